//! How a game on a server and a terminal hear of each other, while the terminal waits for lines.

mod reconnecting;

use std::sync::mpsc::{Receiver, channel};
use std::thread;

use quarto_game::GameId;
use quarto_wire::{Client, ClientError, EventBody, GameBody, OrderBody, Problem};
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use self::reconnecting::Reconnecting;
use crate::lines::Waker;

/// Somebody who goes to and fro between a terminal and a game on a server, on a thread of their
/// own, until this is dropped. After a break they come again, and bring again what was not answered.
pub(crate) struct RemoteConnection {
    orders: UnboundedSender<OrderBody>,
    reports: Receiver<ConnectionEvent>,
}

/// What a courier brings.
#[derive(Debug)]
pub(crate) enum ConnectionEvent {
    /// What happened, and how the game looks since then.
    News(Box<GameNews>),
    /// The order was carried out, and what came of it was reported.
    Done,
    /// The order was not carried out.
    Refused(Box<Problem>),
    /// The server is out of reach, and why. It is tried again.
    Lost(ClientError),
    /// The server is there again.
    Back,
    /// It is no use to try again.
    Failed(ClientError),
}

/// What happened, and how the game looks since then.
#[derive(Debug)]
pub(crate) struct GameNews {
    pub(crate) game: GameBody,
    pub(crate) events: Vec<EventBody>,
    /// The record, unless it is hidden.
    pub(crate) record: Option<String>,
}

impl RemoteConnection {
    /// Sends somebody on the way, who begins with what the game is and was.
    pub(crate) fn new(client: Client, game: GameId, waker: Waker) -> RemoteConnection {
        let (orders, taken) = unbounded_channel();
        let (sender, reports) = channel();
        thread::spawn(move || match Builder::new_current_thread().enable_all().build() {
            Ok(runtime) => {
                let round = Reconnecting::new(client, game, taken, sender, waker);
                runtime.block_on(round.run());
            }
            Err(error) => drop(sender.send(ConnectionEvent::Failed(error.into()))),
        });
        RemoteConnection { orders, reports }
    }

    /// Gives an order to be carried out; one at a time.
    pub(crate) fn send(&self, order: OrderBody) {
        // Somebody who has failed has said so.
        let _ = self.orders.send(order);
    }

    /// Waits for a report; `None` if there will be none.
    pub(crate) fn wait(&self) -> Option<ConnectionEvent> {
        self.reports.recv().ok()
    }

    /// Returns a report that has come already.
    pub(crate) fn take(&self) -> Option<ConnectionEvent> {
        self.reports.try_recv().ok()
    }
}
