use quarto_rules::{Alignment, Chance, RuleSet, Shape};

use crate::geometry::bit_of;
use crate::skill::Skill;

/// What a player notices at one moment: for each trait, the shapes on which they see it, in the lanes of
/// a [`Node`](crate::node::Node). What is not noticed is treated as if it did not count.
#[derive(Clone, Copy)]
pub(super) struct Glance<const G: usize>(pub(super) [u64; G]);

impl<const G: usize> Glance<G> {
    /// Returns a glance of a player with this skill.
    pub(super) fn new(rules: RuleSet, skill: Skill, mut chance: Chance) -> Glance<G> {
        let mut lanes = [0; G];
        for shape in rules.shapes() {
            for rank in 0..rules.traits().len() {
                let percent = skill.notices(shape.kind(), rank);
                if i32::try_from(chance.below(100)).expect("a percentage") < percent {
                    add(&mut lanes, shape, rank);
                }
            }
        }
        Glance(lanes)
    }

    /// Tells whether the player notices the alignment, by at least one of its traits.
    pub(super) fn shows(&self, rules: RuleSet, alignment: Alignment) -> bool {
        let mut own = [0; G];
        for (rank, t) in rules.traits().iter().enumerate() {
            if alignment.values().any(|shared| shared.of == t) {
                add(&mut own, alignment.shape(), rank);
            }
        }
        own.iter().zip(self.0).any(|(own, seen)| own & seen != 0)
    }
}

fn add<const G: usize>(lanes: &mut [u64; G], shape: Shape, rank: usize) {
    let (group, bit) = bit_of(shape);
    lanes[group] |= 1 << (16 * rank + bit);
}
