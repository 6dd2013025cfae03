//! The sounds of Quarto: a sound per piece, made from its traits, and signals for what happens.
//!
//! Each of the four traits changes the sound in a way that can be heard apart from the others, and the
//! column is the place between left and right:
//!
//! ```
//! use quarto_rules::{Piece, Square};
//! use quarto_sound::Sound;
//!
//! let piece: Piece = "K".parse()?; // Light, tall, round, hollow.
//! let note = &Sound::Piece(piece, None).recipe().notes[0];
//! assert_eq!(note.frequency, 784.0); // Tall is high.
//! assert_eq!(note.partials, [1.0]); // Round is a pure tone.
//! assert!(note.decay > 0.2); // Hollow rings.
//! assert_eq!(note.tremolo, None); // Light, or smooth, has no tremolo.
//!
//! let square: Square = "d2".parse()?;
//! let placed = Sound::Piece(piece, Some(square.into()));
//! assert_eq!(placed.recipe().notes[0].pan, 0.75); // Column d is on the right.
//! # Ok::<(), quarto_rules::NotationError>(())
//! ```
//!
//! A [`Recipe`] is data; it can be turned into samples here, or played by Web Audio in a browser:
//!
//! ```
//! use quarto_sound::{Signal, Sound};
//!
//! let recipe = Sound::Signal(Signal::YourTurn).recipe();
//! let samples = recipe.samples(44_100);
//! assert!(samples.iter().flatten().all(|sample| sample.abs() <= 0.8));
//! ```
//!
//! Several sounds in a row can be joined into one recipe, and any recipe can be written as a WAV file:
//!
//! ```
//! use quarto_sound::{Recipe, Signal, Sound};
//!
//! let piece = quarto_rules::Piece::ALL[3];
//! let recipe = Recipe::in_turn(&[Sound::Signal(Signal::Placed), Sound::Piece(piece, None)]);
//! assert!(recipe.to_wav(22_050).starts_with(b"RIFF"));
//! ```
//!
//! Start reading at [`Note`], which says how a note is computed. Nothing here does input or output;
//! there are no feature flags. `docs/sounds.md` explains the sounds to listeners.

mod column;
mod cue;
mod note;
mod pieces;
mod recipe;
mod signal;
mod sound;
mod wav;

pub use column::Column;
pub use note::{Note, Tremolo};
pub use recipe::Recipe;
pub use signal::Signal;
pub use sound::Sound;
