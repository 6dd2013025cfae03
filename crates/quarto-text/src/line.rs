use crate::Register;

/// A text in every register, so that people who read, hear or feel it learn the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text to read.
    pub label: String,
    /// The text to hear.
    pub spoken: String,
    /// The text to feel.
    pub braille: String,
}

impl Line {
    pub(crate) fn new(say: impl Fn(Register) -> String) -> Line {
        let [label, spoken, braille] = Register::ALL.map(say);
        Line { label, spoken, braille }
    }

    /// Returns a line that is the same in every register.
    #[must_use]
    pub fn plain(text: String) -> Line {
        Line { label: text.clone(), spoken: text.clone(), braille: text }
    }
}
