use quarto_rules::{Action, Piece, Shape, Square, Trait, TraitSet};

use super::value;

/// What a person may type during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    Act(Action),
    Ask(Question),
    Resign,
    Quit,
}

/// What a person may ask at any time: facts that everybody at the table can see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    Board,
    Left,
    Hand,
    Shape(Shape),
    Square(Square),
    Record,
    Rules,
    Help,
}

/// What may be typed, for people.
pub(crate) const HELP: &str = "\
\x20 a2                      place the piece in hand on a2
  give tall round hollow dark
                          give that piece (any order, any clear beginning of
                          the words; or its letter)
  quarto row 2            call QUARTO! and point at row 2
                          (also: column b, diagonal 1, diagonal 2, block b2)
  done                    after the last piece: nothing to call
  board, left, hand       what is on the board, in the reserve, in hand
  row 2, square b3        what is there
  record                  the game so far, as a record
  rules, help, resign, quit
";

/// Reads what a person typed.
///
/// # Errors
/// What was expected instead, for that person.
pub(crate) fn parse(line: &str) -> Result<Command, String> {
    let line = line.trim().to_lowercase();
    let words: Vec<&str> = line.split_whitespace().collect();
    let expected =
        || format!("I do not understand \"{line}\". Type help to see what can be typed.");
    let ask = |question| Ok(Command::Ask(question));
    match words[..] {
        ["board"] => ask(Question::Board),
        ["left" | "reserve"] => ask(Question::Left),
        ["hand"] => ask(Question::Hand),
        ["record"] => ask(Question::Record),
        ["rules"] => ask(Question::Rules),
        ["help" | "?"] => ask(Question::Help),
        ["resign"] => Ok(Command::Resign),
        ["quit" | "exit"] => Ok(Command::Quit),
        ["done" | "--"] => Ok(Command::Act(Action::Done)),
        ["quarto" | "quarto!" | "q", ref shape @ ..] => {
            let shape = shape_of(shape).ok_or(POINT_OUT)?;
            Ok(Command::Act(Action::Call(shape)))
        }
        ["give", ref piece @ ..] => piece_of(piece).map(|piece| Command::Act(Action::Give(piece))),
        ["place" | "put", square] => {
            let square = square.parse().map_err(|_| expected())?;
            Ok(Command::Act(Action::Place(square)))
        }
        _ => bare(&words).unwrap_or_else(|| Err(expected())),
    }
}

const POINT_OUT: &str =
    "Point at the line, as in: quarto row 2, quarto column b, quarto diagonal 1, quarto block b2.";

/// Reads a square, a shape or a piece without a verb.
fn bare(words: &[&str]) -> Option<Result<Command, String>> {
    if let [square] = words
        && let Ok(square) = square.parse()
    {
        return Some(Ok(Command::Act(Action::Place(square))));
    }
    if let ["square", square] = words
        && let Ok(square) = square.parse()
    {
        return Some(Ok(Command::Ask(Question::Square(square))));
    }
    if let Some(shape) = shape_of(words) {
        return Some(Ok(Command::Ask(Question::Shape(shape))));
    }
    let first = words.first()?;
    let letter = first.to_uppercase().parse::<Piece>();
    (letter.is_ok() || !matching(first).is_empty())
        .then(|| piece_of(words).map(|piece| Command::Act(Action::Give(piece))))
}

/// Reads a shape, as in "row 2", "row2" or "column b".
fn shape_of(words: &[&str]) -> Option<Shape> {
    let joined = words.concat().replace("column", "col").replace("diagonal", "diag");
    joined.parse().ok()
}

/// Reads a piece by its letter or by four trait words.
fn piece_of(words: &[&str]) -> Result<Piece, String> {
    if let [letter] = words
        && let Ok(piece) = letter.to_uppercase().parse()
    {
        return Ok(piece);
    }
    let (mut present, mut named) = (TraitSet::EMPTY, TraitSet::EMPTY);
    for word in words {
        let (t, is_present) = match matching(word)[..] {
            [only] => only,
            [] => return Err(format!("\"{word}\" is no trait of a piece.")),
            _ => {
                return Err(format!(
                    "\"{word}\" could mean several traits: type more of the word."
                ));
            }
        };
        if named.contains(t) {
            return Err(format!("Say the {t} only once."));
        }
        named = named.with(t);
        present = if is_present { present.with(t) } else { present };
    }
    match (!named).iter().next() {
        None => Ok(Piece::with_present(present)),
        Some(t) => Err(format!(
            "And the {t}: {} or {}? Name all four traits.",
            value(t, false),
            value(t, true)
        )),
    }
}

/// Returns the trait values that begin with `word`.
fn matching(word: &str) -> Vec<(Trait, bool)> {
    let values = Trait::ALL.into_iter().flat_map(|t| [(t, false), (t, true)]);
    let words = values.map(|(t, present)| (value(t, present), (t, present)));
    // The words of the Access edition mean the same pieces (D1).
    let access = [("smooth", (Trait::Colour, false)), ("grooved", (Trait::Colour, true))];
    words
        .chain(access)
        .filter(|(known, _)| known.starts_with(word))
        .map(|(_, value)| value)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: &str) {
        let action = Command::Act(expected.parse().unwrap());
        assert_eq!(parse(line), Ok(action), "{line}");
    }

    #[test]
    fn actions_are_understood_in_words_and_in_notation() {
        check("a2", "a2");
        check(" Place B3 ", "b3");
        check("k", "K");
        check("give K", "K");
        check("give tall round hollow light", "K");
        check("h t r li", "K");
        check("dark square tall hollow", "P");
        check("grooved short round solid", "B");
        check("quarto row 2", "Q row2");
        check("QUARTO! column b", "Q colb");
        check("q diag1", "Q diag1");
        check("quarto block b2", "Q blockb2");
        check("done", "--");
    }

    #[test]
    fn whatever_is_typed_gets_an_answer() {
        let words =
            ["give", "quarto", "row", "2", "a2", "k", "tall", "s", "square", "!", "é", "", "--"];
        for seed in 1..2000_u64 {
            arbtest::arbtest(|u| {
                let mut line = String::new();
                while !u.is_empty() {
                    line += u.choose(&words)?;
                    line.push(if u.ratio(1, 8)? { u.arbitrary()? } else { ' ' });
                }
                if let Err(message) = parse(&line) {
                    assert!(!message.is_empty());
                }
                Ok(())
            })
            .seed(seed << 32 | 64)
            .run();
        }
    }

    #[test]
    fn questions_are_understood() {
        assert_eq!(parse("row 2"), Ok(Command::Ask(Question::Shape(Shape::Row2))));
        assert_eq!(parse("Diagonal 2"), Ok(Command::Ask(Question::Shape(Shape::Diag2))));
        assert_eq!(parse("square d4"), Ok(Command::Ask(Question::Square(Square::ALL[15]))));
    }

    #[test]
    fn what_is_not_understood_says_what_is_missing() {
        assert!(parse("give s").unwrap_err().contains("several"));
        assert!(parse("give tall").unwrap_err().contains("colour"));
        assert!(parse("give tall short").unwrap_err().contains("once"));
        assert!(parse("give green").unwrap_err().contains("green"));
        assert!(parse("quarto").unwrap_err().contains("row 2"));
        assert!(parse("e9").unwrap_err().contains("help"));
        assert!(parse("").unwrap_err().contains("help"));
    }
}
