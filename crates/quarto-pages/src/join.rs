use askama::Template;
use quarto_game::{GameId, Seat, View};
use quarto_text::{Narrator, PageText};

use crate::Reader;
use crate::frame::{Frame, render};
use crate::perspective::title;

#[derive(Template)]
#[template(path = "join.html")]
struct JoinPage {
    frame: Frame,
    heading: String,
    /// The players.
    title: String,
    text: String,
    problem: Option<String>,
    terms: Vec<String>,
    form: Option<Form>,
    /// The address of the game.
    game: String,
}

/// The form of the page.
struct Form {
    action: String,
    key: String,
    /// The value of the name field, if a name is needed.
    name: Option<String>,
    button: String,
}

/// The seat that a link leads to, and what the reader can do there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinLink {
    /// The game.
    pub game: GameId,
    /// The seat.
    pub seat: Seat,
    /// What the link is for the reader.
    pub kind: LinkKind,
}

/// What the link of a seat is for a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// The link is an invitation that can be used.
    Invitation,
    /// The link is an invitation that was used or withdrawn.
    Spent,
    /// The link holds the seat, and other browsers may hold it, too.
    Holding,
    /// The link holds the seat, but no further browser may.
    Full,
    /// The reader holds the seat.
    Own,
    /// The reader holds the other seat.
    OtherSeat,
}

/// Returns the page of a seat's link, which asks before it changes anything: programs that preview links
/// open them, too. `key` is the idempotency key of its form.
#[must_use]
pub fn join_page(
    reader: &Reader,
    view: &View,
    link: JoinLink,
    problem: Option<String>,
    key: String,
) -> String {
    let (heading, text, button) = link.words(reader, view);
    let is_invited = link.kind == LinkKind::Invitation;
    let form = button.map(|button| Form {
        // With the language of the page, in which the game is then shown.
        action: reader.to(&reader.path),
        key,
        name: is_invited.then(|| reader.settings.name_text()),
        button,
    });
    let narrator = Narrator::new(reader.voice(), view);
    let terms = if is_invited { narrator.terms(&view.options) } else { Vec::new() };
    let mut frame = Frame::new(reader, &heading);
    if let (true, Some(host)) = (is_invited, view.seated(link.seat.other())) {
        frame.preview = reader.say(PageText::GameInvitedBy { player: &reader.voice().party(host) });
    }
    render(&JoinPage {
        frame,
        heading,
        title: title(reader.voice(), view, &[]),
        text,
        problem,
        terms,
        form,
        game: reader.to(&format!("/games/{}", link.game)),
    })
}

impl JoinLink {
    /// Returns a heading, the text below it, and the label of the button, if there is one.
    fn words(&self, reader: &Reader, view: &View) -> (String, String, Option<String>) {
        let say = |text: PageText<'_>| reader.say(text);
        let name = |seat| view.seated(seat).map(|party| reader.voice().party(party));
        match self.kind {
            LinkKind::Invitation => {
                let text = match name(self.seat.other()) {
                    Some(player) => say(PageText::GameInvitedText { player: &player }),
                    None => say(PageText::JoinFreeText),
                };
                (say(PageText::GameInvited), text, Some(say(PageText::GameSitDown)))
            }
            LinkKind::Holding => {
                let player = &name(self.seat).unwrap_or_default();
                let heading = say(PageText::JoinContinue { player });
                let text = say(PageText::JoinContinueText { player });
                (heading.clone(), text, Some(heading))
            }
            LinkKind::Spent => (say(PageText::JoinSpent), say(PageText::JoinSpentText), None),
            LinkKind::Full => (say(PageText::JoinFull), say(PageText::JoinFullText), None),
            LinkKind::Own | LinkKind::OtherSeat => {
                (say(PageText::JoinOther), say(PageText::JoinOtherText), None)
            }
        }
    }
}
