//! The game between two seats, judged by what each may do and know.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod assistance;
mod blindfold;
mod bounds;
mod clock;
mod course;
mod greetings;
mod leaving;
mod lists;
mod properties;
mod records;
mod stored;
mod table;

use table::Table;
