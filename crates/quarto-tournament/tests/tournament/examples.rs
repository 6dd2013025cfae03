//! One published example of each system, worked by hand.

use quarto_tournament::{Points, Regulations, Seeding, Streaks, System, ThirdPlace, TieBreak};

use crate::table::Table;

/// The first rounds of eight, as the handbook of the chess federation FIDE describes its Dutch system (C.04.3): the
/// upper half plays the lower half in order, and first and other parts alternate from table to table. If the
/// higher ones win, 1 and 3 have both started, so that 1 meets 4, 2 meets 3, and likewise below.
#[test]
fn a_swiss_of_eight() {
    let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];
    let mut table = Table::new(System::Swiss { rounds: 3 }, &names);
    table.pair();
    assert_eq!(table.latest(), ["1-5", "6-2", "3-7", "8-4"]);
    table.win(&[1, 2, 3, 4]);
    table.pair();
    assert_eq!(table.latest(), ["4-1", "2-3", "5-8", "7-6"]);
    table.win(&[1, 2, 5, 6]);
    // 1 and 2 lead with two points; in the last round they meet.
    table.pair();
    assert_eq!(table.latest()[0], "1-2");
}

/// Who meets whom in which round are the tables of Johann Berger, as the regulations of FIDE for round robins
/// print them for six players.
#[test]
fn a_round_robin_of_six() {
    let names = ["One", "Two", "Three", "Four", "Five", "Six"];
    let mut table = Table::new(System::RoundRobin { cycles: 1, rounds: None }, &names);
    let berger = [
        ["1-6", "2-5", "3-4"],
        ["4-6", "3-5", "1-2"],
        ["2-6", "1-3", "4-5"],
        ["5-6", "1-4", "2-3"],
        ["3-6", "2-4", "1-5"],
    ];
    for round in berger {
        table.pair();
        let sorted = |game: &String| {
            let mut both: Vec<&str> = game.split('-').collect();
            both.sort_unstable();
            both.join("-")
        };
        let mut games: Vec<String> = table.latest().iter().map(sorted).collect();
        let mut expected = round.to_vec();
        games.sort_unstable();
        expected.sort_unstable();
        assert_eq!(games, expected);
        table.win(&[]);
    }
}

/// A double round robin of four in which two lead with four points, and what they have beaten decides: the first
/// example of the page on Sonneborn-Berger points of fiveinline.com, a site for five in a row. A has beaten B, C
/// twice and D; B has beaten A, C and D twice; C has beaten B and D twice; D has beaten A.
#[test]
fn equal_scores_in_a_round_robin() {
    let system = System::RoundRobin { cycles: 2, rounds: None };
    let mut regulations = Regulations::usual(system);
    regulations.seeding = Seeding::Entered;
    regulations.tie_breaks = vec![TieBreak::SonnebornBerger];
    let mut table = Table::by(regulations, &["A", "B", "C", "D"]);
    let (first, second) = (["B", "A", "A", "C", "B", "C"], ["A", "A", "D", "B", "B", "C"]);
    let pairs = ["AB", "AC", "AD", "BC", "BD", "CD"];
    for cycle in [first, second] {
        for _ in 0..3 {
            table.pair();
            let round = table.tournament.rounds().last().unwrap().clone();
            let winners: Vec<u32> = round
                .bouts()
                .map(|(_, bout)| {
                    let mut both = [bout.first, bout.second];
                    both.sort_unstable();
                    let letter = |number: u32| char::from_u32(64 + number).unwrap();
                    let pair: String = both.map(|id| letter(id.0)).iter().collect();
                    let at = pairs.iter().position(|one| *one == pair).unwrap();
                    u32::from(cycle[at].as_bytes()[0]) - 64
                })
                .collect();
            table.win(&winners);
        }
    }
    assert_eq!(table.places(), ["1 A 4", "2 B 4", "3 C 3", "4 D 1"]);
    let values = table.tournament.standings().into_iter().map(|one| one.tie_breaks[0].1);
    assert_eq!(values.map(Points::to_number).collect::<Vec<_>>(), [11.0, 9.0, 6.0, 4.0]);
}

/// The last eight of the football World Cup of 2018, as every almanac has them: a drawn quarter-final with a
/// decider, a match for the third place, and France before Croatia.
#[test]
fn a_knock_out_of_eight() {
    let system = System::KnockOut { best_of: 1, third_place: ThirdPlace::Played };
    // In the order in which the bracket sets them: 1 meets 8, 4 meets 5, 2 meets 7, 3 meets 6.
    let names =
        ["France", "Sweden", "Russia", "Brazil", "Belgium", "Croatia", "England", "Uruguay"];
    let [france, belgium, croatia, england] = [1, 5, 6, 7];
    let mut table = Table::new(system, &names);
    table.pair();
    assert_eq!(table.latest(), ["1-8", "4-5", "2-7", "3-6"]);
    table.win(&[france, belgium, england]);
    // Russia and Croatia have drawn: they play again, and the other one starts.
    table.pair();
    assert_eq!(table.latest().last().unwrap(), "6-3");
    table.win(&[croatia]);
    table.pair();
    table.win(&[france, croatia]);
    table.pair();
    assert_eq!(table.latest().len(), 2, "the final and the match for the third place");
    table.win(&[france, belgium]);
    assert!(table.tournament.is_over());
    let places = table.places();
    let start = |line: &String| line.rsplit_once(' ').unwrap().0.to_owned();
    let best: Vec<String> = places.iter().take(4).map(start).collect();
    assert_eq!(best, ["1 France", "2 Croatia", "3 Belgium", "4 England"]);
    assert!(places[4..].iter().all(|line| line.starts_with("5 ")));
}

/// The example that Lichess gives for its arenas: two wins and a draw count like three wins, because after two wins
/// everything counts double up to the first game that is not won (there 2 + 2 + 2 × 1 points).
#[test]
fn a_streak_in_an_arena() {
    let system = System::Arena { length: 60_000, streaks: Streaks::Double };
    let mut table = Table::new(system, &["Ada", "Bo", "Cleo", "Dan"]);
    for winners in [&[1, 2], &[1, 2], &[], &[]] as [&[u32]; 4] {
        table.pair();
        table.win(winners);
    }
    let ada = &table.tournament.standings()[0];
    // 1 + 1 + 2 × ½ for the streak, and ½ for a draw after it.
    assert_eq!(ada.score.to_number(), 3.5);
}
