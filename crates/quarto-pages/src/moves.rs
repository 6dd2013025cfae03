use quarto_game::{Announcement, Update, View};
use quarto_rules::{Action, Piece, Play};
use quarto_text::Narrator;

use crate::kind::Kind;

/// An action of a game, in words.
pub(crate) struct Move {
    pub(crate) action: Action,
    /// The piece that is given or placed.
    pub(crate) piece: Option<Piece>,
    pub(crate) text: String,
}

/// Returns the questions and attempts of a blindfold game, each with the number of actions before
/// it (D11).
pub(crate) fn probes(told: &[Update], narrator: &Narrator) -> Vec<(usize, String)> {
    let (mut narrator, mut step, mut probes) = (narrator.clone(), 0, Vec::new());
    for heard in told.iter().flat_map(|told| &told.heard) {
        let text = narrator.tell(heard).into_iter().next().map(|line| line.label);
        step += usize::from(Kind::of(heard).is_action());
        if Kind::of(heard) == Kind::Probe {
            probes.extend(text.map(|text| (step, text)));
        }
    }
    probes
}

/// Returns the actions of a game, or none if they are hidden.
pub(crate) fn moves(view: &View, narrator: &Narrator) -> Vec<Move> {
    let mut narrator = narrator.clone();
    let mut play = Play::new(view.options.terms);
    let mut moves = Vec::new();
    for action in view.actions.iter().flatten().copied() {
        let player = play.position().player();
        let wrong = play.wrong_calls(player);
        let hand = play.position().hand();
        // An action of a valid game replays without an error.
        let _ = play.act(action);
        let heard = match (action, hand) {
            (Action::Give(piece), _) => Announcement::Given { player, piece },
            (Action::Place(square), Some(piece)) => Announcement::Placed { player, piece, square },
            (Action::Call(shape), _) if play.wrong_calls(player) > wrong => {
                Announcement::WrongCall { player, shape, count: play.wrong_calls(player) }
            }
            (Action::Call(shape), _) => Announcement::CallMade { player, shape },
            (Action::Done | Action::Place(_), _) => Announcement::Done { player },
        };
        let text = narrator.tell(&heard).into_iter().next().map(|line| line.label);
        let piece = match action {
            Action::Give(piece) => Some(piece),
            Action::Place(_) => hand,
            Action::Call(_) | Action::Done => None,
        };
        moves.push(Move { action, piece, text: text.unwrap_or_default() });
    }
    moves
}
