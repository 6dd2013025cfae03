use quarto_text::{InputError, Language, is_no};

use crate::Intent;

/// The part of a piece or a call that was typed so far: the missing words may follow.
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
    /// Why the line was not understood; one that names a part of a piece or of a call is remembered.
    pub fn read(&mut self, text: &str, language: Language) -> Result<Intent, InputError> {
        let before = std::mem::take(&mut self.0);
        if !before.is_empty() && is_no(text, language) {
            return Ok(Intent::Refrain);
        }
        let whole = format!("{before} {text}");
        let (said, read) = match Intent::read(&whole, language) {
            read if before.is_empty() || adds(&before, &read, language) => (whole.trim(), read),
            Ok(_) | Err(_) => (text, Intent::read(text, language)),
        };
        if read.as_ref().is_err_and(is_partial) {
            self.0 = said.into();
        }
        read
    }
}

/// Tells whether a line says more than the earlier part alone.
fn adds(before: &str, read: &Result<Intent, InputError>, language: Language) -> bool {
    match (read, Intent::read(before, language)) {
        (Ok(_), _) => true,
        (Err(InputError::WhichShape(left)), Err(InputError::WhichShape(all))) => {
            left.len() < all.len()
        }
        (Err(error), before) => is_partial(error) && before.as_ref() != Err(error),
    }
}

/// Tells whether a line lacks something that may follow.
fn is_partial(error: &InputError) -> bool {
    match error {
        InputError::Missing(_) | InputError::WhichShape(_) => true,
        InputError::Empty
        | InputError::Unknown(_)
        | InputError::Ambiguous(..)
        | InputError::NoTrait(_)
        | InputError::Twice(_)
        | InputError::WhichSquare
        | InputError::WhichPiece
        | InputError::Notice
        | InputError::HowTo(_) => false,
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

    #[test]
    fn what_is_missing_of_a_call_may_follow() {
        let mut partial_input = PartialInput::default();
        let mut read = |text: &str| partial_input.read(text, Language::English);
        let call = |shape: &str| Ok(Intent::Act(Action::Call(shape.parse().unwrap())));
        let asks =
            |read: &Result<Intent, InputError>| matches!(read, Err(InputError::WhichShape(_)));
        for (half, rest, shape) in [
            ("quarto", "row 2", "row2"),
            ("quarto diagonal", "2", "diag2"),
            ("quarto diagonal", "the first one", "diag1"),
            ("quarto diagonal", "from d1 to a4", "diag2"),
            ("quarto 3", "column", "colc"),
            ("quarto b2", "the block", "blockb2"),
            ("Quarto! Row?", "four", "row4"),
        ] {
            let half = half.trim_end_matches('?');
            assert!(asks(&read(half)), "{half}");
            assert_eq!(read(rest), call(shape), "{half} {rest}");
        }
        assert!(asks(&read("quarto")));
        assert!(asks(&read("b2")), "a square does not place while a line is asked for");
        assert_eq!(read("diagonal"), call("diag1"));
        assert!(asks(&read("quarto")));
        assert_eq!(read("no"), Ok(Intent::Refrain));
        assert_eq!(read("b2"), Ok(Intent::Act("b2".parse().unwrap())));
        for other in ["what is on row 2", "board", "give K"] {
            assert!(asks(&read("quarto diagonal")));
            let alone = Intent::read(other, Language::English);
            assert_eq!(read(other), alone, "{other} is read on its own");
        }
    }
}
