//! Pages that are there to be read, and what is said when something does not work.

use std::fmt::Write;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use quarto_text::{Edition, Language, Message, PageText, Topic, rules_title};
use quarto_wire::Problem;

use super::art::sprite;
use super::examples::example;
use super::fields::Fields;
use super::frame::{Frame, TextPage, Words, escape, send};
use super::settings::{Keys, Labels, Motion, Settings, Sound, Theme};
use super::visitor::Visitor;
use crate::app::App;

/// Shows the rules.
pub(crate) async fn rules(visitor: Visitor) -> Response {
    let heading = rules_title(visitor.language);
    let mut body = String::new();
    for topic in Topic::ALL {
        let section = topic.section(visitor.language);
        let _ = write!(body, "<h2>{}</h2>", escape(&section.title));
        for (name, text) in section.paragraphs {
            let _ = write!(body, "<p id=\"{name}\">{}</p>", escape(&text));
            body += &example(name, visitor.language, visitor.settings.edition);
        }
    }
    let body = sprite() + &body;
    send(&TextPage { frame: Frame::new(&visitor, &heading), heading, body })
}

/// Says what this is.
pub(crate) async fn about(visitor: Visitor) -> Response {
    let words = Words(visitor.language);
    let texts = [
        PageText::AboutText,
        PageText::AboutRules,
        PageText::AboutAccess,
        PageText::AboutPrivacy,
        PageText::AboutSource { version: env!("CARGO_PKG_VERSION") },
    ];
    let body = texts.map(|text| format!("<p>{}</p>", escape(&words.say(text)))).concat();
    let heading = words.say(PageText::About);
    send(&TextPage { frame: Frame::new(&visitor, &heading), heading, body })
}

/// Shows what the API can do, in the language of those who write programs.
pub(crate) async fn api(headers: HeaderMap) -> Response {
    let visitor = Visitor { language: Language::English, ..Visitor::lost(&headers) };
    let (heading, body) = ("API".to_owned(), crate::openapi::page());
    send(&TextPage { frame: Frame::new(&visitor, &heading), heading, body })
}

/// Shows how pages can be.
pub(crate) async fn settings(visitor: Visitor, uri: axum::http::Uri) -> Response {
    let saved = uri.query() == Some("saved");
    let saved = saved.then(|| Words(visitor.language).say(PageText::SettingsSaved));
    settings_page(&visitor, saved.as_deref(), None)
}

/// Takes note of how somebody wants pages to be.
pub(crate) async fn save_settings(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let words = Words(visitor.language);
    let settings = Settings::read(&fields);
    let name = fields.get("name").map(str::trim).unwrap_or_default();
    if !name.is_empty() && settings.name.is_none() {
        let page = settings_page(&visitor, None, Some(&words.say(PageText::BadName)));
        return (StatusCode::UNPROCESSABLE_ENTITY, page).into_response();
    }
    let place = Redirect::to(&visitor.to("/settings?saved"));
    ([(header::SET_COOKIE, settings.to_cookie(&app))], place).into_response()
}

fn settings_page(visitor: &Visitor, saved: Option<&str>, problem: Option<&str>) -> Response {
    let words = Words(visitor.language);
    let settings = &visitor.settings;
    let say = |text: PageText<'_>| escape(&words.say(text));
    let tell = |message: Message<'_>| escape(&words.tell(message));
    let radios = |title: String, name: &str, values: &[(String, String, bool)]| {
        let value = |(value, label, chosen): &(String, String, bool)| {
            let checked = if *chosen { " checked" } else { "" };
            format!(
                "<label><input type=\"radio\" name=\"{name}\" value=\"{value}\"{checked}> {label}</label>"
            )
        };
        let values: String = values.iter().map(value).collect();
        format!("<fieldset><legend>{title}</legend>{values}</fieldset>")
    };
    let one =
        |value: &dyn ToString, label: String, chosen: bool| (value.to_string(), label, chosen);
    let problem = problem.map_or_else(String::new, |problem| {
        format!("<p role=\"alert\" class=\"problem\">{}</p>", escape(problem))
    });
    let saved = saved.map_or_else(String::new, |saved| {
        format!("<p role=\"status\" class=\"answer\">{}</p>", escape(saved))
    });
    let name = settings.name.as_ref().map(ToString::to_string).unwrap_or_default();
    let [on, off] = [tell(Message::MenuOn), tell(Message::MenuOff)];
    let body = [
        format!("<p>{}</p>{saved}{problem}<form method=\"post\" class=\"options\">", say(PageText::SettingsIntro)),
        format!(
            "<p><label>{} <input name=\"name\" maxlength=\"40\" autocomplete=\"nickname\" value=\"{}\"></label></p>",
            tell(Message::MenuName),
            escape(&name)
        ),
        radios(
            tell(Message::MenuEdition),
            "edition",
            &[
                one(&Edition::Classic, tell(Message::MenuEditionClassic), settings.edition == Edition::Classic),
                one(&Edition::Access, tell(Message::MenuEditionAccess), settings.edition == Edition::Access),
            ],
        ),
        radios(
            say(PageText::Theme),
            "theme",
            &[
                one(&Theme::Auto, say(PageText::ThemeAuto), settings.theme == Theme::Auto),
                one(&Theme::Light, say(PageText::ThemeLight), settings.theme == Theme::Light),
                one(&Theme::Dark, say(PageText::ThemeDark), settings.theme == Theme::Dark),
            ],
        ),
        radios(
            say(PageText::Labels),
            "labels",
            &[
                one(&Labels::Off, off.clone(), settings.labels == Labels::Off),
                one(&Labels::On, say(PageText::LabelsOn), settings.labels == Labels::On),
            ],
        ),
        radios(
            say(PageText::Motion),
            "motion",
            &[
                one(&Motion::Auto, say(PageText::MotionAuto), settings.motion == Motion::Auto),
                one(&Motion::Off, say(PageText::MotionOff), settings.motion == Motion::Off),
            ],
        ),
        radios(
            say(PageText::Sound),
            "sound",
            &[
                one(&Sound::On, say(PageText::SoundTurn), settings.sound == Sound::On),
                one(&Sound::Off, off.clone(), settings.sound == Sound::Off),
            ],
        ),
        radios(
            say(PageText::SingleKeys),
            "keys",
            &[
                one(&Keys::On, on, settings.keys == Keys::On),
                one(&Keys::Off, off, settings.keys == Keys::Off),
            ],
        ),
        format!("<p><button class=\"primary\">{}</button></p></form>", say(PageText::SettingsSave)),
    ]
    .concat();
    let heading = words.say(PageText::Settings);
    send(&TextPage { frame: Frame::new(visitor, &heading), heading, body })
}

/// Says in a page what went wrong, instead of in JSON.
pub(crate) async fn explain(request: Request, next: Next) -> Response {
    let (path, headers) = (request.uri().path().to_owned(), request.headers().clone());
    let response = next.run(request).await;
    match response.extensions().get::<Problem>() {
        Some(problem) => error_page(&path, &headers, problem, response.headers()),
        None => response,
    }
}

/// Says that there is no such page.
pub(crate) fn error_page(
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
    let (heading, home) = (words.say(PageText::ErrorTitle), words.say(PageText::ErrorHome));
    let body = format!(
        "<p>{}</p><p><a href=\"{}\">{}</a></p>",
        escape(&text),
        visitor.to("/"),
        escape(&home)
    );
    let mut page = send(&TextPage { frame: Frame::new(&visitor, &heading), heading, body });
    *page.status_mut() = StatusCode::from_u16(problem.status).unwrap_or(StatusCode::BAD_REQUEST);
    if let Some(after) = answered.get(header::RETRY_AFTER) {
        page.headers_mut().insert(header::RETRY_AFTER, after.clone());
    }
    page
}
