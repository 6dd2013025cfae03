use std::time::Duration;

use quarto_game::{Reading, Warnings};
use quarto_rules::Player;

/// Watches a clock, and says when to warn the player who is running out of time.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClockWatch {
    warnings: Warnings,
    /// The clock when it was last looked at.
    before: Option<Reading>,
}

impl ClockWatch {
    /// Returns a watch on a clock that shows `now`, with the warnings that the player wants.
    #[must_use]
    pub const fn new(warnings: Warnings, now: Option<Reading>) -> ClockWatch {
        ClockWatch { warnings, before: now }
    }

    /// Looks at the clock, and returns who must be warned now, and the time they have left.
    pub fn look(&mut self, now: Option<Reading>) -> Option<(Player, Duration)> {
        let before = std::mem::replace(&mut self.before, now)?;
        let now = now?;
        let left = now.warning(&before).filter(|left| self.warnings.include(*left))?;
        Some((now.running?, left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn d6_a_clock_warns_when_the_player_wants_it() {
        let reading = |seconds| {
            let left = [Duration::from_secs(seconds), Duration::from_mins(1)];
            Some(Reading { left, running: Some(Player::One) })
        };
        for (warnings, expected) in
            [(Warnings::Both, vec![29, 9]), (Warnings::Last, vec![9]), (Warnings::None, Vec::new())]
        {
            let mut watch = ClockWatch::new(warnings, reading(60));
            let seen = [50, 29, 28, 9, 8, 60].into_iter().filter(|seconds| {
                watch.look(reading(*seconds)).is_some_and(|(player, _)| player == Player::One)
            });
            assert_eq!(seen.collect::<Vec<_>>(), expected, "{warnings}");
        }
    }
}
