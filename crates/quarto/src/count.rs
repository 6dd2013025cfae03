use std::io::Write;

use clap::Args;
use quarto_rules::Catalogue;
use serde_json::json;

use crate::terms::RuleArguments;

/// Count the essentially different positions, up to symmetry, with a piece in hand and no alignment
#[derive(Args)]
pub(crate) struct Arguments {
    /// Count with up to this many pieces on the board; 6 takes minutes and 2 GB for lines
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(..=16))]
    depth: u32,
    #[command(flatten)]
    rules: RuleArguments,
    /// Print a JSON object a line
    #[arg(long)]
    json: bool,
}

/// Count the full boards without an alignment, of the 16! ways to put all pieces on the board
#[derive(Args)]
pub(crate) struct DrawsArguments {
    #[command(flatten)]
    rules: RuleArguments,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn count_draws(arguments: &DrawsArguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let count = quarto_engine::count_draws(arguments.rules.rules());
    if arguments.json {
        writeln!(out, "{}", json!({ "count": count }))?;
    } else {
        writeln!(out, "{count}")?;
    }
    Ok(())
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut catalogue = Catalogue::new(arguments.rules.rules());
    for placed in 0..=arguments.depth {
        if placed > 0 {
            catalogue.advance();
        }
        let count = catalogue.positions().len();
        if arguments.json {
            writeln!(out, "{}", json!({ "placed": placed, "count": count }))?;
        } else {
            writeln!(out, "{placed}+1 {count}")?;
        }
        out.flush()?;
    }
    Ok(())
}
