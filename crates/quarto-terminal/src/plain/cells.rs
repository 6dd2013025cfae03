//! The board in braille cells.

use quarto_game::View;
use quarto_rules::{Trait, TraitValue};
use quarto_text::{Line, TerminalText, Voice, braille_board, braille_board_8};

/// The number of dots in a braille cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dots {
    /// Six dots, which every display and every paper has.
    Six,
    /// Eight dots: the two at the bottom mark the square of the latest placement.
    Eight,
}

/// Returns the rows of a board in one line, which fits on a braille display.
pub(crate) fn in_one_line(rows: &[Line]) -> Vec<Line> {
    let joined = |text: fn(&Line) -> &str| rows.iter().map(text).collect::<Vec<_>>().join(" ");
    let (label, spoken) = (joined(|line| &line.label), joined(|line| &line.spoken));
    vec![Line { label, spoken, braille: joined(|line| &line.braille) }]
}

/// Returns the board in braille, or nothing if it is hidden.
pub(crate) fn cells(dots: Dots, view: &View) -> String {
    let Some(board) = &view.board else { return String::new() };
    match dots {
        Dots::Six => braille_board(board),
        Dots::Eight => braille_board_8(board, view.last),
    }
}

/// Returns the meaning of the dots, in the words of the edition.
pub(crate) fn legend(voice: Voice) -> String {
    let [dark, tall, square, hollow] =
        Trait::ALL.map(|of| voice.value(TraitValue { of, present: true }));
    voice.say(TerminalText::BrailleLegend {
        dark: &dark,
        tall: &tall,
        square: &square,
        hollow: &hollow,
    })
}
