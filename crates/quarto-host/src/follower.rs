use std::ops::Range;
use std::sync::Arc;

use quarto_game::{Announcement, Event, Game, Seat, Update, Viewer};
use quarto_rules::Player;
use quarto_store::Entry;
use tokio::sync::mpsc;

use crate::Host;
use crate::live::Live;

/// What one command brought about, for everybody. Only [`UpdateBatch::told_to`] may be shown.
#[derive(Debug)]
pub(crate) struct UpdateBatch {
    told: Vec<Update>,
}

impl UpdateBatch {
    /// Lets a game take note of an entry; `None` if it cannot follow.
    pub(crate) fn take(game: &mut Game, entry: &Entry) -> Option<UpdateBatch> {
        let mut told = Vec::with_capacity(entry.events.len());
        for event in &entry.events {
            let heard = game.hear_all(event).ok()?;
            told.push(Update { seq: game.seq(), at: event.at, heard });
        }
        Some(UpdateBatch { told })
    }

    /// Returns what a viewer hears of it, without events of which they hear nothing.
    pub(crate) fn told_to(&self, game: &Game, viewer: Viewer) -> Vec<Update> {
        let audience = Audience::new(game, viewer);
        self.told.iter().filter_map(|told| audience.hear(told.clone())).collect()
    }
}

/// How much a viewer hears of what happens.
#[derive(Clone, Copy, Debug)]
enum Audience {
    /// What a player hears, or a spectator.
    Of(Option<Player>),
    /// Everything: when the game is over, that may be known.
    Afterwards,
}

impl Audience {
    fn new(game: &Game, viewer: Viewer) -> Audience {
        if game.is_over() {
            return Audience::Afterwards;
        }
        Audience::Of(own_seat(viewer).and_then(|seat| game.player(seat)))
    }

    /// Returns what is heard of an event, if anything is.
    fn hear(self, told: Update) -> Option<Update> {
        let hear = |heard: Announcement| match self {
            Audience::Of(player) => heard.as_heard_by(player),
            Audience::Afterwards => heard.as_known_afterwards(),
        };
        let heard: Vec<_> = told.heard.into_iter().filter_map(hear).collect();
        (!heard.is_empty()).then_some(Update { heard, ..told })
    }
}

/// What a viewer may hear again of a game, in its order. Each part is made when it is asked for: what
/// was answered to all questions of a long game takes a thousand times the memory of the questions.
#[derive(Debug, Default)]
pub struct PastUpdates {
    rest: Option<Rest>,
}

#[derive(Debug)]
struct Rest {
    /// The game before the events that are left.
    game: Game,
    events: std::vec::IntoIter<Event>,
    audience: Audience,
}

impl PastUpdates {
    /// Tells of some events of a game, which must be such that the viewer may hear them again (D11);
    /// `None` if the events are not a game.
    pub(crate) fn new(
        all: Vec<Event>,
        viewer: Viewer,
        events: Range<usize>,
    ) -> Option<PastUpdates> {
        let mut all = all.into_iter().take(events.end);
        let mut game = Game::open(&all.next()?).ok()?;
        for event in all.by_ref().take(events.start.saturating_sub(1)) {
            game.apply(&event).ok()?;
        }
        let rest: Vec<Event> = all.collect();
        // They are gone through once before, so that nothing fails in the middle.
        let mut last = game.clone();
        last.apply_all(&rest).ok()?;
        let audience = Audience::new(&last, viewer);
        Some(PastUpdates { rest: Some(Rest { game, events: rest.into_iter(), audience }) })
    }
}

impl Iterator for PastUpdates {
    type Item = Update;

    fn next(&mut self) -> Option<Update> {
        let next = self.rest.as_mut().and_then(Rest::next);
        if next.is_none() {
            // A follower stays long after that.
            self.rest = None;
        }
        next
    }
}

impl Rest {
    fn next(&mut self) -> Option<Update> {
        loop {
            let event = self.events.next()?;
            let heard = self.game.hear_all(&event).ok()?;
            let told = Update { seq: self.game.seq(), at: event.at, heard };
            if let Some(heard) = self.audience.hear(told) {
                return Some(heard);
            }
        }
    }
}

pub(crate) const fn own_seat(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// So much news may wait for one follower; who is slower must come again.
const WAITING: usize = 32;

/// Somebody who follows a game.
pub struct Follower {
    news: mpsc::Receiver<Arc<Vec<Update>>>,
    /// Stays in memory as long as somebody follows.
    live: Arc<Live>,
    /// Where to note that somebody leaves, if that matters.
    leaving: Option<(Host, Seat)>,
}

/// How a game reaches a follower.
#[derive(Debug)]
pub(crate) struct Listener {
    pub(crate) viewer: Viewer,
    sender: mpsc::Sender<Arc<Vec<Update>>>,
}

impl Follower {
    pub(crate) fn new(
        live: Arc<Live>,
        viewer: Viewer,
        leaving: Option<(Host, Seat)>,
    ) -> (Follower, Listener) {
        let (sender, news) = mpsc::channel(WAITING);
        (Follower { news, live, leaving }, Listener { viewer, sender })
    }

    /// Waits for what one command brings about, as far as this follower hears of it; `None` if this follower was too slow and must come
    /// again.
    pub async fn next(&mut self) -> Option<Arc<Vec<Update>>> {
        self.news.recv().await
    }

    /// Returns what has come already.
    pub fn try_next(&mut self) -> Option<Arc<Vec<Update>>> {
        self.news.try_recv().ok()
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        if let Some((host, seat)) = &self.leaving {
            host.note_now(&self.live, *seat);
        }
    }
}

impl Listener {
    /// Tells the follower; `false` if it is gone or too slow.
    pub(crate) fn tell(&self, told: Arc<Vec<Update>>) -> bool {
        self.sender.try_send(told).is_ok()
    }

    /// Tells whether the follower is still there.
    pub(crate) fn is_there(&self) -> bool {
        !self.sender.is_closed()
    }
}
