//! The codes of refusals, which clients recognise and by which texts are looked up.

use quarto_rules::{Phase, PlayError};

use crate::Refusal;

/// Declares the code and meaning of every refusal in one place: the table and the matches are generated
/// from the same lines, and a refusal without a line does not compile.
macro_rules! codes {
    ($($refusal:pat => $code:literal $title:literal;)*) => {
        /// All codes of refusals, with what they mean.
        pub const REFUSALS: &[(&str, &str)] = &[$(($code, $title)),*];

        impl Refusal {
            /// Returns the code that clients know it by. Its meaning never changes.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $($refusal => $code,)*
                }
            }

            /// Returns what the code means in general, without the details of this case.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self {
                    $($refusal => $title,)*
                }
            }
        }
    };
}

codes! {
    Refusal::BadList =>
        "bad-list"
        "A command is one action, or a placement and then a piece to give, a call or done.";
    Refusal::Play(PlayError::CallUsed) => "call-used" "The one call of this window is used.";
    Refusal::Enough => "enough" "The game has room only for moves, calls and its end.";
    Refusal::EnoughGreetings =>
        "enough-greetings" "That seat has no greetings left in this game.";
    Refusal::Play(PlayError::GameOver) => "game-over" "The game is over.";
    Refusal::NoAssistance => "no-assistance" "Hints are not allowed in this game.";
    Refusal::Play(PlayError::NoCalls) =>
        "no-calls" "Nobody calls in this game: alignments win by themselves.";
    Refusal::NoClaims => "no-claims" "This game cannot be claimed.";
    Refusal::NoClock => "no-clock" "No clock is running.";
    Refusal::NoQuestionLeft => "no-question-left" "No questions are left this turn.";
    Refusal::NoQuestions => "no-questions" "Nobody may ask in this game.";
    Refusal::NoTakebacks => "no-takebacks" "Moves cannot be taken back in this game.";
    Refusal::Play(PlayError::NoWindow) => "no-window" "There is no placement to call.";
    Refusal::Play(PlayError::NotAWinningShape(_)) =>
        "not-a-winning-shape" "That shape cannot win in this game.";
    Refusal::NotAbandoned =>
        "not-abandoned" "The opponent is not the one to act, or is not gone long enough.";
    Refusal::NotBlindfold => "not-blindfold" "The game is not blindfold: look at the board.";
    Refusal::Play(PlayError::NotInReserve(_)) => "not-in-reserve" "That piece is gone.";
    Refusal::NotOffered => "not-offered" "Nothing was offered.";
    Refusal::NotOver => "not-over" "The game is not over.";
    Refusal::NotStarted => "not-started" "The game has not started.";
    Refusal::Play(PlayError::NotYourTurn) => "not-your-turn" "It is the other player's turn.";
    Refusal::Play(PlayError::NotYourWindow) =>
        "not-your-window" "It is the other player's window to call.";
    Refusal::Play(PlayError::NothingGiven) =>
        "nothing-given" "The game goes on, so the move must give a piece.";
    Refusal::NothingToTakeBack => "nothing-to-take-back" "There is nothing to take back.";
    Refusal::Play(PlayError::Occupied(_)) => "occupied" "The square is occupied.";
    Refusal::Offered => "offered-already" "That has already been offered.";
    Refusal::SeatTaken => "seat-taken" "The seat is taken.";
    Refusal::Started => "started" "The game has started.";
    Refusal::TimeIsUp => "time-is-up" "Time is up.";
    Refusal::TooMuchAsked =>
        "too-much-asked"
        "With a limited number of questions, ask for a square, a shape or the reserve.";
    Refusal::Play(PlayError::WrongPhase(_)) =>
        "wrong-phase" "Something else must be done first.";
}

/// All refusals whose code says everything.
const PLAIN: [Refusal; 27] = [
    Refusal::NotStarted,
    Refusal::Started,
    Refusal::NotOver,
    Refusal::SeatTaken,
    Refusal::TimeIsUp,
    Refusal::NoClock,
    Refusal::BadList,
    Refusal::Offered,
    Refusal::NotOffered,
    Refusal::NoAssistance,
    Refusal::NoTakebacks,
    Refusal::NothingToTakeBack,
    Refusal::NotBlindfold,
    Refusal::NoQuestions,
    Refusal::NoQuestionLeft,
    Refusal::TooMuchAsked,
    Refusal::Enough,
    Refusal::NoClaims,
    Refusal::NotAbandoned,
    Refusal::EnoughGreetings,
    Refusal::Play(PlayError::GameOver),
    Refusal::Play(PlayError::NotYourTurn),
    Refusal::Play(PlayError::NoCalls),
    Refusal::Play(PlayError::NoWindow),
    Refusal::Play(PlayError::NotYourWindow),
    Refusal::Play(PlayError::CallUsed),
    Refusal::Play(PlayError::NothingGiven),
];

impl Refusal {
    /// Returns what the refusal is about, if the code alone does not say it: a piece, a square, a shape,
    /// or what must be done first.
    #[must_use]
    pub fn about(self) -> Option<String> {
        let Refusal::Play(error) = self else { return None };
        match error {
            PlayError::NotInReserve(piece) => Some(piece.to_string()),
            PlayError::Occupied(square) => Some(square.to_string()),
            PlayError::NotAWinningShape(shape) => Some(shape.to_string()),
            PlayError::WrongPhase(Phase::Give) => Some("give".into()),
            PlayError::WrongPhase(Phase::Place(piece)) => Some(format!("place {piece}")),
            PlayError::WrongPhase(Phase::Done) => Some("done".into()),
            PlayError::GameOver
            | PlayError::NotYourTurn
            | PlayError::NoCalls
            | PlayError::NoWindow
            | PlayError::NotYourWindow
            | PlayError::CallUsed
            | PlayError::NothingGiven => None,
        }
    }

    /// Returns the refusal with this code and subject, or `None` if there is none; the inverse of
    /// [`Refusal::code`].
    #[must_use]
    pub fn from_code(code: &str, about: Option<&str>) -> Option<Refusal> {
        let error = match (code, about) {
            ("not-in-reserve", Some(piece)) => PlayError::NotInReserve(piece.parse().ok()?),
            ("occupied", Some(square)) => PlayError::Occupied(square.parse().ok()?),
            ("not-a-winning-shape", Some(shape)) => {
                PlayError::NotAWinningShape(shape.parse().ok()?)
            }
            ("wrong-phase", Some("give")) => PlayError::WrongPhase(Phase::Give),
            ("wrong-phase", Some("done")) => PlayError::WrongPhase(Phase::Done),
            ("wrong-phase", Some(place)) => {
                let piece = place.strip_prefix("place ")?.parse().ok()?;
                PlayError::WrongPhase(Phase::Place(piece))
            }
            _ => return PLAIN.into_iter().find(|refusal| refusal.code() == code),
        };
        Some(Refusal::Play(error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_in_order_and_mean_one_thing_each() {
        let codes: Vec<&str> = REFUSALS.iter().map(|(code, _)| *code).collect();
        assert!(codes.is_sorted_by(|one, next| one < next), "{codes:?}");
    }
    #[test]
    fn every_code_stands_for_its_refusal() {
        let about = |code| match code {
            "not-in-reserve" => Some("K"),
            "occupied" => Some("a1"),
            "not-a-winning-shape" => Some("blocka1"),
            "wrong-phase" => Some("place K"),
            _ => None,
        };
        for (code, _) in REFUSALS {
            let refusal = Refusal::from_code(code, about(code)).unwrap();
            assert_eq!((refusal.code(), refusal.about().as_deref()), (*code, about(code)));
        }
        assert_eq!(Refusal::from_code("no-game", None), None);
        assert_eq!(Refusal::from_code("occupied", Some("e5")), None);
    }
}
