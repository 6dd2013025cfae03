use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use quarto_game::GameId;
use quarto_pages::Reader;
use tokio::sync::OnceCell;

use crate::web::live::Outgoing;

/// The most games whose scenes are kept.
const GAMES: usize = 256;
/// The most kinds of spectators of one game whose messages are kept. Nearly all are of very few kinds; those
/// beyond get messages of their own, so that strange settings cannot fill the memory.
const KINDS: usize = 16;

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
            // A message that is needed once more is made again.
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
        if scenes.cells.len() >= KINDS {
            return cell;
        }
        scenes.cells.push((told, reader.clone(), base.to_owned(), Arc::clone(&cell)));
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strange_settings_do_not_fill_the_memory() {
        let (scenes, game) = (SharedScenes::default(), "a4e35qnmncnm".parse().unwrap());
        let reader = |number: usize| Reader { path: format!("/{number}"), ..Reader::default() };
        let cell = |number, seq| scenes.cell((game, 0, &reader(number), ""), seq);
        let first = cell(0, 1);
        for number in 0..10 * KINDS {
            cell(number, 1);
        }
        let kept = scenes.0.lock().unwrap().get(&game).map(|scenes| scenes.cells.len());
        assert_eq!(kept, Some(KINDS));
        assert!(Arc::ptr_eq(&first, &cell(0, 1)), "the same kind shares a message");
        assert!(!Arc::ptr_eq(&first, &cell(0, 2)), "another event is another message");
        for number in 0..2 * GAMES {
            let game = format!("a4e35qnmn{number:03}").parse().unwrap();
            scenes.cell((game, 0, &reader(0), ""), 1);
        }
        assert!(scenes.0.lock().unwrap().len() <= GAMES);
    }
}
