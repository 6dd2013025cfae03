//! The targets of `quarto-fuzz` for libFuzzer, which keeps input that reaches new code and mutates it
//! further (coverage-guided fuzzing). The first byte chooses the target.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quarto_fuzz::{TARGETS, Unstructured};

fuzz_target!(|data: &[u8]| {
    let Some((choice, rest)) = data.split_first() else { return };
    let (_, target) = TARGETS[usize::from(*choice) % TARGETS.len()];
    // Input that is too short for a target is not wrong, only useless.
    let _ = target(&mut Unstructured::new(rest));
});
