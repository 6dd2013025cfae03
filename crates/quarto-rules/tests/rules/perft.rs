use std::path::Path;

use quarto_rules::{Play, Position, RuleSet, Terms, perft};

use crate::naive::Naive;

/// One line of a table: where to start, under which terms, and the counts for 1, 2, 3 … actions.
struct Row {
    position: String,
    terms: Terms,
    counts: Vec<u64>,
}

/// Reads all tables, each named after its rule set.
fn rows() -> Vec<Row> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/perft");
    let mut rows = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let rules = path.file_stem().unwrap().to_str().unwrap().replace('-', " ");
        let rules: RuleSet = rules.replace(' ', ",").replacen(',', " ", 1).parse().unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        rows.extend(lines.map(|line| row(rules, line)));
    }
    rows
}

fn row(rules: RuleSet, line: &str) -> Row {
    let fields: Vec<&str> = line.split('|').map(str::trim).collect();
    let [position, calling, wrong_call, counts] = fields[..] else { panic!("four fields: {line}") };
    let calling = calling.parse().unwrap();
    let wrong_call = wrong_call.parse().unwrap();
    Row {
        position: position.into(),
        terms: Terms { rules, calling, wrong_call },
        counts: counts.split(' ').map(|count| count.parse().unwrap()).collect(),
    }
}

#[test]
fn perft_tables_cover_the_eight_different_rule_sets() {
    let kinds: std::collections::HashSet<_> = rows()
        .iter()
        .map(|row| (row.terms.rules.variant(), row.terms.rules.traits().len()))
        .collect();
    assert_eq!(kinds.len(), 8);
}

#[test]
fn perft_of_nothing_is_one() {
    assert_eq!(perft(&Play::default(), 0), 1);
}

#[test]
fn perft_agrees_with_the_tables() {
    for row in rows() {
        let position: Position = row.position.parse().unwrap();
        let play = Play::from_position(row.terms, position);
        for (depth, &count) in (1..).zip(&row.counts) {
            assert_eq!(perft(&play, depth), count, "{} {:?} {depth}", row.position, row.terms);
        }
    }
}

#[test]
fn the_naive_twin_agrees_with_the_tables() {
    for row in rows() {
        let naive = Naive::new(row.terms, &row.position);
        // Only as deep as the slow count gets in a moment.
        for (depth, &count) in (1..).zip(&row.counts).filter(|(_, count)| **count < 3_000) {
            assert_eq!(naive.perft(depth), count, "{} {:?} {depth}", row.position, row.terms);
        }
    }
}
