use std::io::Write;

use anyhow::Context;
use clap::Args;
use quarto_game::Options;
use quarto_rules::{Action, Alignment, Play, Position, Record, Terms, TraitValue};
use quarto_text::{Edition, Language, Message, Table, Verb, Voice};
use serde_json::{Map, Value, json};

use crate::edition::EditionArgument;
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

/// Draw a position and list what may be done there
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    terms: TermsArguments,
    #[command(flatten)]
    edition: EditionArgument,
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
    let table = Table::of_record(voice, &Record::new(play.terms()));
    let options = Options { terms: play.terms(), ..Options::default() };
    table.terms(&options).iter().try_for_each(|line| writeln!(out, "{line}"))?;
    writeln!(out, "\n{}", picture::board(play.position().board()))?;
    if let Some(piece) = play.position().hand() {
        writeln!(out, "{}", picture::hand(piece))?;
    }
    if !play.position().reserve().is_empty() {
        writeln!(out, "{}", picture::reserve(play.position().reserve()))?;
    }
    let legend = match edition {
        Edition::Classic => Message::ScreenLegend,
        Edition::Access => Message::ScreenLegendAccess,
    };
    writeln!(out, "{}\n", voice.say(legend))?;
    table.situation(&play).iter().try_for_each(|line| writeln!(out, "{line}"))?;
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
    let texts = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>();
    json!({
        "position": position.to_string(),
        "terms": terms_to_json(play.terms()),
        "hand": position.hand().map(|piece| piece.to_string()),
        "reserve": texts(&mut position.reserve().iter().map(|piece| piece.to_string())),
        "player": play.outcome().is_none().then(|| position.player().index() + 1),
        "outcome": outcome_to_json(play),
        "actions": texts(&mut play.legal_actions().map(|action| action.to_string())),
    })
}

/// Says what was agreed on.
pub(crate) fn terms_to_json(terms: Terms) -> Value {
    let traits: Vec<String> = terms.rules.traits().iter().map(|t| t.to_string()).collect();
    json!({
        "rules": terms.rules.variant().to_string(),
        "traits": traits,
        "calling": terms.calling.to_string(),
        "wrong_call": terms.wrong_call.to_string(),
    })
}

/// Says how a game ended: the reason, the winner if there is one, and the alignments that won.
pub(crate) fn outcome_to_json(play: &Play) -> Option<Value> {
    let outcome = play.outcome()?;
    let alignments: Vec<Value> =
        play.winning_alignments().into_iter().map(alignment_to_json).collect();
    Some(json!({
        "reason": outcome.termination().to_string(),
        "winner": outcome.winner().map(|player| player.index() + 1),
        "alignments": alignments,
    }))
}

/// Says which shape it is and what the pieces share, as in `{"colour": "dark"}`.
pub(crate) fn alignment_to_json(alignment: Alignment) -> Value {
    let named = |value: TraitValue| (value.of.to_string(), value.to_string().into());
    let traits: Map<String, Value> = alignment.values().map(named).collect();
    json!({ "shape": alignment.shape().to_string(), "traits": traits })
}
