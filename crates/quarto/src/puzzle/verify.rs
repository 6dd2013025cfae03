use std::collections::HashSet;
use std::io::Write;
use std::num::NonZero;

use anyhow::{Context, ensure};
use quarto_engine::{Solver, SolverOptions};
use quarto_puzzle::PuzzleCollection;
use quarto_rules::{Canonicalizer, RuleSet, Variant};

use crate::progress::Progress;
use crate::words;

/// The size of the transposition table in bytes: little, since it is cleared for every puzzle.
const TABLE_BYTES: usize = 1 << 20;

/// Proves all puzzles, and that no two of a rule set are the same up to symmetry.
pub(crate) fn run(out: &mut dyn Write) -> anyhow::Result<()> {
    let of = |variant| (1..=4).filter_map(move |count| RuleSet::with_first_traits(variant, count));
    let all: Vec<PuzzleCollection> =
        Variant::ALL.into_iter().flat_map(of).map(PuzzleCollection::embedded).collect();
    let progress = Progress::new(all.iter().flat_map(PuzzleCollection::iter).count(), 0);
    let mut proved = Vec::new();
    for puzzles in &all {
        proved.push((puzzles.rules(), verify(puzzles, &progress)?));
    }
    drop(progress);
    proved
        .iter()
        .try_for_each(|(rules, count)| writeln!(out, "{}", words::proved(*rules, *count)))?;
    Ok(())
}

fn verify(puzzles: &PuzzleCollection, progress: &Progress) -> anyhow::Result<usize> {
    let rules = puzzles.rules();
    let options = SolverOptions { threads: NonZero::<usize>::MIN, table_bytes: TABLE_BYTES };
    let solver = Solver::with_options(rules, options).without_book();
    let canonicalizer = Canonicalizer::new(rules);
    let mut seen = HashSet::new();
    for puzzle in puzzles.iter() {
        let (id, position) = (puzzle.id, puzzle.position);
        solver.forget();
        puzzle.prove(&solver).with_context(|| id.to_string())?;
        let form = canonicalizer.canonical(position.board(), position.hand());
        ensure!(seen.insert(form), words::puzzle_twice(id));
        progress.advance();
    }
    Ok(seen.len())
}
