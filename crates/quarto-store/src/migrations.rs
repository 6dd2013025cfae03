//! How a database is brought up to date: the steps of `migrations/`, in order, each once.

/// A step for each kind of database. The version of a database is the number of its steps.
pub(crate) const SQLITE: &[&str] = &[
    include_str!("../migrations/sqlite/1-games.sql"),
    include_str!("../migrations/sqlite/2-invitations.sql"),
    include_str!("../migrations/sqlite/3-log.sql"),
    include_str!("../migrations/sqlite/4-tournaments.sql"),
    include_str!("../migrations/sqlite/5-progress.sql"),
    include_str!("../migrations/sqlite/6-listing.sql"),
];

#[cfg(feature = "cluster")]
pub(crate) const POSTGRES: &[&str] = &[
    include_str!("../migrations/postgres/1-games.sql"),
    include_str!("../migrations/postgres/2-invitations.sql"),
    include_str!("../migrations/postgres/3-tournaments.sql"),
    include_str!("../migrations/postgres/4-progress.sql"),
    include_str!("../migrations/postgres/5-listing.sql"),
];

/// Returns the steps that a database of this version still needs, or `None` if it is a later one.
pub(crate) fn missing(
    steps: &'static [&'static str],
    version: i64,
) -> Option<&'static [&'static str]> {
    steps.get(usize::try_from(version).ok()?..)
}
