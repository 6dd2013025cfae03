use std::collections::HashSet;

use quarto_game::{Answer, Question};
use quarto_rules::{Piece, PieceSet, Shape, Trait, TraitSet};
use quarto_text::{Edition, Language, Verbosity, Voice};

fn voice(language: Language, edition: Edition) -> Voice {
    Voice { language, edition, ..Voice::default() }
}

#[test]
fn r2_pieces_have_names_in_both_editions() {
    let k: Piece = "K".parse().unwrap();
    let check = |language, classic: &str, access: &str| {
        assert_eq!(voice(language, Edition::Classic).piece(k), classic);
        assert_eq!(voice(language, Edition::Access).piece(k), access);
    };
    check(Language::English, "tall round hollow light", "tall round hollow smooth");
    check(Language::Spanish, "alta redonda hueca clara", "alta redonda hueca lisa");
    check(Language::Russian, "высокая круглая полая светлая", "высокая круглая полая гладкая");
    check(Language::Romanian, "înaltă rotundă găurită deschisă", "înaltă rotundă găurită netedă");
    check(Language::French, "haute ronde creuse claire", "haute ronde creuse lisse");
}

#[test]
fn pieces_agree_with_their_sentence() {
    let p: Piece = "P".parse().unwrap();
    let check = |language, expected: &str| {
        assert_eq!(voice(language, Edition::Access).piece_object(p), expected);
    };
    check(Language::English, "the tall square hollow grooved piece");
    check(Language::Spanish, "la pieza alta cuadrada hueca ranurada");
    check(Language::Russian, "высокую квадратную полую рифлёную фигуру");
    check(Language::Romanian, "piesa înaltă pătrată găurită striată");
    check(Language::French, "la pièce haute carrée creuse rainurée");
}

#[test]
fn every_form_names_every_piece_differently() {
    for language in Language::ALL {
        for edition in Edition::ALL {
            let voice = voice(language, edition);
            for form in [Voice::piece, Voice::short_piece, Voice::piece_object] {
                let names: HashSet<String> = Piece::ALL.map(|piece| form(voice, piece)).into();
                assert_eq!(names.len(), 16, "{language} {edition}");
            }
        }
    }
}

#[test]
fn r14_traits_that_count_are_named_first() {
    let traits = TraitSet::EMPTY.with(Trait::Colour).with(Trait::Fill);
    let voice = Voice { traits, ..Voice::default() };
    assert_eq!(voice.piece("K".parse().unwrap()), "hollow light tall round");
}

#[test]
fn shapes_have_names() {
    for language in Language::ALL {
        let names: HashSet<String> =
            Shape::ALL.map(|shape| voice(language, Edition::Classic).shape(shape)).into();
        assert_eq!(names.len(), 19, "{language}");
    }
    assert_eq!(voice(Language::Spanish, Edition::Classic).shape(Shape::ColB), "columna b");
    assert_eq!(voice(Language::French, Edition::Classic).shape(Shape::BlockC3), "bloc c3");
}

#[test]
fn initials_tell_all_pieces_apart() {
    for language in Language::ALL {
        for edition in Edition::ALL {
            let voice = Voice { language, edition, ..Voice::default() };
            let mut all = Piece::ALL.map(|piece| voice.initials(piece));
            assert!(all.iter().all(|initials| initials.chars().count() <= 6), "{all:?}");
            all.sort();
            assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "{language}: {all:?}");
        }
    }
}

#[test]
fn the_count_of_pieces_left_is_heard_before_all_of_them() {
    let pieces: PieceSet =
        ["A", "K"].into_iter().map(|name| name.parse::<Piece>().unwrap()).collect();
    let check = |language, expected: &str| {
        let said = voice(language, Edition::Access).answer(&Answer::Pieces(pieces));
        let [line] = &said[..] else { panic!("one line, as it is shown: {said:?}") };
        assert_eq!((&*line.spoken, &*line.label), (expected, expected));
        assert_eq!(line.braille, "⠄⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠖⠤ ⠤⠤⠤⠤");
    };
    check(
        Language::English,
        "2 pieces are left: short round solid smooth; tall round hollow smooth.",
    );
    check(
        Language::Russian,
        "Осталось 2 фигуры: низкая круглая сплошная гладкая; высокая круглая полая гладкая.",
    );
}

/// Returns the answer about the whole board, as it is heard.
fn board(position: &str, language: Language, verbosity: Verbosity) -> Vec<String> {
    let board = position.parse().unwrap();
    let answer = Question::Board.answer(&board, PieceSet::FULL);
    let voice = Voice { verbosity, ..voice(language, Edition::Classic) };
    voice.answer(&answer).into_iter().map(|line| line.spoken).collect()
}

#[test]
fn empty_rows_and_squares_of_the_board_are_not_listed() {
    let said = board("..../K..A/..../....", Language::English, Verbosity::Normal);
    let expected = [
        "row 1: empty",
        "a2: tall round hollow light; d2: short round solid light",
        "row 3: empty",
        "row 4: empty",
    ];
    assert_eq!(said, expected);
    let empty = "..../..../..../....";
    assert_eq!(board(empty, Language::French, Verbosity::Brief), ["Le plateau est vide."]);
    let everything = board(empty, Language::English, Verbosity::Full);
    assert_eq!((everything.len(), &*everything[0]), (4, "a1, b1, c1, d1: empty"));
}
