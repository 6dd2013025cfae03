//! The options of a game on the home page: four cards, one for each question that people have.

use quarto_game::{Listing, Options};
use quarto_player::{GAME_OPTIONS, GameOption, OptionKind};
use quarto_rules::{Level, Piece, Shape, Trait, TraitSet};
use quarto_text::{MeetingText, OptionText, PageText, Voice};

use crate::art;
use crate::choice::Choice;
use crate::examples::picture;
use crate::faces::Face;
use crate::game_form::usual_level;
use crate::{Fields, Reader};

/// A card with options.
pub(crate) struct OptionCard {
    /// Its name in the page.
    pub(crate) id: &'static str,
    pub(crate) title: String,
    /// What it is about.
    pub(crate) note: String,
    /// A picture, as HTML that screen readers skip.
    pub(crate) picture: String,
    pub(crate) choices: Vec<Choice>,
}

/// The options on the cards after the first, by name.
const RULES: [&str; 4] = ["rules", "traits", "calling", "wrong-call"];
const CLOCK: [&str; 3] = ["clock", "multiplier", "other-multiplier"];
const HELP: [&str; 3] = ["assist", "takebacks", "blindfold"];

/// Returns the cards, with the values of a form or the defaults chosen.
pub(crate) fn cards(reader: &Reader, form: &Fields) -> Vec<OptionCard> {
    let fox = Level::new(9).map_or(Face::Nobody, Face::Level);
    let card = |id, title, note, picture, names: &[&str]| {
        let own = |option: &&GameOption| names.contains(&option.name);
        let usual = Options::default();
        let choices =
            GAME_OPTIONS.iter().filter(own).map(|one| choice(one, reader, form, &usual)).collect();
        OptionCard { id, title, note: reader.say(note), picture, choices }
    };
    let title = |text| reader.say(text);
    let mut cards = vec![
        card(
            "opponent",
            title(OptionText::OptionOpponent),
            PageText::HomeOpponentNote,
            fox.picture(),
            &["starts", "best-of"],
        ),
        card(
            "rules",
            reader.say(PageText::PageRules),
            PageText::HomeRulesNote,
            art::shape_picture(Shape::Diag1),
            &RULES,
        ),
        card(
            "clock",
            title(OptionText::OptionClock),
            PageText::HomeClockNote,
            art::CLOCK.into(),
            &CLOCK,
        ),
        card(
            "help",
            reader.say(PageText::HomeHelp),
            PageText::HomeHelpNote,
            art::MASK.into(),
            &HELP,
        ),
    ];
    cards[0].choices.splice(..0, opponents(reader, form));
    cards[0].choices.push(listing(reader, form));
    cards
}

/// Returns the choice of the opponent, and of the level.
fn opponents(reader: &Reader, form: &Fields) -> [Choice; 2] {
    let voice = reader.voice();
    let kinds = [
        ("computer", voice.say(OptionText::OptionOpponentComputer)),
        ("here", voice.say(PageText::HomeOpponentHere)),
        ("link", voice.say(PageText::HomeOpponentLink)),
    ];
    let chosen = form.get("opponent").unwrap_or("computer").to_owned();
    let kind = Choice::one(voice.say(OptionText::OptionOpponent), "opponent", &chosen, kinds);
    let levels = Level::ALL.map(|level| (level.number(), voice.level(level)));
    let chosen: u8 = form.parse("level").unwrap_or(usual_level(reader).number());
    let title = voice.say(OptionText::OptionLevel);
    [kind, Choice::one(title, "level", &chosen, levels).listed()]
}

/// Returns the choice of who may find the game.
fn listing(reader: &Reader, form: &Fields) -> Choice {
    let label = |listing: Listing| {
        let text = match listing {
            Listing::Unlisted => MeetingText::MeetingListingUnlisted,
            Listing::Link => MeetingText::MeetingListingLink,
            Listing::Open => MeetingText::MeetingListingOpen,
        };
        (listing, reader.say(text))
    };
    let chosen: Listing = form.parse("listing").unwrap_or_default();
    let title = reader.say(MeetingText::MeetingListing);
    Choice::one(title, "listing", &chosen, Listing::ALL.map(label)).listed()
}

/// Returns the choice of an option, with the value of a form or the usual one chosen.
pub(crate) fn choice(
    option: &GameOption,
    reader: &Reader,
    form: &Fields,
    usual: &Options,
) -> Choice {
    let (voice, default) = (reader.voice(), option.value(usual));
    let title = option.title(voice);
    let chosen = || form.get(option.name).map_or(default, ToOwned::to_owned);
    match option.kind {
        OptionKind::Set => traits(option.name, title, reader, form),
        OptionKind::Many => {
            Choice::one(title, option.name, &chosen(), option.labels(voice)).listed()
        }
        OptionKind::Switch | OptionKind::Few => {
            let choice = Choice::one(title, option.name, &chosen(), option.labels(voice));
            if option.name == "rules" { choice.with_pictures(variant_picture) } else { choice }
        }
    }
}

fn traits(name: &'static str, title: String, reader: &Reader, form: &Fields) -> Choice {
    let voice: Voice = reader.voice();
    let value = |t: Trait| [t].into_iter().collect::<TraitSet>().to_string();
    let chosen: Vec<String> = match form.get("options") {
        Some(_) => form.all(name).map(ToOwned::to_owned).collect(),
        None => Trait::ALL.map(value).into(),
    };
    let values = Trait::ALL.map(|t| (value(t), voice.trait_name(t)));
    let pair = |word: &str| {
        let own = Trait::ALL.into_iter().find(|t| value(*t) == word);
        let both = own.map(|own| [TraitSet::EMPTY, [own].into_iter().collect()]);
        let drawn = |set| picture(Piece::with_present(set), reader.settings.edition);
        both.map(|both| both.map(drawn).concat()).unwrap_or_default()
    };
    Choice::several(title, name, &chosen, values).with_pictures(pair)
}

fn variant_picture(word: &str) -> String {
    art::shape_picture(if word == "lines" { Shape::Row2 } else { Shape::BlockB2 })
}
