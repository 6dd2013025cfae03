//! Names as people write them: in lists, in files, and to say who is meant.

use anyhow::anyhow;
use quarto_game::Name;
use quarto_text::{Language, TournamentText};
use quarto_tournament::{EntrantId, Tournament};

pub(super) fn read_name(text: &str, language: Language) -> anyhow::Result<Name> {
    let bad = |_| anyhow!(TournamentText::TournamentNameBad { name: text.trim() }.say(language));
    text.parse().map_err(bad)
}

/// Returns the names in a pasted list or a CSV file: what stands first on each line that is not empty.
pub(super) fn names(text: &str) -> Vec<String> {
    let lines = text.trim_start_matches('\u{feff}').lines();
    lines.map(first_field).filter(|name| !name.is_empty()).collect()
}

/// Returns the first field of a line: up to a comma, semicolon or tab, or inside quotation marks.
fn first_field(line: &str) -> String {
    let line = line.trim();
    let Some(quoted) = line.strip_prefix('"') else {
        return line.split([',', ';', '\t']).next().unwrap_or_default().trim().to_owned();
    };
    let mut field = String::new();
    let mut chars = quoted.chars().peekable();
    while let Some(char) = chars.next() {
        match char {
            // A quotation mark inside a field is doubled.
            '"' if chars.peek() == Some(&'"') => field.extend(chars.next()),
            '"' => break,
            _ => field.push(char),
        }
    }
    field.trim().to_owned()
}

/// Finds an entrant by number, by name, or by how the name begins if nobody else's begins so.
pub(super) fn find(
    tournament: &Tournament,
    text: &str,
    language: Language,
) -> anyhow::Result<EntrantId> {
    let wanted = text.trim().to_lowercase();
    if let Some(entrant) = wanted.parse().ok().and_then(|id| tournament.entrant(EntrantId(id))) {
        return Ok(entrant.id);
    }
    let low = |id: EntrantId| tournament.entrant(id).map(|one| one.name.as_str().to_lowercase());
    let ids = tournament.entrants().iter().map(|entrant| entrant.id);
    let starts = |id: &EntrantId| low(*id).is_some_and(|name| name.starts_with(&wanted));
    let found: Vec<EntrantId> = ids.filter(starts).collect();
    let exact = found.iter().find(|id| low(**id).as_deref() == Some(&*wanted));
    match (exact, &*found) {
        (Some(id), _) | (None, [id]) => Ok(*id),
        (None, []) => Err(anyhow!(TournamentText::TournamentWho { name: text }.say(language))),
        (None, _) => Err(anyhow!(TournamentText::TournamentWhich { name: text }.say(language))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_a_name_per_line() {
        let text =
            "\u{feff}Ada\n\n  Bo ;1850\nCleo,x,y\n\"Lovelace, Ada \"\"A\"\"\";1\nDan\tclub\n";
        assert_eq!(names(text), ["Ada", "Bo", "Cleo", "Lovelace, Ada \"A\"", "Dan"]);
        assert_eq!(names("\n \n"), [""; 0]);
    }
}
