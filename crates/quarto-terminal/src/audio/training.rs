use std::io::Write;

use quarto_player::{Info, Intent, PartialInput};
use quarto_rules::{Action, Piece, Trait};
use quarto_sound::Sound;
use quarto_text::{InputError, SoundText, Verb, Voice};
use thiserror::Error;

use crate::audio::sound_player::SoundError;
use crate::plain::lines::Lines;

/// A training session for the sounds: the player hears a piece and types which one it is.
pub struct Training<'a> {
    lines: &'a mut dyn Lines,
    out: &'a mut dyn Write,
    voice: Voice,
    play: &'a mut dyn FnMut(Sound) -> Result<(), SoundError>,
    progress: Progress,
}

/// Why the training cannot go on.
#[derive(Debug, Error)]
pub enum TrainingError {
    /// The output cannot be written.
    #[error(transparent)]
    Output(#[from] std::io::Error),
    /// A sound cannot be played.
    #[error(transparent)]
    Sound(#[from] SoundError),
}

/// The player's score so far.
#[derive(Default)]
struct Progress {
    asked: usize,
    right: usize,
    /// The right answers per trait.
    traits: [usize; 4],
}

impl<'a> Training<'a> {
    /// Returns a training that reads these lines, writes to `out` and plays sounds with `play`.
    pub fn new(
        lines: &'a mut dyn Lines,
        out: &'a mut dyn Write,
        voice: Voice,
        play: &'a mut dyn FnMut(Sound) -> Result<(), SoundError>,
    ) -> Training<'a> {
        Training { lines, out, voice, play, progress: Progress::default() }
    }

    /// Plays these pieces for the player to name, until they leave, and writes the score.
    ///
    /// # Errors
    /// If the output cannot be written or a sound cannot be played.
    pub fn run(&mut self, pieces: &[Piece]) -> Result<(), TrainingError> {
        let [repeat, quit] = [Verb::Repeat, Verb::Quit].map(|verb| verb.word(self.voice.language));
        self.say(SoundText::TrainIntro { repeat: &repeat, quit: &quit })?;
        for (number, piece) in (1..).zip(pieces) {
            self.say(SoundText::TrainAsk { number, count: pieces.len() })?;
            let Some(answer) = self.ask(*piece)? else { break };
            self.judge(*piece, answer)?;
        }
        self.tell_progress()
    }

    /// Plays a piece and waits for the answer; `None` if the player leaves.
    fn ask(&mut self, piece: Piece) -> Result<Option<Piece>, TrainingError> {
        let mut partial_input = PartialInput::default();
        self.hear(piece)?;
        while let Some(line) = self.lines.ask(self.out)? {
            match partial_input.read(&line, self.voice.language) {
                Ok(Intent::Act(Action::Give(answer))) => return Ok(Some(answer)),
                Ok(Intent::Leave) => return Ok(None),
                Ok(Intent::Tell(Info::Repeat)) | Err(InputError::Empty) => self.hear(piece)?,
                Ok(_) | Err(InputError::Unknown(_)) => {
                    self.say_text(&self.voice.input_error(&InputError::WhichPiece))?;
                }
                Err(error) => self.say_text(&self.voice.input_error(&error))?,
            }
        }
        Ok(None)
    }

    fn judge(&mut self, piece: Piece, answer: Piece) -> Result<(), TrainingError> {
        self.progress.note(piece, answer);
        let name = &self.voice.piece(piece);
        if piece == answer {
            return self.say(SoundText::TrainRight { piece: name });
        }
        self.say(SoundText::TrainWrong { piece: name })?;
        self.hear(piece)
    }

    fn tell_progress(&mut self) -> Result<(), TrainingError> {
        let Progress { asked, right, traits } = self.progress;
        self.say(SoundText::TrainResult { right, asked })?;
        for (t, right) in Trait::ALL.into_iter().zip(traits) {
            let name = &self.voice.trait_name(t);
            self.say(SoundText::TrainTrait { r#trait: name, right, asked })?;
        }
        Ok(())
    }

    fn hear(&mut self, piece: Piece) -> Result<(), TrainingError> {
        Ok((self.play)(Sound::Piece(piece, None))?)
    }

    fn say(&mut self, text: SoundText<'_>) -> Result<(), TrainingError> {
        self.say_text(&self.voice.say(text))
    }

    fn say_text(&mut self, text: &str) -> Result<(), TrainingError> {
        writeln!(self.out, "{text}")?;
        Ok(self.out.flush()?)
    }
}

impl Progress {
    fn note(&mut self, piece: Piece, answer: Piece) {
        self.asked += 1;
        self.right += usize::from(piece == answer);
        for (t, right) in Trait::ALL.into_iter().zip(&mut self.traits) {
            *right += usize::from(piece.has(t) == answer.has(t));
        }
    }
}
