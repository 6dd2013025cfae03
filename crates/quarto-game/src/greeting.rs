use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use thiserror::Error;

/// Something kind that one player says to the other, written for example `good-luck`. Players cannot
/// send any other text, so there is nothing unkind to read.
///
/// ```
/// use quarto_game::Greeting;
///
/// assert_eq!("well-played".parse(), Ok(Greeting::WellPlayed));
/// assert_eq!(Greeting::OneMoment.to_string(), "one-moment");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Greeting {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// Thanks!
    Thanks,
    /// One moment, please.
    OneMoment,
    /// Oops!
    Oops,
    /// Bye!
    Bye,
}

impl Greeting {
    /// All greetings.
    pub const ALL: [Greeting; 7] = [
        Greeting::Hello,
        Greeting::GoodLuck,
        Greeting::WellPlayed,
        Greeting::Thanks,
        Greeting::OneMoment,
        Greeting::Oops,
        Greeting::Bye,
    ];
}

/// How often each seat may greet in one game.
pub const GREETINGS: u8 = 20;

impl Display for Greeting {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(match self {
            Greeting::Hello => "hello",
            Greeting::GoodLuck => "good-luck",
            Greeting::WellPlayed => "well-played",
            Greeting::Thanks => "thanks",
            Greeting::OneMoment => "one-moment",
            Greeting::Oops => "oops",
            Greeting::Bye => "bye",
        })
    }
}

/// The error for a text that is not a greeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("greetings are hello, good-luck, well-played, thanks, one-moment, oops and bye")]
pub struct GreetingError;

impl FromStr for Greeting {
    type Err = GreetingError;

    fn from_str(text: &str) -> Result<Greeting, GreetingError> {
        Greeting::ALL.into_iter().find(|greeting| greeting.to_string() == text).ok_or(GreetingError)
    }
}

quarto_rules::as_text! {
    Greeting, "Greeting", "^(hello|good-luck|well-played|thanks|one-moment|oops|bye)$", "hello",
        "What players may say to each other.";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn greetings_are_written_as_they_are_read() {
        for greeting in Greeting::ALL {
            assert_eq!(greeting.to_string().parse(), Ok(greeting));
            assert!(GreetingError.to_string().contains(&greeting.to_string()), "{greeting}");
        }
        for text in ["", "Hello", "good luck", "hello ", "0"] {
            assert_eq!(text.parse::<Greeting>(), Err(GreetingError), "{text}");
        }
    }
}
