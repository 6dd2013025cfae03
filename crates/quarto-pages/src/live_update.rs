use std::time::Duration;

use quarto_game::{Announcement, Seat, Snapshot, Turn, Update, View};
use quarto_rules::{Phase, Player};
use quarto_sound::{Signal, Sound};
use quarto_text::{Line, Narrator, Verbosity, sentences};
use serde::Serialize;

use crate::kind::Kind;
use crate::{Flash, Reader};

/// A message to a page that is open: what to show, to say and to play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct LiveUpdate {
    /// The number of events that the page knows now.
    pub seq: usize,
    /// The scene to show, if it changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<String>,
    /// The lines to say, in this order. Of a game there is one at most: a braille display shows only
    /// the latest.
    pub lines: Vec<SpokenLine>,
    /// Whether the visitor has acted: what was said before is over.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub acted: bool,
    /// The sounds to play, in this order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sounds: Vec<String>,
    /// What a notice of the browser says, where the visitor allowed it: it is their turn, or the game
    /// begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
    /// The key of the page's form that this answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// A setting for the browser to keep, as a form.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keep: Option<String>,
}

/// A line for the live regions of the page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct SpokenLine {
    /// What is said.
    pub text: String,
    /// Whether it may interrupt the screen reader.
    pub urgent: bool,
    /// What is said instead if the focus moves to the heading, which says the result itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub besides: Option<String>,
}

impl LiveUpdate {
    /// Returns the message after `told` has happened: the lines for this page alone come before those of
    /// the events.
    #[must_use]
    pub fn new(
        reader: &Reader,
        seats: &[Seat],
        seen: &Snapshot,
        told: &[Update],
        flash: &Flash,
    ) -> LiveUpdate {
        let turn = new_turn(seen, told, seats);
        let mut news = News::new(reader, seats, &seen.view, told, turn);
        news.problem.clone_from(&flash.problem);
        news.answer.clone_from(&flash.answer.said);
        let sounds = sounds(reader, seats, &seen.view, told, turn);
        let acted = has_acted(&seen.view, seats, told);
        let lines = news.line();
        let begins = !seats.is_empty() && begins(told);
        let is_news = (turn.is_some() || begins) && !acted;
        let notice = lines.first().filter(|_| is_news).map(|line| line.text.clone());
        LiveUpdate { lines, acted, sounds, notice, ..LiveUpdate::default() }
    }

    /// Returns the message for a part of what has happened, of which more follows.
    #[must_use]
    pub fn part(reader: &Reader, seats: &[Seat], view: &View, told: &[Update]) -> LiveUpdate {
        LiveUpdate {
            lines: News::new(reader, seats, view, told, None).line(),
            acted: has_acted(view, seats, told),
            sounds: sounds(reader, seats, view, told, None),
            ..LiveUpdate::default()
        }
    }

    /// Returns the warning for a player who has this much time left. One's own interrupts.
    #[must_use]
    pub fn warning(
        reader: &Reader,
        seats: &[Seat],
        view: &View,
        player: Player,
        left: Duration,
    ) -> LiveUpdate {
        let narrator = Narrator::new(reader.voice(), view).heard_by(seats);
        let text = narrator.clock_warning(player, left).spoken;
        let urgent = is_here(view, seats, player);
        let lines = vec![SpokenLine { text, urgent, besides: None }];
        let sounds = reader.settings.sounds.choose([Sound::Signal(Signal::ClockWarning)]);
        LiveUpdate { lines, sounds, ..LiveUpdate::default() }
    }
}

/// What is said in one message, the most important first.
#[derive(Default)]
struct News {
    /// How the game ended.
    result: Option<String>,
    /// What else may interrupt.
    urgent: Vec<String>,
    /// Why a form was refused.
    problem: Option<String>,
    answer: Vec<String>,
    /// What happened, and what is to be done.
    events: Vec<String>,
}

impl News {
    /// Puts events into words. Nothing is said twice.
    fn new(
        reader: &Reader,
        seats: &[Seat],
        view: &View,
        told: &[Update],
        turn: Option<Turn>,
    ) -> News {
        let mut narrator = Narrator::new(reader.voice(), view).heard_by(seats);
        let mut news = News::default();
        for told in told {
            for heard in &told.heard {
                let lines = narrator.tell(heard);
                if !is_said_otherwise(heard, told, turn) {
                    news.add(heard, lines, view, seats);
                }
            }
        }
        let prompt = turn.map(|turn| narrator.prompt(turn).spoken);
        // A square is one word, after which the piece is heard soon enough; a sentence is not.
        let at = match reader.settings.verbosity {
            Verbosity::Brief | Verbosity::Normal => news.events.len(),
            Verbosity::Full => 0,
        };
        news.events.splice(at..at, prompt);
        news
    }

    fn add(&mut self, heard: &Announcement, lines: Vec<Line>, view: &View, seats: &[Seat]) {
        let mut said = lines.into_iter().map(|line| line.spoken);
        let is_last_warning = matches!(
            heard,
            Announcement::Attempted { player, last_warning: true, .. } if is_here(view, seats, *player)
        );
        if Kind::of(heard) == Kind::End {
            self.result = said.next();
        }
        if Kind::of(heard).is_urgent() || is_last_warning {
            self.urgent.extend(said);
        } else {
            self.events.extend(said);
        }
    }

    /// Returns what is said, in one line.
    fn line(&self) -> Vec<SpokenLine> {
        let important = self.urgent.iter().chain(&self.problem);
        let rest: Vec<&String> = important.chain(&self.answer).chain(&self.events).collect();
        let besides = sentences(rest.iter().map(|text| text.as_str()));
        let text = sentences(self.result.iter().map(String::as_str).chain([&*besides]));
        let urgent = self.result.is_some() || self.problem.is_some() || !self.urgent.is_empty();
        let besides = self.result.is_some().then_some(besides);
        let line = SpokenLine { text, urgent, besides };
        [line].into_iter().filter(|line| !line.text.is_empty()).collect()
    }
}

/// Tells whether a player is at this page.
fn is_here(view: &View, seats: &[Seat], player: Player) -> bool {
    view.seat(player).is_some_and(|seat| seats.contains(&seat))
}

/// Tells whether the game has begun.
fn begins(told: &[Update]) -> bool {
    let mut heard = told.iter().flat_map(|told| &told.heard);
    heard.any(|heard| matches!(heard, Announcement::Started { .. }))
}

/// Tells whether a player at this page has acted.
fn has_acted(view: &View, seats: &[Seat], told: &[Update]) -> bool {
    let mut kinds = told.iter().flat_map(|told| &told.heard).map(Kind::of);
    kinds.any(|kind| {
        matches!(kind, Kind::Give(player) | Kind::Place(player) if is_here(view, seats, player))
    })
}

/// Returns the sounds of events in order, and the signal of the reader's turn.
fn sounds(
    reader: &Reader,
    seats: &[Seat],
    view: &View,
    told: &[Update],
    turn: Option<Turn>,
) -> Vec<String> {
    let listener = view.own_player().filter(|_| seats.len() == 1);
    let heard = told.iter().flat_map(|told| &told.heard);
    let sounds = heard.flat_map(|heard| Sound::of(heard, listener));
    let turn = turn.map(|_| Sound::Signal(Signal::YourTurn));
    reader.settings.sounds.choose(sounds.chain(turn))
}

/// Returns the reader's turn, if it is new to them. While more events are still to come, it is sent with
/// the last of them.
fn new_turn(seen: &Snapshot, told: &[Update], seats: &[Seat]) -> Option<Turn> {
    let mut kinds = told.iter().flat_map(|told| &told.heard).map(Kind::of);
    let is_turn_changed = kinds.any(Kind::changes_turn);
    let is_all = told.last().is_some_and(|told| told.seq >= seen.seq);
    let turn = seen.view.turn().filter(|_| is_all && is_turn_changed)?;
    seats.contains(&turn.seat).then_some(turn)
}

/// Tells whether an announcement is already covered by the result or by the prompt.
fn is_said_otherwise(heard: &Announcement, told: &Update, turn: Option<Turn>) -> bool {
    let ends = told.heard.iter().any(|heard| Kind::of(heard) == Kind::End);
    let calls = matches!(Kind::of(heard), Kind::Call | Kind::WrongCall);
    let in_hand = turn.map(|turn| turn.phase);
    let gives =
        matches!(heard, Announcement::Given { piece, .. } if in_hand == Some(Phase::Place(*piece)));
    (calls && ends) || gives
}
