use std::fmt::{Debug, Display};
use std::str::FromStr;

use quarto_rules::{
    Action, Board, Calling, Expected, GameResult, Move, NotationError, ParsePositionError, Piece,
    Player, Position, RuleSet, SetupError, Shape, Square, Termination, Trait, TraitSet, Variant,
    WrongCall,
};

/// Checks that every value is read back as it was written, and that all texts differ.
fn check_round_trips<T>(values: impl IntoIterator<Item = T>, count: usize)
where
    T: Display + FromStr<Err = NotationError> + PartialEq + Debug,
{
    let mut texts = std::collections::HashSet::new();
    for value in values {
        let text = value.to_string();
        assert_eq!(text.parse(), Ok(value));
        texts.insert(text);
    }
    assert_eq!(texts.len(), count);
}

#[test]
fn everything_reads_back_as_it_was_written() {
    check_round_trips(Piece::ALL, 16);
    check_round_trips(Square::ALL, 16);
    check_round_trips(Shape::ALL, 19);
    check_round_trips(Trait::ALL, 4);
    check_round_trips(Trait::ALL.map(Trait::values).into_iter().flatten(), 8);
    check_round_trips(Variant::ALL, 2);
    check_round_trips(Player::ALL, 2);
    check_round_trips((1..16).map(TraitSet::from_bits), 15);
    check_round_trips(RuleSet::all(), 30);
    check_round_trips(Calling::ALL, 2);
    check_round_trips(WrongCall::ALL, 3);
    check_round_trips(Action::all(), 16 + 16 + 19 + 1);
    let both = |square| Piece::ALL.map(|piece| Move::PlaceAndGive(square, piece));
    check_round_trips(Square::ALL.into_iter().flat_map(both), 256);
    check_round_trips(Piece::ALL.map(Move::Give), 16);
    check_round_trips(Square::ALL.map(Move::Place), 16);
    let won = Player::ALL.map(GameResult::Won);
    check_round_trips(won.into_iter().chain([GameResult::Draw, GameResult::Open]), 4);
    check_round_trips(Termination::ALL, 10);
}

#[test]
fn pieces_and_squares_are_named_as_documented() {
    assert_eq!(Piece::new(0).unwrap().to_string(), "A");
    assert_eq!(Piece::new(0b1010).unwrap().to_string(), "K");
    assert_eq!(Piece::new(16), None);
    let reading_order: Vec<String> = Square::ALL[..5].iter().map(Square::to_string).collect();
    assert_eq!(reading_order, ["a1", "b1", "c1", "d1", "a2"]);
    assert_eq!(Square::new(16), None);
    let diagonal: Vec<String> = Shape::Diag2.squares().iter().map(|s| s.to_string()).collect();
    assert_eq!(diagonal, ["d1", "c2", "b3", "a4"]);
}

/// Checks what is expected in which column of a text that is not a `T`.
fn check_error<T: FromStr<Err = NotationError> + Debug>(
    text: &str,
    column: usize,
    expected: Expected,
) {
    let error = text.parse::<T>().unwrap_err();
    assert_eq!((error.column, error.expected), (column, expected), "{text:?}");
}

#[test]
fn errors_say_what_and_where() {
    check_error::<Piece>("", 1, Expected::Piece);
    check_error::<Piece>("Q", 1, Expected::Piece);
    check_error::<Piece>("a", 1, Expected::Piece);
    check_error::<Piece>("AB", 2, Expected::End);
    check_error::<Square>("e1", 1, Expected::Square);
    check_error::<Square>("a5", 2, Expected::Row);
    check_error::<Square>("a", 2, Expected::Row);
    check_error::<Square>("é1", 1, Expected::Square);
    check_error::<Shape>("row5", 1, Expected::Shape);
    check_error::<Shape>("row1 row2", 6, Expected::End);
    check_error::<Action>("Q", 2, Expected::Call);
    check_error::<Action>("Qrow1", 2, Expected::Call);
    check_error::<Action>("Q row9", 3, Expected::Shape);
    check_error::<Action>("-", 2, Expected::Action);
    check_error::<Action>("k", 1, Expected::Action);
    check_error::<Move>("a2k", 3, Expected::Piece);
    check_error::<Move>("", 1, Expected::Move);
    check_error::<TraitSet>("", 1, Expected::Trait);
    check_error::<TraitSet>("colour,", 8, Expected::Trait);
    check_error::<TraitSet>("colour,size", 8, Expected::Trait);
    check_error::<RuleSet>("lines,colour", 6, Expected::End);
    check_error::<RuleSet>("diagonals", 1, Expected::Variant);
    check_error::<Calling>("automatic", 1, Expected::Calling);
    check_error::<WrongCall>("", 1, Expected::WrongCall);
    check_error::<Board>("..../..../....", 15, Expected::Slash);
    check_error::<Board>("...../..../..../...", 5, Expected::Slash);
    check_error::<Board>("..x./..../..../....", 3, Expected::BoardCell);
}

#[test]
fn colour_has_other_words_that_are_read_but_not_written() {
    for word in ["colour", "color", "texture"] {
        assert_eq!(word.parse(), Ok(Trait::Colour));
    }
    assert_eq!(Trait::Colour.to_string(), "colour");
}

#[test]
fn errors_read_well() {
    let error = "a2 Q".parse::<Square>().unwrap_err();
    assert_eq!(error.to_string(), "column 4: expected nothing more, found 'Q'");
    let error = "".parse::<Piece>().unwrap_err();
    assert_eq!(error.to_string(), "column 1: expected a piece A to P, found the end");
    let error = "square".parse::<Variant>().unwrap_err();
    assert_eq!(error.to_string(), "expected lines or squares");
    let error = "lines colr".parse::<RuleSet>().unwrap_err();
    let traits = "a trait: colour (or texture), height, shape or fill";
    assert_eq!(error.to_string(), format!("column 7: expected {traits}"));
}

#[test]
fn positions_are_written_as_short_as_they_can_be_read_back() {
    for text in [
        "..../..../..../.... -",
        "..../..../..../.... K",
        "K.../.F../..../..N. A",
        "K.../..../..../.... - a1",
        "K.../..../..../.... F a1",
        "K.../..../..../.... - a1 2 +",
        "K.../..../..../.... F a1 1 +",
        "ABCD/EFGH/IJKL/MNOP -",
        "ABCD/EFGH/IJKL/MNOP - d4 1",
        "ABCD/EFGH/IJKL/MNOP - d4 2",
        "ABCD/EFGH/IJKL/MNOP - d4 2 +",
    ] {
        assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
    }
    for (long, short) in [
        (" ..../..../..../....   -  - 1 - ", "..../..../..../.... -"),
        ("K.../..../..../.... F a1 1 -", "K.../..../..../.... F a1"),
        ("ABCD/EFGH/IJKL/MNOP - - 1", "ABCD/EFGH/IJKL/MNOP -"),
    ] {
        assert_eq!(long.parse::<Position>().unwrap().to_string(), short);
    }
}

#[test]
fn impossible_positions_are_refused() {
    let check = |text: &str, expected: SetupError| {
        assert_eq!(text.parse::<Position>(), Err(ParsePositionError::Setup(expected)), "{text}");
    };
    let piece = |text: &str| text.parse().unwrap();
    check("AA../..../..../.... -", SetupError::PieceTwice(piece("A")));
    check("K.../..../..../.... K", SetupError::PieceTwice(piece("K")));
    check("ABCD/EFGH/IJKL/MNOP B", SetupError::PieceTwice(piece("B")));
    check("K.../..../..../.... F b1", SetupError::LastEmpty("b1".parse().unwrap()));
    check("..../..../..../.... - - 2", SetupError::WrongPlayer(Player::Two));
    check("..../..../..../.... A - 1", SetupError::WrongPlayer(Player::One));
    check("K.../..../..../.... - a1 1", SetupError::WrongPlayer(Player::One));
    check("K.../..../..../.... F a1 2", SetupError::WrongPlayer(Player::Two));
    check("ABCD/EFGH/IJKL/MNOP - d4", SetupError::PlayerMissing);
    check("ABCD/EFGH/IJKL/MNOP - - 2", SetupError::WrongPlayer(Player::Two));
    check("K.../..../..../.... F - 1 +", SetupError::CalledWithoutWindow);
}

#[test]
fn broken_positions_say_where() {
    let check = |text: &str, column: usize, expected: Expected| {
        let Err(ParsePositionError::Notation(error)) = text.parse::<Position>() else {
            panic!("{text:?} is read");
        };
        assert_eq!((error.column, error.expected), (column, expected), "{text:?}");
    };
    check("", 1, Expected::BoardCell);
    check("..../..../..../....", 20, Expected::HandPiece);
    check("..../..../..../.... Q", 21, Expected::HandPiece);
    check("..../..../..../.... - e1", 23, Expected::LastSquare);
    check("..../..../..../.... - - 3", 25, Expected::Player);
    check("..../..../..../.... - - 1 x", 27, Expected::Called);
    check("..../..../..../.... - - 1 - -", 29, Expected::End);
}
