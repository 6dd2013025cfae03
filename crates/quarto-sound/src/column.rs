use quarto_rules::Square;

/// A column of the board: where between left and right a sound comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "columns are named by their letters")]
pub enum Column {
    A,
    B,
    C,
    D,
}

impl Column {
    /// Every column from left to right.
    pub const ALL: [Column; 4] = [Column::A, Column::B, Column::C, Column::D];

    /// Returns the pan: the place between left (-1) and right (1).
    ///
    /// The outer columns are not at the ends, so that a listener with one ear, or one earphone, does not
    /// miss a sound: the far side has a fifth of the amplitude of the near one.
    #[must_use]
    pub const fn pan(self) -> f64 {
        match self {
            Column::A => -0.75,
            Column::B => -0.25,
            Column::C => 0.25,
            Column::D => 0.75,
        }
    }
}

impl From<Square> for Column {
    fn from(square: Square) -> Column {
        Column::ALL[square.column()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_sound_where_their_column_is() {
        let of = |square: &str| Column::from(square.parse::<Square>().unwrap());
        assert_eq!(["a1", "b4", "c2", "d3"].map(of), Column::ALL);
    }
}
