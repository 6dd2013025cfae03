use quarto_game::{Command, Greeting, Options, Refusal, Seat, Viewer};
use quarto_host::{Order, OrderError, Proposal, Since};
use quarto_rules::PlayError;
use quarto_store::{Secret, random_game_id};
use tokio::task::JoinSet;

use crate::site::{Site, act, ada_and_bo, command, person, play};

#[tokio::test]
async fn a_move_is_one_entry() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    act(&host, game, Seat::First, "K").await.unwrap();
    let done = act(&host, game, Seat::Second, "a1 F").await.unwrap();
    assert_eq!((done.seq, done.told.len()), (7, 2));
    let stored = host.store().load(game).await.unwrap().unwrap();
    let sizes: Vec<usize> = stored.entries.iter().map(|entry| entry.events.len()).collect();
    assert_eq!(sizes, [4, 1, 2]);
}

#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    let refused = act(&host, game, Seat::Second, "K").await;
    let Err(OrderError::Refused(Refusal::Play(error))) = refused else { panic!("{refused:?}") };
    assert_eq!(error, PlayError::NotYourTurn);
    play(&host, game, &["K"]).await;
    assert!(act(&host, game, Seat::Second, "a1 K").await.is_err(), "K is gone, so nothing is done");
    assert_eq!(host.snapshot(game, Viewer::Spectator).await.unwrap().seq, 5);
    let nowhere = act(&host, random_game_id(), Seat::First, "K").await;
    assert!(matches!(nowhere, Err(OrderError::NoGame)));
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let site = Site::new().await;
    let game = {
        let host = site.host().await;
        let game = ada_and_bo(&host, Options::default()).await;
        play(&host, game, &["K", "a1 F"]).await;
        game
    };
    let host = site.host().await;
    play(&host, game, &["b1 G"]).await;
    let record = host.record(game).await.unwrap().unwrap().to_string();
    assert!(record.contains("0. K 1. a1 F 2. b1 G"), "{record}");
}

#[tokio::test]
async fn what_is_sent_twice_happens_once() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    let order = |seat, text, key: &str| Order {
        key: Some(key.into()),
        ..Order::new(game, seat, command(text))
    };
    let first = host.act(order(Seat::First, "K", "1")).await.unwrap();
    assert_eq!(host.act(order(Seat::First, "K", "1")).await.unwrap(), first);
    // Keys belong to a seat, and each of them stands for one command.
    host.act(order(Seat::Second, "a1 F", "1")).await.unwrap();
    let reused = host.act(order(Seat::First, "b1 G", "1")).await;
    assert!(matches!(reused, Err(OrderError::KeyReused)));
    // Another host knows the key, too.
    let other = site.host().await;
    assert_eq!(other.act(order(Seat::First, "K", "1")).await.unwrap(), first);
    assert_eq!(other.snapshot(game, Viewer::Spectator).await.unwrap().seq, 7);
}

#[tokio::test]
async fn who_does_not_know_the_latest_is_told() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    let order = |seq| Order { seq: Some(seq), ..Order::new(game, Seat::First, command("K")) };
    for seq in [3, 5] {
        let stale = host.act(order(seq)).await;
        assert!(matches!(stale, Err(OrderError::Stale { seq: 4 })), "{stale:?}");
    }
    host.act(order(4)).await.unwrap();
}

#[tokio::test]
async fn a_greeting_makes_nothing_stale() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    let hello = Command::Greet { greeting: Greeting::Hello };
    host.act(Order::new(game, Seat::Second, hello)).await.unwrap();
    let order = |seat, text, seq| Order { seq: Some(seq), ..Order::new(game, seat, command(text)) };
    for seq in [3, 6] {
        let stale = host.act(order(Seat::First, "K", seq)).await;
        assert!(matches!(stale, Err(OrderError::Stale { seq: 5 })), "{stale:?}");
    }
    // Ada decided before she heard the greeting.
    host.act(order(Seat::First, "K", 4)).await.unwrap();
    let stale = host.act(order(Seat::Second, "a1 F", 5)).await;
    assert!(matches!(stale, Err(OrderError::Stale { seq: 6 })), "{stale:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_that_act_at_once_one_does() {
    let site = Site::new().await;
    let hosts = [site.host().await, site.host().await];
    let game = ada_and_bo(&hosts[0], Options::default()).await;
    let mut orders = JoinSet::new();
    for number in 0..200 {
        let host = hosts[number % 2].clone();
        let order = Order::new(game, Seat::First, command(["K", "F", "A"][number % 3]));
        orders.spawn(async move { host.act(order).await });
    }
    let results = orders.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    for error in results.into_iter().filter_map(Result::err) {
        assert!(matches!(error, OrderError::Refused(Refusal::Play(_))), "{error}");
    }
    assert_eq!(hosts[0].store().load(game).await.unwrap().unwrap().events().len(), 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_of_many_gets_the_free_seat() {
    let site = Site::new().await;
    let hosts = [site.host().await, site.host().await];
    let proposal = Proposal::new(Options::default(), "Ada".parse().unwrap());
    let game = hosts[0].create(Proposal { open: true, ..proposal }).await.unwrap();
    assert!(hosts[1].snapshot(game, Viewer::Spectator).await.unwrap().open);
    let mut guests = JoinSet::new();
    for number in 0..100 {
        let host = hosts[number % 2].clone();
        let sit = Command::Sit(person(&format!("guest {number}")));
        guests.spawn(async move { host.act(Order::new(game, Seat::Second, sit)).await });
    }
    let results = guests.join_all().await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let view = hosts[0].snapshot(game, Viewer::Spectator).await.unwrap().view;
    assert!(view.turn().is_some(), "the game has started");
}

#[tokio::test]
async fn a_rematch_is_a_game_of_the_same_two() {
    let site = Site::new().await;
    let host = site.host().await;
    let (ada, bo) = (Secret::random().hash(), Secret::random().hash());
    let options = Options { starter: Some(Seat::First), ..Options::default() };
    let parties = [Some(person("Ada")), Some(person("Bo"))];
    let holdings = vec![(ada, Seat::First), (bo, Seat::Second)];
    let game = host
        .create(Proposal { holdings, parties, ..Proposal::new(options, "Ada".parse().unwrap()) })
        .await
        .unwrap();
    host.act(Order::new(game, Seat::First, Command::Resign)).await.unwrap();
    host.act(Order::new(game, Seat::First, Command::Rematch)).await.unwrap();
    assert_eq!(host.snapshot(game, Viewer::Spectator).await.unwrap().next, None);
    host.act(Order::new(game, Seat::Second, Command::Rematch)).await.unwrap();
    let next = host.snapshot(game, Viewer::Spectator).await.unwrap().next.unwrap();
    assert_eq!(site.host().await.snapshot(game, Viewer::Spectator).await.unwrap().next, Some(next));
    act(&host, next, Seat::Second, "K").await.unwrap();
    assert_eq!(host.rights(next).await.unwrap().seats(bo), [Seat::Second]);
}

#[tokio::test]
async fn ended_games_go_after_a_while_if_the_site_wants_that() {
    let site = Site::new().await;
    let day = std::time::Duration::from_hours(24);
    let for_ever = site.host().await;
    let settings = quarto_host::HostConfig { retention: Some(day), ..Default::default() };
    let host = site.host_with(settings).await;
    let game = ada_and_bo(&host, Options::default()).await;
    host.act(Order::new(game, Seat::First, Command::Resign)).await.unwrap();
    host.forget().await.unwrap();
    site.wait(day * 2);
    for_ever.forget().await.unwrap();
    assert!(host.store().load(game).await.unwrap().is_some());
    host.forget().await.unwrap();
    assert!(host.store().load(game).await.unwrap().is_none());
}

#[tokio::test]
async fn games_stay_while_their_players_come() {
    let site = Site::new().await;
    let day = std::time::Duration::from_hours(24);
    // Less than a day counts as a day: presence is noted only now and then.
    let settings = quarto_host::HostConfig { retention: Some(day / 24), ..Default::default() };
    let host = site.host_with(settings).await;
    let [slow, watched, left] = [
        ada_and_bo(&host, Options::default()).await,
        ada_and_bo(&host, Options::default()).await,
        ada_and_bo(&host, Options::default()).await,
    ];
    for round in 1..=10 {
        site.wait(day / 2);
        // Bo only checks whether Ada has given a piece; a spectator is not a player.
        host.snapshot(slow, Viewer::Seat(Seat::Second)).await.unwrap();
        if round <= 2 {
            host.snapshot(watched, Viewer::Spectator).await.unwrap();
        }
        let noted = async || host.store().last_seen(slow, Seat::Second).await.unwrap();
        while noted().await != Some(host.store().now()) {
            tokio::task::yield_now().await;
        }
        host.forget_abandoned().await.unwrap();
        for abandoned in [watched, left] {
            let kept = host.store().load(abandoned).await.unwrap().is_some();
            assert_eq!(kept, round <= 2, "{round}");
        }
        assert!(host.store().load(slow).await.unwrap().is_some());
    }
}

/// A host deletes games by itself, from its first round on, and notes which players follow a game.
#[tokio::test]
async fn a_host_forgets_abandoned_games_and_notes_who_is_there() {
    let site = Site::new().await;
    let day = std::time::Duration::from_hours(24);
    let settings = quarto_host::HostConfig { retention: Some(day * 2), ..Default::default() };
    let host = site.host_with(settings).await;
    let left = ada_and_bo(&host, Options::default()).await;
    site.wait(day * 2);
    let followed = ada_and_bo(&host, Options::default()).await;
    // Until then, its creation shows that it is not abandoned.
    site.wait(std::time::Duration::from_hours(1));
    let bo = Viewer::Seat(Seat::Second);
    let _follower = host.follow(followed, bo, Since::Now).await.unwrap();
    let noted = async || host.store().last_seen(followed, Seat::Second).await.unwrap();
    while noted().await.is_none() {
        tokio::task::yield_now().await;
    }
    site.wait(day);
    let running = host.clone();
    tokio::spawn(async move { running.run().await });
    let patience = std::time::Duration::from_secs(30);
    let done = tokio::time::timeout(patience, async {
        while host.store().load(left).await.unwrap().is_some() {
            tokio::task::yield_now().await;
        }
        while noted().await != Some(host.store().now()) {
            tokio::task::yield_now().await;
        }
    });
    done.await.unwrap();
    assert!(host.store().load(followed).await.unwrap().is_some());
}
