use std::io::{Result, Write};
use std::num::NonZero;
use std::sync::Arc;
use std::time::Duration;

use quarto_engine::{Solver, SolverOptions};
use quarto_game::{Question, Time};
use quarto_player::{Info, Intent, PartialInput};
use quarto_puzzle::{
    Assessment, Attempt, Puzzle, PuzzleKind, PuzzleLadder, PuzzleProgress, PuzzleRun, PuzzleScore,
    daily_puzzle,
};
use quarto_rules::{Action, Chance, RuleSet};
use quarto_text::{GameText, InputError, PuzzleText, SolvingText, Verb, Voice, is_next};

use crate::local::embedded_host::TimeSource;
use crate::plain::clean::clean;
use crate::plain::lines::{Lines, Typed};

/// Puzzles in plain lines: a position is told, the player answers, and every mistake is explained.
pub struct Puzzler<'a> {
    lines: &'a mut dyn Lines,
    out: &'a mut dyn Write,
    voice: Voice,
    clock: TimeSource,
    progress: PuzzleProgress,
    /// Keeps the progress, so that nothing is lost whenever the player leaves.
    keep: &'a mut dyn FnMut(&PuzzleProgress) -> Result<()>,
    solver: Arc<Solver>,
    /// What hides a position that was told, if puzzles are solved from memory.
    hide: Option<&'a str>,
}

/// How a puzzle ended.
#[derive(Clone, Copy, PartialEq)]
enum PuzzleEnd {
    Scored(PuzzleScore),
    /// The player has left.
    Left,
    /// The time of a run is over.
    TimeUp,
}

/// How puzzles are solved.
#[derive(Clone, Copy, PartialEq)]
enum Pace {
    /// As long as it takes, with hints and further tries.
    Quiet,
    /// Until this moment, with one answer each.
    Until(Time),
}

impl<'a> Puzzler<'a> {
    /// Returns an interface that goes on from the progress made and keeps it with `keep`.
    pub fn new(
        lines: &'a mut dyn Lines,
        out: &'a mut dyn Write,
        voice: Voice,
        clock: TimeSource,
        progress: PuzzleProgress,
        keep: &'a mut dyn FnMut(&PuzzleProgress) -> Result<()>,
    ) -> Puzzler<'a> {
        let solver = solver(RuleSet::LINES);
        Puzzler { lines, out, voice, clock, progress, keep, solver, hide: None }
    }

    /// Lets every position be told once and then hidden, by writing this, before it is asked about.
    pub fn from_memory(&mut self, hide: &'a str) {
        self.hide = Some(hide);
    }

    /// Asks these puzzles, one after another, until the player leaves.
    ///
    /// # Errors
    /// If the output cannot be written or the progress cannot be kept.
    pub fn practise(&mut self, puzzles: &[Puzzle]) -> Result<()> {
        self.explain()?;
        for (number, puzzle) in (1..).zip(puzzles) {
            let PuzzleEnd::Scored(score) = self.solve(*puzzle, Pace::Quiet)? else { break };
            self.note(puzzle, score)?;
            self.tell_streak()?;
            if number < puzzles.len() && !self.wants_next()? {
                break;
            }
        }
        self.say(PuzzleText::PuzzleGoodbye)
    }

    /// Asks puzzles that fit the player's strength, until the player leaves.
    ///
    /// # Errors
    /// If the output cannot be written or the progress cannot be kept.
    pub fn train(&mut self, puzzles: &[Puzzle], mut chance: Chance) -> Result<()> {
        self.explain()?;
        while let Some(puzzle) = self.progress.for_training(puzzles, &mut chance) {
            let PuzzleEnd::Scored(score) = self.solve(puzzle, Pace::Quiet)? else { break };
            let before = whole(self.progress.player.rating);
            self.note(&puzzle, score)?;
            let rating = whole(self.progress.player.rating);
            let gained = &format!("{:+}", rating - before);
            let rating = usize::try_from(rating).unwrap_or(0);
            self.say(PuzzleText::PuzzleRating { rating, change: gained })?;
            self.tell_streak()?;
            if !self.wants_next()? {
                break;
            }
        }
        self.say(PuzzleText::PuzzleGoodbye)
    }

    /// Asks the puzzle of today, by the calendar of UTC.
    ///
    /// # Errors
    /// If the output cannot be written or the progress cannot be kept.
    pub fn solve_daily(&mut self) -> Result<()> {
        let now = (self.clock)();
        let day = now.0 / (1000 * 60 * 60 * 24);
        let (year, month, date) = now.date();
        self.explain()?;
        self.say(PuzzleText::PuzzleDay { date: &format!("{year}-{month:02}-{date:02}") })?;
        let puzzle = daily_puzzle(day);
        let PuzzleEnd::Scored(score) = self.solve(puzzle, Pace::Quiet)? else {
            return self.say(PuzzleText::PuzzleGoodbye);
        };
        self.note(&puzzle, score)?;
        let count = self.progress.note_day(day) as usize;
        (self.keep)(&self.progress)?;
        self.say(PuzzleText::PuzzleDays { count })
    }

    /// Asks puzzles, from easy to hard, for this long or until three answers were wrong.
    ///
    /// # Errors
    /// If the output cannot be written or the progress cannot be kept.
    pub fn run(&mut self, puzzles: &[Puzzle], chance: Chance, time: Duration) -> Result<()> {
        self.explain()?;
        self.say(PuzzleText::PuzzleRunLives { count: PuzzleRun::LIVES as usize })?;
        self.say(PuzzleText::PuzzleRunBegins { time: &self.voice.time(time) })?;
        let until = (self.clock)().after(time);
        let (mut solved, mut lives) = (0, PuzzleRun::LIVES);
        for puzzle in PuzzleLadder::new(puzzles, chance) {
            match self.solve(puzzle, Pace::Until(until))? {
                PuzzleEnd::Scored(PuzzleScore::Solved | PuzzleScore::WithHint) => solved += 1,
                PuzzleEnd::Scored(PuzzleScore::Failed) => {
                    lives -= 1;
                    self.say(PuzzleText::PuzzleRunLives { count: lives as usize })?;
                }
                PuzzleEnd::TimeUp => {
                    self.say(PuzzleText::PuzzleRunOver)?;
                    break;
                }
                PuzzleEnd::Left => break,
            }
            if lives == 0 {
                break;
            }
        }
        self.end_run(solved)
    }

    /// Tells what the player has solved so far.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn tell_statistics(&mut self) -> Result<()> {
        for kind in PuzzleKind::ALL {
            let (tried, solved) = self.progress.count(kind);
            let kind = &self.voice.puzzle_kind(kind);
            self.say(PuzzleText::PuzzleStatistics { kind, solved, tried })?;
        }
        let number = |value: f64| usize::try_from(whole(value)).unwrap_or(0);
        let rating = number(self.progress.player.rating);
        let deviation = number(2.0 * self.progress.player.deviation);
        self.say(PuzzleText::PuzzleStatisticsRating { rating, deviation })?;
        let [streak, run] = [self.progress.best_streak, self.progress.best_run];
        self.say(PuzzleText::PuzzleStatisticsStreak { count: streak as usize })?;
        self.say(PuzzleText::PuzzleRunBest { count: run as usize })
    }

    fn explain(&mut self) -> Result<()> {
        self.say_line(&self.voice.puzzle_commands())
    }

    fn note(&mut self, puzzle: &Puzzle, score: PuzzleScore) -> Result<()> {
        self.progress.note(puzzle, score);
        (self.keep)(&self.progress)
    }

    fn tell_streak(&mut self) -> Result<()> {
        match self.progress.streak {
            0 | 1 => Ok(()),
            count => self.say(PuzzleText::PuzzleStreak { count: count as usize }),
        }
    }

    fn end_run(&mut self, solved: u32) -> Result<()> {
        self.progress.best_run = self.progress.best_run.max(solved);
        (self.keep)(&self.progress)?;
        self.say(PuzzleText::PuzzleRunSolved { count: solved as usize })?;
        self.say(PuzzleText::PuzzleRunBest { count: self.progress.best_run as usize })
    }

    /// Asks whether to go on; anything but leaving means so.
    fn wants_next(&mut self) -> Result<bool> {
        let quit = &Verb::Quit.word(self.voice.language);
        self.say(PuzzleText::PuzzleNext { quit })?;
        match self.read(Pace::Quiet)? {
            Typed::Line(line) => {
                Ok(Intent::read(&clean(&line), self.voice.language) != Ok(Intent::Leave))
            }
            Typed::Nothing | Typed::End => Ok(false),
        }
    }

    /// Tells a puzzle, and hears answers until it is solved, given up or lost.
    fn solve(&mut self, puzzle: Puzzle, pace: Pace) -> Result<PuzzleEnd> {
        if self.solver.rules() != puzzle.id.rules {
            self.solver = solver(puzzle.id.rules);
        }
        // The traits that count here are named first.
        self.voice.traits = puzzle.id.rules.traits();
        let attempt = Attempt::new(puzzle, &self.solver).map_err(std::io::Error::other)?;
        let mut desk = Desk { attempt, pace, score: PuzzleScore::Solved, hints: 0 };
        for line in self.voice.puzzle_title(&puzzle) {
            self.say_line(&line)?;
        }
        self.tell(&desk)?;
        if !self.wait_and_hide(&desk)? {
            return Ok(PuzzleEnd::Left);
        }
        let mut partial_input = PartialInput::default();
        loop {
            let line = match self.read(pace)? {
                Typed::Line(_) | Typed::Nothing if self.is_late(pace) => {
                    return Ok(PuzzleEnd::TimeUp);
                }
                Typed::Line(line) => clean(&line),
                Typed::Nothing => continue,
                Typed::End => return Ok(PuzzleEnd::Left),
            };
            if is_next(&line, self.voice.language) {
                self.tell_solution(&desk)?;
                return Ok(PuzzleEnd::Scored(PuzzleScore::Failed));
            }
            let ended = match partial_input.read(&line, self.voice.language) {
                Ok(Intent::Act(action)) => self.answer(&mut desk, action)?,
                Ok(Intent::Leave) => Some(PuzzleEnd::Left),
                Ok(intent) => {
                    self.help(&mut desk, intent)?;
                    None
                }
                Err(InputError::Empty) => {
                    self.tell_again(&desk)?;
                    None
                }
                Err(error) => {
                    self.say_line(&self.voice.input_error(&error))?;
                    None
                }
            };
            if let Some(ended) = ended {
                return Ok(ended);
            }
        }
    }

    /// Waits until the player has the position in mind, and hides it; false if the player leaves.
    fn wait_and_hide(&mut self, desk: &Desk) -> Result<bool> {
        let Some(hide) = self.hide else { return Ok(true) };
        self.say_line(&self.voice.say(SolvingText::SolvingRemember))?;
        let typed = self.read(desk.pace)?;
        if matches!(typed, Typed::End) {
            return Ok(false);
        }
        write!(self.out, "{hide}")?;
        self.say_line(&self.voice.puzzle_is_hidden())?;
        self.say_line(&self.voice.puzzle_task(&desk.attempt))?;
        Ok(true)
    }

    /// Tells the position again, unless it is to be remembered.
    fn tell_again(&mut self, desk: &Desk) -> Result<()> {
        if self.hide.is_none() {
            return self.tell(desk);
        }
        self.say_line(&self.voice.puzzle_is_hidden())?;
        self.say_line(&self.voice.puzzle_task(&desk.attempt))
    }

    /// Judges an answer, and returns how the puzzle ended if it did.
    fn answer(&mut self, desk: &mut Desk, action: Action) -> Result<Option<PuzzleEnd>> {
        match desk.attempt.answer(action, &Arc::clone(&self.solver)) {
            Assessment::Solved => {
                self.say_line(&self.voice.puzzle_solved(&desk.attempt, action))?;
                return Ok(Some(PuzzleEnd::Scored(desk.score)));
            }
            Assessment::Named => {
                let done = &Verb::Done.word(self.voice.language);
                self.say(PuzzleText::PuzzleNamed { done })?;
            }
            Assessment::Continues(replies) => {
                desk.hints = 0;
                self.say(PuzzleText::PuzzleContinues)?;
                for reply in replies {
                    self.say_line(&self.voice.puzzle_reply(reply))?;
                }
                self.say_line(&self.voice.puzzle_turn(&desk.attempt))?;
            }
            Assessment::Wrong(wrong) => {
                desk.score = PuzzleScore::Failed;
                for line in self.voice.wrong_answer(&desk.attempt, &wrong) {
                    self.say_line(&line)?;
                }
                if desk.pace != Pace::Quiet {
                    self.tell_solution(desk)?;
                    return Ok(Some(PuzzleEnd::Scored(PuzzleScore::Failed)));
                }
            }
            Assessment::Refused(error) => self.say_line(&self.voice.refusal(error.into()))?,
            Assessment::NotAsked => {
                self.say(PuzzleText::PuzzleNotAsked)?;
                self.say_line(&self.voice.puzzle_task(&desk.attempt))?;
            }
        }
        Ok(None)
    }

    /// Does what is neither an answer nor leaving.
    fn help(&mut self, desk: &mut Desk, intent: Intent) -> Result<()> {
        match intent {
            Intent::Hint if desk.pace == Pace::Quiet => self.hint(desk),
            Intent::Ask(_) | Intent::Tell(Info::Hand | Info::Last) if self.hide.is_some() => {
                self.say_line(&self.voice.puzzle_is_hidden())
            }
            Intent::Ask(question) => self.look(desk, question),
            Intent::Tell(Info::Hand) => {
                let hand = self.voice.hand(desk.attempt.play().position().hand());
                self.say_line(&hand.label)
            }
            Intent::Tell(Info::Last) if desk.attempt.play().position().window().is_some() => {
                self.tell_last(desk)
            }
            Intent::Tell(Info::Last) => self.say_line(&self.voice.say(GameText::AnswerLastNone)),
            Intent::Tell(Info::Repeat) => self.tell_again(desk),
            Intent::Tell(Info::Clock) if let Pace::Until(until) = desk.pace => {
                let left = until.since((self.clock)());
                self.say(PuzzleText::PuzzleRunTime { time: &self.voice.time(left) })
            }
            // Nothing else has a meaning here.
            Intent::Tell(Info::Moves | Info::Clock | Info::Score | Info::Rules | Info::Help)
            | Intent::Act(_)
            | Intent::Greet(_)
            | Intent::OfferDraw
            | Intent::Accept(_)
            | Intent::Decline(_)
            | Intent::Undo
            | Intent::Resign
            | Intent::Claim
            | Intent::Rematch
            | Intent::Confirmed(_)
            | Intent::Refrain
            | Intent::Hint
            | Intent::Analyse
            | Intent::Choose(_)
            | Intent::Leave => self.explain(),
        }
    }

    /// The first hint leaves something to find, the second is the solution.
    fn hint(&mut self, desk: &mut Desk) -> Result<()> {
        desk.hints += 1;
        let solver = Arc::clone(&self.solver);
        let Some(clue) = desk.attempt.clue(&solver).filter(|_| desk.hints == 1) else {
            desk.score = PuzzleScore::Failed;
            return self.tell_solution(desk);
        };
        if desk.score == PuzzleScore::Solved {
            desk.score = PuzzleScore::WithHint;
        }
        self.say_line(&self.voice.puzzle_clue(clue))
    }

    fn tell(&mut self, desk: &Desk) -> Result<()> {
        self.look(desk, Question::Board)?;
        self.tell_last(desk)?;
        if let Some(piece) = desk.attempt.play().position().hand() {
            self.say_line(&self.voice.hand(Some(piece)).label)?;
        }
        self.say_line(&self.voice.puzzle_task(&desk.attempt))
    }

    /// Tells the latest placement where it matters.
    fn tell_last(&mut self, desk: &Desk) -> Result<()> {
        match desk.attempt.play().position().window() {
            Some(window) => {
                self.say(PuzzleText::PuzzleLast { square: &window.square().to_string() })
            }
            None => Ok(()),
        }
    }

    fn tell_solution(&mut self, desk: &Desk) -> Result<()> {
        let solution = desk.attempt.solution(&self.solver);
        self.say_line(&self.voice.puzzle_solution(&solution))
    }

    fn look(&mut self, desk: &Desk, question: Question) -> Result<()> {
        let position = desk.attempt.play().position();
        for line in self.voice.answer(&question.answer(position.board(), position.reserve())) {
            self.say_line(&line.label)?;
        }
        Ok(())
    }

    fn is_late(&self, pace: Pace) -> bool {
        match pace {
            Pace::Quiet => false,
            Pace::Until(until) => (self.clock)() >= until,
        }
    }

    fn read(&mut self, pace: Pace) -> Result<Typed> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let until = match pace {
            Pace::Quiet => None,
            Pace::Until(until) => Some(until),
        };
        let typed = self.lines.next(until, (self.clock)());
        if !matches!(typed, Typed::Line(_)) {
            writeln!(self.out)?;
        }
        Ok(typed)
    }

    fn say(&mut self, text: PuzzleText<'_>) -> Result<()> {
        self.say_line(&self.voice.say(text))
    }

    fn say_line(&mut self, text: &str) -> Result<()> {
        writeln!(self.out, "{text}")?;
        self.out.flush()
    }
}

/// The puzzle that is being solved, and how that goes.
struct Desk {
    attempt: Attempt,
    pace: Pace,
    score: PuzzleScore,
    /// How many hints were given for the present move.
    hints: u32,
}

fn solver(rules: RuleSet) -> Arc<Solver> {
    let options = SolverOptions { threads: NonZero::<usize>::MIN, table_bytes: TABLE_BYTES };
    Arc::new(Solver::with_options(rules, options))
}

/// The size of the solver's transposition table in bytes.
const TABLE_BYTES: usize = 16 << 20;

#[expect(clippy::cast_possible_truncation, reason = "ratings are far from the limits")]
fn whole(rating: f64) -> i64 {
    rating.round() as i64
}
