use std::sync::Arc;

use quarto_game::Time;

use crate::{EntrantId, HostedTournament, TournamentId};

/// A tournament on a server at a moment, and who looks at it: everything that its pages show, but for the boards.
#[derive(Clone, Debug)]
pub struct TournamentSnapshot {
    /// Which tournament.
    pub id: TournamentId,
    /// The tournament.
    pub hosted: Arc<HostedTournament>,
    /// The time of the snapshot.
    pub now: Time,
    /// Who looks at it.
    pub role: TournamentRole,
}

/// Who somebody is in a tournament. An organiser may play, too; who is neither is a spectator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TournamentRole {
    /// Whether they organise it.
    pub is_organiser: bool,
    /// The entrant who they are.
    pub player: Option<EntrantId>,
}

impl TournamentRole {
    /// Somebody who only looks on.
    pub const SPECTATOR: TournamentRole = TournamentRole { is_organiser: false, player: None };

    /// The organiser.
    pub const ORGANISER: TournamentRole = TournamentRole { is_organiser: true, player: None };

    /// Returns the role of an entrant.
    #[must_use]
    pub const fn player(id: EntrantId) -> TournamentRole {
        TournamentRole { is_organiser: false, player: Some(id) }
    }

    /// Tells whether they may decide about an entrant: whether to miss a round or to leave.
    #[must_use]
    pub fn answers_for(self, id: EntrantId) -> bool {
        self.is_organiser || self.player == Some(id)
    }
}
