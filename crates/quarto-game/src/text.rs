//! Values as version 1 of the event format writes them, for `#[serde(with = "…")]`.

use std::fmt::Display;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes a value in its notation.
pub(crate) fn serialize<T: Display, S: Serializer>(
    value: &T,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(value)
}

/// Reads a value in its notation.
pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
}

/// Values that may be missing, written `-`.
pub(crate) mod option {
    use super::{Deserialize, Deserializer, Display, Error, FromStr, Serializer};

    #[expect(clippy::ref_option, reason = "serde passes fields like this")]
    pub(crate) fn serialize<T: Display, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => serializer.collect_str(value),
            None => serializer.serialize_str("-"),
        }
    }

    pub(crate) fn deserialize<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<T>, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            "-" => Ok(None),
            text => text.parse().map(Some).map_err(D::Error::custom),
        }
    }
}

/// Durations in whole milliseconds.
pub(crate) mod millis {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serializer};

    use crate::time::to_millis;

    pub(crate) fn serialize<S: Serializer>(
        span: &Duration,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(to_millis(*span))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Duration, D::Error> {
        u64::deserialize(deserializer).map(Duration::from_millis)
    }
}

/// Two durations in whole milliseconds.
pub(crate) mod both_millis {
    use std::time::Duration;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::time::to_millis;

    pub(crate) fn serialize<S: Serializer>(
        spans: &[Duration; 2],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        spans.map(to_millis).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<[Duration; 2], D::Error> {
        <[u64; 2]>::deserialize(deserializer).map(|spans| spans.map(Duration::from_millis))
    }
}
