//! Blindfold games: what players may do who do not see the board (D11).

use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use thiserror::Error;

/// How much of a hidden board a player may ask for on their own turn, written `touch`, `queries 3`
/// or `memory`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    /// Anything, as often as they like, as with the real set.
    Touch,
    /// This many questions per turn, at least one.
    Queries(u8),
    /// No questions: memory alone, written `memory`.
    Alone,
}

/// A text that is not a memory option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("blindfold is touch, queries 1 to queries 99, or memory")]
pub struct MemoryError;

impl Display for Memory {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            Memory::Touch => f.write_str("touch"),
            Memory::Queries(count) => write!(f, "queries {count}"),
            Memory::Alone => f.write_str("memory"),
        }
    }
}

impl FromStr for Memory {
    type Err = MemoryError;

    fn from_str(text: &str) -> Result<Memory, MemoryError> {
        match text {
            "touch" => Ok(Memory::Touch),
            "memory" => Ok(Memory::Alone),
            _ => {
                let count = text.strip_prefix("queries ").and_then(|count| count.parse().ok());
                let count = count.filter(|count| (1..100).contains(count));
                count.map(Memory::Queries).ok_or(MemoryError)
            }
        }
    }
}

/// The most questions by touch in one turn: all sixteen squares and nineteen shapes twice, and the
/// reserve (D11).
pub const TOUCHES: u8 = 72;
/// The most impossible attempts that are recorded in one turn (D11).
pub const TRIES: u8 = 16;

/// What the player to act has asked and tried in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Probing {
    /// Questions, and attempts that cost one.
    questions: u8,
    /// Impossible attempts.
    tries: u8,
    /// Impossible attempts for which no question was left to pay.
    unpaid: u8,
}

impl Probing {
    /// Returns how many questions are left, or `None` if there is no limit.
    pub(crate) fn questions_left(self, memory: Memory) -> Option<u8> {
        match memory {
            Memory::Touch => None,
            Memory::Queries(count) => Some(count.saturating_sub(self.questions)),
            Memory::Alone => Some(0),
        }
    }

    /// Tells whether there is room for one more question, counted or not (D11).
    pub(crate) fn has_room_to_ask(self, memory: Memory) -> bool {
        self.questions_left(memory).unwrap_or(TOUCHES.saturating_sub(self.questions)) > 0
    }

    /// Tells whether one more attempt is recorded. Only games by touch limit them, because
    /// attempts are free there (D11).
    pub(crate) fn has_room_to_try(self, memory: Memory) -> bool {
        match memory {
            Memory::Touch => self.tries < TRIES,
            Memory::Queries(_) | Memory::Alone => true,
        }
    }

    /// Tells whether the first question of this turn was just asked.
    pub(crate) fn has_just_begun(self) -> bool {
        self.questions == 1
    }

    /// Counts a question.
    pub(crate) fn ask(&mut self) {
        self.questions = self.questions.saturating_add(1);
    }

    /// Counts an impossible attempt.
    pub(crate) fn attempt(&mut self, memory: Memory) {
        self.tries = self.tries.saturating_add(1);
        match self.questions_left(memory) {
            None => {}
            Some(0) => self.unpaid = self.unpaid.saturating_add(1),
            Some(_) => self.ask(),
        }
    }

    /// Tells whether one more attempt loses the game.
    pub(crate) fn is_at_the_brink(self) -> bool {
        self.unpaid == 1
    }

    /// Tells whether the attempts lose the game: the second one without a question to pay for it does.
    pub(crate) fn loses(self) -> bool {
        self.unpaid >= 2
    }
}

quarto_rules::as_text! {
    Memory, "Memory", "^(touch|memory|queries [1-9][0-9]?)$", "touch",
        "What players may ask who play blindfold: anything, some questions per turn, or nothing.";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(memory: Memory, attempts: u8, expected_left: Option<u8>, expected_loss: bool) {
        let mut probing = Probing::default();
        (0..attempts).for_each(|_| probing.attempt(memory));
        assert_eq!(probing.questions_left(memory), expected_left);
        assert_eq!(probing.loses(), expected_loss);
    }

    #[test]
    fn d11_attempts_cost_a_question_and_without_one_the_second_loses() {
        check(Memory::Touch, 200, None, false);
        check(Memory::Queries(2), 1, Some(1), false);
        check(Memory::Queries(2), 3, Some(0), false);
        check(Memory::Queries(2), 4, Some(0), true);
        check(Memory::Alone, 1, Some(0), false);
        check(Memory::Alone, 2, Some(0), true);
    }

    #[test]
    fn d11_memory_options_are_written_as_they_are_read() {
        for text in ["touch", "queries 1", "queries 99", "memory"] {
            assert_eq!(text.parse::<Memory>().unwrap().to_string(), text);
        }
        for text in ["", "queries", "queries 0", "queries 100", "Touch"] {
            assert_eq!(text.parse::<Memory>(), Err(MemoryError), "{text}");
        }
    }
}
