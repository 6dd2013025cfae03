use quarto_engine::{AnalysisDetail, SearchLimits, Solver};
use quarto_rules::{
    Action, Alignment, Phase, PieceSet, Play, PlayError, Player, Shape, Square, Terms, TraitValue,
    Value,
};

use crate::proof::{terms, winning_squares};
use crate::{Disproof, Proof, Puzzle, PuzzleKind};

/// An attempt to solve a puzzle: it judges answers, and plays on for the opponent where the puzzle takes several moves.
///
/// ```
/// use quarto_engine::Solver;
/// use quarto_puzzle::{Attempt, PuzzleCollection, PuzzleKind, Assessment};
/// use quarto_rules::RuleSet;
///
/// let solver = Solver::new(RuleSet::LINES);
/// let puzzle = PuzzleCollection::embedded(RuleSet::LINES).of(PuzzleKind::Save)[0];
/// let mut attempt = Attempt::new(puzzle, &solver)?;
/// let right = attempt.right(&solver)[0];
/// assert_eq!(attempt.answer(right, &solver), Assessment::Solved);
/// # Ok::<(), quarto_puzzle::Disproof>(())
/// ```
#[derive(Clone, Debug)]
pub struct Attempt {
    puzzle: Puzzle,
    proof: Proof,
    play: Play,
    solver: Player,
    /// The pieces that were named as safe.
    named: PieceSet,
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assessment {
    /// The puzzle is solved.
    Solved,
    /// A safe piece was named; there may be more.
    Named,
    /// Right so far; the opponent has replied with these actions, or the same player goes on.
    Continues(Vec<Action>),
    /// Wrong; the attempt is as it was.
    Wrong(WrongAnswer),
    /// The action is against the rules here.
    Refused(PlayError),
    /// The action is not what the puzzle asks for.
    NotAsked,
}

/// Why an answer is wrong, as facts that a program can put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongAnswer {
    /// This shape is not an alignment.
    NotAligned(Shape),
    /// There is something to call.
    Aligned(Vec<Alignment>),
    /// The piece makes no alignment there.
    NoWin(Square),
    /// With the piece the opponent wins at once: there, by these alignments.
    Unsafe(Square, Vec<Alignment>),
    /// These pieces are safe, too.
    Unnamed(PieceSet),
    /// The action is worth only this, and if it loses, the game goes on like this.
    Worth(Value, Vec<Action>),
}

/// A hint that does not give the solution away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clue {
    /// So many shapes are alignments.
    Alignments(usize),
    /// So many pieces are safe.
    Safe(usize),
    /// The alignment is made there.
    Shape(Shape),
    /// The square is in this row, counted from 1.
    Row(usize),
    /// The piece has this value.
    Value(TraitValue),
}

impl Attempt {
    /// Begins to solve a puzzle. The solver's rule set is that of the puzzle.
    ///
    /// # Errors
    /// If the puzzle does not keep its promise.
    pub fn new(puzzle: Puzzle, solver: &Solver) -> Result<Attempt, Disproof> {
        let proof = puzzle.prove(solver)?;
        let rules = puzzle.id.rules;
        let terms = match puzzle.id.kind {
            PuzzleKind::Spot => Terms { rules, ..Terms::default() },
            PuzzleKind::WinNow | PuzzleKind::SafeGive | PuzzleKind::WinIn | PuzzleKind::Save => {
                terms(rules)
            }
        };
        let play = Play::from_position(terms, puzzle.position);
        let player = play.position().player();
        Ok(Attempt { puzzle, proof, play, solver: player, named: PieceSet::EMPTY })
    }

    /// Returns the puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the solution of the whole puzzle.
    #[must_use]
    pub const fn proof(&self) -> &Proof {
        &self.proof
    }

    /// Returns the game as it stands.
    #[must_use]
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Judges an answer. *Done* says that there is nothing (more) to name.
    pub fn answer(&mut self, action: Action, solver: &Solver) -> Assessment {
        match (self.puzzle.id.kind, action) {
            (PuzzleKind::Spot, Action::Call(shape)) => self.call(shape),
            (PuzzleKind::Spot, Action::Done) => self.call_nothing(),
            (PuzzleKind::SafeGive, Action::Done) => self.finish_naming(),
            (PuzzleKind::SafeGive, Action::Give(_))
            | (PuzzleKind::WinNow, Action::Place(_))
            | (PuzzleKind::WinIn | PuzzleKind::Save, Action::Give(_) | Action::Place(_)) => {
                match self.play.check(self.solver, action) {
                    Ok(()) => self.act(action, solver),
                    Err(refused) => Assessment::Refused(refused),
                }
            }
            (_, Action::Give(_) | Action::Place(_) | Action::Call(_) | Action::Done) => {
                Assessment::NotAsked
            }
        }
    }

    /// Tells whether a right move was made, after which the puzzle goes on.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        *self.play.position() != self.puzzle.position
    }

    /// Returns the solution from here on: every right answer, or one line to the end of a game that is to be won.
    #[must_use]
    pub fn solution(&self, solver: &Solver) -> Vec<Action> {
        match (self.puzzle.id.kind, self.proof.lines().first()) {
            (PuzzleKind::WinIn, Some(line)) if !self.is_begun() => line.clone(),
            (PuzzleKind::WinIn, _) => {
                let mut play = self.play;
                play_on(&mut play, solver, |_| true)
            }
            (_, _) => self.right(solver),
        }
    }

    /// Returns the actions that are right now.
    #[must_use]
    pub fn right(&self, solver: &Solver) -> Vec<Action> {
        if !self.is_begun() {
            return self.proof.right().collect();
        }
        let position = self.play.position();
        let analysis = solver.analyse(position, AnalysisDetail::Best, SearchLimits::default());
        analysis.best.unwrap_or_default()
    }

    /// Returns the alignments that a right answer points out or makes.
    #[must_use]
    pub fn shown_by(&self, answer: Action) -> Vec<Alignment> {
        match (answer, self.play.outcome()) {
            (Action::Call(shape), _) => {
                self.play.open_alignments().filter(|open| open.shape() == shape).collect()
            }
            (Action::Place(_), Some(_)) => self.play.winning_alignments(),
            (Action::Place(square), None) => self.made_on(square),
            (Action::Give(_) | Action::Done, _) => Vec::new(),
        }
    }

    /// Returns a hint.
    #[must_use]
    pub fn clue(&self, solver: &Solver) -> Option<Clue> {
        let first = self.right(solver).first().copied();
        Some(match (self.puzzle.id.kind, first) {
            (PuzzleKind::Spot, _) => Clue::Alignments(self.proof.lines().len()),
            (PuzzleKind::SafeGive, _) => Clue::Safe(self.proof.lines().len()),
            (PuzzleKind::WinNow, Some(Action::Place(square))) => {
                Clue::Shape(self.made_on(square).first()?.shape())
            }
            (_, Some(Action::Place(square))) => Clue::Row(square.row() + 1),
            (_, Some(Action::Give(piece))) => {
                Clue::Value(piece.value(self.puzzle.id.rules.traits().iter().next()?))
            }
            (_, Some(Action::Call(_) | Action::Done) | None) => return None,
        })
    }

    fn call(&self, shape: Shape) -> Assessment {
        if let Err(refused) = self.play.check(self.solver, Action::Call(shape)) {
            return Assessment::Refused(refused);
        }
        let is_right = self.proof.right().any(|right| right == Action::Call(shape));
        if is_right {
            Assessment::Solved
        } else {
            Assessment::Wrong(WrongAnswer::NotAligned(shape))
        }
    }

    fn call_nothing(&self) -> Assessment {
        match self.play.open_alignments().collect::<Vec<_>>() {
            none if none.is_empty() => Assessment::Solved,
            open => Assessment::Wrong(WrongAnswer::Aligned(open)),
        }
    }

    fn finish_naming(&self) -> Assessment {
        let safe = self.proof.right().filter_map(|action| match action {
            Action::Give(piece) => Some(piece),
            Action::Place(_) | Action::Call(_) | Action::Done => None,
        });
        let unnamed = safe.collect::<PieceSet>() - self.named;
        if unnamed.is_empty() {
            Assessment::Solved
        } else {
            Assessment::Wrong(WrongAnswer::Unnamed(unnamed))
        }
    }

    /// Judges a legal action.
    fn act(&mut self, action: Action, solver: &Solver) -> Assessment {
        let is_right = self.right(solver).contains(&action);
        let (kind, board) = (self.puzzle.id.kind, *self.play.position().board());
        match (kind, action) {
            (PuzzleKind::WinNow | PuzzleKind::Save, _) if is_right => Assessment::Solved,
            (PuzzleKind::WinNow, Action::Place(square)) => {
                Assessment::Wrong(WrongAnswer::NoWin(square))
            }
            (PuzzleKind::SafeGive, Action::Give(piece)) if is_right => {
                self.named.insert(piece);
                Assessment::Named
            }
            (PuzzleKind::SafeGive, Action::Give(piece)) => {
                let mut wins = winning_squares(&board, self.puzzle.id.rules, piece);
                let square = wins.next().expect("what is not safe wins somewhere");
                let made = board.with(square, piece);
                let made = Alignment::through(&made, self.puzzle.id.rules, square).collect();
                Assessment::Wrong(WrongAnswer::Unsafe(square, made))
            }
            _ if is_right => self.go_on(action, solver),
            _ => self.worth(action, solver),
        }
    }

    /// Plays a right action and, if it is then the opponent's turn, what delays the win longest.
    fn go_on(&mut self, action: Action, solver: &Solver) -> Assessment {
        self.play.act(action).expect("it was checked");
        let player = self.solver;
        let replies = play_on(&mut self.play, solver, |next| next != player);
        match self.play.outcome() {
            Some(_) => Assessment::Solved,
            None => Assessment::Continues(replies),
        }
    }

    fn worth(&self, action: Action, solver: &Solver) -> Assessment {
        let mut play = self.play;
        play.act(action).expect("it was checked");
        let value = match (solver.solve(play.position(), SearchLimits::default()).value(), action) {
            (Some(Value::Win(count)), Action::Place(_)) => Value::Win(count + 1),
            (Some(Value::Loss(count)), Action::Place(_)) => Value::Loss(count + 1),
            (Some(Value::Win(count)), _) => Value::Loss(count),
            (Some(Value::Loss(count)), _) => Value::Win(count),
            (Some(Value::Draw) | None, _) => Value::Draw,
        };
        let line = play_on(&mut play, solver, |_| matches!(value, Value::Loss(_)));
        Assessment::Wrong(WrongAnswer::Worth(value, line))
    }

    /// Returns the alignments that the piece in hand makes on a square.
    fn made_on(&self, square: Square) -> Vec<Alignment> {
        let Phase::Place(piece) = self.play.position().phase() else { return Vec::new() };
        let board = self.play.position().board().with(square, piece);
        Alignment::through(&board, self.puzzle.id.rules, square).collect()
    }
}

/// Plays on as the solver would, as long as it is the turn of a player for whom it should.
fn play_on(play: &mut Play, solver: &Solver, plays_for: impl Fn(Player) -> bool) -> Vec<Action> {
    let mut line = Vec::new();
    while play.outcome().is_none() && plays_for(play.position().player()) {
        let next = solver.best_action(play.position(), SearchLimits::default());
        let next = next.expect("there is no limit");
        play.act(next).expect("one of the legal actions");
        line.push(next);
    }
    line
}
