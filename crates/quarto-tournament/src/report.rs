//! A tournament as one JSON object, for programs.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::{
    BoutKind, BoutResult, Conduct, EntrantId, Pairing, Points, Round, Standing, System, TieBreak,
    Tournament,
};

/// Returns a tournament as one line of JSON: who entered, what was paired, how it ended, and who stands where.
///
/// ```
/// use quarto_rules::Chance;
/// use quarto_tournament::{Simulation, System, report};
///
/// let simulation = Simulation::new(System::RoundRobin { cycles: 1, rounds: None }, 2);
/// assert_eq!(
///     report(&simulation.run(&mut Chance::new(1))),
///     r#"{"entrants":[{"id":1,"name":"Entrant 1"},{"id":2,"name":"Entrant 2"}],"rounds":[{"round":1,"pairings":[{"first":2,"second":1,"result":"1-0"}]}],"standings":[{"place":1,"id":2,"score":1,"tiebreaks":{"direct_encounter":0,"sonneborn_berger":0,"wins":1}},{"place":2,"id":1,"score":0,"tiebreaks":{"direct_encounter":0,"sonneborn_berger":0,"wins":0}}]}"#,
/// );
/// ```
#[must_use]
pub fn report(tournament: &Tournament) -> String {
    let entrants = tournament.entrants().iter();
    let object = Object {
        entrants: entrants.map(|one| Entry { id: one.id, name: one.name.as_str() }).collect(),
        rounds: tournament.rounds().iter().map(RoundObject::of).collect(),
        standings: tournament
            .standings()
            .into_iter()
            .map(|standing| StandingObject::of(standing, tournament.regulations().system))
            .collect(),
    };
    serde_json::to_string(&object).expect("plain data")
}

#[derive(Serialize)]
struct Object<'a> {
    entrants: Vec<Entry<'a>>,
    rounds: Vec<RoundObject>,
    standings: Vec<StandingObject>,
}

#[derive(Serialize)]
struct Entry<'a> {
    id: EntrantId,
    name: &'a str,
}

#[derive(Serialize)]
struct RoundObject {
    round: u32,
    pairings: Vec<PairingObject>,
}

impl RoundObject {
    fn of(round: &Round) -> RoundObject {
        let pairings = round.pairings.iter().map(PairingObject::of).collect();
        RoundObject { round: round.number, pairings }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum PairingObject {
    Bout {
        first: EntrantId,
        second: EntrantId,
        result: Option<BoutResult>,
        #[serde(skip_serializing_if = "Option::is_none")]
        forfeit: Option<bool>,
        #[serde(skip_serializing_if = "Option::is_none")]
        play_off: Option<bool>,
    },
    Bye {
        bye: EntrantId,
        points: Points,
    },
}

impl PairingObject {
    fn of(pairing: &Pairing) -> PairingObject {
        match pairing {
            Pairing::Bye { id, points } => PairingObject::Bye { bye: *id, points: *points },
            Pairing::Bout(bout) => PairingObject::Bout {
                first: bout.first,
                second: bout.second,
                result: bout.verdict.map(|verdict| verdict.result),
                forfeit: bout
                    .verdict
                    .filter(|verdict| verdict.conduct == Conduct::Forfeit)
                    .map(|_| true),
                play_off: (bout.kind == BoutKind::PlayOff).then_some(true),
            },
        }
    }
}

#[derive(Serialize)]
struct StandingObject {
    place: u32,
    id: EntrantId,
    score: Points,
    tiebreaks: TieBreaks,
}

impl StandingObject {
    fn of(standing: Standing, system: System) -> StandingObject {
        let Standing { place, id, score, play_off, survived, tie_breaks } = standing;
        let survived = match system {
            System::KnockOut { .. } => Some(Points::halves(survived)),
            System::Swiss { .. } | System::RoundRobin { .. } | System::Arena { .. } => None,
        };
        let play_off = (play_off > Points::ZERO).then_some(play_off);
        StandingObject {
            place,
            id,
            score,
            tiebreaks: TieBreaks { survived, play_off, values: tie_breaks },
        }
    }
}

/// What decides besides the score, in the order in which it does.
struct TieBreaks {
    survived: Option<Points>,
    play_off: Option<Points>,
    values: Vec<(TieBreak, Points)>,
}

impl Serialize for TieBreaks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        if let Some(survived) = self.survived {
            map.serialize_entry("rounds_survived", &survived)?;
        }
        if let Some(play_off) = self.play_off {
            map.serialize_entry("play_off", &play_off)?;
        }
        for (tie_break, value) in &self.values {
            map.serialize_entry(tie_break.word(), value)?;
        }
        map.end()
    }
}
