//! The boards of a tournament for everybody who looks on.

use quarto_game::{Seat, Snapshot};
use quarto_text::{CupText, PageText};

use super::CupView;
use crate::game_link::picture;

/// A game that is being played.
pub(crate) struct WatchedBoard {
    pub(crate) game: String,
    pub(crate) url: String,
    pub(crate) table: String,
    pub(crate) players: String,
    /// The board, as HTML; nothing while it is hidden (D11).
    pub(crate) picture: Option<String>,
    /// What a spectator may know of it, in words.
    pub(crate) state: String,
}

impl CupView<'_> {
    /// Returns the games as spectators see them: with the table of each, and never with an alignment that nobody has
    /// called (D8).
    pub(crate) fn watched(&self, boards: &[(usize, Snapshot)]) -> Vec<WatchedBoard> {
        boards.iter().map(|(table, seen)| self.board(*table, seen)).collect()
    }

    fn board(&self, table: usize, seen: &Snapshot) -> WatchedBoard {
        let view = &seen.view;
        let parties = Seat::ALL.map(|seat| view.seated(seat));
        let names = parties
            .map(|party| party.map(|party| self.reader.voice().party(party)).unwrap_or_default());
        let state = match view.board {
            None => self.say(CupText::CupBoardHidden),
            Some(board) => {
                let count = board.pieces().len();
                self.say(PageText::GamesPlaced { count })
            }
        };
        WatchedBoard {
            game: seen.game.to_string(),
            url: self.reader.to(&format!("/games/{}", seen.game)),
            table: table.to_string(),
            players: names.join(" – "),
            picture: view.board.map(|board| picture(self.reader, view, &board)),
            state,
        }
    }
}
