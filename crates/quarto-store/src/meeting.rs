//! Who meets whom, decided alike on every database.

use quarto_game::{GameId, Seat};

/// A game that waits for a player.
pub(crate) struct Waiting {
    pub(crate) game: GameId,
    /// Whether its maker was seen a moment ago.
    pub(crate) is_there: bool,
    /// The seat that the player who asks holds there.
    pub(crate) seat: Option<Seat>,
}

/// Where a player who would play anybody goes.
pub(crate) enum Way {
    /// To their own game, in which they wait already.
    Own(GameId, Seat),
    /// To another player.
    Other(GameId),
    /// Nowhere: they wait in a new game.
    New,
}

impl Way {
    /// Chooses among the games that wait, the oldest first. A player who came back a while later rather
    /// meets another one than waiting on.
    pub(crate) fn choose(waiting: &[Waiting]) -> Way {
        let own = waiting.iter().filter_map(|one| one.seat.map(|seat| (one, seat)));
        let own = own.max_by_key(|(one, _)| one.is_there);
        let other = waiting.iter().find(|one| one.seat.is_none() && one.is_there);
        match (own, other) {
            (Some((one, seat)), None) => Way::Own(one.game, seat),
            (Some((one, seat)), Some(_)) if one.is_there => Way::Own(one.game, seat),
            (_, Some(other)) => Way::Other(other.game),
            (None, None) => Way::New,
        }
    }
}
