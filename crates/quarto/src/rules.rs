//! `quarto rules`: the rules to read.

use std::io::Write;

use clap::{Args, ValueEnum};
use quarto_text::{Edition, Language, Topic as Part, braille_sheet, rules_note, rules_title};

use crate::edition::EditionArgument;
use crate::language::LanguageArgument;

/// Explain the rules of the game
///
/// First in six sentences, then in full, in the words of the edition you play.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Explain only this topic
    #[arg(long)]
    topic: Option<Topic>,
    /// Add the number by which each rule is cited
    #[arg(long)]
    numbers: bool,
    /// Write a sheet in braille to emboss: the rules in short and a table of the pieces
    ///
    /// A BRF file: braille ASCII, uncontracted, pages of 25 lines of 40 cells. It speaks of smooth and grooved pieces,
    /// unless --edition says otherwise.
    #[arg(long, conflicts_with_all = ["topic", "numbers"])]
    brf: bool,
    #[command(flatten)]
    edition: EditionArgument,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
}

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Topic {
    /// The whole game in six sentences
    Short,
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
            Topic::Short => Part::Summary,
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
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    if arguments.brf {
        let edition = arguments.edition.choose_or(Some(Edition::Access));
        return Ok(write!(out, "{}", braille_sheet(language, edition))?);
    }
    let edition = arguments.edition.choose();
    let explain = |part: Part| arguments.lines(part, language, edition);
    let lines = if let Some(topic) = arguments.topic {
        explain(topic.part())
    } else {
        let parts = Part::ALL.into_iter().flat_map(|part| [vec![String::new()], explain(part)]);
        let note = vec![String::new(), rules_note(language)];
        let title = vec![rules_title(language).to_uppercase()];
        [title].into_iter().chain(parts).chain([note]).flatten().collect()
    };
    for line in lines.iter().flat_map(|text| wrapped(text)) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

/// Breaks a text into lines; an empty one stays a line.
fn wrapped(text: &str) -> Vec<String> {
    if text.is_empty() { vec![String::new()] } else { quarto_terminal::wrap(text, WIDTH) }
}

impl Arguments {
    /// Returns a part of the rules: its title and its paragraphs.
    fn lines(&self, part: Part, language: Language, edition: Edition) -> Vec<String> {
        let section = part.section(language, edition);
        let paragraphs = section.paragraphs.into_iter().zip(1..);
        let paragraphs = paragraphs.map(|((name, text), number)| {
            if part == Part::Summary {
                format!("{number}. {text}")
            } else if self.numbers && is_cited(name) {
                format!("{text} [{}]", name.to_uppercase())
            } else {
                text
            }
        });
        [section.title.to_uppercase()].into_iter().chain(paragraphs).collect()
    }
}

/// Tells whether a paragraph is a rule that is cited by its number; a few have only a name.
fn is_cited(name: &str) -> bool {
    name.starts_with(['r', 'd']) && name[1..].parse::<u8>().is_ok()
}
