use std::time::Duration;

use quarto_game::{Announcement, Command, Greeting, Options, Refusal, Seat, Stage, Viewer};
use quarto_host::{Order, OrderError, Since};
use quarto_rules::Termination;

use crate::site::{Site, act, ada_and_bo, play};

fn timed() -> Options {
    Options { clock: Some("60/move".parse().unwrap()), ..Options::default() }
}

const SECOND: Duration = Duration::from_secs(1);

async fn termination(host: &quarto_host::Host, game: quarto_game::GameId) -> Option<Termination> {
    match host.snapshot(game, Viewer::Spectator).await.unwrap().view.stage {
        Stage::Over { result: finish } => Some(finish.termination),
        Stage::Waiting | Stage::Playing { .. } => None,
    }
}

#[tokio::test]
async fn d6_the_clock_runs_out_on_the_host() {
    let site = Site::new().await;
    let host = site.host().await;
    host.heartbeat().await.unwrap();
    let game = ada_and_bo(&host, timed()).await;
    let idle = ada_and_bo(&host, Options::default()).await;
    for _ in 0..30 {
        site.wait(2 * SECOND);
        host.heartbeat().await.unwrap();
        if termination(&host, game).await.is_none() {
            play(&host, game, &[]).await;
        }
    }
    site.wait(SECOND / 2);
    host.fire().await.unwrap();
    assert_eq!(termination(&host, game).await, Some(Termination::Time));
    assert_eq!(termination(&host, idle).await, None);
    assert!(host.store().due(Vec::new()).await.unwrap().is_empty());
}

#[tokio::test]
async fn d6_who_is_late_has_lost_even_if_nobody_looked() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, timed()).await;
    host.heartbeat().await.unwrap();
    for _ in 0..31 {
        site.wait(2 * SECOND);
        host.heartbeat().await.unwrap();
    }
    let late = act(&host, game, Seat::First, "K").await;
    assert!(matches!(late, Err(OrderError::Refused(Refusal::Play(_) | Refusal::TimeIsUp))));
    assert_eq!(termination(&host, game).await, Some(Termination::Time));
}

#[tokio::test]
async fn clocks_fire_once_with_many_hosts() {
    let site = Site::new().await;
    let hosts = [site.host().await, site.host().await, site.host().await];
    let game = ada_and_bo(&hosts[0], timed()).await;
    for host in &hosts {
        host.snapshot(game, Viewer::Spectator).await.unwrap();
        host.heartbeat().await.unwrap();
    }
    for _ in 0..31 {
        site.wait(2 * SECOND);
        hosts[0].heartbeat().await.unwrap();
    }
    let (one, two, three) = tokio::join!(hosts[0].fire(), hosts[1].fire(), hosts[2].fire());
    for fired in [one, two, three] {
        fired.unwrap();
    }
    assert_eq!(hosts[1].store().load(game).await.unwrap().unwrap().events().len(), 5);
}

#[tokio::test]
async fn an_outage_costs_nobody_time() {
    let site = Site::new().await;
    let game = {
        let host = site.host().await;
        host.heartbeat().await.unwrap();
        let game = ada_and_bo(&host, timed()).await;
        site.wait(2 * SECOND);
        host.heartbeat().await.unwrap();
        game
    };
    site.wait(3600 * SECOND);
    let hosts = [site.host().await, site.host().await];
    for host in &hosts {
        host.heartbeat().await.unwrap();
    }
    let (one, two) = tokio::join!(hosts[0].fire(), hosts[1].fire());
    one.and(two).unwrap();
    let (seen, told, _) = hosts[1].follow(game, Viewer::Spectator, Since::Event(4)).await.unwrap();
    let heard: Vec<_> = told.flat_map(|told| told.heard).collect();
    let [Announcement::Extended { by, .. }] = heard[..] else { panic!("{heard:?}") };
    assert_eq!(by, 3600 * SECOND);
    assert_eq!(seen.snapshot().view.clock.unwrap().left[0], 58 * SECOND);
    act(&hosts[0], game, Seat::First, "K").await.unwrap();
}

/// A command may arrive before the host has checked the deadlines.
#[tokio::test]
async fn whatever_comes_first_after_an_outage_costs_nobody_time() {
    for command in [Command::OfferDraw, Command::Greet { greeting: Greeting::Hello }] {
        let site = Site::new().await;
        let host = site.host().await;
        host.heartbeat().await.unwrap();
        let game = ada_and_bo(&host, timed()).await;
        site.wait(3600 * SECOND);
        let host = site.host().await;
        host.heartbeat().await.unwrap();
        host.act(Order::new(game, Seat::First, command)).await.unwrap();
        host.fire().await.unwrap();
        let (seen, told, _) = host.follow(game, Viewer::Spectator, Since::Event(4)).await.unwrap();
        let told: Vec<_> = told.collect();
        assert!(matches!(told[0].heard[..], [Announcement::Extended { .. }]), "{told:?}");
        assert_eq!(told.len(), 2);
        assert_eq!(seen.snapshot().view.clock.unwrap().left[0], 60 * SECOND);
    }
}

/// The database was down while the hosts kept running: the first player to act after that is not late.
#[tokio::test]
async fn an_outage_is_noticed_by_whoever_comes_first() {
    let site = Site::new().await;
    let host = site.host().await;
    host.heartbeat().await.unwrap();
    let game = ada_and_bo(&host, timed()).await;
    site.wait(600 * SECOND);
    act(&host, game, Seat::First, "K").await.unwrap();
}

#[tokio::test]
async fn d10_a_game_can_be_claimed_when_the_opponent_is_gone() {
    let site = Site::new().await;
    let hosts = [site.host().await, site.host().await];
    let game = ada_and_bo(&hosts[0], Options { claims: true, ..Options::default() }).await;
    let claim = Order::new(game, Seat::Second, Command::Claim);
    let refused = async |host: &quarto_host::Host| {
        let claimed = host.act(claim.clone()).await;
        matches!(claimed, Err(OrderError::Refused(Refusal::NotAbandoned)))
    };
    let ada = hosts[0].follow(game, Viewer::Seat(Seat::First), Since::Now).await.unwrap();
    site.wait(360 * SECOND);
    assert!(refused(&hosts[0]).await, "she is present");
    site.wait(SECOND);
    drop(ada);
    // Her leaving is noted in the background, as her presence was before.
    while hosts[1]
        .store()
        .last_seen(game, Seat::First)
        .await
        .unwrap()
        .is_none_or(|at| at.0 < 1_361_000)
    {
        tokio::task::yield_now().await;
    }
    site.wait(299 * SECOND);
    assert!(refused(&hosts[1]).await, "five minutes are not over");
    site.wait(2 * SECOND);
    hosts[1].act(claim.clone()).await.unwrap();
    assert_eq!(termination(&hosts[0], game).await, None, "this host has not heard of it yet");
    hosts[0].catch_up().await.unwrap();
    assert_eq!(termination(&hosts[0], game).await, Some(Termination::Abandoned));
}
