use std::sync::Arc;

use quarto_game::{Announcement, Game, Seat, Update, Viewer};
use quarto_store::Entry;
use tokio::sync::mpsc;

use crate::Host;
use crate::live::Live;

/// What one command brought about, for everybody. Only [`News::told_to`] may be shown.
#[derive(Debug)]
pub(crate) struct News {
    told: Vec<Update>,
}

impl News {
    /// Lets a game take note of an entry; `None` if it cannot follow.
    pub(crate) fn take(game: &mut Game, entry: &Entry) -> Option<News> {
        let mut told = Vec::with_capacity(entry.events.len());
        for event in &entry.events {
            let heard = game.hear_all(event).ok()?;
            told.push(Update { seq: game.seq(), at: event.at, heard });
        }
        Some(News { told })
    }

    /// Returns what a viewer hears of the events after the first `since`; when the game is over,
    /// everything may be known.
    pub(crate) fn told_to(&self, game: &Game, viewer: Viewer, since: usize) -> Vec<Update> {
        let player = own_seat(viewer).and_then(|seat| game.player(seat));
        let is_over = game.is_over();
        let hear = |heard: Announcement| {
            if is_over { heard.as_known_afterwards() } else { heard.as_heard_by(player) }
        };
        let own = |told: &Update| Update {
            heard: told.heard.iter().cloned().filter_map(hear).collect(),
            ..*told
        };
        self.told.iter().filter(|told| told.seq > since).map(own).collect()
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

    /// Waits for what one command brings about; `None` if this follower was too slow and must come
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
