//! Sheets to print from a browser, in large letters.

use askama::Template;
use quarto_text::{CupText, PageText, TournamentSheet};
use quarto_tournament::TournamentSnapshot;

use super::CupView;
use crate::Reader;
use crate::frame::{Frame, render};

#[derive(Template)]
#[template(path = "cup_sheet.html")]
struct SheetPage {
    frame: Frame,
    heading: String,
    /// Lines that belong together.
    blocks: Vec<Vec<String>>,
    braille: (String, String),
    back: String,
}

/// Returns the name of a sheet.
pub(super) const fn name(sheet: TournamentSheet) -> CupText<'static> {
    match sheet {
        TournamentSheet::Pairings => CupText::CupSheetPairings,
        TournamentSheet::Results => CupText::CupSheetResults,
        TournamentSheet::Standings => CupText::CupSheetStandings,
    }
}

/// Returns a sheet as a page that prints in large letters; everything that is not on the sheet stays off the paper.
#[must_use]
pub fn sheet_page(reader: &Reader, seen: &TournamentSnapshot, sheet: TournamentSheet) -> String {
    let view = CupView { reader, seen };
    let mut blocks = sheet.blocks(reader.language, view.tournament());
    // The first line is the title, but for slips, which have it each.
    let is_titled = blocks.first().is_some_and(|block| block.len() == 1);
    let title = if is_titled { blocks.remove(0).concat() } else { view.title() };
    let name = reader.say(name(sheet));
    let braille = reader.say(CupText::CupSheetBraille { sheet: &name });
    render(&SheetPage {
        frame: Frame::new(reader, &name),
        heading: title,
        blocks,
        braille: (view.to(&format!("/sheets/{}?as=braille", sheet.word())), braille),
        back: view.to(""),
    })
}
