//! Helpers to set up games in a few words.

use arbtest::arbitrary::{Result, Unstructured};
use quarto_rules::{Action, Calling, Play, RuleSet, Terms, WrongCall};

pub(crate) const OFFICIAL: Terms =
    Terms { rules: RuleSet::LINES, calling: Calling::Official, wrong_call: WrongCall::Three };

pub(crate) const AUTO: Terms = Terms { calling: Calling::Auto, ..OFFICIAL };

/// Player 1 has just put the fourth dark piece on row 1.
pub(crate) const DARK_ROW: &str = "B, a1, D, b1, F, c1, J, d1";

/// All sixteen pieces are placed without an alignment in any rule set; the last was just placed.
pub(crate) const FULL: &str = "E, a1, B, b1, K, c1, M, d1, C, a2, O, b2, J, c2, G, d2, \
                               L, a3, F, b3, D, c3, A, d3, P, a4, I, b4, H, c4, N, d4";

/// Every shape with its squares, written out: ten lines, then nine blocks.
pub(crate) const SHAPES: [(&str, &str); 19] = [
    ("row1", "a1 b1 c1 d1"),
    ("row2", "a2 b2 c2 d2"),
    ("row3", "a3 b3 c3 d3"),
    ("row4", "a4 b4 c4 d4"),
    ("cola", "a1 a2 a3 a4"),
    ("colb", "b1 b2 b3 b4"),
    ("colc", "c1 c2 c3 c4"),
    ("cold", "d1 d2 d3 d4"),
    ("diag1", "a1 b2 c3 d4"),
    ("diag2", "d1 c2 b3 a4"),
    ("blocka1", "a1 b1 a2 b2"),
    ("blockb1", "b1 c1 b2 c2"),
    ("blockc1", "c1 d1 c2 d2"),
    ("blocka2", "a2 b2 a3 b3"),
    ("blockb2", "b2 c2 b3 c3"),
    ("blockc2", "c2 d2 c3 d3"),
    ("blocka3", "a3 b3 a4 b4"),
    ("blockb3", "b3 c3 b4 c4"),
    ("blockc3", "c3 d3 c4 d4"),
];

/// Returns the actions after which these four pieces stand on these four squares.
pub(crate) fn filling(pieces: [&str; 4], squares: &str) -> String {
    let moves = pieces.into_iter().zip(squares.split(' '));
    moves.map(|(piece, square)| format!("{piece}, {square}")).collect::<Vec<_>>().join(", ")
}

/// Plays actions that are separated by commas.
pub(crate) fn play(terms: Terms, actions: &str) -> Play {
    let mut play = Play::new(terms);
    for action in actions.split(',') {
        play.act(action.parse().unwrap()).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
    play
}

/// Returns the action written as `text`.
pub(crate) fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// Chooses random terms.
pub(crate) fn any_terms(u: &mut Unstructured) -> Result<Terms> {
    let rules: Vec<RuleSet> = RuleSet::all().collect();
    Ok(Terms {
        rules: *u.choose(&rules)?,
        calling: *u.choose(&Calling::ALL)?,
        wrong_call: *u.choose(&WrongCall::ALL)?,
    })
}

/// Chooses a legal action; calls are not chosen more often than the other kinds.
pub(crate) fn any_action(u: &mut Unstructured, play: &Play) -> Result<Option<Action>> {
    let calls = |action: &Action| matches!(action, Action::Call(_));
    let wants_call = u.ratio(1, 5)?;
    let legal: Vec<Action> = play.legal_actions().collect();
    let wanted: Vec<Action> = legal.iter().copied().filter(|a| calls(a) == wants_call).collect();
    let choice = if wanted.is_empty() { legal } else { wanted };
    if choice.is_empty() { Ok(None) } else { u.choose(&choice).copied().map(Some) }
}

/// Runs a property with `count` random seeds, the same ones every time.
pub(crate) fn for_random(count: u64, mut property: impl FnMut(&mut Unstructured) -> Result<()>) {
    for seed in 1..=count {
        // The low half of a seed is the number of random bytes.
        arbtest::arbtest(&mut property).seed(seed << 32 | 1024).run();
    }
}

/// Plays a random game and calls `look` on every state of it.
pub(crate) fn random_game(
    u: &mut Unstructured,
    mut look: impl FnMut(&mut Unstructured, &Play) -> Result<()>,
) -> Result<Play> {
    let mut play = Play::new(any_terms(u)?);
    look(u, &play)?;
    while let Some(action) = any_action(u, &play)? {
        play.act(action).unwrap();
        look(u, &play)?;
    }
    Ok(play)
}
