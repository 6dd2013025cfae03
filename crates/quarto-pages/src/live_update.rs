use std::time::Duration;

use quarto_game::{Announcement, Seat, Snapshot, Turn, Update, View};
use quarto_rules::{Phase, Player};
use quarto_sound::{Signal, Sound};
use quarto_text::Narrator;
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
    /// The lines to say, in this order.
    pub lines: Vec<SpokenLine>,
    /// The sounds to play, in this order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sounds: Vec<String>,
    /// The key of the page's form that this answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// A line for the live regions of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpokenLine {
    /// What is said.
    pub text: String,
    /// Whether it may interrupt the screen reader.
    pub urgent: bool,
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
        let problem =
            flash.problem.iter().map(|text| SpokenLine { text: text.clone(), urgent: true });
        let said = flash.answer.said.iter();
        let answer = said.map(|text| SpokenLine { text: text.clone(), urgent: false });
        let turn = new_turn(seen, told, seats);
        let news = lines(reader, &seen.view, told, turn);
        let mut lines: Vec<SpokenLine> = problem.chain(answer).chain(news).collect();
        // Only one line interrupts: the next one would cut it off.
        let first = lines.iter().position(|line| line.urgent);
        let rest = lines.iter_mut().skip(first.map_or(0, |first| first + 1));
        rest.for_each(|line| line.urgent = false);
        let sounds = sounds(reader, seats, &seen.view, told, turn);
        LiveUpdate { lines, sounds, ..LiveUpdate::default() }
    }

    /// Returns the message for a part of what has happened, of which more follows.
    #[must_use]
    pub fn part(reader: &Reader, seats: &[Seat], view: &View, told: &[Update]) -> LiveUpdate {
        let lines = lines(reader, view, told, None);
        LiveUpdate {
            lines,
            sounds: sounds(reader, seats, view, told, None),
            ..LiveUpdate::default()
        }
    }

    /// Returns the warning for a player who has this much time left.
    #[must_use]
    pub fn warning(reader: &Reader, view: &View, player: Player, left: Duration) -> LiveUpdate {
        let text = Narrator::new(reader.voice(), view).clock_warning(player, left).spoken;
        let lines = vec![SpokenLine { text, urgent: false }];
        let sounds = reader.settings.sounds.choose([Sound::Signal(Signal::ClockWarning)]);
        LiveUpdate { lines, sounds, ..LiveUpdate::default() }
    }
}

/// Returns the lines for events: the result first, then the next thing to do, then the rest. Nothing is
/// said twice.
fn lines(reader: &Reader, view: &View, told: &[Update], turn: Option<Turn>) -> Vec<SpokenLine> {
    let mut narrator = Narrator::new(reader.voice(), view);
    let (mut first, mut rest) = (Vec::new(), Vec::new());
    for told in told {
        for heard in &told.heard {
            let lines = narrator.tell(heard);
            if is_said_otherwise(heard, told, turn) {
                continue;
            }
            let urgent = Kind::of(heard).is_urgent();
            let place = if urgent { &mut first } else { &mut rest };
            place.extend(lines.into_iter().map(|line| SpokenLine { text: line.spoken, urgent }));
        }
    }
    let prompt = turn.map(|turn| narrator.prompt(turn).spoken);
    first.extend(prompt.map(|text| SpokenLine { text, urgent: false }));
    first.extend(rest);
    first
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
