//! The lessons at the terminal.

use quarto_learn::{Course, LearnProgress};
use quarto_terminal::Tutor;
use quarto_text::{Edition, Language, Voice};

use crate::script::{Hands, Script, check_kept};

/// Types these lines at the lessons, and returns the output and the progress that was kept.
fn learn(voice: Voice, progress: LearnProgress, lines: &str) -> (String, LearnProgress) {
    let course = Course::embedded();
    let (mut out, mut kept) = (Vec::new(), progress.clone());
    let mut keep = |progress: &LearnProgress| {
        kept = progress.clone();
        Ok(())
    };
    let mut script = Script::new(lines, &Hands::new());
    Tutor::new(&mut script, &mut out, voice, &course, progress, &mut keep).run().unwrap();
    (String::from_utf8(out).unwrap(), kept)
}

/// Returns a right answer to every step from the first.
fn whole_course() -> String {
    let course = Course::embedded();
    let steps = course.lessons().iter().flat_map(quarto_learn::Lesson::steps);
    let answer = |step: &quarto_learn::LessonStep| {
        let right = step.answers().next().unwrap();
        format!("{right}\n")
    };
    steps.map(answer).collect()
}

#[test]
fn the_whole_course_is_read_in_every_language() {
    for language in Language::ALL {
        let voice = Voice { language, ..Voice::default() };
        let (out, kept) = learn(voice, LearnProgress::default(), &whole_course());
        check_kept(&format!("learning/{language}.txt"), &out);
        assert_eq!(kept.next(&Course::embedded()), None, "everything is done");
    }
}

#[test]
fn mistakes_are_explained_and_questions_answered() {
    let mut progress = LearnProgress::default();
    progress.note("danger", 0);
    let lines = "hint\nboard\nH\na1\nrow 1\nquarto row 1\nnonsense\nleft\nI\nquit\n";
    let voice = Voice { edition: Edition::Access, ..Voice::default() };
    let (out, kept) = learn(voice, progress, lines);
    check_kept("learning/mistakes.txt", &out);
    let course = Course::embedded();
    let (lesson, step) = kept.next(&course).unwrap();
    assert_eq!((lesson.id(), step), ("danger", 1), "it goes on where one left");
}
