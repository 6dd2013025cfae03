//! Every sentence a player reads, in one place.

mod command;
mod engine;
mod rules;
mod story;

use quarto_rules::{
    Action, Alignment, Calling, Ending, Outcome, Phase, Piece, Play, PlayError, Player, Shape,
    ShapeKind, Shapes, Square, Terms, Trait, TraitSet, Window, WrongCall,
};

pub(crate) use self::command::{Command, HELP, Question, parse};
pub(crate) use self::engine::{
    book_built, book_differs, book_exists, book_right, match_result, not_a_position, not_solved,
    other_rules, progress, searching, solution,
};
pub(crate) use self::rules::{Topic, rules};
pub(crate) use self::story::{missed, tell};

/// What the players are called when nobody says their names.
pub(crate) const PLAYERS: [&str; 2] = ["Player 1", "Player 2"];

pub(crate) const WELCOME: &str = "\
Quarto for two people at one keyboard.
Give a piece by its letter or its traits, as in: tall round hollow dark.
Place it by its square, as in: b3. Call with, for example: quarto row 2.
Type help at any time.";

/// How to read the drawings of [`crate::picture`].
pub(crate) const LEGEND: &str =
    "Drawn: ( ) round, [ ] square; two lines tall, one short; # dark; o hollow.";

pub(crate) const NOT_FINISHED: &str = "The game is not finished.";

/// Asks for the name of a player.
pub(crate) fn ask_name(default: &str) -> String {
    format!("Name of a player (Enter for {default}): ")
}

/// Names a piece by its traits, as in "tall round hollow dark".
pub(crate) fn piece(piece: Piece) -> String {
    let traits = [Trait::Height, Trait::Shape, Trait::Fill, Trait::Colour];
    traits.map(|t| value(t, piece.has(t))).join(" ")
}

/// Names one value of a trait.
pub(crate) fn value(t: Trait, present: bool) -> &'static str {
    let [absent_word, present_word] = match t {
        Trait::Colour => ["light", "dark"],
        Trait::Height => ["short", "tall"],
        Trait::Shape => ["round", "square"],
        Trait::Fill => ["solid", "hollow"],
    };
    if present { present_word } else { absent_word }
}

/// Names a shape, as in "row 1" or "block b2".
pub(crate) fn shape(shape: Shape) -> String {
    let text = shape.to_string();
    let (kind, start) = match shape.kind() {
        ShapeKind::Row => ("row", 3),
        ShapeKind::Column => ("column", 3),
        ShapeKind::Diagonal => ("diagonal", 4),
        ShapeKind::Block => ("block", 5),
    };
    format!("{kind} {}", &text[start..])
}

/// Says what an alignment is, as in "row 1, all dark and tall".
pub(crate) fn alignment(alignment: Alignment) -> String {
    let values: Vec<&str> = alignment.values().map(|(t, present)| value(t, present)).collect();
    format!("{}, all {}", shape(alignment.shape()), and(&values))
}

/// Joins words, as in "a, b and c".
fn and(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [one] => (*one).into(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// Says what was agreed on.
pub(crate) fn terms(terms: Terms) -> String {
    let shapes = match terms.rules.shapes() {
        Shapes::Lines => "Rows, columns and diagonals win.",
        Shapes::Squares => "Rows, columns, diagonals and 2×2 blocks win.",
    };
    let calling = match (terms.calling, terms.wrong_call) {
        (Calling::Auto, _) => "An alignment wins at once.",
        (Calling::Official, WrongCall::Three) => {
            "An alignment wins for the player who calls it; a third wrong call loses."
        }
        (Calling::Official, WrongCall::Loses) => {
            "An alignment wins for the player who calls it; a wrong call loses."
        }
        (Calling::Official, WrongCall::Free) => {
            "An alignment wins for the player who calls it; wrong calls cost nothing."
        }
    };
    format!("{shapes} {}\n{calling}", counted(terms.rules.traits()))
}

fn counted(traits: TraitSet) -> String {
    let words: Vec<String> = traits.iter().map(|t| t.to_string()).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match traits.len() {
        4 => "All four traits count.".into(),
        1 => format!("Only {} counts.", words[0]),
        _ => format!("Only {} count.", and(&words)),
    }
}

/// Says what must be done now and by whom, or how the game ended.
pub(crate) fn situation(play: &Play, names: [&str; 2]) -> String {
    if let Some(end) = play.outcome() {
        return outcome(play, end, names);
    }
    let player = play.position().player();
    let (name, other) = (names[player.index()], names[player.opponent().index()]);
    match play.position().phase() {
        Phase::Give => format!("{name}, give {other} a piece."),
        Phase::Place(given) => format!("{name}, place the {} piece.", piece(given)),
        Phase::Done => format!("{name}, all pieces are placed: {}.", last_choice(play)),
    }
}

/// Says what is left to do after the last piece.
fn last_choice(play: &Play) -> &'static str {
    let called = play.position().window().is_some_and(Window::called);
    if called { "say done" } else { "call QUARTO! or say done" }
}

/// Says how a game ended by its own rules.
pub(crate) fn outcome(play: &Play, end: Outcome, names: [&str; 2]) -> String {
    let name = |player: Player| names[player.index()];
    match end {
        Outcome::Call { winner, .. } | Outcome::Alignment { winner, .. } => {
            let found: Vec<String> = play.winning_alignments().into_iter().map(alignment).collect();
            format!("QUARTO! {} wins: {}.", name(winner), found.join("; "))
        }
        Outcome::WrongCall { loser, shape: called } => format!(
            "{} wins: {} called {} wrongly.",
            name(loser.opponent()),
            name(loser),
            shape(called)
        ),
        Outcome::FullBoard => "A draw: all pieces are placed and nobody has won.".into(),
    }
}

/// Says how a game was ended from outside.
pub(crate) fn ending(play: &Play, end: Ending, names: [&str; 2]) -> String {
    let acting = play.position().player();
    let wins = |player: Player| format!("{} wins", names[player.index()]);
    match end {
        Ending::Resign(player) => {
            format!("{} resigns. {}.", names[player.index()], wins(player.opponent()))
        }
        Ending::Time => {
            format!("{} ran out of time. {}.", names[acting.index()], wins(acting.opponent()))
        }
        Ending::Agreed => "A draw by agreement.".into(),
        Ending::Abandoned => {
            format!("{} left the game. {}.", names[acting.index()], wins(acting.opponent()))
        }
        Ending::Attempts => {
            let name = names[acting.index()];
            format!("{name} tried twice what cannot be done. {}.", wins(acting.opponent()))
        }
    }
}

/// Says what was done, after it was done.
pub(crate) fn done(before: &Play, action: Action, after: &Play, names: [&str; 2]) -> String {
    let player = before.position().player();
    let (name, other) = (names[player.index()], names[player.opponent().index()]);
    let right = matches!(after.outcome(), Some(Outcome::Call { .. }));
    match action {
        Action::Give(given) => format!("{name} gives {other} the {} piece.", piece(given)),
        Action::Place(square) => match before.position().hand() {
            Some(placed) => format!("{name} places the {} piece on {square}.", piece(placed)),
            None => format!("{name} places on {square}."),
        },
        Action::Call(called) if right => format!("{name} calls QUARTO! on {}.", shape(called)),
        Action::Call(called) => format!("{name} calls QUARTO! on {}. It is wrong.", shape(called)),
        Action::Done => format!("{name} is done."),
    }
}

/// Lists the legal actions, a line a kind.
pub(crate) fn legal_actions(play: &Play) -> Vec<String> {
    let line = |word: &str, kind: &dyn Fn(&Action) -> Option<String>| {
        let texts: Vec<String> = play.legal_actions().filter_map(|action| kind(&action)).collect();
        (!texts.is_empty()).then(|| format!("{word}: {}", texts.join(" ")))
    };
    let lines = [
        line("give", &|action| match action {
            Action::Give(piece) => Some(piece.to_string()),
            _ => None,
        }),
        line("place", &|action| match action {
            Action::Place(square) => Some(square.to_string()),
            _ => None,
        }),
        line("done", &|action| (*action == Action::Done).then(|| action.to_string())),
        line("call", &|action| match action {
            Action::Call(shape) => Some(shape.to_string()),
            _ => None,
        }),
    ];
    lines.into_iter().flatten().collect()
}

/// Says why an action is refused, and what to do instead.
pub(crate) fn refusal(error: PlayError) -> String {
    match error {
        PlayError::GameOver => "The game is over.".into(),
        PlayError::NotYourTurn => "It is the other player's turn.".into(),
        PlayError::WrongPhase(Phase::Give) => "First give your opponent a piece.".into(),
        PlayError::WrongPhase(Phase::Place(given)) => {
            format!("Place the {} piece first.", piece(given))
        }
        PlayError::WrongPhase(Phase::Done) => {
            "All pieces are placed: there is nothing to do but call or say done.".into()
        }
        PlayError::NotInReserve(gone) => format!("The {} piece is gone.", piece(gone)),
        PlayError::Occupied(square) => format!("{square} is occupied. Choose an empty square."),
        PlayError::NoCalls => "Nobody calls in this game: an alignment wins by itself.".into(),
        PlayError::NotAWinningShape(called) => {
            format!("A {} cannot win in this game.", shape(called).split(' ').next().unwrap_or(""))
        }
        PlayError::NoWindow => "Nothing has been placed that could be called.".into(),
        PlayError::NotYourWindow => "It is the other player's turn to call.".into(),
        PlayError::CallUsed => "You have called already; one call a turn.".into(),
        _ => format!("That cannot be done: {error}."),
    }
}

/// Says what stands on a square.
pub(crate) fn on_square(play: &Play, square: Square) -> String {
    match play.position().board().piece_at(square) {
        Some(found) => format!("{square}: {}", piece(found)),
        None => format!("{square}: empty"),
    }
}

/// Says what stands on the board, a line a row.
pub(crate) fn board(play: &Play) -> Vec<String> {
    let row = |row: &[Square]| {
        let squares: Vec<String> = row.iter().map(|&square| on_square(play, square)).collect();
        squares.join("; ")
    };
    Square::ALL.chunks(4).map(row).collect()
}

/// Lists the reserve, a line a piece.
pub(crate) fn left(play: &Play) -> Vec<String> {
    let reserve = play.position().reserve();
    let pieces = reserve.iter().map(|left| format!("{left}: {}", piece(left)));
    let count = match reserve.len() {
        1 => "One piece is left.".into(),
        count => format!("{count} pieces are left."),
    };
    [count].into_iter().chain(pieces).collect()
}

/// Says which piece is in hand.
pub(crate) fn hand(play: &Play) -> String {
    match play.position().hand() {
        Some(given) => format!("In hand: the {} piece.", piece(given)),
        None => "No piece is in hand.".into(),
    }
}

/// Tells the throws of the lot, and who starts.
pub(crate) fn throws(names: [&str; 2], throws: &[(u8, u8)], starter: &str) -> String {
    let throw = |(one, other): &(u8, u8)| {
        format!("{} throws {one}, {} throws {other}. ", names[0], names[1])
    };
    format!("{}{starter} starts.", throws.iter().map(throw).collect::<Vec<_>>().concat())
}

/// Reads a call back to whoever made it, where a wrong one loses (D3).
pub(crate) fn confirm_call(called: Shape) -> String {
    format!("You call QUARTO! on {}. A wrong call loses. Type yes to call: ", shape(called))
}

pub(crate) const CONFIRM_RESIGN: &str = "Type yes to resign: ";

/// Tells whether the answer to a question is yes.
pub(crate) fn is_yes(answer: &str) -> bool {
    ["y", "yes"].contains(&answer.trim().to_lowercase().as_str())
}
