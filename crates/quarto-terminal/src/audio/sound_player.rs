use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

use quarto_sound::{Recipe, Sound};
use quarto_text::{Language, TerminalText, system_error};
use thiserror::Error;

/// The programs that can play a file, in the order in which they are tried: those of `PipeWire`,
/// `PulseAudio`, ALSA, macOS and Windows.
const PROGRAMS: [&str; 5] = ["pw-play", "paplay", "aplay", "afplay", "powershell.exe"];

/// Samples per second: all programs play this rate without conversion.
const RATE: u32 = 44_100;

/// The programs of this system that play sounds.
#[derive(Clone, Debug)]
pub struct SoundPlayer {
    /// At least one; the one that worked last comes first.
    programs: Vec<PathBuf>,
}

/// Why a sound was not played.
#[derive(Debug, Error)]
pub enum SoundError {
    /// The system has no program that plays sounds.
    #[error("there is no program that plays sounds")]
    Missing,
    /// The sound file cannot be written, or no program can be started.
    #[error(transparent)]
    System(#[from] std::io::Error),
    /// No program played it.
    #[error("{0}")]
    NotPlayed(ExitStatus),
}

impl SoundError {
    /// Returns the error in words, for the player.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        match self {
            SoundError::Missing => {
                TerminalText::SoundMissing { programs: &PROGRAMS.join(", ") }.say(language)
            }
            SoundError::System(error) => {
                TerminalText::SoundFailed { reason: &system_error(error, language) }.say(language)
            }
            SoundError::NotPlayed(status) => {
                TerminalText::SoundFailed { reason: &status.to_string() }.say(language)
            }
        }
    }
}

impl SoundPlayer {
    /// Finds the programs of this system by its search path, the value of `PATH`.
    ///
    /// # Errors
    /// If there are none.
    pub fn find(path: &OsStr) -> Result<SoundPlayer, SoundError> {
        let folders: Vec<PathBuf> = std::env::split_paths(path).collect();
        SoundPlayer::find_in(&folders)
    }

    /// Finds the programs in these directories.
    ///
    /// # Errors
    /// If there are none.
    pub fn find_in(folders: &[PathBuf]) -> Result<SoundPlayer, SoundError> {
        let absolute = || folders.iter().filter(|folder| folder.is_absolute());
        let in_folder = |name| move |folder: &PathBuf| folder.join(name);
        let find = |name| absolute().map(in_folder(name)).find(|file| file.is_file());
        let programs: Vec<PathBuf> = PROGRAMS.into_iter().filter_map(find).collect();
        if programs.is_empty() { Err(SoundError::Missing) } else { Ok(SoundPlayer { programs }) }
    }

    /// Plays sounds one after the other, and returns when they are over.
    ///
    /// # Errors
    /// If no program plays them.
    pub fn play(&mut self, sounds: &[Sound]) -> Result<(), SoundError> {
        let file = WaveFile::new(&Recipe::in_turn(sounds).to_wav(RATE))?;
        let mut failure = SoundError::Missing;
        for place in 0..self.programs.len() {
            match run(&self.programs[place], &file.0) {
                Ok(status) if status.success() => {
                    // From now on this program is tried first.
                    self.programs[..=place].rotate_right(1);
                    return Ok(());
                }
                Ok(status) => failure = SoundError::NotPlayed(status),
                Err(error) => failure = error.into(),
            }
        }
        Err(failure)
    }
}

/// Runs a program that plays a file, until it ends.
fn run(program: &Path, file: &Path) -> std::io::Result<ExitStatus> {
    Command::new(program)
        .args(arguments(program, file))
        .env("QUARTO_SOUND", file)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
}

fn arguments(program: &Path, file: &Path) -> Vec<OsString> {
    // The file name is passed in the environment: in a command it would have to be quoted.
    let command = "(New-Object Media.SoundPlayer $env:QUARTO_SOUND).PlaySync()";
    match program.file_stem().and_then(|name| name.to_str()) {
        Some("powershell") => ["-NoProfile", "-Command", command].map(Into::into).to_vec(),
        _ => vec![file.into()],
    }
}

/// A temporary file with the sound, removed after it was played.
struct WaveFile(PathBuf);

impl WaveFile {
    fn new(wave: &[u8]) -> std::io::Result<WaveFile> {
        WaveFile::new_in(&std::env::temp_dir(), wave)
    }

    fn new_in(folder: &Path, wave: &[u8]) -> std::io::Result<WaveFile> {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let next = || {
            let (process, number) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
            folder.join(format!("quarto-{process}-{number}.wav"))
        };
        let mut path = next();
        // The file must not exist yet, so that no other program can have planted it. Files left
        // behind by an earlier run are skipped; the numbers do not run out before such files do.
        let mut file = loop {
            match File::create_new(&path) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => path = next(),
                created => break created?,
            }
        };
        let wave_file = WaveFile(path);
        file.write_all(wave)?;
        Ok(wave_file)
    }
}

impl Drop for WaveFile {
    fn drop(&mut self) {
        // A file left in the temporary directory does no harm.
        let _ = std::fs::remove_file(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use quarto_rules::Piece;
    use quarto_sound::Signal;

    use super::*;

    #[test]
    fn programs_that_are_not_there_are_named() {
        let error = SoundPlayer::find_in(&[PathBuf::new(), "/nowhere/at/all".into()]).unwrap_err();
        let said = error.say(Language::English);
        assert!(said.contains("pw-play, paplay, aplay"), "{said}");
    }

    #[test]
    fn windows_gets_the_name_by_the_environment() {
        let [player, powershell] = ["/usr/bin/pw-play", "/windows/powershell.exe"]
            .map(|program| arguments(Path::new(program), Path::new("a b'c.wav")));
        assert_eq!(player, ["a b'c.wav"]);
        assert!(powershell.iter().all(|word| word != "a b'c.wav"));
        assert!(powershell[2].to_str().unwrap().contains("$env:QUARTO_SOUND"));
    }

    #[test]
    fn a_file_that_was_left_behind_is_passed_over() {
        let folder = crate::fakes::folder("left-behind");
        for number in 0..100 {
            let name = format!("quarto-{}-{number}.wav", std::process::id());
            std::fs::write(folder.join(name), "left").unwrap();
        }
        let file = WaveFile::new_in(&folder, b"heard").unwrap();
        assert_eq!(std::fs::read(&file.0).unwrap(), b"heard");
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn the_first_program_that_works_plays_a_file_that_is_gone_afterwards() {
        let folder = crate::fakes::folder("player");
        crate::fakes::program(&folder, "pw-play", "echo pw-play >> $HERE/asked; exit 3");
        let copy = "echo aplay >> $HERE/asked; echo \"$1\" > $HERE/name; cp \"$1\" $HERE/heard";
        crate::fakes::program(&folder, "aplay", copy);
        let mut player = SoundPlayer::find_in(std::slice::from_ref(&folder)).unwrap();
        let sounds = [Sound::Signal(Signal::Placed), Sound::Piece(Piece::ALL[9], None)];
        for _ in 0..2 {
            player.play(&sounds).unwrap();
        }
        let read = |name| std::fs::read_to_string(folder.join(name)).unwrap();
        assert_eq!(read("asked"), "pw-play\naplay\naplay\n", "a working one is tried first");
        let heard = std::fs::read(folder.join("heard")).unwrap();
        assert_eq!(heard, Recipe::in_turn(&sounds).to_wav(RATE));
        assert!(!Path::new(read("name").trim()).exists());
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn it_is_said_why_no_program_plays() {
        let folder = crate::fakes::folder("broken-player");
        crate::fakes::program(&folder, "paplay", "exit 3");
        let mut player = SoundPlayer::find_in(std::slice::from_ref(&folder)).unwrap();
        let error = player.play(&[Sound::Signal(Signal::Edge)]).unwrap_err();
        assert!(error.say(Language::English).contains('3'), "{error}");
        std::fs::remove_dir_all(folder).unwrap();
    }
}
