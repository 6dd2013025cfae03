use quarto_engine::{AnalysisDetail, Bot, SearchLimits, Solver};
use quarto_rules::{
    Action, Calling, Character, Level, Phase, Play, Player, Position, RuleSet, Terms, Value,
};

use crate::naive;
use crate::values::{pick, random_play};

fn level(number: u8) -> Character {
    Character::Level(Level::new(number).unwrap())
}

fn auto(rules: RuleSet) -> Terms {
    Terms { rules, calling: Calling::Auto, ..Terms::default() }
}

/// Plays a game and returns all its actions.
fn game(terms: Terms, bots: [&Bot; 2], seeds: [u64; 2]) -> (Play, Vec<Action>) {
    let (mut play, mut actions) = (Play::new(terms), Vec::new());
    while play.outcome().is_none() {
        let player = play.position().player().index();
        let action = bots[player].act(&play, seeds[player]).unwrap();
        play.act(action).unwrap();
        actions.push(action);
    }
    assert_eq!(bots[0].act(&play, 0), None, "the game is over");
    (play, actions)
}

#[test]
fn every_character_plays_whole_games_by_all_rules() {
    let characters = (1..=9).map(level).chain([Character::Greedy]);
    for character in characters {
        for rules in RuleSet::all().step_by(3) {
            let bot = Bot::new(rules, character);
            for calling in [Calling::Official, Calling::Auto] {
                game(Terms { rules, calling, ..Terms::default() }, [&bot, &bot], [1, 2]);
            }
        }
    }
    for rules in ["lines fill", "squares height", "lines colour,fill"] {
        let rules = rules.parse().unwrap();
        let bot = Bot::new(rules, level(10));
        let (play, _) = game(auto(rules), [&bot, &bot], [1, 2]);
        assert_eq!(play.outcome().unwrap().winner(), None, "perfect players draw");
    }
}

#[test]
fn a_seed_reproduces_a_game_and_another_makes_another() {
    for number in 1..=10 {
        let play = |seed| {
            let rules =
                if number < 9 { RuleSet::LINES } else { "lines fill,shape".parse().unwrap() };
            let bot = Bot::new(rules, level(number));
            game(Terms { rules, ..Terms::default() }, [&bot, &bot], [seed, seed + 1]).1
        };
        assert_eq!(play(5), play(5));
        assert_ne!(play(5), play(6));
    }
}

#[test]
fn what_a_bot_does_depends_only_on_the_position_and_the_seed() {
    let (fresh, used) = ([0; 2]).map(|_| Bot::new(RuleSet::LINES, level(8))).into();
    let (mut play, mut other): (Play, Play) = (Play::new(auto(RuleSet::LINES)), Play::default());
    game(auto(RuleSet::LINES), [&used, &used], [7, 8]);
    other.act("A".parse().unwrap()).unwrap();
    let _ = used.act(&other, 3);
    while play.outcome().is_none() {
        let action = used.act(&play, 9).unwrap();
        assert_eq!(Some(action), fresh.act(&play, 9));
        play.act(action).unwrap();
    }
}

#[test]
fn greedy_wins_at_once_and_gives_nothing_that_wins() {
    let mut chance = 1;
    for rules in RuleSet::all() {
        let bot = Bot::new(rules, Character::Greedy);
        for actions in [17, 19, 20, 22, 23, 25] {
            let play = random_play(&mut chance, rules, actions);
            let mut after = play;
            after.act(bot.act(&play, 1).unwrap()).unwrap();
            let best = play.legal_actions().map(|action| naive_soon(&play, action)).max();
            assert_eq!(Some(naive_soon(&play, bot.act(&play, 1).unwrap())), best, "{play:?}");
        }
    }
}

/// Returns 1 if an action wins at once, -1 if it lets the opponent win at once, else 0. A placement lets
/// the opponent win if every piece that can be given after it does.
fn naive_soon(play: &Play, action: Action) -> i32 {
    let mut after = *play;
    after.act(action).unwrap();
    if after.outcome().is_some() {
        return i32::from(after.outcome().unwrap().winner().is_some());
    }
    let wins = |play: &Play| {
        play.legal_actions().any(|action| {
            let mut after = *play;
            after.act(action).unwrap();
            after.outcome().is_some_and(|outcome| outcome.winner().is_some())
        })
    };
    let given_wins = |action: Action| {
        let mut given = after;
        given.act(action).unwrap();
        wins(&given)
    };
    let lost = match after.position().phase() {
        Phase::Place(_) => wins(&after),
        Phase::Give => after.legal_actions().all(given_wins),
        Phase::Done => false,
    };
    -i32::from(lost)
}

#[test]
fn the_highest_level_keeps_the_value_and_hurries_to_win() {
    let mut chance = 4;
    for rules in RuleSet::all().step_by(2) {
        let bot = Bot::new(rules, level(10));
        for actions in [20, 21, 22, 23, 24, 25, 27, 28] {
            let play = random_play(&mut chance, rules, actions);
            let action = bot.act(&play, 1).unwrap();
            let solver = Solver::new(rules);
            let limits = SearchLimits::default();
            let best = solver.analyse(play.position(), AnalysisDetail::Best, limits).best.unwrap();
            assert!(best.contains(&action), "{rules} {} {action}", play.position());
        }
    }
}

#[test]
fn the_highest_level_sets_traps() {
    // All gives have the same value; they differ only in how often greedy goes wrong.
    let position: Position = "KBE./FC.A/.N../..M. -".parse().unwrap();
    let play = Play::from_position(auto(RuleSet::LINES), position);
    let solver = Solver::new(RuleSet::LINES);
    let analysis = solver.analyse(&position, AnalysisDetail::Best, SearchLimits::default());
    assert_eq!(analysis.worth.value(), Some(Value::Draw));
    let best = analysis.best;
    let (bot, greedy) =
        (Bot::new(RuleSet::LINES, level(10)), Bot::new(RuleSet::LINES, Character::Greedy));
    let errors = |action: Action| {
        let wrong = (0..200).filter(|&seed| {
            let mut after = play;
            after.act(action).unwrap();
            for _ in 0..2 {
                after.act(greedy.act(&after, seed).unwrap()).unwrap();
            }
            let value = solver.solve(after.position(), SearchLimits::default()).value().unwrap();
            value > Value::Draw
        });
        wrong.count()
    };
    let mut errors: Vec<_> = best.unwrap().into_iter().map(|give| (errors(give), give)).collect();
    errors.sort_unstable_by_key(|(errors, _)| *errors);
    let [(fewest, _), .., (most, give)] = errors[..] else { panic!("several keep the draw") };
    assert!(most > fewest + 20, "{errors:?}");
    assert_eq!(bot.act(&play, 1), Some(give));
}

#[test]
fn levels_notice_more_and_more() {
    // Row 1 needs a light piece, which is easy to see; a shared fill on the diagonal is harder to see.
    let wins = |text: &str, number: u8| {
        let bot = Bot::new(RuleSet::LINES, level(number));
        let play = Play::from_position(auto(RuleSet::LINES), text.parse().unwrap());
        let won = (0..400).filter(|&seed| {
            let mut after = play;
            after.act(bot.act(&play, seed).unwrap()).unwrap();
            after.outcome().is_some()
        });
        won.count()
    };
    let row = "ACE./..../P.../.... G";
    let diagonal = "I.../.P../..K./B... O";
    for position in [row, diagonal] {
        let counts: Vec<usize> = (1..=6).map(|number| wins(position, number)).collect();
        assert!(counts.is_sorted() && counts[0] < 300 && counts[5] == 400, "{counts:?}");
    }
    assert!(wins(row, 2) > wins(diagonal, 2));
}

#[test]
fn r9_r10_levels_call_or_miss_as_placer_and_as_receiver() {
    let calls = |text: &str, number: u8| {
        let bot = Bot::new(RuleSet::LINES, level(number));
        let play = Play::from_position(Terms::default(), text.parse().unwrap());
        let called = (0..300).filter(|&seed| bot.act(&play, seed).unwrap().to_string() == "Q row1");
        called.count()
    };
    for text in ["BDFJ/..../..../.... - d1", "BDFJ/..../..../.... A d1"] {
        let counts: Vec<usize> = [1, 3, 6, 10].map(|number| calls(text, number)).into();
        assert!(counts.is_sorted() && counts[0] < 290, "{counts:?}");
        assert_eq!(counts[2..], [300, 300]);
    }
}

#[test]
fn who_places_to_win_calls_it() {
    let bot = Bot::new(RuleSet::LINES, level(1));
    let (mut placed, mut called) = (0, 0);
    for seed in 0..400 {
        let position = "BDF./..../..../.... J".parse().unwrap();
        let mut play = Play::from_position(Terms::default(), position);
        play.act(bot.act(&play, seed).unwrap()).unwrap();
        if play.open_alignments().next().is_some() {
            placed += 1;
            called += usize::from(matches!(bot.act(&play, seed), Some(Action::Call(_))));
        }
    }
    // Some placed there by accident, and some of those do not notice the alignment.
    assert!(placed > 100 && called < placed && called * 10 > placed * 8, "{called} of {placed}");
}

#[test]
fn nobody_beats_the_highest_level() {
    let rules: RuleSet = "lines height".parse().unwrap();
    let best = Bot::new(rules, level(10));
    for other in [Character::Greedy, level(1), level(5), level(9)] {
        let other = Bot::new(rules, other);
        for seed in 0..10 {
            let (play, _) = game(auto(rules), [&best, &other], [seed, seed]);
            assert_ne!(play.outcome().unwrap().winner(), Some(Player::Two));
            let (play, _) = game(auto(rules), [&other, &best], [seed, seed]);
            assert_ne!(play.outcome().unwrap().winner(), Some(Player::One));
        }
    }
}

#[test]
fn a_level_thinks_so_far_and_no_farther() {
    // Level 7 looks three placements ahead, and seldom four: it does not see what is decided later.
    let mut chance = 9;
    let (bot, rules) = (Bot::new(RuleSet::LINES, level(7)), RuleSet::LINES);
    let (mut near, mut far, mut missed) = (0, 0, 0);
    while near < 40 || far < 40 {
        let actions = 22 + pick(&mut chance, 4);
        let play = random_play(&mut chance, rules, actions);
        let value = naive::value(&play);
        let action = bot.act(&play, near + far).unwrap();
        let kept = naive::value_of(&play, action) == value;
        match value {
            Value::Win(1..=3) => {
                near += 1;
                assert!(kept, "{} {action}", play.position());
            }
            Value::Win(5..) => {
                far += 1;
                missed += u64::from(!kept);
            }
            Value::Win(_) | Value::Draw | Value::Loss(_) => {}
        }
    }
    assert!(missed > far / 4, "{missed} of {far}");
}

#[test]
fn names_of_characters_are_read() {
    for character in (1..=10).map(level).chain([Character::Greedy]) {
        assert_eq!(character.to_string().parse(), Ok(character));
    }
    for wrong in ["", "0", "11", "Greedy", "-1"] {
        assert!(wrong.parse::<Character>().is_err());
    }
}
