use std::io::Write;
use std::time::{Duration, Instant};

use quarto_engine::{AnalysisDetail, SearchLimits, Solver, bench_positions};
use quarto_rules::{Position, RuleSet, Setup};
use serde_json::json;

use super::{Arguments, different_rules, solver};

/// How many positions of every kind.
const COUNT: usize = 100;

/// How long answers about positions of one kind took, in order.
struct Row {
    rules: RuleSet,
    placed: usize,
    in_hand: bool,
    /// The value and one best action.
    value: Vec<Duration>,
    /// The values of all actions.
    moves: Vec<Duration>,
}

/// Measures how long answers take with the book, for every number of pieces.
pub(super) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    if !arguments.json {
        writeln!(
            out,
            "{:>8} {:>6} {:>4} {:>11} {:>9} {:>9} {:>11} {:>9}   (milliseconds)",
            "rules", "traits", "on", "value mean", "99th", "longest", "moves mean", "longest"
        )?;
    }
    for rules in different_rules() {
        for placed in 0..16 {
            for in_hand in [false, true] {
                measure(arguments, rules, placed, in_hand).print(arguments, out)?;
            }
        }
    }
    Ok(())
}

fn measure(arguments: &Arguments, rules: RuleSet, placed: usize, in_hand: bool) -> Row {
    let solver = solver(arguments, rules);
    let mut row = Row { rules, placed, in_hand, value: Vec::new(), moves: Vec::new() };
    for position in bench_positions(rules, placed, if placed == 0 { 1 } else { COUNT }) {
        let position = if in_hand { position } else { without_hand(&position) };
        // With a fresh cache. Only with this many pieces are results kept.
        let forget = || (5..=9).contains(&placed).then(|| solver.forget());
        forget();
        row.value.push(time(|| answer(&solver, &position)));
        forget();
        row.moves.push(time(|| {
            drop(solver.analyse(&position, AnalysisDetail::Moves, SearchLimits::default()));
        }));
    }
    row.value.sort_unstable();
    row.moves.sort_unstable();
    row
}

fn without_hand(position: &Position) -> Position {
    Position::new(Setup { board: *position.board(), ..Setup::default() }).expect("a legal board")
}

fn answer(solver: &Solver, position: &Position) {
    let action = solver.best_action(position, SearchLimits::default());
    assert!(action.is_some(), "one action keeps the value");
}

fn time(work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    start.elapsed()
}

impl Row {
    fn print(&self, arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
        let (Some(longest), Some(longest_moves)) = (self.value.last(), self.moves.last()) else {
            return Ok(());
        };
        let ms = |time: &Duration| time.as_secs_f64() * 1000.0;
        let mean = |times: &[Duration]| {
            ms(&times.iter().sum()) / f64::from(u32::try_from(times.len()).expect("a few"))
        };
        let p99 = &self.value[(self.value.len() * 99).div_ceil(100) - 1];
        let (variant, traits) = (self.rules.variant(), self.rules.traits().len());
        if arguments.json {
            let row = json!({
                "rules": variant.to_string(), "traits": traits,
                "placed": self.placed, "in_hand": self.in_hand,
                "value_mean_ms": mean(&self.value), "value_p99_ms": ms(p99),
                "value_longest_ms": ms(longest), "moves_mean_ms": mean(&self.moves),
                "moves_longest_ms": ms(longest_moves),
            });
            writeln!(out, "{row}")?;
        } else {
            let on = format!("{}{}", self.placed, if self.in_hand { "+1" } else { "" });
            writeln!(
                out,
                "{variant:>8} {traits:>6} {on:>4} {:>11.3} {:>9.2} {:>9.2} {:>11.3} {:>9.2}",
                mean(&self.value),
                ms(p99),
                ms(longest),
                mean(&self.moves),
                ms(longest_moves)
            )?;
        }
        Ok(out.flush()?)
    }
}
