use async_nats::connection::State;
use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt;
use tokio::sync::watch;

use crate::bus::{BusError, BusEvent, GameChanged, WAITING};

/// A bus by NATS, with a subject for each game.
#[derive(Clone, Debug)]
pub struct Nats {
    client: Client,
    /// How often the connection was made.
    connected: watch::Receiver<usize>,
}

const SUBJECT: &str = "quarto.game";

impl Nats {
    pub(super) async fn open(url: &str) -> Result<Nats, BusError> {
        let (times, connected) = watch::channel(0);
        let client = ConnectOptions::new()
            .name("quarto")
            // What we announce ourselves we know.
            .no_echo()
            .retry_on_initial_connect()
            .subscription_capacity(WAITING)
            .reconnect_delay_callback(|attempt| {
                std::time::Duration::from_millis(100 * attempt.min(10) as u64)
            })
            .event_callback(move |event| {
                if matches!(event, Event::Connected | Event::SlowConsumer(_)) {
                    times.send_modify(|times| *times += 1);
                }
                std::future::ready(())
            })
            .connect(url)
            .await?;
        Ok(Nats { client, connected })
    }

    pub(super) async fn announce(&self, hint: GameChanged) {
        if self.is_whole() {
            let subject = format!("{SUBJECT}.{}", hint.game);
            // A hint that cannot be given is like one that is lost.
            let _ = self.client.publish(subject, hint.seq.to_string().into()).await;
        }
    }

    pub(super) async fn listen(&self) -> Result<NatsSubscription, BusError> {
        let hints = self.client.subscribe(format!("{SUBJECT}.*")).await?;
        Ok(NatsSubscription { hints, connected: self.connected.clone() })
    }

    pub(super) fn is_whole(&self) -> bool {
        self.client.connection_state() == State::Connected
    }
}

#[derive(Debug)]
pub(super) struct NatsSubscription {
    hints: Subscriber,
    connected: watch::Receiver<usize>,
}

impl NatsSubscription {
    pub(super) async fn next(&mut self) -> Option<BusEvent> {
        loop {
            tokio::select! {
                changed = self.connected.changed() => return changed.ok().map(|()| BusEvent::Missed),
                message = self.hints.next() => {
                    let message = message?;
                    if let Some(hint) = read(&message.subject, &message.payload) {
                        return Some(BusEvent::Changed(hint));
                    }
                }
            }
        }
    }
}

/// Reads a hint; `None` if somebody else said something else.
fn read(subject: &str, payload: &[u8]) -> Option<GameChanged> {
    let game = subject.strip_prefix(SUBJECT)?.strip_prefix('.')?.parse().ok()?;
    let seq = std::str::from_utf8(payload).ok()?.parse().ok()?;
    Some(GameChanged { game, seq })
}
