//! Tournaments: Swiss, round robin, knock-out and arena, from entry to standings.
//!
//! Pure: no input, no output, no clock. The moment and the lot come as arguments. Everything that happens is a
//! [`TournamentEvent`], and `Tournament::replay(events)` *is* the [`Tournament`]:
//!
//! ```
//! use quarto_rules::Chance;
//! use quarto_tournament::{Regulations, System, Tournament};
//!
//! let regulations = Regulations::usual(System::RoundRobin { cycles: 1, rounds: None });
//! let founded = Tournament::found("Family".parse()?, regulations)?;
//! let mut tournament = Tournament::open(&founded)?;
//! for name in ["Ada", "Bo", "Cleo"] {
//!     tournament.carry_out(|tournament| tournament.enter(name.parse().unwrap()))?;
//! }
//! tournament.carry_out(|tournament| tournament.pair(0, &mut Chance::new(1)))?;
//! assert_eq!(tournament.rounds()[0].pairings.len(), 2); // A game and a bye.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Results are given, corrected and read by round and table:
//!
//! ```
//! use quarto_tournament::{BoutResult, BoutVerdict};
//!
//! assert_eq!("0-1".parse(), Ok(BoutVerdict::played(BoutResult::SecondWins)));
//! assert_eq!("1-0f".parse(), Ok(BoutVerdict::forfeit(BoutResult::FirstWins)));
//! ```
//!
//! A [`Simulation`] plays a whole tournament by chance:
//!
//! ```
//! use quarto_rules::Chance;
//! use quarto_tournament::{Simulation, System};
//!
//! let simulation = Simulation::new(System::Swiss { rounds: 5 }, 33);
//! let tournament = simulation.run(&mut Chance::new(1));
//! assert_eq!(tournament.standings()[0].place, 1);
//! ```
//!
//! Each system has a file: `swiss.rs`, `round_robin.rs`, `knock_out.rs` and `arena.rs`. What an organiser may do is
//! in `judge.rs`. There are no feature flags.

mod arena;
mod arrangements;
mod bout;
mod bulletin;
mod card;
mod csv;
mod entrant;
mod event;
mod hosted;
mod hosted_event;
mod hosted_judge;
mod judge;
mod knock_out;
mod matching;
mod names;
mod points;
mod regulations;
mod report;
mod round_robin;
mod simulation;
mod standings;
mod starts;
mod swiss;
mod tie_break;
mod tournament;
mod tournament_id;
mod tournament_order;
mod tournament_snapshot;

pub use arrangements::{Arrangements, EntryPolicy, RoundPace, Venue};
pub use bout::{
    Bout, BoutKind, BoutResult, BoutVerdict, BoutVerdictError, Conduct, Pairing, Round,
};
pub use bulletin::{Bulletin, BulletinError, BulletinText};
pub use csv::{games_csv, standings_csv};
pub use entrant::{Entrant, EntrantId, Presence};
pub use event::{PairedEntry, TableResult, TournamentEvent, TournamentLineError};
pub use hosted::{HostedTournament, TournamentStage};
pub use hosted_event::{Device, HostedEvent, TableBoard};
pub use hosted_judge::{HostedFoundingError, HostedRefusal, MOST_BULLETINS, MOST_ENTRANTS};
pub use judge::TournamentRefusal;
pub use names::names;
pub use points::{PointScheme, Points};
pub use regulations::{Regulations, RegulationsError, Seeding, Streaks, System, ThirdPlace};
pub use report::report;
pub use simulation::Simulation;
pub use standings::Standing;
pub use tie_break::{TieBreak, TieBreakError};
pub use tournament::{Tournament, TournamentReplayError};
pub use tournament_id::TournamentId;
pub use tournament_order::{TournamentFormError, TournamentOrder, TournamentVerb, read_order};
pub use tournament_snapshot::{TournamentRole, TournamentSnapshot};
