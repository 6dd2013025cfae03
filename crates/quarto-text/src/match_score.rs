//! The score of a match.

use quarto_game::{BestOf, HalfPoints, MatchScore, Seat, View};

use crate::{MeetingText, Narrator, Voice};

impl Narrator {
    /// Returns the score of the match, in one sentence or two.
    #[must_use]
    pub fn score(&self, view: &View) -> String {
        let Some(score) = view.score else {
            return self.voice.say(MeetingText::MeetingScoreNone);
        };
        let [first, second] = Seat::ALL.map(|seat| self.seat(seat));
        let [points, other] = &score.points.map(points_text);
        let round = usize::try_from(score.round).unwrap_or(usize::MAX);
        if score.over {
            return self.match_result(score);
        }
        self.voice.say(match view.options.best_of {
            None => MeetingText::MeetingScore { first, second, points, other, round },
            Some(best_of) if round > usize::from(best_of.games()) => {
                MeetingText::MeetingScoreDecider { first, second, points, other, round }
            }
            Some(best_of) => MeetingText::MeetingScoreOf {
                first,
                second,
                points,
                other,
                round,
                games: best_of.games().into(),
            },
        })
    }

    /// Says who has won a match that is over.
    fn match_result(&self, score: MatchScore) -> String {
        let [one, two] = score.points;
        let texts = score.points.map(points_text);
        let winner = if one > two { Seat::First } else { Seat::Second };
        self.voice.say(if one == two {
            MeetingText::MeetingMatchDrawn { points: &texts[0] }
        } else {
            MeetingText::MeetingMatchWon {
                player: self.seat(winner),
                points: &texts[winner.index()],
                other: &texts[winner.other().index()],
            }
        })
    }
}

impl Voice {
    /// Returns the sentence about the length of a match.
    #[must_use]
    pub fn best_of(self, best_of: BestOf) -> String {
        let games = best_of.games().into();
        self.say(if best_of.has_decider() {
            MeetingText::MeetingTermsDecider { games }
        } else {
            MeetingText::MeetingTermsBestOf { games }
        })
    }
}

/// Returns points as people write them, as in `1½`.
#[must_use]
pub fn points_text(HalfPoints(halves): HalfPoints) -> String {
    match (halves / 2, halves % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".into(),
        (whole, _) => format!("{whole}½"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_with_halves() {
        let check = |halves, text: &str| assert_eq!(points_text(HalfPoints(halves)), text);
        check(0, "0");
        check(1, "½");
        check(2, "1");
        check(21, "10½");
    }
}
