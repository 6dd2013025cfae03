use quarto_text::CupText;
use quarto_tournament::TournamentSnapshot;

use super::CupView;
use crate::Reader;

/// A link to a tournament of the reader.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentLink {
    pub(crate) url: String,
    pub(crate) title: String,
    pub(crate) state: String,
}

impl TournamentLink {
    /// Returns the link to a tournament that the reader runs or plays in.
    #[must_use]
    pub fn new(reader: &Reader, seen: &TournamentSnapshot) -> TournamentLink {
        let view = CupView { reader, seen };
        let role = match (seen.role.is_organiser, seen.role.player) {
            (true, _) => Some(reader.say(CupText::CupYouOrganise)),
            (false, Some(id)) => Some(reader.say(CupText::CupYouPlay { name: &view.name(id) })),
            (false, None) => None,
        };
        let page = if seen.role.is_organiser { "/organise" } else { "" };
        let state = [Some(view.status()), role].into_iter().flatten().collect::<Vec<_>>();
        TournamentLink { url: view.to(page), title: view.title(), state: state.join(". ") }
    }
}
