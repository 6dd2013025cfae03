//! Arena: whoever is free is paired at once, with about the same score, until the time is over.

use crate::card::Card;
use crate::matching::cheapest_matching;
use crate::starts::Role;
use crate::{BoutKind, EntrantId, PairedEntry, Presence, Tournament};

/// Returns the games that can begin now, the highest scores first. Nobody meets the latest opponent again, unless
/// only two are left; so somebody may have to wait until more games end.
pub(crate) fn pair(tournament: &Tournament, cards: &[Card]) -> Vec<PairedEntry> {
    let is_here = |id: &EntrantId| tournament.entrants()[id.index()].presence == Presence::Here;
    let here: Vec<EntrantId> = tournament.seeds().into_iter().filter(is_here).collect();
    let mut free: Vec<EntrantId> =
        here.iter().copied().filter(|id| !cards[id.index()].is_playing).collect();
    free.sort_by_key(|id| std::cmp::Reverse(cards[id.index()].score));
    let field = Field { free, cards, may_repeat: here.len() == 2 };
    let count = field.free.len();
    let partners = cheapest_matching(count + count % 2, |one, other| field.cost(one, other));
    let pairs = (0..count).map(|one| (one, partners[one]));
    let real = pairs.filter(|(one, other)| one < other && *other < count);
    let fair = real.filter(|(one, other)| !field.is_repeat(*one, *other));
    fair.enumerate().map(|(game, (one, other))| field.bout(one, other, game)).collect()
}

struct Field<'a> {
    free: Vec<EntrantId>,
    cards: &'a [Card],
    may_repeat: bool,
}

impl Field<'_> {
    fn card(&self, index: usize) -> &Card {
        &self.cards[self.free[index].index()]
    }

    fn is_repeat(&self, one: usize, other: usize) -> bool {
        let latest = self.card(one).meetings.last().map(|meeting| meeting.opponent);
        !self.may_repeat && latest == Some(self.free[other])
    }

    fn cost(&self, one: usize, other: usize) -> i128 {
        let (one, other) = (one.min(other), one.max(other));
        if other == self.free.len() {
            // Whoever has played most waits.
            let most = self.cards.iter().map(|card| card.meetings.len()).max().unwrap_or(0);
            return (most - self.card(one).meetings.len()) as i128 * WAIT;
        }
        let (card, opponent) = (self.card(one), self.card(other));
        let difference = i128::from(card.score.distance(opponent.score));
        let repeats = self.is_repeat(one, other) || self.is_repeat(other, one);
        i128::from(repeats) * REPEAT
            + i128::from(card.starts.harm_between(&opponent.starts)) * HARM
            + difference * difference * DIFFERENCE
            + card.met(self.free[other]) as i128 * DIFFERENCE
            + i128::from(card.starts.rivalry(&opponent.starts)) * RIVALRY
    }

    fn bout(&self, one: usize, other: usize, game: usize) -> PairedEntry {
        let usual = if game.is_multiple_of(2) { Role::First } else { Role::Second };
        let role = self.card(one).starts.role_against(&self.card(other).starts, usual);
        let [first, second] = match role {
            Role::First => [self.free[one], self.free[other]],
            Role::Second => [self.free[other], self.free[one]],
        };
        PairedEntry::Bout { first, second, kind: BoutKind::Regular }
    }
}

// Each outweighs thousands of the next.
const REPEAT: i128 = 1 << 90;
const HARM: i128 = 1 << 70;
const WAIT: i128 = 1 << 50;
const DIFFERENCE: i128 = 1 << 20;
const RIVALRY: i128 = 1;
