//! The connection between a terminal and a game on a server, which runs while the terminal waits
//! for input.

mod reconnecting;

use std::sync::mpsc::{Receiver, channel};
use std::thread;

use quarto_game::GameId;
use quarto_wire::{Client, ClientError, EventBody, GameBody, OrderBody, Problem};
use tokio::runtime::Builder;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};

use self::reconnecting::Reconnecting;
use crate::plain::lines::Waker;

/// A connection to a game on a server, on a thread of its own that ends when this is dropped. After
/// a break it reconnects and resends the order that was not answered.
pub(crate) struct RemoteConnection {
    orders: UnboundedSender<OrderBody>,
    reports: Receiver<ConnectionEvent>,
}

/// What the connection reports.
#[derive(Debug)]
pub(crate) enum ConnectionEvent {
    /// New events, and the game after them.
    News(Box<GameNews>),
    /// The order was carried out, and its events were reported.
    Done,
    /// The order was refused.
    Refused(Box<Problem>),
    /// The server is out of reach, and why. The connection keeps trying.
    Lost(ClientError),
    /// The server is reachable again.
    Back,
    /// The connection has failed for good.
    Failed(ClientError),
    /// The player wants to leave at once.
    Interrupted,
}

/// New events, and the game after them.
#[derive(Debug)]
pub(crate) struct GameNews {
    pub(crate) game: GameBody,
    pub(crate) events: Vec<EventBody>,
}

impl RemoteConnection {
    /// Starts the thread, which first reports the game and its events so far.
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

    /// Sends an order. There is at most one order in flight.
    pub(crate) fn send(&self, order: OrderBody) {
        // A thread that has failed has reported it.
        let _ = self.orders.send(order);
    }

    /// Waits for an event; `None` if there will be no more.
    pub(crate) fn wait(&self) -> Option<ConnectionEvent> {
        self.reports.recv().ok()
    }

    /// Returns an event that has already arrived.
    pub(crate) fn take(&self) -> Option<ConnectionEvent> {
        self.reports.try_recv().ok()
    }
}
