//! Knock-out: a bracket made from the order of the entrants, so that the first two can only meet in the final.

use crate::card::Card;
use crate::points::Share;
use crate::starts::Role;
use crate::{
    Bout, BoutKind, Conduct, EntrantId, PairedEntry, Round, System, ThirdPlace, Tournament,
    TournamentRefusal,
};

/// What two entrants play until one is out.
pub(crate) struct Match {
    pub(crate) pair: [EntrantId; 2],
    bouts: Vec<Bout>,
    pub(crate) winner: Option<EntrantId>,
}

/// A round of the bracket.
pub(crate) struct Stage {
    pub(crate) matches: Vec<Match>,
    /// Those who advance without playing.
    byes: Vec<EntrantId>,
    /// Whether the last match is the one for the third place.
    has_third_place: ThirdPlace,
}

impl Stage {
    fn is_over(&self) -> bool {
        self.matches.iter().all(|one| one.winner.is_some())
    }
}

/// Returns the next games: of matches that go on, or else of the next round.
pub(crate) fn pair(
    tournament: &Tournament,
    cards: &[Card],
) -> Result<(u32, Vec<PairedEntry>), TournamentRefusal> {
    let stages = stages(tournament);
    let Some((index, stage)) = stages.iter().enumerate().find(|(_, stage)| !stage.is_over()) else {
        return Err(TournamentRefusal::Over);
    };
    let is_new = tournament.rounds().len() == index;
    let open = stage.matches.iter().filter(|one| one.winner.is_none());
    let ready = open.filter(|one| one.bouts.iter().all(|bout| bout.verdict.is_some()));
    let mut entries: Vec<PairedEntry> = ready.map(|one| one.next_bout(cards)).collect();
    if entries.is_empty() {
        return Err(TournamentRefusal::GamesOpen);
    }
    if is_new {
        let points = tournament.regulations().points.win();
        entries.extend(stage.byes.iter().map(|bye| PairedEntry::Bye { bye: *bye, points }));
    }
    Ok((u32::try_from(index + 1).expect("few rounds"), entries))
}

impl Match {
    fn new(pair: [EntrantId; 2], best_of: u32, bouts: Vec<Bout>) -> Match {
        let winner = winner(pair, best_of, &bouts);
        Match { pair, bouts, winner }
    }

    /// Returns the next game: the other one starts.
    fn next_bout(&self, cards: &[Card]) -> PairedEntry {
        let [one, other] = self.pair;
        let starts = |id: EntrantId| &cards[id.index()].starts;
        let role = match self.bouts.last() {
            Some(bout) if bout.first == one => Role::Second,
            Some(_) => Role::First,
            None => starts(one).role_against(starts(other), Role::First),
        };
        let [first, second] = match role {
            Role::First => [one, other],
            Role::Second => [other, one],
        };
        PairedEntry::Bout { first, second, kind: BoutKind::Regular }
    }

    fn loser(&self) -> Option<EntrantId> {
        let winner = self.winner?;
        self.pair.into_iter().find(|id| *id != winner)
    }
}

/// Returns who has won a match: the first whose lead the remaining games cannot change. If it is even after all
/// games, the next game that is not drawn decides. Who forfeits a game is out.
fn winner([one, other]: [EntrantId; 2], best_of: u32, bouts: &[Bout]) -> Option<EntrantId> {
    let (mut lead, mut played) = (0, 0);
    for bout in bouts {
        let share = bout.share(one)?;
        let is_forfeit = bout.verdict.is_some_and(|verdict| verdict.conduct == Conduct::Forfeit);
        match share {
            Share::Win if is_forfeit => return Some(one),
            Share::Loss if is_forfeit => return Some(other),
            Share::Win => lead += 1,
            Share::Loss => lead -= 1,
            Share::Draw => {}
        }
        played += 1;
        if i64::abs(lead) > i64::from(best_of) - played && lead != 0 {
            return Some(if lead > 0 { one } else { other });
        }
    }
    None
}

/// Returns the rounds of the bracket that are known: all that are over, and the one after them.
pub(crate) fn stages(tournament: &Tournament) -> Vec<Stage> {
    let System::KnockOut { best_of, third_place } = tournament.regulations().system else {
        return Vec::new();
    };
    let mut slots = bracket(tournament.first_order());
    let mut stages: Vec<Stage> = Vec::new();
    while slots.len() > 1 {
        let round = tournament.rounds().get(stages.len());
        let played = |pair: [EntrantId; 2]| {
            let bouts = round.into_iter().flat_map(Round::bouts);
            let own = bouts.filter(|(_, bout)| bout.is_between(pair[0], pair[1]));
            Match::new(pair, best_of, own.map(|(_, bout)| *bout).collect())
        };
        let mut stage =
            Stage { matches: Vec::new(), byes: Vec::new(), has_third_place: ThirdPlace::Shared };
        let mut next = Vec::new();
        for two in slots.chunks(2) {
            match (two[0], two[1]) {
                (Some(one), Some(other)) => {
                    let game = played([one, other]);
                    next.push(game.winner);
                    stage.matches.push(game);
                }
                (one, other) => {
                    next.push(one.or(other));
                    stage.byes.extend(one.or(other));
                }
            }
        }
        if let Some(losers) = third_place_pair(third_place, slots.len(), stages.last()) {
            stage.matches.push(played(losers));
            stage.has_third_place = ThirdPlace::Played;
        }
        let is_over = stage.is_over();
        stages.push(stage);
        if !is_over {
            break;
        }
        slots = next;
    }
    stages
}

/// Returns the losers of the semi-finals, if they are to play beside the final.
fn third_place_pair(
    wanted: ThirdPlace,
    slots: usize,
    semi_finals: Option<&Stage>,
) -> Option<[EntrantId; 2]> {
    match (wanted, slots, semi_finals.map(|stage| &*stage.matches)) {
        (ThirdPlace::Played, 2, Some([one, other])) => Some([one.loser()?, other.loser()?]),
        _ => None,
    }
}

/// Returns the places of a bracket from top to bottom: neighbours meet, and byes are empty places beside the
/// first of the order. For eight: 1 8 4 5 2 7 3 6.
fn bracket(order: &[EntrantId]) -> Vec<Option<EntrantId>> {
    let size = order.len().next_power_of_two();
    let mut seeds = vec![1];
    while seeds.len() < size {
        let sum = 2 * seeds.len() + 1;
        // A pair of seeds always adds up to the same number; every second pair is turned round.
        seeds = seeds.iter().flat_map(|seed| [*seed, sum - *seed]).collect();
    }
    seeds.into_iter().map(|seed| order.get(seed - 1).copied()).collect()
}

/// Returns how many rounds each entrant has survived, in the order of their numbers. The winner of the match for
/// the third place has survived half a round more than the loser, so everything is counted double.
pub(crate) fn survived(tournament: &Tournament) -> Vec<u32> {
    let mut survived = vec![0; tournament.entrants().len()];
    for stage in stages(tournament) {
        for id in &stage.byes {
            survived[id.index()] += 2;
        }
        for (index, one) in stage.matches.iter().enumerate() {
            let is_third =
                stage.has_third_place == ThirdPlace::Played && index + 1 == stage.matches.len();
            if let Some(winner) = one.winner {
                survived[winner.index()] += if is_third { 1 } else { 2 };
            }
        }
    }
    survived
}
