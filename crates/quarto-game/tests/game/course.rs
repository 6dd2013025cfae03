use quarto_game::{
    Announcement, Command, Game, Happening, Lot, Options, Party, Refusal, Rematch, Seat, Time,
    Viewer,
};
use quarto_rules::{Chance, Character, Level, PlayError, Player, Termination, Terms, WrongCall};

use crate::Table;
use crate::table::{DARK_ROW, FULL, VIEWERS, action, person};

#[test]
fn nobody_acts_before_both_are_seated_and_the_lot_is_thrown() {
    let mut table = Table::empty(Options::default());
    let give = Command::Act { actions: vec![action("K")] };
    assert_eq!(table.order(Seat::First, &give), Err(Refusal::NotStarted));
    table.order(Seat::First, &Command::Sit(person("Ada"))).unwrap();
    assert_eq!(table.game.start(table.now.at), Err(Refusal::NotStarted));
    let again = Command::Sit(person("Eve"));
    assert_eq!(table.order(Seat::First, &again), Err(Refusal::SeatTaken));
    table.order(Seat::Second, &Command::Sit(person("Bo"))).unwrap();
    assert_eq!(table.order(Seat::First, &give), Err(Refusal::NotStarted));
    let start = table.game.start(table.now.at).unwrap();
    table.happen(&[start]);
    assert_eq!(table.game.start(table.now.at), Err(Refusal::Started));
    assert_eq!(table.order(Seat::Second, &again), Err(Refusal::Started));
    let starter = table.seat(Player::One);
    table.order(starter, &give).unwrap();
}

#[test]
fn d9_the_dice_follow_from_the_seed_and_are_told() {
    for seed in 0..20 {
        let created = Game::create(Options::default(), seed, Time(0)).unwrap();
        let mut table = Table::empty(Options::default());
        table.game = Game::open(&created).unwrap();
        table.sit();
        let start = table.game.start(Time(0)).unwrap();
        table.happen(&[start]);
        let (lot, starter) = Lot::throw(&mut Chance::new(seed).fork(0));
        assert_eq!(table.game.player(starter), Some(Player::One));
        assert_eq!(
            table.heard[2].last(),
            Some(&Announcement::Started { lot: lot.clone(), starter })
        );
        let Lot::Dice(throws) = lot else { panic!("no dice") };
        let text = table.game.to_record().tag("Lot").unwrap().to_owned();
        let last = throws[throws.len() - 1];
        assert!(text.ends_with(&format!(
            "{}-{}",
            last.iter().max().unwrap(),
            last.iter().min().unwrap()
        )));
    }
}

#[test]
fn d9_players_may_agree_and_a_rematch_swaps_the_start() {
    let mut table = Table::new(Options::default());
    assert_eq!(table.order(Seat::First, &Command::Rematch), Err(Refusal::NotOver));
    table.order(Seat::First, &Command::Resign).unwrap();
    table.order(Seat::First, &Command::Rematch).unwrap();
    assert_eq!(table.order(Seat::First, &Command::Rematch), Err(Refusal::Offered));
    assert_eq!(table.game.rematch(), Rematch::Offered(Player::One));
    table.order(Seat::Second, &Command::Rematch).unwrap();
    assert_eq!(table.game.rematch(), Rematch::Agreed);
    let again = Game::replay(&table.game.another(8, table.now.at).unwrap()).unwrap();
    assert_eq!(again.player(Seat::Second), Some(Player::One));
    assert_eq!(again.party(Seat::Second), Some(&person("Bo")));
    let same = Options { starter: None, ..table.game.options().clone() };
    assert_eq!(*again.options(), same);
}

#[test]
fn a_whole_move_is_one_command_and_all_of_it_or_nothing_is_done() {
    let mut table = Table::new(Options::default());
    table.act("K");
    let before = table.game.clone();
    let wrong = Command::Act { actions: vec![action("a1"), action("K")] };
    let gone = Refusal::Play(PlayError::NotInReserve("K".parse().unwrap()));
    assert_eq!(table.order(Seat::Second, &wrong), Err(gone));
    assert_eq!(table.game, before);
    table.order(Seat::Second, &Command::Act { actions: vec![action("a1"), action("F")] }).unwrap();
    assert_eq!(table.game.to_act(), Some(Seat::First));
}

#[test]
fn r9_and_r10_the_window_passes_with_the_piece() {
    let mut table = Table::new(Options::default());
    table.act(DARK_ROW);
    let call = Command::Act { actions: vec![action("Qrow1")] };
    let refused = Refusal::Play(PlayError::NotYourWindow);
    assert_eq!(table.order(Seat::Second, &call), Err(refused));
    table.act("A");
    assert_eq!(table.order(Seat::First, &call), Err(refused));
    table.order(Seat::Second, &call).unwrap();
    assert_eq!(table.result(), "0-1 call");
    let [.., called, ended] = &table.heard[0][..] else { panic!("too little heard") };
    let shape = "row1".parse().unwrap();
    assert_eq!(*called, Announcement::CallMade { player: Player::Two, shape });
    let Announcement::Ended { finish, .. } = ended else { panic!("not ended") };
    assert_eq!(
        (finish.winner, finish.alignments.len(), finish.missed.len()),
        (Some(Player::Two), 1, 0)
    );
}

#[test]
fn d3_wrong_calls_are_announced_and_cost_what_was_agreed() {
    for (wrong_call, lost_after) in
        [(WrongCall::Three, Some(3)), (WrongCall::Loses, Some(1)), (WrongCall::Free, None)]
    {
        let terms = Terms { wrong_call, ..Terms::default() };
        let mut table = Table::new(Options { terms, ..Options::default() });
        let mut calls = 0;
        table.act("E");
        for turn in ["a1 Qrow2 B", "b1 K", "c1 Qrow2 M", "d1 C", "a2 Qrow1 O", "b2 J"] {
            for word in turn.split(' ') {
                if table.try_act(word).is_err() {
                    break;
                }
                calls += usize::from(word.starts_with('Q'));
            }
        }
        assert_eq!(calls, lost_after.unwrap_or(3));
        let told = |heard: &&Announcement| {
            matches!(heard, Announcement::WrongCall { player: Player::Two, .. })
        };
        assert_eq!(table.heard[0].iter().filter(told).count(), calls);
        assert_eq!(table.game.is_over(), lost_after.is_some());
        if lost_after.is_some() {
            assert_eq!(table.result(), "1-0 wrong-call");
            assert!(table.finish().wrong.is_some());
        }
    }
}

#[test]
fn d4_after_the_last_piece_both_say_done() {
    let mut table = Table::new(Options::default());
    table.act(FULL);
    assert_eq!(table.game.to_act(), Some(Seat::First));
    table.act("--");
    assert_eq!(table.game.to_act(), Some(Seat::Second));
    table.act("--");
    assert_eq!(table.result(), "1/2-1/2 full-board");
    assert!(table.heard[1].contains(&Announcement::Done { player: Player::Two }));
}

/// Checks the position and the square of the latest placement that everybody is shown.
#[track_caller]
fn check_shown(table: &Table, position: &str, last: &str) {
    for viewer in VIEWERS {
        let view = table.view(viewer);
        assert_eq!(view.position.map(|position| position.to_string()), Some(position.into()));
        assert_eq!(view.last.map(|last| last.to_string()).unwrap_or_default(), last);
    }
}

#[test]
fn the_position_is_shown_from_the_start_to_the_end() {
    let table = Table::empty(Options::default());
    assert_eq!(table.view(Viewer::Spectator).position, None);
    let mut table = Table::new(Options::default());
    check_shown(&table, "..../..../..../.... -", "");
    table.act("K");
    check_shown(&table, "..../..../..../.... K", "");
    table.act("a2 F");
    check_shown(&table, "..../K.../..../.... F a2", "a2");
    table.act("Qrow1");
    check_shown(&table, "..../K.../..../.... F a2 1 +", "a2");
    table.order(Seat::First, &Command::Resign).unwrap();
    check_shown(&table, "..../K.../..../.... F a2 1 +", "a2");
}

#[test]
fn d4_the_latest_placement_is_shown_when_nobody_may_call_it_any_more() {
    let mut table = Table::new(Options::default());
    table.act(FULL);
    check_shown(&table, "EBKM/COJG/LFDA/PIHN - d4 1", "d4");
    table.act("--");
    check_shown(&table, "EBKM/COJG/LFDA/PIHN - d4 2", "d4");
    table.act("--");
    check_shown(&table, "EBKM/COJG/LFDA/PIHN -", "d4");
}

#[test]
fn d8_the_end_lists_what_was_missed_and_when() {
    let mut table = Table::new(Options::default());
    table.act(DARK_ROW);
    table.act("A a2");
    let early = table.heard.concat();
    assert!(!early.iter().any(|heard| matches!(heard, Announcement::Ended { .. })));
    table.order(Seat::Second, &Command::Resign).unwrap();
    let finish = table.finish();
    assert_eq!((finish.termination, finish.winner), (Termination::Resign, Some(Player::One)));
    assert_eq!((finish.missed.len(), finish.missed[0].placement), (1, 4));
}

#[test]
fn engines_have_seats_seeds_and_answers() {
    let starter = Some(Seat::First);
    let mut table = Table::empty(Options { assist: true, starter, ..Options::default() });
    let engine = Party::Engine(Character::Level(Level::HIGHEST));
    table.order(Seat::First, &Command::Sit(person("Ada"))).unwrap();
    table.order(Seat::Second, &Command::Sit(engine)).unwrap();
    let start = table.game.start(table.now.at).unwrap();
    table.happen(&[start]);
    assert_eq!(table.game.engine_to_act(), None);
    table.act("K");
    let (character, seed) = table.game.engine_to_act().unwrap();
    assert_eq!(character, Character::Level(Level::HIGHEST));
    assert_ne!(seed, 7, "the seed of the game stays secret");
    for (command, answer) in [(Command::AskTakeback, "accepted"), (Command::OfferDraw, "declined")]
    {
        table.order(Seat::First, &command).unwrap();
        let (seat, command) = table.game.engine_answer().unwrap();
        table.order(seat, &command).unwrap();
        match answer {
            "accepted" => assert!(matches!(
                table.events.last().unwrap().what,
                Happening::TakenBack { actions: 1, .. }
            )),
            _ => assert!(matches!(table.events.last().unwrap().what, Happening::DrawDeclined(_))),
        }
    }
    assert_eq!(table.game.engine_answer(), None);
    table.order(Seat::First, &Command::Resign).unwrap();
    table.order(Seat::First, &Command::Rematch).unwrap();
    assert_eq!(table.game.engine_answer(), Some((Seat::Second, Command::Rematch)));
    assert!(table.view(Viewer::Spectator).legal_actions().is_empty());
}
