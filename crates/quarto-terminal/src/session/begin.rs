//! How a session begins: with a new game, with a stored one, or with a rematch.

use std::rc::Rc;
use std::sync::Arc;

use quarto_game::{GameId, Listing, Name, Options, Party, Refusal, Seat, Time, Update, Viewer};
use quarto_host::{Proposal, ProposalError, Since};
use quarto_text::{Line, Narrator, TerminalText, Voice};

use crate::choices::{Choices, Opponent, VoiceOverride};
use crate::local::data_dirs::{GameLock, KeepError, Unfinished};
use crate::local::embedded_host::EmbeddedHost;
use crate::local::local_game::{LocalGame, person};
use crate::local::record_file::RecordFile;
use crate::session::{Opening, Session, SessionConfig, SessionError};

impl Session {
    /// Starts a game, and returns the session and its opening lines.
    ///
    /// # Errors
    /// If the game cannot be stored.
    pub fn start(
        choices: &Choices,
        with: SessionConfig,
    ) -> Result<(Session, Opening), SessionError> {
        let host = EmbeddedHost::open(with.dirs.as_ref(), &with.clock)?;
        Session::start_on(Rc::new(host), choices, with)
    }

    pub(crate) fn start_on(
        host: Rc<EmbeddedHost>,
        choices: &Choices,
        with: SessionConfig,
    ) -> Result<(Session, Opening), SessionError> {
        let proposal = Proposal {
            options: choices.options.clone(),
            parties: parties(choices).map(Some),
            open: false,
            listing: Listing::Unlisted,
            holdings: Vec::new(),
            seed: Some(with.seed),
        };
        let created = host.wait(host.host().create(proposal)).map_err(|error| match error {
            ProposalError::Store(error) => SessionError::Keep(error.into()),
            ProposalError::Options(error) => SessionError::Options(error),
            ProposalError::Name(error) => unreachable!("names are checked when chosen: {error}"),
            ProposalError::KeyReused => unreachable!("a local game has no key"),
        });
        let id = created?;
        let lock = with.dirs.as_ref().map(|dirs| dirs.take(id)).transpose()?;
        let voice = voice(choices, &choices.options);
        let (mut session, told) = Session::new(host, id, lock, voice, with, Origin::New)?;
        let lines = session.tell_before(&told);
        let terms = session.terms();
        Ok((session, Opening { terms, lines }))
    }

    /// Resumes a stored game, with the lines since the player's latest action: in the language and
    /// edition in which it was played, unless `over` overrides them.
    ///
    /// # Errors
    /// If the game, or the file for its record, cannot be read.
    pub fn resume(
        choices: &Choices,
        over: VoiceOverride,
        with: SessionConfig,
    ) -> Result<Option<(Session, Opening)>, SessionError> {
        let Some(dirs) = with.dirs.as_ref().filter(|dirs| dirs.database().is_file()) else {
            return Ok(None);
        };
        let host = EmbeddedHost::open(Some(dirs), &with.clock)?;
        let Unfinished { game, damaged } = dirs.unfinished(&host)?;
        let Some(lock) = game else {
            return damaged.into_iter().next().map_or(Ok(None), |error| Err(error.into()));
        };
        let left = left(&host, lock.id)?;
        let mut choices = choices.clone();
        lock.recall_voice(&mut choices);
        choices.override_voice(over);
        let voice = voice(&choices, host.game(lock.id)?.options());
        let with = SessionConfig { record: with.record.or(lock.noted_record()), ..with };
        let (id, lock) = (lock.id, Some(lock));
        let (mut session, told) =
            Session::new(Rc::new(host), id, lock, voice, with, Origin::Kept { left })?;
        let mut terms: Vec<Line> = damaged.iter().map(|error| damage(voice, error)).collect();
        let lines = session.tell_before(&told);
        terms.push(session.standing());
        if lines.is_empty() {
            terms.extend(session.moves().pop().map(|line| Line::plain(line.spoken)));
        }
        Ok(Some((session, Opening { terms, lines })))
    }

    /// Returns where the game stands for a player who comes back: against whom, and how far it is; of a
    /// blindfold game, nothing (D11).
    pub(crate) fn standing(&self) -> Line {
        let (voice, view) = (self.narrator.voice, self.view());
        let parties = view.seats.iter().filter_map(|seat| seat.party.as_ref());
        let names: Vec<String> = parties.map(|party| voice.party(party)).collect();
        let own = view.own_player().and_then(|player| view.seat(player));
        let other = own.and_then(|seat| names.get(seat.other().index()));
        let opponent = other.map_or("", String::as_str);
        let title = match (view.board, self.seats().len()) {
            (Some(board), 1) => {
                TerminalText::ResumedAgainst { opponent, count: board.occupied().len() }
            }
            (Some(board), _) => TerminalText::ResumedAfter { count: board.occupied().len() },
            (None, _) => TerminalText::Resumed,
        };
        Line::plain(voice.say(title))
    }

    /// Returns the moves so far, in whole sentences; none if they are hidden (D11).
    pub(crate) fn moves(&self) -> Vec<Line> {
        let record = self.record();
        let events = record.and_then(|record| quarto_game::Game::import(&record).ok());
        let mut narrator = self.narrator.clone().in_full();
        events.and_then(|events| narrator.moves(&events).ok()).unwrap_or_default()
    }

    pub(crate) fn terms(&self) -> Vec<Line> {
        self.narrator.terms(self.options()).into_iter().map(Line::plain).collect()
    }

    /// Returns a session for a game on the host, and the updates to show.
    fn new(
        host: Rc<EmbeddedHost>,
        id: GameId,
        lock: Option<GameLock>,
        voice: Voice,
        with: SessionConfig,
        origin: Origin,
    ) -> Result<(Session, Vec<Update>), SessionError> {
        let game = host.game(id)?;
        let narrator = Narrator::new(voice, &game.view(Viewer::Spectator, Time::default()));
        let name = id.to_string();
        let known = match origin {
            Origin::New => None,
            Origin::Kept { .. } => Some(name.as_str()),
        };
        let record = with.record.map(|file| RecordFile::open(file, known)).transpose()?;
        if let Some(lock) = &lock {
            lock.note_voice(voice);
            if let Some(record) = &record {
                lock.note_record(&record.file);
            }
        }
        let seat = person(&game);
        let since = match origin {
            // The events that seat the players are known already.
            Origin::New => 3,
            Origin::Kept { .. } => game.since_own_action(seat).max(1),
        };
        let viewer = Viewer::Seat(seat);
        let (now, told, follower) =
            host.wait(host.host().follow(id, viewer, Since::Event(since)))?;
        let (clock, told_here) = (Arc::clone(&with.clock), now.snapshot().seq);
        let noted = Time::default();
        let mut local = LocalGame { host, id, game, follower, told: told_here, noted, lock, clock };
        if let Origin::Kept { left } = origin {
            local.give_back((local.clock)().since(left))?;
        }
        local.note()?;
        let session = Session::with_backend(Box::new(local), narrator, record, with.clock);
        session.save_record()?;
        Ok((session, told.collect()))
    }

    /// Starts another game between the same players, in which the other one starts. Its record
    /// follows this one in the same file.
    ///
    /// # Errors
    /// If the game cannot be stored.
    pub fn another(&self, with: SessionConfig) -> Result<(Session, Opening), SessionError> {
        let record = self.record.as_ref().map(|record| record.file.clone());
        let with = SessionConfig { record, ..with };
        self.backend.another(self, with)
    }

    pub(crate) fn another_local(
        &self,
        local: &LocalGame,
        with: SessionConfig,
    ) -> Result<(Session, Opening), SessionError> {
        let id = local.agree_on_another()?.ok_or(Refusal::NotOver)?;
        let lock = with.dirs.as_ref().map(|dirs| dirs.take(id)).transpose()?;
        let (host, voice) = (Rc::clone(&local.host), self.narrator.voice);
        let (mut session, told) = Session::new(host, id, lock, voice, with, Origin::New)?;
        let lines = session.tell_before(&told);
        Ok((session, Opening { terms: Vec::new(), lines }))
    }
}

/// The origin of a game.
#[derive(Clone, Copy)]
enum Origin {
    New,
    /// It was stored, and last played at this time.
    Kept {
        left: Time,
    },
}

/// Returns the time when the game was last played.
fn left(host: &EmbeddedHost, id: GameId) -> Result<Time, KeepError> {
    let seen = host.wait(host.store().last_seen(id, Seat::First))?.unwrap_or_default();
    let stored = host.wait(host.store().load(id))?;
    let last = stored.and_then(|stored| stored.events().last().map(|event| event.at));
    Ok(seen.max(last.unwrap_or_default()))
}

/// Returns the line for a game that cannot be read.
fn damage(voice: Voice, error: &KeepError) -> Line {
    Line::plain(voice.say(TerminalText::Damaged { reason: &error.say(voice.language) }))
}

fn parties(choices: &Choices) -> [Party; 2] {
    let second = match choices.opponent {
        Opponent::Computer(character) => Party::Engine(character),
        Opponent::Person => {
            let other = choices.other_name.clone();
            Party::Person(
                other.unwrap_or_else(|| usual_name(choices, TerminalText::DefaultOtherName)),
            )
        }
    };
    [Party::Person(own_name(choices)), second]
}

/// Returns the name of the player at the keyboard.
pub(crate) fn own_name(choices: &Choices) -> Name {
    choices.name.clone().unwrap_or_else(|| usual_name(choices, TerminalText::DefaultName))
}

fn usual_name(choices: &Choices, name: TerminalText<'_>) -> Name {
    name.say(choices.language).parse().expect("a name from the catalogue")
}

pub(crate) fn voice(choices: &Choices, options: &Options) -> Voice {
    let traits = options.terms.rules.traits();
    let Choices { language, edition, verbosity, .. } = *choices;
    Voice { language, edition, traits, verbosity }
}
