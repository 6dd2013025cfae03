//! Tests of what is heard, judged by the samples alone.

#![expect(clippy::unwrap_used, reason = "a test may panic")]
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "the numbers of samples are small"
)]

mod dsp;
mod form;
mod listener;
mod pieces;
mod signals;
mod wav;
