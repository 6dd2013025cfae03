use quarto_rules::{Level, ShapeKind, Variant};

/// What a level below the highest can do: what it notices at a glance, and how many placements it looks
/// ahead.
#[derive(Clone, Copy)]
pub(crate) struct Skill {
    /// How likely the most obvious thing is noticed, in percent; see [`Skill::notices`].
    sight: i32,
    /// How many placements it looks ahead, in hundredths: 250 is two or three, equally often.
    horizon: u32,
}

/// The skills of the levels from 1 to 9, by variant: with blocks there is more to see. They were chosen
/// by the matches in `docs/levels.md`.
const SKILLS: [[Skill; 9]; 2] = [
    [
        Skill { sight: 40, horizon: 100 },
        Skill { sight: 57, horizon: 125 },
        Skill { sight: 75, horizon: 190 },
        Skill { sight: 95, horizon: 200 },
        Skill { sight: 120, horizon: 200 },
        Skill { sight: 200, horizon: 225 },
        Skill { sight: 200, horizon: 340 },
        Skill { sight: 200, horizon: 500 },
        Skill { sight: 200, horizon: 760 },
    ],
    [
        Skill { sight: 80, horizon: 190 },
        Skill { sight: 108, horizon: 200 },
        Skill { sight: 142, horizon: 200 },
        Skill { sight: 200, horizon: 270 },
        Skill { sight: 200, horizon: 375 },
        Skill { sight: 200, horizon: 475 },
        Skill { sight: 200, horizon: 605 },
        Skill { sight: 200, horizon: 765 },
        Skill { sight: 200, horizon: 930 },
    ],
];

impl Skill {
    /// Returns what a level can do, or `None` for the highest, which can do everything.
    pub(crate) fn of(level: Level, variant: Variant) -> Option<Skill> {
        SKILLS[variant as usize].get(usize::from(level.number()) - 1).copied()
    }

    /// Returns the skill of a player who sees everything and looks this many placements ahead.
    pub(crate) fn far_sighted(placements: u8) -> Skill {
        Skill { sight: 200, horizon: 100 * u32::from(placements) }
    }

    /// Returns how likely a player is, in percent, to see that the pieces of a shape share a trait: more
    /// likely in rows and columns than in diagonals and blocks, and for the first trait than for the last.
    pub(crate) fn notices(self, kind: ShapeKind, rank: usize) -> i32 {
        let shape = match kind {
            ShapeKind::Row | ShapeKind::Column => 0,
            ShapeKind::Diagonal => 20,
            ShapeKind::Block => 30,
        };
        let rank = i32::try_from(rank).expect("one of four traits");
        self.sight - shape - 10 * rank
    }

    /// Returns how many placements to look ahead, given a random number below 100.
    pub(crate) fn horizon(self, chance: u32) -> i32 {
        let more = chance < self.horizon % 100;
        i32::try_from(self.horizon / 100 + u32::from(more)).expect("a few")
    }
}
