//! The output of a terminal does not reveal whether there is an alignment (D8).

use std::fmt::Write;

use quarto_rules::{Action, Alignment, Chance, Piece, Play, Shape, Square, Terms, WrongCall};
use quarto_terminal::{Choices, Dots, Session, Style};
use quarto_text::Verbosity;

use crate::player::Player;
use crate::script::{Hands, config, play_session, two_people, with};

/// Plays the same lines in a game and in its twin, in which nothing is ever an alignment.
fn both(choices: &Choices, typed: &str, style: Style) -> [String; 2] {
    [false, true].map(|twin| {
        let hands = Hands::new();
        let (session, opening) = Session::start(choices, config(&hands)).unwrap();
        let session = if twin { session.into_twin() } else { session };
        play_session(session, &opening, &hands, typed, style)
    })
}

#[test]
fn d8_every_byte_is_the_same_until_a_call_or_the_end() {
    let mut aligned = 0;
    for seed in 0..60 {
        let mut chance = Chance::new(seed);
        let (mut pieces, mut squares) = (Piece::ALL, Square::ALL);
        chance.shuffle(&mut pieces);
        chance.shuffle(&mut squares);
        let mut typed = String::new();
        for (piece, square) in pieces.into_iter().zip(squares) {
            write!(
                typed,
                "{piece}\nboard\nleft\nlast\n{square}\nrow 1\nwhere tall\nmoves\nrepeat\n"
            )
            .unwrap();
        }
        // The last windows are included, up to the end of the game.
        typed += "board\ndone\nlast\n";
        for style in [Style::Spoken, Style::Braille(Dots::Eight)] {
            for blindfold in [None, "touch".parse().ok()] {
                let choices = Choices { verbosity: Verbosity::default(), ..two_people() };
                let choices = with(choices, |options| options.blindfold = blindfold);
                let [game, twin] = both(&choices, &typed, style);
                assert_eq!(game, twin);
            }
        }
        let [game, _] = both(&two_people(), &(typed + "resign\nyes\n"), Style::Spoken);
        aligned += usize::from(game.contains("Missed"));
    }
    assert!(aligned > 30, "there was something to leak: {aligned}");
}

/// Where a wrong call loses, a call must be confirmed first (D3): the question is the same whether
/// the call would be right or wrong, and declining it tries nothing.
#[test]
fn d8_a_call_that_is_asked_back_tells_nothing() {
    let mut right = 0;
    for seed in 0..20 {
        let mut chance = Chance::new(seed);
        let (mut pieces, mut squares) = (Piece::ALL, Square::ALL);
        chance.shuffle(&mut pieces);
        chance.shuffle(&mut squares);
        let (mut typed, mut play) = (String::new(), Play::new(Terms::default()));
        let given = pieces.into_iter().map(Action::Give);
        let placed = squares.into_iter().map(Action::Place);
        for action in given.zip(placed).flat_map(|(give, place)| [give, place]) {
            let open = play.open_alignments().map(Alignment::shape);
            let any = Shape::ALL[chance.below(10)];
            for shape in open.chain([any]) {
                writeln!(typed, "quarto {shape}\nno\nquarto {shape} row 2 {shape}").unwrap();
            }
            right += play.open_alignments().count();
            writeln!(typed, "{action}").unwrap();
            play.act(action).unwrap();
        }
        for blindfold in [None, "memory".parse().ok()] {
            let choices = with(two_people(), |options| {
                options.blindfold = blindfold;
                options.terms.wrong_call = WrongCall::Loses;
            });
            let [game, twin] = both(&choices, &typed, Style::Spoken);
            assert_eq!(game, twin);
            assert!(game.contains("A wrong call loses. Type"), "{game}");
        }
    }
    assert!(right > 30, "right calls had to be confirmed: {right}");
}

#[test]
fn d8_every_screen_is_the_same_until_a_call_or_the_end() {
    let mut aligned = 0;
    for seed in 0..12 {
        let mut chance = Chance::new(seed);
        let (mut pieces, mut squares) = (Piece::ALL, Square::ALL);
        chance.shuffle(&mut pieces);
        chance.shuffle(&mut squares);
        let [mut game, mut twin] = [Player::new(&two_people()), Player::of_twin(&two_people())];
        for (piece, square) in pieces.into_iter().zip(squares) {
            for word in [piece.to_string(), square.to_string()] {
                for player in [&mut game, &mut twin] {
                    player.play(&word);
                }
                assert_eq!(game.screen(), twin.screen());
            }
        }
        game.press("r enter");
        aligned += usize::from(game.screen().contains("Missed after"));
    }
    assert!(aligned > 6, "there was something to leak: {aligned}");
}

/// A blindfold player hears and sees the same whatever is on the board: in two games that differ
/// only in actions that are not shown again.
#[test]
fn d11_screens_of_blindfold_games_do_not_depend_on_the_board() {
    let choices = with(two_people(), |options| options.blindfold = "memory".parse().ok());
    let screens = ["K a1 F b2 G", "K d4 F c3 G"].map(|words| {
        let mut player = Player::new(&choices);
        player.play(words);
        // What Bo has just done is shown; it is the same in both games from here on.
        player.play("c1 H");
        player.play("d2 A");
        player.screen()
    });
    assert_eq!(screens[0], screens[1]);
}
