//! Which lists of actions a command may hold, and what their refusals reveal (D2, D8, D11).

use arbtest::arbitrary::{Result, Unstructured};
use quarto_game::{Command, Event, Happening, Options, Refusal, Seat, TRIES};
use quarto_rules::{Action, Calling, Outcome, Phase, Piece, Play, PlayError, Shape, Square, Terms};

use crate::Table;
use crate::table::{DARK_ROW, FULL, action};

/// Returns a random action, legal or not.
fn any_action(u: &mut Unstructured<'_>) -> Result<Action> {
    Ok(match u.int_in_range(0..=6)? {
        0 | 1 => Action::Give(*u.choose(&Piece::ALL)?),
        2 | 3 => Action::Place(*u.choose(&Square::ALL)?),
        4 | 5 => Action::Call(*u.choose(&Shape::ALL)?),
        _ => Action::Done,
    })
}

/// Returns the actions by which the player to act would win: a call, a placement and a call, or
/// under automatic calling a placement.
fn winning_lists(play: &Play) -> Vec<Vec<Action>> {
    let call = |play: &Play| play.open_alignments().next().map(|found| Action::Call(found.shape()));
    let now = call(play).map(|call| vec![call]);
    let places = play.legal_actions().filter(|action| matches!(action, Action::Place(_)));
    let next = places.filter_map(|place| {
        let mut after = *play;
        after.act(place).ok()?;
        let is_won = after.outcome().and_then(Outcome::winner).is_some();
        if is_won { Some(vec![place]) } else { Some(vec![place, call(&after)?]) }
    });
    now.into_iter().chain(next).collect()
}

/// Returns up to four random actions, legal or not, often with a call or placement that would win.
pub(crate) fn any_list(u: &mut Unstructured<'_>, play: &Play) -> Result<Vec<Action>> {
    let winning = winning_lists(play);
    let mut list =
        if !winning.is_empty() && u.ratio(1, 2)? { u.choose(&winning)?.clone() } else { vec![] };
    let legal: Vec<Action> = play.legal_actions().collect();
    for _ in 0..u.int_in_range(0..=4 - list.len())? {
        let is_legal = !legal.is_empty() && u.ratio(1, 2)?;
        let next = if is_legal { *u.choose(&legal)? } else { any_action(u)? };
        let place = if u.ratio(1, 4)? { 0 } else { list.len() };
        list.insert(place, next);
    }
    Ok(list)
}

/// Tells whether a list contains a call that would be right when its turn comes.
pub(crate) fn holds_right_call(play: &Play, list: &[Action]) -> bool {
    let mut play = *play;
    list.iter().any(|action| {
        let done = play.act(*action).is_ok();
        done && matches!(play.outcome(), Some(Outcome::Call { .. }))
    })
}

/// Tells whether a list starts with a placement that wins at once.
pub(crate) fn begins_with_win(play: &Play, list: &[Action]) -> bool {
    let mut play = *play;
    let is_placed = list.first().is_some_and(|first| play.act(*first).is_ok());
    is_placed && matches!(play.outcome(), Some(Outcome::Alignment { .. }))
}

/// Tells whether a call is among the events.
pub(crate) fn keeps_call(events: &[Event]) -> bool {
    let is_call =
        |event: &Event| matches!(event.what, Happening::Acted { action: Action::Call(_), .. });
    events.iter().any(is_call)
}

fn list(words: &str) -> Command {
    Command::Act { actions: words.split_whitespace().map(action).collect() }
}

fn tables() -> Vec<Table> {
    let auto = Terms { calling: Calling::Auto, ..Terms::default() };
    let options = [
        Options::default(),
        Options { terms: auto, ..Options::default() },
        Options { blindfold: "touch".parse().ok(), ..Options::default() },
    ];
    let played = ["", "K", "K a1", "K a1 F", "B a1 D b1 F c1 J", "B a1 D b1 F c1 J d2 A"];
    let table = |words: &str, options: &Options| {
        let mut table = Table::new(options.clone());
        table.act(words);
        table
    };
    let mut tables: Vec<Table> =
        options.iter().flat_map(|options| played.map(|words| table(words, options))).collect();
    // A game that has not started, one that is over, and one whose time is up.
    let mut over = table("K", &options[0]);
    over.order(Seat::First, &Command::Resign).unwrap();
    let clock = "60/move".parse().ok();
    let mut late = table("K", &Options { clock, ..Options::default() });
    late.wait(61);
    tables.extend([Table::empty(Options::default()), over, late]);
    tables
}

#[test]
fn d2_a_list_has_one_of_seven_forms_whatever_the_game_is() {
    let kinds = ["K", "a1", "Qrow1", "--"];
    let right = ["K", "a1", "Qrow1", "--", "a1 K", "a1 Qrow1", "a1 --"];
    let pairs = kinds.iter().flat_map(|one| kinds.map(|two| format!("{one} {two}")));
    let triples = pairs.clone().flat_map(|two| kinds.map(|three| format!("{two} {three}")));
    let quadruples = triples.clone().flat_map(|three| kinds.map(|four| format!("{three} {four}")));
    let singles = kinds.map(ToOwned::to_owned).into_iter().chain([String::new()]);
    let mut bad = 0;
    for words in singles.chain(pairs).chain(triples).chain(quadruples) {
        let is_right = right.contains(&&*words);
        bad += usize::from(!is_right);
        for table in tables() {
            for seat in Seat::ALL {
                let judged = table.game.judge(seat, &list(&words), table.now);
                let is_refused = judged == Err(Refusal::BadList);
                assert_eq!(is_refused, !is_right, "{words:?}: {judged:?}");
            }
        }
    }
    assert_eq!(bad, 1 + 13 + 64 + 256);
}

#[test]
fn d2_d8_a_list_cannot_try_a_call_for_nothing() {
    let mut table = Table::new(Options::default());
    table.act("A a1 B b1 C c1 E");
    for words in ["d1 Qrow1 Qrow1", "d1 Qcold Qcold", "d2 Qrow2 Qrow2", "Qrow1 a1", "d1 Qrow1 K"] {
        let seat = table.game.to_act().unwrap();
        assert_eq!(table.order(seat, &list(words)), Err(Refusal::BadList), "{words}");
    }
    table.order(Seat::First, &list("d1 Qrow1")).unwrap();
    assert_eq!(table.result(), "1-0 call");
}

/// Checks why a list with a valid form is refused.
#[track_caller]
fn check_refused(table: &mut Table, words: &str, expected: PlayError) {
    let seat = table.game.to_act().unwrap();
    assert_eq!(table.order(seat, &list(words)), Err(Refusal::Play(expected)), "{words}");
}

#[test]
fn d2_what_everybody_knows_decides_before_the_board_is_looked_at() {
    for blindfold in [None, "memory".parse().ok()] {
        let mut table = Table::new(Options { blindfold, ..Options::default() });
        table.act("K a1 F");
        for square in ["a1", "b2"] {
            let phase = PlayError::WrongPhase(Phase::Give);
            check_refused(&mut table, &format!("{square} --"), phase);
            let block = PlayError::NotAWinningShape("blocka1".parse().unwrap());
            check_refused(&mut table, &format!("{square} Qblocka1"), block);
        }
        for piece in ["K", "A"] {
            let place = PlayError::WrongPhase(Phase::Place("F".parse().unwrap()));
            check_refused(&mut table, piece, place);
        }
        assert_eq!(table.game.to_act(), Some(Seat::First));
    }
    let mut table = Table::new(Options { blindfold: "touch".parse().ok(), ..Options::default() });
    table.act(FULL.strip_suffix(" d4").unwrap());
    for square in ["a1", "d4"] {
        let done = PlayError::WrongPhase(Phase::Done);
        check_refused(&mut table, &format!("{square} A"), done);
    }
    table.order(Seat::First, &list("d4 --")).unwrap();
    assert_eq!(table.game.to_act(), Some(Seat::Second));
}

#[test]
fn d2_d7_a_give_after_the_placement_that_ends_the_game_is_dropped() {
    let terms = Terms { calling: Calling::Auto, ..Terms::default() };
    let mut table = Table::new(Options { terms, ..Options::default() });
    table.act(DARK_ROW.strip_suffix(" d1").unwrap());
    table.order(Seat::First, &list("d1 A")).unwrap();
    assert_eq!(table.result(), "1-0 alignment");
    let mut table = Table::new(Options { terms, ..Options::default() });
    table.act(FULL.strip_suffix(" d4").unwrap());
    check_refused(&mut table, "d4 --", PlayError::GameOver);
    table.order(Seat::First, &list("d4 A")).unwrap();
    assert_eq!(table.result(), "1/2-1/2 full-board");
}

/// Under automatic calling, a player could otherwise try every square with an impossible give after it,
/// and only the winning square would be accepted.
#[test]
fn d2_d11_no_square_is_tried_for_nothing_by_a_give_that_cannot_be() {
    let terms = Terms { calling: Calling::Auto, ..Terms::default() };
    let mut table = Table::new(Options { terms, ..Options::default() });
    table.act("A a1 B b1 C c1 E");
    for piece in ["E", "A"] {
        let gone = PlayError::NotInReserve(piece.parse().unwrap());
        for square in Square::ALL {
            check_refused(&mut table, &format!("{square} {piece}"), gone);
        }
    }
    table.order(Seat::First, &list("d1 P")).unwrap();
    assert_eq!(table.result(), "1-0 alignment");
    // In a blindfold game the refusal does not reveal the reserve, but the placement stays.
    let blindfold = "touch".parse().ok();
    let mut table = Table::new(Options { terms, blindfold, ..Options::default() });
    table.act("A a1 B b1 C c1 E");
    for _ in 0..TRIES {
        table.order(Seat::First, &list("a1")).unwrap();
    }
    assert_eq!(table.order(Seat::First, &list("a1 E")), Err(Refusal::NoQuestionLeft));
    assert_eq!(table.order(Seat::First, &list("a1 P")), Err(Refusal::NoQuestionLeft));
    table.order(Seat::First, &list("d4 E")).unwrap();
    assert_eq!(table.game.play().position().placed(), 4);
    assert_eq!(table.game.play().position().phase(), Phase::Give);
    assert_eq!(table.order(Seat::First, &list("E")), Err(Refusal::NoQuestionLeft));
}

/// Checks that two games refuse a command in the same way or both accept it; returns how often they
/// refuse.
#[track_caller]
fn check_alike([one, other]: [&Table; 2], command: &Command) -> usize {
    let mut refused = 0;
    for seat in Seat::ALL {
        match [one, other].map(|table| table.game.judge(seat, command, table.now)) {
            [Err(one), Err(other)] => {
                refused += 1;
                assert_eq!(one, other, "{command:?}");
            }
            [Ok(_), Ok(_)] => {}
            [one, other] => panic!("{command:?}: {one:?} but {other:?}"),
        }
    }
    refused
}

/// Compares two games whose boards differ, but not in what the viewers may know.
#[test]
fn d11_no_refusal_depends_on_a_hidden_board() {
    let gives = Piece::ALL.map(Action::Give).into_iter();
    let next: Vec<Action> =
        gives.chain(Shape::ALL.map(Action::Call)).chain([Action::Done]).collect();
    let mut refused = 0;
    for memory in ["touch", "queries 3", "memory"] {
        for last in ["A", "A d1"] {
            let tables = ["K a1 F b2 G c3", "D d4 M a3 P b1"].map(|words| {
                let blindfold = Some(memory.parse().unwrap());
                let mut table = Table::new(Options { blindfold, ..Options::default() });
                table.act(&format!("{words} {last}"));
                table
            });
            let both = tables.each_ref();
            for first in next.iter().copied().chain(Square::ALL.map(Action::Place)) {
                refused += check_alike(both, &Command::Act { actions: vec![first] });
                for next in &next {
                    refused += check_alike(both, &Command::Act { actions: vec![first, *next] });
                }
            }
            for seed in 0..200_u64 {
                let any = |u: &mut Unstructured<'_>| {
                    let command = Command::Act { actions: any_list(u, tables[0].game.play())? };
                    refused += check_alike(both, &command);
                    Ok(())
                };
                arbtest::arbtest(any).seed(seed << 32 | 256).run();
            }
        }
    }
    assert!(refused > 1000, "{refused} refused");
}
