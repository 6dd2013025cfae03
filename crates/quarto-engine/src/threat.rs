use quarto_rules::{Alignment, Board, Piece, RuleSet, Shape, Square, TraitValue};

/// A threat: three pieces on a winning shape that share a trait value, and the square where a fourth
/// piece with that value would win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Threat {
    /// The shape.
    pub shape: Shape,
    /// The empty square.
    pub square: Square,
    /// What the three pieces share: a value of a counted trait.
    pub shared: TraitValue,
}

impl Threat {
    /// Returns all threats on a board, in the order of shapes and traits.
    ///
    /// ```
    /// use quarto_engine::Threat;
    /// use quarto_rules::{Position, RuleSet};
    ///
    /// let position: Position = "BDF./..../..../.... -".parse()?;
    /// let threats: Vec<Threat> = Threat::all(position.board(), RuleSet::LINES).collect();
    /// assert_eq!(threats.len(), 2); // Row 1 has three pieces that are dark and solid.
    /// assert!(threats.iter().all(|threat| threat.is_met_by("H".parse().unwrap())));
    /// # Ok::<(), quarto_rules::ParsePositionError>(())
    /// ```
    pub fn all(board: &Board, rules: RuleSet) -> impl Iterator<Item = Threat> {
        let board = *board;
        rules.shapes().iter().flat_map(move |shape| {
            let empty = shape.squares() - board.occupied();
            let square = empty.iter().next().filter(|_| empty.len() == 1);
            let filled = shape.squares() & board.occupied();
            square.into_iter().flat_map(move |square| {
                rules.traits().iter().filter_map(move |of| {
                    let present = match (board.present(of) & filled).len() {
                        0 => false,
                        3 => true,
                        _ => return None,
                    };
                    Some(Threat { shape, square, shared: TraitValue { of, present } })
                })
            })
        })
    }

    /// Tells whether this piece would win on the empty square.
    #[must_use]
    pub fn is_met_by(&self, piece: Piece) -> bool {
        piece.shows(self.shared)
    }
}

/// Returns the alignments that placing a piece on a square would make.
pub(crate) fn made(board: &Board, rules: RuleSet, square: Square, piece: Piece) -> Vec<Alignment> {
    Alignment::through(&board.with(square, piece), rules, square).collect()
}
