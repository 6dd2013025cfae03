use quarto_rules::Player;

/// Something one player proposes and the other accepts or declines: a draw, a take-back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Proposal {
    by: Option<Player>,
    /// How many pieces were placed when each player last proposed it.
    made: [Option<usize>; 2],
}

impl Proposal {
    /// Returns who proposes it and has no answer yet.
    pub(crate) const fn by(self) -> Option<Player> {
        self.by
    }

    /// Tells whether `player` has proposed it since the latest placement: nobody is asked twice
    /// about the same position.
    pub(crate) fn was_made(self, player: Player, placed: usize) -> bool {
        self.made[player.index()] == Some(placed)
    }

    pub(crate) fn make(&mut self, player: Player, placed: usize) {
        self.by = Some(player);
        self.made[player.index()] = Some(placed);
    }

    /// Forgets a proposal that was answered or passed over.
    pub(crate) fn close(&mut self) {
        self.by = None;
    }
}
