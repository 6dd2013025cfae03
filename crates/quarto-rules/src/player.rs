/// One of the two players.
///
/// ```
/// use quarto_rules::{Player, Position};
///
/// assert_eq!(Position::default().player(), Player::One);
/// assert_eq!(Player::One.opponent(), Player::Two);
/// assert_eq!(Player::Two.to_string(), "2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The starter, who gives the first piece (R4, R5).
    One,
    /// The other player, who places the first piece.
    Two,
}

impl Player {
    /// Both players.
    pub const ALL: [Player; 2] = [Player::One, Player::Two];

    /// Returns the player's index in [`Player::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the other player.
    #[must_use]
    pub const fn opponent(self) -> Player {
        match self {
            Player::One => Player::Two,
            Player::Two => Player::One,
        }
    }
}
