use quarto_rules::{Action, GameResult, Record};

use super::{PLAYERS, alignment, done, ending, situation, terms};

/// Tells what happened in a game, line by line.
pub(crate) fn tell(game: &Record, number: usize) -> impl Iterator<Item = String> {
    let names = [("Player1", PLAYERS[0]), ("Player2", PLAYERS[1])];
    let names = names.map(|(tag, word)| game.tag(tag).unwrap_or(word));
    let mut lines = vec![
        format!("Game {number}: {} gives first, {} places first.", names[0], names[1]),
        terms(game.play().terms()),
    ];
    for (before, action, after) in game.replay() {
        let what = done(&before, action, &after, names);
        match action {
            Action::Place(_) => lines.push(format!("{:>2}. {what}", after.position().placed())),
            Action::Give(_) | Action::Call(_) | Action::Done => lines.push(format!("    {what}")),
        }
    }
    lines.push(match (game.play().outcome(), game.ending()) {
        (None, Some(end)) => ending(game.play(), end, names),
        (None, None) => format!("Not finished. {}", situation(game.play(), names)),
        (Some(_), _) => situation(game.play(), names),
    });
    if game.result() != GameResult::Open {
        lines.extend(missed(game));
    }
    lines.into_iter()
}

/// Tells which alignments nobody called.
pub(crate) fn missed(game: &Record) -> Vec<String> {
    let line = |placement, found| format!("Nobody called, after placement {placement}: {found}.");
    game.missed().iter().map(|missed| line(missed.placement, alignment(missed.alignment))).collect()
}
