//! Swiss pairing: a matching of all who are there, with the lowest cost.
//!
//! The cost of a pairing is a list of numbers; the first that differs decides, so that nothing later on the
//! list is ever bought with something earlier:
//!
//! 1. how often the two have met,
//! 2. whether the bye goes to somebody who had one,
//! 3. the score of whoever has the bye,
//! 4. how many get a part (starting or not) that breaks a rule of fairness,
//! 5. the squares of the differences in score,
//! 6. how much the two want the same part,
//! 7. how far the pair is from the usual one: the upper half of those with the same score against the lower
//!    half, and the lowest of a score with the highest of the next; and the bye for the last.

use crate::card::Card;
use crate::matching::cheapest_matching;
use crate::starts::Role;
use crate::{EntrantId, PairedEntry, Presence, Tournament};

/// Returns the games of the next round, the highest scores first, then the bye and those who are away.
pub(crate) fn pair(tournament: &Tournament, cards: &[Card]) -> Vec<PairedEntry> {
    let field = Field::new(tournament, cards);
    let count = field.players.len();
    let vertices = count + count % 2;
    let partners = cheapest_matching(vertices, |one, other| field.cost(one, other));
    let mut entries = Vec::new();
    let mut bye = None;
    for (one, other) in partners.into_iter().take(count).enumerate() {
        if other == count {
            let points = tournament.regulations().points.win();
            bye = Some(PairedEntry::Bye { bye: field.players[one].id, points });
        } else if one < other {
            entries.push(field.bout(one, other, entries.len()));
        }
    }
    entries.extend(bye);
    let away = tournament.entrants().iter().filter(|entrant| entrant.presence == Presence::Away);
    let points = tournament.regulations().absence;
    entries.extend(away.map(|entrant| PairedEntry::Bye { bye: entrant.id, points }));
    entries
}

/// Those who play in the round, the best first.
struct Field<'a> {
    players: Vec<Player<'a>>,
    units: Units,
}

struct Player<'a> {
    id: EntrantId,
    card: &'a Card,
    /// The place among those with the same score, and how many they are.
    place: usize,
    group: usize,
}

/// What each number of the cost is multiplied with, so that it outweighs all that follow together.
struct Units {
    repeat: i128,
    second_bye: i128,
    bye_score: i128,
    harm: i128,
    difference: i128,
    rivalry: i128,
}

impl<'a> Field<'a> {
    fn new(tournament: &Tournament, cards: &'a [Card]) -> Field<'a> {
        let here = tournament
            .seeds()
            .into_iter()
            .filter(|id| tournament.entrants()[id.index()].presence == Presence::Here);
        let mut ids: Vec<EntrantId> = here.collect();
        ids.sort_by_key(|id| std::cmp::Reverse(cards[id.index()].score));
        let score = |id: &EntrantId| cards[id.index()].score;
        let groups = ids.chunk_by(|one, other| score(one) == score(other));
        let players: Vec<Player> = groups
            .flat_map(|ids| ids.iter().enumerate().map(move |(place, id)| (place, id, ids.len())))
            .map(|(place, id, group)| Player { id: *id, card: &cards[id.index()], place, group })
            .collect();
        let units = Units::new(&players);
        Field { players, units }
    }

    fn cost(&self, one: usize, other: usize) -> i128 {
        let (one, other) = (one.min(other), one.max(other));
        match self.players.get(other) {
            Some(second) => self.pair_cost(&self.players[one], second),
            None => self.bye_cost(one),
        }
    }

    fn bye_cost(&self, index: usize) -> i128 {
        let Player { card, .. } = self.players[index];
        i128::from(card.byes > 0) * self.units.second_bye
            + i128::from(card.score.quarters()) * self.units.bye_score
            + (self.players.len() - 1 - index) as i128
    }

    fn pair_cost(&self, one: &Player, other: &Player) -> i128 {
        let difference = i128::from(one.card.score.distance(other.card.score));
        let starts = [&one.card.starts, &other.card.starts];
        one.card.met(other.id) as i128 * self.units.repeat
            + i128::from(starts[0].harm_between(starts[1])) * self.units.harm
            + difference * difference * self.units.difference
            + i128::from(starts[0].rivalry(starts[1])) * self.units.rivalry
            + unusual(one, other) as i128
    }

    fn bout(&self, one: usize, other: usize, games: usize) -> PairedEntry {
        let [upper, lower] = [&self.players[one], &self.players[other]];
        // At the start of a tournament, the higher entrant starts at every other table.
        let usual = if games.is_multiple_of(2) { Role::First } else { Role::Second };
        let [first, second] = match upper.card.starts.role_against(&lower.card.starts, usual) {
            Role::First => [upper.id, lower.id],
            Role::Second => [lower.id, upper.id],
        };
        PairedEntry::Bout { first, second, kind: crate::BoutKind::Regular }
    }
}

/// Returns how far a pair, the higher one first, is from the usual one.
fn unusual(one: &Player, other: &Player) -> usize {
    if one.card.score != other.card.score {
        return (one.group - 1 - one.place) + other.place;
    }
    let half = one.group / 2;
    let in_one_half = (one.place < half) == (other.place < half);
    one.place.abs_diff(other.place).abs_diff(half) + if in_one_half { one.group } else { 0 }
}

impl Units {
    fn new(players: &[Player]) -> Units {
        let count = players.len() as i128 + 1;
        let highest = players.iter().map(|player| player.card.score.quarters()).max().unwrap_or(0);
        let highest = i128::from(highest);
        // Each unit is larger than the greatest sum of everything below it.
        let rivalry = 2 * count * count;
        let difference = rivalry * 2 * count;
        let harm = difference * (highest * highest + 1) * count;
        let bye_score = harm * 2 * count;
        let second_bye = bye_score * (highest + 1);
        let repeat = second_bye * 2;
        Units { repeat, second_bye, bye_score, harm, difference, rivalry }
    }
}
