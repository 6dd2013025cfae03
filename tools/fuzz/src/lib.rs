//! Fuzz targets: almost valid texts and books for every parser. Nothing may panic, errors must point into
//! the text, and what was parsed must survive a round trip.
//!
//! Every target is a property of `arbitrary` input. The program beside this library tries it with random
//! input in every check; the one in `guided/` lets a fuzzer look for input that reaches new code.

mod target;
mod text;

pub use arbtest::arbitrary::Unstructured;
pub use target::{TARGETS, Target};
