//! Offers between players, as each of them hears them.

use quarto_game::{Announcement, Command, Game, Now, Options, Party, Seat, Time, Viewer};
use quarto_rules::Player;
use quarto_text::{Input, Language, Narrator, Verb, Voice};

/// Returns a game of Ada, who is asked, and Bo, who starts.
fn game() -> Game {
    let options = Options { starter: Some(Seat::Second), ..Options::default() };
    let mut game = Game::open(&Game::create(options, 7, Time(0)).unwrap()).unwrap();
    for (seat, name) in Seat::ALL.into_iter().zip(["Ada", "Bo"]) {
        let sit = Command::Sit(Party::Person(name.parse().unwrap()));
        let events = game.judge(seat, &sit, Now::from(Time(0))).unwrap();
        game.apply_all(&events).unwrap();
    }
    let start = game.start(Time(0)).unwrap();
    game.apply_all(&[start]).unwrap();
    game
}

fn told(language: Language, viewer: Viewer, announcement: &Announcement) -> Vec<String> {
    let voice = Voice { language, ..Voice::default() };
    let mut narrator = Narrator::new(voice, &game().view(viewer, Time(0)));
    narrator.tell(announcement).into_iter().map(|line| line.spoken).collect()
}

#[test]
fn whoever_is_asked_is_told_how_to_answer() {
    let draw = Announcement::DrawOffered { player: Player::One };
    let takeback = Announcement::TakebackAsked { player: Player::One };
    let ada = Viewer::Seat(Seat::First);
    let how = "To answer, type “accept” or “decline”.";
    assert_eq!(told(Language::English, ada, &draw), ["Bo offers a draw.", how]);
    assert_eq!(told(Language::English, ada, &takeback), ["Bo asks to undo a move.", how]);
    for language in Language::ALL {
        let how = told(language, ada, &draw).pop().unwrap();
        for verb in [Verb::Accept, Verb::Decline] {
            let word = verb.word(language);
            assert!(how.contains(&word), "{how}");
            assert_eq!(Input::read(&word, language), Ok(Input::Do(verb)));
        }
    }
}

#[test]
fn nobody_else_is_told_how_to_answer() {
    let declined = Announcement::DrawDeclined { player: Player::One };
    assert_eq!(told(Language::English, Viewer::Seat(Seat::First), &declined).len(), 1);
    for player in Player::ALL {
        let draw = Announcement::DrawOffered { player };
        assert_eq!(told(Language::English, Viewer::Spectator, &draw).len(), 1);
    }
    let draw = Announcement::DrawOffered { player: Player::One };
    assert_eq!(told(Language::English, Viewer::Seat(Seat::Second), &draw), ["Draw offered."]);
}
