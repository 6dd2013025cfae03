//! Engines that play, analyse and give hints.

use std::sync::Arc;
use std::time::Duration;

use quarto_engine::Solver;
use quarto_game::{Command, GameId, Refusal};
use quarto_rules::{Play, PlayError, Record, RuleSet};

use crate::host::Host;
use crate::live::{Live, State};
use crate::order::{Order, OrderError};
use crate::workers::{AnalysisTask, PendingAnalysis};

impl Host {
    /// Starts the engine if it must act and is not thinking yet.
    pub(crate) fn let_engine_think(&self, live: &Arc<Live>, state: &mut State) {
        if state.thinking {
            return;
        }
        let Some(actions) = self.inner.workers.think(live.id, &state.game) else { return };
        let Some(seat) = state.game.to_act() else { return };
        state.thinking = true;
        let (host, live, seq) = (self.clone(), Arc::clone(live), state.game.seq());
        tokio::spawn(async move {
            let actions = actions.await;
            live.state.lock().await.thinking = false;
            if let Ok(actions) = actions {
                let order = Order::new(live.id, seat, Command::Act { actions });
                // If it fails, something else has happened, or the watch tries again at the deadline.
                let _ = host.act(Order { seq: Some(seq), ..order }).await;
            }
            let mut state = live.state.lock().await;
            host.let_engine_think(&live, &mut state);
        });
    }

    /// Starts an analysis of what a position is worth. The requests of one caller wait for each other, not
    /// for those of others.
    #[must_use]
    pub fn analyse(
        &self,
        caller: String,
        task: AnalysisTask,
    ) -> PendingAnalysis<quarto_engine::Analysis> {
        self.inner.workers.analyse(caller, task)
    }

    /// Starts an analysis of a position with advice on what to do and why.
    #[must_use]
    pub fn study(
        &self,
        caller: String,
        play: Play,
    ) -> PendingAnalysis<(quarto_engine::Analysis, Option<quarto_engine::Hint>)> {
        self.inner.workers.study(caller, play)
    }

    /// Starts other work with the solver of a rule set, as the judgement of an answer to a puzzle. It cannot
    /// be cut short, and so must be known to be quick.
    #[must_use]
    pub fn solve<T: Send + 'static>(
        &self,
        caller: String,
        rules: RuleSet,
        work: impl FnOnce(&Solver) -> T + Send + 'static,
    ) -> PendingAnalysis<T> {
        self.inner.workers.solve(caller, rules, work)
    }

    /// Starts the review of a record.
    #[must_use]
    pub fn review(
        &self,
        caller: String,
        record: Record,
    ) -> PendingAnalysis<Option<quarto_engine::Review>> {
        self.inner.workers.review(caller, record)
    }

    /// Starts the review of a game that is over, or has assistance (D8).
    ///
    /// # Errors
    /// If the game does not exist, or goes on without assistance.
    pub async fn review_game(
        &self,
        caller: String,
        game: GameId,
    ) -> Result<PendingAnalysis<Option<quarto_engine::Review>>, OrderError> {
        let game = self.game(game).await?;
        if !game.is_over() && !game.options().assist {
            return Err(Refusal::NoAssistance.into());
        }
        Ok(self.review(caller, game.to_record()))
    }

    /// Starts a search for what to do in a game and why, if it has assistance (D8).
    ///
    /// # Errors
    /// If the game does not exist, has no assistance, or is over.
    pub async fn hint(
        &self,
        caller: String,
        game: GameId,
    ) -> Result<PendingAnalysis<Option<quarto_engine::Hint>>, OrderError> {
        let play = self.assisted(game).await?;
        Ok(self.inner.workers.hint(caller, play))
    }

    /// Starts an analysis of what every action in a game is worth, if it has assistance (D8).
    ///
    /// # Errors
    /// If the game does not exist, has no assistance, or is over.
    pub async fn analyse_game(
        &self,
        caller: String,
        game: GameId,
        time: Duration,
    ) -> Result<PendingAnalysis<quarto_engine::Analysis>, OrderError> {
        let play = self.assisted(game).await?;
        let (rules, position) = (play.terms().rules, *play.position());
        Ok(self.analyse(caller, AnalysisTask { rules, position, time, nodes: None }))
    }

    /// Returns the play in a game with assistance that is not over.
    async fn assisted(&self, game: GameId) -> Result<Play, OrderError> {
        let game = self.game(game).await?;
        if !game.options().assist {
            return Err(Refusal::NoAssistance.into());
        }
        if game.is_over() {
            return Err(Refusal::Play(PlayError::GameOver).into());
        }
        Ok(*game.play())
    }
}
