//! The page of a puzzle: a board, something to find, and what is said to an answer.

use std::time::Duration;

use askama::Template;
use quarto_puzzle::{Assessment, PuzzleKind, WrongAnswer};
use quarto_rules::{Action, Phase, Piece, RuleSet, Square, SquareSet, Variant};
use quarto_text::{GameText, PageText, PuzzleText, SolvingText, Voice, clock_face, sentences};

use crate::art::sprite;
use crate::controls::{ends, names};
use crate::frame::{Frame, render};
use crate::puzzle_request::{DONE, SOLUTION};
use crate::{PuzzleOccasion, PuzzleSheet, PuzzleWay, Reader, StudyBoard};

/// What surrounds a puzzle: what comes next, and what the answer has changed.
#[derive(Clone, Debug, Default)]
pub struct PuzzleSurroundings {
    /// The path of the next puzzle, after the language.
    pub next: String,
    /// The player's rating after this puzzle and how it changed, if it counted.
    pub rating: Option<(u16, i32)>,
    /// The run to which the puzzle belongs.
    pub run: Option<RunStatus>,
}

/// How a run against time stands.
#[derive(Clone, Copy, Debug)]
pub struct RunStatus {
    /// The number of the puzzle that is asked.
    pub number: u32,
    /// How many puzzles were solved.
    pub solved: u32,
    /// How many wrong answers are left.
    pub lives: u32,
    /// How much time is left.
    pub left: Duration,
}

#[derive(Template)]
#[template(path = "puzzle.html")]
#[expect(clippy::struct_excessive_bools, reason = "a template asks what is shown, one by one")]
struct PuzzlePage {
    frame: Frame,
    sprite: &'static str,
    /// The address to which answers are sent.
    action: String,
    title: String,
    facts: String,
    rules: Vec<String>,
    task: String,
    verdict: Option<Verdict>,
    /// Further lines: a rating, a hint, the solution, answers to questions.
    lines: Vec<String>,
    /// What every form carries.
    hidden: Vec<(&'static str, String)>,
    /// Whether an answer is expected now.
    is_open: bool,
    /// Whether the board is seen.
    is_shown: bool,
    /// Whether the position is to be remembered.
    is_hidden: bool,
    /// The way on from a position that is shown or told to the answer from memory.
    hide: Option<String>,
    /// The address of the position on the analysis board.
    study: Option<String>,
    /// The position in words; it is what is shown of it while it is told by ear.
    told: Vec<String>,
    is_told: bool,
    rows: Vec<Vec<PuzzleSquare>>,
    hand: Option<PuzzlePiece>,
    reserve: Vec<PuzzlePiece>,
    /// Whether several pieces are marked, and then sent together.
    is_marking: bool,
    shapes: Vec<PuzzleShape>,
    typed: String,
    hint: Option<String>,
    solution: Option<&'static str>,
    next: Option<PuzzleLink>,
    links: Vec<PuzzleLink>,
    run: Option<RunLine>,
}

struct RunLine {
    score: String,
    label: String,
    left: String,
    millis: u128,
}

struct Verdict {
    is_right: bool,
    text: String,
}

struct PuzzleSquare {
    name: Square,
    label: String,
    piece: Option<String>,
    is_open: bool,
    class: &'static str,
}

struct PuzzlePiece {
    letter: Piece,
    piece: String,
    label: String,
    is_gone: bool,
    is_open: bool,
    is_marked: bool,
}

struct PuzzleShape {
    value: String,
    label: String,
    squares: String,
    ends: String,
}

struct PuzzleLink {
    url: String,
    label: String,
}

/// Returns the page of a puzzle.
#[must_use]
pub fn puzzle_page(reader: &Reader, sheet: &PuzzleSheet, around: &PuzzleSurroundings) -> String {
    let puzzle = sheet.puzzle();
    let rules = puzzle.id.rules;
    let desk = Desk { reader, sheet, voice: Voice { traits: rules.traits(), ..reader.voice() } };
    let position = sheet.attempt.play().position();
    let is_hidden = !desk.is_over() && sheet.request.is_hidden();
    let is_told = desk.is_studying() && sheet.request.way == PuzzleWay::Ear;
    let (is_open, is_shown) = (desk.is_open(), !is_hidden && !is_told);
    let title = desk.voice.puzzle_kind(puzzle.id.kind);
    let difficulty =
        reader.say(SolvingText::SolvingDifficulty { number: puzzle.difficulty.into() });
    let quiet = is_open && around.run.is_none();
    let mut hidden = sheet.request.without_answer().fields();
    hidden.extend(around.run.map(|run| ("number", run.number.to_string())));
    render(&PuzzlePage {
        frame: Frame::new(reader, &title),
        sprite: sprite(),
        action: match around.run {
            Some(_) => reader.to("/puzzles/run"),
            None => reader.to(&format!("/puzzles/{}", puzzle.id)),
        },
        facts: format!("{} · {difficulty}", puzzle.id),
        rules: desk.rules(rules),
        task: desk.task(),
        verdict: desk.verdict(),
        lines: desk.lines(around),
        hidden,
        is_open,
        is_shown,
        is_hidden,
        hide: desk
            .is_studying()
            .then(|| reader.to(&sheet.request.again(sheet.request.way, true).path(puzzle))),
        study: desk.is_over().then(|| reader.to(&StudyBoard::new(rules, puzzle.position).path())),
        told: if is_hidden { Vec::new() } else { desk.voice.puzzle_told(&sheet.attempt) },
        is_told,
        rows: desk.rows(is_shown),
        hand: position.hand().filter(|_| is_shown).map(|piece| desk.piece(piece, true)),
        reserve: Piece::ALL.map(|piece| desk.piece(piece, is_shown)).into(),
        is_marking: is_open && puzzle.id.kind == PuzzleKind::SafeGive,
        shapes: desk.shapes(),
        typed: sheet.request.typed().unwrap_or_default().into(),
        hint: (quiet && !sheet.request.is_hinted())
            .then(|| reader.to(&sheet.request.with_hint().path(puzzle))),
        solution: quiet.then_some(SOLUTION),
        next: desk
            .is_over()
            .then(|| PuzzleLink { url: reader.to(&around.next), label: desk.next() }),
        links: desk.links(around.run.is_none() && !desk.is_over()),
        run: around.run.map(|run| desk.run(run)),
        title,
    })
}

/// A puzzle and who looks at it.
struct Desk<'a> {
    reader: &'a Reader,
    sheet: &'a PuzzleSheet,
    voice: Voice,
}

impl Desk<'_> {
    /// Tells whether nothing is left to find.
    fn is_over(&self) -> bool {
        self.sheet.is_solved || self.sheet.solution.is_some()
    }

    /// Tells whether the position is shown or told first, and the question comes when it is hidden.
    fn is_studying(&self) -> bool {
        let is_board = self.sheet.request.way == PuzzleWay::Board;
        !is_board && !self.sheet.request.is_hidden() && !self.is_over()
    }

    /// Tells whether an answer is expected now.
    fn is_open(&self) -> bool {
        !self.is_over() && !self.is_studying()
    }

    fn kind(&self) -> PuzzleKind {
        self.sheet.puzzle().id.kind
    }

    /// Returns the rules, if they are not those of the rule book.
    fn rules(&self, rules: RuleSet) -> Vec<String> {
        if rules == RuleSet::LINES {
            return Vec::new();
        }
        let shapes = match rules.variant() {
            Variant::Lines => GameText::TermsLines,
            Variant::Blocks => GameText::TermsSquares,
        };
        vec![self.voice.say(shapes), self.voice.counted(rules.traits())]
    }

    fn task(&self) -> String {
        match self.kind() {
            PuzzleKind::Spot => self.reader.say(SolvingText::SolvingTaskSpot),
            PuzzleKind::SafeGive => self.reader.say(SolvingText::SolvingTaskSafeGive),
            PuzzleKind::WinNow | PuzzleKind::WinIn | PuzzleKind::Save => {
                self.voice.puzzle_task(&self.sheet.attempt)
            }
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (action, assessment) = self.sheet.latest.as_ref()?;
        let (voice, attempt) = (self.voice, &self.sheet.attempt);
        let right = |text| Verdict { is_right: true, text };
        let wrong = |text| Verdict { is_right: false, text };
        Some(match assessment {
            Assessment::Solved => right(voice.puzzle_solved(attempt, *action)),
            Assessment::Named => return None,
            Assessment::Continues(replies) => {
                let begin = voice.say(PuzzleText::PuzzleContinues);
                let replies = replies.iter().map(|reply| voice.puzzle_reply(*reply));
                let said: Vec<String> = [begin].into_iter().chain(replies).collect();
                right(sentences(said.iter().map(String::as_str)))
            }
            // With several pieces marked, the one that is meant must be named.
            Assessment::Wrong(WrongAnswer::Unsafe(square, made)) => {
                let Action::Give(piece) = action else { return None };
                let (piece, square) = (&voice.piece_object(*piece), &square.to_string());
                let alignments = &voice.alignments(made);
                wrong(voice.say(SolvingText::SolvingMarkWrong { piece, square, alignments }))
            }
            Assessment::Wrong(why) => {
                let said = voice.wrong_answer(attempt, why);
                wrong(sentences(said.iter().map(String::as_str)))
            }
            Assessment::Refused(error) => wrong(voice.refusal((*error).into())),
            Assessment::NotAsked => wrong(voice.say(PuzzleText::PuzzleNotAsked)),
        })
    }

    fn lines(&self, around: &PuzzleSurroundings) -> Vec<String> {
        let mut lines = self.sheet.said.clone();
        lines.extend(self.sheet.clue.map(|clue| self.voice.puzzle_clue(clue)));
        lines.extend(self.sheet.solution.as_ref().map(|right| self.voice.puzzle_solution(right)));
        if let Some((rating, change)) = around.rating {
            let change = &format!("{change:+}");
            let rating = rating.into();
            lines.push(self.voice.say(PuzzleText::PuzzleRating { rating, change }));
        }
        lines
    }

    fn next(&self) -> String {
        self.reader.say(match self.sheet.request.occasion {
            PuzzleOccasion::Day => SolvingText::SolvingAll,
            PuzzleOccasion::Theme | PuzzleOccasion::Training | PuzzleOccasion::Run => {
                SolvingText::SolvingNext
            }
        })
    }

    fn run(&self, run: RunStatus) -> RunLine {
        let (lives, solved) = (run.lives as usize, run.solved as usize);
        RunLine {
            score: self.reader.say(SolvingText::SolvingRunScore { lives, solved }),
            // The clock stands behind it, so that a script can let it run.
            label: self.reader.say(SolvingText::SolvingRunLeft { time: "" }),
            left: clock_face(run.left),
            millis: run.left.as_millis(),
        }
    }

    /// Returns the other ways to meet this puzzle.
    fn links(&self, quiet: bool) -> Vec<PuzzleLink> {
        let (request, puzzle) = (&self.sheet.request, self.sheet.puzzle());
        let link = |text: SolvingText<'_>, way, is_hidden| PuzzleLink {
            url: self.reader.to(&request.again(way, is_hidden).path(puzzle)),
            label: self.reader.say(text),
        };
        let mut links = Vec::new();
        if quiet && self.sheet.attempt.is_begun() {
            links.push(link(SolvingText::SolvingAgain, request.way, request.is_hidden()));
        }
        if !quiet {
            return links;
        }
        match request.way {
            PuzzleWay::Board => {
                links.push(link(SolvingText::SolvingMemory, PuzzleWay::Memory, false));
                links.push(link(SolvingText::SolvingEar, PuzzleWay::Ear, false));
            }
            PuzzleWay::Ear | PuzzleWay::Memory => {
                links.push(link(SolvingText::SolvingLook, PuzzleWay::Board, false));
            }
        }
        links
    }

    fn rows(&self, is_shown: bool) -> Vec<Vec<PuzzleSquare>> {
        let row = |row: &[Square]| row.iter().map(|one| self.square(*one, is_shown)).collect();
        Square::ALL.chunks(4).map(row).collect()
    }

    fn square(&self, square: Square, is_shown: bool) -> PuzzleSquare {
        let position = self.sheet.attempt.play().position();
        let name = square.to_string();
        let piece = position.board().piece_at(square);
        let label = match (is_shown, piece) {
            (false, _) => self.reader.say(PageText::GameSquareHidden { square: &name }),
            (true, None) => self.reader.say(PageText::GameSquareEmpty { square: &name }),
            (true, Some(piece)) => {
                let piece = &self.voice.piece(piece);
                self.reader.say(PageText::GameSquareHolds { square: &name, piece })
            }
        };
        let is_last = position.window().is_some_and(|window| window.square() == square);
        let places = matches!(position.phase(), Phase::Place(_)) && self.kind() != PuzzleKind::Spot;
        PuzzleSquare {
            name: square,
            label,
            piece: piece.filter(|_| is_shown).map(|piece| self.symbol(piece)),
            // Who answers from memory may be wrong about what is empty.
            is_open: self.is_open() && places && (piece.is_none() || !is_shown),
            class: match (self.lit().contains(square), is_last && is_shown) {
                (true, _) => " won",
                (false, true) => " last",
                (false, false) => "",
            },
        }
    }

    /// Returns the squares of what was found.
    fn lit(&self) -> SquareSet {
        let Some((action, Assessment::Solved)) = &self.sheet.latest else {
            return SquareSet::EMPTY;
        };
        let shown = self.sheet.attempt.shown_by(*action);
        let shapes = shown.iter().map(|alignment| alignment.shape().squares());
        shapes.fold(SquareSet::EMPTY, |all, squares| all | squares)
    }

    fn piece(&self, piece: Piece, is_shown: bool) -> PuzzlePiece {
        let position = self.sheet.attempt.play().position();
        let is_gone = is_shown && !position.reserve().contains(piece);
        let name = self.voice.piece(piece);
        let label = if is_gone && position.hand() != Some(piece) {
            self.reader.say(PageText::GameGone { piece: &name })
        } else {
            name
        };
        let gives = position.phase() == Phase::Give && self.kind() != PuzzleKind::Spot;
        PuzzlePiece {
            letter: piece,
            piece: self.symbol(piece),
            label,
            is_gone,
            is_open: self.is_open() && !is_gone && gives,
            is_marked: self.is_marked(piece),
        }
    }

    /// Tells whether a piece was named as safe, or is part of an answer that was not quite right.
    fn is_marked(&self, piece: Piece) -> bool {
        let fields = self.sheet.request.fields();
        let sent = fields.iter().filter(|(name, _)| matches!(*name, "line" | "answer"));
        let mut sent = sent.flat_map(|(_, value)| value.split(','));
        self.kind() == PuzzleKind::SafeGive
            && sent.any(|one| one.parse() == Ok(Action::Give(piece)))
    }

    fn symbol(&self, piece: Piece) -> String {
        format!("{}-{piece}", self.reader.settings.edition)
    }

    /// Returns every shape of the rules, and that there is none.
    fn shapes(&self) -> Vec<PuzzleShape> {
        if self.kind() != PuzzleKind::Spot || !self.is_open() {
            return Vec::new();
        }
        let all = self.sheet.puzzle().id.rules.shapes();
        let shapes = all.iter().map(|shape| PuzzleShape {
            value: Action::Call(shape).to_string(),
            label: self.voice.shape(shape),
            squares: names(shape.squares()),
            ends: ends(shape, all),
        });
        let none = PuzzleShape {
            value: DONE.to_owned(),
            label: self.reader.say(SolvingText::SolvingNone),
            squares: String::new(),
            ends: String::new(),
        };
        shapes.chain([none]).collect()
    }
}
