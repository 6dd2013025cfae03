use std::io::{Result, Write};

use quarto_game::Question;
use quarto_learn::{Course, Judgement, LearnProgress, Lesson, LessonStep};
use quarto_player::{Info, Intent, PartialInput};
use quarto_text::{InputError, LearnText, Verb, Voice};

use crate::plain::lines::Lines;

/// Lessons in plain lines: a position is told, the learner answers, and every mistake is explained.
pub struct Tutor<'a> {
    lines: &'a mut dyn Lines,
    out: &'a mut dyn Write,
    voice: Voice,
    course: &'a Course,
    progress: LearnProgress,
    /// Keeps the progress, so that nothing is lost whenever the learner leaves.
    keep: &'a mut dyn FnMut(&LearnProgress) -> Result<()>,
}

/// Whether the learner goes on.
#[derive(Clone, Copy, PartialEq)]
enum Stay {
    On,
    Left,
}

impl<'a> Tutor<'a> {
    /// Returns a tutor for this course, who goes on from the progress made and keeps it with `keep`.
    pub fn new(
        lines: &'a mut dyn Lines,
        out: &'a mut dyn Write,
        voice: Voice,
        course: &'a Course,
        progress: LearnProgress,
        keep: &'a mut dyn FnMut(&LearnProgress) -> Result<()>,
    ) -> Tutor<'a> {
        Tutor { lines, out, voice, course, progress, keep }
    }

    /// Goes through the lessons, from where the learner stopped, until the learner leaves.
    ///
    /// # Errors
    /// If the output cannot be written or the progress cannot be kept.
    pub fn run(&mut self) -> Result<()> {
        self.explain()?;
        while let Some((lesson, step)) = self.progress.next(self.course) {
            if self.teach(lesson, step)? == Stay::Left {
                return self.say(LearnText::LearnGoodbye);
            }
        }
        self.say(LearnText::CourseDone)
    }

    /// Goes through one lesson.
    ///
    /// # Errors
    /// If the output cannot be written or the progress cannot be kept.
    pub fn run_lesson(&mut self, lesson: &Lesson) -> Result<()> {
        self.explain()?;
        match self.teach(lesson, 0)? {
            Stay::On => Ok(()),
            Stay::Left => self.say(LearnText::LearnGoodbye),
        }
    }

    fn explain(&mut self) -> Result<()> {
        let verbs = [Verb::Hint, Verb::Board, Verb::Repeat, Verb::Quit];
        let [hint, board, again, quit] = &verbs.map(|verb| verb.word(self.voice.language));
        self.say(LearnText::LearnHelp { hint, board, again, quit })
    }

    fn teach(&mut self, lesson: &Lesson, from: usize) -> Result<Stay> {
        let number = self.course.lessons().iter().position(|known| known.id() == lesson.id());
        let (number, count) = (number.unwrap_or_default() + 1, self.course.lessons().len());
        let title = lesson.title(self.voice.language);
        self.say(LearnText::LessonBegins { number, count, title })?;
        let count = lesson.steps().len();
        for (index, step) in lesson.steps().iter().enumerate().skip(from) {
            self.progress.note(lesson.id(), index);
            (self.keep)(&self.progress)?;
            self.say(LearnText::LessonStep { number: index + 1, count })?;
            if self.ask(step)? == Stay::Left {
                return Ok(Stay::Left);
            }
        }
        self.progress.finish(lesson.id());
        (self.keep)(&self.progress)?;
        self.say(LearnText::LessonDone)?;
        Ok(Stay::On)
    }

    /// Tells a step, and hears answers until one is right.
    fn ask(&mut self, step: &LessonStep) -> Result<Stay> {
        let mut partial_input = PartialInput::default();
        // The traits that count here are named first.
        self.voice.traits = step.play().terms().rules.traits();
        self.tell(step)?;
        while let Some(line) = self.lines.ask(self.out)? {
            match partial_input.read(&line, self.voice.language) {
                Ok(Intent::Act(action)) => match step.judge(action) {
                    right @ Judgement::Right(_) => {
                        self.say_line(&step.praise(self.voice, &right))?;
                        return Ok(Stay::On);
                    }
                    Judgement::Wrong(mistake) => self.say_line(&mistake.words(self.voice))?,
                },
                Ok(Intent::Leave) => return Ok(Stay::Left),
                Ok(Intent::Hint) => self.say_line(&step.hint(self.voice))?,
                Ok(Intent::Ask(question)) => self.answer(step, question)?,
                Ok(Intent::Tell(Info::Hand)) => {
                    let hand = self.voice.hand(step.position().hand());
                    self.say_line(&hand.label)?;
                }
                Ok(Intent::Tell(Info::Repeat)) | Err(InputError::Empty) => self.tell(step)?,
                // Nothing else has a meaning here.
                Ok(_) => self.explain()?,
                Err(error) => self.say_line(&self.voice.input_error(&error))?,
            }
        }
        Ok(Stay::Left)
    }

    fn tell(&mut self, step: &LessonStep) -> Result<()> {
        if step.position().placed() > 0 {
            self.answer(step, Question::Board)?;
        }
        if let Some(piece) = step.position().hand() {
            self.say_line(&self.voice.hand(Some(piece)).label)?;
        }
        self.say_line(&step.task(self.voice))
    }

    fn answer(&mut self, step: &LessonStep, question: Question) -> Result<()> {
        let answer = question.answer(step.position().board(), step.position().reserve());
        for line in self.voice.answer(&answer) {
            self.say_line(&line.label)?;
        }
        Ok(())
    }

    fn say(&mut self, text: LearnText<'_>) -> Result<()> {
        self.say_line(&self.voice.say(text))
    }

    fn say_line(&mut self, text: &str) -> Result<()> {
        writeln!(self.out, "{text}")?;
        self.out.flush()
    }
}
