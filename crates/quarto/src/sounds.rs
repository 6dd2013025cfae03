//! The sounds, to be heard, kept and learnt.

use std::ffi::OsString;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};

use anyhow::bail;
use clap::Args;
use quarto_rules::{Chance, Piece};
use quarto_sound::{Signal, Sound};
use quarto_store::random_number;
use quarto_terminal::{Keyboard, SoundPlayer, Training, TrainingError};
use quarto_text::{Language, SoundText, Voice};

use crate::edition::EditionArgument;
use crate::folder::{self, Existing, ForceArgument};
use crate::language::LanguageArgument;

/// Learn the sounds of the pieces and the signals
///
/// Names and plays them one after another.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Play this many pieces and ask which they are
    #[arg(long, value_name = "COUNT", num_args = 0..=1, default_missing_value = "10")]
    train: Option<NonZero<u16>>,
    /// Seed of the training: the same number plays the same pieces
    #[arg(long, value_name = "NUMBER", requires = "train")]
    seed: Option<u64>,
    /// Write the sounds as WAV files into this folder instead
    #[arg(long, value_name = "FOLDER", conflicts_with = "train")]
    wav: Option<PathBuf>,
    #[command(flatten)]
    force: ForceArgument,
    #[command(flatten)]
    edition: EditionArgument,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
}

/// Samples a second in files.
const RATE: u32 = 44_100;

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let voice = Voice { language, edition: arguments.edition.choose(), ..Voice::default() };
    match (&arguments.wav, arguments.train) {
        (Some(folder), _) => write_files(folder, arguments.force.existing(), voice, out),
        (None, Some(count)) => train(&pieces(count.get(), arguments.seed), voice, out),
        (None, None) => show(voice, out),
    }
}

/// Returns every sound with what it means and the name of its file.
fn all(voice: Voice) -> impl Iterator<Item = (Sound, String, String)> {
    let piece = move |piece: Piece| {
        let name = format!("{piece}: {}", voice.piece(piece));
        (Sound::Piece(piece, None), name, piece.to_string())
    };
    let signal = move |signal: Signal| {
        (Sound::Signal(signal), voice.signal(signal), signal.code().to_owned())
    };
    Piece::ALL.into_iter().map(piece).chain(Signal::ALL.into_iter().map(signal))
}

/// Returns where programs of this system are looked for.
pub(crate) fn search_path() -> OsString {
    std::env::var_os("PATH").unwrap_or_default()
}

/// Names every sound and plays it, as long as that works.
fn show(voice: Voice, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut player = match SoundPlayer::find(&search_path()) {
        Ok(player) => Some(player),
        Err(error) => {
            writeln!(out, "{}", error.say(voice.language))?;
            None
        }
    };
    for line in voice.how_pieces_sound() {
        writeln!(out, "{line}")?;
    }
    for (sound, name, _) in all(voice) {
        writeln!(out, "{name}")?;
        out.flush()?;
        if let Some(Err(error)) = player.as_mut().map(|player| player.play(&[sound])) {
            writeln!(out, "{}", error.say(voice.language))?;
            player = None;
        }
    }
    Ok(())
}

fn write_files(
    folder: &Path,
    existing: Existing,
    voice: Voice,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let file = |(sound, _, name): (Sound, String, String)| {
        (format!("{name}.wav"), sound.recipe().to_wav(RATE))
    };
    folder::write(folder, &all(voice).map(file).collect::<Vec<_>>(), existing, voice.language)?;
    let folder = &folder.display().to_string();
    Ok(writeln!(out, "{}", voice.say(SoundText::SoundsWritten { folder }))?)
}

/// Returns so many pieces: none comes again before all have come.
fn pieces(count: u16, seed: Option<u64>) -> Vec<Piece> {
    let mut chance = Chance::new(seed.unwrap_or_else(random_number));
    let rounds = std::iter::repeat_with(|| {
        let mut all = Piece::ALL;
        chance.shuffle(&mut all);
        all
    });
    rounds.flatten().take(count.into()).collect()
}

fn train(pieces: &[Piece], voice: Voice, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut player = match SoundPlayer::find(&search_path()) {
        Ok(player) => player,
        Err(error) => bail!(error.say(voice.language)),
    };
    let mut keyboard = Keyboard::new();
    let mut play = |sound| player.play(&[sound]);
    match Training::new(&mut keyboard, out, voice, &mut play).run(pieces) {
        Err(TrainingError::Sound(error)) => bail!(error.say(voice.language)),
        Err(TrainingError::Output(error)) => Err(error.into()),
        trained => Ok(trained?),
    }
}
