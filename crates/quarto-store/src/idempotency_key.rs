use sha2::{Digest, Sha256};

/// An idempotency key: by it a command that is sent twice is recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdempotencyKey {
    /// Made from who sent the command and the key they gave it.
    key: u64,
    /// Made from the command itself, since one key stands for one command. In the first version it was
    /// made from a text that may have changed since: of those only the key counts.
    command: Option<u64>,
}

/// Written before a key whose command counts. A key without it is of the first version.
const VERSION: u8 = 2;

impl IdempotencyKey {
    /// Returns the key of a command, from texts that stand for its key and for the command.
    #[must_use]
    pub fn new(key: &str, command: &str) -> IdempotencyKey {
        let number = |text: &str| {
            let hash: [u8; 32] = Sha256::digest(text).into();
            u64::from_le_bytes(hash[..8].try_into().expect("eight of 32"))
        };
        IdempotencyKey { key: number(key), command: Some(number(command)) }
    }

    /// Tells whether both have the same key.
    #[must_use]
    pub const fn has_key_of(self, other: IdempotencyKey) -> bool {
        self.key == other.key
    }

    /// Tells whether both may stand for the same command with the same key.
    #[must_use]
    pub fn fits(self, other: IdempotencyKey) -> bool {
        let commands = self.command.zip(other.command);
        self.has_key_of(other) && commands.is_none_or(|(one, other)| one == other)
    }

    pub(crate) fn to_bytes(self) -> Vec<u8> {
        let version = self.command.map(|_| VERSION);
        let command = self.command.unwrap_or_default();
        let numbers = [self.key, command].into_iter().flat_map(u64::to_be_bytes);
        version.into_iter().chain(numbers).collect()
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<IdempotencyKey> {
        let number = |bytes: &[u8]| Some(u64::from_be_bytes(bytes.try_into().ok()?));
        let (version, numbers) = match bytes {
            [VERSION, numbers @ ..] if numbers.len() == 16 => (Some(VERSION), numbers),
            numbers => (None, numbers),
        };
        let (key, command) = numbers.split_at_checked(8)?;
        let command = number(command)?;
        Some(IdempotencyKey { key: number(key)?, command: version.map(|_| command) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_key_stands_for_one_command() {
        let key = IdempotencyKey::new("0 a", "act K");
        assert!(key.fits(IdempotencyKey::new("0 a", "act K")));
        let other = IdempotencyKey::new("0 a", "act F");
        assert!(key.has_key_of(other) && !key.fits(other));
        assert!(!key.has_key_of(IdempotencyKey::new("1 a", "act K")));
    }

    #[test]
    fn keys_are_read_as_they_were_written() {
        let key = IdempotencyKey::new("0 a", "act K");
        let bytes = key.to_bytes();
        let written = data_encoding::HEXLOWER.encode(&bytes);
        assert_eq!(written, "02cace71cf63926dcf9247ea7dd6e65b54", "stays as it is for ever");
        assert_eq!(IdempotencyKey::from_bytes(&bytes), Some(key));
        for wrong in [&bytes[..15], &bytes[1..9], &[], &[VERSION; 18]] {
            assert_eq!(IdempotencyKey::from_bytes(wrong), None);
        }
    }

    /// The first version hashed a text that was not made to stay.
    #[test]
    fn of_a_key_of_the_first_version_the_command_does_not_count() {
        let bytes = IdempotencyKey::new("0 a", "act K").to_bytes();
        let first = IdempotencyKey::from_bytes(&bytes[1..]).unwrap();
        assert!(
            first.fits(IdempotencyKey::new("0 a", "act K"))
                && first.fits(IdempotencyKey::new("0 a", "resign"))
        );
        assert!(!first.fits(IdempotencyKey::new("0 b", "act K")));
        assert_eq!(first.to_bytes()[..8], bytes[1..9], "it is copied as it is");
        assert_eq!(IdempotencyKey::from_bytes(&first.to_bytes()), Some(first));
    }
}
