use crate::lesson_file::LessonFile;
use crate::{Lesson, LessonError};

/// Names the lessons that are part of the program, in their order.
macro_rules! lessons {
    ($($id:literal)+) => {
        &[$(($id, include_str!(concat!("../lessons/", $id, ".toml")))),+]
    };
}

/// The lessons of the course: first how the game goes, then how to play it well.
const EMBEDDED: &[(&str, &str)] = lessons! {
    "pieces"
    "alignment"
    "giving"
    "danger"
    "calling"
    "catching"
    "too-late"
    "traits"
    "blocks"
    "last-piece"
    "safe"
    "counting"
    "trap"
    "saving"
};

/// Lessons in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    lessons: Vec<Lesson>,
}

impl Course {
    /// Returns the course that is part of the program.
    #[must_use]
    pub fn embedded() -> Course {
        let read = |(id, text): &(&str, &str)| {
            LessonFile::read(id, text).expect("the tests read and prove every lesson").lesson
        };
        Course { lessons: EMBEDDED.iter().map(read).collect() }
    }

    /// Adds a lesson from a file, or replaces the one with the same name.
    ///
    /// # Errors
    /// What is wrong in the file, and in which line.
    pub fn add(&mut self, id: &str, text: &str) -> Result<(), LessonError> {
        let lesson = Lesson::read(id, text)?;
        match self.lessons.iter_mut().find(|known| known.id() == id) {
            Some(known) => *known = lesson,
            None => self.lessons.push(lesson),
        }
        Ok(())
    }

    /// Returns the lessons.
    #[must_use]
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// Returns the lesson of this name.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id() == id)
    }

    /// Returns the lesson after the one of this name.
    #[must_use]
    pub fn after(&self, id: &str) -> Option<&Lesson> {
        let place = self.lessons.iter().position(|lesson| lesson.id() == id)?;
        self.lessons.get(place + 1)
    }
}
