//! What the tools for people who work on the engine say, in English.

use std::path::Path;
use std::time::Duration;

use quarto_engine::{Book, Progress, Solution};
use quarto_puzzle::{PuzzleId, PuzzleSearch};
use quarto_rules::{Character, Position, RuleSet, Value};
use quarto_tournament::{Entrant, Standing};

use crate::matches::MatchResult;

/// Says what a position or an action is worth to the player who must act, or what is known of it.
pub(crate) fn solution(solution: &Solution) -> String {
    if let Some(value) = solution.value() {
        return value.to_string();
    }
    let bounds = [
        (solution.at_least >= Value::Draw).then_some("at least a draw"),
        (solution.at_most <= Value::Draw).then_some("at most a draw"),
    ];
    let known: Vec<&str> = ["unknown"].into_iter().chain(bounds.into_iter().flatten()).collect();
    known.join(", ")
}

/// Says what a search has found out so far.
pub(crate) fn searching(progress: Progress, time: Duration) -> String {
    let Progress { nodes, at_least, at_most } = progress;
    let known = solution(&Solution { at_least, at_most, nodes });
    format!("{}, {} million positions: {known}", duration(time), nodes / 1_000_000)
}

/// Says which game is being reviewed, and for how long.
pub(crate) fn reviewing(game: usize, time: Duration) -> String {
    format!("game {game}, {}", duration(time))
}

/// Says that a game cannot be reviewed yet.
pub(crate) const NOT_OVER: &str = "the game is not over; it can be reviewed when it is";

/// Says how far a long work has come and how long the rest will take.
pub(crate) fn progress(done: usize, total: usize, left: Duration) -> String {
    let percent = 100 * done / total.max(1);
    format!("{percent}%, {done} of {total}, about {} left", duration(left))
}

/// Says how long something takes, in the unit that fits.
fn duration(time: Duration) -> String {
    match time.as_secs() {
        seconds @ ..100 => format!("{seconds} s"),
        seconds @ ..6000 => format!("{} min", seconds / 60),
        seconds => format!("{} h {} min", seconds / 3600, seconds / 60 % 60),
    }
}

/// Says that a book is there.
pub(crate) fn book_built(boards: usize, bytes: usize, path: &Path) -> String {
    format!("{boards} boards in {bytes} bytes: {}", path.display())
}

/// Says that a file is in the way of a book.
pub(crate) fn book_exists(path: &Path) -> String {
    format!("{} already exists; delete it to build it again", path.display())
}

/// Says that a book is right as far as it was looked at.
pub(crate) fn book_right(book: &Book, boards: usize) -> String {
    let depth = book.depth();
    format!("{}, up to {depth}+1: right about all {boards} boards looked at", book_rules(book))
}

/// Says where a book is wrong.
pub(crate) fn book_differs(
    position: &Position,
    told: Option<Value>,
    found: Option<Value>,
) -> String {
    let word = |value: Option<Value>| value.map_or("unknown".to_owned(), |value| value.to_string());
    format!("{position}: the book says {}, the search {}", word(told), word(found))
}

/// Says that a book does not serve.
pub(crate) fn other_rules(book: &Book) -> String {
    format!("this book is for {}", book_rules(book))
}

fn book_rules(book: &Book) -> String {
    let (variant, traits) = (book.rules().variant(), book.rules().traits().len());
    let plural = if traits == 1 { "" } else { "s" };
    format!("{variant} with {traits} counted trait{plural}")
}

/// Says what came out of a match.
pub(crate) fn match_result(result: &MatchResult) -> String {
    let [first, second] = result.characters.map(|character| match character {
        Character::Greedy => "greedy".to_owned(),
        Character::Level(level) => format!("level {level}"),
    });
    let MatchResult { won, drawn, lost, .. } = result;
    let (score, error) = result.score();
    let [elo, low, high] = result.elo();
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    let [first_mean, second_mean] = result.mean().map(ms);
    let [first_longest, second_longest] = result.longest.map(ms);
    format!(
        "{first} against {second}: {won} won, {drawn} drawn, {lost} lost\n\
         \x20 score {:.1}% ± {:.1}, Elo {elo:+.0} ({low:+.0} to {high:+.0})\n\
         \x20 an action took {first_mean:.1} and {second_mean:.1} ms, \
         at most {first_longest:.0} and {second_longest:.0}",
        100.0 * score,
        100.0 * error
    )
}

/// Says that a text is not a position, and perhaps why.
pub(crate) fn not_a_position(text: &str) -> String {
    let alone = text.contains('/') && !text.trim().contains(' ');
    let quote =
        if alone { "; put the board and the piece in hand in one pair of quotes" } else { "" };
    format!("{text:?} is not a position{quote}")
}

/// Says that not everything was solved.
pub(crate) fn not_solved(count: usize) -> String {
    match count {
        1 => "1 position was not solved".to_owned(),
        _ => format!("{count} positions were not solved"),
    }
}

/// Says that a tool has no other language.
pub(crate) const ENGLISH_ONLY: &str = "this command speaks English only; leave out --lang";

/// Says that a backup was made.
pub(crate) fn backed_up(file: &Path) -> String {
    format!("Everything is in {}.", file.display())
}

/// Says that games were copied.
pub(crate) fn copied(games: usize, to: &str) -> String {
    format!("{} copied to {to}.", count(games))
}

/// Says what is wrong with a game.
pub(crate) fn damaged(game: &str, reason: &str) -> String {
    format!("{game}: {reason}")
}

/// Says how many games were checked.
pub(crate) fn checked(games: usize, damaged: usize) -> String {
    if damaged == 0 {
        format!("{}, all as they should be.", count(games))
    } else {
        format!("{}, {damaged} of them damaged.", count(games))
    }
}

/// Says that a database is not as it should be.
pub(crate) const DAMAGED: &str = "the database is damaged; restore a backup";

/// Says how many puzzles a search has found, and how many are wanted.
pub(crate) fn puzzles_found(search: &PuzzleSearch) -> String {
    let part = |(bucket, found, wanted)| format!("{bucket} {found} of {wanted}");
    let parts: Vec<String> = search.progress().map(part).collect();
    format!("{} games: {}", search.games(), parts.join(", "))
}

/// Says that a file of puzzles is there.
pub(crate) fn puzzles_written(count: usize, bytes: usize, path: &Path) -> String {
    format!("{count} puzzles in {bytes} bytes: {}", path.display())
}

/// Says that all puzzles of a rule set keep their promise.
pub(crate) fn proved(rules: RuleSet, count: usize) -> String {
    format!("{rules}: {count} puzzles, all proved, all different")
}

/// Says that a puzzle is there twice.
pub(crate) fn puzzle_twice(id: PuzzleId) -> String {
    format!("{id}: another puzzle is the same up to symmetry")
}

/// Says what place an entrant of a simulated tournament has.
pub(crate) fn simulated_place(standing: &Standing, entrant: &Entrant) -> String {
    format!("{}. {}: {} points", standing.place, entrant.name, standing.score)
}

/// Says that a number is not a likelihood.
pub(crate) const NOT_LIKELY: &str = "must be a number from 0 to 1";

fn count(games: usize) -> String {
    if games == 1 { "1 game".into() } else { format!("{games} games") }
}
