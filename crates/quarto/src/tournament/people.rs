//! Names as people write them to say who is meant.

use anyhow::anyhow;
use quarto_game::Name;
use quarto_text::{Language, TournamentText};
use quarto_tournament::{EntrantId, Tournament};

pub(super) fn read_name(text: &str, language: Language) -> anyhow::Result<Name> {
    let bad = |_| anyhow!(TournamentText::TournamentNameBad { name: text.trim() }.say(language));
    text.parse().map_err(bad)
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
