//! Scores: values as small integers, which the search can compare quickly.

use quarto_rules::Value;

/// A value as a number: 0 for a draw, positive for a win, negative for a loss, and further from 0 the
/// sooner it comes.
pub(crate) type Score = i32;

/// A number larger than the placements of any game.
const FAR: Score = 32;

/// A number less than any score.
pub(crate) const NONE: Score = -FAR - 1;

/// Returns the score of a win in this many placements.
pub(crate) const fn win(placements: i32) -> Score {
    FAR - placements
}

/// Returns the score of a loss in this many placements.
pub(crate) const fn loss(placements: i32) -> Score {
    placements - FAR
}

/// Returns the score before a placement, given the one after it: the end is one placement further away.
pub(crate) const fn before(after: Score) -> Score {
    after - after.signum()
}

/// Returns the score after a placement, given the one before it: the inverse of [`before`].
pub(crate) const fn after(before: Score) -> Score {
    before + before.signum()
}

/// Returns the value of a score.
pub(crate) fn to_value(score: Score) -> Value {
    let placements = u8::try_from(FAR - score.abs()).expect("a score is at most FAR");
    match score {
        1.. => Value::Win(placements),
        0 => Value::Draw,
        _ => Value::Loss(placements),
    }
}

/// Returns the score of a value.
pub(crate) fn from_value(value: Value) -> Score {
    match value {
        Value::Win(placements) => win(placements.into()),
        Value::Draw => 0,
        Value::Loss(placements) => loss(placements.into()),
    }
}

/// The scores that a position before a give can have, in order, if at least one piece is on the board: a
/// loss comes after an odd number of placements, a win after an even one.
const GIVE_SCORES: [Score; 16] = [
    loss(1),
    loss(3),
    loss(5),
    loss(7),
    loss(9),
    loss(11),
    loss(13),
    loss(15),
    0,
    win(14),
    win(12),
    win(10),
    win(8),
    win(6),
    win(4),
    win(2),
];

/// Returns four bits for the score of a position before a give.
pub(crate) fn to_bits(score: Score) -> u64 {
    let place = match score {
        1.. => 16 - ((FAR - score) >> 1),
        0 => 8,
        _ => (score + FAR) >> 1,
    };
    u64::try_from(place).expect("sixteen scores")
}

/// Returns the score that has these four bits.
pub(crate) fn from_bits(bits: u64) -> Score {
    GIVE_SCORES[usize::try_from(bits & 15).expect("four bits")]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_in_the_order_of_scores() {
        for (bits, score) in (0..).zip(GIVE_SCORES) {
            assert_eq!(to_bits(score), bits);
            assert_eq!(from_bits(bits), score);
        }
        assert!(GIVE_SCORES.is_sorted());
    }

    #[test]
    fn a_placement_moves_the_end_one_farther() {
        assert_eq!(before(win(2)), win(3));
        assert_eq!(before(loss(1)), loss(2));
        assert_eq!(before(0), 0);
        for score in [win(3), loss(4), 0] {
            assert_eq!(before(after(score)), score);
        }
    }

    #[test]
    fn scores_are_ordered_as_values() {
        let scores = [loss(1), loss(16), 0, win(15), win(1)];
        let values = scores.map(to_value);
        assert_eq!(
            values,
            [Value::Loss(1), Value::Loss(16), Value::Draw, Value::Win(15), Value::Win(1)]
        );
        assert!(values.is_sorted());
        assert_eq!(values.map(from_value), scores);
    }
}
