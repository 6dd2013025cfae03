use std::fmt::{Display, Formatter, Result as FmtResult};

use quarto_rules::Action;
use serde::{Deserialize, Serialize};

use crate::{Greeting, Party, Question};

/// A command: what the player on a seat wants to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Command {
    /// Take the seat that the sender holds.
    Sit(Party),
    /// Place, give, call or say *done*: one action, or a placement and what follows it (D2). Either both
    /// are done or neither.
    Act {
        /// The actions, in the notation of records: a move is `["a2", "K"]`, a call `["Q row2"]`.
        actions: Vec<Action>,
    },
    /// Ask about the hidden board (D11).
    Ask {
        /// The question.
        question: Question,
    },
    /// Offer a draw.
    OfferDraw,
    /// Accept the opponent's offer.
    AcceptDraw,
    /// Decline the opponent's offer.
    DeclineDraw,
    /// Ask to take back the player's own latest action.
    AskTakeback,
    /// Let the opponent take back.
    AcceptTakeback,
    /// Do not let the opponent take back.
    DeclineTakeback,
    /// Resign.
    Resign,
    /// Claim the game because the opponent is gone (D10).
    Claim,
    /// Ask for another game, or agree to it.
    Rematch,
    /// Greet the opponent, at any time.
    Greet {
        /// The greeting.
        greeting: Greeting,
    },
}

/// Writes the command as its canonical text, such as `act a2 K`.
///
/// It is a contract: a hash of this text is stored with the result of a command under its idempotency
/// key, so that a command that is sent twice is recognised, even by a later version of the program. It
/// never changes, whatever names the code or the API use.
impl Display for Command {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            Command::Sit(Party::Person(name)) => write!(f, "sit person {name}"),
            Command::Sit(Party::Bot(name)) => write!(f, "sit bot {name}"),
            Command::Sit(Party::Engine(character)) => write!(f, "sit engine {character}"),
            Command::Act { actions } => {
                f.write_str("act")?;
                actions.iter().try_for_each(|action| write!(f, " {action}"))
            }
            Command::Ask { question } => write!(f, "ask {question}"),
            Command::OfferDraw => f.write_str("offer-draw"),
            Command::AcceptDraw => f.write_str("accept-draw"),
            Command::DeclineDraw => f.write_str("decline-draw"),
            Command::AskTakeback => f.write_str("ask-takeback"),
            Command::AcceptTakeback => f.write_str("accept-takeback"),
            Command::DeclineTakeback => f.write_str("decline-takeback"),
            Command::Resign => f.write_str("resign"),
            Command::Claim => f.write_str("claim"),
            Command::Rematch => f.write_str("rematch"),
            Command::Greet { greeting } => write!(f, "greet {greeting}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the text of every command. Lines may be added here, but never changed.
    #[test]
    fn every_command_has_a_text_that_stays() {
        let check = |command: Command, text: &str| assert_eq!(command.to_string(), text);
        let act = |words: &[&str]| Command::Act {
            actions: words.iter().map(|word| word.parse().unwrap()).collect(),
        };
        let ask = |question: &str| Command::Ask { question: question.parse().unwrap() };
        check(Command::Sit(Party::Person("Ada L.".parse().unwrap())), "sit person Ada L.");
        check(Command::Sit(Party::Bot("Marvin".parse().unwrap())), "sit bot Marvin");
        check(Command::Sit(Party::Engine("10".parse().unwrap())), "sit engine 10");
        check(Command::Sit(Party::Engine("greedy".parse().unwrap())), "sit engine greedy");
        check(act(&[]), "act");
        check(act(&["K"]), "act K");
        check(act(&["a2", "K"]), "act a2 K");
        check(act(&["d4", "Q blockc3"]), "act d4 Q blockc3");
        check(act(&["d4", "--"]), "act d4 --");
        check(ask("board"), "ask board");
        check(ask("a1"), "ask a1");
        check(ask("row2"), "ask row2");
        check(ask("left"), "ask left");
        check(ask("smooth+tall"), "ask light+tall");
        check(Command::OfferDraw, "offer-draw");
        check(Command::AcceptDraw, "accept-draw");
        check(Command::DeclineDraw, "decline-draw");
        check(Command::AskTakeback, "ask-takeback");
        check(Command::AcceptTakeback, "accept-takeback");
        check(Command::DeclineTakeback, "decline-takeback");
        check(Command::Resign, "resign");
        check(Command::Claim, "claim");
        check(Command::Rematch, "rematch");
        check(Command::Greet { greeting: Greeting::GoodLuck }, "greet good-luck");
    }
}
