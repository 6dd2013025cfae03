//! A tournament for other programs.

use std::io::Write;

use clap::{Args, ValueEnum};
use quarto_text::Language;
use quarto_tournament::{Conduct, EntrantId, Pairing, Tournament, report};

use super::file::FileArgument;

/// Print the whole tournament for another program
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    file: FileArgument,
    /// In which form
    #[arg(long = "as", value_name = "FORM", default_value = "json")]
    form: Form,
}

#[derive(Clone, Copy, ValueEnum)]
enum Form {
    /// Everything, as one JSON object (docs/json.md)
    Json,
    /// The standings, as a table in CSV
    Standings,
    /// All games, as a table in CSV
    Games,
}

pub(super) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let kept = arguments.file.open(language)?;
    let rows = match arguments.form {
        Form::Json => return Ok(writeln!(out, "{}", report(&kept.tournament))?),
        Form::Standings => standings(&kept.tournament),
        Form::Games => games(&kept.tournament),
    };
    for row in rows {
        let cells: Vec<String> = row.iter().map(|cell| field(cell)).collect();
        write!(out, "{}\r\n", cells.join(","))?;
    }
    Ok(())
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
