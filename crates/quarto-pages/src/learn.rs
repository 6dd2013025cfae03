//! The lessons: a list, and a page per step. An answer is part of the address, so that links and forms
//! are all it takes.

use askama::Template;
use quarto_learn::{Course, Judgement, LearnProgress, Lesson, LessonStep};
use quarto_rules::{Action, Phase, Piece, Play, Square, SquareSet};
use quarto_text::{Input, LearnText, PageText, Verb, Voice};

use crate::Reader;
use crate::art::sprite;
use crate::frame::{Frame, render};

#[derive(Template)]
#[template(path = "learn.html")]
struct LearnPage {
    frame: Frame,
    lessons: Vec<LessonLink>,
    /// The lesson to go on with.
    next: Option<LessonLink>,
}

struct LessonLink {
    title: String,
    url: String,
    is_done: bool,
}

#[derive(Template)]
#[template(path = "lesson.html")]
struct LessonPage {
    frame: Frame,
    sprite: &'static str,
    title: String,
    place: String,
    task: String,
    verdict: Option<Verdict>,
    /// What follows the right answer.
    next: Option<LessonLink>,
    rows: Vec<Vec<LessonSquare>>,
    hand: Option<LessonPiece>,
    reserve: Vec<LessonPiece>,
    /// The shapes to call, if a call is possible.
    shapes: Vec<(String, String)>,
    /// The word for having nothing to call on a full board.
    done: Option<String>,
    typed: String,
    hint: String,
}

struct Verdict {
    is_right: bool,
    text: String,
}

struct LessonSquare {
    name: Square,
    label: String,
    piece: Option<String>,
    is_open: bool,
    class: &'static str,
}

struct LessonPiece {
    letter: Piece,
    piece: String,
    label: String,
    is_gone: bool,
    is_open: bool,
}

/// Where a learner is: a lesson of a course, and the step, from 0.
#[derive(Clone, Copy, Debug)]
pub struct LessonPlace<'a> {
    course: &'a Course,
    lesson: &'a Lesson,
    step: &'a LessonStep,
    index: usize,
}

impl<'a> LessonPlace<'a> {
    /// Returns the place, if there is such a lesson and step; steps are counted from 1 in addresses.
    #[must_use]
    pub fn find(course: &'a Course, lesson: &str, number: usize) -> Option<LessonPlace<'a>> {
        let (lesson, index) = (course.lesson(lesson)?, number.checked_sub(1)?);
        Some(LessonPlace { course, lesson, step: lesson.steps().get(index)?, index })
    }

    /// Tells whether this answer does the last step of the lesson.
    #[must_use]
    pub fn is_finished_by(&self, answer: &str, reader: &Reader) -> bool {
        let is_last = self.index + 1 == self.lesson.steps().len();
        let answer = read(answer, reader.voice());
        let judgement = answer.ok().map(|action| self.step.judge(action));
        is_last && matches!(judgement, Some(Judgement::Right(_)))
    }
}

/// Returns the page with all lessons.
#[must_use]
pub fn learn_page(reader: &Reader, course: &Course, progress: &LearnProgress) -> String {
    let link = |lesson: &Lesson, title: String| LessonLink {
        title,
        url: address(reader, lesson, 0),
        is_done: progress.is_done(lesson.id()),
    };
    let lessons = course.lessons().iter();
    let lessons = lessons.map(|one| link(one, one.title(reader.language).to_string())).collect();
    let next = progress.next(course).map(|(lesson, _)| {
        let title = lesson.title(reader.language);
        link(lesson, reader.say(LearnText::LearnContinue { title }))
    });
    let frame = Frame::new(reader, &reader.say(PageText::PageLearn));
    render(&LearnPage { frame, lessons, next })
}

/// Returns the page of a step, with what is said to an answer.
#[must_use]
pub fn lesson_page(reader: &Reader, place: LessonPlace<'_>, answer: Option<&str>) -> String {
    let LessonPlace { lesson, step, index, .. } = place;
    let traits = step.play().terms().rules.traits();
    let voice = Voice { traits, ..reader.voice() };
    let read = answer.map(|answer| (answer, read(answer, voice)));
    let (mut play, mut verdict, mut lit) = (*step.play(), None, SquareSet::EMPTY);
    let (mut next, mut typed) = (None, String::new());
    match read {
        None => {}
        Some((_, Ok(action))) => match step.judge(action) {
            right @ Judgement::Right(_) => {
                lit = squares(&right);
                verdict = Some(Verdict { is_right: true, text: step.praise(voice, &right) });
                next = Some(following(reader, place));
                // A right answer is allowed by the rules.
                let _ = play.act(action);
            }
            Judgement::Wrong(mistake) => {
                verdict = Some(Verdict { is_right: false, text: mistake.words(voice) });
            }
        },
        Some((answer, Err(text))) => {
            verdict = Some(Verdict { is_right: false, text });
            typed = answer.to_string();
        }
    }
    if answer.is_some_and(|answer| asks_for_hint(answer, voice)) {
        verdict = Some(Verdict { is_right: false, text: step.hint(voice) });
    }
    let count = lesson.steps().len();
    let title = lesson.title(reader.language).to_string();
    let drawn = Drawn { reader, voice, play: &play, is_open: next.is_none(), lit };
    render(&LessonPage {
        frame: Frame::new(reader, &title),
        sprite: sprite(),
        title,
        place: reader.say(LearnText::LessonStep { number: index + 1, count }),
        task: step.task(voice),
        verdict,
        rows: drawn.rows(),
        hand: play.position().hand().map(|piece| drawn.piece(piece)),
        reserve: Piece::ALL.into_iter().map(|piece| drawn.piece(piece)).collect(),
        shapes: drawn.shapes(),
        done: drawn.done(),
        typed,
        hint: Verb::Hint.word(reader.language),
        next,
    })
}

/// Reads a button's value, which is in notation, or what was typed.
fn read(answer: &str, voice: Voice) -> Result<Action, String> {
    if let Ok(action) = answer.trim().parse() {
        return Ok(action);
    }
    match Input::read(answer, voice.language) {
        Ok(Input::Act(action)) => Ok(action),
        Ok(Input::Ask(_) | Input::Greet(_) | Input::Do(_)) => Err(voice.say(LearnText::TaskDecide)),
        Err(error) => Err(voice.input_error(&error)),
    }
}

fn asks_for_hint(answer: &str, voice: Voice) -> bool {
    Input::read(answer, voice.language) == Ok(Input::Do(Verb::Hint))
}

/// Returns the squares of the alignments that an answer made or pointed out.
fn squares(judgement: &Judgement) -> SquareSet {
    match judgement {
        Judgement::Wrong(_) => SquareSet::EMPTY,
        Judgement::Right(alignments) => {
            let shapes = alignments.iter().map(|alignment| alignment.shape().squares());
            shapes.fold(SquareSet::EMPTY, |all, squares| all | squares)
        }
    }
}

/// Returns what follows a step: the next one, the next lesson, or the list of all.
fn following(reader: &Reader, place: LessonPlace<'_>) -> LessonLink {
    let LessonPlace { course, lesson, index, .. } = place;
    let link = |title: String, url: String| LessonLink { title, url, is_done: false };
    if index + 1 < lesson.steps().len() {
        let title = reader.say(LearnText::LearnStepNext);
        return link(title, address(reader, lesson, index + 1));
    }
    match course.after(lesson.id()) {
        Some(next) => {
            let title = next.title(reader.language);
            let title = reader.say(LearnText::LearnLessonNext { title });
            link(title, address(reader, next, 0))
        }
        None => link(reader.say(LearnText::LearnAll), reader.to("/learn")),
    }
}

fn address(reader: &Reader, lesson: &Lesson, index: usize) -> String {
    reader.to(&format!("/learn/{}/{}", lesson.id(), index + 1))
}

/// A position of a lesson as it is drawn.
struct Drawn<'a> {
    reader: &'a Reader,
    voice: Voice,
    play: &'a Play,
    /// Whether an answer is still expected.
    is_open: bool,
    lit: SquareSet,
}

impl Drawn<'_> {
    fn rows(&self) -> Vec<Vec<LessonSquare>> {
        let all: Vec<Square> = Square::ALL.into_iter().collect();
        let row = |row: &[Square]| row.iter().map(|square| self.square(*square)).collect();
        all.chunks(4).map(row).collect()
    }

    fn square(&self, square: Square) -> LessonSquare {
        let position = self.play.position();
        let (piece, name) = (position.board().piece_at(square), square.to_string());
        let label = match piece {
            None => self.reader.say(PageText::GameSquareEmpty { square: &name }),
            Some(piece) => {
                let piece = &self.voice.piece(piece);
                self.reader.say(PageText::GameSquareHolds { square: &name, piece })
            }
        };
        let is_last = position.window().is_some_and(|window| window.square() == square);
        LessonSquare {
            name: square,
            label,
            piece: piece.map(|piece| self.symbol(piece)),
            is_open: self.is_open && piece.is_none() && position.hand().is_some(),
            class: match (self.lit.contains(square), is_last) {
                (true, _) => " won",
                (false, true) => " last",
                (false, false) => "",
            },
        }
    }

    fn piece(&self, piece: Piece) -> LessonPiece {
        let position = self.play.position();
        let is_gone = !position.reserve().contains(piece);
        let name = self.voice.piece(piece);
        let is_held = position.hand() == Some(piece);
        let label = if is_gone && !is_held {
            self.reader.say(PageText::GameGone { piece: &name })
        } else {
            name
        };
        let is_open = self.is_open && !is_gone && position.phase() == Phase::Give;
        LessonPiece { letter: piece, piece: self.symbol(piece), label, is_gone, is_open }
    }

    fn symbol(&self, piece: Piece) -> String {
        format!("{}-{piece}", self.reader.settings.edition)
    }

    /// Returns the calls in notation with their names, while the window is open (D8: whatever is on the
    /// board).
    fn shapes(&self) -> Vec<(String, String)> {
        let may_call = self.is_open && self.play.may_call();
        let shapes = self.play.terms().rules.shapes().iter().filter(|_| may_call);
        shapes.map(|shape| (format!("Q {shape}"), self.voice.shape(shape))).collect()
    }

    fn done(&self) -> Option<String> {
        let is_full = self.play.position().phase() == Phase::Done;
        (self.is_open && is_full).then(|| Verb::Done.word(self.reader.language))
    }
}
