use quarto_store::{Bus, BusEvent, BusUrl, GameChanged, random_game_id};

/// What every bus must do: whoever listens hears what others announce from then on.
async fn hints_reach_everybody_else(announcer: &Bus, listeners: [&Bus; 2]) {
    let mut hints = Vec::new();
    for bus in listeners {
        hints.push(bus.listen().await.unwrap());
    }
    let sent = [1, 2, 7].map(|seq| GameChanged { game: random_game_id(), seq });
    // A listener of another program may need a moment to be there: announce until it is heard.
    let first = hints.iter_mut().map(async |hints| {
        loop {
            match hints.next().await.unwrap() {
                BusEvent::Changed(hint) if hint.seq == 0 => break,
                BusEvent::Changed(_) | BusEvent::Missed => {}
            }
        }
    });
    let mut waiting = Box::pin(futures(first.collect()));
    loop {
        announcer.announce(GameChanged { game: sent[0].game, seq: 0 }).await;
        let patience = tokio::time::timeout(std::time::Duration::from_millis(20), &mut waiting);
        if patience.await.is_ok() {
            break;
        }
    }
    drop(waiting);
    assert!(announcer.is_whole());
    for hint in sent {
        announcer.announce(hint).await;
    }
    for mut hints in hints {
        let mut heard = Vec::new();
        while heard.len() < sent.len() {
            match hints.next().await.unwrap() {
                BusEvent::Changed(hint) if hint.seq > 0 => heard.push(hint),
                BusEvent::Changed(_) | BusEvent::Missed => {}
            }
        }
        assert_eq!(heard, sent);
    }
}

/// Waits for all of them.
async fn futures<F: Future<Output = ()>>(all: Vec<F>) {
    for future in all {
        future.await;
    }
}

#[tokio::test]
async fn a_local_bus_carries_hints() {
    let bus = Bus::open(&BusUrl::Local).await.unwrap();
    assert!(!bus.is_shared());
    hints_reach_everybody_else(&bus, [&bus, &bus.clone()]).await;
}

#[tokio::test]
async fn who_is_slow_learns_that_something_was_missed() {
    let bus = Bus::open(&BusUrl::Local).await.unwrap();
    let mut hints = bus.listen().await.unwrap();
    for seq in 0..100_000 {
        bus.announce(GameChanged { game: random_game_id(), seq }).await;
    }
    assert_eq!(hints.next().await, Some(BusEvent::Missed));
    drop(bus);
    while hints.next().await.is_some() {}
}

#[cfg(feature = "cluster")]
#[tokio::test]
async fn nats_carries_hints() {
    let server = std::env::var("QUARTO_TEST_NATS");
    let server = server.expect("run it by: cargo xtask with-servers cargo nextest run …");
    let url = server.parse().unwrap();
    let [one, two, three] =
        [Bus::open(&url).await, Bus::open(&url).await, Bus::open(&url).await].map(Result::unwrap);
    assert!(one.is_shared());
    hints_reach_everybody_else(&one, [&two, &three]).await;
}

#[test]
fn addresses_are_read_and_written_without_the_password() {
    assert_eq!("local".parse(), Ok(BusUrl::Local));
    let url: BusUrl = "nats://ada:pass@host:4222".parse().unwrap();
    assert_eq!(url.to_string(), "nats://ada:…@host:4222");
    for text in ["", "nats", "http://host"] {
        assert!(text.parse::<BusUrl>().is_err(), "{text}");
    }
}
