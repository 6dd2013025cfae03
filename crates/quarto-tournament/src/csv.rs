//! A tournament as tables in CSV, for spreadsheets.

use crate::{Conduct, EntrantId, Pairing, Tournament};

/// Returns the standings as CSV: a header, then a row per entrant, the best first.
#[must_use]
pub fn standings_csv(tournament: &Tournament) -> String {
    written(&standings(tournament))
}

/// Returns all games as CSV: a header, then a row per game and per bye, in the order of the rounds and tables.
#[must_use]
pub fn games_csv(tournament: &Tournament) -> String {
    written(&games(tournament))
}

fn written(rows: &[Vec<String>]) -> String {
    let row = |row: &Vec<String>| row.iter().map(|cell| field(cell)).collect::<Vec<_>>().join(",");
    rows.iter().map(|cells| row(cells) + "\r\n").collect()
}

fn standings(tournament: &Tournament) -> Vec<Vec<String>> {
    let tie_breaks = tournament.standings().first().map(|one| one.tie_breaks.clone());
    let tie_breaks = tie_breaks.unwrap_or_default();
    let words = tie_breaks.iter().map(|(tie_break, _)| tie_break.to_string());
    let fixed = ["place", "id", "name", "score"].map(str::to_owned);
    let mut rows: Vec<Vec<String>> = vec![fixed.into_iter().chain(words).collect()];
    for one in tournament.standings() {
        let fixed = [
            one.place.to_string(),
            one.id.to_string(),
            name(tournament, one.id),
            one.score.to_string(),
        ];
        let values = one.tie_breaks.iter().map(|(_, value)| value.to_string());
        rows.push(fixed.into_iter().chain(values).collect());
    }
    rows
}

fn games(tournament: &Tournament) -> Vec<Vec<String>> {
    let mut rows = vec![
        ["round", "table", "first", "second", "result", "forfeit"].map(str::to_owned).to_vec(),
    ];
    for round in tournament.rounds() {
        for (table, pairing) in (1..).zip(&round.pairings) {
            let table: usize = table;
            rows.push(match pairing {
                Pairing::Bout(bout) => {
                    let [first, second] = bout.both().map(|id| name(tournament, id));
                    let result = bout.verdict.map(|verdict| verdict.result.to_string());
                    let is_forfeit =
                        bout.verdict.is_some_and(|verdict| verdict.conduct == Conduct::Forfeit);
                    let forfeit = if is_forfeit { "true" } else { "" };
                    vec![
                        round.number.to_string(),
                        table.to_string(),
                        first,
                        second,
                        result.unwrap_or_default(),
                        forfeit.to_owned(),
                    ]
                }
                Pairing::Bye { id, points } => vec![
                    round.number.to_string(),
                    String::new(),
                    name(tournament, *id),
                    String::new(),
                    points.to_string(),
                    String::new(),
                ],
            });
        }
    }
    rows
}

fn name(tournament: &Tournament, id: EntrantId) -> String {
    tournament.entrant(id).map(|one| one.name.to_string()).unwrap_or_default()
}

/// Writes a cell: in quotation marks if it needs them. What a spreadsheet would take for a formula is text.
fn field(cell: &str) -> String {
    let cell = match cell.chars().next() {
        Some('=' | '+' | '-' | '@') => format!("'{cell}"),
        _ => cell.to_owned(),
    };
    if cell.contains(['"', ',', '\n']) {
        format!("\"{}\"", cell.replace('"', "\"\""))
    } else {
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn a_cell_is_never_two_and_never_a_formula() {
        assert_eq!(field("Ada"), "Ada");
        assert_eq!(field("Lovelace, \"Ada\""), "\"Lovelace, \"\"Ada\"\"\"");
        assert_eq!(field("=A1"), "'=A1");
    }
}
