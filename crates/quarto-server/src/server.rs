use std::fs::File;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use quarto_host::{Host, HostConfig};
use quarto_store::{Bus, BusError, Store, StoreError, StoreUrl, is_readable_by_all, lock_database};
use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::app::{App, AppState, Peer, stopped};
use crate::config::{Config, Enforcement};
use crate::lobby::Lobby;
use crate::metrics::Metrics;
use crate::protection::connection::Connection;
use crate::protection::descriptors;
use crate::protection::enforcement::Enforcer;
use crate::protection::entrance::{Entrance, Entry, Purpose};
use crate::protection::limits::{Guards, Source};
use crate::protection::sampled::Sampled;
use crate::protection::waiting::WaitingGames;
use crate::routes::{metrics_routes, routes};
use crate::web::SharedScenes;

/// A server that is ready to run.
pub struct Server {
    app: App,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    stop: watch::Sender<bool>,
    /// The lock on the database, held while the server runs.
    alone: Option<File>,
}

/// Why a server cannot start.
#[derive(Debug, Error)]
pub enum StartError {
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus cannot be used.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The address cannot be used.
    #[error("cannot listen on {address}: {reason}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error of the system.
        reason: std::io::Error,
    },
    /// Another server uses the database file.
    #[error(
        "another server uses {}; stop it, name another file with --database, or let both use one bus",
        .0.display()
    )]
    Shared(PathBuf),
}

/// The longest time that a client may take to send the head of a request.
const HEADER_PATIENCE: Duration = Duration::from_secs(10);
/// The longest time for the head of a health check when all other connections are taken.
const HEALTH_PATIENCE: Duration = Duration::from_secs(2);
/// The most connections for metrics and health at a time.
const METRICS_CONNECTIONS: usize = 16;
/// The bytes in flight to a client. By default the system would buffer megabytes for a client that
/// does not read, which the server would not notice.
const SEND_BUFFER: u32 = 128 * 1024;
/// The most connections that wait to be accepted.
const BACKLOG: u32 = 1024;
/// The longest time that requests may still take when the server stops.
const STOP_PATIENCE: Duration = Duration::from_secs(5);
/// How often limits forget addresses that are gone.
const TIDY: Duration = Duration::from_mins(1);

impl Server {
    /// Opens the store and the bus, and listens.
    ///
    /// # Errors
    /// If the store, the bus or the address cannot be used.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        Server::start_with(config, Store::open).await
    }

    /// Starts with a store that `open` opens, for tests with a clock of their own.
    ///
    /// # Errors
    /// If the store, the bus or the address cannot be used.
    #[doc(hidden)]
    pub async fn start_with(
        config: Config,
        open: impl AsyncFnOnce(&StoreUrl) -> Result<Store, StoreError>,
    ) -> Result<Server, StartError> {
        let listener = listen(config.listen)?;
        let metrics = match config.metrics {
            Some(address) => Some(listen(address)?),
            None => None,
        };
        let bus = Bus::open(&config.bus).await?;
        // Before migrations run: another server may still use the store as it is.
        let alone = if bus.is_shared() { None } else { take(&config.database)? };
        let store = open(&config.database).await?;
        let usual = HostConfig::default();
        let days = |days: u32| Duration::from_hours(24) * days;
        let settings = HostConfig {
            engine_threads: config.engine_threads.unwrap_or(usual.engine_threads),
            retention: config.retention_days.map(days),
        };
        // The limit of the system is always raised, so that the configured connections fit.
        let possible = descriptors::connections();
        let most = config.connections.map_or(possible, NonZero::get);
        let (stop, stopping) = watch::channel(false);
        let app = App(Arc::new(AppState {
            host: Host::new(store, bus, settings),
            guards: Guards::new(config.limits),
            entrance: Entrance::new(most),
            enforcer: Enforcer::new(config.enforcement()),
            metrics: Metrics::new(),
            scenes: SharedScenes::default(),
            lobby: Lobby::default(),
            waiting: WaitingGames::new(config.limits.waiting_games),
            config,
            stopping,
        }));
        Ok(Server { app, listener, metrics, stop, alone })
    }

    /// Returns the address on which the server listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().unwrap_or(self.app.config.listen)
    }

    /// Returns to whom limits apply.
    #[must_use]
    pub fn enforcement(&self) -> Enforcement {
        self.app.config.enforcement()
    }

    /// Returns the host of the games, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn host(&self) -> Host {
        self.app.host.clone()
    }

    /// Returns the address at which the server serves its metrics.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Serves until `stopped` is done. Then requests may finish, and streams are closed at once.
    ///
    /// # Errors
    /// If the bus cannot be used.
    pub async fn run(self, stopped: impl Future<Output = ()>) -> Result<(), BusError> {
        let Server { app, listener, metrics, stop, alone: _alone } = self;
        let routes = routes(app.clone());
        let mut connections = JoinSet::new();
        let watch = app.host.clone();
        let accept = accept_all(&app, &listener, &routes, &mut connections);
        let metrics_app = app.clone();
        let tell = async move {
            match metrics {
                Some(listener) => serve_metrics(&listener, metrics_routes(metrics_app)).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = stopped => {}
            () = accept => {}
            () = tell => {}
            () = tidy(&app) => {}
            watched = watch.run() => watched?,
        }
        drop(listener);
        // Followers are disconnected; pending requests are answered.
        stop.send_replace(true);
        let rest = async { while connections.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(STOP_PATIENCE, rest).await;
        if let Err(error) = app.host.store().close().await {
            tracing::warn!(%error, "the database could not be closed");
        }
        Ok(())
    }
}

fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    let bound = bind(address);
    bound.map_err(|reason| StartError::Listen { address, reason })
}

fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // As tokio's own listeners do: a server can restart at once.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Locks a database for this server alone, if possible: without a shared bus, servers do not learn
/// of each other's events.
fn take(database: &StoreUrl) -> Result<Option<File>, StartError> {
    let StoreUrl::Sqlite(file) = database else {
        tracing::warn!("without a bus, other servers of this database are not heard");
        return Ok(None);
    };
    let alone = lock_database(file)?.ok_or_else(|| StartError::Shared(file.clone()))?;
    if is_readable_by_all(file) {
        let file = file.display();
        tracing::warn!(%file, "everybody on this machine may read the database; see chmod");
    }
    Ok(Some(alone))
}

async fn accept_all(
    app: &App,
    listener: &TcpListener,
    routes: &Router,
    connections: &mut JoinSet<()>,
) {
    loop {
        let (stream, peer) = accept(listener).await;
        while connections.try_join_next().is_some() {}
        let peer = peer.ip().to_canonical();
        if let Some(entry) = admit(app, peer) {
            let _ = stream.set_nodelay(true);
            connections.spawn(serve(app.clone(), stream, peer, routes.clone(), entry));
        }
    }
}

/// Waits for a connection, and retries while the system cannot give one.
async fn accept(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    static FAILED: Sampled = Sampled::new();
    loop {
        match listener.accept().await {
            Ok(accepted) => return accepted,
            Err(error) => {
                if let Some(times) = FAILED.note() {
                    tracing::warn!(%error, times, "a connection could not be accepted");
                }
                // All descriptors may be in use; some will be free soon.
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
    }
}

/// Admits a connection, unless its address or the whole server has too many. Clients of a proxy,
/// and those that may be exempt from limits, take a slot per long-lived request instead.
fn admit(app: &App, peer: IpAddr) -> Option<Entry> {
    static TOO_MANY: Sampled = Sampled::new();
    static FULL: Sampled = Sampled::new();
    let is_proxy = app.config.trusted_proxies.iter().any(|net| net.contains(peer));
    let own = match app.enforcer.of_connection(peer) {
        limited @ Source::Limited(_) if !is_proxy => Some(app.guards.connections.take(limited)),
        Source::Limited(_) | Source::Free(_) => None,
    };
    if matches!(own, Some(None)) {
        if let Some(times) = TOO_MANY.note() {
            tracing::info!(%peer, times, "too many connections of one address");
        }
        return None;
    }
    let entry = app.entrance.admit(peer, own.flatten());
    if entry.as_ref().is_none_or(|entry| entry.purpose == Purpose::Health)
        && let Some(times) = FULL.note()
    {
        tracing::warn!(times, "too many connections in all");
    }
    entry
}

/// Answers all requests of one connection.
async fn serve(
    app: App,
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    peer: IpAddr,
    routes: Router,
    entry: Entry,
) {
    app.metrics.connections.inc();
    let patience = match entry.purpose {
        Purpose::Anything => HEADER_PATIENCE,
        Purpose::Health => HEALTH_PATIENCE,
    };
    let keep_alive = entry.purpose == Purpose::Anything;
    let entry = Arc::new(entry);
    let stream = Connection::new(stream, Some(Arc::clone(&entry)));
    let service = routes.map_request(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(Source::Limited(peer)));
        request.extensions_mut().insert(Arc::clone(&entry));
        request.map(axum::body::Body::new) as Request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .keep_alive(keep_alive)
        .max_buf_size(32 * 1024)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::pin!(connection);
    let mut stopping = app.stopping.clone();
    tokio::select! {
        _ = &mut connection => {}
        () = stopped(&mut stopping) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
    app.metrics.connections.dec();
}

/// Serves metrics and health to a limited number of clients at a time; others wait.
async fn serve_metrics(listener: &TcpListener, routes: Router) {
    let places = Arc::new(Semaphore::new(METRICS_CONNECTIONS));
    loop {
        let Ok(place) = Arc::clone(&places).acquire_owned().await else { return };
        let (stream, _) = accept(listener).await;
        let service = TowerToHyperService::new(routes.clone());
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEADER_PATIENCE)
            .serve_connection(TokioIo::new(Connection::new(stream, None)), service);
        tokio::spawn(async move {
            // It does not matter how the connection ends.
            let _ = connection.await;
            drop(place);
        });
    }
}

async fn tidy(app: &App) {
    loop {
        tokio::time::sleep(TIDY).await;
        app.guards.tidy();
    }
}

#[cfg(test)]
mod tests {
    use quarto_game::{Name, Options, Party};
    use quarto_host::Proposal;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};
    use tokio::task::JoinHandle;

    use super::*;
    use crate::config::LimitMode;
    use crate::protection::sampled::tests::check_sampled;

    const PEER: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    async fn start() -> (Server, tempfile::TempDir) {
        start_with(|_| ()).await
    }

    async fn start_with(change: impl FnOnce(&mut Config)) -> (Server, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("sqlite:{}/games.db", folder.path().display()).parse().unwrap();
        let listen = "127.0.0.1:0".parse().unwrap();
        let mut config = Config { listen, metrics: Some(listen), ..Config::new(database) };
        change(&mut config);
        (Server::start(config).await.unwrap(), folder)
    }

    /// Follows a new game, `GAME`, on a connection with a buffer of 512 bytes.
    async fn follow(way: &str) -> (DuplexStream, JoinHandle<()>, (Server, tempfile::TempDir)) {
        let (server, folder) = start().await;
        let app = server.app.clone();
        let ada = Party::Person("Ada".parse::<Name>().unwrap());
        let (parties, options) = ([Some(ada), None], Options::default());
        let proposal =
            Proposal { parties, open: true, ..Proposal::new(options, "Ada".parse().unwrap()) };
        let game = app.host.create(proposal).await.unwrap();
        let (mut client, stream) = tokio::io::duplex(512);
        let entry = app.entrance.admit(PEER, None).unwrap();
        let serving = tokio::spawn(serve(app.clone(), stream, PEER, routes(app), entry));
        let way = way.replace("GAME", &game.to_string());
        let request = format!("GET {way}\r\nHost: localhost\r\n\r\n");
        client.write_all(request.as_bytes()).await.unwrap();
        // The answer has begun; from here on only time passes.
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(client.read_u8().await.unwrap());
        }
        tokio::time::pause();
        (client, serving, (server, folder))
    }

    const STREAM: &str = "/api/games/GAME/events HTTP/1.1";
    const SOCKET: &str = "/api/games/GAME/socket HTTP/1.1";
    const PAGE_SOCKET: &str = "/en/games/GAME/live HTTP/1.1";
    const UPGRADE: &str = "Connection: upgrade\r\nUpgrade: websocket\r\n\
        Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";

    #[tokio::test]
    async fn a_stream_that_is_not_read_is_closed() {
        let (_client, serving, _server) = follow(STREAM).await;
        let start = tokio::time::Instant::now();
        let closed = tokio::time::timeout(Duration::from_mins(10), serving).await;
        closed.expect("the connection is closed").unwrap();
        assert!(start.elapsed() <= Duration::from_secs(11), "{:?}", start.elapsed());
    }

    #[tokio::test]
    async fn a_socket_that_is_not_read_is_closed() {
        let (_client, _, (server, _folder)) = follow(&format!("{SOCKET}\r\n{UPGRADE}")).await;
        assert_eq!(server.app.metrics.followers.get(), 1);
        tokio::time::sleep(Duration::from_secs(11)).await;
        assert_eq!(server.app.metrics.followers.get(), 0);
    }

    #[tokio::test]
    async fn a_stream_that_is_read_slowly_goes_on() {
        let (mut client, serving, _server) = follow(STREAM).await;
        for _ in 0..10 {
            tokio::time::sleep(Duration::from_secs(9)).await;
            client.read_exact(&mut [0; 64]).await.unwrap();
        }
        assert!(!serving.is_finished());
    }

    #[tokio::test]
    async fn when_the_server_is_full_one_must_be_quick() {
        let (server, _folder) = start().await;
        let (_client, stream) = tokio::io::duplex(512);
        let entry = Entrance::new(0).admit(PEER, None).unwrap();
        tokio::time::pause();
        let start = tokio::time::Instant::now();
        serve(server.app.clone(), stream, PEER, routes(server.app.clone()), entry).await;
        assert!(start.elapsed() <= Duration::from_secs(3), "{:?}", start.elapsed());
    }

    /// With a larger buffer, a client that does not read would be noticed late, after megabytes.
    #[tokio::test]
    async fn little_is_on_the_way_to_a_client_that_does_not_read() {
        let listener = listen("127.0.0.1:0".parse().unwrap()).unwrap();
        let _client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (mut stream, _) = listener.accept().await.unwrap();
        tokio::time::pause();
        let (mut written, chunk) = (0, vec![0; 16 * 1024]);
        let fill = async {
            while written < 16 * 1024 * 1024 {
                written += stream.write(&chunk).await.unwrap();
            }
        };
        let _ = tokio::time::timeout(Duration::from_secs(1), fill).await;
        assert!(written < 1024 * 1024, "{written}");
    }

    #[tokio::test]
    async fn a_stream_may_be_idle_for_long() {
        let (mut client, serving, _server) = follow(STREAM).await;
        let (mut text, start) = (Vec::new(), tokio::time::Instant::now());
        while start.elapsed() < Duration::from_hours(1) {
            assert_ne!(client.read_buf(&mut text).await.unwrap(), 0, "more follows");
        }
        assert!(!serving.is_finished());
    }

    #[tokio::test]
    async fn l4_connections_that_are_too_many_are_one_line_in_a_while() {
        let (server, _folder) = start_with(|config| {
            config.limit_mode = LimitMode::Always;
            config.limits.connections_per_address = 1;
            config.connections = NonZero::new(2);
        })
        .await;
        let address = |last: u8| IpAddr::from([192, 0, 2, last]);
        let _one = admit(&server.app, address(1)).unwrap();
        check_sampled("too many connections of one address", || {
            assert!(admit(&server.app, address(1)).is_none());
        });
        let _two = admit(&server.app, address(2)).unwrap();
        check_sampled("too many connections in all", || drop(admit(&server.app, address(3))));
    }

    /// Returns the status with which an address says that the server is there.
    #[cfg(target_os = "linux")]
    async fn ask_health(address: SocketAddr) -> String {
        let mut client = TcpStream::connect(address).await.unwrap();
        client.write_all(b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        let mut start = [0; 12];
        client.read_exact(&mut start).await.unwrap();
        String::from_utf8_lossy(&start).into_owned()
    }

    /// Polls something once while nothing more can be opened, and tells whether it is done.
    #[cfg(target_os = "linux")]
    fn is_done_without_descriptors(future: std::pin::Pin<&mut impl Future>) -> bool {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        use std::task::{Context, Waker};
        let usual = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: Some(0), ..usual }).unwrap();
        let polled = future.poll(&mut Context::from_waker(Waker::noop()));
        setrlimit(Resource::Nofile, usual).unwrap();
        polled.is_ready()
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn m2_a_failed_accept_does_not_end_the_server() {
        let (server, _folder) = start().await;
        let listeners = [&server.listener, server.metrics.as_ref().unwrap()];
        let addresses = listeners.map(|listener| listener.local_addr().unwrap());
        for (listener, address) in listeners.into_iter().zip(addresses) {
            // After one connection, the system is asked for the next one at once.
            let (client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
            drop((client.unwrap(), accepted.unwrap()));
        }
        let mut running = std::pin::pin!(server.run(std::future::pending()));
        let failed = crate::protection::sampled::tests::logged(|| {
            assert!(!is_done_without_descriptors(running.as_mut()));
        });
        assert_eq!(failed, ["a connection could not be accepted"]);
        for address in addresses {
            tokio::select! {
                ended = running.as_mut() => panic!("it ended: {ended:?}"),
                status = ask_health(address) => assert_eq!(status, "HTTP/1.1 200"),
            }
        }
    }

    /// Reads a message that comes by a socket, and tells whether it closes the socket.
    async fn closes(client: &mut (impl AsyncRead + Unpin)) -> bool {
        let [kind, short] = [client.read_u8().await.unwrap(), client.read_u8().await.unwrap()];
        let length = if short == 126 { client.read_u16().await.unwrap() } else { short.into() };
        client.read_exact(&mut vec![0; length.into()]).await.unwrap();
        kind == 0x88
    }

    /// Sends something for which a socket is closed; returns how long the connection is still there.
    async fn linger_after(sent: &[&[u8]]) -> Duration {
        let (client, _, _server) = follow(&format!("{PAGE_SOCKET}\r\n{UPGRADE}")).await;
        let (mut into, mut out) = tokio::io::split(client);
        let start = tokio::time::Instant::now();
        let told = async {
            while !closes(&mut into).await {}
            assert_eq!(into.read(&mut [0]).await.unwrap(), 0, "nothing comes after the reason");
        };
        let flood = sent.concat();
        let (sent, ()) = tokio::join!(out.write_all(&flood), told);
        sent.unwrap();
        let stayed = start.elapsed();
        tokio::time::resume();
        stayed
    }

    /// Where a connection is closed over something that was not read, the reason is lost.
    #[tokio::test]
    async fn m3_a_client_that_must_go_has_a_second_to_read_why() {
        // Frames as clients send them: no content, and zeros as the mask.
        const BROKEN: &[u8] = b"\x83\x80\0\0\0\0";
        const BINARY: &[u8] = b"\x82\x80\0\0\0\0";
        const PING: &[u8] = b"\x89\x80\0\0\0\0";
        const CLOSE: &[u8] = b"\x88\x80\0\0\0\0";
        let second = Duration::from_secs(1)..Duration::from_secs(2);
        let flood = [&[BINARY], &[PING; 1000][..]].concat();
        for sent in [&[BROKEN][..], &[BINARY], &flood] {
            let stayed = linger_after(sent).await;
            assert!(second.contains(&stayed), "{stayed:?} after {} messages", sent.len());
        }
        let stayed = linger_after(&[BINARY, PING, CLOSE]).await;
        assert!(stayed < second.start, "it has taken note: {stayed:?}");
    }
}
