//! Games on disk: each is a file of events, and every event is there before it is shown.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use quarto_game::{Event, Game, Happening, Time};
use quarto_text::{Language, Message};
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

impl KeepError {
    /// Says to a person what is wrong.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        match self {
            KeepError::File { file, source } => {
                let (file, reason) = (&file.display().to_string(), &source.to_string());
                Message::KeepFile { file, reason }.say(language)
            }
            KeepError::NoGame { file, .. } => {
                Message::KeepNoGame { file: &file.display().to_string() }.say(language)
            }
            KeepError::Open(_) => Message::AnotherRunning.say(language),
            KeepError::NoHome => Message::KeepNoHome.say(language),
        }
    }
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

    /// Returns the game to go on with: of those that are not over the one played last, rather one in
    /// which something was done.
    ///
    /// # Errors
    /// If the folder cannot be read, or another program plays the latest game.
    pub fn unfinished(&self) -> Result<Unfinished, KeepError> {
        let mut unfinished = Unfinished::default();
        for file in self.files()? {
            match Keeper::open(&file) {
                Ok((keeper, events)) => {
                    if unfinished.consider(keeper, events) {
                        break;
                    }
                }
                // Whoever means that game would not expect an older one instead.
                Err(error @ KeepError::Open(_)) if unfinished.game.is_none() => return Err(error),
                Err(KeepError::Open(_)) => {}
                Err(error) => unfinished.damaged.push(error),
            }
        }
        Ok(unfinished)
    }

    /// Returns the files of games, the one played last first.
    fn files(&self) -> Result<Vec<PathBuf>, KeepError> {
        let entries = match std::fs::read_dir(&self.games) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return wrap(&self.games, Err(error)),
        };
        let played = |file: &PathBuf| file.metadata().and_then(|data| data.modified()).ok();
        let files = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let mut files: Vec<PathBuf> = files.filter(|file| is_game(file)).collect();
        files.sort_by_key(|file| std::cmp::Reverse((played(file), file.clone())));
        Ok(files)
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
                    sync_folder(&self.games);
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

/// What can be gone on with.
#[derive(Debug, Default)]
pub struct Unfinished {
    /// The game, with its file.
    pub game: Option<(Keeper, Vec<Event>)>,
    /// Files that cannot be read, and why.
    pub damaged: Vec<KeepError>,
}

impl Unfinished {
    /// Takes a game that is not over, unless one was found before; `true` if no better one can come.
    fn consider(&mut self, keeper: Keeper, events: Vec<Event>) -> bool {
        let played = events.iter().any(|event| matches!(event.what, Happening::Acted { .. }));
        match Game::replay(&events) {
            Ok(game) if game.is_over() => return false,
            Ok(_) if played || self.game.is_none() => self.game = Some((keeper, events)),
            Ok(_) => {}
            Err(error) => {
                let reason = error.to_string();
                self.damaged.push(KeepError::NoGame { file: keeper.file, reason });
                return false;
            }
        }
        played
    }
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

    /// Takes note that the game is being played at this time.
    pub(crate) fn beat(&self, now: Time) {
        // Who cannot take note of it loses some time on a clock, at worst.
        let _ = std::fs::write(self.beside("beat"), now.0.to_string());
    }

    /// Returns when the game was played last, as far as it is known.
    pub(crate) fn last_beat(&self) -> Option<Time> {
        std::fs::read_to_string(self.beside("beat")).ok()?.trim().parse().ok().map(Time)
    }

    /// Takes note of where the record of the game is written.
    pub(crate) fn note_record(&self, file: &Path) {
        let whole = std::path::absolute(file).unwrap_or_else(|_| file.into());
        if let Some(text) = whole.to_str() {
            // Without the note, the record has to be named again after a crash.
            let _ = std::fs::write(self.beside("record"), text);
        }
    }

    /// Returns where the record of the game is written.
    pub(crate) fn noted_record(&self) -> Option<PathBuf> {
        std::fs::read_to_string(self.beside("record")).ok().map(PathBuf::from)
    }

    /// Returns the file beside the game's for something else about it.
    fn beside(&self, what: &str) -> PathBuf {
        self.file.with_extension(what)
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

/// Writes a text beside its file and then in its place, so that a crash leaves a whole one.
pub(crate) fn replace(file: &Path, text: &str) -> Result<(), KeepError> {
    let mut name = std::ffi::OsString::from(".");
    name.push(file.file_name().unwrap_or_default());
    name.push(format!(".{}.new", std::process::id()));
    let new = file.with_file_name(name);
    let write = || {
        let mut handle = File::create(&new)?;
        handle.write_all(text.as_bytes())?;
        handle.sync_all()?;
        std::fs::rename(&new, file)
    };
    wrap(file, write())?;
    sync_folder(file.parent().unwrap_or(Path::new("")));
    Ok(())
}

/// Makes sure that a new name in a folder lasts, where the system can.
fn sync_folder(folder: &Path) {
    if let Ok(handle) = File::open(folder) {
        let _ = handle.sync_all();
    }
}

fn wrap<T>(file: &Path, result: std::io::Result<T>) -> Result<T, KeepError> {
    result.map_err(|source| KeepError::File { file: file.into(), source })
}
