use quarto_engine::count_draws;
use quarto_rules::{Alignment, Board, Piece, RuleSet, Square};

/// Counts the full boards without an alignment by filling square after square; pieces that differ only in
/// traits that do not count are taken together.
fn naive(rules: RuleSet, board: Board, square: usize) -> u64 {
    if square == 16 {
        return 1;
    }
    let kinds = 1 << rules.traits().len();
    let on_board = |kind: Piece| board.iter().filter(|(_, piece)| *piece == kind).count();
    let mut count = 0;
    for kind in Piece::ALL.into_iter().take(kinds) {
        let copies = 16 / kinds - on_board(kind);
        let next = board.with(Square::ALL[square], kind);
        let mut aligned = Alignment::through(&next, rules, Square::ALL[square]);
        if copies > 0 && aligned.next().is_none() {
            count += copies as u64 * naive(rules, next, square + 1);
        }
    }
    count
}

#[test]
fn draws_are_counted_as_by_filling_the_squares_in_order() {
    for rules in ["lines colour", "squares colour"].map(|text| text.parse().unwrap()) {
        assert_eq!(count_draws(rules), naive(rules, Board::default(), 0), "{rules}");
    }
}

#[test]
fn draws_are_as_many_as_others_have_counted() {
    assert_eq!(count_draws(RuleSet::LINES), 414_298_141_056);
    // The naive count, which takes minutes, gives the same number.
    assert_eq!(count_draws(RuleSet::BLOCKS), 63_235_397_376);
}

#[test]
fn only_the_number_of_traits_matters() {
    let count = |text: &str| count_draws(text.parse().unwrap());
    assert_eq!(count("squares height"), count("squares fill"));
    assert_eq!(count("lines colour,height"), count("lines shape,fill"));
}
