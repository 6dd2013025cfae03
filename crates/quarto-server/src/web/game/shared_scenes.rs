use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use quarto_game::GameId;
use quarto_pages::Reader;
use tokio::sync::OnceCell;

use crate::web::live::Outgoing;

/// The most games whose scenes are kept.
const GAMES: usize = 1024;

/// The latest messages to spectators. All who see the same are sent the same, which is made once.
#[derive(Default)]
pub(crate) struct SharedScenes(Mutex<HashMap<GameId, Scenes>>);

/// The messages about the latest event of a game.
struct Scenes {
    seq: usize,
    /// Each with the number of events that the spectator knew before, with who reads it, and with the
    /// start of addresses.
    cells: Vec<(usize, Reader, String, Arc<OnceCell<Outgoing>>)>,
}

impl SharedScenes {
    /// Returns the place for the message to spectators of a kind (of this game, who know this many events,
    /// read in this way, and are at this server) about the event with the number `seq`.
    pub(crate) fn cell(
        &self,
        (game, told, reader, base): (GameId, usize, &Reader, &str),
        seq: usize,
    ) -> Arc<OnceCell<Outgoing>> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if games.len() >= GAMES && !games.contains_key(&game) {
            // Whoever needs one of them makes it again.
            games.clear();
        }
        let scenes = games.entry(game).or_insert_with(|| Scenes { seq, cells: Vec::new() });
        if seq > scenes.seq {
            *scenes = Scenes { seq, cells: Vec::new() };
        } else if seq < scenes.seq {
            // A slow spectator is not worth remembering.
            return Arc::default();
        }
        let is_same = |cell: &&(usize, Reader, String, _)| {
            cell.0 == told && cell.1 == *reader && cell.2 == base
        };
        if let Some(known) = scenes.cells.iter().find(is_same) {
            return Arc::clone(&known.3);
        }
        let cell = Arc::default();
        scenes.cells.push((told, reader.clone(), base.to_owned(), Arc::clone(&cell)));
        cell
    }
}
