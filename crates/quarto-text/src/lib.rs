//! Every word a player of Quarto reads or hears, in five languages.
//!
//! A [`Narrator`] describes the events of a game in three registers: to read, to hear and to feel:
//!
//! ```
//! use quarto_game::{Announcement, Game, Options, Time, Viewer};
//! use quarto_rules::Player;
//! use quarto_text::{Language, Narrator, Voice};
//!
//! let game = Game::open(&Game::create(Options::default(), 7, Time(0))?)?;
//! let voice = Voice { language: Language::Spanish, ..Voice::default() };
//! let mut narrator = Narrator::new(voice, &game.view(Viewer::Spectator, Time(0)));
//! let given = Announcement::Given { player: Player::One, piece: "K".parse()? };
//! let [line] = &narrator.tell(&given)[..] else { unreachable!() };
//! assert_eq!(line.label, "Visitante entrega la pieza alta redonda hueca clara.");
//! assert_eq!(line.spoken, "alta redonda hueca clara: Visitante entrega esa pieza.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! An [`Input`] is what a player types, in their language or in English:
//!
//! ```
//! use quarto_text::{Input, Language};
//!
//! assert_eq!(Input::read("quarto ligne 2", Language::French), Ok(Input::Act("Q row2".parse()?)));
//! # Ok::<(), quarto_rules::NotationError>(())
//! ```
//!
//! A [`Topic`] is a part of the rules to read:
//!
//! ```
//! use quarto_text::{Edition, Language, Topic};
//!
//! let section = Topic::Winning.section(Language::English, Edition::Classic);
//! assert_eq!(section.title, "Winning");
//! ```
//!
//! The texts are Fluent catalogues in `locales/`, with one folder per language. Each English
//! catalogue becomes a type, as [`GameText`], with a variant per text and its arguments; a test
//! fails if a language lacks a text, has one too many, or uses an argument that does not exist. Numbers choose their plural by our own function `PLURAL`.
//! There are no feature flags.

mod advice;
mod braille;
mod braille_code;
mod braille_sheet;
mod catalogue;
#[cfg(test)]
mod checks;
mod clock;
mod input;
mod language;
mod line;
mod match_score;
mod narrator;
mod phrasebook;
mod plural;
mod puzzles;
mod refusal;
mod review;
mod rules;
mod short;
mod sounds;
mod story;
mod system;
mod terms;
mod text;
mod tournament;
mod tournament_sheet;
mod verbosity;
mod vocabulary;
mod voice;

pub use braille::{braille_board, braille_board_8, braille_piece, braille_reserve};
pub use braille_sheet::braille_sheet;
pub use clock::clock_face;
pub use input::{Hit, Input, InputError};
pub use language::{Language, LanguageError};
pub use line::{Line, sentences};
pub use match_score::points_text;
pub use narrator::Narrator;
pub use rules::{Section, Topic, rules_note, rules_title};
pub use story::story;
pub use system::system_error;
pub use text::{
    AnyText, CupText, EngineText, GameText, InputText, LearnText, MeetingText, NewsText,
    OptionText, PageText, PieceText, PuzzleText, Register, ReviewText, SolvingText, SoundText,
    TableText, TerminalText, ToolText, TournamentText,
};
pub use tournament::{TournamentNarrator, crosstable_cell, tie_break_text};
pub use tournament_sheet::TournamentSheet;
pub use verbosity::{Verbosity, VerbosityError};
pub use vocabulary::{Verb, is_next, is_no, is_yes, next_word, yes_and_no};
pub use voice::{Edition, EditionError, Voice};
