use std::ops::Range;
use std::sync::{Arc, OnceLock};

use quarto_game::{
    Announcement, Event, Game, GameId, Listing, ReplayError, Seat, Snapshot, Time, Update, Viewer,
};
use quarto_rules::{Player, Record};
use quarto_store::Entry;
use tokio::sync::mpsc;

use crate::Host;
use crate::attendance::Attendance;
use crate::live::{Live, State};

/// The updates that one command caused, for all viewers. Only [`UpdateBatch::told_to`] may be shown.
#[derive(Debug, Default)]
pub(crate) struct UpdateBatch {
    told: Vec<Update>,
}

impl UpdateBatch {
    /// Applies events to a game, and adds what is heard of them; `None` if one cannot follow.
    pub(crate) fn apply_all(&mut self, game: &mut Game, events: &[Event]) -> Option<()> {
        for event in events {
            let heard = game.hear_all(event).ok()?;
            self.told.push(Update { seq: game.seq(), at: event.at, heard });
        }
        Some(())
    }

    /// Returns what a viewer hears of it, without events that they do not hear of at all.
    pub(crate) fn told_to(&self, game: &Game, viewer: Viewer) -> Vec<Update> {
        let audience = Audience::new(game, viewer);
        self.told.iter().filter_map(|told| audience.hear(told.clone())).collect()
    }
}

/// What followers who see the same are told: the updates of one command, and the game after them.
#[derive(Debug)]
pub struct Told {
    updates: Vec<Update>,
    viewer: Viewer,
    after: Arc<After>,
    snapshot: OnceLock<Snapshot>,
}

/// A game after a command, with everything in it.
#[derive(Debug)]
pub(crate) struct After {
    pub(crate) id: GameId,
    pub(crate) game: Arc<Game>,
    pub(crate) created: Time,
    pub(crate) open: bool,
    pub(crate) listing: Listing,
    pub(crate) next: Option<GameId>,
    pub(crate) spectators: usize,
    pub(crate) away: [bool; 2],
    pub(crate) now: Time,
}

impl After {
    /// Returns the game as a viewer may see it.
    pub(crate) fn snapshot(&self, viewer: Viewer) -> Snapshot {
        Snapshot {
            game: self.id,
            view: self.game.view(viewer, self.now),
            seq: self.game.seq_heard_by(viewer),
            created: self.created,
            open: self.open,
            listing: self.listing,
            next: self.next,
            spectators: self.spectators,
            away: self.away,
            now: self.now,
        }
    }

    /// Returns the record, unless it is hidden (D11).
    pub(crate) fn record(&self) -> Option<Record> {
        let is_hidden = self.game.options().blindfold.is_some() && !self.game.is_over();
        (!is_hidden).then(|| self.game.to_record())
    }
}

impl Told {
    pub(crate) const fn new(updates: Vec<Update>, viewer: Viewer, after: Arc<After>) -> Told {
        Told { updates, viewer, after, snapshot: OnceLock::new() }
    }

    /// Returns the updates.
    #[must_use]
    pub fn updates(&self) -> &[Update] {
        &self.updates
    }

    /// Returns the game after the updates, as the viewer may see it. It is made once for all followers
    /// who see the same, and only if one of them asks.
    pub fn snapshot(&self) -> &Snapshot {
        self.snapshot.get_or_init(|| self.after.snapshot(self.viewer))
    }

    /// Returns the record after the updates, unless it is hidden (D11).
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.after.record()
    }
}

/// How much a viewer hears of what happens.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Audience {
    /// What a player, or a spectator, hears during the game.
    Of(Option<Player>),
    /// Everything: when the game is over, nothing is secret any more.
    Afterwards,
}

impl Audience {
    pub(crate) fn new(game: &Game, viewer: Viewer) -> Audience {
        if game.is_over() {
            return Audience::Afterwards;
        }
        Audience::Of(own_seat(viewer).and_then(|seat| game.player(seat)))
    }

    /// Returns what the audience hears of an event, if anything.
    fn hear(self, told: Update) -> Option<Update> {
        let hear = |heard: Announcement| match self {
            Audience::Of(player) => heard.as_heard_by(player),
            Audience::Afterwards => heard.as_known_afterwards(),
        };
        let heard: Vec<_> = told.heard.into_iter().filter_map(hear).collect();
        (!heard.is_empty()).then_some(Update { heard, ..told })
    }
}

/// An iterator over what a viewer may hear again of a game, in order. Each update is made when it is
/// asked for: the answers to all questions of a long game take a thousand times the memory of the
/// questions.
#[derive(Debug, Default)]
pub struct PastUpdates {
    rest: Option<Rest>,
}

#[derive(Debug)]
struct Rest {
    /// The game before the remaining events.
    game: Game,
    /// The log of the game, which is shared with it, and the place of the entry to go on with.
    log: Vec<Arc<Entry>>,
    at: usize,
    /// The events to tell.
    events: Range<usize>,
    audience: Audience,
}

impl PastUpdates {
    /// Returns the updates of some events of a game, which the viewer must be allowed to hear again
    /// (D11). `opened` is the game after its first event.
    pub(crate) fn new(
        opened: Game,
        log: Vec<Arc<Entry>>,
        audience: Audience,
        events: Range<usize>,
    ) -> PastUpdates {
        PastUpdates { rest: Some(Rest { game: opened, log, at: 0, events, audience }) }
    }
}

impl Iterator for PastUpdates {
    type Item = Update;

    fn next(&mut self) -> Option<Update> {
        let next = self.rest.as_mut().and_then(Rest::next);
        if next.is_none() {
            // A follower may stay for long; it does not need this memory any more.
            self.rest = None;
        }
        next
    }
}

impl Rest {
    fn next(&mut self) -> Option<Update> {
        while self.game.seq() < self.events.start {
            self.next_event(Game::apply)?;
        }
        loop {
            let (at, heard) =
                self.next_event(|game, event| Ok((event.at, game.hear_all(event)?)))?;
            let told = Update { seq: self.game.seq(), at, heard };
            if let Some(heard) = self.audience.hear(told) {
                return Some(heard);
            }
        }
    }

    /// Applies the next event, if there is one.
    fn next_event<T>(
        &mut self,
        apply: impl Fn(&mut Game, &Event) -> Result<T, ReplayError>,
    ) -> Option<T> {
        let seq = self.game.seq();
        if seq >= self.events.end {
            return None;
        }
        self.at += self.log[self.at..].iter().position(|entry| seq < entry.end())?;
        let entry = &self.log[self.at];
        // It was applied before, when it happened.
        apply(&mut self.game, entry.events.get(seq.checked_sub(entry.seq)?)?).ok()
    }
}

pub(crate) const fn own_seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// The most batches of updates that wait for one follower; a slower one must follow again.
const WAITING: usize = 32;

/// A subscription of a viewer who follows a game.
pub struct Follower {
    news: mpsc::Receiver<Arc<Told>>,
    /// Keeps the game in memory as long as a viewer follows it.
    live: Arc<Live>,
    attendance: Arc<Attendance>,
    /// What is noted when a player leaves.
    leaving: Option<Leaving>,
}

/// A player who follows a game until the follower is dropped.
pub(crate) struct Leaving {
    host: Host,
    seat: Seat,
    /// None if the player may be connected to another host at the same time.
    attendance: Option<Arc<Attendance>>,
    /// Whether all hosts must know when the player leaves.
    claims: bool,
}

impl Leaving {
    /// Notes that a player has come.
    pub(crate) fn new(host: &Host, state: &State, seat: Seat) -> Leaving {
        let attendance = (!host.bus().is_shared()).then(|| Arc::clone(&state.attendance));
        if let Some(attendance) = &attendance {
            attendance.come(seat);
        }
        Leaving { host: host.clone(), seat, attendance, claims: state.game.options().claims }
    }
}

/// The sending end of a [`Follower`].
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) viewer: Viewer,
    /// Whether it counts as a spectator, or makes a player present.
    pub(crate) counts: bool,
    sender: mpsc::Sender<Arc<Told>>,
}

impl Follower {
    pub(crate) fn new(
        live: Arc<Live>,
        state: &State,
        viewer: Viewer,
        leaving: Option<Leaving>,
    ) -> (Follower, Listener) {
        let (sender, news) = mpsc::channel(WAITING);
        let attendance = Arc::clone(&state.attendance);
        (Follower { news, live, attendance, leaving }, Listener { viewer, counts: true, sender })
    }

    /// Waits for the updates of one command, as far as this follower hears of them; `None` if it was too
    /// slow and must follow again.
    pub async fn next(&mut self) -> Option<Arc<Told>> {
        self.news.recv().await
    }

    /// Tells for each seat whether its player has gone: see [`Snapshot::away`].
    #[must_use]
    pub fn away(&self, now: Time) -> [bool; 2] {
        self.attendance.away(now)
    }

    /// Returns the next updates if they have already arrived.
    pub fn try_next(&mut self) -> Option<Arc<Told>> {
        self.news.try_recv().ok()
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        let Some(Leaving { host, seat, attendance, claims }) = &self.leaving else { return };
        if let Some(attendance) = attendance {
            attendance.leave(*seat, host.store().now());
        }
        if *claims {
            host.note_now(&self.live, *seat);
        }
    }
}

impl Listener {
    /// Returns the listener as one that does not count.
    pub(crate) fn uncounted(self) -> Listener {
        Listener { counts: false, ..self }
    }

    /// Sends updates to the follower; `false` if it is gone or too slow.
    pub(crate) fn tell(&self, told: Arc<Told>) -> bool {
        self.sender.try_send(told).is_ok()
    }

    /// Tells whether the follower is still there.
    pub(crate) fn is_there(&self) -> bool {
        !self.sender.is_closed()
    }
}
