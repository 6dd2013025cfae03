//! Whatever players try, in whatever order, the game stays consistent and no viewer learns what they may
//! not know.

use std::time::Duration;

use arbtest::arbitrary::{Result, Unstructured};
use quarto_game::{
    Announcement, Command, Event, Game, Greeting, Happening, Likeness, Memory, Options, Question,
    Seat, Stage, Takebacks, Time,
};
use quarto_rules::{Action, Calling, Piece, RuleSet, Shape, Square, Terms, Trait, WrongCall};

use crate::Table;
use crate::lists::{any_list, begins_with_win, holds_right_call, keeps_call};
use crate::records::check_round_trip;
use crate::table::{VIEWERS, person};

fn options(u: &mut Unstructured<'_>) -> Result<Options> {
    let rules: Vec<RuleSet> = RuleSet::all().collect();
    let terms = Terms {
        rules: *u.choose(&rules)?,
        calling: if u.ratio(1, 6)? { Calling::Auto } else { Calling::Official },
        wrong_call: *u.choose(&WrongCall::ALL)?,
    };
    let blindfold = *u.choose(&["", "", "touch", "queries 1", "memory"])?;
    let clock = *u.choose(&["", "60/move", "300+5"])?;
    Ok(Options {
        terms,
        assist: blindfold.is_empty() && u.arbitrary()?,
        takebacks: if blindfold.is_empty() && u.arbitrary()? {
            Some(*u.choose(&Takebacks::ALL)?)
        } else {
            None
        },
        clock: clock.parse().ok(),
        lag_allowance: Duration::from_millis(u.int_in_range(0..=1000)?),
        blindfold: blindfold.parse().ok(),
        claims: u.arbitrary()?,
        best_of: u.choose(&["", "2", "3+squares"])?.parse().ok(),
        ..Options::default()
    })
}

fn question(u: &mut Unstructured<'_>) -> Result<Question> {
    let like = |u: &mut Unstructured<'_>| {
        Ok(Likeness::new(u.choose(&Trait::ALL)?.values()[u.choose_index(2)?]))
    };
    Ok(match u.int_in_range(0..=7)? {
        0 => Question::Board,
        1 => Question::Square(*u.choose(&Square::ALL)?),
        2 => Question::Shape(*u.choose(&Shape::ALL)?),
        3 => Question::Where(like(u)?),
        4 => Question::Placed,
        5 => Question::Empty,
        6 => Question::Left(like(u)?),
        _ => Question::Reserve,
    })
}

/// Returns a random command, allowed or not, mostly an action that suits the moment.
fn command(u: &mut Unstructured<'_>, table: &Table) -> Result<Command> {
    let action = |u: &mut Unstructured<'_>| {
        let legal: Vec<Action> = table.game.play().legal_actions().collect();
        let legal: Vec<Action> =
            legal.into_iter().filter(|action| !matches!(action, Action::Call(_))).collect();
        if !legal.is_empty() && u.ratio(5, 6)? {
            return u.choose(&legal).copied();
        }
        Ok(match u.int_in_range(0..=3)? {
            0 => Action::Give(*u.choose(&Piece::ALL)?),
            1 => Action::Place(*u.choose(&Square::ALL)?),
            2 => Action::Call(*u.choose(&Shape::ALL)?),
            _ => Action::Done,
        })
    };
    Ok(match u.int_in_range(0..=40)? {
        0 => Command::Ask { question: question(u)? },
        1 => Command::OfferDraw,
        2 if u.ratio(1, 8)? => Command::AcceptDraw,
        3 => Command::DeclineDraw,
        4 => Command::AskTakeback,
        5 => Command::AcceptTakeback,
        6 => Command::DeclineTakeback,
        7 if u.ratio(1, 8)? => Command::Resign,
        8 if u.ratio(1, 8)? => Command::Claim,
        9 => Command::Rematch,
        10 => Command::Sit(person("Eve")),
        11 => Command::Act { actions: vec![action(u)?, action(u)?] },
        12 | 13 => Command::Greet { greeting: *u.choose(&Greeting::ALL)? },
        _ => Command::Act { actions: vec![action(u)?] },
    })
}

/// Plays random commands at a table, and calls `check` after every one.
fn play(seeds: std::ops::Range<u64>, check: impl Fn(&mut Table)) {
    for seed in seeds {
        arbtest::arbtest(|u| {
            let mut table = Table::empty(options(u)?);
            table.sit();
            let start = table.game.start(table.now.at).unwrap();
            table.happen(&[start]);
            while !u.is_empty() {
                let acting = table.game.to_act().unwrap_or(Seat::First);
                let seat = if u.ratio(1, 8)? { acting.other() } else { acting };
                let command = command(u, &table)?;
                let before = table.game.clone();
                if table.order(seat, &command).is_err() {
                    assert_eq!(table.game, before, "a refusal changes nothing");
                }
                if u.ratio(1, 16)?
                    && let Ok(more) = table.game.extend(Duration::from_secs(9), table.now.at)
                {
                    table.happen(&[more]);
                }
                table.now.at = table.now.at.after(Duration::from_millis(u.int_in_range(0..=9000)?));
                table.now.lag = Duration::from_millis(u.int_in_range(0..=1500)?);
                let is_gone = u.ratio(1, 2)?;
                table.now.absent_since = is_gone.then_some(Time(0));
                table.tick();
                check(&mut table);
            }
            Ok(())
        })
        .seed(seed << 32 | 1024)
        .run();
    }
}

#[test]
fn a_game_is_its_events() {
    play(1..150, |table| {
        assert_eq!(Game::replay(&table.events).as_ref(), Ok(&table.game));
        let lines: Vec<String> = table.events.iter().map(Event::to_line).collect();
        let read: Vec<Event> = lines.iter().map(|line| Event::from_line(line).unwrap()).collect();
        assert_eq!(read, table.events);
    });
}

#[test]
fn without_its_greetings_a_game_is_the_same() {
    let greeted = std::cell::Cell::new(0);
    play(900..960, |table| {
        let greeting = |event: &&Event| matches!(event.what, Happening::Greeted { .. });
        let rest: Vec<Event> = table.events.iter().filter(|e| !greeting(e)).cloned().collect();
        greeted.set(greeted.get() + table.events.len() - rest.len());
        let game = Game::open(&rest[0]).unwrap();
        let mut silent =
            Table { game, events: Vec::new(), heard: Default::default(), now: table.now };
        silent.happen(&rest[1..]);
        for (viewer, (all, rest)) in VIEWERS.into_iter().zip(table.heard.iter().zip(&silent.heard))
        {
            assert_eq!(silent.view(viewer), table.view(viewer));
            let said = |heard: &&Announcement| matches!(heard, Announcement::Greeted { .. });
            assert!(all.iter().filter(|heard| !said(heard)).eq(rest), "{rest:?}");
        }
        let (silent, game) = (&silent.game, &table.game);
        assert_eq!(silent.play(), game.play());
        assert_eq!((silent.deadline(), silent.rematch()), (game.deadline(), game.rematch()));
        assert_eq!(silent.to_record(), game.to_record());
    });
    assert!(greeted.get() > 500, "there was something to leave out: {}", greeted.get());
}

#[test]
fn every_game_comes_back_from_its_record() {
    play(150..300, |table| check_round_trip(&table.game));
}

#[test]
fn d11_no_view_of_a_blindfold_game_holds_the_board_before_the_end() {
    play(300..500, |table| {
        for viewer in VIEWERS {
            let view = table.view(viewer);
            let hidden =
                view.options.blindfold.is_some() && !matches!(view.stage, Stage::Over { .. });
            assert_eq!(
                view.board.is_none() && view.reserve.is_none() && view.actions.is_none(),
                hidden
            );
        }
        let answered =
            |heard: &Announcement| matches!(heard, Announcement::Asked { answer: Some(_), .. });
        assert!(!table.heard[2].iter().any(answered), "a spectator does not hear answers");
    });
}

/// Runs every game beside its twin, in which nothing is ever an alignment. Until a call is accepted or
/// the game ends, no viewer can tell the two apart, whatever they try and however it is refused.
#[test]
fn d8_until_a_call_or_the_end_nobody_can_tell_whether_there_is_an_alignment() {
    let mut seen = Seen::default();
    for seed in 500..900_u64 {
        arbtest::arbtest(|u| beside_its_twin(u, &mut seen)).seed(seed << 32 | 1024).run();
    }
    assert!(seen.aligned > 100, "there was something to leak: {}", seen.aligned);
    assert!(seen.refused > 100, "right calls were in refused lists: {}", seen.refused);
}

/// Runs twins under automatic calling: an alignment ends the game, but no refusal reveals beforehand
/// whether a placement would make one (D2, D11).
#[test]
fn d2_no_refusal_tells_whether_a_placement_wins() {
    let (mut refused, mut won) = (0, 0);
    for seed in 900..1300_u64 {
        let run = |u: &mut Unstructured<'_>| auto_beside_its_twin(u, &mut refused, &mut won);
        arbtest::arbtest(run).seed(seed << 32 | 1024).run();
    }
    assert!(refused > 100, "lists that begin with a win were refused: {refused}");
    assert!(won > 100, "games were won: {won}");
}

fn auto_beside_its_twin(
    u: &mut Unstructured<'_>,
    refused: &mut usize,
    won: &mut usize,
) -> Result<()> {
    let mut options = options(u)?;
    options.terms.calling = Calling::Auto;
    let [mut table, mut twin] = twins(options);
    while !u.is_empty() && !table.game.is_over() && !twin.game.is_over() {
        let seat = table.game.to_act().unwrap();
        if u.ratio(1, 8)? {
            use_up_tries([&mut table, &mut twin], seat);
        }
        let play = *table.game.play();
        let actions = any_list(u, &play)?;
        let would_win = begins_with_win(&play, &actions);
        let command = Command::Act { actions };
        match [&table, &twin].map(|table| table.game.judge(seat, &command, table.now)) {
            [Ok(own), Ok(other)] => {
                *won += usize::from(would_win);
                // Only what both games accept is played in both; the winning placement is seldom played.
                if own == other && !would_win {
                    table.happen(&own);
                    twin.happen(&other);
                } else if u.ratio(1, 10)? {
                    break;
                }
            }
            [Err(own), Err(other)] => {
                *refused += usize::from(would_win);
                assert_eq!(own, other, "{command:?}");
            }
            [own, other] => panic!("{command:?}: {own:?} but {other:?}"),
        }
    }
    Ok(())
}

/// Makes impossible attempts by touch, until no more are recorded in this turn.
fn use_up_tries(tables: [&mut Table; 2], seat: Seat) {
    for table in tables {
        let taken = table.game.play().position().board().occupied().iter().next();
        let Some(square) = taken.filter(|_| table.game.options().blindfold == Some(Memory::Touch))
        else {
            continue;
        };
        let try_it = Command::Act { actions: vec![Action::Place(square)] };
        while let Ok(events) = table.game.judge(seat, &try_it, table.now) {
            table.happen(&events);
        }
    }
}

/// Returns a game that has just started, and its twin.
fn twins(options: Options) -> [Table; 2] {
    let mut table = Table::empty(options);
    let game = table.game.clone().into_twin();
    let events = table.events.clone();
    let mut twin = Table { game, events, heard: Default::default(), now: table.now };
    for table in [&mut table, &mut twin] {
        table.sit();
        let start = table.game.start(table.now.at).unwrap();
        table.happen(&[start]);
    }
    [table, twin]
}

/// How often a test came across something that could have leaked.
#[derive(Default)]
struct Seen {
    aligned: usize,
    /// Lists with a right call in them that were refused.
    refused: usize,
}

fn beside_its_twin(u: &mut Unstructured<'_>, seen: &mut Seen) -> Result<()> {
    let mut options = options(u)?;
    options.terms.calling = Calling::Official;
    let [mut table, mut twin] = twins(options);
    while !u.is_empty() && !table.game.is_over() {
        let acting = table.game.to_act().unwrap();
        let seat = if u.ratio(1, 8)? { acting.other() } else { acting };
        let play = *table.game.play();
        let is_list = u.ratio(1, 2)?;
        let command = if is_list {
            Command::Act { actions: any_list(u, &play)? }
        } else {
            command(u, &table)?
        };
        let [own, other] = [&table, &twin].map(|table| table.game.judge(seat, &command, table.now));
        assert_eq!(own, other, "{command:?}");
        match own {
            Err(_) => {
                let Command::Act { actions: list } = &command else { continue };
                seen.refused += usize::from(holds_right_call(&play, list));
            }
            // Most calls are judged but not applied, or games would be short.
            Ok(events) if keeps_call(&events) && u.ratio(9, 10)? => {}
            Ok(events) if keeps_call(&events) => break,
            Ok(events) => {
                table.happen(&events);
                twin.happen(&events);
            }
        }
        seen.aligned += table.game.play().open_alignments().count();
        assert_eq!(table.game.is_over(), twin.game.is_over());
        if !table.game.is_over() {
            assert_same(&table, &twin);
        }
    }
    Ok(())
}

fn assert_same(table: &Table, twin: &Table) {
    assert_eq!(table.heard, twin.heard);
    for viewer in VIEWERS {
        let (view, other) = (table.view(viewer), twin.view(viewer));
        assert_eq!(view.legal_actions(), other.legal_actions());
        assert_eq!(view, other);
    }
    let told = [table, twin].map(|table| table.game.told_from(Some(Seat::First)));
    assert_eq!(told[0], told[1]);
}
