//! How a session begins on a server: with a new game, with a link, with a rematch.

use quarto_game::{Options, Refusal};
use quarto_text::{Line, Message, Table, Voice};
use quarto_wire::Client;

use super::begin::voice;
use super::guest::{Guest, Taken, link, wait};
use super::there::{Address, There};
use crate::choices::Choices;
use crate::invitation::{Invitation, Invited};
use crate::lines::Waker;
use crate::record_file::RecordFile;
use crate::session::{Begun, Circumstances, Place, Session, SessionError};

impl Session {
    /// Makes a game on a server, and waits there for whoever gets the link.
    ///
    /// # Errors
    /// If the server would not, or could not be asked.
    pub fn invite(
        server: &str,
        choices: &Choices,
        with: Circumstances,
        waker: Waker,
    ) -> Result<(Session, Begun), SessionError> {
        let guest = Guest::new(server, choices, &with)?;
        let taken = wait(&guest, guest.create(choices))?;
        let client = guest.client.clone();
        Session::sit_down(client, taken, choices, with, waker)
    }

    /// Sits down in a game on a server, or comes back to it. The server is that of the link unless
    /// another one is named.
    ///
    /// # Errors
    /// If there is no seat, the server would not, or could not be asked.
    pub fn join(
        invitation: &Invitation,
        server: Option<&str>,
        choices: &Choices,
        with: Circumstances,
        waker: Waker,
    ) -> Result<(Session, Begun), SessionError> {
        let server = server.or(invitation.server.as_deref()).unwrap_or_default();
        let guest = Guest::new(server, choices, &with)?;
        let taken = match &invitation.to {
            Invited::Game(game) => wait(&guest, guest.enter(*game))?,
            Invited::Seat(secret) => wait(&guest, guest.take(secret))?,
        };
        let client = guest.client.clone();
        Session::sit_down(client, taken, choices, with, waker)
    }

    fn sit_down(
        client: Client,
        taken: Taken,
        choices: &Choices,
        with: Circumstances,
        waker: Waker,
    ) -> Result<(Session, Begun), SessionError> {
        let Taken { game, seat, secret, file, not_kept, invitation, again } = taken;
        let client = client.with_secret(&secret.reveal()).with_seat(seat);
        let link = link(&client, game);
        let at = Address { client, game, seat, secret, link, file, waker };
        let (session, lines) = Session::at(at, with, 0, |options| voice(choices, options))?;
        let say = |message: Message<'_>| Line::plain(message.say(choices.language));
        let mut terms = session.terms();
        let reason = not_kept.map(|error| error.say(choices.language));
        terms.extend(reason.map(|reason| say(Message::NotKept { reason: &reason })));
        terms.extend(again.then(|| say(Message::Resumed)));
        if let (Place::There(there), true) = (&session.place, session.is_waiting()) {
            let link = invitation.as_ref().unwrap_or(&there.at.link);
            terms.push(say(Message::ServerInvite { link }));
        }
        Ok((session, Begun { terms, lines }))
    }

    /// Follows a game, and tells what happened since one's own latest action, and after so many events.
    fn at(
        at: Address,
        with: Circumstances,
        known: usize,
        voice: impl FnOnce(&Options) -> Voice,
    ) -> Result<(Session, Vec<Line>), SessionError> {
        let (there, told) = There::new(at, with.clock.clone())?;
        let table = Table::new(voice(there.options()), &there.view(with.clock.as_ref()()));
        let record = with.record.map(|file| RecordFile::open(file, None)).transpose()?;
        let since = there.since_own_action().max(known);
        let place = Place::There(Box::new(there));
        let mut session = Session::played(place, table, record, with.clock);
        session.save_record()?;
        let fresh = told.iter().filter(|told| told.seq > since);
        let lines = session.tell_before(fresh);
        Ok((session, lines))
    }

    /// Goes on to the game on which both have agreed.
    pub(super) fn another_there(
        &self,
        there: &There,
        with: Circumstances,
    ) -> Result<(Session, Begun), SessionError> {
        let game = there.next().ok_or(Refusal::NotOver)?;
        let Address { client, seat, secret, waker, .. } = &there.at;
        let kept = with.places.as_ref();
        let kept = kept.map(|places| places.keep_seat(&client.url(), game, *seat, secret));
        let at = Address {
            client: client.clone(),
            game,
            seat: *seat,
            secret: secret.clone(),
            link: link(client, game),
            // One can come back by the game before, too.
            file: kept.and_then(Result::ok),
            waker: waker.clone(),
        };
        // That everybody sits was known before.
        let (session, lines) = Session::at(at, with, 3, |_| self.table.voice)?;
        Ok((session, Begun { terms: Vec::new(), lines }))
    }
}
