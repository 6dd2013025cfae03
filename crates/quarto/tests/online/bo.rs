//! Somebody who plays by a program, and greets.

use quarto_game::{Command, GameId, Greeting, Options, Party, Seat};
use quarto_wire::{Client, OrderBody, ProposalBody};

use crate::node::Node;

/// Bo, who plays by a program and has made a game that Ada starts.
pub(crate) struct Bo {
    client: Client,
    game: GameId,
    /// The link that he sends to Ada.
    pub(crate) link: String,
}

impl Bo {
    pub(crate) async fn invite(node: &Node) -> Bo {
        let options = Options { starter: Some(Seat::Second), ..Options::default() };
        let first = Some(Party::Person("Bo".parse().unwrap()));
        let proposal = ProposalBody {
            options,
            first,
            second: None,
            open: true,
            listing: quarto_game::Listing::Unlisted,
            key: None,
        };
        let made = node.client().create(&proposal).await.unwrap();
        let client = node.client().with_secret(&made.first.unwrap().secret);
        Bo { client, game: made.game, link: made.url }
    }

    async fn does(&self, command: Command) {
        let order = OrderBody { command, seat: None, key: None, seq: None };
        self.client.act(self.game, &order).await.unwrap();
    }

    pub(crate) async fn acts(&self, actions: &str) {
        let actions = actions.split_whitespace().map(|action| action.parse().unwrap()).collect();
        self.does(Command::Act { actions }).await;
    }

    pub(crate) async fn greets(&self, greeting: Greeting) {
        self.does(Command::Greet { greeting }).await;
    }
}
