//! Games with every kind of ending, each played in every language: with typed words, and with keys.

use quarto_rules::{Action, Piece, Square, WrongCall};
use quarto_terminal::{Choices, Controller, Session, Style};
use quarto_text::{Language, Verb, Voice, yes_and_no};

use crate::player::Player;
use crate::script::{DARK_ROW, FULL, Hands, against, config, play_controller, two_people, with};

/// A game: its options, its actions, and its result.
struct Scenario {
    choices: Choices,
    /// Actions in notation, a call as one word, `resign`, and `@60` to let a minute pass.
    words: String,
    expected: &'static str,
}

fn scenarios() -> Vec<Scenario> {
    let scenario = |choices: Choices, words: &str, expected| Scenario {
        choices,
        words: words.into(),
        expected,
    };
    let wrong = |wrong_call| with(two_people(), |options| options.terms.wrong_call = wrong_call);
    let clock = with(two_people(), |options| options.clock = "60/move".parse().ok());
    let blind =
        |memory: &str| with(two_people(), |options| options.blindfold = memory.parse().ok());
    let calls = "K a1 Qrow2 F b1 G c1 Qrow2 H d1 A a2 Qrow2";
    vec![
        scenario(two_people(), &format!("{DARK_ROW} Qrow1"), "1-0 call"),
        scenario(two_people(), &format!("{DARK_ROW} A Qrow1"), "0-1 call"),
        scenario(two_people(), &format!("{DARK_ROW} A a2 C Qrow1 resign"), "0-1 resign"),
        scenario(wrong(WrongCall::Three), &format!("{calls} sure"), "1-0 wrong-call"),
        scenario(wrong(WrongCall::Loses), "K a1 Qrow2 sure", "1-0 wrong-call"),
        scenario(wrong(WrongCall::Free), &format!("{calls} resign"), "1-0 resign"),
        scenario(two_people(), &format!("{FULL} -- --"), "1/2-1/2 full-board"),
        scenario(two_people(), &format!("{FULL} Qrow1 -- Qrow2 --"), "1/2-1/2 full-board"),
        scenario(clock.clone(), "K @60", "1-0 time"),
        scenario(clock, &format!("{FULL} @60 @60"), "1/2-1/2 full-board"),
        scenario(
            blind("touch"),
            &format!("K a1 F a1 a1 a1 b1 F F {}", "G c1 resign"),
            "1-0 resign",
        ),
        scenario(blind("queries 1"), "K a1 F a1 a1 a1", "0-1 attempts"),
        scenario(blind("memory"), "K a1 F a1 b1 F", "0-1 attempts"),
    ]
}

fn result(session: &Session) -> String {
    let record = session.record().unwrap_or_default();
    format!("{} {}", record.result(), record.termination())
}

fn action(word: &str) -> Option<Action> {
    word.strip_prefix('Q').map_or_else(|| word.into(), |shape| format!("Q {shape}")).parse().ok()
}

/// Returns a word of a scenario as a player of that language would type it.
fn typed(word: &str, voice: Voice) -> String {
    let language = voice.language;
    let [yes, _] = yes_and_no(language);
    match action(word) {
        Some(Action::Give(piece)) => {
            format!("{} {}\n", Verb::Give.word(language), voice.piece(piece))
        }
        Some(Action::Place(square)) => format!("{} {square}\n", Verb::Place.word(language)),
        Some(Action::Call(shape)) => {
            format!("{} {}\n", Verb::Quarto.word(language), voice.shape(shape))
        }
        Some(Action::Done) => format!("{}\n", Verb::Done.word(language)),
        None if word == "sure" => format!("{yes}\n"),
        None if word == "resign" => format!("{}\n{yes}\n", Verb::Resign.word(language)),
        None => format!("@wait {}\n", &word[1..]),
    }
}

#[test]
fn every_scenario_with_typed_words_in_every_language() {
    for language in Language::ALL {
        for Scenario { choices, words, expected } in scenarios() {
            let choices = Choices { language, ..choices };
            let voice = Voice { language, ..Voice::default() };
            let lines: String = words.split(' ').map(|word| typed(word, voice)).collect();
            let hands = Hands::new();
            let (session, opening) = Session::start(&choices, config(&hands)).unwrap();
            let mut controller = Controller::new(session, &opening);
            let out = play_controller(&mut controller, &opening, &hands, &lines, Style::Spoken);
            assert_eq!(result(controller.session()), expected, "{language} {words}\n{out}");
        }
    }
}

#[test]
fn every_scenario_with_keys_in_every_language() {
    for language in Language::ALL {
        for Scenario { choices, words, expected } in scenarios() {
            let choices = Choices { language, ..choices };
            let mut player = Player::new(&choices);
            for word in words.split(' ') {
                match action(word) {
                    Some(Action::Call(shape)) => player.call(shape.index()),
                    Some(Action::Done) => drop(player.press("d")),
                    Some(Action::Give(_) | Action::Place(_)) => player.play(word),
                    None if word == "sure" => drop(player.press("enter")),
                    None if word == "resign" => drop(player.press("r enter")),
                    None => player.wait(word[1..].parse().unwrap()),
                }
            }
            assert_eq!(
                result(player.session()),
                expected,
                "{language} {words}\n{}",
                player.screen()
            );
        }
    }
}

#[test]
fn the_computer_plays_in_every_language() {
    for language in Language::ALL {
        for level in [1, 10] {
            let choices = Choices { language, ..against(level) };
            let voice = Voice { language, ..Voice::default() };
            // On any board, one of these is legal at every turn.
            let squares = Square::ALL.map(|square| format!("{square}\n")).concat();
            let pieces = Piece::ALL.map(|piece| format!("{}\n", voice.piece(piece))).concat();
            let turn = format!("{squares}{pieces}{}\n", Verb::Done.word(language));
            let hands = Hands::new();
            let (session, opening) = Session::start(&choices, config(&hands)).unwrap();
            let mut controller = Controller::new(session, &opening);
            let lines = format!("{}\n{}", voice.piece(Piece::ALL[10]), turn.repeat(16));
            let out = play_controller(&mut controller, &opening, &hands, &lines, Style::Spoken);
            assert!(controller.session().is_over(), "{out}");
            let mut player = Player::new(&choices);
            for _ in 0..80 {
                // The cursor is always on a legal choice.
                player.press("enter d");
            }
            assert!(player.session().is_over(), "{}", player.screen());
        }
    }
}
