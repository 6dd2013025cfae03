//! How many files, and so connections, the process may have open.

/// So many are kept for everything but connections: databases, the bus, listeners, health.
const ROOM: usize = 128;

/// Returns how many connections there may be, after raising the limit of open files as far as the
/// system allows.
pub(crate) fn connections() -> usize {
    raise().map_or(usize::MAX, below)
}

/// Returns how many connections there may be if so many files may be open.
fn below(files: usize) -> usize {
    files.saturating_sub(ROOM).max(files / 2)
}

/// Raises the limit; returns it if there is one.
#[cfg(unix)]
fn raise() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
    // Where that is refused, what was usual before still holds.
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
