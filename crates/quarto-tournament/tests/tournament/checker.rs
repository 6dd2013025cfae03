//! A second look at a tournament, from its report alone and as plain as possible.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

/// A game or bye, as the report has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Line {
    /// Who starts, who does not, and the points of both.
    Game(u64, u64, [f64; 2]),
    Bye(u64, f64),
}

/// What the report says.
pub(crate) struct Report {
    pub(crate) ids: Vec<u64>,
    pub(crate) rounds: Vec<Vec<Line>>,
    standings: Vec<Standing>,
}

/// Place, number, score and tie-breaks.
type Standing = (u64, u64, f64, Vec<(String, f64)>);

impl Report {
    pub(crate) fn read(text: &str) -> Report {
        let value: Value = serde_json::from_str(text).unwrap();
        let list = |value: &Value| value.as_array().unwrap().clone();
        let id = |value: &Value| value.as_u64().unwrap();
        let line = |value: &Value| {
            if let Some(bye) = value["bye"].as_u64() {
                return Line::Bye(bye, value["points"].as_f64().unwrap());
            }
            let points = match value["result"].as_str().unwrap() {
                "1-0" => [1.0, 0.0],
                "0-1" => [0.0, 1.0],
                "1/2-1/2" => [0.5, 0.5],
                other => panic!("{other}"),
            };
            Line::Game(id(&value["first"]), id(&value["second"]), points)
        };
        let round = |value: &Value| list(&value["pairings"]).iter().map(line).collect();
        let standing = |value: &Value| {
            let breaks = value["tiebreaks"].as_object().unwrap().iter();
            let breaks = breaks.map(|(name, value)| (name.clone(), value.as_f64().unwrap()));
            let score = value["score"].as_f64().unwrap();
            (id(&value["place"]), id(&value["id"]), score, breaks.collect())
        };
        let rounds = list(&value["rounds"]);
        for (number, round) in (1..).zip(&rounds) {
            assert_eq!(round["round"], number);
        }
        Report {
            ids: list(&value["entrants"]).iter().map(|entrant| id(&entrant["id"])).collect(),
            rounds: rounds.iter().map(round).collect(),
            standings: list(&value["standings"]).iter().map(standing).collect(),
        }
    }

    fn games(&self) -> impl Iterator<Item = (u64, u64, [f64; 2])> {
        self.rounds.iter().flatten().filter_map(|line| match *line {
            Line::Game(first, second, points) => Some((first, second, points)),
            Line::Bye(..) => None,
        })
    }

    /// Returns the points that the lines give, up to a round.
    pub(crate) fn scores(&self, rounds: usize) -> BTreeMap<u64, f64> {
        let mut scores: BTreeMap<u64, f64> = self.ids.iter().map(|id| (*id, 0.0)).collect();
        for line in self.rounds[..rounds].iter().flatten() {
            match *line {
                Line::Bye(id, points) => *scores.get_mut(&id).unwrap() += points,
                Line::Game(first, second, points) => {
                    *scores.get_mut(&first).unwrap() += points[0];
                    *scores.get_mut(&second).unwrap() += points[1];
                }
            }
        }
        scores
    }

    /// Returns for each entrant +1 for every start and -1 for every other game, up to a round.
    pub(crate) fn parts(&self, rounds: usize) -> BTreeMap<u64, Vec<i32>> {
        let mut parts: BTreeMap<u64, Vec<i32>> =
            self.ids.iter().map(|id| (*id, Vec::new())).collect();
        for line in self.rounds[..rounds].iter().flatten() {
            if let Line::Game(first, second, _) = line {
                parts.get_mut(first).unwrap().push(1);
                parts.get_mut(second).unwrap().push(-1);
            }
        }
        parts
    }

    /// Returns how often two have met, up to a round.
    pub(crate) fn met(&self, rounds: usize, one: u64, other: u64) -> usize {
        let lines = self.rounds[..rounds].iter().flatten();
        lines.filter(|line| matches!(line, Line::Game(a, b, _) if [*a, *b] == [one, other] || [*b, *a] == [one, other])).count()
    }

    /// Checks what holds in every system.
    pub(crate) fn check_all(&self) {
        assert_eq!(self.ids, (1..=self.ids.len() as u64).collect::<Vec<_>>());
        self.check_standings();
    }

    /// Checks that nobody plays twice in a round.
    pub(crate) fn check_once_per_round(&self) {
        for round in &self.rounds {
            let mut seen = BTreeSet::new();
            for line in round {
                let ids = match *line {
                    Line::Game(first, second, _) => vec![first, second],
                    Line::Bye(id, _) => vec![id],
                };
                assert!(ids.iter().all(|id| seen.insert(*id)), "{round:?}");
            }
        }
    }

    /// Computes scores and tie-breaks anew, and compares the places.
    fn check_standings(&self) {
        let scores = self.scores(self.rounds.len());
        let listed: BTreeSet<u64> = self.standings.iter().map(|one| one.1).collect();
        assert_eq!((listed.len(), self.standings.len()), (self.ids.len(), self.ids.len()));
        for (_, id, score, breaks) in &self.standings {
            assert_eq!(*score, scores[id]);
            for (name, value) in breaks {
                if let Some(expected) = self.tie_break(name, *id, &scores) {
                    assert_eq!(*value, expected, "{name} of {id}");
                }
            }
        }
        for two in self.standings.windows(2) {
            assert!(two[0].0 <= two[1].0);
        }
        for (at, (place, ..)) in self.standings.iter().enumerate() {
            let better = self.standings.iter().filter(|other| other.0 < *place).count();
            assert_eq!(*place, better as u64 + 1, "place of line {at}");
        }
    }

    /// Checks that who has more points, or else a better tie-break, has a better place.
    pub(crate) fn check_order(&self, order: &[&str]) {
        let value = |breaks: &[(String, f64)], name: &str| {
            breaks.iter().find(|(one, _)| one == name).map(|(_, value)| *value).unwrap()
        };
        for two in self.standings.windows(2) {
            let (one, other) = (&two[0], &two[1]);
            let key = |line: &Standing| {
                let breaks = order.iter().map(|name| value(&line.3, name));
                [line.2].into_iter().chain(breaks).collect::<Vec<f64>>()
            };
            let is_equal = key(one) == key(other);
            assert!(key(one) >= key(other), "{one:?} {other:?}");
            assert_eq!(one.0 == other.0, is_equal, "{one:?} {other:?}");
        }
    }

    fn tie_break(&self, name: &str, id: u64, scores: &BTreeMap<u64, f64>) -> Option<f64> {
        let games: Vec<(u64, f64)> = self
            .games()
            .filter_map(|(first, second, points)| match () {
                () if first == id => Some((second, points[0])),
                () if second == id => Some((first, points[1])),
                () => None,
            })
            .collect();
        let faced: Vec<f64> = games.iter().map(|(opponent, _)| scores[opponent]).collect();
        let lowest = faced.iter().copied().fold(f64::INFINITY, f64::min);
        match name {
            "buchholz" => Some(faced.iter().sum()),
            "buchholz_cut" if faced.is_empty() => Some(0.0),
            "buchholz_cut" => Some(faced.iter().sum::<f64>() - lowest),
            "sonneborn_berger" => {
                Some(games.iter().map(|(opponent, points)| scores[opponent] * points).sum())
            }
            #[expect(clippy::cast_precision_loss, reason = "few games")]
            "wins" => Some(games.iter().filter(|(_, points)| *points == 1.0).count() as f64),
            "streak" => {
                let runs = games.split(|(_, points)| *points != 1.0);
                #[expect(clippy::cast_precision_loss, reason = "few games")]
                let longest = runs.map(<[(u64, f64)]>::len).max().unwrap_or(0) as f64;
                Some(longest)
            }
            // It depends on who else is equal; the order of the places shows it.
            _ => None,
        }
    }
}

/// What a Swiss pairing costs, the most important number first: repeats, a second bye, the score of the bye, broken
/// rules of starting, squares of the differences in score.
pub(crate) type Cost = (usize, usize, f64, usize, f64);

/// Tells whether a part breaks a rule: a difference of more than two, or three times the same in a row.
fn breaks_rule(parts: &[i32], part: i32) -> bool {
    (parts.iter().sum::<i32>() + part).abs() > 2 || parts.ends_with(&[part, part])
}

/// Returns what a round of a Swiss tournament cost, and what the cheapest round would have cost.
pub(crate) fn swiss_costs(report: &Report, round: usize) -> (Cost, Option<Cost>) {
    let before = State { report, round, scores: report.scores(round), parts: report.parts(round) };
    let mut players = Vec::new();
    let mut cost = (0, 0, 0.0, 0, 0.0);
    for line in &report.rounds[round] {
        match *line {
            Line::Bye(id, _) => {
                players.push(id);
                add(&mut cost, before.bye(id));
            }
            Line::Game(first, second, _) => {
                players.extend([first, second]);
                let mut pair = before.pair(first, second);
                pair.3 = usize::from(breaks_rule(&before.parts[&first], 1))
                    + usize::from(breaks_rule(&before.parts[&second], -1));
                add(&mut cost, pair);
            }
        }
    }
    players.sort_unstable();
    let cheapest = (players.len() <= 10).then(|| before.cheapest(&players));
    (cost, cheapest)
}

fn add(cost: &mut Cost, more: Cost) {
    cost.0 += more.0;
    cost.1 += more.1;
    cost.2 += more.2;
    cost.3 += more.3;
    cost.4 += more.4;
}

struct State<'a> {
    report: &'a Report,
    round: usize,
    scores: BTreeMap<u64, f64>,
    parts: BTreeMap<u64, Vec<i32>>,
}

impl State<'_> {
    fn bye(&self, id: u64) -> Cost {
        let lines = self.report.rounds[..self.round].iter().flatten();
        let byes = lines.filter(|line| matches!(line, Line::Bye(other, _) if *other == id));
        (0, byes.count().min(1), self.scores[&id], 0, 0.0)
    }

    fn pair(&self, one: u64, other: u64) -> Cost {
        let [parts, others] = [&self.parts[&one], &self.parts[&other]];
        let broken =
            |part| usize::from(breaks_rule(parts, part)) + usize::from(breaks_rule(others, -part));
        let apart = (self.scores[&one] - self.scores[&other]).powi(2);
        (self.report.met(self.round, one, other), 0, 0.0, broken(1).min(broken(-1)), apart)
    }

    /// Tries every pairing.
    fn cheapest(&self, players: &[u64]) -> Cost {
        let count = players.len();
        let pairs: Vec<Vec<Cost>> = players
            .iter()
            .map(|one| players.iter().map(|other| self.pair(*one, *other)).collect())
            .collect();
        let byes: Vec<Cost> = players.iter().map(|id| self.bye(*id)).collect();
        let mut best = None;
        let mut used = vec![false; count];
        try_all(&pairs, &byes, &mut used, count % 2 == 1, (0, 0, 0.0, 0, 0.0), &mut best);
        best.unwrap()
    }
}

fn try_all(
    pairs: &[Vec<Cost>],
    byes: &[Cost],
    used: &mut Vec<bool>,
    bye_left: bool,
    so_far: Cost,
    best: &mut Option<Cost>,
) {
    let Some(one) = used.iter().position(|used| !used) else {
        if best.is_none_or(|best| so_far < best) {
            *best = Some(so_far);
        }
        return;
    };
    used[one] = true;
    if bye_left {
        let mut cost = so_far;
        add(&mut cost, byes[one]);
        try_all(pairs, byes, used, false, cost, best);
    }
    for other in one + 1..used.len() {
        if !used[other] {
            used[other] = true;
            let mut cost = so_far;
            add(&mut cost, pairs[one][other]);
            try_all(pairs, byes, used, bye_left, cost, best);
            used[other] = false;
        }
    }
    used[one] = false;
}
