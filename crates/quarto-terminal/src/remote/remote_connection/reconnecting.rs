use std::convert::Infallible;
use std::sync::mpsc::Sender;
use std::time::Duration;

use quarto_game::GameId;
use quarto_wire::{
    Client, ClientError, EventBody, GameBody, GameSocket, MessageBody, NewsBody, OrderBody,
    Problem, STRANGE, SocketEvent,
};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, sleep_until, timeout};

use super::{ConnectionEvent, GameNews};
use crate::plain::lines::Waker;

/// The longest time to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest silence on a socket: a server sends a heartbeat at least every twenty seconds.
const SILENCE: Duration = Duration::from_secs(50);
/// The first pause before reconnecting, and the longest.
const PAUSES: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(15)];

/// The state of a connection that reconnects after breaks.
pub(super) struct Reconnecting {
    client: Client,
    game: GameId,
    orders: UnboundedReceiver<OrderBody>,
    reports: Sender<ConnectionEvent>,
    waker: Waker,
    /// The order that is not answered yet.
    pending: Option<OrderBody>,
    /// The number of events known.
    known: usize,
    /// The number of failed attempts since the server was last reachable.
    tries: u32,
    /// Whether it was reported that the server is out of reach.
    lost: bool,
}

/// Why following the game ended.
enum End {
    /// The receiver of the reports is gone.
    Left,
    /// The connection broke.
    Broken(ClientError),
}

impl<E: Into<ClientError>> From<E> for End {
    fn from(error: E) -> End {
        End::Broken(error.into())
    }
}

impl Reconnecting {
    pub(super) fn new(
        client: Client,
        game: GameId,
        orders: UnboundedReceiver<OrderBody>,
        reports: Sender<ConnectionEvent>,
        waker: Waker,
    ) -> Reconnecting {
        let (pending, known, tries, lost) = (None, 0, 0, false);
        Reconnecting { client, game, orders, reports, waker, pending, known, tries, lost }
    }

    /// Follows the game until the receiver of the reports is gone.
    pub(super) async fn run(mut self) {
        let (waker, reports) = (self.waker.clone(), self.reports.clone());
        let interrupts = tokio::spawn(async move {
            while tokio::signal::ctrl_c().await.is_ok() {
                if !waker.end() {
                    // The player has interrupted before, and is still waiting to leave.
                    let _ = reports.send(ConnectionEvent::Interrupted);
                }
            }
        });
        loop {
            match self.follow().await {
                Ok(never) => match never {},
                Err(End::Left) => break,
                Err(End::Broken(error)) if self.is_final(&error) => {
                    self.report(ConnectionEvent::Failed(error));
                    break;
                }
                Err(End::Broken(error)) => {
                    if !self.rest(error).await {
                        break;
                    }
                }
            }
        }
        interrupts.abort();
    }

    /// Waits before the next attempt, each time longer; `false` if the receiver is gone.
    async fn rest(&mut self, why: ClientError) -> bool {
        // Most breaks are over at once, and matter only to a player who waits for an answer.
        if (self.tries > 0 || self.pending.is_some()) && !self.lost {
            self.lost = true;
            self.report(ConnectionEvent::Lost(why));
        }
        let pause = PAUSES[0].saturating_mul(1 << self.tries.min(10)).min(PAUSES[1]);
        self.tries += 1;
        let until = Instant::now() + pause;
        loop {
            tokio::select! {
                () = sleep_until(until) => return true,
                there = self.take_order() => if !there { return false },
            }
        }
    }

    /// Takes an order; `false` if the sender is gone.
    async fn take_order(&mut self) -> bool {
        self.pending = self.orders.recv().await;
        self.pending.is_some()
    }

    /// Connects, and follows the game until the connection breaks or the receiver is gone.
    async fn follow(&mut self) -> Result<Infallible, End> {
        let mut socket = self.come().await?;
        loop {
            tokio::select! {
                message = next(&mut socket) => self.take(message?)?,
                there = self.take_order() => {
                    if !there {
                        return Err(End::Left);
                    }
                    soon(self.carry(&mut socket)).await?;
                }
            }
        }
    }

    /// Connects, and reports the events since the last connection. If an order was not answered
    /// before, it is now, so that its events are reported in their place.
    async fn come(&mut self) -> Result<GameSocket, End> {
        let mut socket = soon(self.client.follow_views(self.game, self.known)).await?;
        let (game, mut events) = soon(catch_up(&mut socket)).await?;
        let seq = game.snapshot.seq;
        let mut latest = NewsBody { seq, events: Vec::new(), key: None, game: Some(game) };
        let mut answer = None;
        if let Some(order) = &self.pending {
            socket.send(order).await?;
            while answer.is_none() {
                match soon(next(&mut socket)).await? {
                    Some(MessageBody::News(news)) => {
                        answer = is_for(order, news.key.as_ref()).then_some(ConnectionEvent::Done);
                        let is_new =
                            |event: &&EventBody| event.seq > self.known && !events.contains(event);
                        let new: Vec<_> = news.events.iter().filter(is_new).cloned().collect();
                        events.extend(new);
                        // An order that was carried out before brings nothing new.
                        latest = if news.seq > latest.seq { news } else { latest };
                    }
                    Some(MessageBody::Refused(refused)) if is_for(order, refused.key.as_ref()) => {
                        answer = Some(refusal(refused.problem)?);
                    }
                    Some(MessageBody::Refused(_) | MessageBody::Game(_)) | None => {}
                }
            }
        }
        self.tries = 0;
        if std::mem::take(&mut self.lost) {
            self.report(ConnectionEvent::Back);
        }
        events.sort_by_key(|event| event.seq);
        self.show(NewsBody { events, ..latest })?;
        if let Some(answer) = answer {
            self.finish(answer);
        }
        Ok(socket)
    }

    /// Sends the order, and waits until it is answered.
    async fn carry(&mut self, socket: &mut GameSocket) -> Result<(), End> {
        if let Some(order) = &self.pending {
            socket.send(order).await?;
        }
        while self.pending.is_some() {
            let message = next(socket).await?;
            self.take(message)?;
        }
        Ok(())
    }

    fn take(&mut self, message: Option<MessageBody>) -> Result<(), End> {
        let is_own =
            |key: Option<&String>| self.pending.as_ref().is_some_and(|order| is_for(order, key));
        match message {
            Some(MessageBody::News(news)) => {
                let is_own = is_own(news.key.as_ref());
                self.show(news)?;
                if is_own {
                    self.finish(ConnectionEvent::Done);
                }
            }
            Some(MessageBody::Refused(refused)) if is_own(refused.key.as_ref()) => {
                self.finish(refusal(refused.problem)?);
            }
            Some(MessageBody::Refused(_) | MessageBody::Game(_)) | None => {}
        }
        Ok(())
    }

    fn finish(&mut self, answer: ConnectionEvent) {
        self.pending = None;
        self.report(answer);
    }

    /// Reports events, and the game after them.
    fn show(&mut self, news: NewsBody) -> Result<(), End> {
        self.known = self.known.max(news.seq);
        let game = *news.game.ok_or_else(broken)?;
        self.report(ConnectionEvent::News(Box::new(GameNews { game, events: news.events })));
        Ok(())
    }

    /// Tells whether another attempt would be pointless.
    fn is_final(&self, error: &ClientError) -> bool {
        // Where a Quarto server was, there will be one again: any other page now comes from a
        // proxy, or from a network that requires a sign-in.
        let is_new = self.known == 0;
        match error {
            ClientError::Problem(problem) if is_trouble(problem) => false,
            ClientError::Problem(problem) => is_new || problem.code != STRANGE,
            ClientError::Language(_) | ClientError::TooLong => is_new,
            ClientError::Address | ClientError::NoHttps | ClientError::Insecure(_) => true,
            ClientError::Unreachable(_) | ClientError::Http(_) | ClientError::Socket(_) => false,
        }
    }

    fn report(&self, report: ConnectionEvent) {
        // If the receiver is gone, the next order will show it.
        let _ = self.reports.send(report);
        self.waker.wake();
    }
}

/// Waits for the events that were missed, and the game after them.
async fn catch_up(socket: &mut GameSocket) -> Result<(Box<GameBody>, Vec<EventBody>), End> {
    let mut events = Vec::new();
    loop {
        match next(socket).await? {
            Some(MessageBody::News(news)) => events.extend(news.events),
            Some(MessageBody::Game(game)) => return Ok((game, events)),
            Some(MessageBody::Refused(_)) | None => {}
        }
    }
}

/// Tells whether the key of a message is that of an order.
fn is_for(order: &OrderBody, key: Option<&String>) -> bool {
    key.is_some() && key == order.key.as_ref()
}

/// Returns the answer to a refused order, unless the server has a temporary problem.
fn refusal(problem: Problem) -> Result<ConnectionEvent, End> {
    if is_trouble(&problem) {
        return Err(ClientError::Problem(Box::new(problem)).into());
    }
    Ok(ConnectionEvent::Refused(Box::new(problem)))
}

/// Waits for a message; `None` for a heartbeat.
async fn next(socket: &mut GameSocket) -> Result<Option<MessageBody>, End> {
    let event = timeout(SILENCE, socket.next_event()).await.map_err(|_| broken())??;
    match event.ok_or_else(broken)? {
        SocketEvent::Message(message) => Ok(Some(*message)),
        SocketEvent::Heartbeat => Ok(None),
    }
}

/// Waits for an answer, for a limited time.
async fn soon<T, E: Into<End>>(answer: impl Future<Output = Result<T, E>>) -> Result<T, End> {
    match timeout(PATIENCE, answer).await {
        Ok(answer) => answer.map_err(Into::into),
        Err(_) => Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()),
    }
}

fn broken() -> End {
    End::Broken(std::io::Error::from(std::io::ErrorKind::ConnectionAborted).into())
}

/// Tells whether a server has a temporary problem.
fn is_trouble(problem: &Problem) -> bool {
    // A damaged game is not repaired by waiting.
    matches!(problem.status, 408 | 429 | 500..) && problem.code != "damaged"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trouble_passes_but_damage_does_not() {
        let check = |status, code, trouble| {
            assert_eq!(is_trouble(&Problem::new(status, code, "")), trouble, "{status} {code}");
        };
        check(503, "store-failed", true);
        check(429, "too-many", true);
        check(500, "strange", true);
        check(500, "damaged", false);
        check(422, "occupied", false);
    }
}
