//! The page of the visitor's settings.

use askama::Template;
use quarto_rules::Piece;
use quarto_text::{Language, OptionText, PageText, TableText};

use crate::art::sprite;
use crate::choice::{Choice, ChoiceKind};
use crate::examples::picture;
use crate::frame::{Frame, PageTexts, render};
use crate::settings::{Labels, Letters};
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
    groups: Vec<Group>,
    letters: Vec<Key>,
    /// Four pieces as the settings show them.
    preview: String,
}

/// Settings that belong together.
struct Group {
    /// Its name in the page.
    id: &'static str,
    title: String,
    choices: Vec<Choice>,
}

/// The fields of the groups after the first two, which have the person and the look.
const SOUND: [&str; 5] = ["sounds", "volume", "speech", "speech-volume", "warnings"];
const KEYS: [&str; 2] = ["keys", "start"];
const ACCESS: [&str; 2] = ["labels", "blindfold"];

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
    // The level is not in the form: it is chosen where one plays.
    let settings = Settings { level: reader.settings.level, ..Settings::read(fields) };
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
    let places =
        [PageText::GameQuarto, PageText::GameBoard, PageText::GameReserve, PageText::GameCommand];
    let questions = [
        TableText::KeyHere,
        TableText::KeyInHand,
        TableText::KeyLastAction,
        TableText::KeyTime,
        TableText::KeyLike,
    ];
    let titles = places.map(|title| words.say(title)).into_iter();
    let titles = titles.chain(questions.map(|title| words.say(title)));
    let keys = titles.zip(Letters::FIELDS).zip(settings.letters.labels());
    SettingsPage {
        letters: keys.map(|((title, field), letter)| Key { title, field, letter }).collect(),
        frame: Frame::new(reader, &words.say(PageText::PageSettings)),
        saved: false,
        problem: None,
        wrong: None,
        name: settings.name_text(),
        groups: groups(reader, language),
        preview: preview(reader),
    }
}

fn groups(reader: &Reader, language: Language) -> Vec<Group> {
    let (words, settings) = (PageTexts(reader.language), &reader.settings);
    let language = Choice::one(
        words.say(OptionText::OptionLanguage),
        "language",
        &language,
        Language::ALL.map(|language| (language, language.name().into())),
    );
    let mut groups = [
        ("you", PageText::SettingsYou, vec![language]),
        ("look", PageText::SettingsLook, Vec::new()),
        ("sound", PageText::SoundsTitle, vec![settings.sounds.choice(words)]),
        ("keys", PageText::GameKeys, Vec::new()),
        ("access", PageText::SettingsAccess, Vec::new()),
    ]
    .map(|(id, title, choices)| Group { id, title: words.say(title), choices });
    for choice in settings.choices(words) {
        let place = match choice.field {
            field if SOUND.contains(&field) => 2,
            field if KEYS.contains(&field) => 3,
            field if ACCESS.contains(&field) => 4,
            _ => 1,
        };
        groups[place].choices.push(choice);
    }
    groups.into()
}

/// Draws four pieces on a strip of the board, with letters if they are wanted.
fn preview(reader: &Reader) -> String {
    let (voice, edition) = (reader.voice(), reader.settings.edition);
    let square = |piece: Piece| {
        let letters = match reader.settings.labels {
            Labels::On => format!("<span class=\"initials\">{}</span>", voice.initials(piece)),
            Labels::Off => String::new(),
        };
        format!("<span class=\"square\">{}{letters}</span>", picture(piece, edition))
    };
    let pieces = PREVIEW.map(|piece| piece.parse().map(square).unwrap_or_default());
    let strip =
        format!("<div class=\"small-board\" aria-hidden=\"true\">{}</div>", pieces.concat());
    sprite().to_owned() + &strip
}

/// Together they show every value of every trait.
const PREVIEW: [&str; 4] = ["K", "F", "D", "M"];
