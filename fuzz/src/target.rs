use std::fmt::{Debug, Display};
use std::str::FromStr;

use arbtest::arbitrary::{Result, Unstructured};
use quarto_rules::{
    Action, Board, Calling, GameResult, Move, NotationError, ParsePositionError, Piece, Player,
    Position, Record, RuleSet, Setup, Shape, Shapes, Square, Termination, Trait, TraitSet,
    WrongCall,
};

use crate::text::{mutate, played_position, played_record};

/// A property of the texts that chance makes.
pub(crate) type Target = fn(&mut Unstructured) -> Result<()>;

/// Every parser there is.
pub(crate) const TARGETS: [(&str, Target); 5] = [
    ("words", words),
    ("actions", actions),
    ("rules", rules),
    ("position", position),
    ("record", record),
];

fn words(u: &mut Unstructured) -> Result<()> {
    let seeds =
        ["K", "a2", "row1", "blockc3", "colour", "lines", "1", "auto", "three", "1/2-1/2", "call"];
    let text = mutate(u, seeds)?;
    check::<Piece>(&text);
    check::<Square>(&text);
    check::<Shape>(&text);
    check::<Trait>(&text);
    check::<Shapes>(&text);
    check::<Player>(&text);
    check::<Calling>(&text);
    check::<WrongCall>(&text);
    check::<GameResult>(&text);
    check::<Termination>(&text);
    Ok(())
}

fn actions(u: &mut Unstructured) -> Result<()> {
    let text = mutate(u, ["K", "a2", "Q row2", "--", "a2K", "d4"])?;
    check::<Action>(&text);
    check::<Move>(&text);
    Ok(())
}

fn rules(u: &mut Unstructured) -> Result<()> {
    let text = mutate(u, ["lines", "squares colour,height", "texture,fill", "shape"])?;
    check::<RuleSet>(&text);
    check::<TraitSet>(&text);
    Ok(())
}

fn position(u: &mut Unstructured) -> Result<()> {
    let seed = played_position(u)?;
    let text = mutate(u, [seed.as_str(), "K.../.F../..../..N. A b2 1 +"])?;
    check::<Board>(&text);
    if let Err(error) = text.parse::<Setup>() {
        check_column(&text, error);
    }
    match text.parse::<Position>() {
        Ok(position) => assert_eq!(position.to_string().parse(), Ok(position)),
        Err(ParsePositionError::Notation(error)) => check_column(&text, error),
        Err(_) => {}
    }
    Ok(())
}

fn record(u: &mut Unstructured) -> Result<()> {
    let seed = played_record(u)?;
    let text = mutate(u, [seed.as_str(), "0. K 1. a2 F {say} 2. c3 M Q?row3"])?;
    for game in Record::read_all(&text) {
        match game {
            Ok(game) => {
                assert_eq!(game.to_string().parse().as_ref(), Ok(&game));
                assert_eq!(game.replay().count(), game.actions().len());
            }
            Err(error) => {
                let line = text.split('\n').nth(error.line - 1).expect("the line exists");
                assert!(error.column <= line.chars().count() + 1, "{error}\n{text}");
            }
        }
    }
    Ok(())
}

/// Reads a text as a `T`, and back.
fn check<T: FromStr<Err = NotationError> + Display + Debug + PartialEq>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse(), Ok(value)),
        Err(error) => check_column(text, error),
    }
}

fn check_column(text: &str, error: NotationError) {
    assert_eq!(text.chars().nth(error.column - 1), error.found, "{error}\n{text}");
}
