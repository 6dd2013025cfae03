use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZero;
use std::str::FromStr;

use quarto_store::{BusUrl, StoreUrl};
use thiserror::Error;

/// The configuration of a server. Everything but the database has a sensible default.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The address on which to listen.
    pub listen: SocketAddr,
    /// The database of the games.
    pub database: StoreUrl,
    /// The bus by which several servers share their events.
    pub bus: BusUrl,
    /// The public address of the server, for links. Without it, links use the host of the request.
    pub public_url: Option<String>,
    /// How people can report problems, such as a mail address.
    pub contact: Option<String>,
    /// Further host names of the server.
    pub hosts: Vec<String>,
    /// The proxies that are trusted to say where a request comes from.
    pub trusted_proxies: Vec<Network>,
    /// The address at which to serve metrics.
    pub metrics: Option<SocketAddr>,
    /// The days for which games are kept after they have ended, or after a player last came; for
    /// ever by default.
    pub retention_days: Option<u32>,
    /// The number of threads for the engine.
    pub engine_threads: Option<NonZero<usize>>,
    /// The most connections in all; as many as the system allows by default.
    pub connections: Option<NonZero<usize>>,
    /// The limits per address.
    pub limits: Limits,
    /// When the limits apply.
    pub limit_mode: LimitMode,
}

/// When limits apply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LimitMode {
    /// Always, except for programs on the machine of a server that is only reachable from there.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// To whom the limits of a server apply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enforcement {
    /// To everyone.
    Everybody,
    /// To everyone but programs on this machine: any request that seems to come through a proxy.
    Strangers,
    /// To no one.
    Nobody,
}

/// The limits per address. Zero means no limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Requests and messages per second, in the long run.
    pub requests_per_second: u32,
    /// Requests and messages at once.
    pub burst: u32,
    /// New games per minute.
    pub games_per_minute: u32,
    /// Open connections.
    pub connections_per_address: usize,
    /// Analyses that wait or run.
    pub analyses: usize,
    /// Open games that wait for players at once.
    pub waiting_games: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 20,
            burst: 100,
            games_per_minute: 60,
            connections_per_address: 200,
            analyses: 2,
            waiting_games: 16,
        }
    }
}

impl Config {
    /// The default port: four by four pieces on four by four squares.
    pub const PORT: u16 = 1616;

    /// Returns the configuration of a server for the people at this machine.
    #[must_use]
    pub fn new(database: StoreUrl) -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, Config::PORT)),
            database,
            bus: BusUrl::Local,
            public_url: None,
            contact: None,
            hosts: Vec::new(),
            trusted_proxies: Vec::new(),
            metrics: None,
            retention_days: None,
            engine_threads: None,
            connections: None,
            limits: Limits::default(),
            limit_mode: LimitMode::default(),
        }
    }

    /// Returns to whom limits apply.
    #[must_use]
    pub fn enforcement(&self) -> Enforcement {
        let is_for_others = !self.listen.ip().is_loopback()
            || self.public_url.is_some()
            || !self.trusted_proxies.is_empty();
        match self.limit_mode {
            LimitMode::Always => Enforcement::Everybody,
            LimitMode::Auto if is_for_others => Enforcement::Everybody,
            LimitMode::Auto => Enforcement::Strangers,
            LimitMode::Never => Enforcement::Nobody,
        }
    }
}

/// A range of addresses, as in `10.0.0.0/8`, or a single one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    /// Tells whether an address is in the range.
    #[must_use]
    pub fn contains(self, address: IpAddr) -> bool {
        let shift = self.size() - self.bits;
        let prefix = |address: IpAddr| match address {
            IpAddr::V4(address) => u128::from(address.to_bits()).checked_shr(shift.into()),
            IpAddr::V6(address) => address.to_bits().checked_shr(shift.into()),
        };
        self.address.is_ipv4() == address.is_ipv4() && prefix(self.address) == prefix(address)
    }

    const fn size(self) -> u8 {
        if self.address.is_ipv4() { 32 } else { 128 }
    }
}

/// The error for a text that is not a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a network is an address such as 10.0.0.1, or several such as 10.0.0.0/8")]
pub struct NetworkError;

impl FromStr for Network {
    type Err = NetworkError;

    fn from_str(text: &str) -> Result<Network, NetworkError> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)));
        let address = address.parse().map_err(|_| NetworkError)?;
        let whole = Network { address, bits: 0 }.size();
        let bits = bits.map_or(Ok(whole), str::parse).map_err(|_| NetworkError)?;
        if bits <= whole { Ok(Network { address, bits }) } else { Err(NetworkError) }
    }
}

impl std::fmt::Display for Network {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_left_out_only_where_nobody_else_comes() {
        let database: StoreUrl = "sqlite:games.db".parse().unwrap();
        let check = |change: &dyn Fn(&mut Config), expected| {
            let mut config = Config::new(database.clone());
            change(&mut config);
            assert_eq!(config.enforcement(), expected, "{config:?}");
        };
        let listen = |address: &'static str| {
            move |config: &mut Config| config.listen = address.parse().unwrap()
        };
        check(&|_| (), Enforcement::Strangers);
        check(&listen("[::1]:1616"), Enforcement::Strangers);
        check(&listen("0.0.0.0:1616"), Enforcement::Everybody);
        check(&listen("[::]:1616"), Enforcement::Everybody);
        check(&listen("192.0.2.1:1616"), Enforcement::Everybody);
        let url = |config: &mut Config| config.public_url = Some("https://quarto.example".into());
        check(&url, Enforcement::Everybody);
        let proxy = |config: &mut Config| config.trusted_proxies.push("127.0.0.1".parse().unwrap());
        check(&proxy, Enforcement::Everybody);
        check(&|config| config.limit_mode = LimitMode::Always, Enforcement::Everybody);
        let never = |config: &mut Config| {
            url(config);
            config.limit_mode = LimitMode::Never;
        };
        check(&never, Enforcement::Nobody);
    }

    #[test]
    fn networks_hold_their_addresses() {
        let check = |network: &str, address: &str, held: bool| {
            let network: Network = network.parse().unwrap();
            assert_eq!(network.contains(address.parse().unwrap()), held, "{network} {address}");
        };
        check("10.0.0.0/8", "10.1.2.3", true);
        check("10.0.0.0/8", "11.1.2.3", false);
        check("10.0.0.1", "10.0.0.1", true);
        check("10.0.0.1", "10.0.0.2", false);
        check("0.0.0.0/0", "1.2.3.4", true);
        check("0.0.0.0/0", "::1", false);
        check("fd00::/8", "fd12::1", true);
        for text in ["", "10.0.0.0/33", "10.0.0/8", "x"] {
            assert_eq!(text.parse::<Network>(), Err(NetworkError), "{text}");
        }
    }
}
