//! The page for a new tournament, and what its form means.

use std::fmt::Display;

use askama::Template;
use quarto_game::{Name, Options};
use quarto_player::{GAME_OPTIONS, OptionKind};
use quarto_rules::Shape;
use quarto_text::{CupText, OptionText, PageText, tie_break_text};
use quarto_tournament::{
    Arrangements, EntryPolicy, PointScheme, Points, Regulations, RoundPace, Seeding, Streaks,
    System, ThirdPlace, TieBreak, Venue,
};

use super::tables::explanation;
use crate::art;
use crate::art::sprite;
use crate::choice::{Choice, ChoiceKind, Item};
use crate::faces::{self, Face};
use crate::frame::{Frame, render};
use crate::option_card::{OptionCard, choice};
use crate::{Fields, Reader};

#[derive(Template)]
#[template(path = "cup_new.html")]
struct NewPage {
    frame: Frame,
    sprites: String,
    problem: Option<String>,
    key: String,
    name: String,
    systems: Vec<SystemChoice>,
    counting: Vec<Choice>,
    ties: Choice,
    ranks: Vec<Choice>,
    explanations: Vec<(String, String)>,
    cards: Vec<OptionCard>,
    venue: Vec<Choice>,
}

/// A system with the numbers that belong to it.
struct SystemChoice {
    value: &'static str,
    title: String,
    note: String,
    chosen: bool,
    numbers: Vec<NumberField>,
    switch: Option<Switch>,
}

/// A number to type.
struct NumberField {
    name: &'static str,
    label: String,
    note: Option<String>,
    value: String,
    low: u32,
    high: u32,
}

/// Something that is on or off.
struct Switch {
    name: &'static str,
    label: String,
    on: bool,
}

/// A tournament that a form asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    /// Its name.
    pub name: Name,
    /// Who meets whom, and what counts.
    pub regulations: Regulations,
    /// What the games are like, where they are played, and when rounds begin.
    pub arrangements: Arrangements,
}

/// A number of the form: its name, its usual value, and the least and most of it.
#[derive(Clone, Copy)]
struct Number {
    name: &'static str,
    label: CupText<'static>,
    usual: u32,
    low: u32,
    high: u32,
}

const fn number(
    name: &'static str,
    label: CupText<'static>,
    [usual, low, high]: [u32; 3],
) -> Number {
    Number { name, label, usual, low, high }
}

const ROUNDS: Number = number("rounds", CupText::CupRounds, [5, 1, 50]);
const CYCLES: Number = number("cycles", CupText::CupCycles, [1, 1, 4]);
const BEST_OF: Number = number("best-of", CupText::CupBestOf, [1, 1, 9]);
const MINUTES: Number = number("minutes", CupText::CupMinutes, [60, 5, 1440]);

/// How many tie-breaks can be ordered.
const RANKS: [&str; 4] = ["tie-1", "tie-2", "tie-3", "tie-4"];
/// The pauses between rounds that are offered, in minutes.
const PAUSES: [u32; 5] = [1, 2, 5, 10, 15];
/// The options of the games, card by card.
const RULES: [&str; 4] = ["rules", "traits", "calling", "wrong-call"];
const CLOCK: [&str; 1] = ["clock"];
const BLINDFOLD: [&str; 1] = ["blindfold"];

/// Returns the page for a new tournament, with the values of a form that had a problem.
#[must_use]
pub fn new_tournament_page(
    reader: &Reader,
    form: &Fields,
    problem: Option<String>,
    key: String,
) -> String {
    let explained = TieBreak::ALL.map(|tie_break| {
        (reader.say(tie_break_text(tie_break)), reader.say(explanation(tie_break)))
    });
    render(&NewPage {
        frame: Frame::new(reader, &reader.say(CupText::CupNew)),
        sprites: sprite().to_owned() + &faces::sprite([Face::Nobody]),
        problem,
        key,
        name: form.get("name").unwrap_or_default().to_owned(),
        systems: systems(reader, form),
        counting: counting(reader, form),
        ties: one(
            reader,
            form,
            "ties",
            CupText::CupTies,
            &[("usual", CupText::CupTiesUsual), ("own", CupText::CupTiesOwn)],
        ),
        ranks: ranks(reader, form),
        explanations: explained.into(),
        cards: cards(reader, form),
        venue: venue(reader, form),
    })
}

fn systems(reader: &Reader, form: &Fields) -> Vec<SystemChoice> {
    let field = |number: Number, note: Option<CupText>| NumberField {
        name: number.name,
        label: reader.say(number.label),
        note: note.map(|note| reader.say(note)),
        value: form.get(number.name).map_or(number.usual.to_string(), str::to_owned),
        low: number.low,
        high: number.high,
    };
    let switch = |name, label: CupText| Switch {
        name,
        label: reader.say(label),
        on: form.get(name).is_some(),
    };
    let chosen = form.get("system").unwrap_or("swiss").to_owned();
    let system = |value: &'static str, title: CupText, note: CupText, numbers, switch| {
        let chosen = value == chosen;
        SystemChoice {
            value,
            title: reader.say(title),
            note: reader.say(note),
            chosen,
            numbers,
            switch,
        }
    };
    vec![
        system(
            "swiss",
            CupText::CupSwiss,
            CupText::CupSwissNote,
            vec![field(ROUNDS, Some(CupText::CupRoundsNote))],
            None,
        ),
        system(
            "round-robin",
            CupText::CupRoundRobin,
            CupText::CupRoundRobinNote,
            vec![field(CYCLES, None)],
            None,
        ),
        system(
            "knock-out",
            CupText::CupKnockOut,
            CupText::CupKnockOutNote,
            vec![field(BEST_OF, None)],
            Some(switch("third-place", CupText::CupThirdPlace)),
        ),
        system(
            "arena",
            CupText::CupArena,
            CupText::CupArenaNote,
            vec![field(MINUTES, None)],
            Some(switch("streaks", CupText::CupStreaks)),
        ),
    ]
}

/// Returns a choice of one value, of which the first is usual.
fn one(
    reader: &Reader,
    form: &Fields,
    field: &'static str,
    title: CupText,
    values: &[(&'static str, CupText)],
) -> Choice {
    let usual = values.first().map(|(value, _)| *value).unwrap_or_default();
    let chosen = form.get(field).unwrap_or(usual).to_owned();
    let values = values.iter().map(|(value, text)| (*value, reader.say(*text)));
    Choice::one(reader.say(title), field, &chosen, values)
}

fn counting(reader: &Reader, form: &Fields) -> Vec<Choice> {
    vec![
        one(
            reader,
            form,
            "points",
            CupText::CupPoints,
            &[("half", CupText::CupPointsHalf), ("three", CupText::CupPointsThree)],
        ),
        one(
            reader,
            form,
            "absence",
            CupText::CupAbsence,
            &[("nothing", CupText::CupAbsenceNothing), ("half", CupText::CupAbsenceHalf)],
        ),
        one(
            reader,
            form,
            "seeding",
            CupText::CupSeeding,
            &[("drawn", CupText::CupSeedingDrawn), ("entered", CupText::CupSeedingEntered)],
        ),
    ]
}

fn ranks(reader: &Reader, form: &Fields) -> Vec<Choice> {
    let usual = System::Swiss { rounds: 1 };
    let usual = usual.usual_tie_breaks().iter().map(ToString::to_string);
    let ranks = (1..).zip(RANKS).zip(usual);
    ranks
        .map(|((number, field), usual)| {
            let number: usize = number;
            let chosen = form.get(field).map_or(usual, str::to_owned);
            let none = (String::new(), reader.say(CupText::CupTieNone));
            let all = TieBreak::ALL.map(|one| (one.to_string(), reader.say(tie_break_text(one))));
            let title = reader.say(CupText::CupTieRank { number: &number.to_string() });
            Choice::one(title, field, &chosen, all.into_iter().chain([none])).listed()
        })
        .collect()
}

fn cards(reader: &Reader, form: &Fields) -> Vec<OptionCard> {
    let usual = Arrangements::default().options;
    let card = |id, title: String, note: String, picture: String, names: &[&str]| {
        let own = GAME_OPTIONS.iter().filter(|option| names.contains(&option.name));
        let choices = own.map(|option| choice(option, reader, form, &usual)).collect();
        OptionCard { id, title, note, picture, choices }
    };
    vec![
        card(
            "rules",
            reader.say(PageText::PageRules),
            reader.say(CupText::CupRulesNote),
            art::shape_picture(Shape::Diag1),
            &RULES,
        ),
        card(
            "clock",
            reader.say(OptionText::OptionClock),
            reader.say(PageText::HomeClockNote),
            art::CLOCK.into(),
            &CLOCK,
        ),
        card(
            "blindfold",
            reader.say(OptionText::OptionBlindfold),
            reader.say(CupText::CupRulesNote),
            art::MASK.into(),
            &BLINDFOLD,
        ),
    ]
}

fn venue(reader: &Reader, form: &Fields) -> Vec<Choice> {
    let chosen = form.get("pace").unwrap_or_default().to_owned();
    let button = (String::new(), reader.say(CupText::CupPaceButton));
    let pauses = PAUSES.map(|minutes| {
        let count = minutes as usize;
        (minutes.to_string(), reader.say(CupText::CupPaceMinutes { count }))
    });
    let pace = Choice {
        title: reader.say(CupText::CupPace),
        field: "pace",
        kind: ChoiceKind::List,
        items: Item::list(&[chosen], [button].into_iter().chain(pauses)),
    };
    vec![
        one(
            reader,
            form,
            "venue",
            CupText::CupVenue,
            &[("online", CupText::CupVenueOnline), ("wood", CupText::CupVenueWood)],
        ),
        one(
            reader,
            form,
            "entry",
            CupText::CupEntry,
            &[
                ("open", CupText::CupEntryOpen),
                ("before", CupText::CupEntryBefore),
                ("listed", CupText::CupEntryListed),
            ],
        ),
        pace,
    ]
}

/// Reads the tournament that a form asks for.
///
/// # Errors
/// Returns why the form does not make a tournament, in words.
pub fn read_new_tournament(reader: &Reader, fields: &Fields) -> Result<NewTournament, String> {
    let name = fields.get("name").unwrap_or_default().trim();
    let name = name.parse().map_err(|_| reader.say(PageText::HomeBadName))?;
    Ok(NewTournament {
        name,
        regulations: regulations(reader, fields)?,
        arrangements: Arrangements {
            options: options(reader, fields)?,
            venue: match fields.get("venue") {
                Some("wood") => Venue::Wood,
                Some(_) | None => Venue::Online,
            },
            pace: match fields.parse::<u32>("pace").filter(|minutes| *minutes <= 1440) {
                Some(minutes) => RoundPace::Pause(60 * minutes),
                None => RoundPace::Button,
            },
            entry: match fields.get("entry") {
                Some("before") => EntryPolicy::BeforeStart,
                Some("listed") => EntryPolicy::Listed,
                Some(_) | None => EntryPolicy::Open,
            },
            begins: None,
        },
    })
}

fn regulations(reader: &Reader, fields: &Fields) -> Result<Regulations, String> {
    let system = system(reader, fields)?;
    let points = match fields.get("points") {
        Some("three") => PointScheme::ThreeOneZero,
        Some(_) | None => PointScheme::OneHalfZero,
    };
    Ok(Regulations {
        tie_breaks: match fields.get("ties") {
            Some("own") => tie_breaks(reader, fields)?,
            Some(_) | None => system.usual_tie_breaks().to_vec(),
        },
        system,
        points,
        seeding: match fields.get("seeding") {
            Some("entered") => Seeding::Entered,
            Some(_) | None => Seeding::Drawn,
        },
        absence: match fields.get("absence") {
            Some("half") => Points::halves(1),
            Some(_) | None => Points::ZERO,
        },
    })
}

fn system(reader: &Reader, fields: &Fields) -> Result<System, String> {
    let number = |number: Number| {
        let Number { name, label, usual, low, high } = number;
        let read = match fields.get(name) {
            None => Some(usual),
            Some(text) => text.trim().parse().ok(),
        };
        read.filter(|value| (low..=high).contains(value)).ok_or_else(|| {
            let text = |value: &dyn Display| value.to_string();
            let (what, low, high) = (&reader.say(label), &text(&low), &text(&high));
            reader.say(CupText::CupBadNumber { high, low, what })
        })
    };
    let is_on = |name: &str| fields.get(name).is_some();
    Ok(match fields.get("system") {
        Some("round-robin") => System::RoundRobin { cycles: number(CYCLES)?, rounds: None },
        Some("knock-out") => System::KnockOut {
            best_of: number(BEST_OF)?,
            third_place: if is_on("third-place") { ThirdPlace::Played } else { ThirdPlace::Shared },
        },
        Some("arena") => System::Arena {
            length: u64::from(number(MINUTES)?) * 60_000,
            streaks: if is_on("streaks") { Streaks::Double } else { Streaks::Plain },
        },
        Some(_) | None => System::Swiss { rounds: number(ROUNDS)? },
    })
}

fn tie_breaks(reader: &Reader, fields: &Fields) -> Result<Vec<TieBreak>, String> {
    let chosen: Vec<TieBreak> =
        RANKS.iter().filter_map(|field| fields.parse::<TieBreak>(field)).collect();
    let is_twice = |(at, one): (usize, &TieBreak)| chosen[..at].contains(one);
    if chosen.iter().enumerate().any(is_twice) {
        return Err(reader.say(CupText::CupBadTies));
    }
    Ok(chosen)
}

fn options(reader: &Reader, fields: &Fields) -> Result<Options, String> {
    let mut options = Arrangements::default().options;
    if fields.get("options").is_none() {
        return Ok(options);
    }
    let shown = [&RULES[..], &CLOCK, &BLINDFOLD].concat();
    for option in GAME_OPTIONS.iter().filter(|option| shown.contains(&option.name)) {
        let values: Vec<&str> = fields.all(option.name).collect();
        if option.kind == OptionKind::Set && values.is_empty() {
            return Err(reader.say(PageText::HomeNoTraits));
        }
        // A value that the page does not offer leaves the usual one.
        let _ = option.choose(&mut options, &values.join(","));
    }
    // Nobody helps in a tournament.
    Ok(Options { assist: false, ..options }.apart())
}
