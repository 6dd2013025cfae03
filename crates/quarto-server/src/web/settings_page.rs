//! The page of the visitor's settings.

use askama::Template;
use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use quarto_game::Warnings;
use quarto_text::{Edition, Language, PageText, TerminalText};

use super::choice::Choice;
use super::fields::Fields;
use super::frame::{Frame, PageTexts, send};
use super::settings::{
    Blindfold, Keys, Labels, Letters, Motion, Settings, SoundKind, Speech, Theme, Volume,
};
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
        words.say(TerminalText::MenuLanguage),
        "language",
        &language,
        Language::ALL.map(|language| (language, language.name().into())),
    );
    let choices = [language].into_iter().chain(looks(words, settings));
    let choices = choices.chain(sounds(words, settings)).chain(ways(words, settings));
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
        choices: choices.collect(),
    }
}

/// Returns the choices for the look.
fn looks(words: PageTexts, settings: &Settings) -> [Choice; 4] {
    let editions = [
        (Edition::Classic, words.say(TerminalText::MenuEditionClassic)),
        (Edition::Access, words.say(TerminalText::MenuEditionAccess)),
    ];
    let themes = [
        (Theme::Auto, words.say(PageText::SettingsThemeAuto)),
        (Theme::Light, words.say(PageText::SettingsThemeLight)),
        (Theme::Dark, words.say(PageText::SettingsThemeDark)),
    ];
    let labels = [
        (Labels::Off, words.say(TerminalText::MenuOff)),
        (Labels::On, words.say(PageText::SettingsLabelsOn)),
    ];
    let motions = [
        (Motion::Auto, words.say(PageText::SettingsMotionAuto)),
        (Motion::Off, words.say(PageText::SettingsMotionOff)),
    ];
    [
        Choice::one(words.say(TerminalText::MenuEdition), "edition", &settings.edition, editions),
        Choice::one(words.say(PageText::SettingsTheme), "theme", &settings.theme, themes),
        Choice::one(words.say(PageText::SettingsLabels), "labels", &settings.labels, labels),
        Choice::one(words.say(PageText::SettingsMotion), "motion", &settings.motion, motions),
    ]
}

/// Returns the choices for sounds.
fn sounds(words: PageTexts, settings: &Settings) -> [Choice; 4] {
    let kinds = [
        (SoundKind::Turn, words.say(PageText::SettingsSoundTurn)),
        (SoundKind::Pieces, words.say(PageText::SettingsSoundPieces)),
        (SoundKind::Calls, words.say(PageText::SettingsSoundCalls)),
        (SoundKind::Clock, words.say(PageText::SettingsSoundClock)),
        (SoundKind::Edge, words.say(PageText::SettingsSoundEdge)),
    ];
    let chosen: Vec<String> = settings.sounds.0.iter().map(ToString::to_string).collect();
    let volumes = [
        (Volume::Low, words.say(PageText::SettingsVolumeLow)),
        (Volume::Medium, words.say(PageText::SettingsVolumeMedium)),
        (Volume::High, words.say(PageText::SettingsVolumeHigh)),
    ];
    let speech = [
        (Speech::Off, words.say(TerminalText::MenuOff)),
        (Speech::On, words.say(PageText::SettingsSpeechOn)),
    ];
    let (volume, speech_volume) = (&settings.volume, &settings.speech_volume);
    [
        Choice::several(words.say(PageText::SettingsSound), "sounds", &chosen, kinds),
        Choice::one(words.say(PageText::SettingsVolume), "volume", volume, volumes.clone()),
        Choice::one(words.say(PageText::SettingsSpeech), "speech", &settings.speech, speech),
        Choice::one(
            words.say(PageText::SettingsSpeechVolume),
            "speech-volume",
            speech_volume,
            volumes,
        ),
    ]
}

/// Returns the choices for playing.
fn ways(words: PageTexts, settings: &Settings) -> [Choice; 3] {
    let warnings = [
        (Warnings::Both, words.say(PageText::SettingsWarningsBoth)),
        (Warnings::Last, words.say(PageText::SettingsWarningsLast)),
        (Warnings::None, words.say(TerminalText::MenuNone)),
    ];
    let blindfolds = [
        (Blindfold::Off, words.say(TerminalText::MenuOff)),
        (Blindfold::Own, words.say(PageText::SettingsBlindfoldOwn)),
    ];
    let keys = [
        (Keys::On, words.say(TerminalText::MenuOn)),
        (Keys::Off, words.say(TerminalText::MenuOff)),
    ];
    let blindfold = &settings.blindfold;
    [
        Choice::one(
            words.say(PageText::SettingsWarnings),
            "warnings",
            &settings.warnings,
            warnings,
        ),
        Choice::one(words.say(PageText::SettingsBlindfold), "blindfold", blindfold, blindfolds),
        Choice::one(words.say(PageText::SettingsKeys), "keys", &settings.keys, keys),
    ]
}
