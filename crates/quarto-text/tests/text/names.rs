//! How players are named when their names look alike.

use quarto_game::{Announcement, Command, Game, Name, Options, Party, Seat, Time, Viewer};
use quarto_rules::Player;
use quarto_text::{Narrator, Voice};

fn seated(seat: Seat, name: &str) -> Announcement {
    Announcement::Seated { seat, party: Party::Person(Name::kept(name).unwrap()) }
}

/// Returns the names of two players who sit down in this order.
fn called(order: [Seat; 2], names: [&str; 2]) -> [String; 2] {
    let options = Options { starter: Some(Seat::First), ..Options::default() };
    let game = Game::open(&Game::create(options, 7, Time(0)).unwrap()).unwrap();
    let mut narrator = Narrator::new(Voice::default(), &game.view(Viewer::Spectator, Time(0)));
    for seat in order {
        let lines = narrator.tell(&seated(seat, names[seat.index()]));
        let name = narrator.name(if seat == Seat::First { Player::One } else { Player::Two });
        assert!(lines[0].spoken.starts_with(&format!("{name} ")), "{lines:?}");
    }
    Player::ALL.map(|player| narrator.name(player).to_owned())
}

/// Returns the names of two players who sat down before the narrator was made.
fn called_from_the_start(names: [&str; 2]) -> [String; 2] {
    let options = Options { starter: Some(Seat::First), ..Options::default() };
    let mut game = Game::open(&Game::create(options, 7, Time(0)).unwrap()).unwrap();
    for (seat, name) in Seat::ALL.into_iter().zip(names) {
        let sit = Command::Sit(Party::Person(Name::kept(name).unwrap()));
        game.apply_all(&game.judge(seat, &sit, Time(0).into()).unwrap()).unwrap();
    }
    let narrator = Narrator::new(Voice::default(), &game.view(Viewer::Spectator, Time(0)));
    Player::ALL.map(|player| narrator.name(player).to_owned())
}

#[test]
fn names_that_look_or_sound_alike_are_told_apart() {
    for order in [[Seat::First, Seat::Second], [Seat::Second, Seat::First]] {
        let check = |first: &str, second: &str| {
            let told_apart = [first, &format!("{second} 2")];
            assert_eq!(called(order, [first, second]), told_apart);
            assert_eq!(called_from_the_start([first, second]), told_apart);
        };
        check("Ada", "Ada");
        check("Ada", "ADA");
        check("Ada", "Аdа");
        check("Вова", "Boвa");
        check("Bill", "BiIl");
        check("Ada", "A\u{34f}da");
        assert_eq!(called(order, ["Ada", "Ida"]), ["Ada", "Ida"]);
    }
}

#[test]
fn in_a_record_too() {
    let text = "[Player1 \"Ada\"]\n[Player2 \"Ada\"]\n\n0. K\n";
    let narrator = Narrator::of_record(Voice::default(), &text.parse().unwrap());
    assert_eq!(Player::ALL.map(|player| narrator.name(player)), ["Ada", "Ada 2"]);
}
