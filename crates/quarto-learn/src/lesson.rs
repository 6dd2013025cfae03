use std::collections::BTreeMap;
use std::sync::OnceLock;

use quarto_rules::{Action, Play, Position};
use quarto_text::{Language, LearnText, Voice};

use crate::judgement::{Worth, judge};
use crate::lesson_file::LessonFile;
use crate::{Goal, Judgement, LessonError};

/// A text in some languages, English at least.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Texts(pub(crate) BTreeMap<Language, String>);

impl Texts {
    /// Returns the text in this language, or in English.
    fn say(&self, language: Language) -> &str {
        self.0.get(&language).or(self.0.get(&Language::English)).map_or("", String::as_str)
    }
}

/// A lesson: a title and steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub(crate) id: String,
    pub(crate) title: Texts,
    pub(crate) steps: Vec<LessonStep>,
}

/// A position and one thing to do there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonStep {
    pub(crate) play: Play,
    pub(crate) goal: Goal,
    pub(crate) say: Option<Texts>,
    pub(crate) praise: Option<Texts>,
    pub(crate) hint: Option<Texts>,
    /// What the solver says of the position. It is asked once, and only if the goal needs it.
    pub(crate) worth: OnceLock<Worth>,
}

impl Lesson {
    /// Reads the lesson in a TOML file, and proves that every step can be solved.
    ///
    /// # Errors
    /// What is wrong, and in which line.
    pub fn read(id: &str, text: &str) -> Result<Lesson, LessonError> {
        LessonFile::read(id, text)?.proved()
    }

    /// Returns the name by which the lesson is found.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the title in this language, or in English.
    #[must_use]
    pub fn title(&self, language: Language) -> &str {
        self.title.say(language)
    }

    /// Returns the steps; there is at least one.
    #[must_use]
    pub fn steps(&self) -> &[LessonStep] {
        &self.steps
    }
}

impl LessonStep {
    /// Returns the game at the moment of this step.
    #[must_use]
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// Returns the position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.play.position()
    }

    /// Returns what is to be done.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Judges an answer.
    #[must_use]
    pub fn judge(&self, action: Action) -> Judgement {
        judge(self, action)
    }

    pub(crate) fn worth(&self) -> &Worth {
        self.worth.get_or_init(|| Worth::of(&self.play))
    }

    /// Returns all right answers.
    pub fn answers(&self) -> impl Iterator<Item = Action> {
        let is_right = |action: &Action| matches!(self.judge(*action), Judgement::Right(_));
        self.play.legal_actions().filter(is_right)
    }

    /// Returns what the learner is told to do.
    #[must_use]
    pub fn task(&self, voice: Voice) -> String {
        let usual = || match self.goal {
            Goal::Pick(value) => voice.say(LearnText::TaskPick { value: &voice.value(value) }),
            Goal::GiveAny => voice.say(LearnText::TaskGive),
            Goal::GiveSafe => voice.say(LearnText::TaskGiveSafe),
            Goal::GiveWell | Goal::PlaceWell => voice.say(LearnText::TaskWell),
            Goal::PlaceAny => voice.say(LearnText::TaskPlace),
            Goal::PlaceToWin => voice.say(LearnText::TaskPlaceToWin),
            Goal::PlaceSafe => voice.say(LearnText::TaskPlaceSafe),
            Goal::Call => voice.say(LearnText::TaskCall),
            Goal::Decide => voice.say(LearnText::TaskDecide),
        };
        self.say.as_ref().map_or_else(usual, |say| say.say(voice.language).to_string())
    }

    /// Returns what is said after the right answer.
    #[must_use]
    pub fn praise(&self, voice: Voice, judgement: &Judgement) -> String {
        let shown = match judgement {
            Judgement::Right(alignments) => voice.alignments(alignments),
            Judgement::Wrong(_) => String::new(),
        };
        let right = match shown.as_str() {
            "" => voice.say(LearnText::Right),
            alignments => voice.say(LearnText::RightAlignment { alignments }),
        };
        match &self.praise {
            Some(more) => format!("{right} {}", more.say(voice.language)),
            None => right,
        }
    }

    /// Returns a hint: the lesson's own, or one of the right answers.
    #[must_use]
    pub fn hint(&self, voice: Voice) -> String {
        let answer = || {
            let action = self.answers().next().map(|action| voice.action(action));
            voice.say(LearnText::HintAnswer { action: &action.unwrap_or_default() })
        };
        self.hint.as_ref().map_or_else(answer, |hint| hint.say(voice.language).to_string())
    }
}
