//! The signature of the search: one number that changes whenever the search visits other nodes.

use quarto_engine::{SearchLimits, bench_positions};
use quarto_rules::RuleSet;

use crate::values::solver;

/// How many nodes one thread visits to solve fixed positions of every rule set, without the book.
///
/// A change that only makes the search faster or its code clearer does not change this. A commit that
/// does change it ends with `Nodes:` and the new number, and says what was measured.
const NODES: u64 = 901_386;

#[test]
fn the_search_visits_the_pinned_number_of_nodes() {
    let nodes = |rules: RuleSet| -> u64 {
        let (solver, positions) = (solver(rules, 1), bench_positions(rules, 6, 4));
        positions.iter().map(|position| solver.solve(position, SearchLimits::default()).nodes).sum()
    };
    let found: u64 = RuleSet::all().map(nodes).sum();
    assert_eq!(found, NODES, "if this is what you want, the commit says: Nodes: {found}");
}
