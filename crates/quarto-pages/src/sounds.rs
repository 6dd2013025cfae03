//! The sounds for scripts and other players, and the page on which visitors learn them.

use askama::Template;
use quarto_rules::{Piece, Trait};
use quarto_sound::{Column, Note, Recipe, Signal, Sound};
use quarto_text::{PageText, SoundText};
use serde_json::{Map, Value, json};

use crate::Reader;
use crate::assets;
use crate::frame::{Frame, render};

/// The sample rate in hertz, which is enough for these sounds.
const RATE: u32 = 22_050;

/// Returns the name of a sound for scripts and files: `K`, `K@c` or `your-turn`.
pub(crate) fn name(sound: Sound) -> String {
    match sound {
        Sound::Piece(piece, None) => piece.to_string(),
        Sound::Piece(piece, Some(column)) => format!("{piece}@{}", letter(column)),
        Sound::Signal(signal) => signal.code().into(),
    }
}

/// Returns the recipes of all sounds for scripts: their notes by name, and the panning of the
/// columns.
pub(crate) fn recipes() -> String {
    let columns = Column::ALL.map(|column| (letter(column).to_string(), json!(column.pan())));
    let columns: Map<String, Value> = columns.into_iter().collect();
    let sounds: Map<String, Value> =
        in_the_middle().map(|sound| (name(sound), notes(&sound.recipe()))).collect();
    json!({ "columns": columns, "sounds": sounds }).to_string()
}

/// Returns a sound as a file, if it is one of ours.
pub(crate) fn file(file: &str) -> Option<Vec<u8>> {
    let wanted = file.strip_suffix(".wav")?;
    let sound = in_the_middle().find(|sound| name(*sound) == wanted)?;
    Some(sound.recipe().to_wav(RATE))
}

fn in_the_middle() -> impl Iterator<Item = Sound> {
    let pieces = Piece::ALL.map(|piece| Sound::Piece(piece, None));
    pieces.into_iter().chain(Signal::ALL.map(Sound::Signal))
}

const fn letter(column: Column) -> char {
    match column {
        Column::A => 'a',
        Column::B => 'b',
        Column::C => 'c',
        Column::D => 'd',
    }
}

fn notes(recipe: &Recipe) -> Value {
    let tremolo =
        |note: &Note| note.tremolo.map(|it| json!({ "rate": it.rate, "depth": it.depth }));
    let note = |note: &Note| {
        json!({
            "start": note.start, "length": note.length, "attack": note.attack, "fade": note.fade,
            "frequency": note.frequency, "partials": note.partials, "decay": note.decay,
            "tremolo": tremolo(note), "gain": note.gain, "pan": note.pan,
        })
    };
    recipe.notes.iter().map(note).collect()
}

#[derive(Template)]
#[template(path = "sounds.html")]
struct SoundsPage {
    frame: Frame,
    /// The effects of traits and columns on a sound.
    traits: [String; 5],
    pieces: Vec<Heard>,
    signals: Vec<Heard>,
    /// The questions about a piece that was played.
    questions: Vec<Question>,
    /// The reply to an answer, with `{piece}` in place of the piece.
    right: String,
    wrong: String,
}

/// A sound with its name in words.
struct Heard {
    name: String,
    label: String,
    file: String,
    /// The values of its traits, in the order of the questions: 0 or 1 each.
    values: String,
}

/// A trait to recognise in a piece.
struct Question {
    title: String,
    field: Trait,
    /// The values of the trait, absent and present.
    values: [String; 2],
}

/// Returns the page on which readers listen to the sounds and test themselves.
#[must_use]
pub fn sounds_page(reader: &Reader) -> String {
    let voice = reader.voice();
    let frame = Frame::new(reader, &reader.say(PageText::SoundsTitle));
    let heard = |sound: Sound, label: String| {
        let values = match sound {
            Sound::Piece(piece, _) => {
                Trait::ALL.map(|t| if piece.has(t) { "1" } else { "0" }).concat()
            }
            Sound::Signal(_) => String::new(),
        };
        let name = name(sound);
        Heard { file: assets::address(&format!("{name}.wav")), name, label, values }
    };
    let question = |field: Trait| Question {
        title: voice.trait_name(field),
        field,
        values: field.values().map(|value| voice.value(value)),
    };
    render(&SoundsPage {
        frame,
        traits: voice.how_pieces_sound(),
        pieces: Piece::ALL.map(|piece| heard(Sound::Piece(piece, None), voice.piece(piece))).into(),
        signals: Signal::ALL
            .map(|signal| heard(Sound::Signal(signal), voice.signal(signal)))
            .into(),
        questions: Trait::ALL.map(question).into(),
        right: reader.say(SoundText::TrainRight { piece: "{piece}" }),
        wrong: reader.say(SoundText::TrainWrong { piece: "{piece}" }),
    })
}
