//! Signals cannot be confused with each other or with pieces.

use quarto_rules::Piece;
use quarto_sound::{Signal, Sound};

use crate::dsp::{RATE, span, strength};
use crate::listener::ear;

/// How alike two sounds may be, where 1 is identical and 0 has nothing in common. The two most alike
/// reach 0.46 now.
const LIMIT: f64 = 0.55;

/// How long a moment is, in seconds.
const MOMENT: f64 = 0.03;

/// How many moments later a sound may start and still be taken for another.
const SHIFTS: usize = 4;

/// Returns what is heard, moment by moment: the strength of each of many tones (a spectrogram).
fn picture(sound: Sound) -> Vec<Vec<f64>> {
    let samples = ear(&sound.recipe().samples(RATE), 0);
    let tones: Vec<f64> = (0..40).map(|step| 98.0 * (f64::from(step) / 7.0).exp2()).collect();
    let moments = (0..24).map(|number| f64::from(number) * MOMENT);
    let heard = |from: f64| {
        let moment = span(&samples, from, from + MOMENT);
        tones.iter().map(|tone| strength(moment, *tone, RATE.into())).collect()
    };
    moments.map(heard).collect()
}

fn product(one: &[Vec<f64>], other: &[Vec<f64>]) -> f64 {
    let pairs = one.iter().flatten().zip(other.iter().flatten());
    pairs.map(|(one, other)| one * other).sum()
}

/// Returns how alike two pictures are when one is shifted to where it fits best.
fn likeness(one: &[Vec<f64>], other: &[Vec<f64>]) -> f64 {
    let whole = (product(one, one) * product(other, other)).sqrt();
    let moved = |by: usize| product(&one[by..], other).max(product(one, &other[by..]));
    (0..=SHIFTS).map(moved).fold(0.0, f64::max) / whole
}

#[test]
fn no_signal_is_like_another_or_like_a_piece() {
    let pieces = Piece::ALL.map(|piece| Sound::Piece(piece, None));
    let signals = Signal::ALL.map(Sound::Signal);
    let pictures: Vec<_> =
        signals.into_iter().chain(pieces).map(|sound| (sound, picture(sound))).collect();
    for (index, (signal, own)) in pictures[..signals.len()].iter().enumerate() {
        for (other, theirs) in &pictures[index + 1..] {
            let likeness = likeness(own, theirs);
            assert!(likeness < LIMIT, "{signal:?} {other:?} {likeness}");
        }
    }
}

#[test]
fn the_measure_of_likeness_finds_what_is_the_same() {
    let signals = Signal::ALL.map(|signal| picture(Sound::Signal(signal)));
    assert!(signals.iter().all(|own| likeness(own, own) > 0.999));
    let [one, other] = [0, 8].map(|bits| picture(Sound::Piece(Piece::new(bits).unwrap(), None)));
    assert!(likeness(&one, &other) > LIMIT, "they differ only in how they end");
}

#[test]
fn codes_are_different() {
    let mut codes = Signal::ALL.map(Signal::code).to_vec();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), Signal::ALL.len());
}
