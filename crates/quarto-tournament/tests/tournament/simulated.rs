//! Thousands of tournaments by chance, each looked at by the plain checker.

use std::collections::BTreeSet;

use quarto_rules::Chance;
use quarto_tournament::{
    Simulation, Streaks, System, ThirdPlace, Tournament, TournamentEvent, report,
};

use crate::checker::{Line, Report, swiss_costs};

const KNOCK_OUT: System = System::KnockOut { best_of: 1, third_place: ThirdPlace::Shared };

/// Plays a tournament, checks that its events are the whole of it, and returns its report.
fn play(simulation: &Simulation, seed: u64) -> Report {
    let events = simulation.events(&mut Chance::new(seed));
    let lines: Vec<String> = events.iter().map(TournamentEvent::to_line).collect();
    let read: Vec<_> = lines.iter().map(|line| TournamentEvent::from_line(line).unwrap()).collect();
    assert_eq!(read, events);
    let tournament = Tournament::replay(&read).unwrap();
    assert_eq!(tournament, simulation.run(&mut Chance::new(seed)));
    let report = Report::read(&report(&tournament));
    report.check_all();
    report
}

fn simulation(system: System, entrants: u32, chance: &mut Chance) -> Simulation {
    let withdraw = [0.0, 0.0, 0.05, 0.2, 0.6][chance.below(5)];
    let draws = [0.0, 0.3, 0.6, 1.0][chance.below(4)];
    Simulation { withdraw, draws, ..Simulation::new(system, entrants) }
}

fn check_swiss(report: &Report) {
    report.check_once_per_round();
    report.check_order(&[
        "buchholz_cut",
        "buchholz",
        "sonneborn_berger",
        "direct_encounter",
        "wins",
    ]);
    for round in 0..report.rounds.len() {
        let (cost, cheapest) = swiss_costs(report, round);
        if let Some(cheapest) = cheapest {
            assert_eq!(cost, cheapest, "round {}: {:?}", round + 1, report.rounds[round]);
        }
        let players: usize = report.rounds[round]
            .iter()
            .map(|line| if let Line::Bye(..) = line { 1 } else { 2 })
            .sum();
        // If everybody has met fewer than half of the others, a pairing without repeat exists (Dirac), whoever
        // has the bye.
        if players > 2 * round + 3 {
            assert_eq!(cost.0, 0, "round {}", round + 1);
            assert_eq!(cost.1, 0, "round {}", round + 1);
        }
    }
}

#[test]
fn swiss_tournaments_are_paired_as_well_as_possible() {
    for seed in 0..1500 {
        let mut chance = Chance::new(seed);
        let entrants = 2 + chance.below(11);
        let rounds = 1 + chance.below(9);
        let system = System::Swiss { rounds: u32::try_from(rounds).unwrap() };
        let simulation = simulation(system, u32::try_from(entrants).unwrap(), &mut chance);
        let report = play(&simulation, seed);
        assert_eq!(report.rounds.len(), rounds);
        check_swiss(&report);
    }
}

#[test]
fn large_swiss_tournaments_have_no_repeat_no_second_bye_and_fair_starts() {
    for seed in 0..150 {
        let mut chance = Chance::new(seed);
        let entrants = u32::try_from(20 + chance.below(60)).unwrap();
        let simulation = simulation(System::Swiss { rounds: 7 }, entrants, &mut chance);
        let report = play(&simulation, seed);
        check_swiss(&report);
        if simulation.withdraw == 0.0 {
            for parts in report.parts(report.rounds.len()).values() {
                assert!(parts.iter().sum::<i32>().abs() <= 2);
                assert!(
                    !parts.windows(3).any(|three| three[0] == three[1] && three[1] == three[2])
                );
            }
        }
    }
}

#[test]
fn everybody_meets_everybody_in_a_round_robin_whoever_leaves() {
    for seed in 0..1000 {
        let mut chance = Chance::new(seed);
        let entrants = u64::try_from(2 + chance.below(15)).unwrap();
        let cycles = 1 + chance.below(3);
        let system = System::RoundRobin { cycles: u32::try_from(cycles).unwrap(), rounds: None };
        let simulation = simulation(system, u32::try_from(entrants).unwrap(), &mut chance);
        let report = play(&simulation, seed);
        report.check_once_per_round();
        report.check_order(&["direct_encounter", "sonneborn_berger", "wins"]);
        let rounds = report.rounds.len();
        for one in 1..=entrants {
            for other in 1..one {
                assert_eq!(report.met(rounds, one, other), cycles);
            }
        }
        for parts in report.parts(rounds).values() {
            assert!(parts.iter().sum::<i32>().abs() <= 1);
            assert!(!parts.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]));
        }
    }
}

#[test]
fn who_loses_a_knock_out_match_is_out() {
    for seed in 0..1000 {
        let mut chance = Chance::new(seed);
        let entrants = u32::try_from(2 + chance.below(40)).unwrap();
        let report = play(&simulation(KNOCK_OUT, entrants, &mut chance), seed);
        assert_eq!(report.rounds.len(), entrants.next_power_of_two().ilog2() as usize);
        let mut left: BTreeSet<u64> = report.ids.iter().copied().collect();
        for round in &report.rounds {
            let mut seen = BTreeSet::new();
            for line in round {
                match *line {
                    Line::Bye(id, points) => {
                        assert!(left.contains(&id) && seen.insert(id));
                        assert_eq!(points, 1.0);
                    }
                    Line::Game(first, second, points) => {
                        assert!(left.contains(&first) && left.contains(&second), "{round:?}");
                        seen.extend([first, second]);
                        if points[0] < points[1] {
                            left.remove(&first);
                        } else if points[0] > points[1] {
                            left.remove(&second);
                        }
                    }
                }
            }
            assert!(left.is_subset(&seen), "everybody plays or has a bye");
        }
        assert_eq!(left.len(), 1);
    }
}

#[test]
fn nobody_meets_the_same_opponent_twice_in_a_row_in_an_arena() {
    for seed in 0..500 {
        let mut chance = Chance::new(seed);
        let entrants = u32::try_from(3 + chance.below(30)).unwrap();
        let games = u32::try_from(1 + chance.below(8)).unwrap();
        let length = Simulation::arena_length(games);
        let system = System::Arena { length, streaks: Streaks::Plain };
        let simulation = simulation(system, entrants, &mut chance);
        let report = play(&simulation, seed);
        report.check_once_per_round();
        report.check_order(&["wins", "streak"]);
        let mut latest = vec![0; entrants as usize + 1];
        for line in report.rounds.iter().flatten() {
            let Line::Game(first, second, _) = *line else { panic!("no byes in an arena") };
            let again = latest[usize::try_from(first).unwrap()] == second
                && latest[usize::try_from(second).unwrap()] == first;
            assert!(!again || simulation.withdraw > 0.0, "{line:?}");
            latest[usize::try_from(first).unwrap()] = second;
            latest[usize::try_from(second).unwrap()] = first;
        }
    }
}
