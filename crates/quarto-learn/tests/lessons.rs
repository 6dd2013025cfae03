//! Every lesson of the course is proved: it can be solved, and every mistake has its reason.

use quarto_learn::{Course, Judgement, Lesson, LessonProblem};
use quarto_rules::{Action, Piece, Square, Variant};
use quarto_text::{Edition, Language, Voice};

/// Everything a learner might answer.
fn answers() -> impl Iterator<Item = Action> {
    let pieces = (0..16).filter_map(Piece::new).map(Action::Give);
    let squares = Square::ALL.into_iter().map(Action::Place);
    let shapes = Variant::Blocks.shapes().iter().map(Action::Call);
    pieces.chain(squares).chain(shapes).chain([Action::Done])
}

#[test]
fn every_step_can_be_solved_and_no_step_by_everything() {
    for lesson in Course::embedded().lessons() {
        for step in lesson.steps() {
            let right = step.answers().count();
            assert!(right > 0, "{}: {}", lesson.id(), step.position());
            assert!(right < answers().count(), "{}: {}", lesson.id(), step.position());
        }
    }
}

#[test]
fn every_mistake_has_a_reason_in_every_language() {
    for lesson in Course::embedded().lessons() {
        for step in lesson.steps() {
            let mistakes = answers().filter_map(|action| match step.judge(action) {
                Judgement::Right(_) => None,
                Judgement::Wrong(mistake) => Some(mistake),
            });
            let mistakes: Vec<_> = mistakes.collect();
            for language in Language::ALL {
                let voice = Voice { language, ..Voice::default() };
                assert!(mistakes.iter().all(|mistake| mistake.words(voice).len() > 10));
            }
        }
    }
}

#[test]
fn what_is_right_is_allowed_by_the_rules() {
    for lesson in Course::embedded().lessons() {
        for step in lesson.steps() {
            for action in answers() {
                if matches!(step.judge(action), Judgement::Right(_)) {
                    let mut play = *step.play();
                    assert_eq!(play.act(action), Ok(()), "{}: {action}", lesson.id());
                }
            }
        }
    }
}

#[test]
fn every_text_is_there_in_every_language_and_speaks_of_no_colour() {
    let course = Course::embedded();
    for lesson in course.lessons() {
        let titles = Language::ALL.map(|language| lesson.title(language).to_string());
        assert!(titles[1..].iter().all(|title| *title != titles[0]), "{}", lesson.id());
        for step in lesson.steps() {
            let task =
                |language, edition| step.task(Voice { language, edition, ..Voice::default() });
            let english = task(Language::English, Edition::Classic);
            for language in Language::ALL.into_iter().skip(1) {
                assert_ne!(task(language, Edition::Classic), english, "{}", lesson.id());
            }
            // Players of the Access edition feel smooth and grooved pieces.
            let access = task(Language::English, Edition::Access);
            assert!(!access.contains("dark") && !access.contains("light"), "{access}");
        }
    }
}

#[test]
fn a_wrong_file_is_told_with_its_line() {
    let check = |text: &str, line: usize, problem: fn(&LessonProblem) -> bool| {
        let error = Lesson::read("mine", text).unwrap_err();
        assert_eq!(error.line, line, "{error}");
        assert!(problem(&error.problem), "{error}");
    };
    let step = "[title]\nen = \"T\"\n[[step]]\n";
    check("title = 3", 1, |p| matches!(p, LessonProblem::Syntax(_)));
    check("[title]\nen = \"T\"", 1, |p| matches!(p, LessonProblem::NoSteps));
    check(
        "title = { fr = \"T\" }\n[[step]]\nposition = \"..../..../..../.... -\"\ngoal = \"give any\"",
        1,
        |p| matches!(p, LessonProblem::NoEnglish),
    );
    let with = |position: &str, goal: &str| {
        format!("{step}position = \"{position}\"\ngoal = \"{goal}\"\n")
    };
    check(&with("....", "give any"), 4, |p| matches!(p, LessonProblem::Position(_)));
    check(&with("..../..../..../.... -", "win"), 5, |p| matches!(p, LessonProblem::Goal(_)));
    // Nothing is on the board: there is nothing to call.
    check(&with("..../..../..../.... -", "call"), 5, |p| matches!(p, LessonProblem::Unsolvable));
}

#[test]
fn r11_an_old_alignment_is_explained() {
    let course = Course::embedded();
    let step = &course.lesson("too-late").unwrap().steps()[0];
    let Judgement::Wrong(mistake) = step.judge("Q row1".parse().unwrap()) else { panic!() };
    let said = mistake.words(Voice::default());
    assert!(said.starts_with("Too late: row 1, all tall"), "{said}");
}

#[test]
fn a_lesson_of_a_teacher_comes_after_the_others_or_replaces_one() {
    let text = "[title]\nen = \"Mine\"\n[[step]]\nposition = \"..../..../..../.... -\"\ngoal = \"give any\"\n";
    let mut course = Course::embedded();
    let count = course.lessons().len();
    course.add("mine", text).unwrap();
    assert_eq!(course.lessons().len(), count + 1);
    assert_eq!(course.after("saving").map(Lesson::id), Some("mine"));
    course.add("giving", text).unwrap();
    assert_eq!(course.lessons().len(), count + 1);
    assert_eq!(course.lesson("giving").unwrap().title(Language::Russian), "Mine");
}
