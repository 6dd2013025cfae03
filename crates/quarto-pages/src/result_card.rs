//! The card that tells a player how a game has ended, and what can be done next.

use quarto_game::{Finish, Party, Snapshot, Stage, Update};
use quarto_rules::{Character, Level, Termination};
use quarto_text::{PageText, clock_face};

use crate::kind::Kind;
use crate::perspective::Perspective;

/// How a game has ended.
pub(crate) struct ResultCard {
    pub(crate) verdict: String,
    /// How many pieces it took, and how long.
    pub(crate) facts: Vec<String>,
    /// What is stamped on the board.
    pub(crate) stamp: Option<String>,
    /// A game against a stronger opponent.
    pub(crate) harder: Option<Harder>,
}

/// An offer to play against a stronger opponent.
pub(crate) struct Harder {
    pub(crate) action: String,
    pub(crate) level: String,
    pub(crate) label: String,
}

impl Perspective<'_> {
    /// Returns the card, once the game is over.
    pub(crate) fn result_card(&self, seen: &Snapshot, told: &[Update]) -> Option<ResultCard> {
        let Stage::Over { result: finish } = &self.view.stage else { return None };
        let placed = self.view.board.map(|board| board.occupied().len());
        let count = placed.map(|count| self.words.say(PageText::GamesPlaced { count }));
        let is_end = |told: &&Update| told.heard.iter().any(|heard| Kind::of(heard) == Kind::End);
        let end = told.iter().rev().find(is_end);
        let time = end.map(|end| clock_face(end.at.since(seen.created)));
        let score = self.view.score.map(|_| self.narrator.score(self.view));
        let aligned = matches!(finish.termination, Termination::Call | Termination::Alignment);
        Some(ResultCard {
            verdict: self.verdict(finish),
            facts: count.into_iter().chain(time).chain(score).collect(),
            stamp: aligned.then(|| self.words.say(PageText::GameQuarto)),
            harder: self.harder(finish),
        })
    }

    fn verdict(&self, finish: &Finish) -> String {
        let Some(winner) = finish.winner else {
            return self.words.say(PageText::GameVerdictDrawn);
        };
        if !self.is_both() && self.view.own_player() == Some(winner) {
            return self.words.say(PageText::GameVerdictWon);
        }
        self.words.say(PageText::GameVerdictPlayer { player: self.narrator.name(winner) })
    }

    /// Returns the next level, after a win against the computer.
    fn harder(&self, finish: &Finish) -> Option<Harder> {
        let Some(Party::Engine(Character::Level(level))) = self.opponent() else { return None };
        finish.winner.filter(|winner| self.view.own_player() == Some(*winner))?;
        let next = Level::new(level.number() + 1)?;
        let party = Party::Engine(Character::Level(next));
        let player = &self.narrator.voice.party(&party);
        Some(Harder {
            action: self.reader.to("/games"),
            level: next.to_string(),
            label: self.words.say(PageText::GameHarder { player }),
        })
    }
}
