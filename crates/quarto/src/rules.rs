use std::io::Write;

use clap::ValueEnum;
use quarto_text::{Language, Topic as Part, rules_note, rules_title};

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Topic {
    /// The board and the pieces
    Material,
    /// The course of play
    Play,
    /// Alignments and calling QUARTO!
    Winning,
    /// Games against the clock
    Time,
    /// For beginners and for advanced players
    Variants,
    /// The edition for blind and sighted people
    Access,
    /// How squares, shapes and pieces are written
    Notation,
}

impl Topic {
    const fn part(self) -> Part {
        match self {
            Topic::Material => Part::Material,
            Topic::Play => Part::Course,
            Topic::Winning => Part::Winning,
            Topic::Time => Part::Time,
            Topic::Variants => Part::Variants,
            Topic::Access => Part::Access,
            Topic::Notation => Part::Notation,
        }
    }
}

/// How wide the text is where nobody asked for a width.
const WIDTH: usize = 78;

/// Explains the rules, or one part of them.
pub(crate) fn run(
    topic: Option<Topic>,
    with_numbers: bool,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let parts: Vec<Part> = topic.map_or(Part::ALL.to_vec(), |topic| vec![topic.part()]);
    if topic.is_none() {
        writeln!(out, "{}", rules_title(language).to_uppercase())?;
    }
    for (number, section) in parts.iter().map(|part| part.section(language)).enumerate() {
        if topic.is_none() || number > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{}", section.title.to_uppercase())?;
        for (name, text) in &section.paragraphs {
            // The number by which the rule is cited; a few paragraphs have none.
            let number = name.to_uppercase();
            let cited = name.starts_with(['r', 'd']) && name[1..].parse::<u8>().is_ok();
            let text =
                if cited && with_numbers { format!("{text} [{number}]") } else { text.clone() };
            for line in quarto_terminal::wrap(&text, WIDTH) {
                writeln!(out, "{line}")?;
            }
        }
    }
    if topic.is_none() {
        writeln!(out)?;
        for line in quarto_terminal::wrap(&rules_note(language), WIDTH) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}
