//! What a form of a game's page means, and the answers that need only the page.

use quarto_game::{Question, View};
use quarto_player::{Confirmation, Info, Intent, Offered, PartialInput};
use quarto_rules::{Action, Piece, Square, Trait, TraitValue};
use quarto_text::{GameText, Narrator, PageText, TableText, is_no, is_yes};

use crate::board::Moment;
use crate::game::commands;
use crate::moves::moves;
use crate::{AnswerLines, Fields, Flash, FormVerb, Reader};

/// Reads what the reader means by a form.
///
/// # Errors
/// Returns what to show if the form makes no sense.
pub fn intent(reader: &Reader, fields: &Fields) -> Result<Intent, Flash> {
    let problem = |text: PageText<'_>| Flash::problem(reader.say(text));
    let nonsense = || problem(PageText::ErrorOther);
    Ok(match fields.parse("do").ok_or_else(nonsense)? {
        FormVerb::Place => Intent::Act(Action::Place(fields.parse("square").ok_or_else(nonsense)?)),
        FormVerb::Give => Intent::Act(Action::Give(fields.parse("piece").ok_or_else(nonsense)?)),
        FormVerb::Call => {
            let no_shape = || problem(PageText::GameCallNoShape);
            Intent::Act(Action::Call(fields.parse("shape").ok_or_else(no_shape)?))
        }
        FormVerb::Done => Intent::Act(Action::Done),
        FormVerb::Say => return typed(reader, fields),
        FormVerb::Ask => fields.get("what").and_then(asked).ok_or_else(nonsense)?,
        FormVerb::Hint => Intent::Hint,
        FormVerb::Undo => Intent::Undo,
        FormVerb::OfferDraw => Intent::OfferDraw,
        FormVerb::AcceptDraw => Intent::Accept(Some(Offered::Draw)),
        FormVerb::DeclineDraw => Intent::Decline(Some(Offered::Draw)),
        FormVerb::AcceptTakeback => Intent::Accept(Some(Offered::Takeback)),
        FormVerb::DeclineTakeback => Intent::Decline(Some(Offered::Takeback)),
        // The page has asked for a confirmation already.
        FormVerb::Resign => Intent::Confirmed(Confirmation::Resign),
        FormVerb::Claim => Intent::Claim,
        FormVerb::Rematch => Intent::Rematch,
        FormVerb::Greet => Intent::Greet(fields.parse("greeting").ok_or_else(nonsense)?),
        // These are not for those who play.
        FormVerb::Sit | FormVerb::Withdraw => return Err(nonsense()),
    })
}

/// Reads what a form asks about: a square, a shape, or something by its name.
fn asked(what: &str) -> Option<Intent> {
    Some(match what {
        "hand" => Intent::Tell(Info::Hand),
        "last" => Intent::Tell(Info::Last),
        "clock" => Intent::Tell(Info::Clock),
        "left" => Intent::Ask(Question::Reserve),
        place => {
            let square = place.parse().ok().map(Question::Square);
            Intent::Ask(square.or_else(|| place.parse().ok().map(Question::Shape))?)
        }
    })
}

/// Answers a form that asks where the pieces like one of them are: for each of its traits. It is a matter of
/// the page alone, for those who see the board.
#[must_use]
pub fn alike(
    reader: &Reader,
    view: &View,
    fields: &Fields,
    at: Option<usize>,
) -> Option<AnswerLines> {
    let piece: Piece = fields.get("what")?.strip_prefix("like ")?.parse().ok()?;
    let narrator = Narrator::new(reader.voice(), view);
    let voice = narrator.voice;
    let moment = Moment::new(view, &moves(view, &narrator), at.filter(|_| view.is_over()));
    let Some(board) = moment.board else {
        return Some(vec![voice.say(GameText::AnswerHidden)].into());
    };
    let line = |of: Trait| {
        let value = TraitValue { of, present: piece.has(of) };
        let is_like =
            |(_, other): &(Square, Piece)| *other != piece && other.has(of) == value.present;
        let squares = board.iter().filter(is_like).map(|(square, _)| square.to_string());
        let squares = squares.collect::<Vec<_>>().join(", ");
        let (value, squares) = (&voice.value(value), &*squares);
        (!squares.is_empty()).then(|| voice.say(TableText::AskLike { value, squares }))
    };
    let lines: Vec<String> = Trait::ALL.into_iter().filter_map(line).collect();
    let nowhere = || voice.say(GameText::AnswerWhereNone);
    Some(vec![if lines.is_empty() { nowhere() } else { lines.join(". ") + "." }].into())
}

/// Reads a line that the reader typed: the answer to a confirmation, or a command.
fn typed(reader: &Reader, fields: &Fields) -> Result<Intent, Flash> {
    let (text, voice) = (fields.get("text").unwrap_or_default(), reader.voice());
    match fields.parse("sure") {
        Some(sure) if is_yes(text, voice.language) => return Ok(Intent::Confirmed(sure)),
        Some(_) if is_no(text, voice.language) => return Ok(Intent::Refrain),
        Some(_) | None => {}
    }
    let mut before = PartialInput::new(fields.get("before").unwrap_or_default());
    before.read(text, voice.language).map_err(|error| Flash {
        before: before.as_str().into(),
        ..Flash::problem(voice.input_error(&error))
    })
}

/// Returns the answer to a question about what is shown: the present, or the moment after `at` actions
/// of a finished game.
#[must_use]
pub fn answer(reader: &Reader, view: &View, question: Question, at: Option<usize>) -> AnswerLines {
    let mut lines = AnswerLines::default();
    let narrator = Narrator::new(reader.voice(), view);
    let moment = Moment::new(view, &moves(view, &narrator), at.filter(|_| view.is_over()));
    if let (Some(board), Some(reserve)) = (&moment.board, moment.reserve) {
        lines.add(&question.answer(board, reserve), narrator.voice);
    }
    lines
}

/// Returns the lines for information, except about what has happened, which the host knows.
#[must_use]
pub fn tell(reader: &Reader, view: &View, info: Info, at: Option<usize>) -> AnswerLines {
    let narrator = &Narrator::new(reader.voice(), view);
    let voice = narrator.voice;
    let lines = match info {
        Info::Hand => {
            let moment = Moment::new(view, &moves(view, narrator), at.filter(|_| view.is_over()));
            return [voice.hand(moment.hand)].into_iter().collect();
        }
        Info::Clock => narrator.clock(view),
        Info::Score => vec![narrator.score(view)],
        Info::Help => commands(voice),
        Info::Moves if view.actions.is_none() => vec![voice.say(GameText::AnswerHidden)],
        Info::Moves => {
            let lines: Vec<String> =
                moves(view, narrator).into_iter().map(|one| one.text).collect();
            if lines.is_empty() { vec![voice.say(GameText::AnswerLastNone)] } else { lines }
        }
        Info::Rules => narrator.terms(&view.options),
        Info::Last | Info::Repeat => Vec::new(),
    };
    lines.into()
}
