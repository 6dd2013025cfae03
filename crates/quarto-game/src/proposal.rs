use quarto_rules::Player;

/// Something that one player proposes and the other accepts or declines: a draw or a take-back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Proposal {
    by: Option<Player>,
    /// How many pieces were placed when each player last proposed it.
    made: [Option<usize>; 2],
}

impl Proposal {
    /// Returns the player whose proposal is still open, if there is one.
    pub(crate) const fn by(self) -> Option<Player> {
        self.by
    }

    /// Tells whether `player` has proposed it since the latest placement: the opponent is not asked twice
    /// in the same position.
    pub(crate) fn was_made(self, player: Player, placed: usize) -> bool {
        self.made[player.index()] == Some(placed)
    }

    pub(crate) fn make(&mut self, player: Player, placed: usize) {
        self.by = Some(player);
        self.made[player.index()] = Some(placed);
    }

    /// Closes a proposal that was answered or passed over.
    pub(crate) fn close(&mut self) {
        self.by = None;
    }
}
