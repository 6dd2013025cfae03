//! How a session begins: with a new game, with one that was kept, with a rematch.

use std::rc::Rc;
use std::sync::Arc;

use quarto_game::{GameId, Name, Options, Party, Refusal, Seat, Time, Update, Viewer};
use quarto_host::{Proposal, ProposalError};
use quarto_text::{Line, Message, Table, Voice};

use super::here::{Here, person};
use crate::choices::{Choices, Manner, Opponent};
use crate::home::Home;
use crate::keeper::{KeepError, Keeper, Unfinished};
use crate::record_file::RecordFile;
use crate::session::{Begun, Circumstances, Place, Session, SessionError};

impl Session {
    /// Starts a game, and returns what is told at the start.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn start(choices: &Choices, with: Circumstances) -> Result<(Session, Begun), SessionError> {
        let home = Home::open(with.places.as_ref(), &with.clock)?;
        let proposal = Proposal {
            options: choices.options(),
            parties: parties(choices).map(Some),
            open: false,
            holdings: Vec::new(),
            seed: Some(with.seed),
        };
        let created = home.wait(home.host().create(proposal)).map_err(|error| match error {
            ProposalError::Store(error) => SessionError::Keep(error.into()),
            ProposalError::Options(error) => SessionError::Options(error),
            ProposalError::Name(error) => unreachable!("names are checked when chosen: {error}"),
            ProposalError::KeyReused => unreachable!("a game made here has no key"),
        });
        let id = created?;
        let keeper = with.places.as_ref().map(|places| places.take(id)).transpose()?;
        let voice = voice(choices, &choices.options());
        let (mut session, told) =
            Session::new(Rc::new(home), id, keeper, voice, with, Origin::New)?;
        let lines = session.tell_before(&told);
        let terms = session.terms();
        Ok((session, Begun { terms, lines }))
    }

    /// Goes on with a game that was kept, and tells what happened since one's own latest action: in
    /// the words in which it was played, unless others are said to be wanted.
    ///
    /// # Errors
    /// If it, or the file for its record, cannot be read.
    pub fn resume(
        choices: &Choices,
        manner: Manner,
        with: Circumstances,
    ) -> Result<Option<(Session, Begun)>, SessionError> {
        let Some(places) = with.places.as_ref().filter(|places| places.database().is_file()) else {
            return Ok(None);
        };
        let home = Home::open(Some(places), &with.clock)?;
        let Unfinished { game, damaged } = places.unfinished(&home)?;
        let Some(keeper) = game else {
            return damaged.into_iter().next().map_or(Ok(None), |error| Err(error.into()));
        };
        let left = left(&home, keeper.id)?;
        let mut choices = choices.clone();
        keeper.recall_voice(&mut choices);
        choices.set_manner(manner);
        let voice = voice(&choices, home.game(keeper.id)?.options());
        let with = Circumstances { record: with.record.or(keeper.noted_record()), ..with };
        let (id, keeper) = (keeper.id, Some(keeper));
        let (mut session, told) =
            Session::new(Rc::new(home), id, keeper, voice, with, Origin::Kept)?;
        let mut terms: Vec<Line> = damaged.iter().map(|error| damage(voice, error)).collect();
        terms.extend(session.terms());
        terms.push(Line::plain(voice.say(Message::Resumed)));
        let lines = session.tell_before(&told);
        let away = session.now().since(left);
        if let Place::Here(here) = &mut session.place {
            here.give_back(away)?;
        }
        Ok(Some((session, Begun { terms, lines })))
    }

    pub(super) fn terms(&self) -> Vec<Line> {
        self.table.terms(self.options()).into_iter().map(Line::plain).collect()
    }

    /// Returns a session of a game that the host has, and what is to be told of it.
    fn new(
        home: Rc<Home>,
        id: GameId,
        keeper: Option<Keeper>,
        voice: Voice,
        with: Circumstances,
        origin: Origin,
    ) -> Result<(Session, Vec<Update>), SessionError> {
        let game = home.game(id)?;
        let table = Table::new(voice, &game.view(Viewer::Spectator, Time::default()));
        let name = id.to_string();
        let known = (origin == Origin::Kept).then_some(name.as_str());
        let record = with.record.map(|file| RecordFile::open(file, known)).transpose()?;
        if let Some(keeper) = &keeper {
            keeper.note_voice(voice);
            if let Some(record) = &record {
                keeper.note_record(&record.file);
            }
        }
        let seat = person(&game);
        let since = match origin {
            // That everybody sits was known before.
            Origin::New => 3,
            Origin::Kept => game.since_own_action(seat).max(1),
        };
        let viewer = Viewer::Seat(seat);
        let (seen, told, follower) = home.wait(home.host().follow(id, viewer, Some(since)))?;
        let (clock, told_here) = (Arc::clone(&with.clock), seen.seq);
        let noted = Time::default();
        let mut place = Here { home, id, game, follower, told: told_here, noted, keeper, clock };
        place.note()?;
        let place = Place::Here(Box::new(place));
        let session = Session::played(place, table, record, with.clock);
        session.save_record()?;
        Ok((session, told.collect()))
    }

    /// Starts another game between the same two, which the other one starts. Its record follows this
    /// one in the same file.
    ///
    /// # Errors
    /// If it cannot be kept.
    pub fn another(&self, with: Circumstances) -> Result<(Session, Begun), SessionError> {
        let record = self.record.as_ref().map(|record| record.file.clone());
        let with = Circumstances { record, ..with };
        match &self.place {
            Place::Here(here) => self.another_here(here, with),
            Place::There(there) => self.another_there(there, with),
        }
    }

    fn another_here(
        &self,
        here: &Here,
        with: Circumstances,
    ) -> Result<(Session, Begun), SessionError> {
        let id = here.agree_on_another()?.ok_or(Refusal::NotOver)?;
        let keeper = with.places.as_ref().map(|places| places.take(id)).transpose()?;
        let (home, voice) = (Rc::clone(&here.home), self.table.voice);
        let (mut session, told) = Session::new(home, id, keeper, voice, with, Origin::New)?;
        let lines = session.tell_before(&told);
        Ok((session, Begun { terms: Vec::new(), lines }))
    }
}

/// Where a game comes from.
#[derive(Clone, Copy, PartialEq)]
enum Origin {
    New,
    Kept,
}

/// Returns when somebody last played a game.
fn left(home: &Home, id: GameId) -> Result<Time, KeepError> {
    let seen = home.wait(home.store().seen(id, Seat::First))?.unwrap_or_default();
    let stored = home.wait(home.store().load(id))?;
    let last = stored.and_then(|stored| stored.events().last().map(|event| event.at));
    Ok(seen.max(last.unwrap_or_default()))
}

/// Says that a game cannot be read.
fn damage(voice: Voice, error: &KeepError) -> Line {
    Line::plain(voice.say(Message::Damaged { reason: &error.say(voice.language) }))
}

fn parties(choices: &Choices) -> [Party; 2] {
    let second = match choices.opponent {
        Opponent::Computer(character) => Party::Engine(character),
        Opponent::Person => {
            let other = choices.names[1].clone();
            Party::Person(other.unwrap_or_else(|| usual_name(choices, Message::DefaultOtherName)))
        }
    };
    [Party::Person(own_name(choices)), second]
}

/// Returns the name of the person at the keyboard.
pub(super) fn own_name(choices: &Choices) -> Name {
    choices.names[0].clone().unwrap_or_else(|| usual_name(choices, Message::DefaultName))
}

fn usual_name(choices: &Choices, name: Message<'_>) -> Name {
    name.say(choices.language).parse().expect("a name from the catalogue")
}

pub(super) fn voice(choices: &Choices, options: &Options) -> Voice {
    let traits = options.terms.rules.traits();
    Voice { language: choices.language, edition: choices.edition, traits }
}
