//! What an organiser may do, and what not.

use quarto_rules::Chance;
use quarto_tournament::{
    BoutVerdict, EntrantId, PointScheme, Points, Regulations, Seeding, System, ThirdPlace,
    TieBreak, TournamentRefusal,
};

use crate::table::Table;

const FOUR: [&str; 4] = ["Ada", "Bo", "Cleo", "Dan"];
const ROUND_ROBIN: System = System::RoundRobin { cycles: 1, rounds: None };
const KNOCK_OUT: System = System::KnockOut { best_of: 1, third_place: ThirdPlace::Shared };

fn verdict(text: &str) -> BoutVerdict {
    text.parse().unwrap()
}

#[test]
fn a_name_is_taken_once_whatever_its_capitals() {
    let mut table = Table::new(System::Swiss { rounds: 3 }, &FOUR);
    table.refuse(TournamentRefusal::NameTaken, |one| one.enter("ADA".parse().unwrap()));
}

#[test]
fn late_entrants_play_a_swiss_from_the_next_round_on() {
    let mut table = Table::new(System::Swiss { rounds: 3 }, &FOUR);
    table.pair();
    table.win(&[1, 2]);
    table.act(|one| one.enter("Eve".parse().unwrap()));
    table.pair();
    // Five are there: the last of the lowest score has the bye, and that is Eve.
    assert_eq!(table.tournament.rounds()[1].bouts().count(), 2);
    assert!(table.places().iter().any(|line| line.ends_with("Eve 1")), "{:?}", table.places());
    for system in [ROUND_ROBIN, KNOCK_OUT] {
        let mut table = Table::new(system, &FOUR);
        table.pair();
        table.refuse(TournamentRefusal::TooLateToEnter, |one| one.enter("Eve".parse().unwrap()));
    }
}

#[test]
fn a_round_is_paired_when_the_one_before_is_over() {
    let mut table = Table::new(System::Swiss { rounds: 2 }, &FOUR);
    table.pair();
    table.refuse(TournamentRefusal::GamesOpen, |one| one.pair(0, &mut Chance::new(1)));
    table.win(&[]);
    table.pair();
    table.win(&[]);
    assert!(table.tournament.is_over());
    table.refuse(TournamentRefusal::Over, |one| one.pair(0, &mut Chance::new(1)));
}

#[test]
fn two_are_needed() {
    let mut table = Table::new(System::Swiss { rounds: 2 }, &["Ada"]);
    table.refuse(TournamentRefusal::TooFew, |one| one.pair(0, &mut Chance::new(1)));
}

#[test]
fn who_is_away_misses_one_round() {
    let usual = Regulations::usual(System::Swiss { rounds: 2 });
    let regulations =
        Regulations { seeding: Seeding::Entered, absence: Points::halves(1), ..usual };
    let mut table = Table::by(regulations, &FOUR);
    table.act(|one| one.miss_round(EntrantId(4)));
    table.pair();
    assert_eq!(table.latest(), ["1-2"]);
    assert_eq!(table.tournament.rounds()[0].pairings.len(), 3, "a bye and an absence");
    table.win(&[1]);
    assert!(table.places().contains(&"3 Dan 0.5".to_owned()), "{:?}", table.places());
    table.pair();
    assert_eq!(table.latest().len(), 2);
    let mut knock_out = Table::new(KNOCK_OUT, &FOUR);
    knock_out.refuse(TournamentRefusal::NotInThisSystem, |one| one.miss_round(EntrantId(1)));
}

#[test]
fn who_is_away_in_a_round_robin_loses_the_game() {
    let mut table = Table::new(ROUND_ROBIN, &FOUR);
    table.act(|one| one.miss_round(EntrantId(1)));
    table.pair();
    assert_eq!(
        table.tournament.rounds()[0].bouts().filter(|(_, one)| one.verdict.is_some()).count(),
        1
    );
    assert_eq!(table.places()[0], "1 Dan 1");
}

#[test]
fn who_leaves_loses_the_open_game_and_in_a_round_robin_the_rest() {
    let mut table = Table::new(ROUND_ROBIN, &FOUR);
    table.pair();
    table.act(|one| one.withdraw(EntrantId(1)));
    table.refuse(TournamentRefusal::HasLeft(EntrantId(1)), |one| one.withdraw(EntrantId(1)));
    table.win(&[]);
    table.pair();
    // Bo leaves, too: the game with Ada is already won.
    table.act(|one| one.withdraw(EntrantId(2)));
    table.win(&[]);
    table.pair();
    table.win(&[]);
    // Cleo has drawn with Bo, who was still there; Dan has won that game later without playing.
    assert_eq!(table.places(), ["1 Dan 2.5", "2 Cleo 2", "3 Bo 1.5", "4 Ada 0"]);
}

#[test]
fn who_left_before_the_first_round_is_not_paired() {
    for system in [ROUND_ROBIN, KNOCK_OUT, System::Swiss { rounds: 2 }] {
        let mut table = Table::new(system, &FOUR);
        table.act(|one| one.withdraw(EntrantId(2)));
        table.pair();
        assert!(!table.latest().iter().any(|game| game.contains('2')));
        assert_eq!(table.tournament.rounds()[0].pairings.len(), 2);
    }
}

#[test]
fn who_left_a_swiss_may_come_back() {
    let mut table = Table::new(System::Swiss { rounds: 3 }, &FOUR);
    table.pair();
    table.act(|one| one.withdraw(EntrantId(4)));
    table.win(&[]);
    table.pair();
    assert_eq!(table.latest().len(), 1);
    table.win(&[]);
    table.act(|one| one.come_back(EntrantId(4)));
    table.refuse(TournamentRefusal::IsHere(EntrantId(4)), |one| one.come_back(EntrantId(4)));
    table.pair();
    assert_eq!(table.latest().len(), 2);
}

#[test]
fn a_result_is_given_once_and_then_corrected() {
    let mut table = Table::new(System::Swiss { rounds: 2 }, &FOUR);
    table.pair();
    let [won, lost] = ["1-0", "0-1"].map(verdict);
    table.refuse(TournamentRefusal::NotDecided, |one| one.correct(1, 1, won));
    table.act(|one| one.decide(1, 1, won));
    table.refuse(TournamentRefusal::AlreadyDecided, |one| one.decide(1, 1, lost));
    table.act(|one| one.correct(1, 1, lost));
    assert_eq!(table.places()[0], "1 Cleo 1");
    for (round, table_number) in [(1, 3), (2, 1), (0, 1), (1, 0)] {
        let missing = TournamentRefusal::NoSuchTable { round, table: table_number };
        table.refuse(missing, |one| one.decide(round, table_number, won));
    }
}

#[test]
fn a_correction_never_replaces_a_winner_who_plays_on() {
    let mut table = Table::new(KNOCK_OUT, &FOUR);
    table.pair();
    table.win(&[1, 2]);
    let lost = verdict("0-1");
    table.act(|one| one.correct(1, 1, lost));
    table.act(|one| one.correct(1, 1, verdict("1-0")));
    table.pair();
    table.refuse(TournamentRefusal::NextRoundPaired, |one| one.correct(1, 1, lost));
    table.refuse(TournamentRefusal::SomebodyMustWin, |one| one.decide(2, 1, verdict("0-0")));
}

#[test]
fn the_best_of_three_ends_when_nothing_can_change() {
    let system = System::KnockOut { best_of: 3, third_place: ThirdPlace::Shared };
    let mut table = Table::new(system, &["Ada", "Bo"]);
    table.pair();
    table.win(&[1]);
    table.pair();
    assert_eq!(table.latest(), ["1-2", "2-1"], "the other one starts");
    table.win(&[]);
    table.pair();
    table.win(&[2]);
    assert!(!table.tournament.is_over(), "it is even: another game decides");
    table.pair();
    table.win(&[2]);
    assert!(table.tournament.is_over());
    assert_eq!(table.places()[0], "1 Bo 2.5");
}

#[test]
fn a_win_may_count_three_points() {
    let mut regulations = Regulations::usual(ROUND_ROBIN);
    regulations.points = PointScheme::ThreeOneZero;
    let mut table = Table::by(regulations, &["Ada", "Bo", "Cleo"]);
    for _ in 0..3 {
        table.pair();
        table.win(&[1]);
    }
    assert_eq!(table.places(), ["1 Ada 6", "2 Bo 1", "2 Cleo 1"]);
}

#[test]
fn equals_may_play_off() {
    let mut table = Table::new(ROUND_ROBIN, &["Ada", "Bo"]);
    table.pair();
    table.win(&[]);
    assert_eq!(table.places(), ["1 Ada 0.5", "1 Bo 0.5"]);
    table.act(|one| one.play_off(EntrantId(1), EntrantId(2)));
    table.win(&[]);
    table.act(|one| one.play_off(EntrantId(1), EntrantId(2)));
    assert_eq!(table.latest(), ["2-1", "1-2", "2-1"], "who starts alternates");
    table.win(&[2]);
    assert_eq!(table.places(), ["1 Bo 0.5", "2 Ada 0.5"], "the score stays");
    let (one, nobody) = (EntrantId(1), EntrantId(9));
    table.refuse(TournamentRefusal::NoSuchEntrant(nobody), |it| it.play_off(one, nobody));
    table.refuse(TournamentRefusal::NotEqual, |it| it.play_off(one, one));
}

#[test]
fn the_organiser_orders_the_tie_breaks() {
    let mut regulations = Regulations::usual(System::Swiss { rounds: 3 });
    regulations.tie_breaks = vec![TieBreak::Wins, TieBreak::Buchholz];
    let mut table = Table::by(regulations, &FOUR);
    table.pair();
    table.win(&[1]);
    let standing = &table.tournament.standings()[0];
    let names: Vec<&str> = standing.tie_breaks.iter().map(|(one, _)| one.word()).collect();
    assert_eq!(names, ["wins", "buchholz"]);
}

#[test]
fn an_arena_ends_with_its_time() {
    let system = System::Arena { length: 1000, streaks: quarto_tournament::Streaks::Plain };
    let mut table = Table::new(system, &FOUR);
    table.pair();
    table.refuse(TournamentRefusal::NobodyFree, |one| one.pair(10, &mut Chance::new(1)));
    table.win(&[]);
    table.refuse(TournamentRefusal::Over, |one| one.pair(1000, &mut Chance::new(1)));
    table.act(|one| one.pair(999, &mut Chance::new(1)));
}

#[test]
fn a_line_that_is_not_an_event_is_refused() {
    use quarto_tournament::{TournamentEvent, TournamentLineError};
    let refuse = |line: &str| TournamentEvent::from_line(line).unwrap_err();
    assert!(matches!(refuse("{}"), TournamentLineError::NotAnEvent(_)));
    assert!(matches!(
        refuse(r#"{"v":2,"type":"withdrew","id":1}"#),
        TournamentLineError::Version(2)
    ));
    let more = r#"{"v":1,"type":"withdrew","id":1,"why":"tired"}"#;
    assert!(matches!(refuse(more), TournamentLineError::NotAnEvent(_)));
    let line = r#"{"v":1,"type":"decided","round":1,"table":2,"verdict":{"result":"1-0","conduct":"forfeit"}}"#;
    assert_eq!(TournamentEvent::from_line(line).unwrap().to_line(), line);
}
