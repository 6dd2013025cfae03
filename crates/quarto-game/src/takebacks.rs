use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_rules::Character;
use thiserror::Error;

use crate::{Options, Party};

/// Whether players may take back what they did (D8), written `free`, `ask` or `none`. A call is
/// never taken back, nor anything before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Takebacks {
    /// Whenever a player wants to.
    Free,
    /// Only if the opponent agrees.
    Ask,
    /// Never.
    None,
}

/// The highest level against which take-backs are free by default.
const LENIENT: u8 = 5;

impl Takebacks {
    /// All three options.
    pub const ALL: [Takebacks; 3] = [Takebacks::Free, Takebacks::Ask, Takebacks::None];

    /// Returns the default in a game with these options between these two; a seat that is still free
    /// counts as a guest's (D8).
    #[must_use]
    pub fn usual(options: &Options, parties: &[Option<Party>; 2]) -> Takebacks {
        if options.clock.is_some() || options.blindfold.is_some() {
            return Takebacks::None;
        }
        let is_lenient = |party: &Party| match party {
            Party::Person(_) | Party::Bot(_) | Party::Engine(Character::Greedy) => true,
            Party::Engine(Character::Level(level)) => level.number() <= LENIENT,
        };
        let has_person = parties.iter().flatten().any(|party| matches!(party, Party::Person(_)));
        match parties {
            [Some(one), Some(other)] if has_person && is_lenient(one) && is_lenient(other) => {
                Takebacks::Free
            }
            [Some(_), Some(_)] => Takebacks::None,
            [None, _] | [_, None] => Takebacks::Ask,
        }
    }
}

/// The error for a text that is not an option for take-backs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("take-backs are free, ask or none")]
pub struct TakebacksError;

impl Display for Takebacks {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(match self {
            Takebacks::Free => "free",
            Takebacks::Ask => "ask",
            Takebacks::None => "none",
        })
    }
}

impl FromStr for Takebacks {
    type Err = TakebacksError;

    fn from_str(text: &str) -> Result<Takebacks, TakebacksError> {
        Takebacks::ALL.into_iter().find(|known| known.to_string() == text).ok_or(TakebacksError)
    }
}

quarto_rules::as_text! {
    Takebacks, "Takebacks", "^(free|ask|none)$", "ask",
        "Whether players may take back: whenever they like, if the opponent agrees, or never.";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(text: &str) -> Option<Party> {
        match text {
            "" => None,
            "person" => Some(Party::Person("Ada".parse().unwrap())),
            engine => Some(Party::Engine(engine.parse().unwrap())),
        }
    }

    #[track_caller]
    fn check(options: &Options, parties: [&str; 2], expected: Takebacks) {
        assert_eq!(Takebacks::usual(options, &parties.map(party)), expected);
    }

    #[test]
    fn d8_take_backs_are_free_among_friends_and_none_where_it_counts() {
        let plain = Options::default();
        check(&plain, ["person", "person"], Takebacks::Free);
        check(&plain, ["person", "5"], Takebacks::Free);
        check(&plain, ["greedy", "person"], Takebacks::Free);
        check(&plain, ["person", "6"], Takebacks::None);
        check(&plain, ["1", "1"], Takebacks::None);
        check(&plain, ["person", ""], Takebacks::Ask);
        let timed = Options { clock: "60/move".parse().ok(), ..plain.clone() };
        let blindfold = Options { blindfold: "touch".parse().ok(), ..plain };
        for options in [timed, blindfold] {
            for parties in [["person", "person"], ["person", "1"], ["person", ""]] {
                check(&options, parties, Takebacks::None);
            }
        }
    }

    #[test]
    fn take_backs_are_written_as_they_are_read() {
        for known in Takebacks::ALL {
            assert_eq!(known.to_string().parse(), Ok(known));
        }
        assert_eq!("Free".parse::<Takebacks>(), Err(TakebacksError));
    }
}
