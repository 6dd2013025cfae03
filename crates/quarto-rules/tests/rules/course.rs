use quarto_rules::{Action, Move, Phase, Play, PlayError, Player};

use crate::game::{AUTO, FULL, OFFICIAL, action, play};

/// Checks who must act after each of these actions.
fn check_turns(actions: &str, expected: [u8; 7]) {
    let mut play = Play::new(OFFICIAL);
    let mut turns = vec![play.position().player()];
    for text in actions.split(',') {
        play.act(action(text)).unwrap();
        turns.push(play.position().player());
    }
    assert_eq!(turns, expected.map(|n| Player::ALL[usize::from(n) - 1]));
}

#[test]
fn r4_player_1_starts() {
    assert_eq!(Play::new(OFFICIAL).position().player(), Player::One);
}

#[test]
fn r5_player_1_gives_first_and_player_2_places_first() {
    let start = Play::new(OFFICIAL);
    assert_eq!(start.position().phase(), Phase::Give);
    let refused = PlayError::WrongPhase(Phase::Give);
    assert_eq!(start.check(Player::One, action("a1")), Err(refused));
    assert_eq!(start.check(Player::Two, action("K")), Err(PlayError::NotYourTurn));
    check_turns("K, a1, F, b2, M, c3", [1, 2, 2, 1, 1, 2, 2]);
}

#[test]
fn r6_a_turn_is_placing_the_piece_in_hand_on_an_empty_square_and_giving_one_that_remains() {
    let given = play(OFFICIAL, "K, a1, F");
    let piece = action("F");
    assert_eq!(given.position().phase(), Phase::Place("F".parse().unwrap()));
    assert_eq!(
        given.check(Player::One, piece),
        Err(PlayError::WrongPhase(given.position().phase()))
    );
    assert_eq!(
        given.check(Player::One, action("a1")),
        Err(PlayError::Occupied("a1".parse().unwrap()))
    );
    let placed = play(OFFICIAL, "K, a1, F, b2");
    assert_eq!(placed.position().board().piece_at("b2".parse().unwrap()), "F".parse().ok());
    for gone in ["K", "F"] {
        let error = PlayError::NotInReserve(gone.parse().unwrap());
        assert_eq!(placed.check(Player::One, action(gone)), Err(error));
    }
    assert_eq!(placed.check(Player::One, action("M")), Ok(()));
}

#[test]
fn r6_a_refusal_says_what_must_be_done() {
    let message = |game: &Play| {
        let turn = game.position().player();
        let refused = Action::all().filter_map(|action| game.check(turn, action).err());
        refused.map(|error| error.to_string()).find(|text| text.starts_with("now")).unwrap()
    };
    assert_eq!(message(&Play::new(OFFICIAL)), "now is the time to give a piece");
    assert_eq!(message(&play(OFFICIAL, "K")), "now is the time to place the piece in hand");
    assert_eq!(message(&play(OFFICIAL, FULL)), "now is the time to call or say done");
}

#[test]
fn r6_whole_moves_place_and_give() {
    let mut game = Play::new(AUTO);
    for whole in ["B", "a1D", "b1F", "c1J"] {
        whole.parse::<Move>().unwrap().act(&mut game).unwrap();
    }
    let before = game;
    assert_eq!("d1A".parse::<Move>().unwrap().act(&mut game), Err(PlayError::GameOver));
    assert_eq!("d2".parse::<Move>().unwrap().act(&mut game), Err(PlayError::NothingGiven));
    assert_eq!(
        "K".parse::<Move>().unwrap().act(&mut game),
        Err(PlayError::WrongPhase(before.position().phase()))
    );
    assert_eq!(game, before);
    "d1".parse::<Move>().unwrap().act(&mut game).unwrap();
    assert_eq!(game.outcome().unwrap().winner(), Some(Player::One));
}
