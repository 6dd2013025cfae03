use quarto_game::{Listing, Name, Options, Party};
use quarto_player::{ANYBODY_CLOCK, GAME_OPTIONS, OptionKind};
use quarto_rules::{Calling, Character, Level, RuleSet, Terms, Trait, Variant, WrongCall};
use quarto_text::{GameText, PageText};

use crate::{Fields, Reader, Settings};

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
    /// Who may find the game.
    pub listing: Listing,
    /// The names of both players.
    pub names: [Name; 2],
}

/// The options that people who would play anybody can choose, by name.
pub(crate) const WISHES: [&str; 3] = ["rules", "calling", "clock"];

/// A form of a reader who would play anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnybodyForm {
    /// What they would play.
    pub options: Options,
    /// The name that they gave, or that of a guest.
    pub name: Name,
}

impl AnybodyForm {
    /// Reads the form; what it does not say is as most people want it.
    ///
    /// # Errors
    /// Returns what is wrong with the name, in words.
    pub fn read(reader: &Reader, fields: &Fields) -> Result<AnybodyForm, String> {
        let [name, _] = names(reader, fields)?;
        Ok(AnybodyForm { options: AnybodyForm::options(fields).apart(), name })
    }

    pub(crate) fn options(fields: &Fields) -> Options {
        let mut options = Options { clock: ANYBODY_CLOCK.parse().ok(), ..Options::default() };
        for option in GAME_OPTIONS.iter().filter(|option| WISHES.contains(&option.name)) {
            if let Some(value) = fields.get(option.name) {
                // A value that the page does not offer leaves the usual one.
                let _ = option.choose(&mut options, value);
            }
        }
        options
    }
}

/// Returns the level of the reader's latest quick game, or the one for a first game.
pub(crate) fn usual_level(reader: &Reader) -> Level {
    reader.settings.level.unwrap_or(level(3))
}

impl GameForm {
    /// Reads the game that a form asks for.
    ///
    /// # Errors
    /// Returns why the form does not make a game, in words.
    pub fn read(reader: &Reader, fields: &Fields) -> Result<GameForm, String> {
        let names = names(reader, fields)?;
        let computer = |level, options| {
            Ok(GameForm {
                opponent: ChosenOpponent::Computer(Character::Level(level)),
                options,
                listing: Listing::Unlisted,
                names: names.clone(),
            })
        };
        let usual = || fields.parse("level").unwrap_or_else(|| usual_level(reader));
        match fields.get("quick") {
            Some("here") => {
                let options = Options::default();
                return Ok(GameForm {
                    opponent: ChosenOpponent::Here,
                    options,
                    listing: Listing::Unlisted,
                    names,
                });
            }
            Some("link") => {
                let options = Options::default();
                return Ok(GameForm {
                    opponent: ChosenOpponent::Link,
                    options,
                    listing: Listing::Unlisted,
                    names,
                });
            }
            Some("lesson") => return computer(level(1), lesson(1)),
            Some("lesson-2") => return computer(level(1), lesson(2)),
            Some("lesson-3") => return computer(level(1), lesson(3)),
            Some("lesson-4") => return computer(level(2), lesson(4)),
            Some("lesson-5") => return computer(level(2), lesson(5)),
            None if fields.get("options").is_some() => {}
            Some(_) | None => return computer(usual(), Options::default()),
        }
        let opponent = match fields.get("opponent") {
            Some("here") => ChosenOpponent::Here,
            Some("link") => ChosenOpponent::Link,
            Some(_) | None => ChosenOpponent::Computer(Character::Level(usual())),
        };
        let listing = fields.parse("listing").unwrap_or_default();
        Ok(GameForm { options: options(reader, fields, opponent)?, opponent, listing, names })
    }

    /// Returns the reader's settings with what this form tells for the next time: the name, and the level
    /// of a quick game.
    #[must_use]
    pub fn remembered(&self, reader: &Reader, fields: &Fields) -> Settings {
        let settings = reader.settings.clone();
        let is_lesson = fields.get("quick").is_some_and(|quick| quick.starts_with("lesson"));
        let level = match self.opponent {
            ChosenOpponent::Computer(Character::Level(level)) if !is_lesson => Some(level),
            ChosenOpponent::Computer(_) | ChosenOpponent::Here | ChosenOpponent::Link => {
                settings.level
            }
        };
        let name = fields.parse("name").or(settings.name);
        Settings { name, level, ..settings }
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

/// Returns the options of a lesson for beginners. In the first, one trait counts and four alike win by
/// themselves; in the second they must be called; then more traits count, step by step (R14).
pub(crate) fn lesson(step: usize) -> Options {
    let order = [Trait::Height, Trait::Outline, Trait::Fill, Trait::Colour];
    let traits = order.into_iter().take(step.max(2) - 1).collect();
    let rules = RuleSet::new(Variant::Lines, traits).unwrap_or_default();
    let calling = if step == 1 { Calling::Auto } else { Calling::Official };
    let terms = Terms { rules, calling, wrong_call: WrongCall::Free };
    Options { terms, assist: true, ..Options::default() }
}

fn level(number: u8) -> Level {
    let own = |level: &Level| level.number() == number;
    Level::ALL.into_iter().find(own).expect("a level for each number")
}

/// Returns the step of a game with these options, if it is one of the lessons.
pub(crate) fn lesson_step(options: &Options) -> Option<usize> {
    (1..=LESSONS).find(|step| options.assist && lesson(*step).terms == options.terms)
}

/// How many lessons there are.
pub(crate) const LESSONS: usize = 5;
