//! Lessons in Quarto: short steps, each a position and one thing to do.
//!
//! A [`Course`] holds the lessons that are part of the program, and more from files of a teacher:
//!
//! ```
//! use quarto_learn::Course;
//! use quarto_text::Language;
//!
//! let course = Course::embedded();
//! let lesson = course.lesson("giving").expect("a lesson of the course");
//! assert_eq!(lesson.title(Language::English), "Giving");
//! ```
//!
//! A [`Lesson`] is data: a TOML file with positions, goals and texts (docs/teaching.md). What a learner
//! does is judged by the rules, and every mistake has a [`Mistake`] that says why:
//!
//! ```
//! use quarto_learn::{Judgement, Lesson, Mistake};
//! use quarto_text::Voice;
//!
//! let text = r#"
//!     title = { en = "Danger" }
//!     [[step]]
//!     position = "CDG./..../..../.... -"
//!     goal = "give safe"
//!     say = { en = "Row 1 has three tall pieces. Give a piece that does not win." }
//! "#;
//! let lesson = Lesson::read("danger", text)?;
//! let step = &lesson.steps()[0];
//! let judgement = step.judge("H".parse()?); // A tall piece.
//! let Judgement::Wrong(mistake) = judgement else { panic!("it lets the opponent win") };
//! assert!(matches!(mistake, Mistake::LetsWin { .. }));
//! assert!(mistake.words(Voice::default()).contains("d1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Reading a lesson proves that every step can be solved. There are no feature flags.

mod course;
mod goal;
mod judgement;
mod lesson;
mod lesson_file;
mod progress;

pub use course::Course;
pub use goal::{Goal, GoalError};
pub use judgement::{Judgement, Mistake};
pub use lesson::{Lesson, LessonStep};
pub use lesson_file::{LessonError, LessonProblem};
pub use progress::LearnProgress;
