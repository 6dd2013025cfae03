use std::io::Write;

use clap::Args;
use quarto_rules::{Calling, Play, Terms, WrongCall, perft};
use serde_json::json;

use crate::position::PositionArgument;
use crate::terms::RuleArguments;

/// Count the sequences of legal actions from a position, to check an implementation of the rules
#[derive(Args)]
pub(crate) struct Arguments {
    /// Count up to this many actions
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    #[command(flatten)]
    rules: RuleArguments,
    /// How an alignment wins: official, when it is called, or auto, at once
    #[arg(long, value_name = "official|auto", default_value_t = Calling::Auto)]
    calling: Calling,
    /// What a wrong call costs: the third loses, the first loses, or nothing
    #[arg(long, value_name = "three|loses|free", default_value_t)]
    wrong_call: WrongCall,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: PositionArgument,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let &Arguments { calling, wrong_call, .. } = arguments;
    let terms = Terms { rules: arguments.rules.rules(), calling, wrong_call };
    let play = Play::from_position(terms, arguments.position.read()?);
    for depth in 1..=arguments.depth {
        let count = perft(&play, depth);
        if arguments.json {
            writeln!(out, "{}", json!({ "depth": depth, "count": count }))?;
        } else {
            writeln!(out, "{depth} {count}")?;
        }
        out.flush()?;
    }
    Ok(())
}
