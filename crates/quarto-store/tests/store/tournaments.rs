//! Tournaments in every kind of store.

use quarto_game::{GameId, Time};
use quarto_store::{
    AppendError, IdempotencyKey, Store, StoredTournament, TournamentAppend, TournamentEntry,
    TournamentRight, random_game_id, random_number,
};
use quarto_tournament::{
    Arrangements, BoutResult, BoutVerdict, EntrantId, HostedEvent, HostedTournament, PairedEntry,
    Regulations, System, TableBoard, TableResult, TournamentEvent, TournamentId, TournamentRole,
};

use crate::backend::{Backend, on_every_store};
use crate::games::{append, new_game, secret};

on_every_store!(
    a_secret_finds_its_tournaments,
    a_tournament_is_there_again,
    of_two_entries_with_the_same_number_one_is_kept,
    times_and_games_call_for_attention,
    secrets_are_somebody_in_a_tournament,
    a_tournament_goes_with_everything_in_it,
    games_of_a_tournament_stay_as_long_as_it_does,
    a_tournament_moves_to_another_store,
);

/// Keeps a tournament of two and returns its name.
async fn keep(store: &Store, rights: Vec<TournamentRight>) -> TournamentId {
    let at = store.now();
    let regulations = Regulations::usual(System::Swiss { rounds: 1 });
    let name = "Cup".parse().unwrap();
    let opened = HostedTournament::found(name, regulations, Arrangements::default(), at).unwrap();
    let id = TournamentId::from_random(random_number());
    let key = Some(IdempotencyKey::new("a", "found"));
    let entries = vec![TournamentEntry { seq: 0, events: vec![opened], key }];
    let stored = StoredTournament { id, created: at, changed: at, deadline: None, entries };
    store.restore_tournament(stored, rights).await.unwrap();
    id
}

fn happened(event: TournamentEvent) -> HostedEvent {
    HostedEvent::Happened { at: Time(1), event }
}

fn entered(name: &str) -> HostedEvent {
    happened(TournamentEvent::Entered { name: name.parse().unwrap() })
}

/// Returns what happens when two are entered and paired for this game.
fn begun(game: GameId) -> Vec<HostedEvent> {
    let (first, second) = (EntrantId(1), EntrantId(2));
    let bout = PairedEntry::Bout { first, second, kind: quarto_tournament::BoutKind::Regular };
    vec![
        entered("Ada"),
        entered("Bo"),
        happened(TournamentEvent::Paired { round: 1, at: 0, pairings: vec![bout] }),
        HostedEvent::Boards { round: 1, boards: vec![TableBoard { table: 1, game }] },
    ]
}

fn decided() -> HostedEvent {
    let verdict = BoutVerdict::played(BoutResult::Draw);
    happened(TournamentEvent::Decided(TableResult { round: 1, table: 1, verdict }))
}

fn next(tournament: TournamentId, seq: usize, events: Vec<HostedEvent>) -> TournamentAppend {
    let entry = TournamentEntry { seq, events, key: None };
    TournamentAppend { tournament, entry, deadline: None, rights: Vec::new() }
}

fn right(secret: quarto_store::SecretHash, entrant: Option<u32>) -> TournamentRight {
    TournamentRight { secret, entrant: entrant.map(EntrantId), is_code: false }
}

async fn a_tournament_is_there_again(backend: &Backend) {
    let store = backend.open().await;
    let id = keep(&store, Vec::new()).await;
    let deadline = Some(Time(store.now().0 + 60_000));
    let append = TournamentAppend { deadline, ..next(id, 1, vec![entered("Žoë 🌲")]) };
    store.append_tournament(append.clone()).await.unwrap();
    drop(store);
    let store = backend.open().await;
    let stored = store.load_tournament(id, 0).await.unwrap().unwrap();
    assert_eq!((stored.id, stored.deadline, stored.entries.len()), (id, deadline, 2));
    assert_eq!(stored.entries[1], append.entry);
    assert!(HostedTournament::replay(&stored.events()).is_ok());
    let rest = store.load_tournament(id, 1).await.unwrap().unwrap();
    assert_eq!(rest.entries, [append.entry]);
    let other = TournamentId::from_random(random_number());
    assert_eq!(store.load_tournament(other, 0).await.unwrap(), None);
}

async fn a_secret_finds_its_tournaments(backend: &Backend) {
    let store = backend.open().await;
    let (ada, bo) = (secret(), secret());
    let run = keep(&store, vec![right(ada, None)]).await;
    let joined = keep(&store, Vec::new()).await;
    let code = TournamentRight { is_code: true, ..right(bo, Some(2)) };
    store.grant_tournament(joined, right(ada, Some(1))).await.unwrap();
    store.grant_tournament(joined, code).await.unwrap();
    let mut found = store.tournaments_of(ada).await.unwrap();
    found.sort_by_key(|id| *id == joined);
    assert_eq!(found, [run, joined]);
    assert_eq!(store.tournaments_of(bo).await.unwrap(), [], "a code only gives a secret");
    store.delete_tournament(run).await.unwrap();
    assert_eq!(store.tournaments_of(ada).await.unwrap(), [joined]);
}

async fn of_two_entries_with_the_same_number_one_is_kept(backend: &Backend) {
    let store = backend.open().await;
    let id = keep(&store, Vec::new()).await;
    let two = ["Ada", "Bo"].map(|name| {
        let (store, append) = (store.clone(), next(id, 1, vec![entered(name)]));
        tokio::spawn(async move { store.append_tournament(append).await })
    });
    let mut kept = 0;
    for one in two {
        match one.await.unwrap() {
            Ok(()) => kept += 1,
            Err(AppendError::Conflict) => {}
            Err(error) => panic!("{error}"),
        }
    }
    assert_eq!(kept, 1);
    for seq in [0, 1, 3] {
        let late = store.append_tournament(next(id, seq, vec![entered("Cleo")])).await;
        assert!(matches!(late, Err(AppendError::Conflict)), "{seq}");
    }
    assert_eq!(store.load_tournament(id, 0).await.unwrap().unwrap().events().len(), 2);
}

async fn times_and_games_call_for_attention(backend: &Backend) {
    let store = backend.open().await;
    let id = keep(&store, Vec::new()).await;
    assert_eq!(store.due_tournaments().await.unwrap(), []);
    let game = new_game(store.now());
    let now = Some(store.now());
    let late = TournamentAppend { deadline: now, ..next(id, 1, vec![HostedEvent::Paused]) };
    store.append_tournament(late).await.unwrap();
    assert_eq!(store.due_tournaments().await.unwrap(), [id], "its time has come");
    store.append_tournament(next(id, 2, begun(game.id))).await.unwrap();
    assert_eq!(store.due_tournaments().await.unwrap(), [id], "its game must be made");
    store.create(game.clone()).await.unwrap();
    assert_eq!(store.due_tournaments().await.unwrap(), [], "it is being played");
    let mut end = append(game.id, 1, &["Ada"]);
    end.ended = Some(store.now());
    store.append(end).await.unwrap();
    assert_eq!(store.due_tournaments().await.unwrap(), [id], "it is over");
    store.append_tournament(next(id, 6, vec![decided()])).await.unwrap();
    assert_eq!(store.due_tournaments().await.unwrap(), [], "its result is known");
    let (of, board) = store.board(game.id).await.unwrap().unwrap();
    assert_eq!((of, board.game, board.round, board.table), (id, game.id, 1, 1));
    assert_eq!(store.board(random_game_id()).await.unwrap(), None);
}

async fn secrets_are_somebody_in_a_tournament(backend: &Backend) {
    let store = backend.open().await;
    let [organiser, player, code, stranger] = [(); 4].map(|()| secret());
    let id = keep(&store, vec![right(organiser, None)]).await;
    let mut joined = next(id, 1, vec![entered("Ada")]);
    let is_code = TournamentRight { is_code: true, ..right(code, Some(1)) };
    joined.rights = vec![right(player, Some(1)), is_code];
    store.append_tournament(joined).await.unwrap();
    let role = async |secret| store.tournament_role(id, secret).await.unwrap();
    assert_eq!(role(organiser).await, TournamentRole::ORGANISER);
    assert_eq!(role(player).await, TournamentRole::player(EntrantId(1)));
    assert_eq!(role(code).await, TournamentRole::player(EntrantId(1)));
    assert_eq!(role(stranger).await, TournamentRole::SPECTATOR);
    // An organiser may play, and a secret may be granted twice.
    for _ in 0..2 {
        assert!(store.grant_tournament(id, right(organiser, Some(1))).await.unwrap());
    }
    let both = TournamentRole { is_organiser: true, player: Some(EntrantId(1)) };
    assert_eq!(role(organiser).await, both);
    let mut granted = 0;
    for _ in 0..30 {
        let more = right(secret(), Some(1));
        granted += usize::from(store.grant_tournament(id, more).await.unwrap());
    }
    assert_eq!(granted, 14, "of sixteen devices two were there");
    store.leave_all(player).await.unwrap();
    assert_eq!(role(player).await, TournamentRole::SPECTATOR);
}

async fn a_tournament_goes_with_everything_in_it(backend: &Backend) {
    let store = backend.open().await;
    let (own, player) = (new_game(store.now()), secret());
    let id = keep(&store, vec![right(player, None)]).await;
    store.append_tournament(next(id, 1, begun(own.id))).await.unwrap();
    let other = new_game(store.now());
    store.create(own.clone()).await.unwrap();
    store.create(other.clone()).await.unwrap();
    assert!(store.delete_tournament(id).await.unwrap());
    assert!(!store.delete_tournament(id).await.unwrap());
    assert_eq!(store.load_tournament(id, 0).await.unwrap(), None);
    assert_eq!(store.load(own.id).await.unwrap(), None);
    assert!(store.load(other.id).await.unwrap().is_some());
    assert_eq!(store.board(own.id).await.unwrap(), None);
    assert_eq!(store.tournament_rights(id).await.unwrap(), []);
    assert_eq!(store.due_tournaments().await.unwrap(), []);
}

async fn games_of_a_tournament_stay_as_long_as_it_does(backend: &Backend) {
    let store = backend.open().await;
    let id = keep(&store, Vec::new()).await;
    let game = new_game(Time(1));
    store.append_tournament(next(id, 1, begun(game.id))).await.unwrap();
    store.create(game.clone()).await.unwrap();
    let later = Time(store.now().0 + 1000);
    assert_eq!(store.forget_abandoned(later).await.unwrap(), 0);
    let mut end = append(game.id, 1, &["Ada"]);
    end.ended = Some(Time(2));
    store.append(end).await.unwrap();
    assert_eq!(store.forget(later).await.unwrap(), 0);
    assert_eq!(store.forget_tournaments(Time(1)).await.unwrap(), 0);
    assert_eq!(store.forget_tournaments(later).await.unwrap(), 1);
    assert_eq!(store.load(game.id).await.unwrap(), None);
    assert_eq!(store.tournaments(None).await.unwrap(), []);
}

async fn a_tournament_moves_to_another_store(backend: &Backend) {
    let store = backend.open().await;
    let id = keep(&store, vec![right(secret(), None), right(secret(), Some(1))]).await;
    let game = random_game_id();
    store.append_tournament(next(id, 1, begun(game))).await.unwrap();
    store.append_tournament(next(id, 5, vec![decided()])).await.unwrap();
    let stored = store.load_tournament(id, 0).await.unwrap().unwrap();
    let rights = store.tournament_rights(id).await.unwrap();
    assert_eq!(rights.len(), 2);
    let other = Backend::sqlite();
    let other = other.open().await;
    other.restore_tournament(stored.clone(), rights.clone()).await.unwrap();
    assert_eq!(other.load_tournament(id, 0).await.unwrap().unwrap(), stored);
    assert_eq!(other.tournament_rights(id).await.unwrap(), rights);
    assert_eq!(other.tournaments(None).await.unwrap(), [id]);
    assert_eq!(other.board(game).await.unwrap().unwrap().0, id);
    assert_eq!(other.due_tournaments().await.unwrap(), [], "its game is settled");
    assert!(other.restore_tournament(stored, rights).await.is_err(), "it is there");
}
