use std::time::Duration;

use quarto_game::{Command, Listing, Options, Seat, Stage, Viewer};
use quarto_host::{Host, Met, Order, Since, Wish};
use quarto_store::{Secret, SecretHash};

use crate::site::{Site, person};

fn wish(name: &str, own: SecretHash) -> Wish {
    let options = Options { clock: "120/move".parse().ok(), ..Options::default() };
    let press = Secret::random().hash();
    Wish { options: options.apart(), party: person(name), holders: vec![own], press }
}

async fn meet(host: &Host, name: &str, own: SecretHash) -> Met {
    host.meet(wish(name, own)).await.unwrap()
}

#[tokio::test]
async fn d9_two_who_would_play_anybody_meet_on_different_hosts() {
    let site = Site::new().await;
    let hosts = [site.host().await, site.host().await];
    let (ada, bo) = (Secret::random().hash(), Secret::random().hash());
    let met = meet(&hosts[0], "Ada", ada).await;
    assert_eq!(meet(&hosts[0], "Ada", ada).await, met, "a second press leads to the same game");
    assert_eq!(hosts[1].open_games(10).await.unwrap(), [met.game]);
    let seen = hosts[1].snapshot(met.game, Viewer::Spectator).await.unwrap();
    assert_eq!((seen.view.stage, seen.listing, seen.open), (Stage::Waiting, Listing::Open, true));
    let other = meet(&hosts[1], "Bo", bo).await;
    assert_eq!((other.game, other.seat), (met.game, met.seat.other()));
    let seen = hosts[1].snapshot(met.game, Viewer::Spectator).await.unwrap();
    assert!(seen.view.turn().is_some(), "the game has begun");
    assert!(seen.view.options.starter.is_none(), "and the dice decided who starts");
    assert_eq!(hosts[0].open_games(10).await.unwrap(), []);
    assert_eq!(hosts[0].games_to_watch(10).await.unwrap(), [met.game]);
    let rights = hosts[1].rights(met.game).await.unwrap();
    assert_eq!((rights.seats(ada), rights.seats(bo)), (vec![met.seat], vec![other.seat]));
}

#[tokio::test]
async fn a_request_that_is_repeated_gets_the_same_seat() {
    let site = Site::new().await;
    let host = site.host().await;
    meet(&host, "Ada", Secret::random().hash()).await;
    let bo = wish("Bo", Secret::random().hash());
    let both = tokio::join!(host.meet(bo.clone()), host.meet(bo.clone()));
    let (one, two) = (both.0.unwrap(), both.1.unwrap());
    assert_eq!(one, two);
    assert_eq!(host.meet(bo).await.unwrap(), one);
    assert_eq!(host.open_games(10).await.unwrap(), [], "nobody was left waiting");
}

#[tokio::test]
async fn a_maker_who_has_left_is_not_offered_and_one_who_stays_is() {
    let site = Site::new().await;
    let host = site.host().await;
    let gone = meet(&host, "Ada", Secret::random().hash()).await;
    site.wait(Duration::from_mins(1));
    assert_eq!(host.open_games(10).await.unwrap(), []);
    let met = meet(&host, "Bo", Secret::random().hash()).await;
    assert_ne!(met.game, gone.game, "Bo waits himself");
    // As long as his page is open, he is there.
    let viewer = Viewer::Seat(met.seat);
    let (.., follower) = host.follow(met.game, viewer, Since::Now).await.unwrap();
    for _ in 0..10 {
        site.wait(Duration::from_secs(20));
        host.tidy().await.unwrap();
        // What is noted is written by a task of its own.
        while host.open_games(10).await.unwrap() != [met.game] {
            tokio::task::yield_now().await;
        }
    }
    drop(follower);
    site.wait(Duration::from_mins(1));
    assert_eq!(host.open_games(10).await.unwrap(), [], "he has closed it");
}

#[tokio::test]
async fn the_rematch_of_a_listed_game_is_one_to_watch() {
    let site = Site::new().await;
    let host = site.host().await;
    let met = meet(&host, "Ada", Secret::random().hash()).await;
    meet(&host, "Bo", Secret::random().hash()).await;
    host.act(Order::new(met.game, Seat::First, Command::Resign)).await.unwrap();
    assert_eq!(host.games_to_watch(10).await.unwrap(), [], "it is over");
    for seat in Seat::ALL {
        host.act(Order::new(met.game, seat, Command::Rematch)).await.unwrap();
    }
    let next = host.snapshot(met.game, Viewer::Spectator).await.unwrap().next.unwrap();
    host.snapshot(next, Viewer::Seat(Seat::First)).await.unwrap();
    while host.games_to_watch(10).await.unwrap() != [next] {
        tokio::task::yield_now().await;
    }
}
