//! Small Swiss tournaments: every course they can take, compared with a search through every pairing.

use quarto_rules::Chance;
use quarto_tournament::{
    BoutResult, BoutVerdict, Regulations, Seeding, System, Tournament, TournamentRefusal, report,
};

use crate::checker::{Report, swiss_costs};

fn open(entrants: u32, rounds: u32) -> Tournament {
    let usual = Regulations::usual(System::Swiss { rounds });
    let regulations = Regulations { seeding: Seeding::Entered, ..usual };
    let founded = Tournament::found("All".parse().unwrap(), regulations).unwrap();
    let mut tournament = Tournament::open(&founded).unwrap();
    for number in 1..=entrants {
        let name = format!("E {number}").parse().unwrap();
        tournament.carry_out(|tournament| tournament.enter(name)).unwrap();
    }
    tournament
}

/// Plays on with every possible list of results; returns how many tournaments ended.
fn play_on(tournament: &Tournament) -> usize {
    let mut next = tournament.clone();
    match next.carry_out(|next| next.pair(0, &mut Chance::new(0))) {
        Ok(_) => {}
        Err(TournamentRefusal::Over) => return 1,
        Err(refusal) => panic!("{refusal}"),
    }
    let games = next.rounds().last().unwrap().bouts().count();
    let mut ended = 0;
    for mut number in 0..3_usize.pow(u32::try_from(games).unwrap()) {
        let mut played = next.clone();
        let round = u32::try_from(played.rounds().len()).unwrap();
        for table in 1..=games {
            let verdict = BoutVerdict::played(BoutResult::ALL[number % 3]);
            number /= 3;
            played.carry_out(|played| played.decide(round, table, verdict)).unwrap();
        }
        check_latest(&played);
        ended += play_on(&played);
    }
    ended
}

fn check_latest(tournament: &Tournament) {
    let report = Report::read(&report(tournament));
    let (cost, cheapest) = swiss_costs(&report, report.rounds.len() - 1);
    assert_eq!(Some(cost), cheapest, "{:?}", report.rounds);
}

#[test]
fn every_course_of_a_small_swiss_is_paired_as_well_as_possible() {
    assert_eq!(play_on(&open(3, 5)), 3_usize.pow(5));
    assert_eq!(play_on(&open(4, 3)), 9_usize.pow(3));
    assert_eq!(play_on(&open(5, 3)), 9_usize.pow(3));
    assert_eq!(play_on(&open(6, 2)), 27_usize.pow(2));
    assert_eq!(play_on(&open(7, 2)), 27_usize.pow(2));
    assert_eq!(play_on(&open(8, 2)), 81_usize.pow(2));
}
