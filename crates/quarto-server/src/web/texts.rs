//! Pages that are there to be read, and what is said when something does not work.

use askama::Template;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use quarto_text::{Edition, Language, Message, PageText, Topic, rules_title};
use quarto_wire::Problem;

use super::art::sprite;
use super::choice::Choice;
use super::examples::example;
use super::fields::Fields;
use super::frame::{Frame, Words, send};
use super::settings::{Keys, Labels, Letters, Motion, Settings, Sound, Theme};
use super::visitor::Visitor;
use crate::app::App;

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
#[template(path = "api.html")]
struct ApiPage {
    frame: Frame,
    /// In HTML.
    body: String,
}

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsPage {
    frame: Frame,
    saved: bool,
    problem: Option<String>,
    name: String,
    choices: Vec<Choice>,
    letters: Vec<Key>,
}

/// A key that can be chosen.
struct Key {
    title: String,
    field: &'static str,
    letter: String,
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
    let words = Words(visitor.language);
    let frame = Frame::new(&visitor, &words.say(PageText::About));
    let source = words.say(PageText::AboutSource { version: env!("CARGO_PKG_VERSION") });
    send(&AboutPage { frame, source })
}

/// Shows what the API can do, in the language of those who write programs.
pub(crate) async fn api(headers: HeaderMap) -> Response {
    let visitor = Visitor { language: Language::English, ..Visitor::lost(&headers) };
    send(&ApiPage { frame: Frame::new(&visitor, "API"), body: crate::openapi::page() })
}

/// Shows how pages can be.
pub(crate) async fn settings(visitor: Visitor, uri: Uri) -> Response {
    let saved = uri.query() == Some("saved");
    send(&SettingsPage { saved, ..settings_page(&visitor) })
}

/// Takes note of how somebody wants pages to be.
pub(crate) async fn save_settings(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let settings = Settings::read(&fields);
    let name = fields.get("name").map(str::trim).unwrap_or_default();
    if !name.is_empty() && settings.name.is_none() {
        let problem = Some(Words(visitor.language).say(PageText::BadName));
        let page = send(&SettingsPage { problem, ..settings_page(&visitor) });
        return (StatusCode::UNPROCESSABLE_ENTITY, page).into_response();
    }
    let language = settings.language.unwrap_or(visitor.language);
    let place = Redirect::to(&format!("/{language}/settings?saved"));
    ([(header::SET_COOKIE, settings.to_cookie(&app))], place).into_response()
}

fn settings_page(visitor: &Visitor) -> SettingsPage {
    let (words, settings) = (Words(visitor.language), &visitor.settings);
    let language = Choice::one(
        words.tell(Message::MenuLanguage),
        "language",
        &visitor.language,
        Language::ALL.map(|language| (language, language.name().into())),
    );
    let choices = [language].into_iter().chain(looks(words, settings)).chain(ways(words, settings));
    let titles = [PageText::Quarto, PageText::Board, PageText::Reserve, PageText::Command];
    let titles = titles.map(|title| words.say(title)).into_iter();
    let keys = titles.zip(Letters::FIELDS).zip(settings.letters.labels());
    SettingsPage {
        letters: keys.map(|((title, field), letter)| Key { title, field, letter }).collect(),
        frame: Frame::new(visitor, &words.say(PageText::Settings)),
        saved: false,
        problem: None,
        name: settings.name.as_ref().map(ToString::to_string).unwrap_or_default(),
        choices: choices.collect(),
    }
}

/// Returns how things can look.
fn looks(words: Words, settings: &Settings) -> [Choice; 4] {
    let editions = [
        (Edition::Classic, words.tell(Message::MenuEditionClassic)),
        (Edition::Access, words.tell(Message::MenuEditionAccess)),
    ];
    let themes = [
        (Theme::Auto, words.say(PageText::ThemeAuto)),
        (Theme::Light, words.say(PageText::ThemeLight)),
        (Theme::Dark, words.say(PageText::ThemeDark)),
    ];
    let labels =
        [(Labels::Off, words.tell(Message::MenuOff)), (Labels::On, words.say(PageText::LabelsOn))];
    let motions = [
        (Motion::Auto, words.say(PageText::MotionAuto)),
        (Motion::Off, words.say(PageText::MotionOff)),
    ];
    [
        Choice::one(words.tell(Message::MenuEdition), "edition", &settings.edition, editions),
        Choice::one(words.say(PageText::Theme), "theme", &settings.theme, themes),
        Choice::one(words.say(PageText::Labels), "labels", &settings.labels, labels),
        Choice::one(words.say(PageText::Motion), "motion", &settings.motion, motions),
    ]
}

/// Returns how things can be heard and done.
fn ways(words: Words, settings: &Settings) -> [Choice; 2] {
    let [on, off] = [Message::MenuOn, Message::MenuOff].map(|message| words.tell(message));
    let sounds = [(Sound::On, words.say(PageText::SoundTurn)), (Sound::Off, off.clone())];
    let keys = [(Keys::On, on), (Keys::Off, off)];
    [
        Choice::one(words.say(PageText::Sound), "sound", &settings.sound, sounds),
        Choice::one(words.say(PageText::SingleKeys), "keys", &settings.keys, keys),
    ]
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
    match response.extensions().get::<Problem>() {
        Some(problem) => error_page(&path, &headers, problem, response.headers()),
        None => response,
    }
}

fn error_page(
    path: &str,
    headers: &HeaderMap,
    problem: &Problem,
    answered: &HeaderMap,
) -> Response {
    let visitor = Visitor::new(path, headers).unwrap_or_else(|| Visitor::lost(headers));
    let visitor = Visitor { path: "/".into(), ..visitor };
    let words = Words(visitor.language);
    let text = words.say(match (problem.code.as_str(), problem.status) {
        ("no-page" | "no-method", _) => PageText::ErrorNoPage,
        ("no-game", _) => PageText::ErrorNoGame,
        ("no-seat" | "no-secret", _) => PageText::ErrorNoSeat,
        ("too-many", _) => PageText::ErrorTooMany { count: problem.retry_after.unwrap_or(1) },
        (_, 500..) => PageText::ErrorBusy,
        _ => PageText::ErrorOther,
    });
    let frame = Frame::new(&visitor, &words.say(PageText::ErrorTitle));
    let mut page = send(&ErrorPage { frame, text });
    *page.status_mut() = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::BAD_REQUEST);
    // All that protects the answer protects the page, too.
    for (name, value) in answered {
        if !matches!(*name, header::CONTENT_TYPE | header::CONTENT_LENGTH) {
            page.headers_mut().insert(name.clone(), value.clone());
        }
    }
    page
}
