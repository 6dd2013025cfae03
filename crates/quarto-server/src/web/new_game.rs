use quarto_game::{Memory, Name, Options, Party, Seat, TimeControl};
use quarto_rules::{Character, Level, RuleSet, Terms, Trait, TraitSet, Variant, WrongCall};
use quarto_text::{GameText, PageText, TerminalText, Voice};

use super::choice::Choice;
use super::fields::Fields;
use super::frame::PageTexts;
use super::visitor::Visitor;

/// The opponent that the visitor chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opponent {
    Computer(Character),
    /// Another person at the same screen.
    Here,
    /// The person who follows the link.
    Link,
}

/// The game that a form asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NewGame {
    pub(crate) opponent: Opponent,
    pub(crate) options: Options,
    pub(crate) names: [Name; 2],
}

/// Why a form does not make a game, in words.
pub(crate) type Problem = String;

const USUAL_LEVEL: u8 = 3;
/// The fields for the share of the time that each player has, in percent.
const MULTIPLIERS: [&str; 2] = ["time", "other-time"];
const PERCENTS: [u16; 5] = [100, 150, 200, 300, 500];
const CLOCKS: [&str; 5] = ["60/move", "120/move", "300+5", "600+10", "1800+0"];
/// The number of questions per turn that is offered to blindfold players.
const QUERIES: u8 = 3;

impl NewGame {
    /// Reads the game that a form asks for.
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

    /// Returns the parties that are seated from the start.
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
    let words = PageTexts(visitor.language);
    let read = |field: &str, usual: Name| match fields.get(field).map(str::trim) {
        None | Some("") => Ok(usual),
        Some(name) => name.parse().map_err(|_| words.say(PageText::HomeBadName)),
    };
    let named = |name: String| name.parse().expect("tests read the catalogues");
    let guest = || named(words.say(PageText::PageGuest));
    let own = visitor.settings.name.clone().unwrap_or_else(guest);
    Ok([read("name", own)?, read("other", named(words.say(GameText::PlayerSecond)))?])
}

fn options(visitor: &Visitor, fields: &Fields, opponent: Opponent) -> Result<Options, Problem> {
    let traits: TraitSet = fields
        .all("traits")
        .filter_map(|name| name.parse::<TraitSet>().ok())
        .flat_map(|set| set.iter().collect::<Vec<_>>())
        .collect();
    let variant = fields.parse("rules").unwrap_or_default();
    let rules = RuleSet::new(variant, traits);
    let rules = rules.ok_or_else(|| PageTexts(visitor.language).say(PageText::HomeNoTraits))?;
    let calling = fields.parse("calling").unwrap_or_default();
    let wrong_call = fields.parse("wrong-call").unwrap_or_default();
    let (clock, blindfold) = (fields.parse("clock"), fields.parse("blindfold"));
    // Without a clock, shares of the time do not apply.
    let multiplier = |field| fields.parse(field).filter(|_| clock.is_some()).unwrap_or_default();
    Ok(Options {
        terms: Terms { rules, calling, wrong_call },
        starter: match fields.get("starter") {
            Some("me") => Some(Seat::First),
            Some("other") => Some(Seat::Second),
            _ => None,
        },
        // Hints would reveal what the blindfold hides.
        assist: fields.get("assist") == Some("on") && blindfold.is_none(),
        takebacks: fields.parse("takebacks").filter(|_| blindfold.is_none()),
        clock,
        multipliers: MULTIPLIERS.map(multiplier),
        blindfold,
        // Without a clock, players may take days.
        claims: opponent == Opponent::Link && clock.is_some(),
        ..Options::default()
    })
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
    let [opponent, starter] = players(voice, form);
    let [rules, calling, wrong_call] = rules(voice, form);
    let [assist, takebacks, blindfold] = aids(voice, form);
    let traits = traits(voice, form);
    vec![opponent, starter, rules, traits, calling, wrong_call, assist, takebacks, blindfold]
}

/// Returns a choice whose first item is the default.
fn one<const N: usize>(
    (voice, form): (Voice, &Fields),
    title: TerminalText<'_>,
    field: &'static str,
    values: [(&str, String); N],
) -> Choice {
    let chosen = form.get(field).unwrap_or(values[0].0).to_owned();
    Choice::one(voice.say(title), field, &chosen, values)
}

fn players(voice: Voice, form: &Fields) -> [Choice; 2] {
    let page = |text: PageText<'_>| text.say(voice.language);
    let opponents = [
        ("computer", voice.say(TerminalText::MenuOpponentComputer)),
        ("here", page(PageText::HomeOpponentHere)),
        ("link", page(PageText::HomeOpponentLink)),
    ];
    let starters = [
        ("dice", voice.say(TerminalText::MenuStartDice)),
        ("me", voice.say(TerminalText::MenuStartMe)),
        ("other", voice.say(TerminalText::MenuStartOther)),
    ];
    [
        one((voice, form), TerminalText::MenuOpponent, "opponent", opponents),
        one((voice, form), TerminalText::MenuStart, "starter", starters),
    ]
}

fn rules(voice: Voice, form: &Fields) -> [Choice; 3] {
    let shapes = [
        ("lines", voice.say(TerminalText::MenuShapesLines)),
        ("squares", voice.say(TerminalText::MenuShapesSquares)),
    ];
    let calling = [
        ("official", voice.say(TerminalText::MenuCallingOfficial)),
        ("auto", voice.say(TerminalText::MenuCallingAuto)),
    ];
    let wrong_calls = [
        ("three", voice.say(TerminalText::MenuWrongCallThree)),
        ("loses", voice.say(TerminalText::MenuWrongCallLoses)),
        ("free", voice.say(TerminalText::MenuWrongCallFree)),
    ];
    [
        one((voice, form), TerminalText::MenuShapes, "rules", shapes),
        one((voice, form), TerminalText::MenuCalling, "calling", calling),
        one((voice, form), TerminalText::MenuWrongCall, "wrong-call", wrong_calls),
    ]
}

fn aids(voice: Voice, form: &Fields) -> [Choice; 3] {
    let [touch, queries, memory] =
        [Memory::Touch, Memory::Queries(QUERIES), Memory::Alone].map(|memory| memory.to_string());
    let assist =
        [("off", voice.say(TerminalText::MenuOff)), ("on", voice.say(TerminalText::MenuOn))];
    let takebacks = [
        ("", voice.say(TerminalText::MenuTakebacksUsual)),
        ("free", voice.say(TerminalText::MenuTakebacksFree)),
        ("ask", voice.say(TerminalText::MenuTakebacksAsk)),
        ("none", voice.say(TerminalText::MenuTakebacksNone)),
    ];
    let blindfold = [
        ("", voice.say(TerminalText::MenuNone)),
        (&*touch, voice.say(TerminalText::MenuBlindfoldTouch)),
        (&*queries, voice.say(TerminalText::MenuBlindfoldQueries { count: QUERIES.into() })),
        (&*memory, voice.say(TerminalText::MenuBlindfoldMemory)),
    ];
    [
        one((voice, form), TerminalText::MenuAssist, "assist", assist),
        one((voice, form), TerminalText::MenuTakebacks, "takebacks", takebacks),
        one((voice, form), TerminalText::MenuBlindfold, "blindfold", blindfold),
    ]
}

fn traits(voice: Voice, form: &Fields) -> Choice {
    let value = |t: Trait| [t].into_iter().collect::<TraitSet>().to_string();
    let chosen: Vec<String> = match form.get("options") {
        Some(_) => form.all("traits").map(ToOwned::to_owned).collect(),
        None => Trait::ALL.map(value).into(),
    };
    let values = Trait::ALL.map(|t| (value(t), voice.trait_name(t)));
    Choice::several(voice.say(TerminalText::MenuTraits), "traits", &chosen, values)
}

/// Returns all choices with a list.
pub(crate) fn lists(voice: Voice, form: &Fields) -> Vec<Choice> {
    let titles =
        [PageText::HomeOwnTime, PageText::HomeOtherTime].map(|title| title.say(voice.language));
    let times = MULTIPLIERS.into_iter().zip(titles).map(|(field, title)| {
        let chosen = form.get(field).unwrap_or("100").to_owned();
        let values = PERCENTS.map(|percent| (percent, format!("{percent} %")));
        Choice::one(title, field, &chosen, values)
    });
    [levels(voice, form), clocks(voice, form)].into_iter().chain(times).collect()
}

fn levels(voice: Voice, form: &Fields) -> Choice {
    let value = |level: Level| {
        let number = level.number();
        let label = match number {
            _ if level == Level::HIGHEST => TerminalText::MenuLevelPerfect { level: number.into() },
            1 => TerminalText::MenuLevelEasy { level: number.into() },
            _ => TerminalText::MenuLevelPlain { level: number.into() },
        };
        (number, voice.say(label))
    };
    let chosen: u8 = form.parse("level").unwrap_or(USUAL_LEVEL);
    let values = Level::ALL.into_iter().map(value);
    Choice::one(voice.say(TerminalText::MenuLevel), "level", &chosen, values)
}

fn clocks(voice: Voice, form: &Fields) -> Choice {
    let value = |text: &'static str| {
        let clock: TimeControl = text.parse().expect("a valid time control");
        (text, voice.short_clock(clock))
    };
    let chosen = form.get("clock").unwrap_or_default().to_owned();
    let values = [("", voice.say(TerminalText::MenuNone))].into_iter().chain(CLOCKS.map(value));
    Choice::one(voice.say(TerminalText::MenuClock), "clock", &chosen, values)
}
