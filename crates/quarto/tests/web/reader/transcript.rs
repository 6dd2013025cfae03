//! Whole games as a screen reader tells them, kept as text and listened to. `QUARTO_BLESS=1` writes
//! the files anew.

use std::path::Path;

use quarto_rules::Piece;
use quarto_text::{Edition, Language, Verb, Voice};

use super::{Table, server};

/// Returns how somebody gives a piece, in the words of the Access edition.
fn give(language: Language, letter: &str) -> String {
    let voice = Voice { language, edition: Edition::Access, ..Voice::default() };
    let piece: Piece = letter.parse().expect("a letter of a piece");
    format!("{} {}", Verb::Give.word(language), voice.piece(piece))
}

/// Plays a game, and returns what Ada did and heard.
fn play(language: Language) -> String {
    let server = server();
    let mut table = Table::new(&server, language, &[]);
    begin(&mut table);
    miss(&mut table);
    catch(&mut table);
    table.ada.diary
}

/// The first pieces, an occupied square, a wrong call and a draw that is declined.
fn begin(table: &mut Table) {
    let language = table.language;
    table.ada.press("r ArrowRight ArrowRight");
    table.ada("Enter");
    table.bo("a1");
    table.bo(&give(language, "D"));
    table.ada.press("b");
    table.ada.strike("Enter");
    table.ada.note_what_is_said();
    table.ada.press("ArrowRight");
    table.ada("Enter");
    table.ada.press("q Space Tab");
    table.ada("Enter");
    table.ada.press("Tab Tab Tab");
    table.ada("Enter");
    table.bo(&Verb::Decline.word(language));
}

/// An alignment that both miss, and questions.
fn miss(table: &mut Table) {
    let language = table.language;
    table.ada.press("Tab Tab End ArrowLeft");
    table.ada("Enter");
    table.bo("c1");
    table.bo(&give(language, "H"));
    table.ada.press("b End");
    table.ada("Enter");
    table.ada.press("r Home");
    table.ada("Enter");
    table.bo("a2");
    table.bo(&give(language, "E"));
    let voice = Voice { language, ..Voice::default() };
    table.ada.press("c");
    table.ada.ask(&voice.shape("row2".parse().expect("a shape")));
    table.ada.ask(&Verb::Where.example(language));
    table.ada.ask("xyzzy");
    table.ada.press("Control+a");
}

/// An alignment that Bo misses and Ada catches, and a look back.
fn catch(table: &mut Table) {
    let language = table.language;
    table.ada_says("a3");
    table.ada_says(&format!("{} I", Verb::Give.word(language)));
    table.bo("a4");
    table.bo(&give(language, "B"));
    table.ada.press(
        "Shift+Tab Shift+Tab Shift+Tab Shift+Tab Shift+Tab Shift+Tab Enter Tab ArrowDown ArrowDown ArrowDown ArrowDown Tab",
    );
    table.ada("Enter");
    table.ada.strike("ArrowLeft");
    table.ada.note_what_is_said();
    table.ada.strike("Home");
    table.ada.note_what_is_said();
}

fn check(language: Language) {
    let told = play(language);
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/web/heard/{language}.txt"));
    if std::env::var("QUARTO_BLESS").is_ok() {
        std::fs::write(&file, &told).expect("the folder is there");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    for (number, (line, expected)) in (1..).zip(told.lines().zip(kept.lines())) {
        assert_eq!(line, expected, "{language}, line {number}");
    }
    assert_eq!(told, kept, "{language}");
}

/// Declares a test for each language, which run beside each other.
macro_rules! heard {
    ($($test:ident $language:ident)+) => {
        $(#[test]
        fn $test() {
            check(Language::$language);
        })+

        #[test]
        fn a_game_is_heard_in_every_language() {
            assert_eq!([$(Language::$language),+], Language::ALL);
        }
    };
}

heard! {
    a_game_as_it_is_heard_in_english English
    a_game_as_it_is_heard_in_spanish Spanish
    a_game_as_it_is_heard_in_russian Russian
    a_game_as_it_is_heard_in_romanian Romanian
    a_game_as_it_is_heard_in_french French
}
