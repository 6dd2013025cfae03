use quarto_engine::{Character, Level};
use quarto_game::{Clock, Memory, Name, Options, Party, Seat};
use quarto_rules::{RuleSet, Shapes, Terms, Trait, TraitSet, WrongCall};
use quarto_text::{Language, Message, PageText, Voice};

use super::choice::{Choice, Item};
use super::fields::Fields;
use super::frame::Words;
use super::visitor::Visitor;

/// Whom somebody wants to play against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    Computer(Character),
    /// Somebody at the same screen.
    Here,
    /// Whoever follows the link.
    Link,
}

/// A game that somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewGame {
    pub(crate) opponent: Opponent,
    pub(crate) options: Options,
    pub(crate) names: [Name; 2],
}

/// Why there is no such game, in words.
pub(crate) type Problem = String;

const USUAL_LEVEL: u8 = 3;
const CLOCKS: [&str; 5] = ["60/move", "120/move", "300+5", "600+10", "1800+0"];
/// How many questions a turn are offered, blindfold.
const QUERIES: u8 = 3;

impl NewGame {
    /// Reads what a form asks for.
    pub(crate) fn read(visitor: &Visitor, fields: &Fields) -> Result<NewGame, Problem> {
        let names = names(visitor, fields)?;
        let level = |number| Character::Level(level(number));
        let computer = |number, options| {
            Ok(NewGame {
                opponent: Opponent::Computer(level(number)),
                options,
                names: names.clone(),
            })
        };
        match fields.get("quick") {
            Some("here") => {
                let options = Options::default();
                return Ok(NewGame { opponent: Opponent::Here, options, names });
            }
            Some("link") => {
                let options = Options::default();
                return Ok(NewGame { opponent: Opponent::Link, options, names });
            }
            Some("lesson") => return computer(1, lesson(1)),
            Some("lesson-2") => return computer(1, lesson(2)),
            Some("lesson-3") => return computer(2, lesson(3)),
            Some("lesson-4") => return computer(2, lesson(4)),
            None if fields.get("options").is_some() => {}
            Some(_) | None => return computer(USUAL_LEVEL, Options::default()),
        }
        let opponent = match fields.get("opponent") {
            Some("here") => Opponent::Here,
            Some("link") => Opponent::Link,
            _ => Opponent::Computer(fields.parse("level").unwrap_or(level(USUAL_LEVEL))),
        };
        Ok(NewGame { options: options(visitor, fields, opponent)?, opponent, names })
    }

    /// Returns who sits where from the start.
    pub(crate) fn parties(&self) -> [Option<Party>; 2] {
        let [own, other] = self.names.clone().map(Party::Person);
        let other = match self.opponent {
            Opponent::Computer(character) => Some(Party::Engine(character)),
            Opponent::Here => Some(other),
            Opponent::Link => None,
        };
        [Some(own), other]
    }
}

fn names(visitor: &Visitor, fields: &Fields) -> Result<[Name; 2], Problem> {
    let words = Words(visitor.language);
    let read = |field: &str, usual: Name| match fields.get(field).map(str::trim) {
        None | Some("") => Ok(usual),
        Some(name) => name.parse().map_err(|_| words.say(PageText::BadName)),
    };
    let named = |name: String| name.parse().expect("tests read the catalogues");
    let guest = || named(words.say(PageText::Guest));
    let own = visitor.settings.name.clone().unwrap_or_else(guest);
    Ok([read("name", own)?, read("other", named(words.tell(Message::PlayerSecond)))?])
}

fn options(visitor: &Visitor, fields: &Fields, opponent: Opponent) -> Result<Options, Problem> {
    let traits: TraitSet = fields
        .all("traits")
        .filter_map(|name| name.parse::<TraitSet>().ok())
        .flat_map(|set| set.iter().collect::<Vec<_>>())
        .collect();
    let shapes = fields.parse("rules").unwrap_or_default();
    let rules = RuleSet::new(shapes, traits);
    let rules = rules.ok_or_else(|| Words(visitor.language).say(PageText::NoTraits))?;
    let calling = fields.parse("calling").unwrap_or_default();
    let wrong_call = fields.parse("wrong-call").unwrap_or_default();
    let (clock, blindfold) = (fields.parse("clock"), fields.parse("blindfold"));
    Ok(Options {
        terms: Terms { rules, calling, wrong_call },
        starter: match fields.get("starter") {
            Some("me") => Some(Seat::First),
            Some("other") => Some(Seat::Second),
            _ => None,
        },
        // Hints would show what the blindfold hides.
        assist: fields.get("assist") == Some("on") && blindfold.is_none(),
        clock,
        blindfold,
        // Without a clock, people may take days.
        claims: opponent == Opponent::Link && clock.is_some(),
        ..Options::default()
    })
}

/// Returns the options of a step by which beginners learn the game: as many traits count (R14).
pub(crate) fn lesson(step: usize) -> Options {
    let order = [Trait::Height, Trait::Shape, Trait::Fill, Trait::Colour];
    let traits = order.into_iter().take(step).collect();
    let rules = RuleSet::new(Shapes::Lines, traits).unwrap_or_default();
    let terms = Terms { rules, wrong_call: WrongCall::Free, ..Terms::default() };
    Options { terms, assist: true, ..Options::default() }
}

fn level(number: u8) -> Level {
    let own = |level: &Level| level.number() == number;
    Level::ALL.into_iter().find(own).expect("one of ten")
}

/// Returns everything that can be chosen by buttons; what a form has chosen, or else the usual, is
/// chosen.
pub(crate) fn choices(voice: Voice, form: &Fields) -> Vec<Choice> {
    let one = |title: Message<'_>, field: &'static str, values: &[(&str, String)]| {
        let item = |(place, (value, label)): (usize, &(&str, String))| {
            let chosen = form.get(field).map_or(place == 0, |chosen| chosen == *value);
            Item::new(value, label.clone(), chosen)
        };
        let items = values.iter().enumerate().map(item).collect();
        Choice { title: voice.say(title), field, several: false, items }
    };
    let say = |message: Message<'_>| voice.say(message);
    let page = |text: PageText<'_>| text.say(voice.language);
    let [touch, queries, memory] =
        [Memory::Touch, Memory::Queries(QUERIES), Memory::Memory].map(|memory| memory.to_string());
    vec![
        one(
            Message::MenuOpponent,
            "opponent",
            &[
                ("computer", say(Message::MenuOpponentComputer)),
                ("here", page(PageText::OpponentHere)),
                ("link", page(PageText::OpponentLink)),
            ],
        ),
        one(
            Message::MenuStart,
            "starter",
            &[
                ("dice", say(Message::MenuStartDice)),
                ("me", say(Message::MenuStartMe)),
                ("other", say(Message::MenuStartOther)),
            ],
        ),
        one(
            Message::MenuShapes,
            "rules",
            &[
                ("lines", say(Message::MenuShapesLines)),
                ("squares", say(Message::MenuShapesSquares)),
            ],
        ),
        traits(voice, form),
        one(
            Message::MenuCalling,
            "calling",
            &[
                ("official", say(Message::MenuCallingOfficial)),
                ("auto", say(Message::MenuCallingAuto)),
            ],
        ),
        one(
            Message::MenuWrongCall,
            "wrong-call",
            &[
                ("three", say(Message::MenuWrongCallThree)),
                ("loses", say(Message::MenuWrongCallLoses)),
                ("free", say(Message::MenuWrongCallFree)),
            ],
        ),
        one(
            Message::MenuAssist,
            "assist",
            &[("off", say(Message::MenuOff)), ("on", say(Message::MenuOn))],
        ),
        one(
            Message::MenuBlindfold,
            "blindfold",
            &[
                ("", say(Message::MenuNone)),
                (&touch, say(Message::MenuBlindfoldTouch)),
                (&queries, say(Message::MenuBlindfoldQueries { count: QUERIES })),
                (&memory, say(Message::MenuBlindfoldMemory)),
            ],
        ),
    ]
}

fn traits(voice: Voice, form: &Fields) -> Choice {
    let item = |t: Trait| {
        let value = [t].into_iter().collect::<TraitSet>().to_string();
        let chosen = form.get("options").is_none() || form.all("traits").any(|one| one == value);
        Item::new(&value, voice.trait_name(t), chosen)
    };
    let items = Trait::ALL.map(item).into();
    Choice { title: voice.say(Message::MenuTraits), field: "traits", several: true, items }
}

/// Returns the levels to choose from.
pub(crate) fn levels(language: Language, form: &Fields) -> Vec<Item> {
    let value = |level: Level| {
        let number = level.number();
        let label = match level {
            Level::HIGHEST => Message::MenuLevelPerfect { level: number },
            _ if number == 1 => Message::MenuLevelEasy { level: number },
            _ => Message::MenuLevelPlain { level: number },
        };
        let chosen = form.parse("level").unwrap_or(USUAL_LEVEL);
        Item::new(&number, label.say(language), number == chosen)
    };
    Level::ALL.into_iter().map(value).collect()
}

/// Returns the clocks to choose from.
pub(crate) fn clocks(voice: Voice, form: &Fields) -> Vec<Item> {
    let value = |text: &&str| {
        let clock: Clock = text.parse().expect("written as clocks are");
        Item::new(text, voice.short_clock(clock), form.get("clock") == Some(text))
    };
    let none = !CLOCKS.iter().any(|clock| form.get("clock") == Some(clock));
    let none = Item::new(&"", voice.say(Message::MenuNone), none);
    [none].into_iter().chain(CLOCKS.iter().map(value)).collect()
}
