//! The presence of players. It matters in games that can be claimed (D10) or are listed, where all hosts
//! must know it, and a game that its players still visit is not deleted.

use std::sync::Arc;
use std::time::Duration;

use quarto_game::{Listing, Seat, Time};
use quarto_store::StoreError;

use crate::Host;
use crate::live::{Live, State};

/// The shortest time between two notes that a player is present, in a game that can be claimed or is
/// listed.
const NOTED_EVERY: Duration = Duration::from_secs(15);
/// The shortest time in other games, where a note only shows that the game is not abandoned.
const NOTED_SOMETIMES: Duration = Duration::from_hours(1);

/// How long ago a player who is present was last noted, at most: notes are made every ten seconds if
/// [`NOTED_EVERY`] has passed, and a page that is loaded anew is away for a moment.
const PRESENT: Duration = Duration::from_secs(45);

impl State {
    /// Tells whether others must know if a player is present.
    pub(crate) fn presence_matters(&self) -> bool {
        self.game.options().claims || self.listing != Listing::Unlisted
    }
}

impl Host {
    /// Notes that the player on a seat is present, unless that was noted recently.
    pub(crate) fn note_presence(&self, live: &Arc<Live>, state: &mut State, seat: Seat) {
        let now = self.store().now();
        let every = if state.presence_matters() { NOTED_EVERY } else { NOTED_SOMETIMES };
        let seen = &mut state.seen[seat.index()];
        if !state.game.is_over() && now.since(*seen) >= every {
            *seen = now;
            self.note_now(live, seat);
        }
    }

    /// Notes that the player on a seat is present, whatever was noted before: they are about to leave.
    pub(crate) fn note_now(&self, live: &Live, seat: Seat) {
        let (store, game) = (self.store().clone(), live.id);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            // If it fails, the player only seems to have left a little earlier.
            runtime.spawn(async move { store.touch(game, seat).await });
        }
    }

    /// Returns the earliest time at which a player who is present was last noted.
    pub(crate) fn present_since(&self) -> Time {
        self.ago(PRESENT)
    }

    /// Returns since when the player on a seat has been away; `None` if they are present.
    pub(crate) async fn absent_since(
        &self,
        live: &Live,
        state: &State,
        seat: Seat,
    ) -> Result<Option<Time>, StoreError> {
        if state.is_there(seat) {
            return Ok(None);
        }
        let noted = self.store().last_seen(live.id, seat).await?.unwrap_or_default();
        Ok(Some(noted.max(state.seen[seat.index()]).max(state.created)))
    }
}
