use std::collections::HashSet;

use quarto_rules::{Action, Board, Move, Piece, Play, Player, Position, Square};

use crate::game::{any_action, any_terms, for_random, random_game};

#[test]
fn every_listed_action_is_legal_and_every_legal_action_is_listed() {
    for_random(300, |u| {
        random_game(u, |_, play| {
            let listed: Vec<Action> = play.legal_actions().collect();
            let unique: HashSet<Action> = listed.iter().copied().collect();
            assert_eq!(listed.len(), unique.len());
            assert_eq!(listed.len(), play.count_legal_actions());
            for action in Action::all() {
                let legal = play.check(play.position().player(), action).is_ok();
                assert_eq!(legal, unique.contains(&action), "{action}");
            }
            Ok(())
        })?;
        Ok(())
    });
}

#[test]
fn every_listed_move_is_legal_and_every_legal_move_is_listed() {
    let whole = |square| Piece::ALL.into_iter().map(move |piece| Move::PlaceAndGive(square, piece));
    let all: Vec<Move> = Piece::ALL
        .into_iter()
        .map(Move::Give)
        .chain(Square::ALL.into_iter().map(Move::Place))
        .chain(Square::ALL.into_iter().flat_map(whole))
        .collect();
    for_random(100, |u| {
        random_game(u, |_, play| {
            let listed = Move::legal(play);
            let unique: HashSet<Move> = listed.iter().copied().collect();
            assert_eq!(listed.len(), unique.len());
            for whole in &all {
                let legal = whole.act(&mut play.clone()).is_ok();
                assert_eq!(legal, unique.contains(whole), "{whole}");
            }
            Ok(())
        })?;
        Ok(())
    });
}

#[test]
fn a_refused_action_changes_nothing() {
    for_random(300, |u| {
        random_game(u, |u, play| {
            let mut after = *play;
            let action = u.choose_iter(Action::all().collect::<Vec<_>>())?;
            let player = *u.choose(&Player::ALL)?;
            match play.check(player, action) {
                Ok(()) => assert_eq!(after.act_as(player, action), Ok(())),
                Err(error) => {
                    assert_eq!(after.act_as(player, action), Err(error));
                    assert_eq!(after, *play);
                }
            }
            Ok(())
        })?;
        Ok(())
    });
}

#[test]
fn only_the_player_to_act_has_legal_actions() {
    for_random(100, |u| {
        random_game(u, |_, play| {
            let other = play.position().player().opponent();
            assert!(Action::all().all(|action| play.check(other, action).is_err()));
            Ok(())
        })?;
        Ok(())
    });
}

#[test]
fn positions_read_back_as_they_were_written_and_pass_the_gate() {
    for_random(300, |u| {
        random_game(u, |_, play| {
            let position = *play.position();
            assert_eq!(position.to_string().parse(), Ok(position));
            assert_eq!(Position::new(position.to_setup()), Ok(position));
            Ok(())
        })?;
        Ok(())
    });
}

#[test]
fn the_position_kept_up_to_date_equals_the_one_made_anew() {
    for_random(300, |u| {
        let mut play = Play::new(any_terms(u)?);
        let mut placed = Vec::new();
        while let Some(action) = any_action(u, &play)? {
            if let (Action::Place(square), Some(piece)) = (action, play.position().hand()) {
                placed.push((square, piece));
            }
            play.act(action).unwrap();
            let board: Board = placed.iter().copied().collect();
            assert_eq!(play.position().board(), &board);
            let again =
                Play::from_position(play.terms(), play.position().to_string().parse().unwrap());
            assert_eq!(again.position(), play.position());
            // A call ends the game without a trace in the position.
            if matches!(action, Action::Give(_) | Action::Place(_) | Action::Done) {
                assert_eq!(again.outcome(), play.outcome());
                assert!(again.legal_actions().eq(play.legal_actions()));
            }
            let shown: HashSet<_> = board.iter().collect();
            assert_eq!(shown, placed.iter().copied().collect());
            let empty = Square::ALL.into_iter().filter(|&s| board.piece_at(s).is_none());
            assert_eq!(empty.count(), 16 - placed.len());
        }
        Ok(())
    });
}

#[test]
fn every_game_ends_within_sixteen_placements() {
    for_random(200, |u| {
        let mut actions = 0;
        let end = random_game(u, |_, _| {
            actions += 1;
            Ok(())
        })?;
        assert!(end.outcome().is_some());
        assert!(actions <= 1 + 16 + 16 + 32 + 2);
        Ok(())
    });
}

#[cfg(feature = "arbitrary")]
#[test]
fn arbitrary_records_and_positions_read_back_as_they_were_written() {
    for_random(300, |u| {
        let record: quarto_rules::Record = u.arbitrary()?;
        assert_eq!(record.to_string().parse(), Ok(record));
        let position: Position = u.arbitrary()?;
        assert_eq!(position.to_string().parse(), Ok(position));
        Ok(())
    });
}
