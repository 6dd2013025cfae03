//! Half-right texts and books for everything that reads them: nothing may panic, errors must point into
//! the text, and what is read must read back as it is written.
//!
//! Every target is a property of `arbitrary` input. The program beside this library tries it with
//! random input in every check; the one in `guided/` lets a fuzzer look for input that reaches new
//! code.

mod target;
mod text;

pub use arbtest::arbitrary::Unstructured;
pub use target::{TARGETS, Target};
