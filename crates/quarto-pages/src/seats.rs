use askama::Template;
use quarto_text::PageText;

use crate::frame::{Frame, render};
use crate::{GameLink, Reader};

#[derive(Template)]
#[template(path = "seats.html")]
struct SeatsPage {
    frame: Frame,
    /// The result of the last form.
    status: Option<String>,
    seats: Vec<SeatLine>,
}

/// A game in which the browser holds one or both seats.
struct SeatLine {
    link: GameLink,
    /// The label of the button that gives it up.
    leave: String,
}

/// Returns the page that lists the games in which the reader's browser holds a seat; `status` is what it
/// has just done.
#[must_use]
pub fn seats_page(reader: &Reader, links: Vec<GameLink>, status: Option<String>) -> String {
    let line = |link: GameLink| {
        let leave = reader.say(PageText::SeatsLeave { game: &link.title });
        SeatLine { link, leave }
    };
    let seats = links.into_iter().map(line).collect();
    let frame = Frame::new(reader, &reader.say(PageText::SeatsTitle));
    render(&SeatsPage { frame, status, seats })
}
