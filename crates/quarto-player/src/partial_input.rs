use quarto_text::{InputError, Language};

use crate::Intent;

/// The part of a piece that was typed so far: the missing traits may follow.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PartialInput(String);

impl PartialInput {
    /// Returns what was typed before.
    #[must_use]
    pub fn new(text: &str) -> PartialInput {
        PartialInput(text.into())
    }

    /// Returns what was typed, to go on from it later.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Reads a line together with the earlier part or, if that makes no sense, on its own.
    ///
    /// # Errors
    /// Why the line was not understood; one that names a part of a piece is remembered.
    pub fn read(&mut self, text: &str, language: Language) -> Result<Intent, InputError> {
        let whole = format!("{} {text}", std::mem::take(&mut self.0));
        let (said, read) = match Intent::read(&whole, language) {
            read @ (Ok(_) | Err(InputError::Missing(_))) => (whole.trim(), read),
            Err(_) => (text, Intent::read(text, language)),
        };
        if let Err(InputError::Missing(_)) = read {
            self.0 = said.into();
        }
        read
    }
}

#[cfg(test)]
mod tests {
    use quarto_rules::Action;

    use super::*;

    #[test]
    fn what_is_missing_of_a_piece_may_follow() {
        let mut partial_input = PartialInput::default();
        let mut read = |text: &str| partial_input.read(text, Language::English);
        let give = |piece: &str| Ok(Intent::Act(Action::Give(piece.parse().unwrap())));
        assert!(matches!(read("tall"), Err(InputError::Missing(_))));
        assert!(matches!(read("round hollow"), Err(InputError::Missing(_))));
        assert_eq!(read("light"), give("K"));
        assert!(matches!(read("tall"), Err(InputError::Missing(_))));
        assert_eq!(read("K"), give("K"), "other input is read on its own");
        assert!(matches!(read("light"), Err(InputError::Missing(_))), "the earlier part is gone");
    }
}
