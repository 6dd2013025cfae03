use std::collections::BTreeMap;
use std::sync::OnceLock;

use quarto_rules::{Calling, NotationError, ParsePositionError, Play, Position, RuleSet, Terms};
use quarto_text::Language;
use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

use crate::lesson::Texts;
use crate::{Goal, GoalError, Lesson, LessonStep};

/// Why a file is not a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{lesson}, line {line}: {problem}")]
pub struct LessonError {
    /// The name of the lesson.
    pub lesson: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: LessonProblem,
}

/// What is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonProblem {
    /// The file is not TOML, or has other keys than a lesson.
    #[error("{0}")]
    Syntax(String),
    /// The rules are not known.
    #[error("the rules are not known: {0}")]
    Rules(NotationError),
    /// The position is not one.
    #[error("the position is wrong: {0}")]
    Position(ParsePositionError),
    /// The game is over there.
    #[error("the game is over in this position")]
    Over,
    /// The goal is not one.
    #[error(transparent)]
    Goal(GoalError),
    /// There is no such language.
    #[error("the languages are en, es, ru, ro and fr, and \"{0}\" is not among them")]
    Language(String),
    /// A text is missing in English, which stands in for other languages.
    #[error("the text needs English words (en)")]
    NoEnglish,
    /// There is nothing to do.
    #[error("a lesson needs at least one [[step]]")]
    NoSteps,
    /// No legal action reaches the goal.
    #[error("no legal action in this position reaches the goal")]
    Unsolvable,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonTable {
    title: Spanned<BTreeMap<String, String>>,
    rules: Option<Spanned<String>>,
    #[serde(default)]
    step: Vec<StepTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepTable {
    position: Spanned<String>,
    goal: Spanned<String>,
    rules: Option<Spanned<String>>,
    say: Option<Spanned<BTreeMap<String, String>>>,
    praise: Option<Spanned<BTreeMap<String, String>>>,
    hint: Option<Spanned<BTreeMap<String, String>>>,
}

/// A lesson that was read, with the lines of its goals.
pub(crate) struct LessonFile {
    pub(crate) lesson: Lesson,
    lines: Vec<usize>,
}

impl LessonFile {
    pub(crate) fn read(id: &str, text: &str) -> Result<LessonFile, LessonError> {
        Source { id, text }.read()
    }

    /// Returns the lesson, if every step can be solved.
    pub(crate) fn proved(self) -> Result<Lesson, LessonError> {
        let mut steps = self.lesson.steps.iter().zip(&self.lines);
        match steps.find(|(step, _)| step.answers().next().is_none()) {
            None => Ok(self.lesson),
            Some((_, line)) => Err(LessonError {
                lesson: self.lesson.id.clone(),
                line: *line,
                problem: LessonProblem::Unsolvable,
            }),
        }
    }
}

struct Source<'a> {
    id: &'a str,
    text: &'a str,
}

impl Source<'_> {
    fn read(&self) -> Result<LessonFile, LessonError> {
        let table: LessonTable = toml::from_str(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.error(at, LessonProblem::Syntax(error.message().to_string()))
        })?;
        if table.step.is_empty() {
            return Err(self.error(0, LessonProblem::NoSteps));
        }
        let rules = self.rules(table.rules.as_ref())?.unwrap_or(RuleSet::LINES);
        let steps = table.step.iter().map(|step| self.step(step, rules));
        let lesson = Lesson {
            id: self.id.to_string(),
            title: self.texts(&table.title)?,
            steps: steps.collect::<Result<_, _>>()?,
        };
        let lines = table.step.iter().map(|step| self.line(step.goal.span().start)).collect();
        Ok(LessonFile { lesson, lines })
    }

    fn step(&self, table: &StepTable, usual: RuleSet) -> Result<LessonStep, LessonError> {
        let rules = self.rules(table.rules.as_ref())?.unwrap_or(usual);
        let at = table.position.span().start;
        let position: Position = (table.position.as_ref().parse())
            .map_err(|error| self.error(at, LessonProblem::Position(error)))?;
        let terms = Terms { rules, calling: Calling::Official, ..Terms::default() };
        let play = Play::from_position(terms, position);
        if play.outcome().is_some() {
            return Err(self.error(at, LessonProblem::Over));
        }
        let goal = table.goal.as_ref().parse();
        let goal: Goal =
            goal.map_err(|error| self.error(table.goal.span().start, LessonProblem::Goal(error)))?;
        let texts = |texts: &Option<Spanned<BTreeMap<String, String>>>| {
            texts.as_ref().map(|texts| self.texts(texts)).transpose()
        };
        let (say, praise, hint) = (texts(&table.say)?, texts(&table.praise)?, texts(&table.hint)?);
        Ok(LessonStep { play, goal, say, praise, hint, worth: OnceLock::new() })
    }

    fn rules(&self, rules: Option<&Spanned<String>>) -> Result<Option<RuleSet>, LessonError> {
        let read = |rules: &Spanned<String>| {
            let problem = |error| self.error(rules.span().start, LessonProblem::Rules(error));
            rules.as_ref().parse().map_err(problem)
        };
        rules.map(read).transpose()
    }

    fn texts(&self, table: &Spanned<BTreeMap<String, String>>) -> Result<Texts, LessonError> {
        let at = table.span().start;
        let text = |(code, text): (&String, &String)| match code.parse::<Language>() {
            Ok(language) => Ok((language, text.clone())),
            Err(_) => Err(self.error(at, LessonProblem::Language(code.clone()))),
        };
        let texts = table.as_ref().iter().map(text).collect::<Result<BTreeMap<_, _>, _>>()?;
        if texts.contains_key(&Language::English) {
            Ok(Texts(texts))
        } else {
            Err(self.error(at, LessonProblem::NoEnglish))
        }
    }

    fn error(&self, at: usize, problem: LessonProblem) -> LessonError {
        LessonError { lesson: self.id.to_string(), line: self.line(at), problem }
    }

    /// Returns the line of a byte, from 1.
    fn line(&self, at: usize) -> usize {
        1 + self.text.bytes().take(at).filter(|byte| *byte == b'\n').count()
    }
}
