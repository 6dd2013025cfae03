use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since the start of 1970 (UTC). It is always passed in from outside.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Time(pub u64);

const DAY: u64 = 24 * 60 * 60 * 1000;

impl Time {
    /// Returns the moment that is this much later.
    #[must_use]
    pub fn after(self, span: Duration) -> Time {
        Time(self.0.saturating_add(to_millis(span)))
    }

    /// Returns how much later this is than `earlier`, or zero if it is not.
    #[must_use]
    pub const fn since(self, earlier: Time) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// Returns the year, month and day.
    #[must_use]
    pub const fn date(self) -> (u64, u64, u64) {
        // Years start in March, so that the leap day is the last day: then every five months have 153
        // days. 1970-01-01 is day 719,468 of that calendar.
        let days = self.0 / DAY + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day + 2) / 153;
        let day_of_month = day - (153 * month + 2) / 5 + 1;
        let year = era * 400 + year;
        if month < 10 {
            (year, month + 3, day_of_month)
        } else {
            (year + 1, month - 9, day_of_month)
        }
    }

    /// Returns the start of a day, or `None` if there is no such day since 1970.
    #[must_use]
    pub fn from_date(date: (u64, u64, u64)) -> Option<Time> {
        let (year, month, day) = date;
        if !(1970..10_000).contains(&year) || !(1..=12).contains(&month) || day > 31 {
            return None;
        }
        // The inverse of `date`, with the same calendar.
        let (year, month) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
        let leap_days = year / 4 - year / 100 + year / 400;
        let days = 365 * year + leap_days + (153 * month + 2) / 5 + day;
        let time = Time(days.checked_sub(719_469)? * DAY);
        (time.date() == date).then_some(time)
    }
}

/// Returns a duration in whole milliseconds.
pub(crate) fn to_millis(span: Duration) -> u64 {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let check = |days: u64, date| {
            assert_eq!(Time(days * DAY).date(), date);
            assert_eq!(Time(days * DAY + DAY - 1).date(), date);
            assert_eq!(Time::from_date(date), Some(Time(days * DAY)));
        };
        check(0, (1970, 1, 1));
        check(59, (1970, 3, 1));
        check(11_016, (2000, 2, 29));
        check(11_017, (2000, 3, 1));
        check(20_773, (2026, 11, 16));
        check(47_540, (2100, 2, 28));
        check(47_541, (2100, 3, 1));
        assert_eq!(Time::from_date((2026, 2, 29)), None);
        assert_eq!(Time::from_date((1969, 1, 1)), None);
    }

    #[test]
    fn every_day_has_one_date() {
        for days in 0..60_000 {
            let time = Time(days * DAY);
            assert_eq!(Time::from_date(time.date()), Some(time));
        }
    }
}
