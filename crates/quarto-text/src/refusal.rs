use quarto_game::Refusal;
use quarto_rules::{Phase, PlayError};

use crate::{GameText, Voice};

impl Voice {
    /// Returns the text for a refusal: why the command was refused, and what to do instead.
    #[must_use]
    pub fn refusal(self, refusal: Refusal) -> String {
        self.say(match refusal {
            Refusal::Play(error) => return self.play_error(error),
            Refusal::NotStarted => GameText::RefusedNotStarted,
            Refusal::Started => GameText::RefusedStarted,
            Refusal::NotOver => GameText::RefusedNotOver,
            Refusal::SeatTaken => GameText::RefusedSeatTaken,
            Refusal::TimeIsUp => GameText::RefusedTimeIsUp,
            Refusal::NoClock => GameText::RefusedNoClock,
            Refusal::BadList => GameText::RefusedBadList,
            Refusal::Offered => GameText::RefusedOffered,
            Refusal::NotOffered => GameText::RefusedNotOffered,
            Refusal::NoAssistance => GameText::RefusedNoAssistance,
            Refusal::NoTakebacks => GameText::RefusedNoTakebacks,
            Refusal::NothingToTakeBack => GameText::RefusedNothingToTakeBack,
            Refusal::NotBlindfold => GameText::RefusedNotBlindfold,
            Refusal::NoQuestionLeft => GameText::RefusedNoQuestionLeft,
            Refusal::NoQuestions => GameText::RefusedNoQuestions,
            Refusal::TooMuchAsked => GameText::RefusedTooMuchAsked,
            Refusal::Enough => GameText::RefusedEnough,
            Refusal::NoClaims => GameText::RefusedNoClaims,
            Refusal::NotAbandoned => GameText::RefusedNotAbandoned,
            Refusal::EnoughGreetings => GameText::RefusedEnoughGreetings,
        })
    }

    fn play_error(self, error: PlayError) -> String {
        self.say(match error {
            PlayError::GameOver => GameText::RefusedGameOver,
            PlayError::NotYourTurn => GameText::RefusedNotYourTurn,
            PlayError::WrongPhase(Phase::Give) | PlayError::NothingGiven => {
                GameText::RefusedGiveFirst
            }
            PlayError::WrongPhase(Phase::Place(piece)) => {
                return self.say(GameText::RefusedPlaceFirst { piece: &self.piece_object(piece) });
            }
            PlayError::WrongPhase(Phase::Done) => GameText::RefusedOnlyDone,
            PlayError::NotInReserve(piece) => {
                return self.say(GameText::RefusedGone { piece: &self.piece(piece) });
            }
            PlayError::Occupied(square) => {
                return self.say(GameText::RefusedOccupied { square: &square.to_string() });
            }
            PlayError::NoCalls => GameText::RefusedNoCalls,
            PlayError::NotAWinningShape(shape) => {
                return self.say(GameText::RefusedNotAShape { shape: &self.shape(shape) });
            }
            PlayError::NoWindow => GameText::RefusedNoWindow,
            PlayError::NotYourWindow => GameText::RefusedNotYourWindow,
            PlayError::CallUsed => GameText::RefusedCallUsed,
        })
    }
}
