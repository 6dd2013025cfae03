use quarto_game::Question;
use quarto_puzzle::{Attempt, Clue, Puzzle, PuzzleKind, WrongAnswer};
use quarto_rules::{Action, Phase, RuleSet, Variant};

use crate::{GameText, LearnText, PuzzleText, SolvingText, Verb, Voice, next_word};

impl Voice {
    /// Returns what a kind of puzzle is about, as in "win now".
    #[must_use]
    pub fn puzzle_kind(self, kind: PuzzleKind) -> String {
        self.say(match kind {
            PuzzleKind::Spot => PuzzleText::PuzzleKindSpot,
            PuzzleKind::WinNow => PuzzleText::PuzzleKindWinNow,
            PuzzleKind::SafeGive => PuzzleText::PuzzleKindSafeGive,
            PuzzleKind::WinIn => PuzzleText::PuzzleKindWinIn,
            PuzzleKind::Save => PuzzleText::PuzzleKindSave,
        })
    }

    /// Returns the title of a puzzle and, if they are not those of the rule book, its rules.
    #[must_use]
    pub fn puzzle_title(self, puzzle: &Puzzle) -> Vec<String> {
        let (name, kind) = (&puzzle.id.to_string(), &self.puzzle_kind(puzzle.id.kind));
        let difficulty = puzzle.difficulty.into();
        let mut said = vec![self.say(PuzzleText::PuzzleTitle { name, kind, difficulty })];
        if puzzle.id.rules != RuleSet::LINES {
            said.push(self.say(match puzzle.id.rules.variant() {
                Variant::Lines => GameText::TermsLines,
                Variant::Blocks => GameText::TermsSquares,
            }));
            said.push(self.counted(puzzle.id.rules.traits()));
        }
        said
    }

    /// Returns what is to be done in a puzzle; after the first move only whose turn it is.
    #[must_use]
    pub fn puzzle_task(self, attempt: &Attempt) -> String {
        if attempt.is_begun() {
            return self.puzzle_turn(attempt);
        }
        let done = &Verb::Done.word(self.language);
        let task = self.say(match attempt.puzzle().id.kind {
            PuzzleKind::Spot => PuzzleText::PuzzleTaskSpot { done },
            PuzzleKind::WinNow => PuzzleText::PuzzleTaskWinNow,
            PuzzleKind::SafeGive => PuzzleText::PuzzleTaskSafeGive { done },
            PuzzleKind::WinIn => PuzzleText::PuzzleTaskWinIn {
                count: attempt.proof().placements().unwrap_or_default().into(),
            },
            PuzzleKind::Save => PuzzleText::PuzzleTaskSave,
        });
        match attempt.puzzle().id.kind {
            PuzzleKind::Spot | PuzzleKind::WinNow | PuzzleKind::SafeGive => task,
            PuzzleKind::WinIn | PuzzleKind::Save => {
                format!("{task} {}", self.puzzle_turn(attempt))
            }
        }
    }

    /// Returns the position of a puzzle in words: the board row by row, the latest placement where it matters,
    /// and the piece in hand.
    #[must_use]
    pub fn puzzle_told(self, attempt: &Attempt) -> Vec<String> {
        let position = attempt.play().position();
        let board = Question::Board.answer(position.board(), position.reserve());
        let mut told: Vec<String> =
            self.answer(&board).into_iter().map(|line| line.label).collect();
        if let Some(window) = position.window() {
            told.push(self.say(PuzzleText::PuzzleLast { square: &window.square().to_string() }));
        }
        if let Some(piece) = position.hand() {
            told.push(self.hand(Some(piece)).label);
        }
        told
    }

    /// Returns what can be typed while a puzzle is solved.
    #[must_use]
    pub fn puzzle_commands(self) -> String {
        let verbs = [Verb::Hint, Verb::Board, Verb::Repeat, Verb::Quit];
        let [hint, board, again, quit] = &verbs.map(|verb| verb.word(self.language));
        let next = &next_word(self.language);
        self.say(PuzzleText::PuzzleHelp { hint, board, again, next, quit })
    }

    /// Returns that the position is hidden, so that nothing is told about it.
    #[must_use]
    pub fn puzzle_is_hidden(self) -> String {
        self.say(SolvingText::SolvingHidden)
    }

    /// Returns whether the player must place or give now.
    #[must_use]
    pub fn puzzle_turn(self, attempt: &Attempt) -> String {
        self.say(match attempt.play().position().phase() {
            Phase::Place(_) => PuzzleText::PuzzleYouPlace,
            Phase::Give | Phase::Done => PuzzleText::PuzzleYouGive,
        })
    }

    /// Returns that a puzzle is solved by an answer, with the alignments of it.
    #[must_use]
    pub fn puzzle_solved(self, attempt: &Attempt, answer: Action) -> String {
        let made = attempt.shown_by(answer);
        if made.is_empty() {
            return self.say(PuzzleText::PuzzleSolved);
        }
        self.say(PuzzleText::PuzzleSolvedAlignment { alignments: &self.alignments(&made) })
    }

    /// Returns what the opponent does.
    #[must_use]
    pub fn puzzle_reply(self, reply: Action) -> String {
        match reply {
            Action::Give(piece) => {
                self.say(PuzzleText::PuzzleOpponentGives { piece: &self.piece_object(piece) })
            }
            Action::Place(square) => {
                self.say(PuzzleText::PuzzleOpponentPlaces { square: &square.to_string() })
            }
            Action::Call(_) | Action::Done => self.action(reply),
        }
    }

    /// Returns why an answer is wrong.
    #[must_use]
    pub fn wrong_answer(self, attempt: &Attempt, wrong: &WrongAnswer) -> Vec<String> {
        let board = attempt.play().position().board();
        vec![match wrong {
            WrongAnswer::NotAligned(shape) => {
                let full = board.occupied().contains_all(shape.squares());
                let shape = &self.shape(*shape);
                self.say(if full {
                    LearnText::MistakeNothingShared { shape }
                } else {
                    LearnText::MistakeNotFull { shape }
                })
            }
            WrongAnswer::Aligned(open) => {
                self.say(LearnText::MistakeMissed { alignment: &self.alignments(open) })
            }
            WrongAnswer::NoWin(_) => self.say(LearnText::MistakeNothingMade),
            WrongAnswer::Unsafe(square, made) => {
                let (square, alignments) = (&square.to_string(), &self.alignments(made));
                self.say(PuzzleText::PuzzleUnsafe { square, alignments })
            }
            WrongAnswer::Unnamed(pieces) => {
                let names = pieces.iter().map(|piece| self.piece(piece));
                let (count, names) = (pieces.len(), &self.list(names));
                self.say(PuzzleText::PuzzleUnnamed { count, pieces: names })
            }
            WrongAnswer::Worth(value, line) => {
                let value = &self.worth(Some(*value));
                let mut said = vec![self.say(PuzzleText::PuzzleWorth { value })];
                if !line.is_empty() {
                    said.push(self.say(PuzzleText::PuzzleLine { actions: &self.choices(line) }));
                }
                return said;
            }
        }]
    }

    /// Returns a hint.
    #[must_use]
    pub fn puzzle_clue(self, clue: Clue) -> String {
        match clue {
            Clue::Alignments(count) => self.say(PuzzleText::PuzzleClueAlignments { count }),
            Clue::Safe(count) => self.say(PuzzleText::PuzzleClueSafe { count }),
            Clue::Shape(shape) => {
                self.say(PuzzleText::PuzzleClueShape { shape: &self.shape(shape) })
            }
            Clue::Row(number) => self.say(PuzzleText::PuzzleClueRow { number }),
            Clue::Value(value) => {
                self.say(PuzzleText::PuzzleClueValue { value: &self.value(value) })
            }
        }
    }

    /// Returns the solution: these actions, or that there is nothing to call.
    #[must_use]
    pub fn puzzle_solution(self, right: &[Action]) -> String {
        if right.is_empty() {
            return self.say(PuzzleText::PuzzleSolutionNone);
        }
        self.say(PuzzleText::PuzzleSolution { actions: &self.choices(right) })
    }

    fn choices(self, actions: &[Action]) -> String {
        self.list(actions.iter().map(|action| self.choice(*action)))
    }
}
