use std::io::Write;

use clap::Args;
use quarto_engine::{SearchLimits, Solver};
use quarto_rules::{Board, Canonical, Catalogue, Piece, Position, RuleSet, Setup, Value};
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
    /// Also count wins, draws and losses; this takes a very long time with more than 4 pieces
    #[arg(long)]
    values: bool,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let mut catalogue = Catalogue::new(arguments.rules.rules());
    let values = arguments.values.then(|| Values::new(arguments.rules.rules()));
    for placed in 0..=arguments.depth {
        if placed > 0 {
            catalogue.advance();
        }
        let count = catalogue.positions().len();
        let values = values.as_ref().map(|values| values.count(catalogue.positions()));
        match (arguments.json, values) {
            (false, None) => writeln!(out, "{placed}+1 {count}")?,
            (false, Some([wins, draws, losses])) => {
                writeln!(out, "{placed}+1 {count} wins {wins} draws {draws} losses {losses}")?;
            }
            (true, None) => writeln!(out, "{}", json!({ "placed": placed, "count": count }))?,
            (true, Some([wins, draws, losses])) => {
                let counts = json!({
                    "placed": placed, "count": count,
                    "wins": wins, "draws": draws, "losses": losses,
                });
                writeln!(out, "{counts}")?;
            }
        }
        out.flush()?;
    }
    Ok(())
}

/// Finds out what positions of a catalogue are worth.
struct Values {
    /// Catalogues do not name traits: they count the first ones.
    traits: usize,
    solver: Solver,
}

impl Values {
    fn new(rules: RuleSet) -> Values {
        Values { traits: rules.traits().len(), solver: Solver::new(rules.representative()) }
    }

    /// Returns how many are won, drawn and lost.
    fn count(&self, positions: &[Canonical]) -> [usize; 3] {
        let mut counts = [0; 3];
        for position in positions {
            let value =
                self.solver.solve(&self.position(position), SearchLimits::default()).value();
            counts[match value.expect("there is no limit") {
                Value::Win(_) => 0,
                Value::Draw => 1,
                Value::Loss(_) => 2,
            }] += 1;
        }
        counts
    }

    /// Returns a position of this form: where the same kind of piece stands twice, traits that do not
    /// count tell the pieces apart.
    fn position(&self, form: &Canonical) -> Position {
        let mut copies = [0; 16];
        let mut take = |kind: Piece| {
            let copy = copies[kind.index()];
            copies[kind.index()] += 1;
            Piece::ALL[kind.index() | copy << self.traits]
        };
        let board: Board = form.board().iter().map(|(square, kind)| (square, take(kind))).collect();
        let hand = form.hand().map(take);
        let setup = Setup { board, hand, ..Setup::default() };
        Position::new(setup).expect("all pieces are different")
    }
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
