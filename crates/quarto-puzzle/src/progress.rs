use std::collections::BTreeMap;

use quarto_rules::{Chance, Level, RuleSet};

use crate::{Glicko, Puzzle, PuzzleId, PuzzleKind, PuzzleRun};

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
    /// The run that goes on.
    pub run: Option<PuzzleRun>,
    /// What the player's games say.
    pub games: GameTally,
    /// The player's ratings after each puzzle that counted, the latest last.
    ratings: Vec<u16>,
    puzzles: BTreeMap<PuzzleId, PuzzleHistory>,
}

/// What a player's finished games against the computer say, and which were counted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameTally {
    /// Per level of the computer: games won, drawn and lost.
    pub levels: BTreeMap<Level, [u32; 3]>,
    /// How many alignments the player has called.
    pub called: u32,
    /// How many alignments the player could have called and did not.
    pub missed: u32,
    /// When the latest game ended that was counted, in milliseconds.
    pub until: u64,
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
        // Whole numbers are exact enough for a puzzle, and short to keep.
        let rating = Glicko {
            rating: rating.rating.round(),
            deviation: rating.deviation.round(),
            ..Glicko::default()
        };
        self.player = self.player.after(&[(before.rating, points)]);
        let solved = u32::from(score == PuzzleScore::Solved);
        let history =
            PuzzleHistory { tries: before.tries + 1, solved: before.solved + solved, rating };
        self.puzzles.insert(puzzle.id, history);
        self.streak = if solved == 1 { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        self.ratings.push(whole(self.player.rating));
        let old = self.ratings.len().saturating_sub(RATINGS);
        self.ratings.drain(..old);
    }

    /// Takes down how a puzzle went, unless it was tried before: then only that it was solved at last. Returns
    /// whether it counted. However often the same is said, it counts once.
    pub fn note_once(&mut self, puzzle: &Puzzle, score: PuzzleScore) -> bool {
        if !self.puzzles.contains_key(&puzzle.id) {
            self.note(puzzle, score);
            return true;
        }
        if score == PuzzleScore::Solved
            && let Some(history) = self.puzzles.get_mut(&puzzle.id)
        {
            history.solved = history.solved.max(1);
        }
        false
    }

    /// Ends the run that goes on, and returns it.
    pub fn end_run(&mut self) -> Option<PuzzleRun> {
        let run = self.run.take()?;
        self.best_run = self.best_run.max(run.solved());
        Some(run)
    }

    /// Returns the player's ratings after the latest puzzles that counted, the latest last.
    #[must_use]
    pub fn ratings(&self) -> &[u16] {
        &self.ratings
    }

    /// Returns how many puzzles of a theme were tried, and how many of them were solved at least once.
    #[must_use]
    pub fn count_theme(&self, rules: RuleSet, kind: PuzzleKind) -> (usize, usize) {
        let of_theme = || {
            let bound = |number| PuzzleId { rules, kind, number };
            self.puzzles.range(bound(0)..=bound(usize::MAX))
        };
        (of_theme().count(), of_theme().filter(|(_, history)| history.solved > 0).count())
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
        lines.extend(self.run.map(|run| run.write()));
        lines.extend(self.games.write());
        if !self.ratings.is_empty() {
            let ratings: Vec<String> = self.ratings.iter().map(ToString::to_string).collect();
            lines.push(format!("ratings {}", ratings.join(" ")));
        }
        let puzzles: Vec<_> = self.puzzles.iter().collect();
        let is_same = |one: &(&PuzzleId, _), other: &(&PuzzleId, _)| {
            (one.0.rules, one.0.kind) == (other.0.rules, other.0.kind)
        };
        for theme in puzzles.chunk_by(is_same) {
            let each = theme.iter().map(|(id, history)| {
                let PuzzleHistory { tries, solved, rating } = history;
                format!(" {}:{tries}:{solved}:{}:{}", id.number, rating.rating, rating.deviation)
            });
            let name = theme[0].0.to_string();
            let name = name.rsplit_once('-').map_or(&*name, |(theme, _)| theme);
            lines.push(format!("theme {name}{}", each.collect::<String>()));
        }
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
            ["running", rest @ ..] => self.run = Some(PuzzleRun::read(rest)?),
            ["games" | "calls" | "counted", ..] => self.games.read_line(words)?,
            ["ratings", rest @ ..] => {
                self.ratings =
                    rest.iter().rev().take(RATINGS).filter_map(|word| word.parse().ok()).collect();
                self.ratings.reverse();
            }
            ["theme", name, rest @ ..] => {
                for word in rest {
                    let parts: Vec<&str> = word.split(':').collect();
                    // One that makes no sense does not hide the others.
                    let _ = self.read_try(name, &parts);
                }
            }
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

    /// Reads what is known about a puzzle of a theme.
    fn read_try(&mut self, theme: &str, parts: &[&str]) -> Option<()> {
        let [number, tries, solved, rating, deviation] = parts else { return None };
        let id = format!("{theme}-{number}").parse().ok()?;
        let rating = read_glicko(&[rating, deviation, "0.06"])?;
        let history =
            PuzzleHistory { tries: tries.parse().ok()?, solved: solved.parse().ok()?, rating };
        self.puzzles.insert(id, history);
        Some(())
    }
}

impl GameTally {
    fn write(&self) -> Vec<String> {
        if *self == GameTally::default() {
            return Vec::new();
        }
        let level = |(level, [won, drawn, lost]): (&Level, &[u32; 3])| {
            format!("games {} {won} {drawn} {lost}", level.number())
        };
        let mut lines: Vec<String> = self.levels.iter().map(level).collect();
        lines.push(format!("calls {} {}", self.called, self.missed));
        lines.push(format!("counted {}", self.until));
        lines
    }

    fn read_line(&mut self, words: &[&str]) -> Option<()> {
        match words {
            ["games", level, won, drawn, lost] => {
                let level = Level::new(level.parse().ok()?)?;
                let counts = [won.parse().ok()?, drawn.parse().ok()?, lost.parse().ok()?];
                self.levels.insert(level, counts);
            }
            ["calls", called, missed] => {
                (self.called, self.missed) = (called.parse().ok()?, missed.parse().ok()?);
            }
            ["counted", until] => self.until = until.parse().ok()?,
            _ => {}
        }
        Some(())
    }
}

/// How many ratings are kept, for a plot.
const RATINGS: usize = 200;

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "ratings are far from the limits, and a cast stops there"
)]
fn whole(rating: f64) -> u16 {
    rating.round() as u16
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
