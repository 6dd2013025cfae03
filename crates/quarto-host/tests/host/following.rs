use std::time::Duration;

use quarto_game::{Announcement, Command, Greeting, Options, Seat, Takebacks, Update, Viewer};
use quarto_host::{Order, OrderError, Proposal, Since};

use crate::site::{Site, act, ada_and_bo, command, play};

const SPECTATOR: Viewer = Viewer::Spectator;

#[tokio::test]
async fn followers_hear_everything_once_and_in_order() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    play(&host, game, &["K", "a1 F"]).await;
    let (seen, told, mut follower) = host.follow(game, SPECTATOR, Since::Event(5)).await.unwrap();
    assert_eq!(seen.snapshot().seq, 7);
    let mut heard: Vec<usize> = told.map(|told| told.seq).collect();
    play(&host, game, &["b1 G", "c1 H"]).await;
    for _ in 0..2 {
        heard.extend(follower.next().await.unwrap().updates().iter().map(|told| told.seq));
    }
    assert_eq!(heard, [6, 7, 8, 9, 10, 11]);
    assert!(follower.try_next().is_none());
    // From the start there is everything except the creation of the game.
    let (_, told, _) = host.follow(game, SPECTATOR, Since::Event(0)).await.unwrap();
    assert_eq!(told.map(|told| told.seq).collect::<Vec<_>>(), (2..=11).collect::<Vec<_>>());
    // A viewer who claims to know more events than there are hears nothing.
    assert!(host.follow(game, SPECTATOR, Since::Event(99)).await.unwrap().1.next().is_none());
}

#[tokio::test]
async fn players_may_be_at_different_hosts() {
    let site = Site::new().await;
    let (one, two) = (site.host().await, site.host().await);
    for host in [&one, &two] {
        let host = host.clone();
        tokio::spawn(async move { host.run().await });
    }
    let game = ada_and_bo(&one, Options::default()).await;
    let (_, _, mut ada) = one.follow(game, Viewer::Seat(Seat::First), Since::Now).await.unwrap();
    let (_, _, mut bo) = two.follow(game, Viewer::Seat(Seat::Second), Since::Now).await.unwrap();
    for (seat, text) in [(Seat::First, "K"), (Seat::Second, "a1 F"), (Seat::First, "b1 G")] {
        let host = if seat == Seat::First { &one } else { &two };
        let done = act(host, game, seat, text).await.unwrap();
        assert_eq!(ada.next().await.unwrap().updates(), done.told);
        assert_eq!(bo.next().await.unwrap().updates(), done.told);
    }
}

/// A bus may begin to send hints only a moment after it was asked to.
#[tokio::test]
async fn hints_that_are_lost_at_first_are_made_up_for() {
    let site = Site::new().await;
    let (host, other) = (site.host().await, site.silent_host().await);
    let game = ada_and_bo(&host, Options::default()).await;
    let (_, _, mut follower) = host.follow(game, SPECTATOR, Since::Now).await.unwrap();
    act(&other, game, Seat::First, "K").await.unwrap();
    let _watch = tokio::spawn(async move { host.run().await });
    assert_eq!(follower.next().await.unwrap().updates().len(), 1);
    act(&other, game, Seat::Second, "a1 F").await.unwrap();
    assert_eq!(follower.next().await.unwrap().updates().len(), 2);
}

#[tokio::test]
async fn who_is_slow_is_let_go_and_may_come_again() {
    let site = Site::new().await;
    let host = site.host().await;
    let takebacks = Some(Takebacks::Ask);
    let game = ada_and_bo(&host, Options { takebacks, ..Options::default() }).await;
    let (_, _, mut slow) = host.follow(game, SPECTATOR, Since::Now).await.unwrap();
    for _ in 0..20 {
        act(&host, game, Seat::First, "K").await.unwrap();
        host.act(Order::new(game, Seat::First, Command::AskTakeback)).await.unwrap();
        host.act(Order::new(game, Seat::Second, Command::AcceptTakeback)).await.unwrap();
    }
    let mut last = 4;
    while let Some(told) = slow.next().await {
        for told in told.updates() {
            assert_eq!(told.seq, last + 1);
            last = told.seq;
        }
    }
    assert!(last < 64);
    let (seen, told, _) = host.follow(game, SPECTATOR, Since::Event(last)).await.unwrap();
    let told: Vec<_> = told.collect();
    assert_eq!((told[0].seq, told[told.len() - 1].seq), (last + 1, seen.snapshot().seq));
}

/// An order is carried out even if its sender disconnects at once.
/// Where the sender does not wait to the end, the watch finds what the store has taken.
#[tokio::test]
async fn others_hear_of_an_order_that_was_dropped_while_it_was_stored() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    let (_, _, mut follower) = host.follow(game, SPECTATOR, Since::Now).await.unwrap();
    {
        let mut order = Box::pin(host.act(Order::new(game, Seat::First, command("K"))));
        let waker = std::task::Waker::noop();
        let polled = order.as_mut().poll(&mut std::task::Context::from_waker(waker));
        assert!(polled.is_pending());
    }
    tokio::select! {
        told = follower.next() => assert_eq!(told.unwrap().updates()[0].seq, 5),
        _ = host.run() => unreachable!("it runs until it is dropped"),
    }
}

#[tokio::test]
async fn others_hear_of_an_order_whose_sender_went_away() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    let (_, _, mut follower) = host.follow(game, SPECTATOR, Since::Now).await.unwrap();
    let order = Order::new(game, Seat::First, command("K"));
    {
        let mut order = Box::pin(host.act_detached(order));
        // It gets as far as the store, and is dropped there.
        let waker = std::task::Waker::noop();
        let polled = order.as_mut().poll(&mut std::task::Context::from_waker(waker));
        assert!(polled.is_pending());
    }
    assert_eq!(follower.next().await.unwrap().updates()[0].seq, 5);
}

#[tokio::test]
async fn d11_nothing_older_than_ones_own_action_is_told_again() {
    let site = Site::new().await;
    let host = site.host().await;
    let blindfold = Some("touch".parse().unwrap());
    let game = ada_and_bo(&host, Options { blindfold, ..Options::default() }).await;
    play(&host, game, &["K", "a1 F", "b1 G"]).await;
    let told = async |viewer| {
        let (_, told, _) = host.follow(game, viewer, Since::Event(0)).await.unwrap();
        told.map(|told| told.seq).collect::<Vec<_>>()
    };
    assert_eq!(told(Viewer::Seat(Seat::Second)).await, [8, 9]);
    assert_eq!(told(Viewer::Seat(Seat::First)).await, [0; 0]);
    assert_eq!(told(SPECTATOR).await, [0; 0]);
    assert!(host.record(game).await.unwrap().is_none());
}

#[tokio::test]
async fn d11_only_who_asks_is_answered() {
    let site = Site::new().await;
    let host = site.host().await;
    let blindfold = Some("touch".parse().unwrap());
    let game = ada_and_bo(&host, Options { blindfold, ..Options::default() }).await;
    let mut followers = Vec::new();
    for viewer in [Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second), SPECTATOR] {
        followers.push(host.follow(game, viewer, Since::Now).await.unwrap().2);
    }
    let ask = Command::Ask { question: "board".parse().unwrap() };
    let done = host.act(Order::new(game, Seat::First, ask)).await.unwrap();
    let answered =
        |heard: &[Announcement]| matches!(heard, [Announcement::Asked { answer: Some(_), .. }]);
    assert!(answered(&done.told[0].heard));
    let mut answers = Vec::new();
    for follower in &mut followers {
        answers.push(answered(&follower.next().await.unwrap().updates()[0].heard));
    }
    assert_eq!(answers, [true, false, false]);
}

/// Otherwise the others would know how many questions are asked, and each question would be one more
/// message to every viewer.
#[tokio::test]
async fn d11_where_nothing_is_heard_nothing_is_told() {
    let site = Site::new().await;
    let host = site.host().await;
    let blindfold = Some("touch".parse().unwrap());
    let game = ada_and_bo(&host, Options { blindfold, ..Options::default() }).await;
    let [ada, bo] = Seat::ALL.map(Viewer::Seat);
    let mut followers = Vec::new();
    for viewer in [ada, bo, SPECTATOR] {
        followers.push(host.follow(game, viewer, Since::Now).await.unwrap().2);
    }
    let before = host.snapshot(game, bo).await.unwrap().seq;
    for _ in 0..7 {
        let ask = Command::Ask { question: "board".parse().unwrap() };
        host.act(Order::new(game, Seat::First, ask)).await.unwrap();
    }
    let mut heard = Vec::new();
    for follower in &mut followers {
        heard.push(std::iter::from_fn(|| follower.try_next()).count());
    }
    assert_eq!(heard, [7, 1, 1]);
    // Other viewers do not learn that there are more events, and their commands are not stale because of
    // them.
    for viewer in [bo, SPECTATOR] {
        let (seen, mut missed, _) =
            host.follow(game, viewer, Since::Event(before + 1)).await.unwrap();
        assert_eq!((seen.snapshot().seq, missed.next()), (before + 1, None));
    }
    assert_eq!(host.snapshot(game, ada).await.unwrap().seq, before + 7);
    let offer = Order::new(game, Seat::Second, Command::OfferDraw);
    host.act(Order { seq: Some(before + 1), ..offer.clone() }).await.unwrap();
    let late = host.act(Order { seq: Some(before), ..offer }).await;
    assert!(matches!(late, Err(OrderError::Stale { seq }) if seq == before + 8), "{late:?}");
    // A viewer who reconnects gets the rest, in order.
    let (_, missed, _) = host.follow(game, bo, Since::Event(before)).await.unwrap();
    assert_eq!(missed.map(|told| told.seq).collect::<Vec<_>>(), [before + 1, before + 8]);
    let (_, missed, _) = host.follow(game, ada, Since::Event(before)).await.unwrap();
    assert_eq!(missed.count(), 8);
}

#[tokio::test]
async fn d11_a_repeated_key_brings_what_it_brought_and_nothing_older() {
    let site = Site::new().await;
    let host = site.host().await;
    let blindfold = Some("touch".parse().unwrap());
    let game = ada_and_bo(&host, Options { blindfold, ..Options::default() }).await;
    let order = |command, key: &str| {
        let key = Some(key.to_owned());
        Order { key, ..Order::new(game, Seat::First, command) }
    };
    let give = order(Command::Act { actions: vec!["K".parse().unwrap()] }, "give");
    let given = host.act(give.clone()).await.unwrap();
    assert!(matches!(given.told[0].heard[..], [Announcement::Given { .. }]));
    assert_eq!(host.act(give.clone()).await.unwrap(), given);
    play(&host, game, &["a1 F"]).await;
    let ask = order(Command::Ask { question: "a1".parse().unwrap() }, "ask");
    let asked = host.act(ask.clone()).await.unwrap();
    assert_eq!(host.act(ask.clone()).await.unwrap(), asked, "the answer comes again");
    assert_eq!(host.act(give.clone()).await.unwrap(), given, "it is still the latest action");
    play(&host, game, &["b1 G", "c1 H"]).await;
    for older in [give, ask] {
        let again = host.act(older).await.unwrap();
        assert!(again.told.is_empty(), "{again:?}");
    }
}

/// Afterwards the questions themselves are shown, so the announcement that there were any is left out.
#[tokio::test]
async fn d11_afterwards_everything_is_told_once() {
    let site = Site::new().await;
    let host = site.host().await;
    let blindfold = Some("touch".parse().unwrap());
    let game = ada_and_bo(&host, Options { blindfold, ..Options::default() }).await;
    let ask = Command::Ask { question: "a1".parse().unwrap() };
    host.act(Order::new(game, Seat::First, ask)).await.unwrap();
    host.act(Order::new(game, Seat::First, Command::Resign)).await.unwrap();
    let (_, told) = host.snapshot_since(game, SPECTATOR, Since::Event(0)).await.unwrap();
    let told: Vec<Update> = told.collect();
    let heard: Vec<&Announcement> = told.iter().flat_map(|told| &told.heard).collect();
    let asked = |heard: &&&Announcement| {
        matches!(
            heard,
            Announcement::Asked { answer: Some(_), .. } | Announcement::BoardFelt { .. }
        )
    };
    assert_eq!(heard.iter().filter(asked).count(), 1, "{heard:?}");
}

#[tokio::test]
async fn greetings_are_heard_by_all_from_the_first_seat_taken() {
    let site = Site::new().await;
    let host = site.host().await;
    let ada = Proposal::new(Options::default(), "Ada".parse().unwrap());
    let game = host.create(ada).await.unwrap();
    let mut followers = Vec::new();
    for viewer in [Viewer::Seat(Seat::First), Viewer::Seat(Seat::Second), SPECTATOR] {
        followers.push(host.follow(game, viewer, Since::Now).await.unwrap().2);
    }
    let greet = |seat, greeting| Order::new(game, seat, Command::Greet { greeting });
    assert!(host.act(greet(Seat::Second, Greeting::Hello)).await.is_err(), "the seat is free");
    let done = host.act(greet(Seat::First, Greeting::Hello)).await.unwrap();
    let heard = Announcement::Greeted { seat: Seat::First, greeting: Greeting::Hello };
    assert_eq!(done.told[0].heard, [heard]);
    for follower in &mut followers {
        assert_eq!(follower.next().await.unwrap().updates(), done.told);
    }
    // A viewer who comes later hears it, too.
    let (_, told, _) = host.follow(game, SPECTATOR, Since::Event(2)).await.unwrap();
    assert_eq!(told.collect::<Vec<_>>(), done.told);
}

#[tokio::test]
async fn spectators_are_counted_while_they_are_there() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    let ada = Viewer::Seat(Seat::First);
    let count = async || host.snapshot(game, ada).await.unwrap().spectators;
    assert_eq!(count().await, 0);
    let _ada = host.follow(game, ada, Since::Now).await.unwrap();
    assert_eq!(count().await, 0, "players are not spectators");
    let (seen, _, one) = host.follow(game, SPECTATOR, Since::Now).await.unwrap();
    assert_eq!(seen.snapshot().spectators, 1, "the viewer is counted");
    let (seen, _, two) = host.follow(game, SPECTATOR, Since::Event(4)).await.unwrap();
    assert_eq!((seen.snapshot().spectators, count().await), (2, 2));
    drop(one);
    assert_eq!(count().await, 1);
    drop(two);
    assert_eq!(count().await, 0);
    let elsewhere = site.host().await;
    let _far = elsewhere.follow(game, SPECTATOR, Since::Now).await.unwrap();
    assert_eq!(count().await, 0, "each host knows its own");
}

/// A short break, as when a page is loaded again, is not shown.
#[tokio::test]
async fn a_player_who_leaves_is_away_after_a_while() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    let bo = Viewer::Seat(Seat::Second);
    let away = async || host.snapshot(game, SPECTATOR).await.unwrap().away;
    site.wait(Duration::from_mins(1));
    assert_eq!(away().await, [false, false], "who never came may come by another way");
    let (_, _, one) = host.follow(game, bo, Since::Now).await.unwrap();
    let (_, _, two) = host.follow(game, bo, Since::Now).await.unwrap();
    drop(one);
    site.wait(Duration::from_mins(1));
    assert_eq!(away().await, [false, false], "the other page is still open");
    drop(two);
    site.wait(Duration::from_secs(10));
    assert_eq!(away().await, [false, false]);
    site.wait(Duration::from_millis(1));
    let (seen, _, watching) = host.follow(game, SPECTATOR, Since::Now).await.unwrap();
    assert_eq!(seen.snapshot().away, [false, true]);
    assert_eq!(watching.away(host.store().now()), [false, true]);
    let _back = host.follow(game, bo, Since::Now).await.unwrap();
    assert_eq!(watching.away(host.store().now()), [false, false]);
}

/// A game in memory is read without the store: neither a page nor a resuming client waits for a disk.
#[tokio::test]
async fn looking_back_asks_nothing_of_the_store() {
    let site = Site::new().await;
    let host = site.host().await;
    let game = ada_and_bo(&host, Options::default()).await;
    let order = Order { key: Some("K".into()), ..Order::new(game, Seat::First, command("K")) };
    let done = host.act(order.clone()).await.unwrap();
    play(&host, game, &["a1 F", "b1 G"]).await;
    site.change("DELETE FROM entry");
    let (seen, past) = host.snapshot_since(game, SPECTATOR, Since::Event(0)).await.unwrap();
    assert_eq!((seen.snapshot().seq, past.last().map(|update| update.seq)), (9, Some(9)));
    let ada = Viewer::Seat(Seat::First);
    let (_, past, _) = host.follow(game, ada, Since::OwnAction).await.unwrap();
    assert_eq!(past.map(|update| update.seq).collect::<Vec<_>>(), [9]);
    assert_eq!(host.act(order).await.unwrap(), done, "a repeated order brings what it brought");
}
