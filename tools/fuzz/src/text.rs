use arbtest::arbitrary::{Result, Unstructured};
use quarto_rules::{Calling, Record, RuleSet, Terms, WrongCall};

/// The tokens of the notation; random input alone would rarely hit them.
const TOKENS: [&str; 24] = [
    " ",
    "\n",
    "/",
    "....",
    "K",
    "A",
    "a2",
    "d4",
    "Q row1",
    "Q!row1",
    "Q?diag2",
    "--",
    "{",
    "}",
    "[",
    "]",
    "\"",
    "\\",
    "[Rules \"squares\"]",
    "[Result \"*\"]",
    "resign1",
    "1.",
    ",",
    "é",
];

/// Chooses a text and damages it a little, a lot, or not at all.
pub(crate) fn mutate<const N: usize>(u: &mut Unstructured, seeds: [&str; N]) -> Result<String> {
    let mut text: Vec<char> = u.choose(&seeds)?.chars().collect();
    for _ in 0..u.int_in_range(0..=6)? {
        let at = u.choose_index(text.len() + 1)?;
        let end = (at + u.int_in_range(0..=4)?).min(text.len());
        let new: Vec<char> = match u.int_in_range(0..=3)? {
            0 => vec![],
            1 => vec![u.arbitrary()?],
            2 => text[at..end].repeat(2),
            _ => u.choose(&TOKENS)?.chars().collect(),
        };
        text.splice(at..end, new);
    }
    Ok(text.into_iter().collect())
}

/// Returns the position at a random moment of a random game, as text.
pub(crate) fn played_position(u: &mut Unstructured) -> Result<String> {
    Ok(game(u)?.play().position().to_string())
}

/// Returns the record of a random game, finished or not, as text.
pub(crate) fn played_record(u: &mut Unstructured) -> Result<String> {
    Ok(game(u)?.to_string())
}

fn game(u: &mut Unstructured) -> Result<Record> {
    let rules: Vec<RuleSet> = RuleSet::all().collect();
    let mut record = Record::new(Terms {
        rules: *u.choose(&rules)?,
        calling: *u.choose(&Calling::ALL)?,
        wrong_call: *u.choose(&WrongCall::ALL)?,
    });
    for _ in 0..u.int_in_range(0..=40)? {
        let legal: Vec<_> = record.play().legal_actions().collect();
        if legal.is_empty() {
            break;
        }
        record.act(*u.choose(&legal)?).expect("a listed action is legal");
    }
    Ok(record)
}
