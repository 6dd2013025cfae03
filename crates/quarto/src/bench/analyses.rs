use std::io::Write;
use std::num::NonZero;
use std::time::{Duration, Instant};

use quarto_engine::{AnalysisDetail, SearchLimits, Solver, reachable_positions};
use quarto_rules::{Position, RuleSet};
use serde_json::json;

use super::{Arguments, different_rules, quantile, solver};

/// How long the analyses of positions after so many actions took.
struct Row {
    rules: RuleSet,
    actions: usize,
    /// The times in order.
    times: Vec<Duration>,
    nodes: u64,
}

/// Measures how long it takes to value all actions, for every number of pieces, with one in hand and without.
pub(super) fn run(
    arguments: &Arguments,
    count: NonZero<usize>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    if !arguments.json {
        writeln!(
            out,
            "{:>8} {:>6} {:>4} {:>6} {:>9} {:>9} {:>9} {:>14}   (milliseconds)",
            "rules", "traits", "on", "count", "50th", "99th", "longest", "nodes"
        )?;
    }
    for rules in different_rules() {
        for actions in 0..32 {
            measure(arguments, rules, actions, count.get()).print(arguments, out)?;
        }
    }
    Ok(())
}

fn measure(arguments: &Arguments, rules: RuleSet, actions: usize, count: usize) -> Row {
    let solver = solver(arguments, rules);
    let mut row = Row { rules, actions, times: Vec::new(), nodes: 0 };
    for position in reachable_positions(rules, actions, count) {
        // Nothing is known from before. Only with this many pieces are results kept.
        if (5..=9).contains(&position.placed()) {
            solver.forget();
        }
        let start = Instant::now();
        row.nodes += analyse(&solver, &position);
        row.times.push(start.elapsed());
    }
    row.times.sort_unstable();
    row
}

/// Analyses a position and returns how many nodes that took.
fn analyse(solver: &Solver, position: &Position) -> u64 {
    let analysis = solver.analyse(position, AnalysisDetail::Moves, SearchLimits::default());
    let moves = analysis.moves.iter().map(|(_, solution)| solution.nodes);
    analysis.worth.nodes + moves.sum::<u64>()
}

impl Row {
    fn print(&self, arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
        let [p50, p99, longest] =
            [50, 99, 100].map(|percent| quantile(&self.times, percent).as_secs_f64() * 1000.0);
        let (variant, traits) = (self.rules.variant(), self.rules.traits().len());
        let (placed, in_hand) = (self.actions / 2, self.actions % 2 == 1);
        let (count, nodes) = (self.times.len(), self.nodes);
        if arguments.json {
            let row = json!({
                "rules": variant.to_string(), "traits": traits, "placed": placed, "in_hand": in_hand,
                "count": count, "p50_ms": p50, "p99_ms": p99, "longest_ms": longest, "nodes": nodes,
            });
            writeln!(out, "{row}")?;
        } else {
            let on = format!("{placed}{}", if in_hand { "+1" } else { "" });
            writeln!(
                out,
                "{variant:>8} {traits:>6} {on:>4} {count:>6} {p50:>9.2} {p99:>9.2} {longest:>9.2} {nodes:>14}"
            )?;
        }
        Ok(out.flush()?)
    }
}
