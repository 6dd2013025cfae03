use std::str::FromStr;

use quarto_game::GameId;
use quarto_store::Secret;
use thiserror::Error;

/// A link to a game on a server, as players send it to each other.
///
/// ```
/// use quarto_terminal::{Invitation, Invited};
///
/// let link: Invitation = "https://quarto.example/en/games/c3evzd88e0dn".parse()?;
/// assert_eq!(link.server.as_deref(), Some("https://quarto.example"));
/// assert!(matches!(link.to, Invited::Game(game) if game.to_string() == "c3evzd88e0dn"));
/// # Ok::<(), quarto_terminal::InvitationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The start of every address on the server, if the link has it.
    pub server: Option<String>,
    /// The target of the link.
    pub to: Invited,
}

/// The target of a link.
#[derive(Clone, Debug)]
pub enum Invited {
    /// A game: the first to come takes a seat.
    Game(GameId),
    /// A seat, for the holder of the link.
    Seat(Secret),
}

/// The error for a text that is not a link to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a link to a game looks like https://quarto.example/en/games/c3evzd88e0dn")]
pub struct InvitationError;

impl FromStr for Invitation {
    type Err = InvitationError;

    /// Reads a link, or only its last part.
    fn from_str(text: &str) -> Result<Invitation, InvitationError> {
        let link = text.trim().split(['?', '#']).next().unwrap_or_default();
        let (server, path) = match link.split_once("://") {
            Some((scheme, rest)) => {
                let (authority, path) = rest.split_once('/').ok_or(InvitationError)?;
                (Some(format!("{scheme}://{authority}")), path)
            }
            None => (None, link),
        };
        let mut parts = path.trim_end_matches('/').rsplit('/');
        let (last, kind) = (parts.next().unwrap_or_default(), parts.next());
        let game = || last.parse().map(Invited::Game).map_err(|_| InvitationError);
        let to = match kind {
            Some("games") => game()?,
            Some("join") => last.parse().map(Invited::Seat).map_err(|_| InvitationError)?,
            None if server.is_none() => game()?,
            Some(_) | None => return Err(InvitationError),
        };
        Ok(Invitation { server, to })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(link: &str, server: Option<&str>, game: Option<&str>) {
        let read: Invitation = link.parse().unwrap();
        assert_eq!(read.server.as_deref(), server, "{link}");
        let found = match read.to {
            Invited::Game(game) => Some(game.to_string()),
            Invited::Seat(_) => None,
        };
        assert_eq!(found.as_deref(), game, "{link}");
    }

    #[test]
    fn links_are_read_as_they_are_shared() {
        let (server, game) = (Some("http://a:1616"), Some("c3evzd88e0dn"));
        check("http://a:1616/en/games/c3evzd88e0dn", server, game);
        check(" http://a:1616/games/c3evzd88e0dn/?at=3#turn\n", server, game);
        check("http://a:1616/api/games/c3evzd88e0dn", server, game);
        check("c3evzd88e0dn", None, game);
        check("/games/c3evzd88e0dn", None, game);
        let secret = Secret::random().reveal();
        check(&format!("http://a:1616/join/{secret}"), server, None);
    }

    #[test]
    fn other_links_lead_to_no_game() {
        let others = [
            "",
            "http://a:1616",
            "http://a:1616/",
            "http://a:1616/en/",
            "http://a:1616/c3evzd88e0dn",
            "http://a:1616/en/games",
            "http://a:1616/en/games/no game",
            "http://a:1616/join/short",
            "games",
        ];
        for other in others {
            assert_eq!(other.parse::<Invitation>().unwrap_err(), InvitationError, "{other}");
        }
    }

    #[test]
    fn any_text_is_a_link_or_none() {
        let parts = ["http", "://", "/", "games", "join", "c3evzd88e0dn", "?", "#", "é", " "];
        arbtest::arbtest(|u| {
            let text: String = u
                .arbitrary_iter::<u8>()?
                .map(|number| Ok(parts[usize::from(number?) % parts.len()]))
                .collect::<Result<_, _>>()?;
            if let Ok(read) = text.parse::<Invitation>() {
                assert!(read.server.is_none_or(|server| text.contains(&server)), "{text}");
            }
            Ok(())
        });
    }
}
