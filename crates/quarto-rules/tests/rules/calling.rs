use quarto_rules::{
    Action, Outcome, Phase, Play, PlayError, Player, Position, RuleSet, Shape, Terms, Window,
    WrongCall,
};

use crate::game::{AUTO, DARK_ROW, FULL, OFFICIAL, SHAPES, action, filling, play};

/// Plays `actions` and then `last`, which ends the game, and checks who has won.
fn check_winner(terms: Terms, actions: &str, last: &str, expected: Player) {
    let outcome = outcome(terms, actions, last);
    assert_eq!(outcome.and_then(Outcome::winner), Some(expected), "{actions}, {last}");
}

/// Plays `actions` and then `last`, after which the game is neither won nor drawn.
fn check_goes_on(terms: Terms, actions: &str, last: &str) {
    assert_eq!(outcome(terms, actions, last), None, "{actions}, {last}");
}

fn outcome(terms: Terms, actions: &str, last: &str) -> Option<Outcome> {
    let mut game = play(terms, actions);
    assert_eq!(game.outcome(), None, "{actions}");
    game.act(action(last)).unwrap();
    game.outcome()
}

#[test]
fn r7_who_placed_the_other_three_does_not_matter() {
    // Both players placed two of the four dark pieces.
    check_winner(OFFICIAL, DARK_ROW, "Q row1", Player::One);
}

#[test]
fn r7_rows_columns_and_diagonals_win_and_blocks_do_not() {
    for (number, (shape, squares)) in SHAPES.into_iter().enumerate() {
        let game = play(AUTO, &filling(["B", "D", "F", "J"], squares));
        let shapes: Vec<String> =
            game.winning_alignments().iter().map(|found| found.shape().to_string()).collect();
        let expected: &[&str] = if number < 10 { &[shape] } else { &[] };
        assert_eq!(shapes, expected);
    }
}

#[test]
fn r7_several_traits_may_match_at_once() {
    // A, E, I and M are light and short: all four share two traits.
    let game = play(OFFICIAL, "A, a1, E, b1, I, c1, M, d1, Q row1");
    let Some(Outcome::Call { winner: Player::One, alignment }) = game.outcome() else {
        panic!("{:?}", game.outcome());
    };
    let values: Vec<String> = alignment.values().map(|value| value.to_string()).collect();
    assert_eq!(values, ["light", "short"]);
}

#[test]
fn r8_an_alignment_alone_wins_nothing() {
    let game = play(OFFICIAL, DARK_ROW);
    assert_eq!(game.outcome(), None);
    assert!(game.legal_actions().any(|action| matches!(action, Action::Give(_))));
}

#[test]
fn r8_the_call_must_point_out_the_alignment() {
    check_winner(OFFICIAL, DARK_ROW, "Q row1", Player::One);
    check_goes_on(OFFICIAL, DARK_ROW, "Q row2");
    check_goes_on(OFFICIAL, DARK_ROW, "Q cold");
}

#[test]
fn r9_the_placer_may_call_until_they_give() {
    let placed = play(OFFICIAL, DARK_ROW);
    assert_eq!(placed.check(Player::One, action("Q row1")), Ok(()));
    let given = play(OFFICIAL, &format!("{DARK_ROW}, A"));
    assert_eq!(given.check(Player::One, action("Q row1")), Err(PlayError::NotYourWindow));
}

#[test]
fn r10_the_receiver_may_call_what_the_placer_missed() {
    check_winner(OFFICIAL, &format!("{DARK_ROW}, A"), "Q row1", Player::Two);
}

#[test]
fn r10_the_receiver_may_not_call_before_being_given_a_piece() {
    let placed = play(OFFICIAL, DARK_ROW);
    assert_eq!(placed.check(Player::Two, action("Q row1")), Err(PlayError::NotYourWindow));
}

#[test]
fn r10_only_before_placing() {
    // Player 2 places without having called: the new window is only for player 2's own placement.
    check_goes_on(OFFICIAL, &format!("{DARK_ROW}, A, a2"), "Q row1");
}

#[test]
fn r11_an_alignment_nobody_called_is_worth_nothing_for_the_rest_of_the_game() {
    for later in ["A, a2", "A, a2, C", "A, a2, C, b2", "A, a2, C, b2, E"] {
        check_goes_on(OFFICIAL, &format!("{DARK_ROW}, {later}"), "Q row1");
    }
}

#[test]
fn r11_play_goes_on_and_a_new_alignment_wins() {
    // Both players miss row 1; then a1 b2 c3 d4 becomes dark.
    let missed = format!("{DARK_ROW}, L, b2, N, c3, P, d4");
    check_winner(OFFICIAL, &missed, "Q diag1", Player::Two);
    check_goes_on(OFFICIAL, &missed, "Q row1");
}

#[test]
fn r12_a_full_board_without_a_right_call_is_a_draw() {
    let full = outcome(OFFICIAL, &format!("{FULL}, --"), "--");
    assert_eq!(full, Some(Outcome::FullBoard));
    assert_eq!(play(AUTO, FULL).outcome(), Some(Outcome::FullBoard));
}

#[test]
fn r12_a_missed_alignment_does_not_hinder_the_draw() {
    let text = "BDFJ/ACEG/HIKL/MNO. P";
    let mut game = Play::from_position(OFFICIAL, text.parse().unwrap());
    for text in ["d4", "--", "--"] {
        game.act(action(text)).unwrap();
    }
    assert_eq!(game.outcome(), Some(Outcome::FullBoard));
}

#[test]
fn d2_a_window_opens_with_a_placement_and_passes_with_the_give() {
    let owner = |game: &Play| game.position().window().map(Window::owner);
    assert_eq!(owner(&Play::new(OFFICIAL)), None);
    assert_eq!(owner(&play(OFFICIAL, "K")), None);
    assert_eq!(owner(&play(OFFICIAL, "K, a1")), Some(Player::Two));
    assert_eq!(owner(&play(OFFICIAL, "K, a1, F")), Some(Player::One));
    assert_eq!(owner(&play(OFFICIAL, "K, a1, F, b2")), Some(Player::One));
    assert_eq!(owner(&play(OFFICIAL, "K, a1, F, b2, M")), Some(Player::Two));
}

#[test]
fn d2_before_the_first_placement_there_is_nothing_to_call() {
    for game in [Play::new(OFFICIAL), play(OFFICIAL, "K")] {
        for player in Player::ALL {
            assert_eq!(game.check(player, action("Q row1")), Err(PlayError::NoWindow));
        }
    }
}

#[test]
fn d2_one_call_a_window() {
    let placer = play(OFFICIAL, "K, a1, Q row1");
    assert_eq!(placer.check(Player::Two, action("Q row2")), Err(PlayError::CallUsed));
    assert!(!placer.legal_actions().any(|action| matches!(action, Action::Call(_))));
    let receiver = play(OFFICIAL, "K, a1, F, Q row1");
    assert_eq!(receiver.check(Player::One, action("Q row2")), Err(PlayError::CallUsed));
}

#[test]
fn d2_a_placers_wrong_call_leaves_the_receivers_window_intact() {
    let wrong = format!("{DARK_ROW}, Q row2, A");
    check_winner(OFFICIAL, &wrong, "Q row1", Player::Two);
}

#[test]
fn d2_a_call_is_never_refused_for_being_wrong() {
    let mut calls = 0;
    for shape in RuleSet::LINES.shapes() {
        let mut game = play(OFFICIAL, "K, a1");
        game.act(Action::Call(shape)).unwrap();
        assert_eq!(game.wrong_calls(Player::Two), 1);
        calls += 1;
    }
    assert_eq!(calls, 10);
}

#[test]
fn d2_a_call_names_a_shape_of_the_rule_set() {
    let block = action("Q blocka1");
    let error = PlayError::NotAWinningShape(Shape::BlockA1);
    assert_eq!(play(OFFICIAL, "K, a1").check(Player::Two, block), Err(error));
    let squares = Terms { rules: RuleSet::BLOCKS, ..OFFICIAL };
    assert_eq!(play(squares, "K, a1").check(Player::Two, block), Ok(()));
}

#[test]
fn d3_a_wrong_call_changes_nothing_on_the_board() {
    let before = play(OFFICIAL, "K, a1, F");
    let after = play(OFFICIAL, "K, a1, F, Q row1");
    assert_eq!(before.position().board(), after.position().board());
    assert_eq!(before.position().phase(), after.position().phase());
    assert_eq!(after.wrong_calls(Player::One), 1);
    assert_eq!(after.wrong_calls(Player::Two), 0);
}

/// The actions after which player 2 has called wrongly twice and calls again.
const TWO_WRONG: &str = "K, a1, Q row1, F, b2, A, Q row2, c1";

#[test]
fn d3_three_the_third_wrong_call_of_a_player_loses() {
    check_winner(OFFICIAL, TWO_WRONG, "Q row1", Player::One);
    let mut lost = play(OFFICIAL, TWO_WRONG);
    lost.act(action("Q row1")).unwrap();
    let expected = Outcome::WrongCall { loser: Player::Two, shape: Shape::Row1 };
    assert_eq!(lost.outcome(), Some(expected));
}

#[test]
fn d3_three_counts_each_player_alone() {
    // Two wrong calls per player.
    let others = "K, a1, Q row1, F, Q row1, b2, A, Q row2, c1, C";
    check_goes_on(OFFICIAL, others, "Q row1");
}

#[test]
fn d3_loses_the_first_wrong_call_loses() {
    let terms = Terms { wrong_call: WrongCall::Loses, ..OFFICIAL };
    check_winner(terms, "K, a1", "Q row1", Player::One);
    check_winner(terms, "K, a1, F", "Q row1", Player::Two);
    check_winner(terms, DARK_ROW, "Q row1", Player::One);
}

#[test]
fn d3_free_wrong_calls_cost_nothing() {
    let terms = Terms { wrong_call: WrongCall::Free, ..OFFICIAL };
    check_goes_on(terms, TWO_WRONG, "Q row1");
    let mut game = Play::new(terms);
    // Both players call wrongly in every window of a whole game.
    for text in FULL.split(',') {
        game.act(action(text)).unwrap();
        if game.position().window().is_some() {
            game.act(action("Q diag2")).unwrap();
        }
    }
    assert_eq!((game.wrong_calls(Player::One), game.wrong_calls(Player::Two)), (16, 15));
    assert_eq!(game.outcome(), None);
}

#[test]
fn d4_after_the_last_piece_the_placer_then_the_opponent_calls_or_says_done() {
    let placed = play(OFFICIAL, FULL);
    assert_eq!((placed.position().phase(), placed.position().player()), (Phase::Done, Player::One));
    assert_eq!(placed.legal_actions().count(), 1 + 10);
    let passed = play(OFFICIAL, &format!("{FULL}, --"));
    assert_eq!((passed.position().phase(), passed.position().player()), (Phase::Done, Player::Two));
    assert_eq!(passed.legal_actions().count(), 1 + 10);
    assert_eq!(passed.outcome(), None);
    assert_eq!(play(OFFICIAL, &format!("{FULL}, --, --")).outcome(), Some(Outcome::FullBoard));
}

#[test]
fn d4_both_may_call_the_last_alignment() {
    // Dark D on a4 completes the dark column a.
    let last: Position = "BACE/FGIK/JLMN/.HOP D".parse().unwrap();
    let mut full = Play::from_position(OFFICIAL, last);
    full.act(action("a4")).unwrap();
    let mut placer = full;
    placer.act(action("Q cola")).unwrap();
    assert_eq!(placer.outcome().unwrap().winner(), Some(Player::One));
    let mut opponent = full;
    assert_eq!(opponent.check(Player::Two, action("Q cola")), Err(PlayError::NotYourWindow));
    opponent.act(action("--")).unwrap();
    opponent.act(action("Q cola")).unwrap();
    assert_eq!(opponent.outcome().unwrap().winner(), Some(Player::Two));
}

#[test]
fn d4_a_wrong_last_call_still_needs_done() {
    let wrong = play(OFFICIAL, &format!("{FULL}, Q row1"));
    assert_eq!(wrong.legal_actions().collect::<Vec<_>>(), [Action::Done]);
    let both = play(OFFICIAL, &format!("{FULL}, Q row1, --, Q row2, --"));
    assert_eq!(both.outcome(), Some(Outcome::FullBoard));
}

#[test]
fn d4_done_exists_only_there() {
    for game in [Play::new(OFFICIAL), play(OFFICIAL, "K"), play(OFFICIAL, "K, a1")] {
        let refused = PlayError::WrongPhase(game.position().phase());
        assert_eq!(game.check(game.position().player(), Action::Done), Err(refused));
    }
    let over = play(AUTO, FULL);
    assert_eq!(over.check(Player::One, Action::Done), Err(PlayError::GameOver));
}

#[test]
fn d5_nothing_but_an_action_closes_a_window() {
    let mut game = play(OFFICIAL, &format!("{DARK_ROW}, A"));
    let before = game;
    // Refused actions of either player do not close the window.
    for text in ["K", "a1", "--", "Q blocka1"] {
        for player in Player::ALL {
            assert!(game.act_as(player, action(text)).is_err(), "{text}");
        }
    }
    assert!(game.act_as(Player::One, action("Q row1")).is_err());
    assert!(game.act_as(Player::One, action("a2")).is_err());
    assert_eq!(game, before);
    game.act_as(Player::Two, action("Q row1")).unwrap();
    assert_eq!(game.outcome().unwrap().winner(), Some(Player::Two));
}

#[test]
fn d7_with_automatic_calling_an_alignment_wins_at_once_for_the_placer() {
    let won = play(AUTO, DARK_ROW);
    let Some(Outcome::Alignment { winner, shapes }) = won.outcome() else { panic!("no win") };
    assert_eq!(winner, Player::One);
    assert_eq!(shapes.iter().collect::<Vec<_>>(), [Shape::Row1]);
    assert_eq!(won.legal_actions().count(), 0);
}

#[test]
fn d7_with_automatic_calling_nobody_calls() {
    let game = play(AUTO, "K, a1");
    assert_eq!(game.check(Player::Two, action("Q row1")), Err(PlayError::NoCalls));
    assert!(!game.legal_actions().any(|action| matches!(action, Action::Call(_))));
}

#[test]
fn d7_an_alignment_without_the_latest_placement_does_not_win() {
    let outcome = |text: &str| Play::from_position(AUTO, text.parse().unwrap()).outcome();
    assert_eq!(outcome("BDFJ/A.../..../.... C a2"), None);
    assert_eq!(outcome("BDFJ/A.../..../.... C"), None);
    assert_eq!(outcome("BDFJ/A.../..../.... C a1").unwrap().winner(), Some(Player::Two));
    assert_eq!(outcome("BDFJ/..../..../.... - d1").unwrap().winner(), Some(Player::One));
}

#[test]
fn d8_legal_actions_do_not_tell_whether_a_call_would_be_right() {
    let calls = |game: &Play| {
        let mut calls: Vec<Action> = game.legal_actions().collect();
        calls.retain(|action| matches!(action, Action::Call(_)));
        calls
    };
    let aligned = play(OFFICIAL, DARK_ROW);
    let not_aligned = play(OFFICIAL, "B, a1, D, b1, F, c1, A, d1");
    assert_eq!(calls(&aligned), calls(&not_aligned));
    assert_eq!(calls(&aligned).len(), 10);
}
