use crate::{Note, Sound};

/// A sound as data: notes that may follow each other or sound together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Recipe {
    /// The notes, ordered by their start.
    pub notes: Vec<Note>,
}

/// The silence between sounds that follow each other, in seconds.
const PAUSE: f64 = 0.08;

impl Recipe {
    /// Returns the recipe of several sounds, one after the other.
    #[must_use]
    pub fn in_turn(sounds: &[Sound]) -> Recipe {
        let mut whole = Recipe::default();
        for sound in sounds {
            let start = if whole.notes.is_empty() { 0.0 } else { whole.length() + PAUSE };
            let notes = sound.recipe().notes.into_iter();
            whole.notes.extend(notes.map(|note| Note { start: note.start + start, ..note }));
        }
        whole
    }

    /// Returns how long the sound is, in seconds.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.notes.iter().map(Note::end).fold(0.0, f64::max)
    }

    /// Returns the sound as pairs of samples for left and right, at this sample rate.
    #[must_use]
    pub fn samples(&self, rate: u32) -> Vec<[f64; 2]> {
        let seconds = |index: usize| to_seconds(index, rate);
        let mut samples = vec![[0.0; 2]; to_index(self.length(), rate)];
        for note in &self.notes {
            let ([left, right], first) = (note.sides(), to_index(note.start, rate));
            let own = samples.iter_mut().enumerate().skip(first);
            for (index, sample) in own.take_while(|(index, _)| seconds(*index) < note.end()) {
                let value = note.at(seconds(index) - note.start);
                sample[0] += left * value;
                sample[1] += right * value;
            }
        }
        samples
    }
}

/// Returns the time of a sample, in seconds.
#[expect(clippy::cast_precision_loss, reason = "sounds have fewer than 2^52 samples")]
fn to_seconds(index: usize, rate: u32) -> f64 {
    index as f64 / f64::from(rate)
}

/// Returns the index of the first sample at or after a time in seconds.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a cast of what cannot be an index gives the nearest that can"
)]
fn to_index(seconds: f64, rate: u32) -> usize {
    (seconds * f64::from(rate)).ceil() as usize
}

#[cfg(test)]
mod tests {
    use quarto_rules::Piece;

    use super::*;
    use crate::Signal;

    #[test]
    fn sounds_in_turn_are_the_same_sounds_with_silence_between() {
        const RATE: u32 = 8_000;
        let [first, second] = [Sound::Signal(Signal::Placed), Sound::Piece(Piece::ALL[5], None)];
        let (whole, alone) = (Recipe::in_turn(&[first, second]), first.recipe());
        let samples = whole.samples(RATE);
        let both = alone.samples(RATE).len();
        assert_eq!(samples[..both], alone.samples(RATE));
        assert!(samples[both..both + 600].iter().flatten().all(|sample| *sample == 0.0));
        let length = alone.length() + PAUSE + second.recipe().length();
        assert!((whole.length() - length).abs() < 1e-9);
        assert!(Recipe::in_turn(&[]).samples(RATE).is_empty());
    }
}
