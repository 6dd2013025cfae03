use std::io::Write;

use anyhow::Context;
use clap::Args;
use quarto_game::{Finish, Options};
use quarto_rules::{Action, Play, Position, Record};
use quarto_text::{Edition, Language, Narrator, TerminalText, Verb, Voice};
use serde_json::{Value, json};

use crate::edition::EditionArgument;
use crate::language::LanguageArgument;
use crate::picture;
use crate::terms::TermsArguments;

/// A position on the command line, in quotes or not.
#[derive(Args)]
pub(crate) struct PositionArgument {
    /// The position, such as "K.../.F../..../..N. A" [default: the start of a game]
    #[arg(value_name = "POSITION")]
    words: Vec<String>,
}

impl PositionArgument {
    pub(crate) fn read(&self) -> anyhow::Result<Position> {
        if self.words.is_empty() {
            return Ok(Position::default());
        }
        let text = self.words.join(" ");
        text.parse().with_context(|| format!("{text:?} is not a position"))
    }
}

/// Draw a position and list its legal actions
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    terms: TermsArguments,
    #[command(flatten)]
    edition: EditionArgument,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: PositionArgument,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let play = Play::from_position(arguments.terms.terms(), arguments.position.read()?);
    if arguments.json {
        return Ok(writeln!(out, "{}", to_json(&play))?);
    }
    writeln!(out, "{}", play.position())?;
    let edition = arguments.edition.choose();
    let voice = Voice { language, edition, ..Voice::default() };
    let narrator = Narrator::of_record(voice, &Record::new(play.terms()));
    let options = Options { terms: play.terms(), ..Options::default() };
    narrator.terms(&options).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    writeln!(out, "\n{}", picture::board(play.position().board()))?;
    if let Some(piece) = play.position().hand() {
        writeln!(out, "{}", picture::hand(piece))?;
    }
    if !play.position().reserve().is_empty() {
        writeln!(out, "{}", picture::reserve(play.position().reserve()))?;
    }
    let legend = match edition {
        Edition::Classic => TerminalText::ScreenLegend,
        Edition::Access => TerminalText::ScreenLegendAccess,
    };
    writeln!(out, "{}\n", voice.say(legend))?;
    narrator.situation(&play).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    for line in legal_actions(&play, language) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// Lists the legal actions in notation, a line a kind.
fn legal_actions(play: &Play, language: Language) -> Vec<String> {
    let kind = |verb: Verb| {
        let texts = play.legal_actions().filter_map(move |action| match (action, verb) {
            (Action::Give(piece), Verb::Give) => Some(piece.to_string()),
            (Action::Place(square), Verb::Place) => Some(square.to_string()),
            (Action::Call(shape), Verb::Quarto) => Some(shape.to_string()),
            (Action::Done, Verb::Done) => Some(action.to_string()),
            _ => None,
        });
        let texts: Vec<String> = texts.collect();
        (!texts.is_empty()).then(|| format!("{}: {}", verb.word(language), texts.join(" ")))
    };
    [Verb::Give, Verb::Place, Verb::Done, Verb::Quarto].into_iter().filter_map(kind).collect()
}

fn to_json(play: &Play) -> Value {
    let position = play.position();
    json!({
        "position": position,
        "options": play.terms(),
        "hand": position.hand(),
        "reserve": position.reserve(),
        "player": play.outcome().is_none().then(|| position.player()),
        "result": play.outcome().map(|_| Finish::from(play)),
        "legal": play.legal_actions().collect::<Vec<_>>(),
    })
}
