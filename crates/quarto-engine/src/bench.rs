use quarto_rules::{Alignment, Board, Piece, Position, RuleSet, Setup, Shape, Square};

/// Returns positions to measure solvers with, always the same: so many pieces on random squares
/// without an alignment, and one in hand that does not win at once.
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
    let mut chance = Chance(1);
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

/// Tells whether nothing is aligned, and nothing would be with the piece in hand.
fn is_quiet(rules: RuleSet, board: &Board, hand: Piece) -> bool {
    let aligned = |board: &Board| {
        Shape::ALL.into_iter().any(|shape| Alignment::find(board, rules, shape).is_some())
    };
    let placed = |square| board.with(square, hand);
    !aligned(board) && !(!board.occupied()).iter().any(|square| aligned(&placed(square)))
}

/// A simple generator of numbers, the same every time.
struct Chance(u64);

impl Chance {
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
            self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
            let [.., a, b] = self.0.to_le_bytes();
            items.swap(last, usize::from(u16::from_le_bytes([a, b])) % (last + 1));
        }
    }
}
