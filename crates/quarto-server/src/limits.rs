use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota};

use crate::config::Limits;
use crate::error::ApiError;

/// What keeps one address from taking everything.
pub(crate) struct Guards {
    requests: Option<DefaultKeyedRateLimiter<IpAddr>>,
    games: Option<DefaultKeyedRateLimiter<IpAddr>>,
    pub(crate) connections: Arc<Places>,
    pub(crate) analyses: Arc<Places>,
}

impl Guards {
    pub(crate) fn new(limits: Limits) -> Guards {
        let burst = NonZero::new(limits.burst).unwrap_or(NonZero::<u32>::MIN);
        let requests = NonZero::new(limits.requests_per_second)
            .map(|rate| governor::RateLimiter::keyed(Quota::per_second(rate).allow_burst(burst)));
        let games = NonZero::new(limits.games_per_minute)
            .map(|rate| governor::RateLimiter::keyed(Quota::per_minute(rate)));
        let connections = Places::new(limits.connections_per_address);
        Guards { requests, games, connections, analyses: Places::new(limits.analyses) }
    }

    /// Counts a request or a message.
    pub(crate) fn count_request(&self, from: IpAddr) -> Result<(), ApiError> {
        count(self.requests.as_ref(), from)
    }

    /// Counts a new game.
    pub(crate) fn count_game(&self, from: IpAddr) -> Result<(), ApiError> {
        count(self.games.as_ref(), from)
    }

    /// Forgets whoever has not come for a while.
    pub(crate) fn tidy(&self) {
        for limiter in [&self.requests, &self.games].into_iter().flatten() {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

fn count(limiter: Option<&DefaultKeyedRateLimiter<IpAddr>>, from: IpAddr) -> Result<(), ApiError> {
    let Some(limiter) = limiter else { return Ok(()) };
    limiter.check_key(&household(from)).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        ApiError::TooMany { retry_after: wait.as_secs() + 1 }
    })
}

/// Returns what stands for everybody who can easily have this address: of version 6, a household
/// has 2⁶⁴.
fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() >> 64 << 64).into(),
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// So many of something an address may have at a time.
pub(crate) struct Places {
    most: usize,
    taken: Mutex<HashMap<IpAddr, usize>>,
}

/// One of an address's places, until it is dropped.
pub(crate) struct Place {
    places: Arc<Places>,
    of: IpAddr,
}

impl Places {
    fn new(most: usize) -> Arc<Places> {
        Arc::new(Places { most, taken: Mutex::default() })
    }

    /// Takes a place, if one is left.
    pub(crate) fn take(self: &Arc<Places>, of: IpAddr) -> Option<Place> {
        let of = household(of);
        let mut all = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = all.entry(of).or_default();
        if self.most != 0 && *taken >= self.most {
            return None;
        }
        *taken += 1;
        Some(Place { places: Arc::clone(self), of })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.places.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(taken) = all.get_mut(&self.of) {
            *taken -= 1;
            if *taken == 0 {
                all.remove(&self.of);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_household_has_its_places() {
        let places = Places::new(2);
        let [one, two] = ["2001:db8::1", "2001:db8::2"].map(|text| text.parse().unwrap());
        let first = places.take(one);
        let second = places.take(two);
        assert!(first.is_some() && second.is_some());
        assert!(places.take(one).is_none(), "one household");
        assert!(places.take("192.0.2.1".parse().unwrap()).is_some());
        drop(first);
        assert!(places.take(two).is_some());
        assert!((0..100).all(|_| Places::new(0).take(one).is_some()), "no limit");
    }

    #[test]
    fn who_asks_too_often_must_wait() {
        let limits = Limits { requests_per_second: 1, burst: 3, ..Limits::default() };
        let guards = Guards::new(limits);
        let from = "192.0.2.1".parse().unwrap();
        let refused = (0..10).filter(|_| guards.count_request(from).is_err()).count();
        assert_eq!(refused, 7);
        assert!(guards.count_request("192.0.2.2".parse().unwrap()).is_ok());
        guards.tidy();
        let error = guards.count_request(from).unwrap_err();
        assert!(matches!(error, ApiError::TooMany { retry_after: 1.. }));
    }
}
