//! Games on disk: each is a file of events, and every event is there before it is shown.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use quarto_game::{Event, Game};
use quarto_rules::Record;
use quarto_text::Language;
use thiserror::Error;

use crate::choices::Choices;

/// Where games and choices are kept.
#[derive(Clone, Debug)]
pub struct Places {
    /// The folder for games.
    pub games: PathBuf,
    /// The file for choices.
    pub choices: PathBuf,
}

/// Why something cannot be kept or found.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum KeepError {
    /// A file or folder cannot be used.
    #[error("cannot use {}: {source}", file.display())]
    File {
        /// Which one.
        file: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A file holds something that is no game.
    #[error("{} is no game: {reason}", file.display())]
    NoGame {
        /// Which one.
        file: PathBuf,
        /// Why not.
        reason: String,
    },
    /// Another program has it open.
    #[error("{} is open in another window", .0.display())]
    Open(PathBuf),
    /// There is no folder of one's own.
    #[error("there is no home folder to keep games in")]
    NoHome,
}

impl Places {
    /// Returns the usual places of this platform.
    ///
    /// # Errors
    /// If there is no home folder.
    pub fn usual() -> Result<Places, KeepError> {
        use etcetera::BaseStrategy;
        let base = etcetera::choose_base_strategy().map_err(|_| KeepError::NoHome)?;
        Ok(Places {
            games: base.data_dir().join("quarto").join("games"),
            choices: base.config_dir().join("quarto").join("play.conf"),
        })
    }

    /// Returns what was chosen last, as far as it can be read.
    #[must_use]
    pub fn last_choices(&self, mut usual: Choices) -> Choices {
        if let Ok(text) = std::fs::read_to_string(&self.choices) {
            usual.read_lines(&text);
        }
        usual
    }

    /// Keeps what was chosen for the next time; `usual` is the language of the environment.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep_choices(&self, choices: &Choices, usual: Language) -> Result<(), KeepError> {
        if let Some(folder) = self.choices.parent() {
            wrap(folder, std::fs::create_dir_all(folder))?;
        }
        replace(&self.choices, &choices.to_lines(usual))
    }

    /// Returns the file of the latest game that is not over, and its events.
    ///
    /// # Errors
    /// If the folder or that file cannot be read, or another program plays it.
    pub fn unfinished(&self) -> Result<Option<(Keeper, Vec<Event>)>, KeepError> {
        let entries = match std::fs::read_dir(&self.games) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return wrap(&self.games, Err(error)),
        };
        let mut files: Vec<PathBuf> = entries
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|file| is_game(file))
            .collect();
        // Their names are the times at which they began.
        files.sort();
        let mut open = None;
        for file in files.into_iter().rev() {
            match Keeper::open(&file) {
                Ok((keeper, events)) => {
                    if Game::replay(&events).is_ok_and(|game| !game.is_over()) {
                        return Ok(Some((keeper, events)));
                    }
                }
                Err(error @ KeepError::Open(_)) => open = Some(error),
                // A file that cannot be read does not keep anybody from the others.
                Err(_) => {}
            }
        }
        open.map_or(Ok(None), Err)
    }

    /// Begins a file for a new game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn keep(&self, events: &[Event]) -> Result<Keeper, KeepError> {
        wrap(&self.games, std::fs::create_dir_all(&self.games))?;
        let time = events.first().map_or(0, |event| event.at.0);
        for number in 0.. {
            let file = self.games.join(format!("{time:015}-{number}.{EXTENSION}"));
            match OpenOptions::new().read(true).append(true).create_new(true).open(&file) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                opened => {
                    let mut keeper = Keeper { handle: wrap(&file, opened)?, file };
                    keeper.lock()?;
                    keeper.append(events)?;
                    return Ok(keeper);
                }
            }
        }
        unreachable!("some number is free");
    }
}

const EXTENSION: &str = "quarto";

fn is_game(file: &Path) -> bool {
    file.extension().is_some_and(|extension| extension == EXTENSION)
}

/// The file of a game in play, which no other program may play at the same time.
#[derive(Debug)]
pub struct Keeper {
    file: PathBuf,
    handle: File,
}

impl Keeper {
    fn open(file: &Path) -> Result<(Keeper, Vec<Event>), KeepError> {
        let handle = wrap(file, OpenOptions::new().read(true).append(true).open(file))?;
        let mut keeper = Keeper { file: file.into(), handle };
        keeper.lock()?;
        let events = keeper.read()?;
        Ok((keeper, events))
    }

    fn lock(&self) -> Result<(), KeepError> {
        match self.handle.try_lock() {
            Ok(()) => Ok(()),
            Err(TryLockError::WouldBlock) => Err(KeepError::Open(self.file.clone())),
            // Where files cannot be locked, people must take care themselves.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(()),
            Err(TryLockError::Error(error)) => wrap(&self.file, Err(error)),
        }
    }

    fn read(&mut self) -> Result<Vec<Event>, KeepError> {
        let mut text = String::new();
        wrap(&self.file, self.handle.read_to_string(&mut text))?;
        // A line without an end was being written when the power went: it was never shown.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        if whole < text.len() {
            wrap(&self.file, self.handle.set_len(whole as u64))?;
        }
        let event = |line: &str| {
            Event::from_line(line).map_err(|error| KeepError::NoGame {
                file: self.file.clone(),
                reason: error.to_string(),
            })
        };
        text[..whole].lines().map(event).collect()
    }

    /// Writes events to the disk, and returns when they are there.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn append(&mut self, events: &[Event]) -> Result<(), KeepError> {
        let lines: String = events.iter().map(|event| event.to_line() + "\n").collect();
        let written = self.handle.write_all(lines.as_bytes());
        wrap(&self.file, written.and_then(|()| self.handle.sync_data()))
    }
}

/// Writes a record beside its file and then in its place, so that a crash leaves a whole one.
pub(crate) fn write_record(file: &Path, record: &Record) -> Result<(), KeepError> {
    replace(file, &record.to_string())
}

fn replace(file: &Path, text: &str) -> Result<(), KeepError> {
    let mut new = file.as_os_str().to_owned();
    new.push(".new");
    wrap(file, std::fs::write(&new, text).and_then(|()| std::fs::rename(&new, file)))
}

fn wrap<T>(file: &Path, result: std::io::Result<T>) -> Result<T, KeepError> {
    result.map_err(|source| KeepError::File { file: file.into(), source })
}
