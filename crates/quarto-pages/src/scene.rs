//! The scene of a game, made only from what the visitor may know (D8, D11).

use askama::Template;
use quarto_game::{GameId, Listing, Seat, Snapshot, Stage, Update};
use quarto_rules::{Action, Missed, Piece, Square};
use quarto_text::{GameText, MeetingText, Narrator, PageText, ReviewText, TableText};

use crate::ask_list::AskGroup;
use crate::board::{BoardView, Choosing, Moment};
use crate::confirmation::ConfirmationForm;
use crate::controls::Controls;
use crate::frame::{PageTexts, render};
use crate::moves::{Move, moves, probes};
use crate::perspective::{
    Chip, ClockFace, Door, Invitation, InvitationAction, Perspective, Throw, title,
};
use crate::result_card::ResultCard;
use crate::seat_view::SeatView;
use crate::{AnswerLines, Fields, FormVerb, Reader};

/// A visitor who looks at a game, and how.
pub struct Onlooker<'a> {
    /// Who they are.
    pub reader: &'a Reader,
    /// The seats that the visitor holds.
    pub seats: &'a [Seat],
    /// The start of every address on this server.
    pub base: &'a str,
    /// How the free seats can be taken.
    pub door: Door,
    /// The idempotency key for the forms.
    pub key: &'a str,
    /// How the scene is delivered.
    pub way: Delivery,
}

/// How a scene is delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// As part of a page that is loaded.
    Page,
    /// By a socket, which also sends the lines to say.
    Socket,
}

/// What is shown once, to the visitor who has just sent a form.
#[derive(Clone, Debug, Default)]
pub struct Flash {
    /// Why the form was refused.
    pub problem: Option<String>,
    /// The part of a piece that the visitor has typed.
    pub before: String,
    /// The answer to it.
    pub answer: AnswerLines,
    /// The confirmation that the visitor is asked for.
    pub(crate) confirmation: Option<Box<ConfirmationForm>>,
    /// Where the form was.
    pub(crate) source: FormSource,
}

/// Where on the page a form was sent, which is where its answer appears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum FormSource {
    /// At a button.
    #[default]
    Button,
    /// In the command box.
    CommandBox,
    /// In the list of questions.
    AskList,
}

impl Flash {
    /// Returns the flash for a problem.
    #[must_use]
    pub fn problem(problem: String) -> Flash {
        Flash { problem: Some(problem), ..Flash::default() }
    }

    /// Returns the flash as the answer to a form: it appears where the form was.
    #[must_use]
    pub fn to(self, fields: &Fields) -> Flash {
        let source = match (fields.get("typed"), fields.get("listed")) {
            (Some(_), _) => FormSource::CommandBox,
            (None, Some(_)) => FormSource::AskList,
            (None, None) => FormSource::Button,
        };
        Flash { source, ..self }
    }

    fn is_typed(&self) -> bool {
        self.source == FormSource::CommandBox && self.says_something()
    }

    fn is_listed(&self) -> bool {
        self.source == FormSource::AskList && self.says_something()
    }

    fn says_something(&self) -> bool {
        self.problem.is_some() || !self.answer.shown.is_empty()
    }

    /// Returns the flash for an answer.
    pub fn answer(answer: impl Into<AnswerLines>) -> Flash {
        Flash { answer: answer.into(), ..Flash::default() }
    }
}

/// The part of a game's page that changes.
#[derive(Template)]
#[template(path = "scene.html")]
struct Scene {
    w: PageTexts,
    game: GameId,
    /// The address for forms.
    action: String,
    /// The public address of the game.
    url: String,
    record: String,
    seq: usize,
    title: String,
    prompt: String,
    /// What is said to a visitor who tries something else; `\u{fffc}` stands for that.
    instead: String,
    /// How long pieces are under way.
    pace: String,
    /// Whether it is the visitor's turn: `yes` or `no`.
    mine: &'static str,
    over: bool,
    /// The result for the visitor, as a CSS class.
    result: &'static str,
    live: bool,
    seated: bool,
    /// How many calls were wrong: with each, the board shakes its head.
    wrong_calls: usize,
    flash: Flash,
    dice: Vec<Throw>,
    news: Vec<String>,
    missed: Vec<MoveLine>,
    /// How the game has ended, unless an earlier moment is shown.
    card: Option<ResultCard>,
    /// What is said to a visitor who could have called what was missed.
    had_it: Option<String>,
    wait: Option<String>,
    invitation: Option<Invitation>,
    /// The key of the form to sit down.
    sit_key: String,
    /// The traits that count, if not all do.
    counted: Option<String>,
    /// What is special about the rules.
    chips: Vec<Chip>,
    name: String,
    table: [SeatView; 2],
    set: BoardView,
    replay: Option<Replay>,
    /// The number of actions before the moment shown, unless it is the present.
    at: Option<usize>,
    controls: Controls,
    /// The questions of a blindfold game.
    ask: Vec<AskGroup>,
    moves: Vec<MoveLine>,
    clocks: Vec<ClockFace>,
    terms: Vec<String>,
    watching: Option<String>,
}

struct Replay {
    first: String,
    back: String,
    on: String,
    last: String,
    text: String,
}

/// An action as a picture.
struct MovePicture {
    /// `given` or `placed`.
    class: &'static str,
    piece: String,
    square: Option<Square>,
}

struct MoveLine {
    /// The number of the action; questions and attempts have none.
    step: Option<usize>,
    text: String,
    picture: Option<MovePicture>,
    url: Option<String>,
    /// Whether it is the latest action before the moment shown.
    is_shown: bool,
}

/// Returns the part of a game's page that changes, as an onlooker sees it, after `at` actions if the game
/// is over. `told` is what they may hear again.
#[must_use]
pub fn scene(
    onlooker: &Onlooker<'_>,
    seen: &Snapshot,
    told: &[Update],
    at: Option<usize>,
    flash: Flash,
) -> String {
    render(&Scene::new(onlooker, seen, told, at, flash))
}

impl Scene {
    fn new(
        onlooker: &Onlooker<'_>,
        seen: &Snapshot,
        told: &[Update],
        at: Option<usize>,
        flash: Flash,
    ) -> Scene {
        let game = seen.game;
        let Onlooker { reader, seats, base, door, key, way } = onlooker;
        let view = &seen.view;
        let narrator = Narrator::new(reader.voice(), view);
        let look = Perspective {
            words: PageTexts(reader.language),
            reader,
            view,
            seats,
            narrator: &narrator,
        };
        let action = reader.to(&format!("/games/{game}"));
        let url = format!("{base}{action}");
        let invitation = look.invitation(*door, &url);
        let is_invited = |one: &Invitation| one.offered == InvitationAction::Seat;
        let invited =
            invitation.as_ref().filter(|one| is_invited(one)).and_then(|_| look.invited_by());
        let over = view.is_over();
        let all = moves(view, &narrator);
        let steps = all.len();
        let at = at.filter(|_| over).map(|at| at.min(steps));
        let mine = look.is_mine();
        let moment = Moment::new(view, &all, at);
        let lit = flash.answer.lit;
        let probes = if over { probes(told, &narrator) } else { Vec::new() };
        Scene {
            w: look.words,
            game,
            url,
            record: format!("/api/games/{game}/record"),
            seq: seen.seq,
            title: title(narrator.voice, view, seats),
            instead: look
                .words
                .say(PageText::GameInstead { tried: "\u{fffc}", prompt: &look.prompt() }),
            prompt: invited.unwrap_or_else(|| look.prompt()),
            pace: look.pace(),
            mine: if mine { "yes" } else { "no" },
            over,
            result: look.result(),
            live: *way == Delivery::Socket,
            seated: !seats.is_empty(),
            wrong_calls: view.wrong_calls.iter().copied().map(usize::from).sum(),
            flash,
            dice: look.dice(),
            news: look.news(told),
            missed: missed(&look, &all, &action),
            card: look.result_card(seen, told).filter(|_| at.is_none()),
            had_it: (seats.len() == 1).then(|| look.words.say(PageText::GameHadIt)),
            wait: ((!over && !mine) || look.has_asked_for_rematch())
                .then(|| format!("{action}/wait?since={}", seen.seq)),
            invitation,
            sit_key: (*key).to_owned(),
            counted: look.counted(),
            chips: look.chips(),
            table: look.table(&moment, seen.away),
            name: reader.settings.name_text(),
            set: look.set(moment, lit),
            at,
            replay: over.then(|| replay(look.words, &action, at.unwrap_or(steps), steps)),
            controls: look.controls(seen),
            ask: look.ask_list(),
            moves: move_lines(&look, all, probes, over.then_some(&action), at.unwrap_or(steps)),
            clocks: look.clocks(),
            terms: terms(&narrator, seen),
            watching: look.watching(seen.spectators),
            action,
        }
    }
}

/// Returns what was agreed on, and whether everyone may watch.
pub(crate) fn terms(narrator: &Narrator, seen: &Snapshot) -> Vec<String> {
    let mut terms = narrator.terms(&seen.view.options);
    if seen.listing != Listing::Unlisted {
        terms.push(narrator.voice.say(MeetingText::MeetingListed));
    }
    terms
}

fn replay(words: PageTexts, action: &str, at: usize, steps: usize) -> Replay {
    // The last step is the game itself.
    let to = |step: usize| {
        if step == steps { action.to_owned() } else { format!("{action}?at={step}") }
    };
    Replay {
        first: to(0),
        back: to(at.saturating_sub(1)),
        on: to((at + 1).min(steps)),
        last: to(steps),
        text: words.say(match at {
            0 => PageText::GameReplayAtStart { count: steps },
            _ if at == steps => PageText::GameReplayAtEnd { count: steps },
            _ => PageText::GameReplayAt { step: at, count: steps },
        }),
    }
}

/// Returns the actions, and between them the questions and attempts.
fn move_lines(
    look: &Perspective<'_>,
    moves: Vec<Move>,
    probes: Vec<(usize, String)>,
    action: Option<&String>,
    at: usize,
) -> Vec<MoveLine> {
    let done = moves.into_iter().zip(1..).map(|(one, step)| {
        let url = action.map(|action| format!("{action}?at={step}"));
        let picture = one.piece.map(|piece| picture(look, one.action, piece));
        let (step, text, is_shown) = (Some(step), one.text, step == at);
        (step.unwrap_or_default(), MoveLine { step, text, picture, url, is_shown })
    });
    let probe = |(step, text)| {
        (step, MoveLine { step: None, text, picture: None, url: None, is_shown: false })
    };
    let mut lines: Vec<_> = done.chain(probes.into_iter().map(probe)).collect();
    lines.sort_by_key(|(step, _)| *step);
    lines.into_iter().map(|(_, line)| line).collect()
}

fn picture(look: &Perspective<'_>, action: Action, piece: Piece) -> MovePicture {
    let (class, square) = match action {
        Action::Place(square) => ("placed", Some(square)),
        Action::Give(_) | Action::Call(_) | Action::Done => ("given", None),
    };
    MovePicture { class, piece: look.symbol(piece), square }
}

/// Returns the alignments that were never called, each with a link to where it can be seen.
fn missed(look: &Perspective<'_>, moves: &[Move], action: &str) -> Vec<MoveLine> {
    let Stage::Over { result: finish } = &look.view.stage else { return Vec::new() };
    let texts = look.narrator.end(finish, None).into_iter().skip(1).map(|line| line.label);
    let step = |placement: usize| {
        let placed = |one: &(usize, &Move)| matches!(one.1.action, Action::Place(_));
        moves.iter().enumerate().filter(placed).nth(placement.saturating_sub(1))
    };
    let line = |(missed, text): (&Missed, String)| MoveLine {
        step: None,
        text,
        picture: None,
        url: step(missed.placement).map(|(step, _)| format!("{action}?at={}", step + 1)),
        is_shown: false,
    };
    finish.missed.iter().zip(texts).map(line).collect()
}
