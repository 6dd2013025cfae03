use crate::Play;

/// Returns the number of sequences of exactly `depth` legal actions from here (perft); nothing
/// follows the end of a game.
///
/// ```
/// use quarto_rules::{Calling, Play, Terms, perft};
///
/// let play = Play::new(Terms { calling: Calling::Auto, ..Terms::default() });
/// assert_eq!(perft(&play, 3), 16 * 16 * 15);
/// ```
#[must_use]
pub fn perft(play: &Play, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => play.count_legal_actions() as u64,
        _ => {
            let after = |action| {
                let mut play = *play;
                play.act(action).expect("a listed action is legal");
                perft(&play, depth - 1)
            };
            play.legal_actions().map(after).sum()
        }
    }
}
