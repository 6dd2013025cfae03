//! Games as records, and records as games.

use std::collections::BTreeMap;
use std::time::Duration;

use quarto_rules::{Action, Ending, Player, Record};
use thiserror::Error;

use crate::event::By;
use crate::game::{Note, NoteKind};
use crate::time::to_millis;
use crate::{
    Cause, Event, Game, Happening, Lot, Name, Options, Party, Question, ReplayError, Seat, Time,
};

/// The value of an engine tag for a program that plays through the API.
const BOT: &str = "bot";

/// The tags of a record with the players' names, and those with the engines that play.
const PLAYERS: [(&str, &str); 2] = [("Player1", "Engine1"), ("Player2", "Engine2")];

/// The tags that say how much more time a player has.
const MULTIPLIERS: [&str; 2] = ["Multiplier1", "Multiplier2"];

/// The tags that say whether actions can be taken back, whether the game can be claimed, and how many
/// milliseconds of network lag are given back per move.
const TAKEBACKS: &str = "Takebacks";
const CLAIMS: &str = "Claims";
const LAG: &str = "LagAllowance";

/// The tag that says how long the match is.
const BEST_OF: &str = "BestOf";

/// The value of the tag Lot in a rematch, where the other player starts.
const SWAPPED: &str = "swapped";

impl Game {
    /// Returns the record of the game, with what each player had left on the clock after each action, and
    /// what they asked and tried blindfold. Do not show it to anyone before the end (D8, D11).
    #[must_use]
    pub fn to_record(&self) -> Record {
        let mut record = Record::new(self.options.terms);
        self.write_tags(&mut record);
        let mut notes = self.notes.iter().peekable();
        write_notes(&mut record, &mut notes, 0);
        for (number, step) in (1..).zip(&self.steps) {
            record.act(step.action).expect("the game has judged it by the same rules");
            if let Some(left) = step.left {
                comment(&mut record, &format!("[%clk {}]", write_span(left)));
            }
            write_notes(&mut record, &mut notes, number);
        }
        if let Some(ending) = self.ending {
            record.end(ending).expect("the game was not over");
        }
        record
    }

    fn write_tags(&self, record: &mut Record) {
        let mut tag = |name: &str, value: &str| {
            record.set_tag(name, value).expect("a known tag with a visible value");
        };
        // The first day of 1970 stands for an unknown date.
        let date @ (year, month, day) = self.created.date();
        if date != Time::default().date() {
            tag("Date", &format!("{year:04}.{month:02}.{day:02}"));
        }
        for (player, (name, engine)) in Player::ALL.into_iter().zip(PLAYERS) {
            let seat = self.seat(player).unwrap_or(Seat::ALL[player.index()]);
            match self.party(seat) {
                Some(Party::Person(person)) => tag(name, person.as_str()),
                Some(Party::Bot(bot)) => {
                    tag(name, bot.as_str());
                    tag(engine, BOT);
                }
                Some(Party::Engine(character)) => {
                    tag(name, &format!("quarto {character}"));
                    tag(engine, &character.to_string());
                }
                None => {}
            }
            let percent = self.options.multipliers[seat.index()];
            if percent.percent() != 100 {
                tag(MULTIPLIERS[player.index()], &percent.to_string());
            }
        }
        if self.options.assist {
            tag("Assist", "on");
        }
        if let Some(takebacks) = self.options.takebacks {
            tag(TAKEBACKS, &takebacks.to_string());
        }
        if self.options.claims {
            tag(CLAIMS, "on");
        }
        if let Some(best_of) = self.options.best_of {
            tag(BEST_OF, &best_of.to_string());
        }
        if !self.options.lag_allowance.is_zero() {
            tag(LAG, &to_millis(self.options.lag_allowance).to_string());
        }
        if let Some(clock) = self.options.clock {
            tag("Clock", &clock.to_string());
        }
        if let Some(memory) = self.options.blindfold {
            tag("Blindfold", &memory.to_string());
        }
        match &self.start {
            Some((Lot::Dice(throws), starter)) => tag("Lot", &write_throws(throws, *starter)),
            Some((Lot::Swapped, _)) => tag("Lot", SWAPPED),
            Some((Lot::Agreed, _)) | None => {}
        }
        self.tags.iter().for_each(|(name, value)| tag(name, value));
    }

    /// Returns the events of a recorded game, with player 1 on the first seat.
    ///
    /// Comments that are not about clocks, questions, attempts and lapses are not part of a game.
    ///
    /// # Errors
    /// If its tags or comments contradict the game or are not valid.
    pub fn import(record: &Record) -> Result<Vec<Event>, ImportError> {
        let mut import = Import::new(record)?;
        for (number, step) in (0..).zip(record.replay().map(Some).chain([None])) {
            import.notes(number)?;
            if let Some((before, action, _)) = step {
                import.act(before.position().player(), action, number)?;
            }
        }
        import.end()?;
        let read = import.game.to_record();
        if (read.result(), read.termination()) != (record.result(), record.termination()) {
            return Err(ImportError::Ending);
        }
        Ok(import.events)
    }
}

/// Why a record cannot be imported as a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ImportError {
    /// A tag is not valid.
    #[error("the tag {0} is not valid")]
    Tag(&'static str),
    /// A comment is not valid.
    #[error("the comment {{{0}}} is not valid")]
    Comment(String),
    /// The actions and comments do not end the game as the record says.
    #[error("the actions and comments do not end the game as the record says")]
    Ending,
    /// The options cannot be combined.
    #[error(transparent)]
    Options(#[from] crate::OptionsError),
    /// What the comments say does not fit the game.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// The import of a record, in progress.
struct Import<'a> {
    record: &'a Record,
    game: Game,
    events: Vec<Event>,
}

impl<'a> Import<'a> {
    fn new(record: &'a Record) -> Result<Import<'a>, ImportError> {
        let at = record.tag("Date").and_then(read_date).unwrap_or_default();
        let own = |name: &str| {
            let kept =
                ["Date", "Assist", "Clock", "Blindfold", "Lot", TAKEBACKS, CLAIMS, LAG, BEST_OF];
            kept.contains(&name)
                || MULTIPLIERS.contains(&name)
                || PLAYERS.iter().any(|(player, engine)| [*player, *engine].contains(&name))
        };
        let tags = record.tags().filter(|(name, _)| !own(name));
        let tags: BTreeMap<_, _> = tags.map(|(name, value)| (name.into(), value.into())).collect();
        let created = Happening::Created { options: read_options(record)?, seed: 0, tags };
        let created = Event { at, lag: Duration::ZERO, what: created };
        let mut import = Import { record, game: Game::open(&created)?, events: vec![created] };
        for (seat, (name, engine)) in Seat::ALL.into_iter().zip(PLAYERS) {
            if let Some(party) = read_party(record, name, engine)? {
                import.happen(Happening::Seated { seat, party }, at)?;
            }
        }
        let lot = read_lot(record.tag("Lot"))?;
        import.happen(Happening::Started { lot, starter: Seat::First }, at)?;
        Ok(import)
    }

    fn happen(&mut self, what: Happening, at: Time) -> Result<(), ImportError> {
        let event = Event { at, lag: Duration::ZERO, what };
        self.game.apply(&event)?;
        self.events.push(event);
        Ok(())
    }

    fn now(&self) -> Time {
        self.events.last().map_or(Time::default(), |event| event.at)
    }

    /// Plays an action, at the time given by the clock in the comment after it.
    fn act(&mut self, player: Player, action: Action, number: usize) -> Result<(), ImportError> {
        let mut at = self.now();
        let mut what = Happening::Acted { player, action };
        for mark in marks(self.record, number + 1) {
            let wrong = || ImportError::Comment(mark.into());
            match mark.split_once(' ') {
                Some(("clk", left)) => {
                    let left = read_span(left).ok_or_else(wrong)?;
                    at = self.time_of(&what, left).ok_or_else(wrong)?;
                }
                Some(("lapsed", cause)) => {
                    let cause = match cause {
                        "time" => Cause::Time,
                        "absence" => Cause::Absence,
                        _ => return Err(wrong()),
                    };
                    what = Happening::Lapsed { player, cause };
                }
                _ => {}
            }
        }
        self.happen(what, at)
    }

    /// Returns when something happened, given how much it left on the player's clock.
    fn time_of(&self, what: &Happening, left: Duration) -> Option<Time> {
        let mut at_once = self.game.clone();
        at_once.apply(&Event { at: self.now(), lag: Duration::ZERO, what: what.clone() }).ok()?;
        let most = at_once.steps.last()?.left;
        // Without a clock the time is unknown.
        let Some(most) = most else { return Some(self.now()) };
        Some(self.now().after(most.checked_sub(left)?))
    }

    fn notes(&mut self, after: usize) -> Result<(), ImportError> {
        for mark in marks(self.record, after) {
            let wrong = || ImportError::Comment(mark.into());
            let words: Vec<&str> = mark.splitn(3, ' ').collect();
            let what = match words[..] {
                ["ask", player, question] => Happening::Asked {
                    player: player.parse().map_err(|_| wrong())?,
                    question: question.parse::<Question>().map_err(|_| wrong())?,
                },
                ["try", player, action] => Happening::Attempted {
                    player: player.parse().map_err(|_| wrong())?,
                    action: action.parse().map_err(|_| wrong())?,
                },
                ["add", span] => Happening::Extended { by: read_span(span).ok_or_else(wrong)? },
                _ => continue,
            };
            self.happen(what, self.now())?;
        }
        Ok(())
    }

    fn end(&mut self) -> Result<(), ImportError> {
        let player = self.game.play.position().player();
        let what = match self.record.ending() {
            // Attempts end the game by themselves.
            None | Some(Ending::Attempts) => return Ok(()),
            Some(Ending::Resign(player)) => Happening::Resigned(By { player }),
            Some(Ending::Time) => Happening::OutOfTime(By { player }),
            Some(Ending::Agreed) => Happening::DrawAgreed,
            Some(Ending::Abandoned) => Happening::Abandoned(By { player }),
        };
        self.happen(what, self.now())
    }
}

/// Returns the parts that look like `[%name words]` of the comments after this many actions.
fn marks(record: &Record, after: usize) -> impl Iterator<Item = &str> {
    let comments = record.comments().filter(move |(at, _)| *at == after);
    let parts = comments.flat_map(|(_, text)| text.split("[%").skip(1));
    parts.filter_map(|rest| rest.split(']').next())
}

fn comment(record: &mut Record, text: &str) {
    record.comment(text).expect("no closing brace");
}

fn write_notes<'a>(
    record: &mut Record,
    notes: &mut std::iter::Peekable<impl Iterator<Item = &'a Note>>,
    after: usize,
) {
    while let Some(note) = notes.next_if(|note| note.after == after) {
        comment(
            record,
            &match note.what {
                NoteKind::Asked(player, question) => format!("[%ask {player} {question}]"),
                NoteKind::Attempted(player, action) => format!("[%try {player} {action}]"),
                NoteKind::Extended(by) => format!("[%add {}]", write_span(by)),
                NoteKind::Lapsed(Cause::Time) => "[%lapsed time]".into(),
                NoteKind::Lapsed(Cause::Absence) => "[%lapsed absence]".into(),
            },
        );
    }
}

/// Writes the throws with player 1's number first, as in `4-4 5-2`.
fn write_throws(throws: &[[u8; 2]], starter: Seat) -> String {
    let number = |throw: &[u8; 2], seat: Seat| throw[seat.index()];
    let throw = |throw| format!("{}-{}", number(throw, starter), number(throw, starter.other()));
    throws.iter().map(throw).collect::<Vec<_>>().join(" ")
}

fn read_lot(tag: Option<&str>) -> Result<Lot, ImportError> {
    let Some(text) = tag else { return Ok(Lot::Agreed) };
    if text == SWAPPED {
        return Ok(Lot::Swapped);
    }
    let die = |text: &str| text.parse().ok().filter(|number| (1..=6).contains(number));
    let throw = |text: &str| {
        let (one, two) = text.split_once('-')?;
        Some([die(one)?, die(two)?])
    };
    let throws: Option<Vec<[u8; 2]>> = text.split(' ').map(throw).collect();
    let wins = |throws: &Vec<[u8; 2]>| match throws.split_last() {
        Some(([one, two], ties)) => one > two && ties.iter().all(|[one, two]| one == two),
        None => false,
    };
    throws.filter(wins).map(Lot::Dice).ok_or(ImportError::Tag("Lot"))
}

fn read_options(record: &Record) -> Result<Options, ImportError> {
    let mut options = Options { terms: record.play().terms(), ..Options::default() };
    let on = |tag: &'static str| match record.tag(tag) {
        None => Ok(false),
        Some("on") => Ok(true),
        Some(_) => Err(ImportError::Tag(tag)),
    };
    // In a record player 1 sits on the first seat.
    options.starter = (read_lot(record.tag("Lot"))? == Lot::Agreed).then_some(Seat::First);
    options.assist = on("Assist")?;
    options.claims = on(CLAIMS)?;
    if let Some(text) = record.tag(TAKEBACKS) {
        options.takebacks = Some(text.parse().map_err(|_| ImportError::Tag(TAKEBACKS))?);
    }
    if let Some(text) = record.tag(BEST_OF) {
        options.best_of = Some(text.parse().map_err(|_| ImportError::Tag(BEST_OF))?);
    }
    if let Some(text) = record.tag(LAG) {
        let millis = text.parse::<u32>().map_err(|_| ImportError::Tag(LAG))?;
        options.lag_allowance = Duration::from_millis(millis.into());
    }
    if let Some(text) = record.tag("Clock") {
        options.clock = Some(text.parse().map_err(|_| ImportError::Tag("Clock"))?);
    }
    if let Some(text) = record.tag("Blindfold") {
        options.blindfold = Some(text.parse().map_err(|_| ImportError::Tag("Blindfold"))?);
    }
    for (multiplier, tag) in options.multipliers.iter_mut().zip(MULTIPLIERS) {
        if let Some(text) = record.tag(tag) {
            *multiplier = text.parse().map_err(|_| ImportError::Tag(tag))?;
        }
    }
    options.check()?;
    Ok(options)
}

fn read_party(
    record: &Record,
    name: &'static str,
    engine: &'static str,
) -> Result<Option<Party>, ImportError> {
    let is_bot = record.tag(engine) == Some(BOT);
    if let Some(text) = record.tag(engine).filter(|_| !is_bot) {
        return text
            .parse()
            .map(|character| Some(Party::Engine(character)))
            .map_err(|_| ImportError::Tag(engine));
    }
    let party = if is_bot { Party::Bot } else { Party::Person };
    let read = |text: &str| Name::kept(text).map(party);
    record.tag(name).map(read).transpose().map_err(|_| ImportError::Tag(name))
}

fn read_date(text: &str) -> Option<Time> {
    let numbers: Vec<u64> = text.split('.').map(str::parse).collect::<Result<_, _>>().ok()?;
    match numbers[..] {
        [year, month, day] => Time::from_date((year, month, day)),
        _ => None,
    }
}

/// Writes a span as hours, minutes and seconds, to the millisecond: `0:00:42.317`.
fn write_span(span: Duration) -> String {
    let seconds = span.as_secs();
    let [hours, minutes, seconds] = [seconds / 3600, seconds / 60 % 60, seconds % 60];
    format!("{hours}:{minutes:02}:{seconds:02}.{:03}", span.subsec_millis())
}

fn read_span(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let parts: Option<Vec<u64>> =
        whole.split(':').map(|part| part.parse::<u32>().ok().map(u64::from)).collect();
    let [hours, minutes, seconds] = parts?.try_into().ok()?;
    let millis = format!("{fraction:0<3}").parse::<u16>().ok().filter(|_| fraction.len() <= 3)?;
    let seconds = Duration::from_secs(3600 * hours + 60 * minutes + seconds);
    Some(seconds + Duration::from_millis(millis.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_are_read_as_people_and_programs_write_them() {
        let check = |text, millis| assert_eq!(read_span(text), Some(Duration::from_millis(millis)));
        check("0:00:42.317", 42_317);
        check("0:00:42.5", 42_500);
        check("1:02:03", 3_723_000);
        for text in ["", "42", "0:42", "0:0:0:0", "0:00:-1", "0:00:00.1234", "0:00:00.x"] {
            assert_eq!(read_span(text), None, "{text}");
        }
    }
}
