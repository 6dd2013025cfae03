//! The page of the visitor's settings.

use askama::Template;
use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use quarto_text::{Language, OptionText, PageText};

use super::choice::Choice;
use super::fields::Fields;
use super::frame::{Frame, PageTexts, send};
use super::settings::{Letters, Settings};
use super::visitor::Visitor;
use crate::app::App;

#[derive(Template)]
#[template(path = "settings.html")]
struct SettingsPage {
    frame: Frame,
    saved: bool,
    problem: Option<String>,
    /// The subject of the problem.
    wrong: Option<Wrong>,
    name: String,
    choices: Vec<Choice>,
    letters: Vec<Key>,
}

/// What can be wrong in the form.
#[derive(Clone, Copy, PartialEq)]
enum Wrong {
    Name,
    Keys,
}

impl Wrong {
    fn text(self) -> PageText<'static> {
        match self {
            Wrong::Name => PageText::HomeBadName,
            Wrong::Keys => PageText::SettingsKeysSame,
        }
    }
}

/// A key that can be chosen.
struct Key {
    title: String,
    field: &'static str,
    letter: String,
}

/// Shows the settings.
pub(crate) async fn settings(visitor: Visitor, uri: Uri) -> Response {
    let saved = uri.query() == Some("saved");
    send(&SettingsPage { saved, ..settings_page(&visitor, visitor.language) })
}

/// Saves the settings.
pub(crate) async fn save_settings(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Response {
    let settings = Settings::read(&fields);
    let name = fields.get("name").map(str::trim).unwrap_or_default();
    let bad_name = (!name.is_empty() && settings.name.is_none()).then_some(Wrong::Name);
    let same_keys = Letters::are_unclear(&fields).then_some(Wrong::Keys);
    if let Some(wrong) = bad_name.or(same_keys) {
        let problem = Some(PageTexts(visitor.language).say(wrong.text()));
        // Everything stays as it was chosen, so that the visitor can correct it.
        let name = name.to_owned();
        let language = settings.language.unwrap_or(visitor.language);
        let mut page = settings_page(&Visitor { settings, ..visitor }, language);
        for key in &mut page.letters {
            key.letter = fields.get(key.field).unwrap_or_default().to_owned();
        }
        let page = send(&SettingsPage { problem, wrong: Some(wrong), name, ..page });
        return (StatusCode::UNPROCESSABLE_ENTITY, page).into_response();
    }
    let language = settings.language.unwrap_or(visitor.language);
    let place = Redirect::to(&format!("/{language}/settings?saved"));
    ([(header::SET_COOKIE, settings.to_cookie(&app))], place).into_response()
}

/// Returns the page with a language preselected.
fn settings_page(visitor: &Visitor, language: Language) -> SettingsPage {
    let (words, settings) = (PageTexts(visitor.language), &visitor.settings);
    let language = Choice::one(
        words.say(OptionText::OptionLanguage),
        "language",
        &language,
        Language::ALL.map(|language| (language, language.name().into())),
    );
    let mut choices = settings.choices(words);
    // The kinds of sounds come before their volume, and the language before everything.
    let volume = choices.iter().position(|choice| choice.field == "volume");
    choices.insert(volume.unwrap_or(choices.len()), settings.sounds.choice(words));
    choices.insert(0, language);
    let titles =
        [PageText::GameQuarto, PageText::GameBoard, PageText::GameReserve, PageText::GameCommand];
    let titles = titles.map(|title| words.say(title)).into_iter();
    let keys = titles.zip(Letters::FIELDS).zip(settings.letters.labels());
    SettingsPage {
        letters: keys.map(|((title, field), letter)| Key { title, field, letter }).collect(),
        frame: Frame::new(visitor, &words.say(PageText::PageSettings)),
        saved: false,
        problem: None,
        wrong: None,
        name: settings.name_text(),
        choices,
    }
}
