use std::time::Duration;

use quarto_game::{
    Command, GREETINGS, GameId, Greeting, Listing, Options, Party, Seat, Stage, Update, Viewer,
};
use quarto_host::{AnalysisTask, Follower, Host, HostConfig, Order, Proposal, Since};
use quarto_rules::{Character, Level, RuleSet};

use crate::site::{Site, act, person};

fn engine(level: u8) -> Party {
    Party::Engine(Character::Level(Level::new(level).unwrap()))
}

async fn create(host: &Host, parties: [Party; 2]) -> GameId {
    let options = Options { starter: Some(Seat::First), ..Options::default() };
    let (open, listing, holdings) = (false, Listing::Unlisted, Vec::new());
    let parties = parties.map(Some);
    host.create(Proposal { options, parties, open, listing, holdings, seed: None }).await.unwrap()
}

async fn is_over(host: &Host, game: GameId) -> bool {
    let view = host.snapshot(game, Viewer::Spectator).await.unwrap().view;
    matches!(view.stage, Stage::Over { .. })
}

async fn next(follower: &mut Follower) -> Vec<Update> {
    follower.next().await.expect("the follower is not slow").updates().to_vec()
}

#[tokio::test]
async fn the_engine_answers_with_a_whole_move() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = create(&host, [person("Ada"), engine(10)]).await;
    let (_, _, mut follower) = host.follow(game, Viewer::Spectator, Since::Now).await.unwrap();
    act(&host, game, Seat::First, "K").await.unwrap();
    assert_eq!(next(&mut follower).await.len(), 1);
    assert_eq!(next(&mut follower).await.len(), 2, "it places and gives");
}

/// Greetings while the engine thinks do not postpone the time at which a host checks on it.
#[tokio::test]
async fn greetings_do_not_disturb_the_engine() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = create(&host, [person("Ada"), engine(10)]).await;
    let deadline = async || host.store().load(game).await.unwrap().unwrap().deadline;
    let (_, _, mut follower) = host.follow(game, Viewer::Spectator, Since::Now).await.unwrap();
    act(&host, game, Seat::First, "K").await.unwrap();
    let before = deadline().await;
    for _ in 0..GREETINGS {
        site.wait(Duration::from_millis(1));
        let hello = Command::Greet { greeting: Greeting::Hello };
        host.act(Order::new(game, Seat::First, hello)).await.unwrap();
        let now = deadline().await;
        assert!(now == before || now.is_none(), "unless it has acted by now: {now:?}");
    }
    while next(&mut follower).await.len() != 2 {}
}

#[tokio::test]
async fn engines_play_whole_games_against_each_other() {
    let site = Site::new().await;
    let host = site.host().await;
    for levels in [[1, 5], [10, 2]] {
        let game = create(&host, levels.map(engine)).await;
        let (_, _, mut follower) = host.follow(game, Viewer::Spectator, Since::Now).await.unwrap();
        while !is_over(&host, game).await {
            next(&mut follower).await;
        }
    }
}

/// With the same seed the engine plays the same, whichever host asks it.
#[tokio::test]
async fn an_engine_goes_on_after_a_crash() {
    let site = Site::new().await;
    let game = {
        let host = site.host().await;
        host.heartbeat().await.unwrap();
        create(&host, [engine(3), engine(4)]).await
        // The host stops before the engine has done anything, or in the middle of it.
    };
    site.wait(Duration::from_secs(2));
    let host = site.host().await;
    host.heartbeat().await.unwrap();
    site.wait(Duration::from_secs(3));
    host.fire().await.unwrap();
    let (_, _, mut follower) = host.follow(game, Viewer::Spectator, Since::Now).await.unwrap();
    while !is_over(&host, game).await {
        next(&mut follower).await;
    }
}

#[tokio::test]
async fn many_games_share_few_threads() {
    let site = Site::new().await;
    let engine_threads = std::num::NonZero::<usize>::MIN;
    let host = site.host_with(HostConfig { engine_threads, ..HostConfig::default() }).await;
    let mut followers = Vec::new();
    for _ in 0..50 {
        let game = create(&host, [person("Ada"), engine(10)]).await;
        followers.push(host.follow(game, Viewer::Spectator, Since::Now).await.unwrap().2);
        act(&host, game, Seat::First, "K").await.unwrap();
    }
    for follower in &mut followers {
        next(follower).await;
        assert_eq!(next(follower).await.len(), 2);
    }
    assert_eq!(host.workload().1, 0);
}

#[tokio::test]
async fn positions_are_analysed_and_nobody_is_pushed_aside() {
    let site = Site::new().await;
    let host = site.host().await;
    let task = |position: &str| {
        let position = position.parse().unwrap();
        let time = Duration::from_mins(1);
        AnalysisTask { rules: RuleSet::LINES, position, time, nodes: Some(1_000_000) }
    };
    // An analysis that the caller drops is not finished.
    let long: Vec<_> =
        (0..20).map(|_| host.analyse("one".into(), task("..../.A../..../.... B"))).collect();
    let other = host.analyse("two".into(), task("BDF./.A../..../.... J"));
    drop(long);
    let found = other.result().await.unwrap();
    assert_eq!(found.worth.value(), Some(quarto_rules::Value::Win(1)));
    assert_eq!(found.moves.len(), 12);
}
