//! What a tournament means for its games, and a game for its tournament.

use quarto_game::{Game, Listing, Options, Party, Seat, Time, Viewer};
use quarto_rules::Player;
use quarto_store::{SecretHash, StoreError, TournamentRight};
use quarto_tournament::{
    Bout, BoutResult, BoutVerdict, Device, EntrantId, HostedEvent, HostedTournament, TableResult,
    TournamentEvent, TournamentId,
};

use crate::TournamentError;
use crate::order::{OrderError, Proposal};

/// Returns what the secret of a player who has joined, and the code, are good for.
pub(crate) fn entrant_rights(
    events: &[HostedEvent],
    (secret, code): (SecretHash, SecretHash),
) -> Vec<TournamentRight> {
    let joined = events.iter().find_map(|event| match event {
        HostedEvent::Connected { id, .. } => Some(*id),
        HostedEvent::Opened { .. }
        | HostedEvent::Happened { .. }
        | HostedEvent::Boards { .. }
        | HostedEvent::Reported { .. }
        | HostedEvent::Announced { .. }
        | HostedEvent::Paused
        | HostedEvent::Resumed
        | HostedEvent::Scheduled { .. }
        | HostedEvent::Slowed { .. }
        | HostedEvent::Closed { .. } => None,
    });
    let right = |secret, is_code| TournamentRight { secret, entrant: joined, is_code };
    joined.map_or_else(Vec::new, |_| vec![right(secret, false), right(code, true)])
}

/// Returns the game of a table: who starts sits on the first seat.
pub(crate) fn proposal(
    hosted: &HostedTournament,
    bout: &Bout,
    rights: &[TournamentRight],
) -> Proposal {
    let options = Options {
        starter: Some(Seat::First),
        multipliers: bout.both().map(|id| hosted.multiplier(id)),
        ..hosted.arrangements().options.clone()
    };
    let party = |id: EntrantId| {
        let name = hosted.tournament().entrant(id)?.name.clone();
        Some(match hosted.device(id) {
            Some(Device::Bot) => Party::Bot(name),
            Some(Device::Person) | None => Party::Person(name),
        })
    };
    let of = |id: EntrantId, seat: Seat| {
        let own = rights.iter().filter(move |right| right.entrant == Some(id) && !right.is_code);
        own.map(move |right| (right.secret, seat))
    };
    let [first, second] = bout.both();
    Proposal {
        options: options.apart(),
        parties: [party(first), party(second)],
        open: false,
        listing: Listing::Unlisted,
        holdings: of(first, Seat::First).chain(of(second, Seat::Second)).collect(),
        seed: None,
    }
}

/// Returns how a game that is over ended, for a tournament.
pub(crate) fn verdict(game: &Game) -> Option<BoutVerdict> {
    let winner = game.finish()?.winner;
    let seat = |player: Player| game.view(Viewer::Spectator, Time::default()).seat(player);
    let result = match winner.map(seat) {
        Some(Some(Seat::First)) => BoutResult::FirstWins,
        Some(Some(Seat::Second)) => BoutResult::SecondWins,
        Some(None) | None => BoutResult::Draw,
    };
    Some(BoutVerdict::played(result))
}

/// Returns the result that an event brings.
pub(crate) fn decided(event: &HostedEvent) -> Option<TableResult> {
    match event {
        HostedEvent::Happened { event: TournamentEvent::Decided(result), .. } => Some(*result),
        HostedEvent::Happened { .. }
        | HostedEvent::Opened { .. }
        | HostedEvent::Connected { .. }
        | HostedEvent::Boards { .. }
        | HostedEvent::Reported { .. }
        | HostedEvent::Announced { .. }
        | HostedEvent::Paused
        | HostedEvent::Resumed
        | HostedEvent::Scheduled { .. }
        | HostedEvent::Slowed { .. }
        | HostedEvent::Closed { .. } => None,
    }
}

/// Returns the seat that has lost, if one has.
pub(crate) fn loser(verdict: BoutVerdict) -> Option<Seat> {
    match verdict.result {
        BoutResult::FirstWins => Some(Seat::Second),
        BoutResult::SecondWins => Some(Seat::First),
        BoutResult::Draw | BoutResult::BothLose => None,
    }
}

/// Returns what a failure of a game means for its tournament.
pub(crate) fn of_game(error: OrderError) -> TournamentError {
    match error {
        OrderError::Store(error) => error.into(),
        OrderError::NoGame
        | OrderError::Refused(_)
        | OrderError::Name(_)
        | OrderError::Stale { .. }
        | OrderError::KeyReused
        | OrderError::Withdrawn
        | OrderError::Crowded => TournamentError::Crowded,
    }
}

pub(crate) fn corrupt(tournament: TournamentId, reason: &str) -> StoreError {
    StoreError::CorruptTournament { tournament, reason: reason.into() }
}
