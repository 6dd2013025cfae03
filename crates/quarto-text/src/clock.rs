use std::time::Duration;

use quarto_game::View;
use quarto_rules::Player;

use crate::{GameText, Narrator};

impl Narrator {
    /// Returns the time left on both clocks, one line per player.
    #[must_use]
    pub fn clock(&self, view: &View) -> Vec<String> {
        let Some(reading) = view.clock else {
            return vec![self.voice.say(GameText::AnswerClockNone)];
        };
        let line = |(player, left)| {
            let (player, time) = (self.name(player), &self.voice.time(whole_seconds(left)));
            self.voice.say(GameText::AnswerClock { player, time })
        };
        Player::ALL.into_iter().zip(reading.left).map(line).collect()
    }
}

/// Returns a span as a clock shows it, as in `4:59`: a second that has begun counts as a whole one.
#[must_use]
pub fn clock_face(span: Duration) -> String {
    let seconds = whole_seconds(span).as_secs();
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

fn whole_seconds(span: Duration) -> Duration {
    Duration::from_secs(span.as_secs() + u64::from(span.subsec_nanos() > 0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_every_second_that_has_begun() {
        let check = |millis, text| assert_eq!(clock_face(Duration::from_millis(millis)), text);
        check(0, "0:00");
        check(1, "0:01");
        check(65_000, "1:05");
        check(3_725_000, "1:02:05");
    }
}
