use std::fmt::{Debug, Formatter, Result as FmtResult};
use std::str::FromStr;

use data_encoding::BASE64URL_NOPAD;
use quarto_game::GameId;
use sha2::{Digest, Sha256};
use thiserror::Error;

/// What only its holder knows: 256 bits of chance. Whoever shows it may sit where it was given for.
///
/// It is written in full only by [`Secret::reveal`], so that it cannot get into a log by mistake.
///
/// ```
/// use quarto_store::Secret;
///
/// let secret = Secret::random();
/// assert_eq!(secret.reveal().len(), 43);
/// assert_eq!(secret.reveal().parse::<Secret>()?.hash(), secret.hash());
/// assert_eq!(format!("{secret:?}"), "Secret");
/// # Ok::<(), quarto_store::SecretError>(())
/// ```
#[derive(Clone)]
pub struct Secret([u8; 32]);

/// What is kept of a secret: enough to know it again, and not enough to tell it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub(crate) [u8; 32]);

impl Secret {
    /// Returns a new secret.
    #[must_use]
    pub fn random() -> Secret {
        Secret(random())
    }

    /// Returns a secret that follows from a text, which must be as hard to guess as a secret.
    #[must_use]
    pub fn of(text: &str) -> Secret {
        Secret(Sha256::digest(text).into())
    }

    /// Returns another secret, which follows from this one and a purpose (HMAC-SHA-256). It need not
    /// be kept to be told again, and tells neither this one nor its others.
    ///
    /// ```
    /// use quarto_store::Secret;
    ///
    /// let secret = Secret::random();
    /// assert_eq!(secret.derive("seat").hash(), secret.derive("seat").hash());
    /// assert_ne!(secret.derive("seat").hash(), secret.derive("game").hash());
    /// ```
    #[must_use]
    pub fn derive(&self, purpose: &str) -> Secret {
        const BLOCK: usize = 64;
        let padded = |pad: u8| {
            let mut block = [pad; BLOCK];
            block.iter_mut().zip(self.0).for_each(|(byte, own)| *byte ^= own);
            Sha256::new().chain_update(block)
        };
        let inner = padded(0x36).chain_update(purpose).finalize();
        Secret(padded(0x5c).chain_update(inner).finalize().into())
    }

    /// Returns the name of a game that follows from the secret, and tells nothing about it.
    #[must_use]
    pub fn to_game_id(&self) -> GameId {
        let SecretHash(hash) = self.hash();
        GameId::from_random(u64::from_be_bytes(*hash.first_chunk().expect("eight of 32")))
    }

    /// Returns the secret as text, for its holder only.
    #[must_use]
    pub fn reveal(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }

    /// Returns what is kept of it. A plain hash is enough: nobody can try out 256 bits.
    #[must_use]
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }
}

impl SecretHash {
    /// Returns the hash as text, by which two of them can be told apart.
    #[must_use]
    pub fn to_text(self) -> String {
        BASE64URL_NOPAD.encode(&self.0)
    }
}

impl Debug for Secret {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("Secret")
    }
}

impl Debug for SecretHash {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.write_str("SecretHash")
    }
}

/// A text that is no secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a secret is 43 letters, digits, - and _")]
pub struct SecretError;

impl FromStr for Secret {
    type Err = SecretError;

    fn from_str(text: &str) -> Result<Secret, SecretError> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| SecretError)?;
        bytes.try_into().map(Secret).map_err(|_| SecretError)
    }
}

/// Returns bytes that nobody can foretell.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of chance");
    bytes
}

/// Returns a number that nobody can foretell.
#[must_use]
pub fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// Returns a new name for a game, which nobody can guess.
#[must_use]
pub fn random_game_id() -> GameId {
    GameId::from_random(random_number())
}

#[cfg(test)]
mod tests {
    use data_encoding::HEXLOWER;

    use super::*;

    /// The first two test cases of RFC 4231. Keys are filled up with zeros.
    #[test]
    fn secrets_follow_from_others_by_hmac() {
        let check = |key: &[u8], purpose: &str, expected: &str| {
            let mut secret = [0; 32];
            secret[..key.len()].copy_from_slice(key);
            assert_eq!(HEXLOWER.encode(&Secret(secret).derive(purpose).0), expected);
        };
        check(
            &[0x0b; 20],
            "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
        );
        check(
            b"Jefe",
            "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        );
    }
}
