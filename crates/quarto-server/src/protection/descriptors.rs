//! The number of files, and so connections, that the process may have open.

/// The descriptors reserved for everything but connections: databases, the bus, listeners, health.
const ROOM: usize = 128;

/// Returns the most connections that are possible, after raising the limit on open files as far as
/// the system allows.
pub(crate) fn connections() -> usize {
    raise().map_or(usize::MAX, below)
}

/// Returns the most connections with this limit on open files.
fn below(files: usize) -> usize {
    files.saturating_sub(ROOM).max(files / 2)
}

/// Raises the limit, and returns it if there is one.
#[cfg(unix)]
fn raise() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // If this is refused, the previous limit still applies.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
    let now = getrlimit(Resource::Nofile).current;
    now.map(|files| usize::try_from(files).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn raise() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_below_the_limit() {
        assert_eq!(below(300), 172);
        assert_eq!(below(65_536), 65_408);
        assert_eq!(below(100), 50, "a server with few files still serves");
    }

    #[cfg(unix)]
    #[test]
    fn the_soft_limit_becomes_the_hard_one() {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let low = Rlimit { current: Some(maximum.unwrap_or(256).min(256)), maximum };
        setrlimit(Resource::Nofile, low).unwrap();
        let raised = raise();
        assert_eq!(raised, maximum.map(|most| usize::try_from(most).unwrap()));
    }
}
