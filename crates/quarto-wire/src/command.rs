use quarto_game::{Command, Greeting, Name, Party, Question, Seat};
use quarto_rules::Action;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::notation::{ActionText, GreetingText, NameText, QuestionText};
use crate::options::SeatBody;

/// Something to be done in a game, by POST or as a message on the socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct OrderBody {
    /// What shall be done.
    #[serde(flatten, deserialize_with = "by_word")]
    pub command: CommandBody,
    /// Which of one's seats acts, for those who hold both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<SeatBody>)]
    pub seat: Option<Seat>,
    /// By which the command is known again if it is sent twice: it is then done once, and the answer
    /// is the same.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 64)]
    pub key: Option<String>,
    /// How many events the sender knows: if there are more, but for greetings, nothing is done.
    #[serde(
        default,
        deserialize_with = "crate::number::maybe",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(value_type = Option<u64>)]
    pub seq: Option<usize>,
}

/// Reads a command. By itself, serde takes a number for the word, too: its place in the list.
fn by_word<'de, D: Deserializer<'de>>(from: D) -> Result<CommandBody, D::Error> {
    let fields = Map::deserialize(from)?;
    if fields.get("do").is_some_and(|word| !word.is_string()) {
        return Err(D::Error::custom("`do` must be a word"));
    }
    CommandBody::deserialize(Value::Object(fields)).map_err(D::Error::custom)
}

/// What may be done in a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum CommandBody {
    /// Take the seat one holds. With an invitation, send `POST …/seats` instead.
    Sit {
        /// One's name.
        #[schema(value_type = NameText)]
        name: Name,
    },
    /// Place, give, call or say done: one action, or a placement and what follows it, of which both
    /// are done or none. A move is `["a2", "K"]`, a call `["Q row2"]`, done `["--"]`.
    Act {
        /// The actions in the notation of records.
        #[serde(with = "crate::text::list")]
        #[schema(value_type = Vec<ActionText>, min_items = 1, max_items = 2, example = json!(["a2", "K"]))]
        actions: Vec<Action>,
    },
    /// Ask about the hidden board: `board`, `left`, a square, a shape, or values such as
    /// `tall+round`.
    Ask {
        /// The question.
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = QuestionText)]
        question: Question,
    },
    /// Offer a draw.
    OfferDraw,
    /// Accept a draw.
    AcceptDraw,
    /// Decline a draw.
    DeclineDraw,
    /// Ask to take back one's own latest action.
    AskTakeback,
    /// Let the opponent take back.
    AcceptTakeback,
    /// Do not let the opponent take back.
    DeclineTakeback,
    /// Give up.
    Resign,
    /// Claim the game, since the opponent is gone.
    Claim,
    /// Ask for another game, or agree to it.
    Rematch,
    /// Say something kind, before, during or after the game, at most 20 times. It changes nothing.
    Greet {
        /// What is said.
        #[serde(with = "quarto_game::text")]
        #[schema(value_type = GreetingText)]
        greeting: Greeting,
    },
}

impl From<CommandBody> for Command {
    fn from(body: CommandBody) -> Command {
        match body {
            CommandBody::Sit { name } => Command::Sit(Party::Person(name)),
            CommandBody::Act { actions } => Command::Act { actions },
            CommandBody::Ask { question } => Command::Ask { question },
            CommandBody::OfferDraw => Command::OfferDraw,
            CommandBody::AcceptDraw => Command::AcceptDraw,
            CommandBody::DeclineDraw => Command::DeclineDraw,
            CommandBody::AskTakeback => Command::AskTakeback,
            CommandBody::AcceptTakeback => Command::AcceptTakeback,
            CommandBody::DeclineTakeback => Command::DeclineTakeback,
            CommandBody::Resign => Command::Resign,
            CommandBody::Claim => Command::Claim,
            CommandBody::Rematch => Command::Rematch,
            CommandBody::Greet { greeting } => Command::Greet { greeting },
        }
    }
}

impl CommandBody {
    /// Returns a command as it goes over the wire; `None` if it cannot: nobody lets an engine sit
    /// down from afar.
    #[must_use]
    pub fn new(command: &Command) -> Option<CommandBody> {
        Some(match command.clone() {
            Command::Sit(Party::Person(name)) => CommandBody::Sit { name },
            Command::Sit(Party::Engine(_)) => return None,
            Command::Act { actions } => CommandBody::Act { actions },
            Command::Ask { question } => CommandBody::Ask { question },
            Command::OfferDraw => CommandBody::OfferDraw,
            Command::AcceptDraw => CommandBody::AcceptDraw,
            Command::DeclineDraw => CommandBody::DeclineDraw,
            Command::AskTakeback => CommandBody::AskTakeback,
            Command::AcceptTakeback => CommandBody::AcceptTakeback,
            Command::DeclineTakeback => CommandBody::DeclineTakeback,
            Command::Resign => CommandBody::Resign,
            Command::Claim => CommandBody::Claim,
            Command::Rematch => CommandBody::Rematch,
            Command::Greet { greeting } => CommandBody::Greet { greeting },
        })
    }
}

#[cfg(test)]
mod tests {
    use utoipa::PartialSchema;

    use super::*;

    #[test]
    fn greetings_are_words_that_are_described() {
        let read = |greeting: &str| {
            let text = format!(r#"{{"do":"greet","greeting":{greeting}}}"#);
            serde_json::from_str::<OrderBody>(&text).map(|order| (order, text))
        };
        for greeting in Greeting::ALL {
            let (order, text) = read(&format!("\"{greeting}\"")).unwrap();
            assert_eq!(serde_json::to_string(&order).unwrap(), text);
            assert_eq!(
                CommandBody::new(&Command::Greet { greeting }).as_ref(),
                Some(&order.command)
            );
            assert_eq!(Command::from(order.command), Command::Greet { greeting });
        }
        for other in ["\"\"", "\"Hello\"", "\"say what you like\"", "0", "null", "[\"hello\"]"] {
            assert!(read(other).is_err(), "{other}");
        }
        let schema = serde_json::to_value(GreetingText::schema()).unwrap();
        let words = Greeting::ALL.map(|greeting| greeting.to_string()).join("|");
        assert_eq!(schema["pattern"], format!("^({words})$"));
    }

    #[test]
    fn questions_are_understood_in_the_words_of_both_editions() {
        let read = |question: &str| {
            let text = format!(r#"{{"do":"ask","question":"{question}"}}"#);
            serde_json::from_str::<OrderBody>(&text).unwrap().command
        };
        assert_eq!(read("grooved"), read("dark"));
        assert_eq!(read("smooth+tall"), read("light+tall"));
        let written = serde_json::to_value(read("grooved")).unwrap();
        assert_eq!(written["question"], "dark");
        let schema = serde_json::to_value(QuestionText::schema()).unwrap();
        let pattern = schema["pattern"].as_str().unwrap();
        for word in ["light", "dark", "smooth", "grooved"] {
            assert_eq!(pattern.matches(word).count(), 4, "{word}");
        }
    }
}
