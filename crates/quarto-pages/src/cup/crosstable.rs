//! Everybody's opponents and results, round by round.

use askama::Template;
use quarto_text::{CupText, PageText, TournamentText, crosstable_cell};
use quarto_tournament::TournamentSnapshot;

use super::CupView;
use crate::Reader;
use crate::frame::{Frame, render};

#[derive(Template)]
#[template(path = "cup_crosstable.html")]
struct CrosstablePage {
    frame: Frame,
    title: String,
    heading: String,
    legend: String,
    rounds: Vec<u32>,
    rows: Vec<CrosstableRow>,
    back: String,
    exports: Vec<(String, String)>,
}

struct CrosstableRow {
    place: String,
    number: String,
    name: String,
    cells: Vec<String>,
    points: String,
    is_own: bool,
}

/// Returns the crosstable as a page.
#[must_use]
pub fn crosstable_page(reader: &Reader, seen: &TournamentSnapshot) -> String {
    let view = CupView { reader, seen };
    let rounds = view.tournament().rounds();
    let standings = view.tournament().standings();
    let rows = standings.iter().map(|one| CrosstableRow {
        place: one.place.to_string(),
        number: one.id.to_string(),
        name: view.name(one.id),
        cells: rounds.iter().map(|round| crosstable_cell(round, one.id)).collect(),
        points: view.narrator().points(one.score),
        is_own: view.is_own(one.id),
    });
    let heading = reader.say(CupText::CupCrosstable);
    let export = |file: &str, text: CupText| (view.to(file), reader.say(text));
    render(&CrosstablePage {
        frame: Frame::new(reader, &heading),
        title: view.title(),
        heading,
        legend: reader.say(TournamentText::TournamentCells),
        rounds: rounds.iter().map(|round| round.number).collect(),
        rows: rows.collect(),
        back: view.to(""),
        exports: vec![
            export("/standings.csv", CupText::CupExportStandings),
            export("/games.csv", CupText::CupExportGames),
        ],
    })
}

/// Returns the crosstable as plain text, a line per entrant.
#[must_use]
pub fn crosstable_text(reader: &Reader, seen: &TournamentSnapshot) -> String {
    CupView { reader, seen }.narrator().crosstable().join("\n") + "\n"
}
