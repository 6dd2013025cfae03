//! How a session begins on a server: with a new game, with a link, or with a rematch.

use quarto_game::{Options, Refusal};
use quarto_text::{Line, MeetingText, Narrator, TerminalText, Voice};
use quarto_wire::Client;

use super::begin::voice;
use super::news::News;
use crate::backend::Backend;
use crate::choices::Choices;
use crate::local::record_file::RecordFile;
use crate::plain::lines::Waker;
use crate::remote::invitation::{Invitation, Invited};
use crate::remote::remote_game::{RemoteGame, RemoteSeat};
use crate::remote::seat_claim::{ClaimedSeat, SeatClaim, link, wait};
use crate::session::{Opening, Session, SessionConfig, SessionError};

impl Session {
    /// Creates a game on a server, and waits there for the opponent, who gets the link.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub fn invite(
        server: &str,
        choices: &Choices,
        with: SessionConfig,
        waker: Waker,
    ) -> Result<(Session, Opening), SessionError> {
        let claim = SeatClaim::new(server, choices, &with)?;
        let taken = wait(&claim, claim.create(choices))?;
        let client = claim.client.clone();
        Session::sit_down(client, taken, choices, with, waker)
    }

    /// Plays anybody on a server who wants the same, or waits there for one.
    ///
    /// # Errors
    /// If the server refuses or cannot be reached.
    pub fn meet(
        server: &str,
        choices: &Choices,
        with: SessionConfig,
        waker: Waker,
    ) -> Result<(Session, Opening), SessionError> {
        let claim = SeatClaim::new(server, choices, &with)?;
        let taken = wait(&claim, claim.meet(choices))?;
        let client = claim.client.clone();
        let (session, mut opening) = Session::sit_down(client, taken, choices, with, waker)?;
        if session.is_waiting() {
            let text = MeetingText::MeetingWaiting.say(choices.language);
            opening.terms.push(Line::plain(text));
        }
        Ok((session, opening))
    }

    /// Takes a seat in a game on a server, or comes back to it. `server` overrides the server of
    /// the link.
    ///
    /// # Errors
    /// If no seat is free, or the server refuses or cannot be reached.
    pub fn join(
        invitation: &Invitation,
        server: Option<&str>,
        choices: &Choices,
        with: SessionConfig,
        waker: Waker,
    ) -> Result<(Session, Opening), SessionError> {
        let server = server.or(invitation.server.as_deref()).unwrap_or_default();
        let claim = SeatClaim::new(server, choices, &with)?;
        let taken = match &invitation.to {
            Invited::Game(game) => wait(&claim, claim.enter(*game))?,
            Invited::Seat(secret) => wait(&claim, claim.take(secret))?,
        };
        let client = claim.client.clone();
        Session::sit_down(client, taken, choices, with, waker)
    }

    fn sit_down(
        client: Client,
        taken: ClaimedSeat,
        choices: &Choices,
        with: SessionConfig,
        waker: Waker,
    ) -> Result<(Session, Opening), SessionError> {
        let ClaimedSeat { game, seat, secret, file, not_kept, invitation, again } = taken;
        let client = client.with_secret(&secret.reveal()).with_seat(seat);
        let link = link(&client, game);
        let at = RemoteSeat { client, game, seat, secret, link: link.clone(), file, waker };
        let (session, lines) = Session::at(at, with, 0, |options| voice(choices, options))?;
        let say = |text: TerminalText<'_>| Line::plain(text.say(choices.language));
        let mut terms = if again { vec![session.standing()] } else { session.terms() };
        let reason = not_kept.map(|error| error.say(choices.language));
        terms.extend(reason.map(|reason| say(TerminalText::NotKept { reason: &reason })));
        if session.is_waiting() {
            let link = invitation.as_ref().unwrap_or(&link);
            terms.push(say(TerminalText::ServerInvite { link }));
        }
        Ok((session, Opening { terms, lines }))
    }

    /// Follows a game, with the lines after the player's latest action and after the first `known`
    /// events.
    fn at(
        at: RemoteSeat,
        with: SessionConfig,
        known: usize,
        voice: impl FnOnce(&Options) -> Voice,
    ) -> Result<(Session, Vec<Line>), SessionError> {
        let (remote, news) = RemoteGame::new(at, with.clock.clone())?;
        let narrator = Narrator::new(voice(remote.options()), &remote.view(with.clock.as_ref()()));
        let record = with.record.map(|file| RecordFile::open(file, None)).transpose()?;
        let since = remote.since_own_action().max(known);
        let mut session = Session::with_backend(Box::new(remote), narrator, record, with.clock);
        session.save_record()?;
        let fresh: Vec<News> = news.into_iter().filter(|news| news.is_after(since)).collect();
        let lines = session.hear(&fresh)?.lines;
        Ok((session, lines))
    }

    /// Moves on to the rematch that both players have agreed on.
    pub(crate) fn another_remote(
        &self,
        remote: &RemoteGame,
        with: SessionConfig,
    ) -> Result<(Session, Opening), SessionError> {
        let game = remote.next().ok_or(Refusal::NotOver)?;
        let RemoteSeat { client, seat, secret, waker, .. } = &remote.at;
        let kept = with.dirs.as_ref();
        let kept = kept.map(|dirs| dirs.keep_seat(&client.url(), game, *seat, secret));
        let at = RemoteSeat {
            client: client.clone(),
            game,
            seat: *seat,
            secret: secret.clone(),
            link: link(client, game),
            // If it cannot be stored, the link to the previous game leads back, too.
            file: kept.and_then(Result::ok),
            waker: waker.clone(),
        };
        // The events that seat the players are known already.
        let (session, lines) = Session::at(at, with, 3, |_| self.narrator.voice)?;
        Ok((session, Opening { terms: Vec::new(), lines }))
    }
}
