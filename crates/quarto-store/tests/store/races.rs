use std::collections::HashSet;

use quarto_store::AppendError;
use tokio::task::JoinSet;

use crate::backend::{Backend, on_every_store};
use crate::games::{append, keep_game};

on_every_store!(one_of_many_wins_each_race, many_games_at_once, many_programs_start_at_once);

/// Hundreds fight for each number of one game; those who lose look and try again.
async fn one_of_many_wins_each_race(backend: &Backend) {
    const FIGHTERS: usize = 300;
    let stores = [backend.open().await, backend.open().await];
    let id = keep_game(&stores[0]).await;
    let mut fighters = JoinSet::new();
    for number in 0..FIGHTERS {
        let store = stores[number % 2].clone();
        fighters.spawn(async move {
            let (mut seq, mut lost) = (1, 0);
            let name = format!("fighter {number}");
            loop {
                match store.append(append(id, seq, &[&name, &name])).await {
                    Ok(()) => return (seq, lost),
                    Err(AppendError::Conflict) => {
                        lost += 1;
                        seq = store.latest_seqs(vec![id]).await.unwrap()[0].1;
                    }
                    Err(other) => panic!("{other}"),
                }
            }
        });
    }
    let won: Vec<(usize, usize)> = fighters.join_all().await;
    assert!(won.iter().map(|(_, lost)| lost).sum::<usize>() >= FIGHTERS - 1, "they did fight");
    let numbers: HashSet<usize> = won.iter().map(|(seq, _)| *seq).collect();
    assert_eq!(numbers.len(), FIGHTERS, "nobody was told that they won where another did");
    let kept = stores[1].load(id).await.unwrap().unwrap();
    assert_eq!(kept.events().len(), 1 + 2 * FIGHTERS);
    for entry in &kept.entries[1..] {
        assert_eq!(entry.events[0], entry.events[1], "whole entries");
    }
}

async fn many_games_at_once(backend: &Backend) {
    let store = backend.open().await;
    let mut games = JoinSet::new();
    for _ in 0..100 {
        let store = store.clone();
        games.spawn(async move {
            let id = keep_game(&store).await;
            for seq in 1..20 {
                store.append(append(id, seq, &["Ada"])).await.unwrap();
            }
            id
        });
    }
    for id in games.join_all().await {
        assert_eq!(store.load(id).await.unwrap().unwrap().entries.len(), 20);
    }
}

async fn many_programs_start_at_once(backend: &Backend) {
    let mut programs = JoinSet::new();
    for _ in 0..12 {
        let url = backend.url();
        programs.spawn(async move { quarto_store::Store::open(&url).await });
    }
    let stores = programs.join_all().await;
    let id = keep_game(stores[0].as_ref().unwrap()).await;
    for store in &stores {
        assert!(store.as_ref().unwrap().load(id).await.unwrap().is_some());
    }
}
