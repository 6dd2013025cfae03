//! Games against the engine, in which the person plays anything that is legal.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use anyhow::Context;
use serde_json::Value;

use crate::client::Player;

/// A game of a person, who starts, against level 10.
pub(crate) struct EngineGame {
    person: Player,
    /// The pieces and squares that are still free.
    pieces: Vec<String>,
    squares: Vec<String>,
}

impl EngineGame {
    pub(crate) fn new(person: Player) -> EngineGame {
        let pieces = ('A'..='P').map(String::from).collect();
        let square = |at: usize| format!("{}{}", ["a", "b", "c", "d"][at % 4], at / 4 + 1);
        EngineGame { person, pieces, squares: (0..16).map(square).collect() }
    }

    /// Plays at this pace until the game is over, and counts the engine's moves.
    pub(crate) async fn play(
        mut self,
        pace: Duration,
        moves: Rc<Cell<usize>>,
    ) -> anyhow::Result<()> {
        let mut rounds = tokio::time::interval(pace);
        let mut actions = vec![self.pieces.pop().context("a piece")?];
        // At the end there is nothing to give.
        while !actions.is_empty() {
            rounds.tick().await;
            let words: Vec<String> = actions.iter().map(|action| format!("\"{action}\"")).collect();
            let body = format!("{{\"do\":\"act\",\"actions\":[{}]}}", words.join(","));
            self.person.send(&body).await?;
            // The update of the player's own move, and that of the engine's.
            if !self.hear().await? || !self.hear().await? {
                return Ok(());
            }
            moves.set(moves.get() + 1);
            let (square, piece) = (self.squares.pop(), self.pieces.pop());
            actions =
                square.zip(piece).map(|(square, piece)| vec![square, piece]).unwrap_or_default();
        }
        Ok(())
    }

    /// Waits for an update and applies it; `false` if the game is over.
    async fn hear(&mut self) -> anyhow::Result<bool> {
        let news: Value = self.person.next(|bytes| serde_json::from_slice(bytes)).await??;
        let events = news["news"]["events"].as_array().context("events")?;
        for event in events {
            if event["type"] == "ended" {
                return Ok(false);
            }
            self.squares.retain(|square| event["square"] != square.as_str());
            self.pieces.retain(|piece| event["piece"] != piece.as_str());
        }
        Ok(true)
    }
}
