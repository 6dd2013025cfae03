use quarto_text::{Input, InputError, Language};

/// The part of a piece that was typed so far: the missing traits may follow.
#[derive(Clone, Debug, Default)]
pub(crate) struct PartialInput(String);

impl PartialInput {
    /// Reads a line together with the earlier part or, if that makes no sense, on its own.
    pub(crate) fn read(&mut self, text: &str, language: Language) -> Result<Input, InputError> {
        let whole = format!("{} {text}", std::mem::take(&mut self.0));
        let (said, read) = match Input::read(&whole, language) {
            read @ (Ok(_) | Err(InputError::Missing(_))) => (whole.as_str(), read),
            Err(_) => (text, Input::read(text, language)),
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
        let give = |piece: &str| Ok(Input::Act(Action::Give(piece.parse().unwrap())));
        assert!(matches!(read("tall"), Err(InputError::Missing(_))));
        assert!(matches!(read("round hollow"), Err(InputError::Missing(_))));
        assert_eq!(read("light"), give("K"));
        assert!(matches!(read("tall"), Err(InputError::Missing(_))));
        assert_eq!(read("K"), give("K"), "other input is read on its own");
        assert!(matches!(read("light"), Err(InputError::Missing(_))), "the earlier part is gone");
    }
}
