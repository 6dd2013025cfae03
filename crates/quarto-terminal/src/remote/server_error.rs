use quarto_text::{Language, TerminalText, system_error};
use quarto_wire::{ClientError, STRANGE};
use thiserror::Error;

use crate::plain::clean::clean;

/// Why a game on a server cannot be played.
#[derive(Debug, Error)]
pub enum ServerError {
    /// The server cannot be reached, or it refuses.
    #[error("{server}: {source}")]
    Client {
        /// The start of every address on the server.
        server: String,
        /// The error of the client.
        source: ClientError,
    },
    /// The link does not lead to a game.
    #[error("there is no such game")]
    NoGame,
    /// No seat is free.
    #[error("no seat is free at {link}")]
    NoFreeSeat {
        /// The address at which to watch the game.
        link: String,
    },
    /// A seat is free, but only for the holder of its link.
    #[error("the free seat has a link of its own")]
    NotOpen,
}

impl ServerError {
    /// Returns the error for a server; problems with a known code have a variant of their own.
    pub(crate) fn new(server: &str, source: ClientError) -> ServerError {
        match &source {
            ClientError::Problem(problem) if problem.code == "no-game" => ServerError::NoGame,
            ClientError::Problem(problem) if problem.code == "not-open" => ServerError::NotOpen,
            ClientError::Problem(_)
            | ClientError::Address
            | ClientError::NoHttps
            | ClientError::Unreachable(_)
            | ClientError::Insecure(_)
            | ClientError::Http(_)
            | ClientError::Socket(_)
            | ClientError::TooLong
            | ClientError::Language(_) => ServerError::Client { server: server.into(), source },
        }
    }

    /// Returns the error in words for the player, with what to do about it.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        match self {
            ServerError::Client { server, source } => say_client(server, source, language),
            ServerError::NoGame => TerminalText::ServerNoGame.say(language),
            ServerError::NoFreeSeat { link } => TerminalText::ServerTaken { link }.say(language),
            ServerError::NotOpen => TerminalText::ServerNotOpen.say(language),
        }
    }
}

fn say_client(server: &str, error: &ClientError, language: Language) -> String {
    let with_reason = |reason: &dyn std::fmt::Display| clean(&reason.to_string());
    match error {
        ClientError::Problem(problem) if problem.code == STRANGE => {
            TerminalText::ServerStrange { server }.say(language)
        }
        ClientError::Language(_) | ClientError::TooLong => {
            TerminalText::ServerStrange { server }.say(language)
        }
        ClientError::Problem(problem) => {
            let reason = problem.detail.as_ref().unwrap_or(&problem.title);
            TerminalText::ServerRefused { reason: &clean(reason) }.say(language)
        }
        ClientError::Address => TerminalText::ServerNoAddress { server }.say(language),
        ClientError::NoHttps => TerminalText::ServerNoHttps.say(language),
        ClientError::Insecure(reason) => {
            TerminalText::ServerInsecure { server, reason: &with_reason(reason) }.say(language)
        }
        ClientError::Unreachable(reason) => {
            let reason = &clean(&system_error(reason, language));
            TerminalText::ServerUnreachable { server, reason }.say(language)
        }
        ClientError::Http(_) | ClientError::Socket(_) => {
            TerminalText::ServerUnreachable { server, reason: &with_reason(error) }.say(language)
        }
    }
}

#[cfg(test)]
mod tests {
    use quarto_wire::Problem;

    use super::*;

    #[test]
    fn what_a_server_says_moves_no_cursor() {
        let mut problem = Problem::new(403, "closed", "closed\u{1b}[2J");
        for detail in [None, Some("no\r\u{9b}1A games".to_owned())] {
            problem.detail = detail;
            let error = ClientError::Problem(Box::new(problem.clone()));
            let said = ServerError::new("http://a", error).say(Language::English);
            assert!(!said.contains(char::is_control), "{said:?}");
        }
    }
}
