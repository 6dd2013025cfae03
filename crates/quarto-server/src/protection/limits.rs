use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Limits;
use crate::error::ApiError;

/// How much more all households of one network may request than a single one.
const WIDE: u32 = 8;

/// The source of a request, and whether limits apply to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Limits apply.
    Limited(IpAddr),
    /// Limits do not apply.
    Free(IpAddr),
}

impl Source {
    pub(crate) const fn address(self) -> IpAddr {
        match self {
            Source::Limited(address) | Source::Free(address) => address,
        }
    }
}

/// The rate limits and slots that keep one address from taking everything.
pub(crate) struct Guards {
    requests: Option<Rate>,
    games: Option<Rate>,
    pub(crate) connections: Arc<Slots>,
    pub(crate) analyses: Arc<Slots>,
}

impl Guards {
    pub(crate) fn new(limits: Limits) -> Guards {
        let burst = NonZero::new(limits.burst).unwrap_or(NonZero::<u32>::MIN);
        let requests = NonZero::new(limits.requests_per_second)
            .map(|rate| Rate::new(|times| Quota::per_second(more(rate, times)), burst));
        let games = NonZero::new(limits.games_per_minute)
            .map(|rate| Rate::new(|times| Quota::per_minute(more(rate, times)), rate));
        let connections = Slots::new(limits.connections_per_address);
        Guards { requests, games, connections, analyses: Slots::new(limits.analyses) }
    }

    /// Counts a request or a message.
    pub(crate) fn count_request(&self, from: Source) -> Result<(), ApiError> {
        count(self.requests.as_ref(), from)
    }

    /// Counts a new game.
    pub(crate) fn count_game(&self, from: Source) -> Result<(), ApiError> {
        count(self.games.as_ref(), from)
    }

    /// Forgets addresses that have not come for a while.
    pub(crate) fn tidy(&self) {
        [&self.requests, &self.games].into_iter().flatten().for_each(Rate::tidy);
    }
}

fn count(rate: Option<&Rate>, from: Source) -> Result<(), ApiError> {
    match (rate, from) {
        (Some(rate), Source::Limited(address)) => rate.count(address),
        (None, _) | (_, Source::Free(_)) => Ok(()),
    }
}

fn more(rate: NonZero<u32>, times: u32) -> NonZero<u32> {
    rate.saturating_mul(NonZero::new(times).unwrap_or(NonZero::<u32>::MIN))
}

/// A rate limit per household, and per network of households.
struct Rate {
    household: DefaultKeyedRateLimiter<IpAddr>,
    network: DefaultKeyedRateLimiter<Ipv6Addr>,
}

impl Rate {
    fn new(quota: impl Fn(u32) -> Quota, burst: NonZero<u32>) -> Rate {
        Rate {
            household: RateLimiter::keyed(quota(1).allow_burst(burst)),
            network: RateLimiter::keyed(quota(WIDE).allow_burst(more(burst, WIDE))),
        }
    }

    /// Counts the household first: a request refused there costs its neighbours nothing.
    fn count(&self, from: IpAddr) -> Result<(), ApiError> {
        check(&self.household, &household(from))?;
        network(from).map_or(Ok(()), |network| check(&self.network, &network))
    }

    fn tidy(&self) {
        self.household.retain_recent();
        self.household.shrink_to_fit();
        self.network.retain_recent();
        self.network.shrink_to_fit();
    }
}

fn check<K: Clone + Eq + Hash>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), ApiError> {
    limiter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        ApiError::TooMany { retry_after: wait.as_secs() + 1 }
    })
}

/// Returns the key for all addresses that one household can easily use: with IPv6 it has 2⁶⁴.
pub(crate) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => prefix(address, 64).into(),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// Returns the network of a household, if one customer may have all of it: with IPv6, many have a
/// /48 with its 65,536 households.
fn network(address: IpAddr) -> Option<Ipv6Addr> {
    match address.to_canonical() {
        IpAddr::V6(address) => Some(prefix(address, 48)),
        IpAddr::V4(_) => None,
    }
}

fn prefix(address: Ipv6Addr, bits: u32) -> Ipv6Addr {
    let rest = Ipv6Addr::BITS - bits;
    Ipv6Addr::from_bits(address.to_bits() >> rest << rest)
}

/// A limit on concurrent slots per household, and per network of households.
pub(crate) struct Slots {
    most: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    households: HashMap<IpAddr, usize>,
    networks: HashMap<Ipv6Addr, usize>,
}

/// A slot of an address, until it is dropped.
pub(crate) struct Slot {
    slots: Arc<Slots>,
    /// The address, if it is counted.
    of: Option<IpAddr>,
}

impl Slots {
    pub(crate) fn new(most: usize) -> Arc<Slots> {
        Arc::new(Slots { most, taken: Mutex::default() })
    }

    /// Takes a slot, if one is free.
    pub(crate) fn take(self: &Arc<Slots>, of: Source) -> Option<Slot> {
        match of {
            Source::Limited(address) => self.take_counted(address),
            Source::Free(_) => Some(Slot { slots: Arc::clone(self), of: None }),
        }
    }

    fn take_counted(self: &Arc<Slots>, of: IpAddr) -> Option<Slot> {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if self.most != 0 && taken.is_full(of, self.most) {
            return None;
        }
        *taken.households.entry(household(of)).or_default() += 1;
        if let Some(network) = network(of) {
            *taken.networks.entry(network).or_default() += 1;
        }
        Some(Slot { slots: Arc::clone(self), of: Some(of) })
    }
}

impl Taken {
    fn is_full(&self, of: IpAddr, most: usize) -> bool {
        let wide = most.saturating_mul(WIDE as usize);
        let network = network(of).and_then(|network| self.networks.get(&network));
        self.households.get(&household(of)).is_some_and(|taken| *taken >= most)
            || network.is_some_and(|taken| *taken >= wide)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let Some(of) = self.of else { return };
        let mut taken = self.slots.taken.lock().unwrap_or_else(PoisonError::into_inner);
        give_back(&mut taken.households, household(of));
        if let Some(network) = network(of) {
            give_back(&mut taken.networks, network);
        }
    }
}

fn give_back<K: Eq + Hash>(all: &mut HashMap<K, usize>, of: K) {
    if let Entry::Occupied(mut taken) = all.entry(of) {
        *taken.get_mut() -= 1;
        if *taken.get() == 0 {
            taken.remove();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(text: &str) -> Source {
        Source::Limited(text.parse().unwrap())
    }

    #[test]
    fn every_household_has_its_slots() {
        let slots = Slots::new(2);
        let [one, two] = ["2001:db8::1", "2001:db8::ffff:0:0:2"].map(from);
        let first = slots.take(one);
        let second = slots.take(two);
        assert!(first.is_some() && second.is_some());
        assert!(slots.take(one).is_none(), "one household");
        for other in ["192.0.2.1", "2001:db8:0:1::1"] {
            assert!(slots.take(from(other)).is_some(), "{other}");
        }
        drop(first);
        assert!(slots.take(two).is_some());
        assert!((0..100).all(|_| Slots::new(0).take(one).is_some()), "no limit");
    }

    #[test]
    fn who_asks_too_often_must_wait() {
        let limits = Limits { requests_per_second: 1, burst: 3, ..Limits::default() };
        let guards = Guards::new(limits);
        let one = from("192.0.2.1");
        let refused = (0..10).filter(|_| guards.count_request(one).is_err()).count();
        assert_eq!(refused, 7);
        assert!(guards.count_request(from("192.0.2.2")).is_ok());
        guards.tidy();
        let error = guards.count_request(one).unwrap_err();
        assert!(matches!(error, ApiError::TooMany { retry_after: 1.. }));
    }

    /// Returns addresses of `count` households, at most 160, spread over `2001:db8:1::/48`.
    fn neighbours(count: u16) -> impl Iterator<Item = Source> {
        let address = |at| Ipv6Addr::new(0x2001, 0xdb8, 1, at, 0, 0, 0, 1);
        (0..count).map(move |at| Source::Limited(address(at * 400).into()))
    }

    /// An address in the next network.
    const ELSEWHERE: Source =
        Source::Limited(IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)));

    #[test]
    fn a_network_of_households_is_counted_as_well() {
        let limits =
            Limits { requests_per_second: 1, burst: 2, games_per_minute: 3, ..Limits::default() };
        let guards = Guards::new(limits);
        let let_in = |count: &dyn Fn(Source) -> Result<(), ApiError>| {
            neighbours(160).filter(|from| count(*from).is_ok()).count()
        };
        assert_eq!(let_in(&|from| guards.count_request(from)), 16);
        assert_eq!(let_in(&|from| guards.count_game(from)), 24);
        assert!(guards.count_request(ELSEWHERE).is_ok() && guards.count_game(ELSEWHERE).is_ok());
    }

    #[test]
    fn what_is_refused_to_one_household_costs_its_neighbours_nothing() {
        let limits = Limits { requests_per_second: 1, burst: 2, ..Limits::default() };
        let guards = Guards::new(limits);
        let [loud, quiet] = [0, 1].map(|at| neighbours(2).nth(at).unwrap());
        let refused = (0..100).filter(|_| guards.count_request(loud).is_err()).count();
        assert_eq!(refused, 98);
        assert!(guards.count_request(quiet).is_ok());
    }

    #[test]
    fn a_network_of_households_has_its_places() {
        let slots = Slots::new(3);
        let mut taken: Vec<Slot> = neighbours(160).filter_map(|of| slots.take(of)).collect();
        assert_eq!(taken.len(), 24);
        assert!(slots.take(ELSEWHERE).is_some());
        taken.pop();
        assert!(slots.take(neighbours(160).last().unwrap()).is_some(), "one was given back");
        taken.clear();
        let left = slots.taken.lock().unwrap();
        assert!(left.households.is_empty() && left.networks.is_empty());
    }
}
