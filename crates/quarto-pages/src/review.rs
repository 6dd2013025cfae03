//! The review of a finished game.

use std::fmt::Write;

use askama::Template;
use quarto_engine::{Review, ReviewedAction};
use quarto_rules::{Player, RuleSet, Value};
use quarto_text::{Narrator, PageText, ReviewText};

use crate::frame::{Frame, render};
use crate::{Reader, StudyBoard};

#[derive(Template)]
#[template(path = "review.html")]
struct ReviewPage {
    frame: Frame,
    /// The address of the game, if it is one of this server.
    back: Option<String>,
    performance: Vec<String>,
    turning: Vec<TurningPoint>,
    graph: String,
    /// What the graph shows.
    caption: String,
    rows: Vec<Row>,
}

struct TurningPoint {
    text: String,
    /// Where to try again.
    url: String,
}

struct Row {
    action: String,
    worth: String,
    url: String,
    turns: bool,
}

#[derive(Template)]
#[template(path = "review_form.html")]
struct ReviewFormPage<'a> {
    frame: Frame,
    problem: Option<String>,
    record: &'a str,
}

/// Returns the review of a game by these rules, with a link back to `game`.
#[must_use]
pub fn review_page(
    reader: &Reader,
    narrator: &Narrator,
    rules: RuleSet,
    review: &Review,
    game: Option<&str>,
) -> String {
    let players = || Player::ALL.into_iter().zip(&review.players);
    let accuracy = players().map(|(player, one)| narrator.accuracy(player, one));
    let calls = players().filter_map(|(player, one)| narrator.calls(player, one));
    let [first, second] = Player::ALL.map(|player| narrator.name(player));
    let url = |one: &ReviewedAction| reader.to(&StudyBoard::new(rules, one.position).path());
    let turning = review
        .turning_points()
        .map(|one| TurningPoint { text: narrator.turning_point(one).join(" "), url: url(one) });
    let rows = review.actions.iter().map(|one| Row {
        action: narrator.reviewed(one),
        worth: narrator.worth_after(one),
        url: url(one),
        turns: one.is_turning_point(),
    });
    render(&ReviewPage {
        frame: Frame::new(reader, &reader.say(ReviewText::ReviewTitle)),
        back: game.map(|game| reader.to(game)),
        performance: accuracy.chain(calls).collect(),
        turning: turning.collect(),
        graph: graph(review),
        caption: reader.say(ReviewText::ReviewGraph { first, second }),
        rows: rows.collect(),
    })
}

/// Returns the page to which a record is brought, with what was wrong with the last one.
#[must_use]
pub fn review_form_page(reader: &Reader, record: &str, problem: Option<String>) -> String {
    let frame = Frame::new(reader, &reader.say(ReviewText::ReviewPasteTitle));
    render(&ReviewFormPage { frame, problem, record })
}

/// The size of the graph; the middle is a draw.
const WIDTH: usize = 640;
const MIDDLE: i32 = 60;

/// Draws the value after every action as steps, wins of the first player up, and marks the turning points.
fn graph(review: &Review) -> String {
    let step = WIDTH / review.actions.len().max(1);
    let mut path = format!("M0 {MIDDLE}");
    let mut marks = String::new();
    for (number, one) in (1..).zip(&review.actions) {
        let (x, y) = (step * number, height(one.worth_to(Player::One)));
        let _ = write!(path, "V{y}H{x}");
        if one.is_turning_point() {
            let _ =
                write!(marks, r#"<circle class="graph-turn" cx="{}" cy="{y}" r="5"/>"#, x - step);
        }
    }
    let (bottom, wide) = (2 * MIDDLE, WIDTH);
    format!(
        r#"<svg class="graph" viewBox="0 0 {wide} {bottom}" aria-hidden="true"><path class="graph-zero" d="M0 {MIDDLE}H{wide}"/><path class="graph-line" d="{path}"/>{marks}</svg>"#
    )
}

/// Returns how far from the top a value is drawn: the sooner the end, the further from the middle.
fn height(value: Value) -> i32 {
    match value {
        Value::Win(placements) => 6 + 2 * i32::from(placements),
        Value::Draw => MIDDLE,
        Value::Loss(placements) => 2 * MIDDLE - 6 - 2 * i32::from(placements),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wins_are_drawn_above_draws_and_losses_below_and_sooner_ones_further_out() {
        let heights = [Value::Win(0), Value::Win(16), Value::Draw, Value::Loss(16), Value::Loss(0)]
            .map(height);
        assert!(heights.is_sorted_by(|one, other| one < other), "{heights:?}");
    }
}
