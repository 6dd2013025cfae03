//! What people read on pages when something cannot be done.

use quarto_host::OrderError;
use quarto_store::StoreError;
use quarto_text::{PageText, Voice};

use super::ApiError;

impl ApiError {
    /// Says to a person what went wrong, and what to do.
    pub(crate) fn words(&self, voice: Voice) -> String {
        let text = match self {
            ApiError::Order(error) => match error {
                OrderError::Refused(refusal) => return voice.refusal(*refusal),
                OrderError::NoGame => PageText::ErrorNoGame,
                OrderError::Stale { .. } | OrderError::KeyReused => PageText::Stale,
                OrderError::Name(_) => PageText::BadName,
                OrderError::Withdrawn => PageText::ErrorNoSeat,
                OrderError::Store(StoreError::Corrupt { .. }) => PageText::ErrorDamaged,
                OrderError::Crowded | OrderError::Store(_) => PageText::ErrorBusy,
            },
            ApiError::NoPage | ApiError::NoMethod => PageText::ErrorNoPage,
            ApiError::NoSecret(_) | ApiError::NoSeat | ApiError::Invitation | ApiError::NotOpen => {
                PageText::ErrorNoSeat
            }
            ApiError::OnlyWatching => PageText::OnlyWatching,
            ApiError::TooMany { retry_after } => PageText::ErrorTooMany { count: *retry_after },
            ApiError::Timeout | ApiError::Full | ApiError::Stopping => PageText::ErrorBusy,
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

    /// Tells whether it is part of playing, so that the page of the game says it and stays.
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
