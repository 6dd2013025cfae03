use std::time::Duration;

use quarto_rules::{Action, Outcome, Piece, Player, Shape, Square};
use serde::{Deserialize, Serialize};

use crate::{
    Answer, Cause, Event, Finish, Game, Greeting, Happening, Lot, Memory, Party, Question,
    ReplayError, Seat, Viewer,
};

/// What a viewer hears when something happens: the event, with its meaning and without what the viewer
/// may not know (D8, D11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(missing_docs, reason = "the fields say who did what")]
pub enum Announcement {
    /// A player sat down.
    Seated { seat: Seat, party: Party },
    /// The game began.
    Started { lot: Lot, starter: Seat },
    /// A piece was given.
    Given { player: Player, piece: Piece },
    /// A piece was placed.
    Placed { player: Player, piece: Piece, square: Square },
    /// A call was made, and it is right.
    CallMade { player: Player, shape: Shape },
    /// A call was made, and it is wrong; `count` is how many wrong calls the player has made.
    WrongCall { player: Player, shape: Shape, count: u8 },
    /// After the last piece, a player said that they have nothing to call.
    Done { player: Player },
    /// After the last piece, a player let the last window to call pass.
    Lapsed { player: Player, cause: Cause },
    /// A player made an impossible attempt in a blindfold game. `questions_left` is how many questions
    /// they may still ask, `last_warning` whether the next such attempt loses.
    Attempted { player: Player, action: Action, questions_left: Option<u8>, last_warning: bool },
    /// A player feels the board by touch: the others hear it once per turn, and not what is asked.
    BoardFelt { player: Player },
    /// A player asked a question; only they hear the answer.
    Asked { player: Player, question: Question, answer: Option<Answer>, questions_left: Option<u8> },
    /// A player offered a draw.
    DrawOffered { player: Player },
    /// A player declined a draw.
    DrawDeclined { player: Player },
    /// A player asked to take back.
    TakebackAsked { player: Player },
    /// A player declined to let the opponent take back.
    TakebackDeclined { player: Player },
    /// Actions were taken back.
    TakenBack { player: Player, actions: usize },
    /// The player to act was given more time, in milliseconds, because of a disturbance that was neither
    /// player's fault.
    Extended {
        player: Player,
        #[serde(with = "crate::text::millis")]
        #[cfg_attr(feature = "openapi", schema(value_type = u64))]
        by: Duration,
    },
    /// The game is over; `by` is the player whose action ended it, if one did.
    Ended {
        #[serde(rename = "result")]
        finish: Finish,
        by: Option<Player>,
    },
    /// A player asked for another game.
    RematchOffered { player: Player },
    /// Both players want another game.
    RematchAgreed,
    /// A seat sent a greeting, perhaps before it is known which player it is.
    Greeted { seat: Seat, greeting: Greeting },
}

impl Announcement {
    /// Returns what `player`, or a spectator, hears of it, if they hear it at all: only the player who
    /// asks hears the answer, and the others hear of questions by touch once per turn (D11).
    #[must_use]
    pub fn as_heard_by(self, player: Option<Player>) -> Option<Announcement> {
        match self {
            Announcement::BoardFelt { player: by } => (player != Some(by)).then_some(self),
            Announcement::Asked { player: by, .. } if player == Some(by) => Some(self),
            Announcement::Asked { questions_left: None, .. } => None,
            Announcement::Asked { player, question, questions_left, .. } => {
                Some(Announcement::Asked { player, question, answer: None, questions_left })
            }
            own => Some(own),
        }
    }

    /// Returns what everyone may know of it when the game is over: everything, but nothing twice.
    #[must_use]
    pub fn as_known_afterwards(self) -> Option<Announcement> {
        // The questions themselves say it.
        (!matches!(self, Announcement::BoardFelt { .. })).then_some(self)
    }
}

impl Game {
    /// Applies an event and returns what `viewer` hears of it.
    ///
    /// # Errors
    /// If the event cannot follow what happened before; the game is unchanged.
    pub fn hear(
        &mut self,
        event: &Event,
        viewer: Viewer,
    ) -> Result<Vec<Announcement>, ReplayError> {
        let all = self.hear_all(event)?;
        let player = match viewer {
            Viewer::Seat(seat) => self.player(seat),
            Viewer::Spectator => None,
        };
        Ok(all.into_iter().filter_map(|heard| heard.as_heard_by(player)).collect())
    }

    /// Applies an event and returns all its announcements, to be filtered by
    /// [`Announcement::as_heard_by`].
    ///
    /// # Errors
    /// If the event cannot follow what happened before; the game is unchanged.
    pub fn hear_all(&mut self, event: &Event) -> Result<Vec<Announcement>, ReplayError> {
        let (hand, was_over) = (self.play.position().hand(), self.is_over());
        self.apply(event)?;
        let felt = self.feels_board(&event.what).map(|player| Announcement::BoardFelt { player });
        let mut heard: Vec<Announcement> =
            felt.into_iter().chain(self.announce(&event.what, hand)).collect();
        if !was_over && let Some(finish) = self.finish() {
            heard.push(Announcement::Ended { finish, by: by(&event.what) });
        }
        Ok(heard)
    }

    /// Returns the player who has just started to feel the board in this turn (D11).
    fn feels_board(&self, what: &Happening) -> Option<Player> {
        let by_touch = self.options.blindfold == Some(Memory::Touch);
        let Happening::Asked { player, .. } = what else { return None };
        (by_touch && self.probing.has_just_begun()).then_some(*player)
    }

    fn announce(&self, what: &Happening, hand: Option<Piece>) -> Option<Announcement> {
        Some(match what.clone() {
            Happening::Seated { seat, party } => Announcement::Seated { seat, party },
            Happening::Started { lot, starter } => Announcement::Started { lot, starter },
            Happening::Acted { player, action } => self.announce_action(player, action, hand)?,
            Happening::Lapsed { player, cause } => Announcement::Lapsed { player, cause },
            Happening::Attempted { player, action } => Announcement::Attempted {
                player,
                action,
                questions_left: self.questions_left(),
                last_warning: self.probing.is_at_the_brink(),
            },
            Happening::Asked { player, question } => {
                let position = self.play.position();
                let answer = Some(question.answer(position.board(), position.reserve()));
                let questions_left = self.questions_left();
                Announcement::Asked { player, question, answer, questions_left }
            }
            Happening::DrawOffered(by) => Announcement::DrawOffered { player: by.player },
            Happening::DrawDeclined(by) => Announcement::DrawDeclined { player: by.player },
            Happening::TakebackAsked(by) => Announcement::TakebackAsked { player: by.player },
            Happening::TakebackDeclined(by) => Announcement::TakebackDeclined { player: by.player },
            Happening::TakenBack { player, actions } => Announcement::TakenBack { player, actions },
            Happening::Extended { by } => {
                Announcement::Extended { player: self.play.position().player(), by }
            }
            Happening::RematchOffered(by) => Announcement::RematchOffered { player: by.player },
            Happening::RematchAgreed => Announcement::RematchAgreed,
            Happening::Greeted { seat, greeting } => Announcement::Greeted { seat, greeting },
            // These have no announcement of their own: the end of the game is announced instead.
            Happening::Created { .. }
            | Happening::DrawAgreed
            | Happening::Resigned(_)
            | Happening::OutOfTime(_)
            | Happening::Abandoned(_) => return None,
        })
    }

    fn announce_action(
        &self,
        player: Player,
        action: Action,
        hand: Option<Piece>,
    ) -> Option<Announcement> {
        Some(match action {
            Action::Give(piece) => Announcement::Given { player, piece },
            Action::Place(square) => Announcement::Placed { player, piece: hand?, square },
            Action::Call(shape) if matches!(self.play.outcome(), Some(Outcome::Call { .. })) => {
                Announcement::CallMade { player, shape }
            }
            Action::Call(shape) => {
                let count = self.play.wrong_calls(player);
                Announcement::WrongCall { player, shape, count }
            }
            Action::Done => Announcement::Done { player },
        })
    }

    /// Returns how many questions are left in this turn, if they are counted.
    pub(crate) fn questions_left(&self) -> Option<u8> {
        let memory = self.options.blindfold.filter(|memory| *memory != Memory::Alone)?;
        self.probing.questions_left(memory)
    }
}

/// Returns the player who caused the end of the game, if a player did.
fn by(what: &Happening) -> Option<Player> {
    match what {
        Happening::Resigned(by) | Happening::OutOfTime(by) | Happening::Abandoned(by) => {
            Some(by.player)
        }
        Happening::Attempted { player, .. } | Happening::Acted { player, .. } => Some(*player),
        Happening::Created { .. }
        | Happening::Seated { .. }
        | Happening::Started { .. }
        | Happening::Lapsed { .. }
        | Happening::Asked { .. }
        | Happening::DrawOffered(_)
        | Happening::DrawDeclined(_)
        | Happening::DrawAgreed
        | Happening::TakebackAsked(_)
        | Happening::TakebackDeclined(_)
        | Happening::TakenBack { .. }
        | Happening::Extended { .. }
        | Happening::RematchOffered(_)
        | Happening::RematchAgreed
        | Happening::Greeted { .. } => None,
    }
}
