//! What a visitor says to a puzzle, and what comes of it. All of it is in the address of the page.

use quarto_engine::Solver;
use quarto_game::Question;
use quarto_player::{Info, Intent};
use quarto_puzzle::{Assessment, Attempt, Clue, Disproof, Puzzle, PuzzleScore};
use quarto_rules::Action;
use quarto_text::{Voice, is_next};

use crate::words::words;
use crate::{Fields, Reader};

/// What a visitor says to a puzzle: what was right so far, and an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleRequest {
    line: Vec<Action>,
    answer: Option<String>,
    is_hinted: bool,
    /// Why the puzzle is asked.
    pub occasion: PuzzleOccasion,
    /// How the position is told.
    pub way: PuzzleWay,
    is_hidden: bool,
}

words!(
    /// Why a puzzle is asked, which decides what comes next.
    pub PuzzleOccasion { Theme "theme", Day "day", Training "training", Run "run" }
);

words!(
    /// How the position of a puzzle is told.
    pub PuzzleWay { Board "board", Ear "ear", Memory "memory" }
);

/// What a line means that was typed, or chosen by a button.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Said {
    Actions(Vec<Action>),
    Ask(Question),
    Hand,
    Again,
    Hint,
    Solution,
    /// It is not understood, or has no meaning here.
    Nothing(String),
}

/// A puzzle as it stands after a request.
#[derive(Clone, Debug)]
pub struct PuzzleSheet {
    pub(crate) request: PuzzleRequest,
    pub(crate) attempt: Attempt,
    /// What the latest answer was worth, and whether it is part of the line.
    pub(crate) latest: Option<(Action, Assessment)>,
    pub(crate) is_solved: bool,
    pub(crate) clue: Option<Clue>,
    pub(crate) solution: Option<Vec<Action>>,
    /// Answers to questions, and what was not understood.
    pub(crate) said: Vec<String>,
}

/// The longest line of actions: all pieces named, and one action for each placement of a game are fewer.
const LONGEST: usize = 40;

impl PuzzleRequest {
    /// Returns the request for a puzzle from its start.
    #[must_use]
    pub fn new(occasion: PuzzleOccasion, way: PuzzleWay) -> PuzzleRequest {
        PuzzleRequest { occasion, way, ..PuzzleRequest::default() }
    }

    /// Returns the same request as part of a run.
    #[must_use]
    pub fn in_run(self) -> PuzzleRequest {
        PuzzleRequest { occasion: PuzzleOccasion::Run, ..self }
    }

    /// Reads a request from the fields of a form or an address.
    #[must_use]
    pub fn read(fields: &Fields) -> PuzzleRequest {
        let list =
            |text: &str| text.split(',').take(LONGEST).map_while(|one| one.parse().ok()).collect();
        let (mut line, mut answer) = (fields.get("line").map(list).unwrap_or_default(), None);
        if let Some(said) = fields.get("answer") {
            answer = Some(said.chars().take(LONGEST_ANSWER).collect());
            // All pieces that are marked as safe are one answer, whatever was named before.
            let marked = fields.all("piece").take(LONGEST).filter_map(|one| one.parse().ok());
            let marked: Vec<Action> = marked.map(Action::Give).collect();
            if said == DONE && !marked.is_empty() {
                answer = Some(format!("{},{DONE}", written(&marked)));
                line = Vec::new();
            }
        }
        PuzzleRequest {
            line,
            answer,
            is_hinted: fields.get("hint").is_some(),
            occasion: fields.parse("for").unwrap_or_default(),
            way: fields.parse("way").unwrap_or_default(),
            is_hidden: fields.get("hidden").is_some(),
        }
    }

    /// Judges the answer; the solver's rule set is that of the puzzle.
    ///
    /// # Errors
    /// If the puzzle does not keep its promise.
    pub fn judge(
        self,
        puzzle: Puzzle,
        reader: &Reader,
        solver: &Solver,
    ) -> Result<PuzzleSheet, Disproof> {
        let voice = Voice { traits: puzzle.id.rules.traits(), ..reader.voice() };
        let mut sheet = PuzzleSheet {
            attempt: Attempt::new(puzzle, solver)?,
            latest: None,
            is_solved: false,
            clue: None,
            solution: None,
            said: Vec::new(),
            request: PuzzleRequest { line: Vec::new(), ..self },
        };
        sheet.answer(&self.line, solver);
        // What the line has come to is told, unless there is something newer.
        match sheet.request.said(voice) {
            None => {}
            Some(_) if sheet.is_solved => sheet.request.answer = None,
            Some(Said::Actions(actions)) => {
                let rest = sheet.answer(&actions, solver);
                // What is right is part of the line now.
                if rest.len() < actions.len() {
                    sheet.request.answer = (!rest.is_empty()).then(|| written(rest));
                }
            }
            Some(said) => sheet.hear(said, voice, solver),
        }
        if sheet.request.is_hinted && !sheet.is_solved {
            sheet.clue = sheet.attempt.clue(solver);
        }
        Ok(sheet)
    }

    fn said(&self, voice: Voice) -> Option<Said> {
        let text = self.answer.as_deref()?.trim();
        let actions: Option<Vec<Action>> = text.split(',').map(|one| one.parse().ok()).collect();
        if let Some(actions) = actions {
            return Some(Said::Actions(actions));
        }
        if text == SOLUTION || is_next(text, voice.language) {
            return Some(Said::Solution);
        }
        Some(match Intent::read(text, voice.language) {
            Ok(Intent::Act(action)) => Said::Actions(vec![action]),
            Ok(Intent::Ask(question)) => Said::Ask(question),
            Ok(Intent::Hint) => Said::Hint,
            Ok(Intent::Tell(Info::Hand)) => Said::Hand,
            Ok(Intent::Tell(Info::Repeat | Info::Last)) => Said::Again,
            Ok(
                Intent::Tell(Info::Moves | Info::Clock | Info::Score | Info::Rules | Info::Help)
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
                | Intent::Analyse
                | Intent::Choose(_)
                | Intent::Leave,
            ) => Said::Nothing(voice.puzzle_commands()),
            Err(error) => Said::Nothing(voice.input_error(&error)),
        })
    }

    /// Tells whether the position is not shown now.
    pub(crate) fn is_hidden(&self) -> bool {
        self.is_hidden
    }

    /// Tells whether a hint was asked for.
    pub(crate) fn is_hinted(&self) -> bool {
        self.is_hinted
    }

    /// Returns what was typed.
    pub(crate) fn typed(&self) -> Option<&str> {
        self.answer.as_deref()
    }

    /// Returns the same request without an answer.
    pub(crate) fn without_answer(&self) -> PuzzleRequest {
        PuzzleRequest { answer: None, ..self.clone() }
    }

    /// Returns the same request with a hint.
    pub(crate) fn with_hint(&self) -> PuzzleRequest {
        PuzzleRequest { is_hinted: true, ..self.without_answer() }
    }

    /// Returns the same request from the start, the position told in this way and perhaps hidden.
    pub(crate) fn again(&self, way: PuzzleWay, is_hidden: bool) -> PuzzleRequest {
        PuzzleRequest { occasion: self.occasion, way, is_hidden, ..PuzzleRequest::default() }
    }

    /// Returns the fields of the request, for forms and addresses.
    pub(crate) fn fields(&self) -> Vec<(&'static str, String)> {
        let mut fields = Vec::new();
        if !self.line.is_empty() {
            fields.push(("line", written(&self.line)));
        }
        fields.extend(self.answer.clone().map(|answer| ("answer", answer)));
        if self.is_hinted {
            fields.push(("hint", "on".to_owned()));
        }
        if self.occasion != PuzzleOccasion::Theme {
            fields.push(("for", self.occasion.to_string()));
        }
        if self.way != PuzzleWay::Board {
            fields.push(("way", self.way.to_string()));
        }
        if self.is_hidden {
            fields.push(("hidden", "on".to_owned()));
        }
        fields
    }

    /// Returns the path of the page of a puzzle after this request, after the language.
    #[must_use]
    pub fn path(&self, puzzle: &Puzzle) -> String {
        self.path_at(&format!("/puzzles/{}", puzzle.id))
    }

    /// Returns the path of a page that takes such requests, after the language.
    #[must_use]
    pub fn path_at(&self, place: &str) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        let query = query.extend_pairs(self.fields()).finish();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("{place}{mark}{query}")
    }
}

/// Writes actions as forms and addresses have them.
fn written(actions: &[Action]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// The value of the button that shows the solution.
pub(crate) const SOLUTION: &str = "solution";

/// The value of the button that says that there is nothing (more) to name.
pub(crate) const DONE: &str = "--";

/// The most characters of an answer.
const LONGEST_ANSWER: usize = 120;

impl PuzzleSheet {
    /// Returns the request that leads here: what was right is part of the line, so that the page can be loaded
    /// again.
    #[must_use]
    pub fn request(&self) -> &PuzzleRequest {
        &self.request
    }

    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Puzzle {
        self.attempt.puzzle()
    }

    /// Returns how it went, if that is decided: a wrong answer and a look at the solution decide it, too.
    #[must_use]
    pub fn score(&self) -> Option<PuzzleScore> {
        let is_wrong = matches!(self.latest, Some((_, Assessment::Wrong(_))));
        if is_wrong || self.solution.is_some() {
            return Some(PuzzleScore::Failed);
        }
        let solved =
            if self.request.is_hinted { PuzzleScore::WithHint } else { PuzzleScore::Solved };
        self.is_solved.then_some(solved)
    }

    /// Takes one answer after another, until one is not right, and returns that one and those after it.
    fn answer<'a>(&mut self, actions: &'a [Action], solver: &Solver) -> &'a [Action] {
        for (place, action) in actions.iter().enumerate() {
            if self.is_solved {
                break;
            }
            let assessment = self.attempt.answer(*action, solver);
            match &assessment {
                Assessment::Solved => self.is_solved = true,
                Assessment::Named | Assessment::Continues(_) => {}
                Assessment::Wrong(_) | Assessment::Refused(_) | Assessment::NotAsked => {
                    self.latest = Some((*action, assessment));
                    return &actions[place..];
                }
            }
            self.request.line.push(*action);
            self.latest = Some((*action, assessment));
        }
        &[]
    }

    /// Does what is not an answer.
    fn hear(&mut self, said: Said, voice: Voice, solver: &Solver) {
        let position = self.attempt.play().position();
        match said {
            Said::Actions(_) => {}
            Said::Hint => self.request = self.request.with_hint(),
            Said::Solution => self.solution = Some(self.attempt.solution(solver)),
            Said::Nothing(text) => self.said.push(text),
            // Who answers from memory is not told again.
            Said::Ask(_) | Said::Hand | Said::Again if self.request.is_hidden => {
                self.said.push(voice.puzzle_is_hidden());
            }
            Said::Ask(question) => {
                let answer = question.answer(position.board(), position.reserve());
                self.said.extend(voice.answer(&answer).into_iter().map(|line| line.label));
            }
            Said::Hand => self.said.push(voice.hand(position.hand()).label),
            Said::Again => self.said = voice.puzzle_told(&self.attempt),
        }
    }
}
