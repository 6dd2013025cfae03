use crate::Register;

/// Something said in every register, so that whoever reads, hears or feels it gets the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// To be read.
    pub label: String,
    /// To be heard.
    pub spoken: String,
    /// To be felt.
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
