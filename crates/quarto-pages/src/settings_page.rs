//! The page of the visitor's settings.

use askama::Template;
use quarto_text::{Language, OptionText, PageText};

use crate::choice::Choice;
use crate::frame::{Frame, PageTexts, render};
use crate::settings::Letters;
use crate::{Fields, Reader, Settings};

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

/// Returns the page of the settings; `saved` tells whether they were just saved.
#[must_use]
pub fn settings_page(reader: &Reader, saved: bool) -> String {
    render(&SettingsPage { saved, ..page(reader, reader.language) })
}

/// Reads the settings of a form.
///
/// # Errors
/// Returns the page that shows what is wrong. Everything stays as it was chosen, so that the reader can
/// correct it.
pub fn read_settings(reader: &Reader, fields: &Fields) -> Result<Settings, String> {
    let settings = Settings::read(fields);
    let name = fields.get("name").map(str::trim).unwrap_or_default();
    let bad_name = (!name.is_empty() && settings.name.is_none()).then_some(Wrong::Name);
    let same_keys = Letters::are_unclear(fields).then_some(Wrong::Keys);
    let Some(wrong) = bad_name.or(same_keys) else { return Ok(settings) };
    let problem = Some(reader.say(wrong.text()));
    let (name, language) = (name.to_owned(), settings.language.unwrap_or(reader.language));
    let mut page = page(&Reader { settings, ..reader.clone() }, language);
    for key in &mut page.letters {
        key.letter = fields.get(key.field).unwrap_or_default().to_owned();
    }
    Err(render(&SettingsPage { problem, wrong: Some(wrong), name, ..page }))
}

/// Returns the page with a language preselected.
fn page(reader: &Reader, language: Language) -> SettingsPage {
    let (words, settings) = (PageTexts(reader.language), &reader.settings);
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
        frame: Frame::new(reader, &words.say(PageText::PageSettings)),
        saved: false,
        problem: None,
        wrong: None,
        name: settings.name_text(),
        choices,
    }
}
