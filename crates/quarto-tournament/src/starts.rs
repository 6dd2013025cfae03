//! Who starts: as often as the other, and never three times the same in a row, if it can be helped.

/// The part of an entrant in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    First,
    Second,
}

impl Role {
    const fn other(self) -> Role {
        match self {
            Role::First => Role::Second,
            Role::Second => Role::First,
        }
    }

    const fn weight(self) -> i32 {
        match self {
            Role::First => 1,
            Role::Second => -1,
        }
    }
}

/// The parts that an entrant had so far, forfeited games included: they were announced like all others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Starts {
    roles: Vec<Role>,
    balance: i32,
}

/// By how much starts and other games may differ.
const MOST: i32 = 2;

impl Starts {
    pub(crate) fn add(&mut self, role: Role) {
        self.roles.push(role);
        self.balance += role.weight();
    }

    /// Returns how many rules a part would break: a difference of more than two, or three times the same in a
    /// row. Breaking both counts as one.
    fn harm(&self, role: Role) -> u32 {
        let third = self.roles.ends_with(&[role, role]);
        u32::from(third || (self.balance + role.weight()).abs() > MOST)
    }

    /// Returns how many of two entrants must get a part they should not get if they meet.
    pub(crate) fn harm_between(&self, other: &Starts) -> u32 {
        self.harm_as(Role::First, other).min(self.harm_as(Role::Second, other))
    }

    fn harm_as(&self, role: Role, other: &Starts) -> u32 {
        self.harm(role) + other.harm(role.other())
    }

    /// Returns how much two entrants want the same part: 2 if both had the other one more often, 1 if only their
    /// latest games were alike.
    pub(crate) fn rivalry(&self, other: &Starts) -> u32 {
        match self.balance.signum() * other.balance.signum() {
            1 => 2,
            0 if self.balance == other.balance && self.roles.last() == other.roles.last() => {
                u32::from(!self.roles.is_empty())
            }
            _ => 0,
        }
    }

    /// Returns the part that this entrant should have against the other; `usual` if nothing speaks for either.
    pub(crate) fn role_against(&self, other: &Starts, usual: Role) -> Role {
        let square = |role: Role| {
            (self.balance + role.weight()).pow(2) + (other.balance - role.weight()).pow(2)
        };
        let key = |role: Role| (self.harm_as(role, other), square(role));
        match key(Role::First).cmp(&key(Role::Second)) {
            std::cmp::Ordering::Less => Role::First,
            std::cmp::Ordering::Greater => Role::Second,
            std::cmp::Ordering::Equal => self.alternate(other).unwrap_or(usual),
        }
    }

    /// Returns the part that this entrant did not have when the two last had different ones.
    fn alternate(&self, other: &Starts) -> Option<Role> {
        let latest = self.roles.iter().rev().zip(other.roles.iter().rev());
        let (own, _) = latest.into_iter().find(|(own, others)| own != others)?;
        Some(own.other())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn starts(text: &str) -> Starts {
        let mut starts = Starts::default();
        for role in text.chars() {
            starts.add(if role == 'f' { Role::First } else { Role::Second });
        }
        starts
    }

    fn check(own: &str, other: &str, role: Role) {
        assert_eq!(starts(own).role_against(&starts(other), Role::First), role, "{own} {other}");
    }

    #[test]
    fn who_started_less_often_starts() {
        check("f", "s", Role::Second);
        check("fs", "sf", Role::First);
        check("ffs", "fss", Role::Second);
        check("", "", Role::First);
    }

    #[test]
    fn nobody_gets_the_same_part_three_times_in_a_row() {
        check("sff", "s", Role::Second);
        check("ssff", "s", Role::Second);
        check("fss", "s", Role::First);
        assert_eq!(starts("ff").harm_between(&starts("sff")), 1);
        assert_eq!(starts("ff").harm_between(&starts("ss")), 0);
        assert_eq!(starts("ff").harm_between(&starts("fs")), 0);
    }

    #[test]
    fn parts_differ_by_at_most_two() {
        check("ffsf", "ssff", Role::Second);
        assert_eq!(starts("ffsf").harm_between(&starts("fsff")), 1);
    }

    #[test]
    fn entrants_who_want_the_same_are_rivals() {
        assert_eq!(starts("f").rivalry(&starts("f")), 2);
        assert_eq!(starts("f").rivalry(&starts("s")), 0);
        assert_eq!(starts("fs").rivalry(&starts("fs")), 1);
        assert_eq!(starts("fs").rivalry(&starts("sf")), 0);
        assert_eq!(starts("").rivalry(&starts("")), 0);
    }
}
