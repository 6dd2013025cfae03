//! Pages that are there to be read.

use askama::Template;
use quarto_text::{PageText, Topic, rules_note, rules_title};

use crate::Reader;
use crate::art::sprite;
use crate::examples::example;
use crate::frame::{Frame, render};

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    frame: Frame,
    heading: String,
    sprite: &'static str,
    sections: Vec<Section>,
}

struct Section {
    title: String,
    paragraphs: Vec<Paragraph>,
}

struct Paragraph {
    name: &'static str,
    text: String,
    /// In HTML.
    picture: String,
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

/// Returns the page of the rules.
#[must_use]
pub fn rules_page(reader: &Reader) -> String {
    let heading = rules_title(reader.language);
    let (language, edition) = (reader.language, reader.settings.edition);
    let paragraph = |(name, text)| {
        let picture = example(name, language, edition);
        Paragraph { name, text, picture }
    };
    let section = |topic: Topic| {
        let section = topic.section(language);
        let paragraphs = section.paragraphs.into_iter().map(paragraph).collect();
        Section { title: section.title, paragraphs }
    };
    let sections = Topic::ALL.map(section).into();
    let frame = Frame::new(reader, &heading);
    render(&RulesPage { frame, heading, sprite: sprite(), sections })
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
