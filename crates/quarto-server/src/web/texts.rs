//! Pages that are there to be read, and what is said when something does not work.

use std::sync::Arc;

use askama::Template;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use quarto_text::{Language, PageText, Topic, rules_title};

use super::art::sprite;
use super::examples::example;
use super::frame::{Frame, PageTexts, send};
use super::visitor::Visitor;
use crate::app::App;
use crate::error::ApiError;

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

/// Shows the rules.
pub(crate) async fn rules(visitor: Visitor) -> Response {
    let heading = rules_title(visitor.language);
    let (language, edition) = (visitor.language, visitor.settings.edition);
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
    let frame = Frame::new(&visitor, &heading);
    send(&RulesPage { frame, heading, sprite: sprite(), sections })
}

/// Says what this is.
pub(crate) async fn about(visitor: Visitor) -> Response {
    let words = PageTexts(visitor.language);
    let frame = Frame::new(&visitor, &words.say(PageText::PageAbout));
    let source = words.say(PageText::AboutSource { version: env!("CARGO_PKG_VERSION") });
    send(&AboutPage { frame, source })
}

/// Says who can play here and how, and whom to tell of barriers.
pub(crate) async fn accessibility(State(app): State<App>, visitor: Visitor) -> Response {
    let words = PageTexts(visitor.language);
    let frame = Frame::new(&visitor, &words.say(PageText::AccessTitle));
    let report = words.say(match &app.config.contact {
        Some(contact) => PageText::AccessReportTo { contact },
        None => PageText::AccessReportHost,
    });
    send(&AccessibilityPage { frame, report })
}

/// Shows what the API can do, in the language of those who write programs.
pub(crate) async fn api(headers: HeaderMap) -> Response {
    let visitor = Visitor { language: Language::English, ..Visitor::lost(&headers) };
    send(&ApiPage { frame: Frame::new(&visitor, "API"), body: crate::openapi::page() })
}

/// Says to people in a page what went wrong, instead of in JSON.
pub(crate) async fn explain(request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let is_for_programs =
        path.starts_with("/api/") || matches!(&*path, "/livez" | "/readyz" | "/version");
    if is_for_programs {
        return next.run(request).await;
    }
    let headers = request.headers().clone();
    let response = next.run(request).await;
    match response.extensions().get::<Arc<ApiError>>() {
        Some(error) => error_page(&path, &headers, error, &response),
        None => response,
    }
}

fn error_page(path: &str, headers: &HeaderMap, error: &ApiError, answer: &Response) -> Response {
    let visitor = Visitor::new(path, headers).unwrap_or_else(|| Visitor::lost(headers));
    let visitor = Visitor { path: "/".into(), ..visitor };
    let text = error.words(visitor.voice());
    let frame = Frame::new(&visitor, &PageTexts(visitor.language).say(PageText::ErrorTitle));
    let mut page = send(&ErrorPage { frame, text });
    *page.status_mut() = answer.status();
    // All that protects the answer protects the page, too.
    for (name, value) in answer.headers() {
        if *name == header::SET_COOKIE {
            // There may be several.
            page.headers_mut().append(name.clone(), value.clone());
        } else if !matches!(*name, header::CONTENT_TYPE | header::CONTENT_LENGTH) {
            page.headers_mut().insert(name.clone(), value.clone());
        }
    }
    page
}
