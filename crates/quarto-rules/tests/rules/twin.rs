use std::collections::BTreeSet;

use quarto_rules::{Outcome, Play, Player};

use crate::game::{any_action, any_terms, for_random};
use crate::naive::{Naive, Stage};

#[test]
fn the_naive_twin_agrees_on_random_games_of_every_rule_set() {
    let mut ends = BTreeSet::new();
    for_random(3000, |u| {
        let terms = any_terms(u)?;
        let mut play = Play::new(terms);
        let mut naive = Naive::new(terms, "..../..../..../.... -");
        loop {
            let legal: BTreeSet<String> = play.legal_actions().map(|a| a.to_string()).collect();
            assert_eq!(legal, naive.legal().into_iter().collect());
            let winner = play.outcome().map(|o| o.winner().map_or(0, |w| w.index() + 1));
            assert_eq!(winner, naive.winner);
            if naive.stage == Stage::Over {
                break;
            }
            assert_eq!(play.position().player(), Player::ALL[naive.turn - 1]);
            let Some(action) = any_action(u, &play)? else { panic!("nothing to do, not over") };
            play.act(action).unwrap();
            naive.act(action);
        }
        ends.insert(match play.outcome().unwrap() {
            Outcome::Call { .. } => "call",
            Outcome::Alignment { .. } => "alignment",
            Outcome::WrongCall { .. } => "wrong call",
            Outcome::FullBoard => "full board",
        });
        Ok(())
    });
    // Every way to end was seen.
    assert_eq!(ends.len(), 4, "{ends:?}");
}
