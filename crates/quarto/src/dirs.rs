//! Where this program keeps things, unless it is told otherwise.

use std::path::PathBuf;

use etcetera::BaseStrategy;
use quarto_store::StoreUrl;
use quarto_terminal::{Choices, DataDirs, KeepError};

/// Returns where the terminal keeps games and choices, if there is a home folder.
pub(crate) fn terminal() -> Option<DataDirs> {
    let base = base().ok()?;
    Some(DataDirs {
        games: base.data_dir().join("quarto").join("games"),
        choices: base.config_dir().join("quarto").join("play.conf"),
    })
}

/// Returns where it is kept how far a learner has come, if there is a home folder.
pub(crate) fn learning() -> Option<PathBuf> {
    Some(base().ok()?.data_dir().join("quarto").join("learn.toml"))
}

/// Returns where it is kept which puzzles a player has solved, if there is a home folder.
pub(crate) fn puzzles() -> Option<PathBuf> {
    Some(base().ok()?.data_dir().join("quarto").join("puzzles.txt"))
}

/// Returns where a server keeps its games.
pub(crate) fn server_database() -> Result<StoreUrl, KeepError> {
    Ok(StoreUrl::Sqlite(base()?.data_dir().join("quarto").join("server.db")))
}

/// Returns what the player has chosen before, or what is usual.
pub(crate) fn last_choices() -> Choices {
    let usual = Choices { language: crate::environment_language(), ..Choices::default() };
    match terminal() {
        Some(dirs) => dirs.last_choices(usual),
        None => usual,
    }
}

fn base() -> Result<impl BaseStrategy, KeepError> {
    etcetera::choose_base_strategy().map_err(|_| KeepError::NoHome)
}
