use std::convert::Infallible;
use std::sync::mpsc::Sender;
use std::time::Duration;

use quarto_game::GameId;
use quarto_wire::{
    Client, ClientError, EventBody, GameBody, GameStream, MessageBody, NewsBody, OrderBody,
    Problem, STRANGE, StreamLine,
};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::{ConnectionEvent, GameNews};
use crate::lines::Waker;
use crate::screen;

/// The longest time to wait for an answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest silence on a stream: a server sends a heartbeat at least every twenty seconds.
const SILENCE: Duration = Duration::from_secs(50);
/// The longest time until the events and the game agree.
const TOGETHER: Duration = Duration::from_secs(30);
/// The first pause before reconnecting, and the longest.
const PAUSES: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(15)];
/// The exit code of a program that was interrupted.
const INTERRUPTED: i32 = 130;
/// The pause before asking a server again that has not caught up yet.
const BEHIND: Duration = Duration::from_millis(50);

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
    /// The events that were not reported yet and, in `reported`, those that were.
    events: Vec<EventBody>,
    reported: Vec<EventBody>,
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
        Reconnecting {
            client,
            game,
            orders,
            reports,
            waker,
            pending: None,
            known: 0,
            events: Vec::new(),
            reported: Vec::new(),
            tries: 0,
            lost: false,
        }
    }

    /// Follows the game until the receiver of the reports is gone.
    pub(super) async fn run(mut self) {
        let waker = self.waker.clone();
        let interrupts = tokio::spawn(async move {
            while tokio::signal::ctrl_c().await.is_ok() {
                if !waker.end() {
                    // The first interrupt has not ended the input yet: the player is still waiting
                    // to leave.
                    screen::restore();
                    std::process::exit(INTERRUPTED);
                }
            }
        });
        loop {
            match self.follow().await {
                End::Left => break,
                End::Broken(error) if self.is_final(&error) => {
                    self.report(ConnectionEvent::Failed(error));
                    break;
                }
                End::Broken(error) => {
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
        match self.orders.recv().await {
            Some(order) => {
                self.pending = Some(order);
                true
            }
            None => false,
        }
    }

    /// Follows the game until the connection breaks or the receiver is gone.
    async fn follow(&mut self) -> End {
        match self.go().await {
            Ok(never) => match never {},
            Err(end) => end,
        }
    }

    async fn go(&mut self) -> Result<Infallible, End> {
        // The unanswered order goes first, so that its events are reported in their place.
        let answer = match self.pending.clone() {
            Some(order) => Some(self.carry(&order).await?),
            None => None,
        };
        let mut stream = self.come().await?;
        if let Some((_, answer)) = answer {
            self.finish(answer);
        }
        loop {
            tokio::select! {
                line = next(&mut stream) => {
                    if let Some(news) = line? {
                        self.take(news);
                        self.look(&mut stream).await?;
                    }
                }
                there = self.take_order() => {
                    if !there {
                        return Err(End::Left);
                    }
                }
            }
            if let Some(order) = self.pending.clone() {
                let (seq, answer) = self.carry(&order).await?;
                if seq > self.known {
                    together(self.catch_up(seq, &mut stream)).await?;
                    self.look(&mut stream).await?;
                }
                self.finish(answer);
            }
        }
    }

    /// Starts to follow the game, and reports the events since the last connection.
    async fn come(&mut self) -> Result<GameStream, End> {
        let mut stream = soon(self.client.listen(self.game, None)).await?;
        let Some(StreamLine::Message(first)) = soon(stream.next()).await? else {
            return Err(broken());
        };
        let MessageBody::Game(game) = *first else { return Err(broken()) };
        // From here on the stream brings only events after that snapshot.
        let mut before = soon(self.client.listen(self.game, Some(self.known))).await?;
        if let Some(StreamLine::Message(line)) = soon(before.next()).await?
            && let MessageBody::News(news) = *line
        {
            self.note(news.events);
        }
        self.events.retain(|event| event.seq <= game.snapshot.seq);
        self.known = game.snapshot.seq;
        self.tries = 0;
        if std::mem::take(&mut self.lost) {
            self.report(ConnectionEvent::Back);
        }
        self.show(*game).await?;
        Ok(stream)
    }

    /// Sends an order to the server; returns the number of events after it, and the answer.
    async fn carry(&mut self, order: &OrderBody) -> Result<(usize, ConnectionEvent), End> {
        match soon(self.client.act(self.game, order)).await {
            Ok(done) => {
                // In a blindfold game the player's own actions are not repeated after a break
                // (D11).
                self.note(done.events);
                Ok((done.seq, ConnectionEvent::Done))
            }
            Err(ClientError::Problem(problem))
                if !is_trouble(&problem) && problem.code != STRANGE =>
            {
                Ok((self.known, ConnectionEvent::Refused(problem)))
            }
            Err(error) => Err(error.into()),
        }
    }

    fn finish(&mut self, answer: ConnectionEvent) {
        self.pending = None;
        self.report(answer);
    }

    /// Waits until this many events are known.
    async fn catch_up(&mut self, seq: usize, stream: &mut GameStream) -> Result<(), End> {
        while self.known < seq {
            if let Some(news) = next(stream).await? {
                self.take(news);
            }
        }
        Ok(())
    }

    fn take(&mut self, news: NewsBody) {
        self.note(news.events);
        self.known = self.known.max(news.seq);
    }

    /// Adds events that are not known yet.
    fn note(&mut self, events: Vec<EventBody>) {
        for event in events {
            if !self.reported.contains(&event) && !self.events.contains(&event) {
                self.events.push(event);
            }
        }
        self.events.sort_by_key(|event| event.seq);
    }

    /// Fetches the game as it is after all known events, and reports both.
    async fn look(&mut self, stream: &mut GameStream) -> Result<(), End> {
        together(self.look_until_it_fits(stream)).await
    }

    async fn look_until_it_fits(&mut self, stream: &mut GameStream) -> Result<(), End> {
        loop {
            let game = soon(self.client.look(self.game)).await?;
            if game.snapshot.seq < self.known {
                sleep(BEHIND).await;
                continue;
            }
            self.catch_up(game.snapshot.seq, stream).await?;
            if self.known == game.snapshot.seq {
                return self.show(game).await;
            }
        }
    }

    async fn show(&mut self, game: GameBody) -> Result<(), End> {
        let record = match game.snapshot.view.actions {
            Some(_) => Some(soon(self.client.record(self.game)).await?),
            None => None,
        };
        let events = std::mem::take(&mut self.events);
        self.reported.extend(events.iter().cloned());
        self.report(ConnectionEvent::News(Box::new(GameNews { game, events, record })));
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

/// Waits for news; `None` for a line that brings none.
async fn next(stream: &mut GameStream) -> Result<Option<NewsBody>, End> {
    let line = timeout(SILENCE, stream.next()).await.map_err(|_| broken())??;
    match line.ok_or_else(broken)? {
        StreamLine::Nothing => Ok(None),
        StreamLine::Message(message) => match *message {
            MessageBody::News(news) => Ok(Some(news)),
            MessageBody::Game(_) | MessageBody::Refused(_) => Ok(None),
        },
    }
}

/// Waits for an answer, for a limited time.
async fn soon<T>(answer: impl Future<Output = Result<T, ClientError>>) -> Result<T, ClientError> {
    match timeout(PATIENCE, answer).await {
        Ok(answer) => answer,
        Err(_) => Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()),
    }
}

/// Waits until the events and the game agree. If they do not, a server or a cache on the way is
/// behind, and reconnecting helps.
async fn together<T>(going: impl Future<Output = Result<T, End>>) -> Result<T, End> {
    timeout(TOGETHER, going).await.unwrap_or_else(|_| Err(broken()))
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
