//! Events as they are stored: one line of JSON per event, with the version of the format.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Event;

/// The version of the format in which events are written. Every earlier version can still be read.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Line<'a> {
    v: u32,
    #[serde(flatten)]
    event: &'a Event,
}

#[derive(Deserialize)]
struct Version {
    v: u32,
}

/// Why a line is not a stored event.
#[derive(Debug, Error)]
pub enum StoredError {
    /// The line is something else.
    #[error("not an event: {0}")]
    NotAnEvent(#[from] serde_json::Error),
    /// The line was written by a later version of the program.
    #[error("written in version {0}, which only a newer program can read")]
    Version(u32),
}

impl Event {
    /// Returns the event as a line to store, without a newline.
    #[must_use]
    pub fn to_line(&self) -> String {
        serde_json::to_string(&Line { v: VERSION, event: self }).expect("an event is plain data")
    }

    /// Reads a line that this or an earlier version of [`Event::to_line`] wrote.
    ///
    /// # Errors
    /// If the line is something else.
    pub fn from_line(line: &str) -> Result<Event, StoredError> {
        let mut value: serde_json::Value = serde_json::from_str(line)?;
        match Version::deserialize(&value)?.v {
            VERSION => {}
            other => return Err(StoredError::Version(other)),
        }
        value.as_object_mut().map(|object| object.remove("v"));
        Ok(serde_json::from_value(value)?)
    }
}

/// The options as version 1 writes them.
pub(crate) mod options {
    use std::time::Duration;

    use quarto_rules::{Calling, RuleSet, Terms, WrongCall};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::{BestOf, Memory, Multiplier, Options, Seat, Takebacks, TimeControl};

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "Options", rename_all = "kebab-case", deny_unknown_fields)]
    struct Stored {
        #[serde(default, with = "StoredTerms")]
        terms: Terms,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starter: Option<Seat>,
        #[serde(default)]
        assist: bool,
        #[serde(default, with = "crate::text::option", skip_serializing_if = "Option::is_none")]
        takebacks: Option<Takebacks>,
        #[serde(default, with = "crate::text::option")]
        clock: Option<TimeControl>,
        #[serde(default)]
        multipliers: [Multiplier; 2],
        #[serde(default, with = "crate::text::millis")]
        lag_allowance: Duration,
        #[serde(default, with = "crate::text::option")]
        blindfold: Option<Memory>,
        #[serde(default)]
        claims: bool,
        #[serde(default, with = "crate::text::option", skip_serializing_if = "Option::is_none")]
        best_of: Option<BestOf>,
    }

    #[derive(Serialize, Deserialize)]
    #[serde(remote = "Terms", rename_all = "kebab-case", deny_unknown_fields)]
    struct StoredTerms {
        #[serde(with = "crate::text")]
        rules: RuleSet,
        calling: Calling,
        wrong_call: WrongCall,
    }

    pub(crate) fn serialize<S: Serializer>(options: &Options, to: S) -> Result<S::Ok, S::Error> {
        Stored::serialize(options, to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Options, D::Error> {
        Stored::deserialize(from)
    }
}
