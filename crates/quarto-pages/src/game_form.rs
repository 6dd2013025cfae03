use quarto_game::{Name, Options, Party};
use quarto_player::{GAME_OPTIONS, GameOption, OptionKind};
use quarto_rules::{Character, Level, RuleSet, Terms, Trait, TraitSet, Variant, WrongCall};
use quarto_text::{GameText, OptionText, PageText, Voice};

use crate::choice::Choice;
use crate::{Fields, Reader};

/// The opponent that the reader chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChosenOpponent {
    /// The computer.
    Computer(Character),
    /// Another person at the same screen.
    Here,
    /// The person who follows the link.
    Link,
}

/// The game that a form asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameForm {
    /// The opponent.
    pub opponent: ChosenOpponent,
    /// What the players agree on.
    pub options: Options,
    /// The names of both players.
    pub names: [Name; 2],
}

const USUAL_LEVEL: u8 = 3;

impl GameForm {
    /// Reads the game that a form asks for.
    ///
    /// # Errors
    /// Returns why the form does not make a game, in words.
    pub fn read(reader: &Reader, fields: &Fields) -> Result<GameForm, String> {
        let names = names(reader, fields)?;
        let level = |number| Character::Level(level(number));
        let computer = |number, options| {
            Ok(GameForm {
                opponent: ChosenOpponent::Computer(level(number)),
                options,
                names: names.clone(),
            })
        };
        match fields.get("quick") {
            Some("here") => {
                let options = Options::default();
                return Ok(GameForm { opponent: ChosenOpponent::Here, options, names });
            }
            Some("link") => {
                let options = Options::default();
                return Ok(GameForm { opponent: ChosenOpponent::Link, options, names });
            }
            Some("lesson") => return computer(1, lesson(1)),
            Some("lesson-2") => return computer(1, lesson(2)),
            Some("lesson-3") => return computer(2, lesson(3)),
            Some("lesson-4") => return computer(2, lesson(4)),
            None if fields.get("options").is_some() => {}
            Some(_) | None => return computer(USUAL_LEVEL, Options::default()),
        }
        let opponent = match fields.get("opponent") {
            Some("here") => ChosenOpponent::Here,
            Some("link") => ChosenOpponent::Link,
            Some(_) | None => {
                ChosenOpponent::Computer(fields.parse("level").unwrap_or(level(USUAL_LEVEL)))
            }
        };
        Ok(GameForm { options: options(reader, fields, opponent)?, opponent, names })
    }

    /// Returns the parties that are seated from the start.
    #[must_use]
    pub fn parties(&self) -> [Option<Party>; 2] {
        let [own, other] = self.names.clone().map(Party::Person);
        let other = match self.opponent {
            ChosenOpponent::Computer(character) => Some(Party::Engine(character)),
            ChosenOpponent::Here => Some(other),
            ChosenOpponent::Link => None,
        };
        [Some(own), other]
    }
}

fn names(reader: &Reader, fields: &Fields) -> Result<[Name; 2], String> {
    let read = |field: &str, usual: Name| match fields.get(field).map(str::trim) {
        None | Some("") => Ok(usual),
        Some(name) => name.parse().map_err(|_| reader.say(PageText::HomeBadName)),
    };
    let named = |name: String| name.parse().expect("tests read the catalogues");
    let guest = || named(reader.say(PageText::PageGuest));
    let own = reader.settings.name.clone().unwrap_or_else(guest);
    Ok([read("name", own)?, read("other", named(reader.say(GameText::PlayerSecond)))?])
}

fn options(reader: &Reader, fields: &Fields, opponent: ChosenOpponent) -> Result<Options, String> {
    let mut options = Options::default();
    for option in &GAME_OPTIONS {
        let values: Vec<&str> = fields.all(option.name).collect();
        if option.kind == OptionKind::Set && values.is_empty() {
            return Err(reader.say(PageText::HomeNoTraits));
        }
        // A value that the page does not offer leaves the default.
        let _ = option.choose(&mut options, &values.join(","));
    }
    Ok(if opponent == ChosenOpponent::Link { options.apart() } else { options })
}

/// Returns the options of a lesson for beginners: as many traits count as its number (R14).
pub(crate) fn lesson(step: usize) -> Options {
    let order = [Trait::Height, Trait::Outline, Trait::Fill, Trait::Colour];
    let traits = order.into_iter().take(step).collect();
    let rules = RuleSet::new(Variant::Lines, traits).unwrap_or_default();
    let terms = Terms { rules, wrong_call: WrongCall::Free, ..Terms::default() };
    Options { terms, assist: true, ..Options::default() }
}

fn level(number: u8) -> Level {
    let own = |level: &Level| level.number() == number;
    Level::ALL.into_iter().find(own).expect("a level for each number")
}

/// Returns all choices with buttons, with the values of a form or the defaults chosen.
pub(crate) fn choices(voice: Voice, form: &Fields) -> Vec<Choice> {
    let opponents = [
        ("computer", voice.say(OptionText::OptionOpponentComputer)),
        ("here", voice.say(PageText::HomeOpponentHere)),
        ("link", voice.say(PageText::HomeOpponentLink)),
    ];
    let chosen = form.get("opponent").unwrap_or("computer").to_owned();
    let title = voice.say(OptionText::OptionOpponent);
    let opponent = Choice::one(title, "opponent", &chosen, opponents);
    let options = GAME_OPTIONS.iter().filter(|option| option.kind != OptionKind::Many);
    [opponent].into_iter().chain(options.map(|option| choice(option, voice, form))).collect()
}

/// Returns all choices with a list.
pub(crate) fn lists(voice: Voice, form: &Fields) -> Vec<Choice> {
    let levels = Level::ALL.map(|level| (level.number(), voice.level(level)));
    let chosen: u8 = form.parse("level").unwrap_or(USUAL_LEVEL);
    let level = Choice::one(voice.say(OptionText::OptionLevel), "level", &chosen, levels);
    let options = GAME_OPTIONS.iter().filter(|option| option.kind == OptionKind::Many);
    [level].into_iter().chain(options.map(|option| choice(option, voice, form))).collect()
}

fn choice(option: &GameOption, voice: Voice, form: &Fields) -> Choice {
    let (title, default) = (option.title(voice), option.value(&Options::default()));
    match option.kind {
        OptionKind::Set => {
            let value = |t: Trait| [t].into_iter().collect::<TraitSet>().to_string();
            let chosen: Vec<String> = match form.get("options") {
                Some(_) => form.all(option.name).map(ToOwned::to_owned).collect(),
                None => Trait::ALL.map(value).into(),
            };
            let values = Trait::ALL.map(|t| (value(t), voice.trait_name(t)));
            Choice::several(title, option.name, &chosen, values)
        }
        OptionKind::Switch | OptionKind::Few | OptionKind::Many => {
            let chosen = form.get(option.name).map_or(default, ToOwned::to_owned);
            Choice::one(title, option.name, &chosen, option.labels(voice))
        }
    }
}
