use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use quarto_host::{Host, Settings};
use quarto_store::{Bus, BusError, Store, StoreError, StoreUrl};
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::app::{App, Inner, Peer, stopped};
use crate::config::Config;
use crate::limits::{Guards, Place};
use crate::metrics::Metrics;
use crate::routes::{metrics_routes, routes};

/// A server that is ready to be run.
pub struct Server {
    app: App,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    stop: watch::Sender<bool>,
}

/// Why a server cannot start.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum StartError {
    /// The store cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus cannot be used.
    #[error(transparent)]
    Bus(#[from] BusError),
    /// The address cannot be used.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// Why.
        source: std::io::Error,
    },
}

/// How long a client may take to say what it wants.
const HEADER_PATIENCE: Duration = Duration::from_secs(10);
/// How long requests may still take when the server stops.
const STOP_PATIENCE: Duration = Duration::from_secs(5);
/// How often limits forget whoever has gone.
const TIDY: Duration = Duration::from_mins(1);

impl Server {
    /// Opens the store and the bus, and listens.
    ///
    /// # Errors
    /// If one of them cannot be used.
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let listener = listen(config.listen).await?;
        let metrics = match config.metrics {
            Some(address) => Some(listen(address).await?),
            None => None,
        };
        let store = Store::open(&config.database).await?;
        let bus = Bus::open(&config.bus).await?;
        if matches!(config.database, StoreUrl::Postgres(_)) && !bus.is_shared() {
            tracing::warn!("without a bus, other servers of this database are not heard");
        }
        let usual = Settings::default();
        let days = |days: u32| Duration::from_hours(24) * days;
        let settings = Settings {
            engine_threads: config.engine_threads.unwrap_or(usual.engine_threads),
            retention: config.retention_days.map(days),
        };
        let (stop, stopping) = watch::channel(false);
        let app = App(Arc::new(Inner {
            host: Host::new(store, bus, settings),
            guards: Guards::new(config.limits),
            metrics: Metrics::new(),
            config,
            stopping,
        }));
        Ok(Server { app, listener, metrics, stop })
    }

    /// Returns where the server listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.listener.local_addr().unwrap_or(self.app.config.listen)
    }

    /// Returns the host of the games, for tests.
    #[doc(hidden)]
    #[must_use]
    pub fn host(&self) -> Host {
        self.app.host.clone()
    }

    /// Returns where the server tells its metrics.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Serves until `stopped` is done. Then requests may finish, and streams are closed at once.
    ///
    /// # Errors
    /// If the bus cannot be used.
    pub async fn run(self, stopped: impl Future<Output = ()>) -> Result<(), BusError> {
        let Server { app, listener, metrics, stop } = self;
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
        // Everybody who follows is sent away; what was asked is answered.
        stop.send_replace(true);
        let rest = async { while connections.join_next().await.is_some() {} };
        let _ = tokio::time::timeout(STOP_PATIENCE, rest).await;
        Ok(())
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener, StartError> {
    let bound = TcpListener::bind(address).await;
    bound.map_err(|source| StartError::Listen { address, source })
}

async fn accept_all(
    app: &App,
    listener: &TcpListener,
    routes: &Router,
    connections: &mut JoinSet<()>,
) {
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection could not be accepted");
                // No descriptor may be free; some will be soon.
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            }
        };
        while connections.try_join_next().is_some() {}
        let peer = peer.ip().to_canonical();
        let is_proxy = app.config.trusted_proxies.iter().any(|net| net.contains(peer));
        let place = app.guards.connections.take(peer);
        if place.is_some() || is_proxy {
            connections.spawn(serve(app.clone(), stream, peer, routes.clone(), place));
        } else {
            tracing::info!(%peer, "too many connections");
        }
    }
}

/// Answers everything that comes by one connection.
async fn serve(app: App, stream: TcpStream, peer: IpAddr, routes: Router, place: Option<Place>) {
    let _ = stream.set_nodelay(true);
    app.metrics.connections.inc();
    // A socket lives on after its connection was handed over, and so does its place.
    let place = Arc::new(place);
    let service = routes.map_request(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(Peer(peer));
        request.extensions_mut().insert(Arc::clone(&place));
        request.map(axum::body::Body::new) as Request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_PATIENCE)
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

async fn serve_metrics(listener: &TcpListener, routes: Router) {
    while let Ok((stream, _)) = listener.accept().await {
        let service = TowerToHyperService::new(routes.clone());
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(HEADER_PATIENCE)
            .serve_connection(TokioIo::new(stream), service);
        tokio::spawn(connection);
    }
}

async fn tidy(app: &App) {
    loop {
        tokio::time::sleep(TIDY).await;
        app.guards.tidy();
    }
}
