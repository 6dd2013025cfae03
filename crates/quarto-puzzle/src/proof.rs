use quarto_engine::{AnalysisDetail, SearchLimits, Solver};
use quarto_rules::{
    Action, Alignment, Board, Calling, Phase, Piece, Play, Position, RuleSet, Shape, Square, Terms,
    Value,
};
use thiserror::Error;

use crate::PuzzleKind;

/// That a position is a puzzle of a kind, with everything that solves it.
///
/// ```
/// use quarto_engine::Solver;
/// use quarto_puzzle::{Proof, PuzzleKind};
/// use quarto_rules::RuleSet;
///
/// let solver = Solver::new(RuleSet::LINES);
/// let proof = Proof::find(PuzzleKind::WinNow, &"BDF./.A../..../.... J".parse()?, &solver)?;
/// assert_eq!(proof.lines(), [["d1".parse()?]]);
/// assert!(proof.is_unique());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    placements: Option<u8>,
    lines: Vec<Vec<Action>>,
}

impl Proof {
    /// Proves that a position is a puzzle of this kind, by the rules and, where the future counts, by the
    /// solver, whose rule set is that of the puzzle.
    ///
    /// # Errors
    /// Which promise of the kind the position breaks.
    pub fn find(kind: PuzzleKind, position: &Position, solver: &Solver) -> Result<Proof, Disproof> {
        if kind == PuzzleKind::Spot {
            return spot(position, solver.rules());
        }
        check_quiet(position, solver.rules())?;
        match kind {
            PuzzleKind::Spot | PuzzleKind::WinNow => win_now(position, solver.rules()),
            PuzzleKind::SafeGive => safe_give(position, solver.rules()),
            PuzzleKind::WinIn => win_in(position, solver),
            PuzzleKind::Save => save(position, solver),
        }
    }

    /// Returns the lines that solve the puzzle, one for every right first action, in the order of pieces,
    /// squares or shapes. There is none where the right answer is that there is no alignment.
    ///
    /// Where the puzzle is to win in several placements, a line goes on to the end: at each turn the winner
    /// hurries and the loser delays, and of several such actions the first is taken. Otherwise it is one action.
    #[must_use]
    pub fn lines(&self) -> &[Vec<Action>] {
        &self.lines
    }

    /// Returns the right first actions.
    pub fn right(&self) -> impl Iterator<Item = Action> {
        self.lines.iter().filter_map(|line| line.first().copied())
    }

    /// Tells whether there is only one right answer.
    #[must_use]
    pub fn is_unique(&self) -> bool {
        self.lines.len() <= 1
    }

    /// Returns in how many placements the puzzle is won, if it is to be won.
    #[must_use]
    pub fn placements(&self) -> Option<u8> {
        self.placements
    }

    fn of_actions(actions: impl Iterator<Item = Action>) -> Proof {
        Proof { placements: None, lines: actions.map(|action| vec![action]).collect() }
    }
}

/// Why a position is not a puzzle of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Disproof {
    /// There is no latest placement whose alignments may be called now, or its call is used.
    #[error("no call may be made now")]
    NoWindow,
    /// The latest placement is told, as only `spot` does.
    #[error("the latest placement is given, but must not be")]
    Window,
    /// There is an alignment of which the latest placement is not part, or no placement is the latest.
    #[error("{0} is an alignment that may not be called")]
    Expired(Shape),
    /// No shape through the latest placement is full, so there is nothing to look at.
    #[error("no shape through the latest placement is full")]
    NothingToSee,
    /// A piece must be given, or must be placed, or nothing of the kind.
    #[error("this is not the moment for it")]
    WrongPhase,
    /// The piece in hand wins nowhere, or everywhere.
    #[error("the piece wins on {0} of the empty squares")]
    Squares(usize),
    /// No piece is safe to give, or every piece is.
    #[error("{0} pieces are safe")]
    Pieces(usize),
    /// The position is not worth what the kind says.
    #[error("the position is worth something else: {0}")]
    Worth(Value),
    /// More than one action holds the draw, or there is no other action.
    #[error("{0} actions hold the draw")]
    Actions(usize),
    /// The search was cut short.
    #[error("the search was cut short")]
    Unknown,
}

/// Checks what all puzzles about playing have in common: nothing on the board may be called, so that the value is
/// the same however alignments win.
fn check_quiet(position: &Position, rules: RuleSet) -> Result<(), Disproof> {
    if position.window().is_some() {
        return Err(Disproof::Window);
    }
    match aligned(position.board(), rules).next() {
        Some(shape) => Err(Disproof::Expired(shape)),
        None => Ok(()),
    }
}

fn spot(position: &Position, rules: RuleSet) -> Result<Proof, Disproof> {
    let window = position.window().filter(|window| !window.called()).ok_or(Disproof::NoWindow)?;
    let through = |shape: &Shape| shape.squares().contains(window.square());
    let board = position.board();
    if let Some(shape) = aligned(board, rules).find(|shape| !through(shape)) {
        return Err(Disproof::Expired(shape));
    }
    let full = |shape: Shape| board.occupied().contains_all(shape.squares());
    if !rules.shapes().iter().filter(through).any(full) {
        return Err(Disproof::NothingToSee);
    }
    Ok(Proof::of_actions(aligned(board, rules).map(Action::Call)))
}

fn win_now(position: &Position, rules: RuleSet) -> Result<Proof, Disproof> {
    let Phase::Place(piece) = position.phase() else { return Err(Disproof::WrongPhase) };
    let wins: Vec<Square> = winning_squares(position.board(), rules, piece).collect();
    let empty = Square::ALL.len() - position.placed();
    if wins.is_empty() || wins.len() == empty {
        return Err(Disproof::Squares(wins.len()));
    }
    let proof = Proof::of_actions(wins.into_iter().map(Action::Place));
    Ok(Proof { placements: Some(1), ..proof })
}

fn safe_give(position: &Position, rules: RuleSet) -> Result<Proof, Disproof> {
    if position.phase() != Phase::Give {
        return Err(Disproof::WrongPhase);
    }
    let safe: Vec<Piece> = position
        .reserve()
        .iter()
        .filter(|piece| winning_squares(position.board(), rules, *piece).next().is_none())
        .collect();
    if safe.is_empty() || safe.len() == position.reserve().len() {
        return Err(Disproof::Pieces(safe.len()));
    }
    Ok(Proof::of_actions(safe.into_iter().map(Action::Give)))
}

fn win_in(position: &Position, solver: &Solver) -> Result<Proof, Disproof> {
    let (value, best) = analyse(position, solver)?;
    let Value::Win(placements @ 2..=5) = value else { return Err(Disproof::Worth(value)) };
    let lines = best.into_iter().map(|action| line(position, action, solver));
    let lines: Option<Vec<Vec<Action>>> = lines.collect();
    let lines = lines.ok_or(Disproof::Unknown)?;
    Ok(Proof { placements: Some(placements), lines })
}

fn save(position: &Position, solver: &Solver) -> Result<Proof, Disproof> {
    let (value, best) = analyse(position, solver)?;
    let choices = match position.phase() {
        Phase::Give => position.reserve().len(),
        Phase::Place(_) => Square::ALL.len() - position.placed(),
        Phase::Done => return Err(Disproof::WrongPhase),
    };
    match value {
        Value::Draw if best.len() == 1 && choices > 1 => Ok(Proof::of_actions(best.into_iter())),
        Value::Draw => Err(Disproof::Actions(best.len())),
        Value::Win(_) | Value::Loss(_) => Err(Disproof::Worth(value)),
    }
}

fn analyse(position: &Position, solver: &Solver) -> Result<(Value, Vec<Action>), Disproof> {
    let analysis = solver.analyse(position, AnalysisDetail::Best, SearchLimits::default());
    analysis.worth.value().zip(analysis.best).ok_or(Disproof::Unknown)
}

/// Returns how the game goes on from an action to its end, if the winner hurries and the loser delays.
fn line(position: &Position, first: Action, solver: &Solver) -> Option<Vec<Action>> {
    let mut play = Play::from_position(terms(solver.rules()), *position);
    let mut line = vec![first];
    play.act(first).ok()?;
    while play.outcome().is_none() {
        let next = solver.best_action(play.position(), SearchLimits::default())?;
        play.act(next).ok()?;
        line.push(next);
    }
    Some(line)
}

/// Returns the terms by which puzzles are played on: an alignment wins at once.
pub(crate) fn terms(rules: RuleSet) -> Terms {
    Terms { rules, calling: Calling::Auto, ..Terms::default() }
}

/// Returns the shapes that are alignments.
fn aligned(board: &Board, rules: RuleSet) -> impl Iterator<Item = Shape> {
    let is_aligned = move |shape: &Shape| Alignment::find(board, rules, *shape).is_some();
    rules.shapes().iter().filter(is_aligned)
}

/// Returns the squares on which a piece makes an alignment.
pub(crate) fn winning_squares(
    board: &Board,
    rules: RuleSet,
    piece: Piece,
) -> impl Iterator<Item = Square> {
    let board = *board;
    (!board.occupied()).iter().filter(move |square| {
        Alignment::through(&board.with(*square, piece), rules, *square).next().is_some()
    })
}
