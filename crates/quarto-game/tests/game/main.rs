//! Tests of the game between two seats: what each player may do and know.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod blindfold;
mod bounds;
mod clock;
mod course;
mod greetings;
mod leaving;
mod lists;
mod matches;
mod properties;
mod records;
mod stored;
mod table;
mod takebacks;

use table::Table;
