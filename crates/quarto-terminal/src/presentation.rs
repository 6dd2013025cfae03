use std::fmt::{Display, Formatter, Result as FmtResult};
use std::str::FromStr;

use quarto_text::TerminalText;
use thiserror::Error;

use crate::plain::Style;
use crate::plain::cells::Dots;

/// How games are shown at this terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presentation {
    /// Drawn on the full screen.
    #[default]
    Screen,
    /// In plain lines, as they are spoken.
    Plain,
    /// In plain lines with as few words as possible, and with the board in braille cells.
    Braille(Dots),
}

/// The error for a text that is not a presentation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("games are shown on the screen, plain, or in braille")]
pub struct PresentationError;

impl Presentation {
    /// All of them.
    pub const ALL: [Presentation; 4] = [
        Presentation::Screen,
        Presentation::Plain,
        Presentation::Braille(Dots::Six),
        Presentation::Braille(Dots::Eight),
    ];

    /// Returns the form of the lines.
    #[must_use]
    pub const fn style(self) -> Style {
        match self {
            Presentation::Screen | Presentation::Plain => Style::Spoken,
            Presentation::Braille(dots) => Style::Braille(dots),
        }
    }

    pub(crate) const fn text(self) -> TerminalText<'static> {
        match self {
            Presentation::Screen => TerminalText::MenuShownScreen,
            Presentation::Plain => TerminalText::MenuShownPlain,
            Presentation::Braille(Dots::Six) => TerminalText::MenuShownBraille,
            Presentation::Braille(Dots::Eight) => TerminalText::MenuShownBrailleEight,
        }
    }
}

impl Display for Presentation {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.pad(match self {
            Presentation::Screen => "screen",
            Presentation::Plain => "plain",
            Presentation::Braille(Dots::Six) => "braille",
            Presentation::Braille(Dots::Eight) => "braille=8",
        })
    }
}

impl FromStr for Presentation {
    type Err = PresentationError;

    fn from_str(text: &str) -> Result<Presentation, PresentationError> {
        let fits = |one: &Presentation| one.to_string() == text;
        Presentation::ALL.into_iter().find(fits).ok_or(PresentationError)
    }
}
