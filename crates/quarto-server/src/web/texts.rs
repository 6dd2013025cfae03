//! Pages that are there to be read, and what is said when something does not work.

use askama::Template;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use quarto_text::{Edition, Language, Message, PageText, Topic, rules_title};
use quarto_wire::Problem;

use super::art::sprite;
use super::choice::{Choice, Item};
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
    sprite: String,
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
    let say = |text: PageText<'_>| words.say(text);
    let tell = |message: Message<'_>| words.tell(message);
    let one = |title, field, items| Choice { title, field, several: false, items };
    let [on, off] = [tell(Message::MenuOn), tell(Message::MenuOff)];
    let edition = |edition, label| Item::new(&edition, tell(label), settings.edition == edition);
    let theme = |theme, label| Item::new(&theme, say(label), settings.theme == theme);
    let labels = |labels, label| Item::new(&labels, label, settings.labels == labels);
    let motion = |motion, label| Item::new(&motion, say(label), settings.motion == motion);
    let sound = |sound, label| Item::new(&sound, label, settings.sound == sound);
    let keys = |keys, label| Item::new(&keys, label, settings.keys == keys);
    let languages = Language::ALL.into_iter();
    let languages = languages
        .map(|language| Item::new(&language, language.name().into(), language == visitor.language));
    let choices = vec![
        one(tell(Message::MenuLanguage), "language", languages.collect()),
        one(
            tell(Message::MenuEdition),
            "edition",
            vec![
                edition(Edition::Classic, Message::MenuEditionClassic),
                edition(Edition::Access, Message::MenuEditionAccess),
            ],
        ),
        one(
            say(PageText::Theme),
            "theme",
            vec![
                theme(Theme::Auto, PageText::ThemeAuto),
                theme(Theme::Light, PageText::ThemeLight),
                theme(Theme::Dark, PageText::ThemeDark),
            ],
        ),
        one(
            say(PageText::Labels),
            "labels",
            vec![labels(Labels::Off, off.clone()), labels(Labels::On, say(PageText::LabelsOn))],
        ),
        one(
            say(PageText::Motion),
            "motion",
            vec![
                motion(Motion::Auto, PageText::MotionAuto),
                motion(Motion::Off, PageText::MotionOff),
            ],
        ),
        one(
            say(PageText::Sound),
            "sound",
            vec![sound(Sound::On, say(PageText::SoundTurn)), sound(Sound::Off, off.clone())],
        ),
        one(say(PageText::SingleKeys), "keys", vec![keys(Keys::On, on), keys(Keys::Off, off)]),
    ];
    let titles = [PageText::Quarto, PageText::Board, PageText::Reserve, PageText::Command];
    let keys = titles.map(say).into_iter().zip(Letters::FIELDS).zip(settings.letters.labels());
    let letters = keys.map(|((title, field), letter)| Key { title, field, letter }).collect();
    SettingsPage {
        letters,
        frame: Frame::new(visitor, &words.say(PageText::Settings)),
        saved: false,
        problem: None,
        name: settings.name.as_ref().map(ToString::to_string).unwrap_or_default(),
        choices,
    }
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
