use std::collections::BTreeMap;

use quarto_rules::Chance;

use crate::{Glicko, Puzzle, PuzzleId, PuzzleKind};

/// What a player has done with puzzles so far, as text that any store can keep.
///
/// ```
/// use quarto_puzzle::{PuzzleCollection, PuzzleKind, PuzzleProgress, PuzzleScore};
/// use quarto_rules::RuleSet;
///
/// let puzzle = PuzzleCollection::embedded(RuleSet::LINES).of(PuzzleKind::Spot)[0];
/// let mut progress = PuzzleProgress::default();
/// progress.note(&puzzle, PuzzleScore::Solved);
/// assert_eq!((progress.streak, progress.best_streak), (1, 1));
/// assert!(progress.player.rating > 1500.0);
/// assert_eq!(PuzzleProgress::read(&progress.write()), progress);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PuzzleProgress {
    /// How strong the player is.
    pub player: Glicko,
    /// How many puzzles in a row were solved without a mistake, up to the latest.
    pub streak: u32,
    /// The longest such row.
    pub best_streak: u32,
    /// The most puzzles solved in a run.
    pub best_run: u32,
    /// The latest day whose puzzle was solved, counted from 1 January 1970, and how many days in a row.
    pub daily: Option<(u64, u32)>,
    puzzles: BTreeMap<PuzzleId, PuzzleHistory>,
}

/// What a player has done with one puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PuzzleHistory {
    /// How often it was tried.
    pub tries: u32,
    /// How often it was solved without a mistake or a hint.
    pub solved: u32,
    /// How hard it is for this player.
    pub rating: Glicko,
}

/// How a player did with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleScore {
    /// Solved without help.
    Solved,
    /// Solved with a hint: half a point.
    WithHint,
    /// Not solved, or only after a mistake.
    Failed,
}

/// How uncertain the rating of a puzzle is that nobody has tried.
const DEVIATION: f64 = 150.0;

impl PuzzleProgress {
    /// Returns what is known about a puzzle: before any try, what its difficulty says.
    #[must_use]
    pub fn history(&self, puzzle: &Puzzle) -> PuzzleHistory {
        self.puzzles.get(&puzzle.id).copied().unwrap_or(PuzzleHistory {
            tries: 0,
            solved: 0,
            rating: Glicko {
                rating: 700.0 + 18.0 * f64::from(puzzle.difficulty),
                deviation: DEVIATION,
                ..Glicko::default()
            },
        })
    }

    /// Returns how many puzzles of a kind were tried, and how many of them were solved at least once.
    #[must_use]
    pub fn count(&self, kind: PuzzleKind) -> (usize, usize) {
        let of_kind = || self.puzzles.iter().filter(|(id, _)| id.kind == kind);
        (of_kind().count(), of_kind().filter(|(_, history)| history.solved > 0).count())
    }

    /// Takes down how a puzzle went: both ratings, and the row of those solved.
    pub fn note(&mut self, puzzle: &Puzzle, score: PuzzleScore) {
        let points = match score {
            PuzzleScore::Solved => 1.0,
            PuzzleScore::WithHint => 0.5,
            PuzzleScore::Failed => 0.0,
        };
        let before = self.history(puzzle);
        let rating = before.rating.after(&[(self.player, 1.0 - points)]);
        self.player = self.player.after(&[(before.rating, points)]);
        let solved = u32::from(score == PuzzleScore::Solved);
        let history =
            PuzzleHistory { tries: before.tries + 1, solved: before.solved + solved, rating };
        self.puzzles.insert(puzzle.id, history);
        self.streak = if solved == 1 { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }

    /// Takes down that the puzzle of a day was solved, and returns how many days in a row.
    pub fn note_day(&mut self, day: u64) -> u32 {
        let days = match self.daily {
            Some((last, days)) if last == day => days,
            Some((last, days)) if last + 1 == day => days + 1,
            Some(_) | None => 1,
        };
        self.daily = Some((day, days));
        days
    }

    /// Returns puzzles to train with, the most useful first: least tried, and near the player's rating. Which of
    /// equally good ones comes first is left to chance.
    #[must_use]
    pub fn for_training(&self, puzzles: &[Puzzle], chance: &mut Chance) -> Option<Puzzle> {
        let fewest = puzzles.iter().map(|puzzle| self.history(puzzle).tries).min()?;
        let mut open: Vec<Puzzle> =
            puzzles.iter().filter(|puzzle| self.history(puzzle).tries == fewest).copied().collect();
        let distance =
            |puzzle: &Puzzle| (self.history(puzzle).rating.rating - self.player.rating).abs();
        open.sort_by(|one, other| distance(one).total_cmp(&distance(other)));
        open.truncate(NEAREST);
        chance.choose(&open)
    }

    /// Returns the progress as text: a line per fact.
    #[must_use]
    pub fn write(&self) -> String {
        let glicko = |of: Glicko| format!("{} {} {}", of.rating, of.deviation, of.volatility);
        let mut lines = vec![
            format!("player {}", glicko(self.player)),
            format!("streak {} {}", self.streak, self.best_streak),
            format!("run {}", self.best_run),
        ];
        lines.extend(self.daily.map(|(day, days)| format!("daily {day} {days}")));
        lines.extend(self.puzzles.iter().map(|(id, history)| {
            let PuzzleHistory { tries, solved, rating } = history;
            format!("puzzle {id} {tries} {solved} {}", glicko(*rating))
        }));
        lines.join("\n") + "\n"
    }

    /// Reads progress; lines that make no sense are left out, so that a newer file loses nothing else.
    #[must_use]
    pub fn read(text: &str) -> PuzzleProgress {
        let mut progress = PuzzleProgress::default();
        for line in text.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            // What cannot be read stays as it is.
            let _ = progress.read_line(&words);
        }
        progress
    }

    fn read_line(&mut self, words: &[&str]) -> Option<()> {
        match words {
            ["player", rest @ ..] => self.player = read_glicko(rest)?,
            ["streak", now, best] => {
                (self.streak, self.best_streak) = (now.parse().ok()?, best.parse().ok()?);
            }
            ["run", best] => self.best_run = best.parse().ok()?,
            ["daily", day, days] => self.daily = Some((day.parse().ok()?, days.parse().ok()?)),
            ["puzzle", id, tries, solved, rest @ ..] => {
                let rating = read_glicko(rest)?;
                let history = PuzzleHistory {
                    tries: tries.parse().ok()?,
                    solved: solved.parse().ok()?,
                    rating,
                };
                self.puzzles.insert(id.parse().ok()?, history);
            }
            _ => {}
        }
        Some(())
    }
}

/// From how many puzzles near the player's rating chance may choose.
const NEAREST: usize = 12;

fn read_glicko(words: &[&str]) -> Option<Glicko> {
    let [rating, deviation, volatility] = words else { return None };
    let number = |word: &str| word.parse().ok().filter(|number: &f64| number.is_finite());
    let [rating, deviation, volatility] =
        [number(rating)?, number(deviation)?, number(volatility)?];
    (deviation > 0.0 && volatility > 0.0).then_some(Glicko { rating, deviation, volatility })
}
