use std::io::Write;
use std::num::NonZero;

use anyhow::Context;
use clap::Args;
use quarto_engine::{Solver, SolverOptions};
use quarto_puzzle::{Proof, Puzzle, PuzzleCollection, PuzzleKind};
use quarto_rules::Chance;
use serde_json::{Value as Json, json};

use crate::terms::RuleArguments;

/// Print puzzles with their solutions
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleArguments,
    /// Only this kind: spot, win-now, safe-give, win-in or save
    #[arg(long, value_name = "KIND")]
    kind: Option<PuzzleKind>,
    /// How many, at most
    #[arg(long, value_name = "N", default_value_t = 10)]
    count: usize,
    /// Seed of the choice: another number, other puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Print one JSON object per puzzle
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let rules = arguments.rules.rules();
    let options = SolverOptions { threads: NonZero::<usize>::MIN, ..SolverOptions::default() };
    let solver = Solver::with_options(rules, options);
    let all = PuzzleCollection::embedded(rules);
    let kinds: Vec<PuzzleKind> = arguments.kind.map_or(PuzzleKind::ALL.into(), |kind| vec![kind]);
    let mut puzzles: Vec<Puzzle> = kinds.iter().flat_map(|kind| all.of(*kind)).copied().collect();
    Chance::new(arguments.seed).shuffle(&mut puzzles);
    for puzzle in puzzles.iter().take(arguments.count) {
        let proof = puzzle.prove(&solver).with_context(|| puzzle.id.to_string())?;
        if arguments.json {
            writeln!(out, "{}", to_json(puzzle, &proof))?;
        } else {
            writeln!(out, "{}", to_line(puzzle, &proof))?;
        }
        out.flush()?;
    }
    Ok(())
}

fn to_json(puzzle: &Puzzle, proof: &Proof) -> Json {
    json!({
        "id": puzzle.id.to_string(),
        "rules": puzzle.id.rules.variant(),
        "traits": puzzle.id.rules.traits(),
        "kind": puzzle.id.kind.code(),
        "position": puzzle.position,
        "unique": proof.is_unique(),
        "difficulty": puzzle.difficulty,
        "solution": solution(proof),
    })
}

fn to_line(puzzle: &Puzzle, proof: &Proof) -> String {
    let Puzzle { id, position, difficulty } = puzzle;
    let lines: Vec<String> = solution(proof).iter().map(|line| line.join(" ")).collect();
    format!("{id} ({difficulty}): {position}; solution: {}", lines.join(", "))
}

/// Returns every right answer as a list of actions, or the one word for an empty list of alignments.
fn solution(proof: &Proof) -> Vec<Vec<String>> {
    let line = |line: &Vec<_>| line.iter().map(ToString::to_string).collect();
    match proof.lines() {
        [] => vec![vec!["none".to_owned()]],
        lines => lines.iter().map(line).collect(),
    }
}
