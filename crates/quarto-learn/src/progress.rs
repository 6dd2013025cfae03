use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::{Course, Lesson};

/// What a learner has done so far.
///
/// ```
/// use quarto_learn::{Course, LearnProgress};
///
/// let course = Course::embedded();
/// let mut progress = LearnProgress::default();
/// progress.note("pieces", 2);
/// let kept = LearnProgress::read(&progress.to_text());
/// let (lesson, step) = kept.next(&course).expect("there is more to learn");
/// assert_eq!((lesson.id(), step), ("pieces", 2));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default)]
pub struct LearnProgress {
    done: BTreeSet<String>,
    lesson: String,
    step: usize,
}

impl LearnProgress {
    /// Reads what was kept. A text that makes no sense is a new beginning.
    #[must_use]
    pub fn read(text: &str) -> LearnProgress {
        toml::from_str(text).unwrap_or_default()
    }

    /// Returns the text to keep.
    #[must_use]
    pub fn to_text(&self) -> String {
        toml::to_string(self).expect("names and a number can be written")
    }

    /// Returns the progress of a learner who has done these lessons.
    #[must_use]
    pub fn of_lessons<'a>(done: impl Iterator<Item = &'a str>) -> LearnProgress {
        LearnProgress { done: done.map(str::to_string).collect(), ..LearnProgress::default() }
    }

    /// Returns the names of the lessons that were done to their ends.
    pub fn lessons(&self) -> impl Iterator<Item = &str> {
        self.done.iter().map(String::as_str)
    }

    /// Tells whether a lesson was done to its end.
    #[must_use]
    pub fn is_done(&self, lesson: &str) -> bool {
        self.done.contains(lesson)
    }

    /// Notes the step, from 0, that comes next in a lesson.
    pub fn note(&mut self, lesson: &str, step: usize) {
        (self.lesson, self.step) = (lesson.to_string(), step);
    }

    /// Notes that a lesson was done to its end.
    pub fn finish(&mut self, lesson: &str) {
        self.done.insert(lesson.to_string());
        self.note("", 0);
    }

    /// Returns the lesson and step to go on with: where the learner stopped, or the first lesson that
    /// is not done; `None` if all are.
    #[must_use]
    pub fn next<'a>(&self, course: &'a Course) -> Option<(&'a Lesson, usize)> {
        let begun = course.lesson(&self.lesson).filter(|lesson| self.step < lesson.steps().len());
        let fresh = || course.lessons().iter().find(|lesson| !self.is_done(lesson.id()));
        begun.map(|lesson| (lesson, self.step)).or_else(|| Some((fresh()?, 0)))
    }
}
