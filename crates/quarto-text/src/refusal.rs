use quarto_game::Refusal;
use quarto_rules::{Phase, PlayError};

use crate::{Message, Voice};

impl Voice {
    /// Returns the text for a refusal: why the command was refused, and what to do instead.
    #[must_use]
    pub fn refusal(self, refusal: Refusal) -> String {
        self.say(match refusal {
            Refusal::Play(error) => return self.play_error(error),
            Refusal::NotStarted => Message::RefusedNotStarted,
            Refusal::Started => Message::RefusedStarted,
            Refusal::NotOver => Message::RefusedNotOver,
            Refusal::SeatTaken => Message::RefusedSeatTaken,
            Refusal::TimeIsUp => Message::RefusedTimeIsUp,
            Refusal::NoClock => Message::RefusedNoClock,
            Refusal::BadList => Message::RefusedBadList,
            Refusal::Offered => Message::RefusedOffered,
            Refusal::NotOffered => Message::RefusedNotOffered,
            Refusal::NoAssistance => Message::RefusedNoAssistance,
            Refusal::NoTakebacks => Message::RefusedNoTakebacks,
            Refusal::NothingToTakeBack => Message::RefusedNothingToTakeBack,
            Refusal::NotBlindfold => Message::RefusedNotBlindfold,
            Refusal::NoQuestionLeft => Message::RefusedNoQuestionLeft,
            Refusal::NoQuestions => Message::RefusedNoQuestions,
            Refusal::TooMuchAsked => Message::RefusedTooMuchAsked,
            Refusal::Enough => Message::RefusedEnough,
            Refusal::NoClaims => Message::RefusedNoClaims,
            Refusal::NotAbandoned => Message::RefusedNotAbandoned,
            Refusal::EnoughGreetings => Message::RefusedEnoughGreetings,
        })
    }

    fn play_error(self, error: PlayError) -> String {
        self.say(match error {
            PlayError::GameOver => Message::RefusedGameOver,
            PlayError::NotYourTurn => Message::RefusedNotYourTurn,
            PlayError::WrongPhase(Phase::Give) | PlayError::NothingGiven => {
                Message::RefusedGiveFirst
            }
            PlayError::WrongPhase(Phase::Place(piece)) => {
                return self.say(Message::RefusedPlaceFirst { piece: &self.piece_object(piece) });
            }
            PlayError::WrongPhase(Phase::Done) => Message::RefusedOnlyDone,
            PlayError::NotInReserve(piece) => {
                return self.say(Message::RefusedGone { piece: &self.piece(piece) });
            }
            PlayError::Occupied(square) => {
                return self.say(Message::RefusedOccupied { square: &square.to_string() });
            }
            PlayError::NoCalls => Message::RefusedNoCalls,
            PlayError::NotAWinningShape(shape) => {
                return self.say(Message::RefusedNotAShape { shape: &self.shape(shape) });
            }
            PlayError::NoWindow => Message::RefusedNoWindow,
            PlayError::NotYourWindow => Message::RefusedNotYourWindow,
            PlayError::CallUsed => Message::RefusedCallUsed,
        })
    }
}
