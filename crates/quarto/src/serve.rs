//! `quarto serve`: games for browsers and programs.

use std::io::{IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::num::NonZero;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::{Args, ValueEnum};
use quarto_server::{Config, Enforcement, LimitMode, Limits, Network, Server};
use quarto_store::BusUrl;
use quarto_text::{Language, ToolText};
use serde::{Deserialize, Serialize};

use crate::dirs;
use crate::language::LanguageArgument;

/// Serve games to browsers and programs
///
/// Every option can also be set in the environment (`QUARTO_LISTEN`, `QUARTO_DATABASE` …) or in a
/// TOML file with the same names (`listen = "…"`). Options override the environment, which
/// overrides the file.
#[derive(Args, Clone, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    settings: Settings,
    /// Let people on the same network join, and show them how
    ///
    /// Listens on all addresses of this machine, unless --listen names one.
    #[arg(long)]
    lan: bool,
    /// Read settings from this file
    #[arg(long, value_name = "FILE", env = "QUARTO_CONFIG")]
    config: Option<PathBuf>,
    /// Print the effective settings and exit
    #[arg(long)]
    print_config: bool,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
}

/// What can be set. Everything has a value of its own if nothing is said.
#[derive(Args, Clone, Debug, Default, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(crate) struct Settings {
    /// Address to listen on [default: 127.0.0.1:1616]
    #[arg(long, value_name = "ADDRESS", env = "QUARTO_LISTEN")]
    listen: Option<SocketAddr>,
    /// The database: `sqlite:FILE`, or `postgres://USER:PASSWORD@HOST/NAME`
    /// [default: a file in the data folder]
    #[arg(long, value_name = "URL", env = "QUARTO_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// How servers tell each other what happens: `local`, or `nats://HOST:PORT` [default: local]
    #[arg(long, value_name = "URL", env = "QUARTO_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The server's address as visitors type it, for links [default: as the browser sends it]
    #[arg(long, value_name = "URL", env = "QUARTO_PUBLIC_URL")]
    public_url: Option<String>,
    /// Contact for accessibility problems: a mail address or a page [default: the operator]
    #[arg(long, value_name = "TEXT", env = "QUARTO_CONTACT")]
    contact: Option<String>,
    /// Another host name that the server answers to; may be repeated
    #[arg(long = "host", value_name = "NAME", env = "QUARTO_HOSTS", value_delimiter = ',')]
    hosts: Option<Vec<String>>,
    /// A proxy, or a network of proxies, whose forwarded client addresses are trusted
    #[arg(
        long = "trusted-proxy",
        value_name = "NETWORK",
        env = "QUARTO_TRUSTED_PROXIES",
        value_delimiter = ','
    )]
    trusted_proxies: Option<Vec<String>>,
    /// Address for Prometheus metrics and health checks [default: none]
    #[arg(long, value_name = "ADDRESS", env = "QUARTO_METRICS")]
    metrics: Option<SocketAddr>,
    /// Days that a game is kept after its end, or after a player last visited it [default: for ever]
    #[arg(long, value_name = "DAYS", env = "QUARTO_RETENTION_DAYS")]
    retention_days: Option<u32>,
    /// Threads for computer players [default: all cores but one]
    #[arg(long, value_name = "NUMBER", env = "QUARTO_ENGINE_THREADS")]
    engine_threads: Option<NonZero<usize>>,
    /// When limits apply; `auto` exempts programs on this machine if only they can connect [default:
    /// auto]
    #[arg(long, value_name = "WHEN", env = "QUARTO_LIMITS")]
    limits: Option<When>,
    /// Requests per second from one address; 0 for no limit [default: 20]
    #[arg(long, value_name = "NUMBER", env = "QUARTO_REQUESTS_PER_SECOND")]
    requests_per_second: Option<u32>,
    /// Requests at once from one address [default: 100]
    #[arg(long, value_name = "NUMBER", env = "QUARTO_BURST")]
    burst: Option<u32>,
    /// New games per minute from one address; 0 for no limit [default: 60]
    #[arg(long, value_name = "NUMBER", env = "QUARTO_GAMES_PER_MINUTE")]
    games_per_minute: Option<u32>,
    /// Open connections from one address; 0 for no limit [default: 200]
    #[arg(long, value_name = "NUMBER", env = "QUARTO_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,
    /// Open connections in all [default: as many as the system allows, less 128]
    #[arg(long, value_name = "NUMBER", env = "QUARTO_CONNECTIONS")]
    connections: Option<NonZero<usize>>,
    /// Analyses from one address, waiting or running; 0 for no limit [default: 2]
    #[arg(long, value_name = "NUMBER", env = "QUARTO_ANALYSES")]
    analyses: Option<usize>,
    /// Open games from one address that wait for players at once; 0 for no limit [default: 16]
    #[arg(long, value_name = "NUMBER", env = "QUARTO_WAITING_GAMES")]
    waiting_games: Option<usize>,
    /// Format of the log [default: text]
    #[arg(long, value_name = "FORMAT", env = "QUARTO_LOG")]
    log: Option<Log>,
    /// Log messages of this level and above [default: info; in a terminal: warn]
    #[arg(long, value_name = "LEVEL", env = "QUARTO_LOG_LEVEL")]
    log_level: Option<LogLevel>,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Log {
    /// Lines for people
    #[default]
    Text,
    /// Lines of JSON for programs
    Json,
}

/// When limits hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum When {
    /// Always, except for programs on this machine if the server listens on loopback only and has no
    /// public-url and no trusted proxy
    #[default]
    Auto,
    /// For everybody
    Always,
    /// For nobody
    Never,
}

impl From<When> for LimitMode {
    fn from(when: When) -> LimitMode {
        match when {
            When::Auto => LimitMode::Auto,
            When::Always => LimitMode::Always,
            When::Never => LimitMode::Never,
        }
    }
}

/// How urgent something is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogLevel {
    /// Something failed
    Error,
    /// Something is not as it should be
    Warn,
    /// What a server does as a whole
    Info,
    /// Every request
    Debug,
}

impl LogLevel {
    /// In a terminal the greeting says what the log would.
    fn usual() -> LogLevel {
        if std::io::stderr().is_terminal() { LogLevel::Warn } else { LogLevel::Info }
    }
}

impl From<LogLevel> for tracing::Level {
    fn from(level: LogLevel) -> tracing::Level {
        match level {
            LogLevel::Error => tracing::Level::ERROR,
            LogLevel::Warn => tracing::Level::WARN,
            LogLevel::Info => tracing::Level::INFO,
            LogLevel::Debug => tracing::Level::DEBUG,
        }
    }
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let settings = match &arguments.config {
        Some(file) => arguments.settings.over(&read(file, language)?)?,
        None => arguments.settings.clone(),
    };
    let settings = if arguments.lan { settings.for_neighbours() } else { settings };
    let config = settings.to_config()?;
    let log = settings.log.unwrap_or_default();
    let log_level = settings.log_level.unwrap_or_else(LogLevel::usual);
    if arguments.print_config {
        let whole = settings.whole(&config, log, log_level);
        return Ok(write!(out, "{}", toml::to_string(&whole)?)?);
    }
    start_log(log, log_level);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let neighbours = if arguments.lan { Neighbours::Invited } else { Neighbours::NotInvited };
    let served = runtime.block_on(serve(config, neighbours, language, out));
    // Engines and connections that are still busy need not be waited for.
    runtime.shutdown_background();
    served
}

/// Whether people on the same network are told how to join.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Neighbours {
    Invited,
    NotInvited,
}

async fn serve(
    config: Config,
    neighbours: Neighbours,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let database = config.database.to_string();
    let server = Server::start(config).await?;
    let address = server.address();
    let own = if address.ip().is_unspecified() {
        SocketAddr::from((Ipv4Addr::LOCALHOST, address.port()))
    } else {
        address
    };
    let limits = server.enforcement();
    let mut told = greeting(&format!("http://{own}"), &database, limits, language);
    if neighbours == Neighbours::Invited {
        told += &lan_invitation(address, language);
    }
    tracing::info!(%address, database, ?limits, "serving");
    // If the greeting cannot be written, the server serves all the same.
    let _ = writeln!(out, "{told}").and_then(|()| out.flush());
    let stopped = async {
        stop_signal().await;
        tracing::info!("stopping");
    };
    Ok(server.run(stopped).await?)
}

/// Says where the server is, whom its limits concern, and how to stop it.
fn greeting(url: &str, database: &str, limits: Enforcement, language: Language) -> String {
    let limits = match limits {
        Enforcement::Everybody => ToolText::ServeLimitsEverybody,
        Enforcement::Strangers => ToolText::ServeLimitsStrangers,
        Enforcement::Nobody => ToolText::ServeLimitsNobody,
    };
    let said = [ToolText::ServeAddress { url, database }, limits, ToolText::ServeStop];
    said.map(|text| text.say(language)).join("\n")
}

/// Waits until somebody wants the program to stop.
async fn stop_signal() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (interrupt, terminate) =
            (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
        if let (Ok(mut interrupt), Ok(mut terminate)) = (interrupt, terminate) {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // If that signal cannot be received either, the program runs until it is killed.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

fn start_log(format: Log, level: LogLevel) {
    let log = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::from(level))
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_target(false);
    match format {
        Log::Text => log.init(),
        Log::Json => log.json().init(),
    }
}

/// Returns what neighbours need to know.
fn lan_invitation(listen: SocketAddr, language: Language) -> String {
    let Some(ip) = neighbour_address(listen.ip()) else {
        return format!("\n{}", ToolText::ServeNoLan.say(language));
    };
    let url = format!("http://{}", SocketAddr::from((ip, listen.port())));
    let code = if std::io::stdout().is_terminal() { qr_code(&url) } else { String::new() };
    format!("\n{}{code}", ToolText::ServeLan { url: &url }.say(language))
}

/// Returns the address by which neighbours reach a server that listens there.
fn neighbour_address(listen: IpAddr) -> Option<IpAddr> {
    if !listen.is_loopback() && !listen.is_unspecified() {
        return Some(listen);
    }
    // Nothing is sent: the system only says from where it would send.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

fn qr_code(text: &str) -> String {
    use qrcode::render::unicode::Dense1x2;
    let Ok(code) = qrcode::QrCode::new(text) else { return String::new() };
    // Terminals are mostly dark: the light parts are what is drawn.
    let mut drawing = code.render::<Dense1x2>();
    let drawn = drawing.dark_color(Dense1x2::Dark).light_color(Dense1x2::Light).build();
    format!("\n\n{drawn}")
}

/// Reads a file of settings.
fn read(file: &Path, language: Language) -> anyhow::Result<Settings> {
    let name = &file.display().to_string();
    let text = std::fs::read_to_string(file);
    let text = text.with_context(|| ToolText::FileRead { file: name }.say(language))?;
    // What is wrong is said by the reader of TOML, in English, and so is this.
    toml::from_str(&text).with_context(|| format!("{name} is not a valid configuration file"))
}

impl Settings {
    /// Returns these settings, with those of `other` where nothing is set.
    fn over(&self, other: &Settings) -> anyhow::Result<Settings> {
        let mut both = toml::Table::try_from(other)?;
        both.extend(toml::Table::try_from(self)?);
        Ok(both.try_into()?)
    }

    /// Returns the settings with which people on the same network can connect.
    fn for_neighbours(mut self) -> Settings {
        let port = self.listen.map_or(Config::PORT, |listen| listen.port());
        let named = self.listen.map(|listen| listen.ip()).filter(|ip| !ip.is_loopback());
        let ip = named.unwrap_or(Ipv4Addr::UNSPECIFIED.into());
        self.listen = Some(SocketAddr::from((ip, port)));
        // A link that says "this machine" is of no use to others.
        if let (None, Some(ip), true) = (&self.public_url, neighbour_address(ip), port != 0) {
            self.public_url = Some(format!("http://{}", SocketAddr::from((ip, port))));
        }
        self
    }

    fn to_config(&self) -> anyhow::Result<Config> {
        let database = match &self.database {
            Some(url) => url.parse().context("--database")?,
            None => dirs::server_database()?,
        };
        let bus: BusUrl = match &self.bus {
            Some(url) => url.parse().context("--bus")?,
            None => BusUrl::Local,
        };
        let proxies = self.trusted_proxies.iter().flatten().map(|text| text.parse::<Network>());
        let trusted_proxies = proxies.collect::<Result<_, _>>().context("--trusted-proxy")?;
        let usual = Limits::default();
        let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, Config::PORT));
        Ok(Config {
            listen: self.listen.unwrap_or(listen),
            bus,
            public_url: self.public_url.clone(),
            contact: self.contact.clone(),
            hosts: self.hosts.clone().unwrap_or_default(),
            trusted_proxies,
            metrics: self.metrics,
            retention_days: self.retention_days,
            engine_threads: self.engine_threads,
            connections: self.connections,
            limit_mode: self.limits.unwrap_or_default().into(),
            limits: Limits {
                requests_per_second: self.requests_per_second.unwrap_or(usual.requests_per_second),
                burst: self.burst.unwrap_or(usual.burst),
                games_per_minute: self.games_per_minute.unwrap_or(usual.games_per_minute),
                connections_per_address: self
                    .connections_per_address
                    .unwrap_or(usual.connections_per_address),
                analyses: self.analyses.unwrap_or(usual.analyses),
                waiting_games: self.waiting_games.unwrap_or(usual.waiting_games),
            },
            ..Config::new(database)
        })
    }

    /// Returns all settings, with their defaults and without passwords.
    fn whole(self, config: &Config, log: Log, log_level: LogLevel) -> Settings {
        let Limits { requests_per_second, burst, games_per_minute, .. } = config.limits;
        Settings {
            listen: Some(config.listen),
            database: Some(config.database.to_string()),
            bus: Some(config.bus.to_string()),
            hosts: Some(config.hosts.clone()),
            trusted_proxies: Some(config.trusted_proxies.iter().map(Network::to_string).collect()),
            limits: Some(self.limits.unwrap_or_default()),
            requests_per_second: Some(requests_per_second),
            burst: Some(burst),
            games_per_minute: Some(games_per_minute),
            connections_per_address: Some(config.limits.connections_per_address),
            analyses: Some(config.limits.analyses),
            waiting_games: Some(config.limits.waiting_games),
            log: Some(log),
            log_level: Some(log_level),
            ..self
        }
    }
}
