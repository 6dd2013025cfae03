use quarto_rules::{
    Action, Alignment, Board, Calling, Chance, Piece, Play, Position, RuleSet, Setup, Shape,
    Square, Terms,
};

/// Returns fixed positions to measure solvers with, the same on every call: this many pieces on random
/// squares without an alignment, and one in hand that does not win at once.
///
/// ```
/// use quarto_engine::bench_positions;
/// use quarto_rules::RuleSet;
///
/// let positions = bench_positions(RuleSet::LINES, 5, 100);
/// assert_eq!(positions, bench_positions(RuleSet::LINES, 5, 100));
/// assert!(positions.iter().all(|position| position.placed() == 5));
/// ```
#[must_use]
pub fn bench_positions(rules: RuleSet, placed: usize, count: usize) -> Vec<Position> {
    let mut chance = Chance::new(1);
    let mut positions = Vec::new();
    while positions.len() < count {
        let mut squares = Square::ALL;
        let mut pieces = Piece::ALL;
        chance.shuffle(&mut squares);
        chance.shuffle(&mut pieces);
        let board: Board = squares.into_iter().zip(pieces).take(placed).collect();
        let Some(&hand) = pieces.get(placed) else { break };
        if is_quiet(rules, &board, hand) {
            let setup = Setup { board, hand: Some(hand), ..Setup::default() };
            positions.push(Position::new(setup).expect("different pieces on different squares"));
        }
    }
    positions
}

/// Returns fixed positions that games come to, the same on every call: after this many random actions,
/// none of which ended the game.
///
/// ```
/// use quarto_engine::reachable_positions;
/// use quarto_rules::RuleSet;
///
/// let positions = reachable_positions(RuleSet::LINES, 11, 100);
/// assert!(positions.iter().all(|position| position.placed() == 5 && position.hand().is_some()));
/// ```
#[must_use]
pub fn reachable_positions(rules: RuleSet, actions: usize, count: usize) -> Vec<Position> {
    let terms = Terms { rules, calling: Calling::Auto, ..Terms::default() };
    let mut chance = Chance::new(1);
    let games = core::iter::repeat_with(|| random_play(terms, actions, &mut chance));
    games.flatten().take(count).collect()
}

/// Plays this many random actions; `None` if the game ends with one of them.
fn random_play(terms: Terms, actions: usize, chance: &mut Chance) -> Option<Position> {
    let mut play = Play::new(terms);
    for _ in 0..actions {
        let legal: Vec<Action> = play.legal_actions().collect();
        play.act(chance.choose(&legal)?).expect("a legal action");
    }
    play.outcome().is_none().then(|| *play.position())
}

/// Tells whether there is no alignment, and the piece in hand cannot make one.
fn is_quiet(rules: RuleSet, board: &Board, hand: Piece) -> bool {
    let aligned = |board: &Board| {
        Shape::ALL.into_iter().any(|shape| Alignment::find(board, rules, shape).is_some())
    };
    let placed = |square| board.with(square, hand);
    !aligned(board) && !(!board.occupied()).iter().any(|square| aligned(&placed(square)))
}
