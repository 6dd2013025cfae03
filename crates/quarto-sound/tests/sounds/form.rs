//! What holds for every sound: it is short, clean, and neither faint nor too loud.

use quarto_rules::Piece;
use quarto_sound::{Column, Sound};

use crate::dsp::{RATE, energy, span};
use crate::listener::ear;

fn peak(samples: &[f64]) -> f64 {
    samples.iter().fold(0.0, |peak, sample| sample.abs().max(peak))
}

#[test]
fn sounds_are_short_and_never_too_loud() {
    for sound in Sound::all() {
        let recipe = sound.recipe();
        assert!(recipe.length() <= 0.7, "{sound:?}");
        let loudest = peak(&recipe.samples(RATE).concat());
        assert!((0.15..=0.8).contains(&loudest), "{sound:?} {loudest}");
    }
}

#[test]
fn no_note_begins_or_ends_with_a_click() {
    for sound in Sound::all() {
        for note in sound.recipe().notes {
            assert!(note.attack >= 0.003 && note.fade >= 0.003, "{sound:?} {note:?}");
            assert!(note.attack + note.fade <= note.length, "{sound:?} {note:?}");
        }
        let whole = ear(&sound.recipe().samples(RATE), 0);
        let length = whole.len() as f64 / f64::from(RATE);
        let [first, last] = [(0.0, 0.0005), (length - 0.0005, length)]
            .map(|(from, to)| peak(span(&whole, from, to)));
        assert!(first.max(last) < 0.2 * peak(&whole), "{sound:?}");
    }
}

#[test]
fn harmonics_stay_below_what_any_player_can_play() {
    for note in Sound::all().flat_map(|sound| sound.recipe().notes) {
        assert!(note.frequency * note.partials.len() as f64 <= 10_000.0, "{note:?}");
    }
}

/// Returns the power for both ears together, in decibels.
fn loudness(sound: Sound) -> f64 {
    let samples = sound.recipe().samples(RATE);
    10.0 * (energy(&samples.concat()) / samples.len() as f64).log10()
}

#[test]
fn all_pieces_are_about_equally_loud_wherever_they_are() {
    let places = [None].into_iter().chain(Column::ALL.map(Some));
    let sounds = places.flat_map(|place| Piece::ALL.map(|piece| Sound::Piece(piece, place)));
    let all: Vec<f64> = sounds.map(loudness).collect();
    let [faint, loud] =
        [all.iter().copied().reduce(f64::min), all.iter().copied().reduce(f64::max)]
            .map(Option::unwrap);
    assert!(loud - faint < 4.0, "{faint} to {loud}");
}
