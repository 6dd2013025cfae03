//! Tournaments on hosts: rounds bring games, games bring results, and each does so once, whoever dies meanwhile.

use std::sync::Arc;
use std::time::Duration;

use quarto_game::{Command, GameId, Party, Seat, TimeControl, Viewer};
use quarto_host::{Host, Order, TournamentCall, TournamentError};
use quarto_rules::Chance;
use quarto_store::{IdempotencyKey, Secret, SecretHash, TournamentAppend, TournamentEntry};
use quarto_tournament::{
    Arrangements, BoutResult, Device, EntrantId, HostedEvent, HostedRefusal, HostedTournament,
    Regulations, RoundPace, System, TournamentEvent, TournamentId, TournamentOrder, TournamentRole,
    TournamentStage,
};

use crate::site::Site;

/// A tournament of players who have a device each.
struct Hall {
    site: Site,
    id: TournamentId,
    secrets: Vec<SecretHash>,
}

impl Hall {
    /// Announces a Swiss tournament of three rounds, and lets players join.
    async fn new(host: &Host, site: Site, pace: RoundPace, names: &[&str]) -> Hall {
        let arrangements = Arrangements { pace, ..Arrangements::default() };
        let id = TournamentId::from_random(quarto_store::random_number());
        let regulations = Regulations::usual(System::Swiss { rounds: 3 });
        let opened = HostedTournament::found(
            "Cup".parse().unwrap(),
            regulations,
            arrangements,
            host.store().now(),
        );
        let key = IdempotencyKey::new("a", "b");
        let organiser = Secret::random().hash();
        for _ in 0..2 {
            // Whoever asks twice gets one tournament.
            let opened = opened.clone().unwrap();
            host.create_tournament(id, opened, key, &[organiser]).await.unwrap();
        }
        let mut hall = Hall { site, id, secrets: Vec::new() };
        for name in names {
            let secret = Secret::random();
            let joins = Some((secret.hash(), secret.derive("code").hash()));
            let order =
                TournamentOrder::Join { name: name.parse().unwrap(), device: Device::Person };
            let call = TournamentCall { joins, ..hall.call(TournamentRole::SPECTATOR, order) };
            host.call_tournament(call).await.unwrap();
            hall.secrets.push(secret.hash());
        }
        hall
    }

    fn call(&self, role: TournamentRole, order: TournamentOrder) -> TournamentCall {
        TournamentCall { tournament: self.id, role, order, key: None, joins: None }
    }

    async fn order(
        &self,
        host: &Host,
        order: TournamentOrder,
    ) -> Result<Arc<HostedTournament>, TournamentError> {
        host.call_tournament(self.call(TournamentRole::ORGANISER, order)).await
    }

    /// Begins a round and returns its games.
    async fn begin(&self, host: &Host) -> Vec<GameId> {
        let hosted = self.order(host, TournamentOrder::Begin).await.unwrap();
        hosted.open_boards().map(|(_, _, game, _)| game).collect()
    }
}

async fn resign(host: &Host, game: GameId, seat: Seat) {
    host.act(Order::new(game, seat, Command::Resign)).await.unwrap();
}

fn result(hosted: &HostedTournament, table: usize) -> Option<BoutResult> {
    hosted.tournament().bout(1, table)?.verdict.map(|verdict| verdict.result)
}

/// Returns how many results an entry log has, which must never be more than there are games.
async fn results(host: &Host, id: TournamentId) -> usize {
    let stored = host.store().load_tournament(id, 0).await.unwrap().unwrap();
    let is_result = |event: &HostedEvent| {
        matches!(event, HostedEvent::Happened { event: TournamentEvent::Decided(_), .. })
    };
    stored.events().iter().filter(|event| is_result(event)).count()
}

#[tokio::test]
async fn a_round_makes_games_for_those_who_have_joined() {
    let site = Site::new().await;
    let host = site.host().await;
    let hall = Hall::new(&host, site, RoundPace::Button, &["Ada", "Bo"]).await;
    let slow = TournamentOrder::Slow(EntrantId(1), "200".parse().unwrap());
    hall.order(&host, slow).await.unwrap();
    let games = hall.begin(&host).await;
    assert_eq!(games.len(), 1);
    let hosted = host.tournament(hall.id).await.unwrap();
    let bout = *hosted.tournament().bout(1, 1).unwrap();
    let seen = host.snapshot(games[0], Viewer::Spectator).await.unwrap();
    let options = &seen.view.options;
    assert_eq!(options.starter, Some(Seat::First));
    assert_eq!(options.clock, Some(TimeControl::TOURNAMENT));
    let rights = host.rights(games[0]).await.unwrap();
    for (seat, id) in Seat::ALL.into_iter().zip(bout.both()) {
        let name = &hosted.tournament().entrant(id).unwrap().name;
        assert_eq!(seen.view.seated(seat), Some(&Party::Person(name.clone())));
        assert_eq!(rights.seats(hall.secrets[id.0 as usize - 1]), [seat]);
        let percent = if id == EntrantId(1) { 200 } else { 100 };
        assert_eq!(options.multipliers[seat.index()].percent(), percent);
    }
}

#[tokio::test]
async fn the_end_of_a_game_is_its_result_once() {
    let site = Site::new().await;
    let host = site.host().await;
    let hall = Hall::new(&host, site, RoundPace::Button, &["Ada", "Bo", "Cleo", "Dan"]).await;
    let mut follower = host.follow_tournament(hall.id).await.unwrap();
    let games = hall.begin(&host).await;
    resign(&host, games[0], Seat::First).await;
    // The host dies between the end of the game and its result; two others see it at the same time.
    let others = [hall.site.host().await, hall.site.host().await];
    let [one, other] = &others;
    let (a, b) = tokio::join!(one.fire_tournaments(), other.fire_tournaments());
    assert!(a.is_ok() && b.is_ok());
    assert_eq!(results(one, hall.id).await, 1);
    assert_eq!(result(&one.tournament(hall.id).await.unwrap(), 1), Some(BoutResult::SecondWins));
    host.fire_tournaments().await.unwrap();
    host.settle_tournament(hall.id).await.unwrap();
    assert_eq!(results(&host, hall.id).await, 1);
    assert_eq!(result(&follower.borrow_and_update(), 1), Some(BoutResult::SecondWins));
}

#[tokio::test]
async fn a_round_that_began_before_a_crash_has_its_games_after_it() {
    let site = Site::new().await;
    let host = site.host().await;
    let hall = Hall::new(&host, site, RoundPace::Button, &["Ada", "Bo", "Cleo", "Dan"]).await;
    // What a host stores before it makes the games.
    let hosted = host.tournament(hall.id).await.unwrap();
    let now = host.store().now();
    let begin = TournamentOrder::Begin;
    let events = hosted.judge(TournamentRole::ORGANISER, &begin, now, &mut Chance::new(3)).unwrap();
    let entry = TournamentEntry { seq: hosted.seq(), events, key: None };
    let (deadline, rights) = (None, Vec::new());
    let append = TournamentAppend { tournament: hall.id, entry, deadline, rights };
    host.store().append_tournament(append).await.unwrap();
    drop(host);
    let hosts = [hall.site.host().await, hall.site.host().await];
    let (a, b) = tokio::join!(hosts[0].fire_tournaments(), hosts[1].fire_tournaments());
    assert!(a.is_ok() && b.is_ok());
    let hosted = hosts[0].tournament(hall.id).await.unwrap();
    let games: Vec<GameId> = hosted.open_boards().map(|(_, _, game, _)| game).collect();
    assert_eq!((games.len(), hosted.tournament().rounds().len()), (2, 1));
    assert_eq!(hosts[0].store().games(None).await.unwrap().len(), 2, "none was made twice");
    assert_eq!(hosts[0].store().due_tournaments().await.unwrap(), []);
}

#[tokio::test]
async fn who_does_not_come_loses_on_time_and_the_next_round_begins_by_the_clock() {
    let site = Site::new().await;
    let host = site.host().await;
    let hall = Hall::new(&host, site, RoundPace::Pause(30), &["Ada", "Bo"]).await;
    hall.begin(&host).await;
    hall.site.wait(Duration::from_secs(61));
    host.fire().await.unwrap();
    host.fire_tournaments().await.unwrap();
    let hosted = host.tournament(hall.id).await.unwrap();
    assert_eq!(result(&hosted, 1), Some(BoutResult::SecondWins));
    assert_eq!(hosted.stage(), TournamentStage::Between);
    // The time of the round survives a restart, and of three hosts one begins it.
    drop(host);
    hall.site.wait(Duration::from_secs(30));
    let hosts = [hall.site.host().await, hall.site.host().await, hall.site.host().await];
    let [one, other, third] = &hosts;
    let done =
        tokio::join!(one.fire_tournaments(), other.fire_tournaments(), third.fire_tournaments());
    assert!(done.0.is_ok() && done.1.is_ok() && done.2.is_ok());
    let hosted = hall.site.host().await.tournament(hall.id).await.unwrap();
    assert_eq!(hosted.tournament().rounds().len(), 2);
    assert_eq!(one.store().games(None).await.unwrap().len(), 2);
}

#[tokio::test]
async fn who_leaves_resigns_and_a_decided_game_is_stopped() {
    let site = Site::new().await;
    let host = site.host().await;
    let hall = Hall::new(&host, site, RoundPace::Button, &["Ada", "Bo"]).await;
    let games = hall.begin(&host).await;
    let leaver = host.tournament(hall.id).await.unwrap().tournament().bout(1, 1).unwrap().second;
    let role = TournamentRole::player(leaver);
    let leave = hall.call(role, TournamentOrder::Withdraw(leaver));
    let hosted = host.call_tournament(leave).await.unwrap();
    assert_eq!(result(&hosted, 1), Some(BoutResult::FirstWins));
    assert!(host.snapshot(games[0], Viewer::Spectator).await.unwrap().view.is_over());
    host.fire_tournaments().await.unwrap();
    assert_eq!(results(&host, hall.id).await, 1);
}

#[tokio::test]
async fn an_order_that_is_sent_twice_is_carried_out_once() {
    let site = Site::new().await;
    let host = site.host().await;
    let hall = Hall::new(&host, site, RoundPace::Button, &["Ada", "Bo"]).await;
    let announce = TournamentOrder::Announce("Tea!".parse().unwrap());
    let call = hall.call(TournamentRole::ORGANISER, announce);
    let call = TournamentCall { key: Some("k".into()), ..call };
    for _ in 0..2 {
        host.call_tournament(call.clone()).await.unwrap();
    }
    let again = hall.site.host().await;
    let hosted = again.call_tournament(call).await.unwrap();
    assert_eq!(hosted.bulletins().len(), 1);
    let refused = hall.call(TournamentRole::SPECTATOR, TournamentOrder::Begin);
    let refused = again.call_tournament(refused).await;
    assert!(matches!(refused, Err(TournamentError::Refused(HostedRefusal::NotOrganiser))));
}

#[tokio::test]
async fn another_device_of_a_player_has_the_seat_of_the_game_that_is_on() {
    let site = Site::new().await;
    let host = site.host().await;
    let hall = Hall::new(&host, site, RoundPace::Button, &["Ada", "Bo"]).await;
    let games = hall.begin(&host).await;
    let phone = Secret::random().hash();
    assert!(host.grant_entrant(hall.id, Some(EntrantId(2)), phone).await.unwrap());
    let bout = *host.tournament(hall.id).await.unwrap().tournament().bout(1, 1).unwrap();
    let seat = if bout.first == EntrantId(2) { Seat::First } else { Seat::Second };
    assert_eq!(host.rights(games[0]).await.unwrap().seats(phone), [seat]);
    let role = host.store().tournament_role(hall.id, phone).await.unwrap();
    assert_eq!(role, TournamentRole::player(EntrantId(2)));
}

#[tokio::test]
async fn a_deleted_tournament_is_gone_with_its_games() {
    let site = Site::new().await;
    let host = site.host().await;
    let hall = Hall::new(&host, site, RoundPace::Button, &["Ada", "Bo"]).await;
    let games = hall.begin(&host).await;
    let follower = host.follow_tournament(hall.id).await.unwrap();
    host.delete_tournament(hall.id).await.unwrap();
    assert!(follower.has_changed().is_err(), "followers are told by the end");
    assert!(host.snapshot(games[0], Viewer::Spectator).await.is_err());
    let gone = host.tournament(hall.id).await;
    assert!(matches!(gone, Err(TournamentError::NoTournament)));
}
