use std::io::Write;

use anyhow::Context;
use clap::Args;
use quarto_rules::{Outcome, Play, Position};
use serde_json::{Value, json};

use crate::terms::TermsArguments;
use crate::{picture, words};

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
    /// Print a JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: PositionArgument,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let play = Play::from_position(arguments.terms.terms(), arguments.position.read()?);
    if arguments.json {
        return Ok(writeln!(out, "{}", to_json(&play))?);
    }
    writeln!(out, "{}", play.position())?;
    writeln!(out, "{}", words::terms(play.terms()))?;
    writeln!(out, "\n{}", picture::board(play.position().board()))?;
    writeln!(out, "{}", picture::reserve(play.position().reserve()))?;
    writeln!(out, "{}", words::situation(&play, words::PLAYERS))?;
    for line in words::legal_actions(&play) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

fn to_json(play: &Play) -> Value {
    let position = play.position();
    let terms = play.terms();
    let texts = |items: &mut dyn Iterator<Item = String>| items.collect::<Vec<_>>();
    json!({
        "position": position.to_string(),
        "rules": terms.rules.shapes().to_string(),
        "traits": texts(&mut terms.rules.traits().iter().map(|t| t.to_string())),
        "calling": terms.calling.to_string(),
        "wrong_call": terms.wrong_call.to_string(),
        "hand": position.hand().map(|piece| piece.to_string()),
        "reserve": texts(&mut position.reserve().iter().map(|piece| piece.to_string())),
        "player": play.outcome().is_none().then(|| position.player().index() + 1),
        "outcome": play.outcome().map(outcome_to_json),
        "actions": texts(&mut play.legal_actions().map(|action| action.to_string())),
    })
}

/// Says how a game ended: the reason, the winner if there is one, and the shapes.
pub(crate) fn outcome_to_json(outcome: Outcome) -> Value {
    let (reason, shapes) = match outcome {
        Outcome::Call { alignment, .. } => ("call", vec![alignment.shape()]),
        Outcome::Alignment { shapes, .. } => ("alignment", shapes.iter().collect()),
        Outcome::WrongCall { shape, .. } => ("wrong-call", vec![shape]),
        Outcome::FullBoard => ("full-board", vec![]),
    };
    let shapes: Vec<String> = shapes.iter().map(ToString::to_string).collect();
    let winner = outcome.winner().map(|player| player.index() + 1);
    json!({ "reason": reason, "winner": winner, "shapes": shapes })
}
