use std::time::Duration;

use quarto_game::{GameId, Listing, Name, Party, Seat, Snapshot, Viewer};
use quarto_store::Secret;
use quarto_text::PageText;
use quarto_wire::{
    AnybodyBody, Client, ClientError, CreatedBody, InvitationBody, ProposalBody, SitBody,
};
use tokio::runtime::Builder;
use tokio::time::timeout;

use crate::choices::{Choices, Opponent};
use crate::local::data_dirs::{DataDirs, KeepError};
use crate::plain::clean::clean;
use crate::remote::seat_file::SeatFile;
use crate::remote::server_error::ServerError;
use crate::session::begin::own_name;
use crate::session::{SessionConfig, SessionError};

/// The longest time to wait for a seat.
const PATIENCE: Duration = Duration::from_secs(30);

/// A player at this terminal who claims a seat on a server.
pub(crate) struct SeatClaim<'a> {
    pub(crate) client: Client,
    dirs: Option<&'a DataDirs>,
    name: Name,
}

/// A seat that was claimed on a server.
pub(crate) struct ClaimedSeat {
    pub(crate) game: GameId,
    pub(crate) seat: Seat,
    pub(crate) secret: Secret,
    pub(crate) file: Option<SeatFile>,
    /// Why the seat could not be stored for later.
    pub(crate) not_kept: Option<KeepError>,
    /// The link for the opponent, as the server gave it.
    pub(crate) invitation: Option<String>,
    /// Whether the player has sat there before.
    pub(crate) again: bool,
}

impl<'a> SeatClaim<'a> {
    pub(crate) fn new(
        server: &str,
        choices: &Choices,
        with: &'a SessionConfig,
    ) -> Result<SeatClaim<'a>, SessionError> {
        let client = Client::new(server).map_err(|error| ServerError::new(server, error))?;
        Ok(SeatClaim { client, dirs: with.dirs.as_ref(), name: own_name(choices) })
    }

    /// Creates a game.
    pub(crate) async fn create(&self, choices: &Choices) -> Result<ClaimedSeat, SessionError> {
        let options = choices.options.clone().apart();
        let second = match choices.opponent {
            Opponent::Computer(character) => Some(Party::Engine(character)),
            Opponent::Person => None,
        };
        let proposal = ProposalBody {
            options,
            first: Some(Party::Person(self.name.clone())),
            open: second.is_none(),
            listing: Listing::Unlisted,
            second,
            key: None,
        };
        let made = self.client.create(&proposal).await.map_err(|error| self.error(error))?;
        let CreatedBody { game, url, first, .. } = made;
        let secret = first.and_then(|key| key.secret.parse().ok());
        let secret = secret.ok_or(ServerError::NotOpen)?;
        // That link is for others. To come back, the player uses the address under which the seat
        // is stored.
        let taken = self.keep(game, Seat::First, secret)?;
        Ok(ClaimedSeat { invitation: Some(clean(&url)), ..taken })
    }

    /// Takes a seat against anybody who wants the same, or waits for one. Strangers see only a name that
    /// the player gave.
    pub(crate) async fn meet(&self, choices: &Choices) -> Result<ClaimedSeat, SessionError> {
        let guest = PageText::PageGuest.say(choices.language);
        let guest = || guest.parse().expect("a name from the catalogue");
        let own = Secret::random();
        let wish = AnybodyBody {
            options: choices.options.clone().apart(),
            person: Some(choices.name.clone().unwrap_or_else(guest)),
            bot: None,
            // A request that is repeated by the network takes one seat.
            key: Some(Secret::random().reveal()),
        };
        let client = self.client.clone().with_secret(&own.reveal());
        let met = client.play_anybody(&wish).await.map_err(|error| self.error(error))?;
        self.keep(met.game, met.key.seat, own)
    }

    /// Enters a game: on the seat held before, or on a free one.
    pub(crate) async fn enter(&self, game: GameId) -> Result<ClaimedSeat, SessionError> {
        let seen = self.look(&self.client, game).await?;
        // If both players use this terminal, the name decides which seat to resume.
        let own = Party::Person(self.name.clone());
        let mut seats = Seat::ALL;
        seats.sort_by_key(|seat| seen.view.seated(*seat) != Some(&own));
        let mut elsewhere = None;
        for seat in seats {
            match self.dirs.map(|dirs| dirs.kept_seat(&self.client.url(), game, seat)) {
                Some(Ok(Some(file))) => return self.come_back(game, seat, file).await,
                Some(Err(error)) => elsewhere = Some(error),
                Some(Ok(None)) | None => {}
            }
        }
        match (seen.view.free_seat(), elsewhere) {
            (Some(_), _) if !seen.open => Err(ServerError::NotOpen.into()),
            (Some(seat), _) => self.sit(game, seat, Secret::random(), None).await,
            (None, Some(error)) => Err(error.into()),
            (None, None) => Err(self.taken(game)),
        }
    }

    /// Comes back to a stored seat; if the server does not know it, takes a seat now.
    async fn come_back(
        &self,
        game: GameId,
        seat: Seat,
        file: SeatFile,
    ) -> Result<ClaimedSeat, SessionError> {
        let client = self.client.clone().with_secret(&file.secret().reveal());
        let seen = self.look(&client, game).await?;
        if seen.view.viewer == Viewer::Spectator {
            let secret = file.secret().clone();
            file.forget();
            let seat =
                seen.view.free_seat().filter(|_| seen.open).ok_or_else(|| self.taken(game))?;
            return self.sit(game, seat, secret, None).await;
        }
        let (secret, file) = (file.secret().clone(), Some(file));
        Ok(ClaimedSeat { game, seat, secret, file, not_kept: None, invitation: None, again: true })
    }

    /// Takes a free seat, directly or by an invitation. The secret is stored first, so that the
    /// seat cannot be lost.
    async fn sit(
        &self,
        game: GameId,
        seat: Seat,
        secret: Secret,
        invitation: Option<&Secret>,
    ) -> Result<ClaimedSeat, SessionError> {
        let taken = self.keep(game, seat, secret)?;
        let client = self.client.clone().with_secret(&taken.secret.reveal());
        let invitation = invitation.map(Secret::reveal);
        match client
            .sit(
                game,
                &SitBody { person: Some(self.name.clone()), bot: None, invitation, key: None },
            )
            .await
        {
            Ok(key) if key.seat == seat => Ok(taken),
            Ok(key) => {
                taken.file.into_iter().for_each(SeatFile::forget);
                self.keep(game, key.seat, taken.secret)
            }
            Err(ClientError::Problem(problem)) if is_taken(&problem.code) => {
                taken.file.into_iter().for_each(SeatFile::forget);
                Err(self.taken(game))
            }
            Err(error) => Err(self.error(error)),
        }
    }

    /// Takes the seat of a link: with the secret that holds it, or by an invitation with a new
    /// secret.
    pub(crate) async fn take(&self, secret: &Secret) -> Result<ClaimedSeat, SessionError> {
        let client = self.client.clone().with_secret(&secret.reveal());
        let held = client.held().await.map_err(|error| self.error(error))?;
        // After rematches this is the latest game.
        if let Some(held) = held.games.first() {
            let taken = self.keep(held.game, held.seat, secret.clone())?;
            return Ok(ClaimedSeat { again: true, ..taken });
        }
        let InvitationBody { game, seat, spent } = held.invitation.ok_or(ServerError::NoGame)?;
        if spent {
            // The invitation may have been used from this terminal.
            return self.enter(game).await;
        }
        self.sit(game, seat, Secret::random(), Some(secret)).await
    }

    /// Stores a seat for later, if possible.
    fn keep(&self, game: GameId, seat: Seat, secret: Secret) -> Result<ClaimedSeat, SessionError> {
        let keep = |dirs: &DataDirs| dirs.keep_seat(&self.client.url(), game, seat, &secret);
        let (file, not_kept) = match self.dirs.map(keep) {
            Some(Ok(file)) => (Some(file), None),
            Some(Err(error @ KeepError::Open(_))) => return Err(error.into()),
            Some(Err(error)) => (None, Some(error)),
            None => (None, Some(KeepError::NoHome)),
        };
        Ok(ClaimedSeat { game, seat, secret, file, not_kept, invitation: None, again: false })
    }

    async fn look(&self, client: &Client, game: GameId) -> Result<Snapshot, SessionError> {
        let seen = client.look(game).await.map_err(|error| self.error(error))?;
        Ok(seen.snapshot)
    }

    fn taken(&self, game: GameId) -> SessionError {
        ServerError::NoFreeSeat { link: link(&self.client, game) }.into()
    }

    fn error(&self, error: ClientError) -> SessionError {
        ServerError::new(&self.client.url(), error).into()
    }
}

/// Tells whether another player has taken the seat.
fn is_taken(code: &str) -> bool {
    code == "seat-taken" || code == "started"
}

/// Returns the public link to a game.
pub(crate) fn link(client: &Client, game: GameId) -> String {
    format!("{}/games/{game}", client.url())
}

/// Waits for a server's answer, for a limited time.
pub(crate) fn wait<T>(
    claim: &SeatClaim<'_>,
    answer: impl Future<Output = Result<T, SessionError>>,
) -> Result<T, SessionError> {
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| claim.error(error.into()))?;
    match runtime.block_on(async { timeout(PATIENCE, answer).await }) {
        Ok(answer) => answer,
        Err(late) => Err(claim.error(std::io::Error::from(late).into())),
    }
}
