use std::collections::HashSet;
use std::mem::discriminant;
use std::time::Duration;

use quarto_game::{Announcement, Answer, Cause, Finish, Greeting, Lot, Occupant, Party, Seat};
use quarto_rules::{Alignment, Missed, Player, Position, RuleSet, Shape, Termination};

/// Announcements of every kind. Lines are only ever added.
const KEPT: &str = include_str!("announcements.jsonl");

/// Four pieces that are round and solid, on the first row.
fn alignment() -> Alignment {
    let position: Position = "ABCD/..../..../.... -".parse().unwrap();
    Alignment::find(position.board(), RuleSet::LINES, Shape::Row1).unwrap()
}

fn ended(finish: Finish) -> Announcement {
    Announcement::Ended { finish, by: None }
}

fn all() -> Vec<Announcement> {
    let player = Player::Two;
    let [piece, other] = ["K", "A"].map(|piece| piece.parse().unwrap());
    let square = "b3".parse().unwrap();
    let unfinished = Finish {
        winner: None,
        termination: Termination::Agreed,
        alignments: Vec::new(),
        wrong: None,
        missed: Vec::new(),
    };
    let won = Finish {
        winner: Some(Player::One),
        termination: Termination::Call,
        alignments: vec![alignment()],
        missed: vec![Missed { placement: 9, alignment: alignment() }],
        ..unfinished.clone()
    };
    let lost = Finish {
        winner: Some(player),
        termination: Termination::WrongCall,
        wrong: Some(Shape::Diag1),
        ..unfinished.clone()
    };
    let asked = |question: &str, answer, questions_left| Announcement::Asked {
        player,
        question: question.parse().unwrap(),
        answer,
        questions_left,
    };
    let empty = "c1".parse().unwrap();
    vec![
        Announcement::Seated {
            seat: Seat::First,
            party: Party::Person("Ada Łovelace".parse().unwrap()),
        },
        Announcement::Seated { seat: Seat::Second, party: Party::Engine("10".parse().unwrap()) },
        Announcement::Seated {
            seat: Seat::Second,
            party: Party::Engine("greedy".parse().unwrap()),
        },
        Announcement::Started { lot: Lot::Dice(vec![[4, 4], [5, 2]]), starter: Seat::First },
        Announcement::Started { lot: Lot::Agreed, starter: Seat::Second },
        Announcement::Started { lot: Lot::Swapped, starter: Seat::Second },
        Announcement::Given { player: Player::One, piece },
        Announcement::Placed { player, piece, square },
        Announcement::CallMade { player, shape: Shape::ColD },
        Announcement::WrongCall { player, shape: Shape::BlockC3, count: 2 },
        Announcement::Done { player },
        Announcement::Lapsed { player, cause: Cause::Time },
        Announcement::Lapsed { player, cause: Cause::Absence },
        Announcement::Attempted {
            player,
            action: "b3".parse().unwrap(),
            questions_left: Some(1),
            last_warning: false,
        },
        Announcement::Attempted {
            player,
            action: "K".parse().unwrap(),
            questions_left: None,
            last_warning: true,
        },
        Announcement::BoardFelt { player },
        asked("row3", None, Some(2)),
        asked(
            "b3",
            Some(Answer::Squares(vec![
                Occupant { square, piece: Some(piece) },
                Occupant { square: empty, piece: None },
            ])),
            None,
        ),
        asked("left", Some(Answer::Pieces([piece, other].into_iter().collect())), Some(0)),
        asked("tall+round", Some(Answer::Squares(Vec::new())), None),
        Announcement::DrawOffered { player },
        Announcement::DrawDeclined { player },
        Announcement::TakebackAsked { player },
        Announcement::TakebackDeclined { player },
        Announcement::TakenBack { player, actions: 3 },
        Announcement::Extended { player, by: Duration::from_millis(7250) },
        ended(unfinished),
        ended(won),
        ended(lost),
        Announcement::RematchOffered { player },
        Announcement::RematchAgreed,
        Announcement::Greeted { seat: Seat::First, greeting: Greeting::GoodLuck },
    ]
}

#[test]
fn every_kind_of_announcement_is_told_as_it_was() {
    let all = all();
    let kinds: HashSet<_> = all.iter().map(discriminant).collect();
    assert_eq!(kinds.len(), 21, "every kind of announcement has an example");
    let told = all.iter().map(|one| serde_json::to_string(one).unwrap());
    let text: String = told.map(|line| line + "\n").collect();
    if std::env::var("QUARTO_BLESS").is_ok() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/wire/announcements.jsonl");
        std::fs::write(file, &text).unwrap();
    }
    assert_eq!(text, KEPT);
}

#[test]
fn every_kind_of_announcement_is_understood() {
    for line in KEPT.lines() {
        let read: Announcement = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), line);
    }
}
