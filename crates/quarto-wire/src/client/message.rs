use serde::Deserialize;

use crate::{GameBody, MessageBody, NewsBody, RefusedBody};

/// A message as a server of any version writes it: what else is in it is for newer clients.
#[derive(Deserialize)]
struct Fields {
    game: Option<Box<GameBody>>,
    news: Option<NewsBody>,
    refused: Option<RefusedBody>,
}

/// Reads a message; `None` if it is of a kind that this version does not know.
pub(super) fn read(text: &[u8]) -> Result<Option<MessageBody>, serde_json::Error> {
    let Fields { game, news, refused } = serde_json::from_slice(text)?;
    let game = game.map(MessageBody::Game);
    Ok(game.or(news.map(MessageBody::News)).or(refused.map(MessageBody::Refused)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_of_an_unknown_kind_is_left_out() {
        assert_eq!(read(br#"{"weather": {"sky": "blue"}}"#).unwrap(), None);
        let message = read(br#"{"news": {"seq": 4, "events": [], "mood": 1}, "sky": "blue"}"#);
        let news = NewsBody { seq: 4, events: Vec::new(), key: None, game: None };
        assert_eq!(message.unwrap(), Some(MessageBody::News(news)));
        assert!(read(br#"{"news": {"seq": "four"}}"#).is_err());
        assert!(read(b"<html>").is_err());
    }
}
