use quarto_game::Time;

use crate::SecretHash;

/// What the holder of a secret has done alone, as the store keeps it: a text that only its writer understands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredProgress {
    /// Whose it is.
    pub secret: SecretHash,
    /// How often it was written.
    pub version: u64,
    /// When it was last written.
    pub at: Time,
    /// The text.
    pub text: String,
}

impl StoredProgress {
    /// The longest text that is kept, in bytes.
    pub const LONGEST: usize = 512 * 1024;
}
