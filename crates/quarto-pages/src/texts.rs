//! Pages that are there to be read.

use askama::Template;
use quarto_rules::Piece;
use quarto_text::{Edition, PageText, Topic, Voice, rules_note, rules_title};

use crate::Reader;
use crate::art::sprite;
use crate::examples::{Card, Figure, cards, figures};
use crate::frame::{Frame, render};

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    frame: Frame,
    heading: String,
    sprite: &'static str,
    edition: Edition,
    /// The title of the cards.
    short: String,
    cards: Vec<CardView>,
    sections: Vec<Section>,
}

/// One of the six sentences that tell the game in short.
struct CardView {
    text: String,
    picture: Card,
}

struct Section {
    title: String,
    paragraphs: Vec<Paragraph>,
}

struct Paragraph {
    name: &'static str,
    text: String,
    figures: Vec<Figure>,
    /// All pieces with their names, where they are introduced.
    pieces: Vec<(Piece, String)>,
}

#[derive(Template)]
#[template(path = "about.html")]
struct AboutPage {
    frame: Frame,
    source: String,
    /// Whose game it is (R18).
    note: String,
}

#[derive(Template)]
#[template(path = "accessibility.html")]
struct AccessibilityPage {
    frame: Frame,
    report: String,
}

#[derive(Template)]
#[template(path = "api.html")]
struct ApiPage {
    frame: Frame,
    /// In HTML.
    body: String,
}

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    frame: Frame,
    text: String,
}

/// Returns the page of the rules, in the words of the reader's edition.
#[must_use]
pub fn rules_page(reader: &Reader) -> String {
    let heading = rules_title(reader.language);
    let (language, edition) = (reader.language, reader.settings.edition);
    let voice = Voice { language, edition, ..Voice::default() };
    let sections = Topic::ALL.into_iter().filter(|topic| *topic != Topic::Summary);
    let sections = sections.map(|topic| section(topic, voice)).collect();
    let summary = Topic::Summary.section(language, edition);
    let cards = summary.paragraphs.into_iter().zip(cards(voice));
    let cards = cards.map(|((_, text), picture)| CardView { text, picture }).collect();
    render(&RulesPage {
        frame: Frame::new(reader, &heading),
        heading,
        sprite: sprite(),
        edition,
        short: summary.title,
        cards,
        sections,
    })
}

fn section(topic: Topic, voice: Voice) -> Section {
    let section = topic.section(voice.language, voice.edition);
    let paragraph = |(name, text)| {
        let named = |piece| (piece, voice.piece(piece));
        let pieces = if name == "r2" { Piece::ALL.map(named).into() } else { Vec::new() };
        Paragraph { name, text, figures: figures(name, voice), pieces }
    };
    let paragraphs = section.paragraphs.into_iter().map(paragraph).collect();
    Section { title: section.title, paragraphs }
}

/// Returns the page that says what this is.
#[must_use]
pub fn about_page(reader: &Reader) -> String {
    let frame = Frame::new(reader, &reader.say(PageText::PageAbout));
    let source = reader.say(PageText::AboutSource { version: env!("CARGO_PKG_VERSION") });
    render(&AboutPage { frame, source, note: rules_note(reader.language) })
}

/// Returns the page that says who can play here and how, and whom to tell of barriers.
#[must_use]
pub fn accessibility_page(reader: &Reader, contact: Option<&str>) -> String {
    let frame = Frame::new(reader, &reader.say(PageText::AccessTitle));
    let report = reader.say(match contact {
        Some(contact) => PageText::AccessReportTo { contact },
        None => PageText::AccessReportHost,
    });
    render(&AccessibilityPage { frame, report })
}

/// Returns the page about the API; `body` is its description, in HTML.
#[must_use]
pub fn api_page(reader: &Reader, body: String) -> String {
    render(&ApiPage { frame: Frame::new(reader, "API"), body })
}

/// Returns the page for something that went wrong, which `text` explains.
#[must_use]
pub fn error_page(reader: &Reader, text: String) -> String {
    let frame = Frame::new(reader, &reader.say(PageText::ErrorTitle));
    render(&ErrorPage { frame, text })
}
