//! Who may act for which seat is kept in memory, and must never be older than the store.

use quarto_game::{Command, GameId, Options, Seat};
use quarto_host::{Host, Order, Proposal};
use quarto_store::{Held, Right, Secret, SecretHash};

use crate::site::{Site, person};

fn secret() -> SecretHash {
    Secret::random().hash()
}

/// Ada's game, in which the second seat is free, with an invitation to it.
async fn invite(host: &Host, ada: SecretHash, invitation: SecretHash) -> GameId {
    let options = Options { starter: Some(Seat::First), ..Options::default() };
    let holdings = vec![(ada, Seat::First), (invitation, Seat::Second)];
    let proposal = Proposal { holdings, ..Proposal::new(options, "Ada".parse().unwrap()) };
    host.create(proposal).await.unwrap()
}

async fn seats(host: &Host, game: GameId, secret: SecretHash) -> Vec<Seat> {
    let rights = host.rights(game).await.unwrap();
    assert_eq!(*rights, host.store().rights(game).await.unwrap());
    rights.seats(secret)
}

fn sit(game: GameId, invitation: SecretHash, holder: SecretHash) -> Order {
    Order {
        right: Some(Right::Invitation { secret: invitation, seat: Seat::Second }),
        holders: vec![holder],
        ..Order::new(game, Seat::Second, Command::Sit(person("Bo")))
    }
}

#[tokio::test]
async fn every_change_of_rights_is_known_at_once() {
    let site = Site::new().await;
    let host = site.host().await;
    let [ada, phone, bo, invitation] = [secret(), secret(), secret(), secret()];
    let game = invite(&host, ada, invitation).await;
    assert_eq!(seats(&host, game, ada).await, [Seat::First]);
    assert_eq!(seats(&host, game, invitation).await, []);

    assert_eq!(host.grant_seat(phone, game, Seat::First).await.unwrap(), Held::Yes);
    assert_eq!(seats(&host, game, phone).await, [Seat::First]);
    host.act(sit(game, invitation, bo)).await.unwrap();
    assert_eq!(seats(&host, game, bo).await, [Seat::Second]);
    assert!(host.rights(game).await.unwrap().invitations.iter().all(|known| known.is_spent));
    assert_eq!(host.leave(ada, game).await.unwrap(), 1);
    assert_eq!(seats(&host, game, ada).await, []);
    assert_eq!(host.leave_all(phone).await.unwrap(), 1);
    assert_eq!(seats(&host, game, phone).await, []);

    for withdraw_one in [true, false] {
        let (ada, invitation) = (secret(), secret());
        let game = invite(&host, ada, invitation).await;
        assert!(!host.rights(game).await.unwrap().invitations.first().unwrap().is_spent);
        if withdraw_one {
            host.withdraw_one(invitation, game).await.unwrap();
        } else {
            host.withdraw(game).await.unwrap();
        }
        assert_eq!(seats(&host, game, ada).await, [Seat::First]);
        assert!(host.rights(game).await.unwrap().invitations.first().unwrap().is_spent);
    }
}

#[tokio::test]
async fn what_another_host_changes_is_known_at_once() {
    let site = Site::new().await;
    let [here, there] = [site.host().await, site.host().await];
    let _listening = [here.bus().listen().await.unwrap(), there.bus().listen().await.unwrap()];
    let [ada, bo, invitation] = [secret(), secret(), secret()];
    let game = invite(&here, ada, invitation).await;
    assert_eq!(seats(&here, game, bo).await, []);
    there.act(sit(game, invitation, bo)).await.unwrap();
    assert_eq!(seats(&here, game, bo).await, [Seat::Second]);
    there.leave(ada, game).await.unwrap();
    assert_eq!(seats(&here, game, ada).await, []);
}
