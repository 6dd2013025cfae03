//! The sounds of a game.

use quarto_game::{Command, Stage};
use quarto_rules::{Chance, Piece, Square};
use quarto_sound::{Signal, Sound};
use quarto_terminal::{Choices, Session};

use crate::script::{DARK_ROW, FULL, Hands, against, config, two_people, with};

fn session(choices: &Choices) -> Session {
    Session::start(choices, config(&Hands::new())).unwrap().0
}

/// Carries out these actions, and returns all sounds.
fn heard(session: &mut Session, words: &[&str]) -> Vec<Sound> {
    let mut sounds = session.take_sounds();
    for word in words {
        // A refused action is included: it must be silent.
        let _ = session.order(&Command::Act { actions: vec![word.parse().unwrap()] });
        sounds.extend(session.take_sounds());
    }
    sounds
}

fn given(piece: &str) -> Sound {
    Sound::Piece(piece.parse().unwrap(), None)
}

fn placed(piece: &str, square: &str) -> [Sound; 2] {
    let column = square.parse::<Square>().unwrap().into();
    [Sound::Signal(Signal::Placed), Sound::Piece(piece.parse().unwrap(), Some(column))]
}

fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().collect()
}

#[test]
fn pieces_are_heard_when_they_are_given_and_placed() {
    let sounds = heard(&mut session(&two_people()), &["K", "c2", "c2", "F"]);
    let [knock, piece] = placed("K", "c2");
    assert_eq!(sounds, [Sound::Signal(Signal::YourTurn), given("K"), knock, piece, given("F")]);
}

#[test]
fn calls_and_ends_are_heard() {
    let ends = [
        (DARK_ROW, "Q row2", &[Signal::WrongCall][..]),
        (DARK_ROW, "Q row1", &[Signal::Call, Signal::Won]),
        (FULL, "--", &[]),
    ];
    for (before, last, expected) in ends {
        let mut session = session(&two_people());
        heard(&mut session, &words(before));
        let expected: Vec<Sound> = expected.iter().copied().map(Sound::Signal).collect();
        assert_eq!(heard(&mut session, &[last]), expected, "{last}");
    }
    let mut session = session(&two_people());
    heard(&mut session, &words(FULL));
    assert_eq!(heard(&mut session, &["--", "--"]), [Sound::Signal(Signal::Drawn)]);
}

#[test]
fn against_the_computer_ones_turn_and_ones_end_are_heard() {
    let mut session = session(&against(1));
    assert_eq!(heard(&mut session, &["K"]), [Sound::Signal(Signal::YourTurn), given("K")]);
    while session.engine_acts().unwrap().is_some() {}
    let sounds = session.take_sounds();
    assert_eq!(sounds[0], Sound::Signal(Signal::Placed));
    assert!(
        matches!(sounds[1], Sound::Piece(piece, Some(_)) if given("K") == Sound::Piece(piece, None))
    );
    assert!(matches!(sounds[2], Sound::Piece(_, None)));
    assert_eq!(sounds[3..], [Sound::Signal(Signal::YourTurn)]);
    session.order(&Command::Resign).unwrap();
    assert_eq!(session.take_sounds(), [Sound::Signal(Signal::Lost)]);
}

#[test]
fn d8_every_sound_is_the_same_until_a_call_or_the_end() {
    let mut aligned = 0;
    for seed in 0..20 {
        let mut chance = Chance::new(seed);
        let (mut pieces, mut squares) = (Piece::ALL, Square::ALL);
        chance.shuffle(&mut pieces);
        chance.shuffle(&mut squares);
        let turns = pieces.iter().zip(squares);
        let words: Vec<String> =
            turns.flat_map(|(piece, square)| [piece.to_string(), square.to_string()]).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).chain(["--"]).collect();
        let mut game = session(&two_people());
        let twin = heard(&mut session(&two_people()).into_twin(), &words);
        assert_eq!(heard(&mut game, &words), twin);
        game.order(&Command::Resign).unwrap();
        let Stage::Over { result: finish } = game.view().stage else {
            panic!("the game is over after a resignation")
        };
        aligned += usize::from(!finish.missed.is_empty());
    }
    assert!(aligned > 10, "there was something to leak: {aligned}");
}

#[test]
fn d11_blindfold_the_same_is_heard_and_no_answer() {
    let words = ["K", "a1", "F", "b1", "G"];
    let choices = with(two_people(), |options| options.blindfold = "touch".parse().ok());
    let mut blind = session(&choices);
    assert_eq!(heard(&mut blind, &words), heard(&mut session(&two_people()), &words));
    blind.order(&Command::Ask { question: "row1".parse().unwrap() }).unwrap();
    // An attempt on an occupied square is reported in words only.
    assert_eq!(heard(&mut blind, &["a1"]), []);
}

#[cfg(unix)]
mod on_the_screen {
    use std::os::unix::fs::PermissionsExt;

    use quarto_sound::{Recipe, Signal, Sound};
    use quarto_terminal::{App, Loudspeaker, Palette, Session, SoundPlayer};

    use crate::player::key;
    use crate::script::{Hands, config, two_people};

    #[test]
    fn the_edge_of_the_board_is_heard() {
        let folder = std::env::temp_dir().join(format!("quarto-edge-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (program, copy) = (folder.join("aplay"), folder.join("heard"));
        std::fs::write(&program, format!("#!/bin/sh\ncp \"$1\" '{}'\n", copy.display())).unwrap();
        std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
        let player = SoundPlayer::find_in(std::slice::from_ref(&folder)).unwrap();

        let (session, opening) = Session::start(&two_people(), config(&Hands::new())).unwrap();
        let mut app =
            App::new(session, &opening, Palette::None).with_sound(Some(Loudspeaker::new(player)));
        // There is a piece to the right, and none above.
        app.handle(&key("right")).unwrap();
        app.handle(&key("up")).unwrap();
        drop(app);
        let sounds = [Signal::YourTurn, Signal::Edge].map(Sound::Signal);
        assert_eq!(std::fs::read(&copy).unwrap(), Recipe::in_turn(&sounds).to_wav(44_100));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
