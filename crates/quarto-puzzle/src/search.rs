use core::fmt::{Display, Formatter, Result as FmtResult};
use std::collections::{BTreeMap, HashSet};

use quarto_engine::{Bot, Solver, SolverOptions};
use quarto_rules::{
    Action, Canonical, Canonicalizer, Chance, Character, Level, Outcome, Phase, Piece, Play,
    Position, RuleSet, Setup, Square,
};

use crate::proof::terms;
use crate::{Grader, Proof, PuzzleCollection, PuzzleKind};

/// A search for puzzles in games between levels and in random play.
///
/// What it finds depends on its rule set, its plan and its seed, and on nothing else.
///
/// ```
/// use quarto_puzzle::{PuzzlePlan, PuzzleSearch};
/// use quarto_rules::RuleSet;
///
/// let plan = PuzzlePlan { each: 2, spots_without: 1, win_in: [1; 4] , win_in_total: 4 };
/// let mut search = PuzzleSearch::new("squares colour".parse()?, plan, 7);
/// while !search.is_complete() && search.games() < 20 {
///     search.play_game();
/// }
/// let found = search.finish(&mut || ());
/// assert_eq!(found.iter().count() , search.found());
/// # Ok::<(), quarto_rules::NotationError>(())
/// ```
#[derive(Debug)]
pub struct PuzzleSearch {
    plan: PuzzlePlan,
    seed: Chance,
    games: u64,
    solver: Solver,
    players: Vec<Bot>,
    canonicalizer: Canonicalizer,
    seen: HashSet<Canonical>,
    found: BTreeMap<Bucket, Vec<(Position, Proof)>>,
}

/// How many puzzles to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzlePlan {
    /// How many of every kind but `win-in`.
    pub each: usize,
    /// In how many of the `spot` puzzles there is nothing to call.
    pub spots_without: usize,
    /// How many of `win-in`, at most, for each length from 2 to 5.
    pub win_in: [usize; 4],
    /// How many of `win-in` in all, as evenly from the lengths as can be.
    pub win_in_total: usize,
}

impl PuzzlePlan {
    /// Returns what the program holds of a rule set: 500 of each kind for lines, half of that for squares, 100
    /// where fewer traits count.
    #[must_use]
    pub fn standard(rules: RuleSet) -> PuzzlePlan {
        use quarto_rules::Variant::{Blocks, Lines};
        let (each, length, total) = match (rules.traits().len(), rules.variant()) {
            (4, Lines) => (500, 125, 500),
            (4, Blocks) => (250, 63, 250),
            _ => (100, 100, 100),
        };
        PuzzlePlan { each, spots_without: each / 5, win_in: [length; 4], win_in_total: total }
    }
}

/// Puzzles of which so many are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bucket {
    /// The kind.
    pub kind: PuzzleKind,
    /// Which of the kind: in how many placements a win comes; for `spot` 1 if there is an alignment and else 0.
    pub part: u8,
}

impl Display for Bucket {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match (self.kind, self.part) {
            (PuzzleKind::WinIn, placements) => write!(f, "{} {placements}", self.kind),
            (PuzzleKind::Spot, 0) => write!(f, "{} none", self.kind),
            (kind, _) => kind.fmt(f),
        }
    }
}

/// The fewest pieces on the board of a puzzle that is solved by search.
const FEWEST: usize = 5;

/// The size of the solver's transposition table in bytes.
const TABLE_BYTES: usize = 64 << 20;

impl PuzzleSearch {
    /// Returns a search that has not begun.
    #[must_use]
    pub fn new(rules: RuleSet, plan: PuzzlePlan, seed: u64) -> PuzzleSearch {
        let one = core::num::NonZero::<usize>::MIN;
        let options = |table_bytes| SolverOptions { threads: one, table_bytes };
        let bot = |character| Bot::with_options(rules, character, options(1 << 20));
        let levels = (2..=7).filter_map(Level::new).map(Character::Level);
        PuzzleSearch {
            plan,
            seed: Chance::new(seed),
            games: 0,
            solver: Solver::with_options(rules, options(TABLE_BYTES)),
            players: [Character::Greedy].into_iter().chain(levels).map(bot).collect(),
            canonicalizer: Canonicalizer::new(rules),
            seen: HashSet::new(),
            found: BTreeMap::new(),
        }
    }

    /// Returns how many games were played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Returns every part of the plan, with how many were found and how many are wanted.
    pub fn progress(&self) -> impl Iterator<Item = (Bucket, usize, usize)> {
        self.wanted()
            .map(|(bucket, wanted)| (bucket, self.found.get(&bucket).map_or(0, Vec::len), wanted))
    }

    /// Returns how many puzzles were found.
    #[must_use]
    pub fn found(&self) -> usize {
        self.found.values().map(Vec::len).sum()
    }

    /// Tells whether everything was found.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.progress().all(|(_, found, wanted)| found >= wanted)
    }

    /// Plays a game and keeps the puzzles in it: at most one of each part of the plan, so that they come from
    /// many games.
    pub fn play_game(&mut self) {
        let mut chance = self.seed.fork(self.games);
        self.games += 1;
        let moments = self.game(&mut chance);
        self.keep_end(&moments, &mut chance);
        self.keep_any(PuzzleKind::Spot, &moments, &mut chance);
        self.keep_any(PuzzleKind::SafeGive, &moments, &mut chance);
        self.keep_searched(&moments);
    }

    /// Grades what was found and returns it, the easiest of each kind first. `after_each` is called after each puzzle.
    pub fn finish(&self, after_each: &mut dyn FnMut()) -> PuzzleCollection {
        let rules = self.solver.rules();
        let grader = Grader::new(rules);
        let mut puzzles = Vec::new();
        for (kind, position, proof) in self.chosen() {
            puzzles.push((kind, *position, grader.difficulty(kind, position, proof)));
            after_each();
        }
        puzzles.sort_by_key(|(kind, _, difficulty)| (*kind, *difficulty));
        PuzzleCollection::new(rules, &puzzles)
    }

    /// Returns what was found, without more of `win-in` than wanted.
    fn chosen(&self) -> Vec<(PuzzleKind, &Position, &Proof)> {
        let of = |kind: PuzzleKind| self.found.iter().filter(move |(key, _)| key.kind == kind);
        let mut chosen = Vec::new();
        for kind in PuzzleKind::ALL {
            let parts: Vec<_> = of(kind).map(|(_, found)| found).collect();
            let longest = parts.iter().map(|found| found.len()).max().unwrap_or(0);
            let in_turn = (0..longest).flat_map(|n| parts.iter().filter_map(move |p| p.get(n)));
            let most = if kind == PuzzleKind::WinIn { self.plan.win_in_total } else { usize::MAX };
            chosen.extend(in_turn.take(most).map(|(position, proof)| (kind, position, proof)));
        }
        chosen
    }

    fn wanted(&self) -> impl Iterator<Item = (Bucket, usize)> + use<> {
        let PuzzlePlan { each, spots_without, win_in, .. } = self.plan;
        let part = |kind, part, wanted| (Bucket { kind, part }, wanted);
        let lengths = (2..).zip(win_in).map(move |(n, wanted)| part(PuzzleKind::WinIn, n, wanted));
        let others = [
            part(PuzzleKind::Spot, 1, each - spots_without),
            part(PuzzleKind::Spot, 0, spots_without),
            part(PuzzleKind::WinNow, 1, each),
            part(PuzzleKind::SafeGive, 0, each),
            part(PuzzleKind::Save, 0, each),
        ];
        others.into_iter().chain(lengths)
    }

    fn is_wanted(&self, kind: PuzzleKind) -> bool {
        self.progress().any(|(bucket, found, wanted)| bucket.kind == kind && found < wanted)
    }

    /// Plays a game in which alignments win at once, and returns all its moments. In one game of four everything is
    /// random; in the others two of the players sit down.
    fn game(&self, chance: &mut Chance) -> Vec<Play> {
        let at_random = chance.below(4) == 0;
        let seats = [(); 2].map(|()| &self.players[chance.below(self.players.len())]);
        let seeds = [chance.number(), chance.number()];
        let mut play = Play::new(terms(self.solver.rules()));
        let mut moments = vec![play];
        while play.outcome().is_none() {
            let legal: Vec<Action> = play.legal_actions().collect();
            let seat = play.position().player().index();
            let any = chance.choose(&legal).expect("the game goes on");
            let action =
                if at_random { any } else { seats[seat].act(&play, seeds[seat]).unwrap_or(any) };
            play.act(action).expect("a legal action");
            moments.push(play);
        }
        moments
    }

    /// Keeps the end of a game that was won: the alignment to call, and the placement before it.
    fn keep_end(&mut self, moments: &[Play], chance: &mut Chance) {
        let [.., before, end] = moments else { return };
        if matches!(end.outcome(), Some(Outcome::Alignment { .. })) {
            self.keep(PuzzleKind::WinNow, &quiet(before.position()));
            self.keep(PuzzleKind::Spot, &perhaps_given(end.position(), chance));
        }
    }

    /// Keeps one moment at which a piece must be given.
    fn keep_any(&mut self, kind: PuzzleKind, moments: &[Play], chance: &mut Chance) {
        if !self.is_wanted(kind) {
            return;
        }
        let gives = moments.iter().filter(|play| play.outcome().is_none());
        let gives = gives.map(|play| *play.position()).filter(|p| p.phase() == Phase::Give);
        let mut gives: Vec<Position> = match kind {
            PuzzleKind::Spot => gives.map(|position| perhaps_given(&position, chance)).collect(),
            PuzzleKind::WinNow | PuzzleKind::SafeGive | PuzzleKind::WinIn | PuzzleKind::Save => {
                gives.map(|position| quiet(&position)).collect()
            }
        };
        chance.shuffle(&mut gives);
        // The first that is one; others would come from the same game.
        let _ = gives.iter().any(|position| self.keep(kind, position));
    }

    /// Keeps what takes a search to see. The latest moments come first: what is found out about them helps with the
    /// earlier ones.
    fn keep_searched(&mut self, moments: &[Play]) {
        let mut done = HashSet::new();
        for play in moments.iter().rev().filter(|play| play.outcome().is_none()) {
            let position = quiet(play.position());
            if position.placed() < FEWEST {
                break;
            }
            for kind in [PuzzleKind::WinIn, PuzzleKind::Save] {
                if self.is_wanted(kind)
                    && let Some(bucket) = self.try_keep(kind, &position, &done)
                {
                    done.insert(bucket);
                }
            }
        }
    }

    fn keep(&mut self, kind: PuzzleKind, position: &Position) -> bool {
        self.is_wanted(kind) && self.try_keep(kind, position, &HashSet::new()).is_some()
    }

    /// Keeps a position if it is a puzzle of this kind, new and worth solving, and returns where.
    fn try_keep(
        &mut self,
        kind: PuzzleKind,
        position: &Position,
        done: &HashSet<Bucket>,
    ) -> Option<Bucket> {
        if position.board().is_full() {
            return None;
        }
        let proof = Proof::find(kind, position, &self.solver).ok()?;
        let part = match kind {
            PuzzleKind::Spot => u8::from(!proof.lines().is_empty()),
            PuzzleKind::WinNow | PuzzleKind::WinIn => proof.placements().unwrap_or(0),
            PuzzleKind::SafeGive | PuzzleKind::Save => 0,
        };
        let bucket = Bucket { kind, part };
        let is_wanted = self.progress().any(|(key, found, wanted)| key == bucket && found < wanted);
        if !is_wanted || done.contains(&bucket) || !is_hard_enough(kind, position, &proof) {
            return None;
        }
        let canonical = self.canonicalizer.canonical(position.board(), position.hand());
        if !self.seen.insert(canonical) {
            return None;
        }
        self.found.entry(bucket).or_default().push((*position, proof));
        Some(bucket)
    }
}

/// Returns a position without its window: nothing may be called any more.
fn quiet(position: &Position) -> Position {
    let setup = Setup { last: None, player: None, called: false, ..position.to_setup() };
    Position::new(setup).expect("what was legal with a window is legal without")
}

/// Returns a position after a placement, in one case of three with a piece given by a placer who called nothing: then
/// the other player may call (R10).
fn perhaps_given(position: &Position, chance: &mut Chance) -> Position {
    let reserve: Vec<Piece> = position.reserve().iter().collect();
    let hand = chance.choose(&reserve).filter(|_| chance.below(3) == 0);
    let player = if hand.is_some() { None } else { Some(position.player()) };
    let setup = Setup { hand, player, ..position.to_setup() };
    Position::new(setup).expect("a piece of the reserve can be given")
}

/// Tells whether there is something to find: a guess must be wrong more often than right, and a choice of two is not
/// a puzzle.
fn is_hard_enough(kind: PuzzleKind, position: &Position, proof: &Proof) -> bool {
    let choices = match position.phase() {
        Phase::Give => position.reserve().len(),
        Phase::Place(_) => Square::ALL.len() - position.placed(),
        Phase::Done => 0,
    };
    match kind {
        PuzzleKind::Spot => true,
        PuzzleKind::SafeGive => choices >= 3,
        PuzzleKind::WinNow | PuzzleKind::WinIn | PuzzleKind::Save => {
            choices >= 3 && 2 * proof.lines().len() < choices
        }
    }
}
