use std::num::NonZero;

use quarto_engine::{AnalysisDetail, Bot, SearchLimits, Solver, SolverOptions};
use quarto_game::{Command, Game, Party, Seat, Snapshot, Time, Viewer};
use quarto_pages::{Delivery, Door, Flash, Onlooker, Reader, game_page, scene};
use quarto_rules::{Play, RuleSet, Value};
use quarto_text::{Language, Narrator, Voice};

/// All checks; each returns `None` if it fails. `run.mjs` knows their names.
pub(crate) const ALL: [fn() -> Option<()>; 6] = [solve, search, look_up, choose, play, render];

fn solver() -> Solver {
    let options = SolverOptions { threads: NonZero::<usize>::MIN, table_bytes: 16 << 20 };
    Solver::with_options(RuleSet::LINES, options)
}

fn is(condition: bool) -> Option<()> {
    condition.then_some(())
}

/// Checks that a position is solved by search.
fn solve() -> Option<()> {
    let position = "AB../..CD/..../E.F. G".parse().ok()?;
    let solution = solver().without_book().solve(&position, SearchLimits::default());
    is(solution.value() == Some(Value::Draw) && solution.nodes > 0)
}

/// Checks that every move is searched.
fn search() -> Option<()> {
    let position = "AB../..CD/..../E.F. G".parse().ok()?;
    let limits = SearchLimits::default();
    let moves = solver().without_book().analyse(&position, AnalysisDetail::Moves, limits).moves;
    let lost = moves.iter().filter(|(_, solution)| solution.value() == Some(Value::Loss(10)));
    is(moves.len() == 10 && lost.count() == 1)
}

/// Checks that the book knows the empty board.
fn look_up() -> Option<()> {
    let play = Play::new(quarto_rules::Terms::default());
    let solution = solver().solve(play.position(), SearchLimits::default());
    is(solution.value() == Some(Value::Draw))
}

/// Checks that the highest level chooses as on any other machine.
fn choose() -> Option<()> {
    let mut play = Play::new(quarto_rules::Terms::default());
    let bot = Bot::new(RuleSet::LINES, "10".parse().ok()?);
    for action in "A a1 B b2 C".split(' ') {
        play.act(action.parse().ok()?).ok()?;
    }
    is(bot.act(&play, 42)?.to_string() == "a4")
}

/// Returns a game between Ada, who starts, and Bo, after these actions.
fn game(actions: &[&str]) -> Option<Game> {
    let options = quarto_game::Options { starter: Some(Seat::First), ..Default::default() };
    let mut game = Game::open(&Game::create(options, 7, Time(0)).ok()?).ok()?;
    for (seat, name) in [(Seat::First, "Ada"), (Seat::Second, "Bo")] {
        let sit = Command::Sit(Party::Person(name.parse().ok()?));
        game.apply_all(&game.judge(seat, &sit, Time(0).into()).ok()?).ok()?;
    }
    game.apply(&game.start(Time(0)).ok()?).ok()?;
    for action in actions {
        let act = Command::Act { actions: vec![action.parse().ok()?] };
        game.apply_all(&game.judge(game.to_act()?, &act, Time(0).into()).ok()?).ok()?;
    }
    Some(game)
}

/// Checks that a game is judged, up to the call that wins it, and put into words.
fn play() -> Option<()> {
    let mut game = game(&["B", "a1", "D", "b1", "F", "c1", "J", "d1"])?;
    let call = Command::Act { actions: vec!["Q row1".parse().ok()?] };
    is(game.judge(Seat::Second, &call, Time(0).into()).is_err())?;
    let events = game.judge(Seat::First, &call, Time(0).into()).ok()?;
    let voice = Voice { language: Language::English, ..Voice::default() };
    let mut narrator = Narrator::new(voice, &game.view(Viewer::Spectator, Time(0)));
    let heard = game.hear(events.first()?, Viewer::Spectator).ok()?;
    let lines: Vec<String> =
        heard.iter().flat_map(|it| narrator.tell(it)).map(|line| line.label).collect();
    is(game.to_record().result().to_string() == "1-0" && lines.concat().contains("QUARTO"))
}

/// Checks that the whole page of a game is made: what it shows, and where it can be touched.
fn render() -> Option<()> {
    let (game, seats) = (game(&["K", "a1", "F"])?, [Seat::First]);
    let seen = Snapshot {
        game: "a4e35qnmncnm".parse().ok()?,
        view: game.view(Viewer::Seat(Seat::First), Time(0)),
        seq: game.seq(),
        created: Time(0),
        now: Time(0),
        open: false,
        listing: quarto_game::Listing::Unlisted,
        next: None,
        spectators: 0,
        away: [false; 2],
    };
    let reader = Reader::default();
    let onlooker = Onlooker {
        reader: &reader,
        seats: &seats,
        base: "https://quarto.example",
        door: Door::Closed,
        key: "",
        way: Delivery::Page,
    };
    let scene = scene(&onlooker, &seen, &[], None, Flash::default());
    let page = game_page(&reader, "", &seen, None, scene);
    let count = |text: &str| page.matches(text).count();
    is(page.starts_with("<!doctype html>") && page.trim_end().ends_with("</html>"))?;
    is(page.contains("<h1>You vs. Bo</h1>") && count("class=\"square") == 16)?;
    is(count("name=\"square\"") == 15 && count("name=\"piece\"") == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_checks_pass_natively() {
        for (place, check) in ALL.iter().enumerate() {
            assert_eq!(check(), Some(()), "check {}", place + 1);
        }
    }
}
