//! A player who never gives up: after a break they come again, and send again what was not answered.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use quarto_game::{Announcement, Command, GameId, Options, Party, Seat};
use quarto_rules::Action;
use quarto_wire::{
    Client, ClientError, EventBody, GameSocket, MessageBody, OrderBody, ProposalBody,
};

/// A game of two people, with the secrets of both.
#[derive(Clone)]
pub(crate) struct Match {
    pub(crate) game: GameId,
    pub(crate) secrets: [String; 2],
}

impl Match {
    pub(crate) async fn create(client: &Client, options: Options) -> Match {
        let person = |name: &str| Some(Party::Person(name.parse().unwrap()));
        let options = Options { starter: Some(Seat::First), ..options };
        let (first, second, open) = (person("Ada"), person("Bo"), false);
        let made = client
            .create(&ProposalBody {
                options,
                first,
                second,
                open,
                listing: quarto_game::Listing::Unlisted,
                key: None,
            })
            .await
            .unwrap();
        let secrets = [made.first, made.second].map(|key| key.unwrap().secret);
        Match { game: made.game, secrets }
    }
}

/// Nobody calls; squares are filled and pieces given in their order.
pub(crate) fn planned(number: usize) -> Vec<Action> {
    let columns = ["a", "b", "c", "d"];
    let placed = number.checked_sub(1).map(|at| format!("{}{}", columns[at % 4], at / 4 + 1));
    let given = (number < 16).then(|| char::from(b'A' + u8::try_from(number).unwrap()).to_string());
    placed.into_iter().chain(given).map(|text| text.parse().unwrap()).collect()
}

/// What a player has seen when all pieces are placed.
pub(crate) struct Seen {
    pub(crate) events: Vec<EventBody>,
    /// Moves that the server has acknowledged, by number.
    pub(crate) acknowledged: Vec<usize>,
}

/// What servers have answered to all players.
#[derive(Default)]
pub(crate) struct Answers {
    /// So many moves are acknowledged.
    pub(crate) acknowledged: AtomicUsize,
    /// So often one could not be kept.
    pub(crate) refused: AtomicUsize,
}

/// Plays one seat of a game by the plan, to the last placement. Where the server is may change.
pub(crate) async fn play(
    clients: impl Fn(usize) -> Client,
    table: Match,
    seat: Seat,
    answers: Arc<Answers>,
) -> Seen {
    let mut seen = Seen { events: Vec::new(), acknowledged: Vec::new() };
    let mut known = 0;
    for attempt in 0.. {
        let client = clients(attempt).with_secret(&table.secrets[seat.index()]);
        if let Ok(mut socket) = client.follow(table.game, Some(known)).await {
            let done = go_on(&mut socket, seat, &mut seen, &mut known, &answers).await;
            if done.is_ok() {
                break;
            }
        } else {
            // Whoever is not reached now is reached soon.
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    seen
}

async fn go_on(
    socket: &mut GameSocket,
    seat: Seat,
    seen: &mut Seen,
    known: &mut usize,
    answers: &Answers,
) -> Result<(), ClientError> {
    let mut latest = None;
    loop {
        let placed = placements(&seen.events);
        if placed == 16 {
            return Ok(());
        }
        let given = seen
            .events
            .iter()
            .filter(|e| matches!(e.known(), Some(Announcement::Given { .. })))
            .count();
        // The first move is only to give; every other gives, too, but for the last.
        let number = given;
        if *known >= 4 && number % 2 == seat.index() && latest != Some(number) {
            let command = Command::Act { actions: planned(number) };
            let key = Some(format!("move {number}"));
            socket.send(&OrderBody { command, seat: None, key, seq: None }).await?;
            latest = Some(number);
        }
        match socket.next().await? {
            Some(MessageBody::News(news)) => {
                let before = *known;
                for event in news.events {
                    // The answer to what was sent twice tells again what came of it.
                    let is_answer = news.key.is_some();
                    assert!(event.seq > before || is_answer, "event {} came twice", event.seq);
                    if event.seq > before {
                        *known = event.seq;
                        seen.events.push(event);
                    }
                }
                if let Some(key) = news.key {
                    let number: usize = key.strip_prefix("move ").unwrap().parse().unwrap();
                    seen.acknowledged.push(number);
                    answers.acknowledged.fetch_add(1, Ordering::Relaxed);
                }
            }
            Some(MessageBody::Refused(refused)) => {
                assert_eq!(refused.problem.status, 503, "{refused:?}");
                // The server cannot keep it at the moment: send it again.
                latest = None;
                answers.refused.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            Some(MessageBody::Game(_)) => {}
            None => return Err(ClientError::Address),
        }
    }
}

pub(crate) fn placements(events: &[EventBody]) -> usize {
    events.iter().filter(|event| matches!(event.known(), Some(Announcement::Placed { .. }))).count()
}

/// Checks what both players have seen against each other, and against what the server tells now.
pub(crate) async fn check(client: &Client, table: &Match, players: [Seen; 2]) {
    let mut socket = client.follow(table.game, Some(0)).await.unwrap();
    let Some(MessageBody::News(all)) = socket.next().await.unwrap() else { panic!("no news") };
    let numbers: Vec<usize> = all.events.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, (2..2 + numbers.len()).collect::<Vec<_>>(), "no gaps, nothing twice");
    for (seat, player) in Seat::ALL.into_iter().zip(&players) {
        assert_eq!(player.events, all.events[..player.events.len()], "everything once, in order");
        let own: Vec<usize> = (0..=16).filter(|number| number % 2 == seat.index()).collect();
        let mut acknowledged = player.acknowledged.clone();
        acknowledged.dedup();
        assert!(acknowledged.iter().all(|number| own.contains(number)));
    }
    assert_eq!(placements(&all.events), 16);
    for number in players.iter().flat_map(|player| &player.acknowledged) {
        for action in planned(*number) {
            let happened = all.events.iter().filter(|event| match event.known() {
                Some(Announcement::Placed { square, .. }) => action == Action::Place(*square),
                Some(Announcement::Given { piece, .. }) => action == Action::Give(*piece),
                _ => false,
            });
            assert_eq!(happened.count(), 1, "{action} was acknowledged");
        }
    }
}
