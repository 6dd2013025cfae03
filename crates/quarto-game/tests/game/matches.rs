//! Matches: the score over rematches.

use quarto_game::{Command, Game, MatchScore, Options, Seat, Stage, Viewer};
use quarto_rules::{Player, Record, Variant};

use crate::table::Table;

fn options(best_of: &str) -> Options {
    Options { best_of: best_of.parse().ok(), ..Options::default() }
}

/// Lets a seat win, or both agree on a draw.
fn end(game: &mut Game, winner: Option<Seat>) {
    let now = quarto_game::Time::from_date((2026, 11, 17)).unwrap();
    let mut order = |seat, command: &Command| {
        let events = game.judge(seat, command, now.into()).unwrap();
        game.apply_all(&events).unwrap();
    };
    if let Some(winner) = winner {
        order(winner.other(), &Command::Resign);
    } else {
        order(Seat::First, &Command::OfferDraw);
        order(Seat::Second, &Command::AcceptDraw);
    }
}

fn rematch(game: &Game) -> Game {
    let now = quarto_game::Time::from_date((2026, 11, 17)).unwrap();
    Game::replay(&game.another(1, now).unwrap()).unwrap()
}

/// Returns the score in half points.
fn score(game: &Game) -> Option<(u32, [u32; 2], bool)> {
    let MatchScore { round, points, over } = game.score()?;
    Some((round, points.map(|points| points.0), over))
}

fn check_record(game: &Game) {
    let text = game.to_record().to_string();
    let record: Record = text.parse().unwrap();
    let read = Game::replay(&Game::import(&record).unwrap()).unwrap();
    assert_eq!(read.to_record().to_string(), text);
    assert_eq!(read.options().best_of, game.options().best_of);
    let by_player = |game: &Game| {
        let score = game.score()?;
        Some(Player::ALL.map(|player| score.points[game.seat(player).unwrap().index()]))
    };
    assert_eq!(by_player(&read), by_player(game), "{text}");
}

#[test]
fn d9_rematches_add_up_and_the_start_swaps() {
    let mut game = Table::new(Options::default()).game;
    assert_eq!(score(&game), None, "one game is not a match");
    end(&mut game, Some(Seat::First));
    let mut second = rematch(&game);
    assert_eq!(second.player(Seat::First), Some(Player::Two));
    assert_eq!(score(&second), Some((2, [2, 0], false)));
    let record = second.to_record();
    let tags = ["Event", "Round", "Score"].map(|name| record.tag(name));
    assert_eq!(tags, [Some("Match"), Some("2"), Some("0-1")], "player 1 is the other one now");
    check_record(&second);
    end(&mut second, None);
    assert_eq!(score(&second), Some((2, [3, 1], false)));
    check_record(&second);
    let third = rematch(&second);
    assert_eq!(score(&third), Some((3, [3, 1], false)));
    assert_eq!(third.to_record().tag("Score"), Some("1.5-0.5"));
    check_record(&third);
}

#[test]
fn the_best_of_three_ends_when_it_is_decided_and_then_another_match_begins() {
    let mut game = Table::new(options("3")).game;
    assert_eq!(score(&game), Some((1, [0, 0], false)));
    assert_eq!(game.to_record().tag("Event"), Some("Match, best of 3"));
    check_record(&game);
    end(&mut game, Some(Seat::Second));
    let mut second = rematch(&game);
    end(&mut second, Some(Seat::Second));
    assert_eq!(score(&second), Some((2, [0, 4], true)));
    check_record(&second);
    let next = rematch(&second);
    assert_eq!(score(&next), Some((1, [0, 0], false)));
    assert_eq!((next.to_record().tag("Round"), next.to_record().tag("Score")), (Some("1"), None));
    assert_eq!(next.player(Seat::First), Some(Player::One), "the start swaps all the same");
}

#[test]
fn r15_blocks_decide_between_equals_if_that_was_agreed() {
    for (best_of, decides) in [("2", false), ("2+squares", true)] {
        let mut game = Table::new(options(best_of)).game;
        end(&mut game, Some(Seat::First));
        let mut second = rematch(&game);
        assert_eq!(second.options().terms.rules.variant(), Variant::Lines);
        end(&mut second, Some(Seat::Second));
        assert_eq!(score(&second), Some((2, [2, 2], !decides)));
        let mut third = rematch(&second);
        if !decides {
            assert_eq!(score(&third), Some((1, [0, 0], false)), "the match was drawn");
            continue;
        }
        assert_eq!(third.options().terms.rules.variant(), Variant::Blocks);
        check_record(&third);
        end(&mut third, None);
        let mut fourth = rematch(&third);
        assert_eq!(fourth.options().terms.rules.variant(), Variant::Blocks, "once more");
        end(&mut fourth, Some(Seat::Second));
        assert_eq!(score(&fourth), Some((4, [3, 5], true)));
        check_record(&fourth);
        let next = rematch(&fourth);
        assert_eq!(next.options().terms.rules.variant(), Variant::Lines, "a match as the first");
        assert_eq!(score(&next), Some((1, [0, 0], false)));
    }
}

#[test]
fn the_score_is_part_of_every_view_and_an_occasion_of_others_stays() {
    let text = "[Event \"Club\"]\n[Round \"3\"]\n[Date \"2026.11.16\"]\n\n0. K 1. a1 resign1\n";
    let game = Game::replay(&Game::import(&text.parse().unwrap()).unwrap()).unwrap();
    assert_eq!(score(&game), None, "a round of something else is not a match");
    let mut table = Table::new(options("3"));
    table.order(Seat::First, &Command::Resign).unwrap();
    for viewer in crate::table::VIEWERS {
        let view = table.view(viewer);
        assert!(matches!(view.stage, Stage::Over { .. }));
        assert_eq!(view.score, table.game.score());
        let json = serde_json::to_value(&view).unwrap();
        assert_eq!(json["score"], serde_json::json!({"round": 1, "points": [0, 1], "over": false}));
    }
    assert_eq!(table.view(Viewer::Spectator).options.best_of, "3".parse().ok());
}
