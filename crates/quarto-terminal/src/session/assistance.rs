//! Hints and analysis from the computer, for games with assistance (D8).

use std::time::{Duration, Instant};

use quarto_engine::{AnalysisDetail, SearchLimits, Solver};
use quarto_game::Refusal;
use quarto_rules::{Action, PlayError};
use quarto_text::EngineText;

use super::{Session, SessionError};

/// The longest time the computer thinks about a hint.
const HINT_TIME: Duration = Duration::from_secs(20);

impl Session {
    /// Returns a hint in words.
    ///
    /// # Errors
    /// If the game has no assistance.
    pub fn hint(&mut self) -> Result<Vec<String>, SessionError> {
        self.check_assistance()?;
        let limits =
            SearchLimits { deadline: Some(Instant::now() + HINT_TIME), ..SearchLimits::default() };
        let play = self.backend.play();
        let hint = self.solver().hint(&play, limits);
        let voice = self.narrator.voice;
        Ok(hint.map_or_else(|| vec![voice.say(EngineText::HintNone)], |hint| voice.hint(&hint)))
    }

    /// Returns the value of every action, in words.
    ///
    /// # Errors
    /// If the game has no assistance.
    pub fn analysis(&mut self) -> Result<Vec<String>, SessionError> {
        self.check_assistance()?;
        let limits =
            SearchLimits { deadline: Some(Instant::now() + HINT_TIME), ..SearchLimits::default() };
        let position = *self.backend.play().position();
        let moves = self.solver().analyse(&position, AnalysisDetail::Moves, limits).moves;
        let moves: Vec<(Action, _)> =
            moves.into_iter().map(|(action, solution)| (action, solution.value())).collect();
        Ok(self.narrator.voice.analysis(&moves))
    }

    fn check_assistance(&self) -> Result<(), Refusal> {
        if self.is_over() {
            return Err(Refusal::Play(PlayError::GameOver));
        }
        if self.options().assist { Ok(()) } else { Err(Refusal::NoAssistance) }
    }

    fn solver(&mut self) -> &Solver {
        let rules = self.options().terms.rules;
        self.solver.get_or_insert_with(|| Solver::new(rules))
    }
}
