use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The metrics of a server.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: Family<Answer, Counter>,
    /// Commands by outcome.
    pub(crate) commands: Family<Outcome, Counter>,
    /// The seconds from a command to its commit.
    pub(crate) command_seconds: Histogram,
    pub(crate) followers: Gauge,
    pub(crate) connections: Gauge,
    games: Gauge,
    engine_queue: Gauge,
    damaged: Gauge,
    bus: Gauge<u64, AtomicU64>,
}

/// The labels of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Answer {
    /// The route as the API lists it, which never contains a secret.
    pub(crate) route: String,
    pub(crate) status: u16,
}

/// The label of a command's outcome.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Outcome {
    pub(crate) code: String,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let buckets = [0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2.0];
        let mut metrics = Metrics {
            registry: Registry::with_prefix("quarto"),
            requests: Family::default(),
            commands: Family::default(),
            command_seconds: Histogram::new(buckets),
            followers: Gauge::default(),
            connections: Gauge::default(),
            games: Gauge::default(),
            engine_queue: Gauge::default(),
            damaged: Gauge::default(),
            bus: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Answers by address and status", metrics.requests.clone());
        registry.register("commands", "Commands by what came of them", metrics.commands.clone());
        let seconds = metrics.command_seconds.clone();
        registry.register("command_seconds", "From a command to its commit", seconds);
        registry.register("followers", "Open streams and sockets", metrics.followers.clone());
        registry.register("connections", "Open connections", metrics.connections.clone());
        registry.register("games_in_memory", "Games being played", metrics.games.clone());
        let queue = metrics.engine_queue.clone();
        registry.register("engine_queue", "Games that wait for the engine", queue);
        let damaged = metrics.damaged.clone();
        registry.register("damaged_games", "Games that were found to be damaged", damaged);
        registry.register(
            "bus_connected",
            "Whether other servers are reached",
            metrics.bus.clone(),
        );
        metrics
    }

    /// Returns all metrics in the format of Prometheus.
    pub(crate) fn write(&self, host: &quarto_host::Host) -> String {
        let (games, waiting) = host.workload();
        self.games.set(i64::try_from(games).unwrap_or(i64::MAX));
        self.engine_queue.set(i64::try_from(waiting).unwrap_or(i64::MAX));
        self.damaged.set(i64::try_from(host.damaged()).unwrap_or(i64::MAX));
        self.bus.set(u64::from(host.bus().is_whole()));
        let mut text = String::new();
        // Writing to a string does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
