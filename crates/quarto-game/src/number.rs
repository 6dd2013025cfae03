//! Whole numbers in JSON, with bounds.

use std::fmt::{Formatter, Result as FmtResult};

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};

/// A non-negative whole number in JSON: `60` may also be written `60.0`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Whole(pub u64);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Whole, D::Error> {
        from.deserialize_any(Reader)
    }
}

struct Reader;

impl Visitor<'_> for Reader {
    type Value = Whole;

    fn expecting(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("a whole number that is not negative")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Whole, E> {
        Ok(Whole(number))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Whole, E> {
        // A fraction is written with a point and a sign with a dash. Adding 0.0 turns -0 into 0.
        let digits = (number + 0.0).to_string();
        let whole = digits.parse().map(Whole);
        whole.map_err(|_| E::invalid_value(Unexpected::Float(number), &self))
    }
}

/// Reads a number from `MIN` to `MAX`, for `#[serde(deserialize_with = "…")]`.
///
/// # Errors
/// If the value is something else.
pub fn between<'de, const MIN: u16, const MAX: u16, D: Deserializer<'de>>(
    from: D,
) -> Result<u16, D::Error> {
    let Whole(number) = Whole::deserialize(from)?;
    let fits = u16::try_from(number).ok().filter(|number| (MIN..=MAX).contains(number));
    fits.ok_or_else(|| D::Error::custom(format_args!("{number} is not from {MIN} to {MAX}")))
}

/// Reads a number of events, which has at most 63 bits as elsewhere in JSON, or `null`.
///
/// # Errors
/// If the value is something else.
pub fn maybe<'de, D: Deserializer<'de>>(from: D) -> Result<Option<usize>, D::Error> {
    let number = Option::<Whole>::deserialize(from)?;
    let fits = |Whole(number)| i64::try_from(number).and_then(usize::try_from);
    number.map(fits).transpose().map_err(D::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_are_read_however_they_are_written() {
        let read = |text| serde_json::from_str::<Whole>(text).map(|whole| whole.0).ok();
        for (text, number) in [("0", 0), ("-0", 0), ("60", 60), ("60.0", 60), ("6e1", 60)] {
            assert_eq!(read(text), Some(number), "{text}");
        }
        assert_eq!(read("18446744073709551615"), Some(u64::MAX));
        for text in ["-1", "-1.0", "0.5", "18446744073709551616", "1e300", "\"1\"", "null", "[]"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn numbers_of_events_have_63_bits() {
        let read = |text: &str| maybe(&mut serde_json::Deserializer::from_str(text)).ok();
        assert_eq!(read("null"), Some(None));
        assert_eq!(read("4"), Some(Some(4)));
        assert!(read("9223372036854775807").is_some());
        assert_eq!(read("9223372036854775808"), None);
    }

    #[test]
    fn numbers_have_bounds() {
        let read = |text: &str| {
            let mut from = serde_json::Deserializer::from_str(text);
            between::<1, 10_000, _>(&mut from).map_err(|error| error.to_string())
        };
        assert_eq!(read("1"), Ok(1));
        assert_eq!(read("10000.0"), Ok(10_000));
        for text in ["0", "10001", "65536"] {
            assert_eq!(read(text).unwrap_err(), format!("{text} is not from 1 to 10000"));
        }
    }
}
