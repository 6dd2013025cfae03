//! The sounds of pieces: each of the four traits changes something that can be heard apart.

use quarto_rules::{Piece, Trait};

use crate::{Column, Note, Tremolo};

/// The pitches of short and tall pieces, D4 and G5, in hertz. Spanish, Russian and Romanian use one word
/// for a tall piece and a high tone: alta, высокая, înaltă.
const PITCHES: [f64; 2] = [294.0, 784.0];

/// Round pieces are a pure tone.
const ROUND: &[f64] = &[1.0];
/// Square pieces are the first terms of a square wave, odd harmonics only. It sounds louder than a pure
/// tone of the same power, so it has 1.2 dB less.
const SQUARE: &[f64] = &[0.8, 0.0, 0.8 / 3.0, 0.0, 0.8 / 5.0, 0.0, 0.8 / 7.0, 0.0, 0.8 / 9.0];

/// Solid pieces are short and dry, but long enough for three and a half periods of the tremolo.
const SOLID: Fill = Fill { length: 0.25, decay: 0.1, fade: 0.02 };
/// Hollow pieces ring.
const HOLLOW: Fill = Fill { length: 0.7, decay: 0.3, fade: 0.2 };

/// Dark or grooved pieces have a tremolo, slow enough to be heard as one and too fast to be taken for
/// separate notes.
const GROOVED: Tremolo = Tremolo { rate: 14.0, depth: 0.8 };
/// Makes up for the power that the tremolo takes away: 1/√0.44.
const GROOVED_GAIN: f64 = 1.5;

/// The volumes of short and tall pieces: the ear hears low tones as fainter.
const GAINS: [f64; 2] = [0.5, 0.42];

const ATTACK: f64 = 0.005;

/// How long a piece sounds, by its fill.
struct Fill {
    length: f64,
    decay: f64,
    fade: f64,
}

/// Returns the note of a piece.
pub(crate) fn note(piece: Piece, column: Option<Column>) -> Note {
    let height = usize::from(piece.has(Trait::Height));
    let Fill { length, decay, fade } = if piece.has(Trait::Fill) { HOLLOW } else { SOLID };
    let tremolo = piece.has(Trait::Colour).then_some(GROOVED);
    Note {
        start: 0.0,
        length,
        attack: ATTACK,
        fade,
        frequency: PITCHES[height],
        partials: if piece.has(Trait::Outline) { SQUARE } else { ROUND },
        decay,
        tremolo,
        gain: GAINS[height] * tremolo.map_or(1.0, |_| GROOVED_GAIN),
        pan: column.map_or(0.0, Column::pan),
    }
}
