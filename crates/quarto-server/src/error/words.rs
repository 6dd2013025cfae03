//! The texts of errors on pages.

use quarto_host::OrderError;
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
            ApiError::NoPage | ApiError::NoMethod => PageText::ErrorNoPage,
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
            (OrderError::Refused(Refusal::SeatTaken), "The seat is taken."),
            (OrderError::NoGame, "There is no such game."),
            (OrderError::Stale { seq: 5 }, "Something has happened in the meantime."),
            (OrderError::KeyReused, "Something has happened in the meantime."),
            (OrderError::Name(name), "A name has at most 40 characters"),
            (OrderError::Withdrawn, "You have no seat there."),
            (OrderError::Store(corrupt()), "This game is damaged"),
            (OrderError::Store(StoreError::Closed), "Nothing is lost; try again."),
            (OrderError::Crowded, "Nothing is lost; try again."),
        ] {
            check(&ApiError::Order(error), said);
        }
        for (error, said) in [
            (ApiError::NoPage, "There is no page at this address."),
            (ApiError::NoMethod, "There is no page at this address."),
            (ApiError::NoSecret(NoSecret::Missing), "You have no seat there."),
            (ApiError::NoSeat, "You have no seat there."),
            (ApiError::Invitation, "You have no seat there."),
            (ApiError::NotOpen, "You have no seat there."),
            (ApiError::OnlyWatching, "You are watching."),
            (ApiError::TooMany { retry_after: 7 }, "Try again in 7 seconds."),
            (ApiError::Timeout, "Nothing is lost; try again."),
            (ApiError::Full, "Nothing is lost; try again."),
            (ApiError::Stopping, "Nothing is lost; try again."),
            (ApiError::BadRequest("x".into()), "The server did not understand"),
            (ApiError::Impossible("x".into()), "The server did not understand"),
            (ApiError::TooLarge, "The server did not understand"),
            (ApiError::NotJson, "The server did not understand"),
            (ApiError::WhichSeat, "The server did not understand"),
            (ApiError::Hidden, "The server did not understand"),
            (ApiError::ForeignOrigin, "The server did not understand"),
            (ApiError::ForeignHost, "The server did not understand"),
        ] {
            check(&error, said);
        }
    }

    fn check(error: &ApiError, said: &str) {
        let words = error.words(Voice::default());
        assert!(words.contains(said), "{error:?}: {words}");
    }
}
