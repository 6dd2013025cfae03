use crate::card::{Card, cards};
use crate::tie_break::direct;
use crate::{EntrantId, Points, System, TieBreak, Tournament, knock_out};

/// Where an entrant stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The place, from 1. Those who are equal in everything share the best of their places.
    pub place: u32,
    /// The entrant.
    pub id: EntrantId,
    /// The points of all rounds.
    pub score: Points,
    /// The points from play-offs with others who have the same score.
    pub play_off: Points,
    /// How many rounds a knock-out entrant has survived; the match for the third place counts as well.
    pub survived: u32,
    /// What decides between equal scores, the most important first.
    pub tie_breaks: Vec<(TieBreak, Points)>,
}

/// Returns where all entrants stand, the best first.
///
/// 1. In a knock-out, who came further comes first.
/// 2. Otherwise the score decides, then play-offs among those with the same score.
/// 3. Then the tie-breaks, in the organiser's order, each among those who are equal in all before.
/// 4. Who is equal in everything shares a place and is listed by number.
pub(crate) fn standings(tournament: &Tournament) -> Vec<Standing> {
    let cards = cards(tournament);
    let survived = match tournament.regulations().system {
        System::KnockOut { .. } => knock_out::survived(tournament),
        System::Swiss { .. } | System::RoundRobin { .. } | System::Arena { .. } => {
            vec![0; cards.len()]
        }
    };
    let mut standings: Vec<Standing> = tournament
        .entrants()
        .iter()
        .zip(survived)
        .map(|(entrant, survived)| Standing {
            place: 1,
            id: entrant.id,
            score: cards[entrant.id.index()].score,
            play_off: Points::ZERO,
            survived,
            tie_breaks: Vec::new(),
        })
        .collect();
    split(
        &mut standings,
        |one| (one.survived, coming_first(tournament, one)),
        1,
        &mut |group, place| {
            rank_equals(tournament, &cards, group, place);
        },
    );
    standings
}

/// Returns the score if it decides the place; in a knock-out it does not.
fn coming_first(tournament: &Tournament, standing: &Standing) -> Points {
    match tournament.regulations().system {
        System::KnockOut { .. } => Points::ZERO,
        System::Swiss { .. } | System::RoundRobin { .. } | System::Arena { .. } => standing.score,
    }
}

/// Sorts by a key, the highest first, and hands on each group with the same key and its place.
fn split<K: Ord>(
    standings: &mut [Standing],
    key: impl Fn(&Standing) -> K,
    mut place: u32,
    then: &mut dyn FnMut(&mut [Standing], u32),
) {
    standings.sort_by(|one, other| key(other).cmp(&key(one)).then(one.id.cmp(&other.id)));
    for group in standings.chunk_by_mut(|one, other| key(one) == key(other)) {
        then(group, place);
        place += u32::try_from(group.len()).expect("far fewer entrants than that");
    }
}

/// Ranks those with the same score by play-offs, then by tie-breaks.
fn rank_equals(tournament: &Tournament, cards: &[Card], group: &mut [Standing], place: u32) {
    let ids: Vec<EntrantId> = group.iter().map(|standing| standing.id).collect();
    for standing in &mut *group {
        let play_offs = &cards[standing.id.index()].play_offs;
        standing.play_off = direct(play_offs, &ids, || true);
    }
    let order = match tournament.regulations().system {
        // Who was beaten in the same round shares a place.
        System::KnockOut { .. } => &[],
        System::Swiss { .. } | System::RoundRobin { .. } | System::Arena { .. } => {
            &*tournament.regulations().tie_breaks
        }
    };
    split(group, |one| one.play_off, place, &mut |group, place| {
        break_ties(cards, order, group, place);
    });
}

fn break_ties(cards: &[Card], order: &[TieBreak], group: &mut [Standing], place: u32) {
    let Some((tie_break, rest)) = order.split_first() else {
        for standing in group {
            standing.place = place;
        }
        return;
    };
    let ids: Vec<EntrantId> = group.iter().map(|standing| standing.id).collect();
    for standing in &mut *group {
        standing.tie_breaks.push((*tie_break, tie_break.value(cards, standing.id, &ids)));
    }
    let latest = |one: &Standing| one.tie_breaks.last().map(|(_, value)| *value);
    split(group, latest, place, &mut |group, place| break_ties(cards, rest, group, place));
}
