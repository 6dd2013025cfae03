use sha2::{Digest, Sha256};

/// By which a command is known again if it is sent twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Made from who sent the command and the key they gave it.
    pub key: u64,
    /// Made from the command itself: one key stands for one command.
    pub command: u64,
}

impl Mark {
    /// Returns the mark of a command, from texts that stand for its key and for itself.
    #[must_use]
    pub fn new(key: &str, command: &str) -> Mark {
        let number = |text: &str| {
            let hash: [u8; 32] = Sha256::digest(text).into();
            u64::from_le_bytes(hash[..8].try_into().expect("eight of 32"))
        };
        Mark { key: number(key), command: number(command) }
    }

    pub(crate) fn to_bytes(self) -> [u8; 16] {
        let mut bytes = [0; 16];
        bytes[..8].copy_from_slice(&self.key.to_be_bytes());
        bytes[8..].copy_from_slice(&self.command.to_be_bytes());
        bytes
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Mark> {
        let (key, command) = bytes.split_first_chunk()?;
        let command = u64::from_be_bytes(command.try_into().ok()?);
        Some(Mark { key: u64::from_be_bytes(*key), command })
    }
}
