//! The texts of errors on pages.

use quarto_host::{OrderError, TournamentError};
use quarto_store::StoreError;
use quarto_text::{PageText, Voice};

use super::ApiError;

impl ApiError {
    /// Returns the error in words for the visitor, with what to do about it.
    pub(crate) fn words(&self, voice: Voice) -> String {
        let text = match self {
            ApiError::Order(error) => match error {
                OrderError::Refused(refusal) => return voice.refusal(*refusal),
                OrderError::NoGame => PageText::ErrorNoGame,
                OrderError::Stale { .. } | OrderError::KeyReused => PageText::GameStale,
                OrderError::Name(_) => PageText::HomeBadName,
                OrderError::Withdrawn => PageText::ErrorNoSeat,
                OrderError::Store(StoreError::Corrupt { .. }) => PageText::ErrorDamaged,
                OrderError::Crowded | OrderError::Store(_) => PageText::ErrorBusy,
            },
            ApiError::NoPage
            | ApiError::NoMethod
            | ApiError::Tournament(TournamentError::NoTournament) => PageText::ErrorNoPage,
            ApiError::NoSecret(_) | ApiError::NoSeat | ApiError::Invitation | ApiError::NotOpen => {
                PageText::ErrorNoSeat
            }
            ApiError::OnlyWatching => PageText::GameOnlyWatching,
            ApiError::TooMany { retry_after } => PageText::ErrorTooMany {
                count: usize::try_from(*retry_after).unwrap_or(usize::MAX),
            },
            ApiError::Timeout | ApiError::NotReady | ApiError::Full | ApiError::Stopping => {
                PageText::ErrorBusy
            }
            ApiError::BadRequest(_)
            | ApiError::Tournament(_)
            | ApiError::Impossible(_)
            | ApiError::TooLarge
            | ApiError::NotJson
            | ApiError::WhichSeat
            | ApiError::Hidden
            | ApiError::ForeignOrigin
            | ApiError::ForeignHost => PageText::ErrorOther,
        };
        text.say(voice.language)
    }

    /// Tells whether the error is part of playing, so that the page of the game shows it and stays.
    pub(crate) fn is_part_of_playing(&self) -> bool {
        matches!(
            self,
            ApiError::OnlyWatching
                | ApiError::Order(
                    OrderError::Refused(_) | OrderError::Stale { .. } | OrderError::KeyReused
                )
        )
    }
}

#[cfg(test)]
mod tests {
    use quarto_game::Refusal;
    use quarto_host::OrderError;

    use super::*;
    use crate::identity::caller::NoSecret;

    fn corrupt() -> StoreError {
        StoreError::Corrupt { game: quarto_store::random_game_id(), reason: "x".into() }
    }

    #[test]
    fn every_error_has_the_words_that_help() {
        let name = "A\u{200B}da".parse::<quarto_game::Name>().unwrap_err();
        for (error, said) in [
            (OrderError::Refused(Refusal::SeatTaken), "That seat is taken."),
            (OrderError::NoGame, "This game doesn’t exist."),
            (OrderError::Stale { seq: 5 }, "The game has moved on."),
            (OrderError::KeyReused, "The game has moved on."),
            (OrderError::Name(name), "A name can have up to 40 characters"),
            (OrderError::Withdrawn, "You’re not a player in this game."),
            (OrderError::Store(corrupt()), "This game is damaged"),
            (OrderError::Store(StoreError::Closed), "Nothing is lost; try again."),
            (OrderError::Crowded, "Nothing is lost; try again."),
        ] {
            check(&ApiError::Order(error), said);
        }
        for (error, said) in [
            (ApiError::NoPage, "There’s no page at this address."),
            (ApiError::NoMethod, "There’s no page at this address."),
            (ApiError::NoSecret(NoSecret::Missing), "You’re not a player in this game."),
            (ApiError::NoSeat, "You’re not a player in this game."),
            (ApiError::Invitation, "You’re not a player in this game."),
            (ApiError::NotOpen, "You’re not a player in this game."),
            (ApiError::OnlyWatching, "You’re watching."),
            (ApiError::TooMany { retry_after: 7 }, "Try again in 7 seconds."),
            (ApiError::Timeout, "Nothing is lost; try again."),
            (ApiError::Full, "Nothing is lost; try again."),
            (ApiError::Stopping, "Nothing is lost; try again."),
            (ApiError::BadRequest("x".into()), "The server didn’t understand"),
            (ApiError::Impossible("x".into()), "The server didn’t understand"),
            (ApiError::TooLarge, "The server didn’t understand"),
            (ApiError::NotJson, "The server didn’t understand"),
            (ApiError::WhichSeat, "The server didn’t understand"),
            (ApiError::Hidden, "The server didn’t understand"),
            (ApiError::ForeignOrigin, "The server didn’t understand"),
            (ApiError::ForeignHost, "The server didn’t understand"),
        ] {
            check(&error, said);
        }
    }

    fn check(error: &ApiError, said: &str) {
        let words = error.words(Voice::default());
        assert!(words.contains(said), "{error:?}: {words}");
    }
}
