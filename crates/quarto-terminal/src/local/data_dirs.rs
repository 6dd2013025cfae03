//! What this terminal keeps: its games in one file, and who plays which of them now.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use quarto_game::GameId;
use quarto_host::OrderError;
use quarto_store::{
    StoreError, make_private_folder, private_file, try_lock_exclusive, write_whole,
};
use quarto_text::{Language, TerminalText, Voice, system_error};
use thiserror::Error;

use crate::choices::Choices;
use crate::local::embedded_host::{EmbeddedHost, TimeSource};

/// Where games and choices are kept.
#[derive(Clone, Debug)]
pub struct DataDirs {
    /// The folder for games.
    pub games: PathBuf,
    /// The file for choices.
    pub choices: PathBuf,
}

/// Why something cannot be kept or found.
#[derive(Debug, Error)]
pub enum KeepError {
    /// A file or folder cannot be used.
    #[error("cannot use {}: {reason}", file.display())]
    File {
        /// Which one.
        file: PathBuf,
        /// Why.
        reason: std::io::Error,
    },
    /// A game cannot be read.
    #[error("game {game} is damaged: {reason}")]
    NoGame {
        /// Which one.
        game: GameId,
        /// What is wrong.
        reason: String,
    },
    /// The file of the games cannot be used.
    #[error(transparent)]
    Store(StoreError),
    /// The program cannot wait for the host of its games.
    #[error("cannot wait for changes to the games: {0}")]
    Runtime(std::io::Error),
    /// The host of the games did not do what the program needs.
    #[error(transparent)]
    Order(OrderError),
    /// Another program has it open.
    #[error("{} is open in another window", .0.display())]
    Open(PathBuf),
    /// There is no folder of one's own.
    #[error("there is no home folder to keep games in")]
    NoHome,
}

impl KeepError {
    /// Says to a person what is wrong.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        match self {
            KeepError::File { file, reason } => {
                let (file, reason) = (&file.display().to_string(), &system_error(reason, language));
                TerminalText::KeepFile { file, reason }.say(language)
            }
            KeepError::NoGame { game, .. } => {
                TerminalText::KeepNoGame { file: &game.to_string() }.say(language)
            }
            KeepError::Store(_) | KeepError::Runtime(_) | KeepError::Order(_) => {
                let (file, reason) = ("games.db", &self.to_string());
                TerminalText::KeepFile { file, reason }.say(language)
            }
            KeepError::Open(_) => TerminalText::AnotherRunning.say(language),
            KeepError::NoHome => TerminalText::KeepNoHome.say(language),
        }
    }
}

impl From<StoreError> for KeepError {
    fn from(error: StoreError) -> KeepError {
        match error {
            StoreError::File { file, reason } => KeepError::File { file, reason },
            StoreError::Corrupt { game, reason } => KeepError::NoGame { game, reason },
            other => KeepError::Store(other),
        }
    }
}

impl From<OrderError> for KeepError {
    fn from(error: OrderError) -> KeepError {
        match error {
            OrderError::Store(error) => error.into(),
            error @ (OrderError::NoGame
            | OrderError::Refused(_)
            | OrderError::Stale { .. }
            | OrderError::KeyReused
            | OrderError::Withdrawn
            | OrderError::Name(_)
            | OrderError::Crowded) => KeepError::Order(error),
        }
    }
}

impl DataDirs {
    /// Returns what was chosen last, as far as it can be read.
    #[must_use]
    pub fn last_choices(&self, mut usual: Choices) -> Choices {
        if let Ok(text) = std::fs::read_to_string(&self.choices) {
            usual.read_toml(&text);
        }
        usual
    }

    /// Keeps what was chosen for the next time; `usual` is the language of the environment.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep_choices(&self, choices: &Choices, usual: Language) -> Result<(), KeepError> {
        if let Some(folder) = self.choices.parent() {
            wrap(folder, make_private_folder(folder))?;
        }
        replace(&self.choices, &choices.to_toml(usual))
    }

    /// Returns the file in which the games are.
    pub(crate) fn database(&self) -> PathBuf {
        self.games.join("games.db")
    }

    /// Tells whether there is a game to go on with.
    #[must_use]
    pub fn has_unfinished(&self) -> bool {
        let clock: TimeSource = Arc::new(quarto_store::system_time);
        // Nothing is made where nothing was kept.
        let host = || EmbeddedHost::open(Some(self), &clock).ok();
        let host = self.database().is_file().then(host).flatten();
        host.is_some_and(|host| self.unfinished(&host).is_ok_and(|found| found.game.is_some()))
    }

    /// Returns the game to go on with: of those that are not over the one played last, rather one in
    /// which something was done.
    pub(crate) fn unfinished(&self, host: &EmbeddedHost) -> Result<Unfinished, KeepError> {
        let mut unfinished = Unfinished::default();
        for id in host.wait(host.store().unfinished())? {
            match self.take(id) {
                Ok(lock) => {
                    if unfinished.consider(host, lock) {
                        break;
                    }
                }
                // Whoever means that game would not expect an older one instead.
                Err(error @ KeepError::Open(_)) if unfinished.game.is_none() => return Err(error),
                Err(KeepError::Open(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(unfinished)
    }

    /// Takes a game for this program alone.
    pub(crate) fn take(&self, id: GameId) -> Result<GameLock, KeepError> {
        // Whatever links lead to the database, who plays its games is noted beside it.
        let database = self.database();
        let database = wrap(&database, database.canonicalize())?;
        let file = database.with_file_name(format!("{id}.lock"));
        let opened = private_file().create(true).truncate(false).open(&file);
        let game_lock = GameLock { handle: wrap(&file, opened)?, id, file };
        lock(&game_lock.handle, &game_lock.file)?;
        Ok(game_lock)
    }
}

/// What is found when one wants to go on.
#[derive(Default)]
pub(crate) struct Unfinished {
    /// The game.
    pub(crate) game: Option<GameLock>,
    /// Games that cannot be read, and why.
    pub(crate) damaged: Vec<KeepError>,
}

impl Unfinished {
    /// Takes a game, unless one was found before; `true` if no better one can come.
    fn consider(&mut self, host: &EmbeddedHost, lock: GameLock) -> bool {
        match host.game(lock.id) {
            Ok(game) => {
                let played = game.last_to_act().is_some();
                if played || self.game.is_none() {
                    self.game = Some(lock);
                }
                played
            }
            Err(error) => {
                self.damaged.push(error);
                false
            }
        }
    }
}

/// A game in play, which no other program may play at the same time.
#[derive(Debug)]
pub(crate) struct GameLock {
    pub(crate) id: GameId,
    file: PathBuf,
    handle: File,
}

impl GameLock {
    /// Takes note of where the record of the game is written.
    pub(crate) fn note_record(&self, file: &Path) {
        let whole = std::path::absolute(file).unwrap_or_else(|_| file.into());
        if let Some(text) = whole.to_str() {
            // Without the note, the record has to be named again after a crash.
            let _ = std::fs::write(self.file.with_extension("record"), text);
        }
    }

    /// Takes note of how the players of the game are spoken to.
    pub(crate) fn note_voice(&self, voice: Voice) {
        let text = format!("edition = \"{}\"\nlang = \"{}\"\n", voice.edition, voice.language);
        // Without the note, the game goes on in the usual words.
        let _ = std::fs::write(self.file.with_extension("voice"), text);
    }

    /// Puts into the choices how the players of the game are spoken to.
    pub(crate) fn recall_voice(&self, choices: &mut Choices) {
        if let Ok(text) = std::fs::read_to_string(self.file.with_extension("voice")) {
            choices.read_toml(&text);
        }
    }

    /// Returns where the record of the game is written.
    pub(crate) fn noted_record(&self) -> Option<PathBuf> {
        std::fs::read_to_string(self.file.with_extension("record")).ok().map(PathBuf::from)
    }
}

impl Drop for GameLock {
    fn drop(&mut self) {
        // It only says who plays now; whoever takes the game again makes it again.
        let _ = std::fs::remove_file(&self.file);
    }
}

/// Writes a text in the place of a file, so that a crash leaves a whole one.
pub(crate) fn replace(file: &Path, text: &str) -> Result<(), KeepError> {
    wrap(file, write_whole(file, text.as_bytes()))
}

/// Takes a file for this program alone, as long as it is open.
pub(crate) fn lock(handle: &File, file: &Path) -> Result<(), KeepError> {
    if wrap(file, try_lock_exclusive(handle))? { Ok(()) } else { Err(KeepError::Open(file.into())) }
}

pub(crate) fn wrap<T>(file: &Path, result: std::io::Result<T>) -> Result<T, KeepError> {
    result.map_err(|reason| KeepError::File { file: file.into(), reason })
}
