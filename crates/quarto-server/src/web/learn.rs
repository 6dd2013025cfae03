//! The lessons.

use std::sync::LazyLock;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{Html, IntoResponse, Response};
use quarto_learn::{Course, LearnProgress};
use quarto_pages::{LessonPlace, learn_page, lesson_page};
use serde::Deserialize;

use super::visitor::Visitor;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::cookie::Cookie;

static COURSE: LazyLock<Course> = LazyLock::new(Course::embedded);

/// What a learner answers.
#[derive(Deserialize)]
pub(crate) struct Answered {
    answer: Option<String>,
}

/// Lists the lessons, with those that the visitor has done.
pub(crate) async fn lessons(visitor: Visitor, headers: HeaderMap) -> Html<String> {
    Html(learn_page(&visitor.reader, &COURSE, &progress(&headers)))
}

/// Shows a step of a lesson and judges the answer in the address. Lessons that are done are noted in a
/// cookie: they are nobody else's business.
pub(crate) async fn step(
    State(app): State<App>,
    visitor: Visitor,
    Path((_, lesson, number)): Path<(String, String, String)>,
    Query(Answered { answer }): Query<Answered>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let place = number.parse().ok().and_then(|number| LessonPlace::find(&COURSE, &lesson, number));
    let place = place.ok_or(ApiError::NoPage)?;
    let page = Html(lesson_page(&visitor.reader, place, answer.as_deref()));
    if !answer.is_some_and(|answer| place.is_finished_by(&answer, &visitor.reader)) {
        return Ok(page.into_response());
    }
    let mut progress = progress(&headers);
    progress.finish(&lesson);
    let done: Vec<&str> = progress.lessons().collect();
    let cookie = Cookie::LESSONS.set(&done.join("."), &app);
    Ok(([(header::SET_COOKIE, cookie)], page).into_response())
}

/// Returns the lessons of the course that the visitor has done.
fn progress(headers: &HeaderMap) -> LearnProgress {
    let done = Cookie::LESSONS.read(headers).unwrap_or_default().split('.');
    LearnProgress::of_lessons(done.filter(|name| COURSE.lesson(name).is_some()))
}
