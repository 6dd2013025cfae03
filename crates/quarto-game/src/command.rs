use quarto_rules::Action;

use crate::{Greeting, Party, Question, Time};

/// What somebody at a seat wants to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take the seat.
    Sit(Party),
    /// Place, give, call or say *done*: one action, or a placement and what follows it (D2). Both are
    /// done or none.
    Act(Vec<Action>),
    /// Ask about the hidden board (D11).
    Ask(Question),
    /// Offer a draw.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline the opponent's offer.
    DeclineDraw,
    /// Ask to take back one's own latest action.
    AskTakeback,
    /// Let the opponent take back.
    AcceptTakeback,
    /// Do not let the opponent take back.
    DeclineTakeback,
    /// Give up.
    Resign,
    /// Claim the game, since the opponent is gone (D10).
    Claim {
        /// Since when the opponent has had no connection.
        absent_since: Time,
    },
    /// Ask for another game, or agree to it.
    Rematch,
    /// Say something kind, at any time.
    Greet(Greeting),
}
