//! A listener who knows the traits and hears only samples.

use std::f64::consts::FRAC_PI_4;

use quarto_rules::{Piece, Trait, TraitSet};
use quarto_sound::Column;

use crate::dsp::{
    ENVELOPE_RATE, RATE, energy, envelope, pitch, ring, rms, span, strength, without_line,
};

/// The measurements of a sound in one ear.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Heard {
    /// The pitch in Hz.
    pub(crate) pitch: f64,
    /// The strength of the third harmonic, relative to that of the tone.
    pub(crate) edge: f64,
    /// The time until nine tenths of the energy have passed, in seconds.
    pub(crate) ring: f64,
    /// How far the volume goes up and down around its decay, as a logarithm.
    pub(crate) tremble: f64,
    /// The rate of that in Hz.
    pub(crate) rate: f64,
}

impl Heard {
    pub(crate) fn of(ear: &[f64]) -> Heard {
        let start = span(ear, 0.005, 0.15);
        let pitch = pitch(span(ear, 0.005, 0.06));
        let [tone, third] = [1.0, 3.0].map(|times| strength(start, times * pitch, RATE.into()));
        // Three periods of a tremolo, before anything fades.
        let loudness: Vec<f64> =
            envelope(span(ear, 0.005, 0.22)).into_iter().map(f64::ln).collect();
        let swings = without_line(&loudness);
        let rates = (10..60).map(|halves| f64::from(halves) / 2.0);
        let rates = rates.map(|rate| (rate, strength(&swings, rate, ENVELOPE_RATE)));
        let (rate, _) = rates.max_by(|(_, one), (_, other)| one.total_cmp(other)).unwrap();
        Heard { pitch, edge: third / tone, ring: ring(ear), tremble: rms(&swings), rate }
    }

    /// Tells whether the listener hears this trait.
    pub(crate) fn has(&self, t: Trait) -> bool {
        match t {
            Trait::Colour => self.tremble > 0.2,
            Trait::Height => self.pitch > 480.0,
            Trait::Outline => self.edge > 0.15,
            Trait::Fill => self.ring > 0.2,
        }
    }

    pub(crate) fn piece(&self) -> Piece {
        let present: TraitSet = Trait::ALL.into_iter().filter(|t| self.has(*t)).collect();
        Piece::with_present(present)
    }
}

/// Returns one ear of a sound: 0 is the left one.
pub(crate) fn ear(samples: &[[f64; 2]], side: usize) -> Vec<f64> {
    samples.iter().map(|sample| sample[side]).collect()
}

/// Returns the place between left (-1) and right (1).
pub(crate) fn place(samples: &[[f64; 2]]) -> f64 {
    let [left, right] = [0, 1].map(|side| energy(&ear(samples, side)).sqrt());
    right.atan2(left) / FRAC_PI_4 - 1.0
}

/// Returns the nearest column.
pub(crate) fn column(samples: &[[f64; 2]]) -> Column {
    match place(samples) {
        place if place < -0.5 => Column::A,
        place if place < 0.0 => Column::B,
        place if place < 0.5 => Column::C,
        _ => Column::D,
    }
}
