use crate::Register;

/// A text in every register, so that people who read, hear or feel it learn the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text to read.
    pub label: String,
    /// The text to hear; empty if nothing needs to be said.
    pub spoken: String,
    /// The text to feel; empty if nothing needs to be said.
    pub braille: String,
}

/// The signs after which another sentence may follow.
const ENDS: [char; 6] = ['.', '!', '?', '…', ':', ';'];

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

    /// Replaces what is heard and felt.
    pub(crate) fn say(&mut self, spoken: String, braille: String) {
        (self.spoken, self.braille) = (spoken, braille);
    }

    /// Lets nothing be heard or felt.
    pub(crate) fn silence(&mut self) {
        self.say(String::new(), String::new());
    }

    /// Joins what is said of several lines into one, so that a braille display shows all of it at
    /// once. What is shown stays apart, and is left out here.
    ///
    /// ```
    /// use quarto_text::Line;
    ///
    /// let lines = ["c1.", "", "Your piece: tall"].map(|text| Line::plain(text.into()));
    /// assert_eq!(Line::joined(&lines).spoken, "c1. Your piece: tall");
    /// assert_eq!(Line::joined(&lines).braille, "c1.; Your piece: tall");
    /// ```
    #[must_use]
    pub fn joined(lines: &[Line]) -> Line {
        let spoken = sentences(lines.iter().map(|line| &*line.spoken));
        let felt = lines.iter().map(|line| &*line.braille).filter(|text| !text.is_empty());
        let braille = felt.collect::<Vec<_>>().join("; ");
        Line { label: String::new(), spoken, braille }
    }
}

/// Joins sentences, and leaves out empty ones.
///
/// ```
/// assert_eq!(quarto_text::sentences(["a1: empty", "", "b1: empty"]), "a1: empty. b1: empty");
/// ```
#[must_use]
pub fn sentences<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    let mut joined = String::new();
    for text in texts.into_iter().filter(|text| !text.is_empty()) {
        if !joined.is_empty() {
            let is_ended = joined.trim_end_matches(['»', '”', '\u{a0}']).ends_with(ENDS);
            joined.push_str(if is_ended { " " } else { ". " });
        }
        joined.push_str(text);
    }
    joined
}
