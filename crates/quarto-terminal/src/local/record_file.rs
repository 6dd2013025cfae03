use std::io::ErrorKind;
use std::path::PathBuf;

use quarto_rules::Record;

use crate::local::data_dirs::{KeepError, replace};

/// The file to which the records of games are written, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct RecordFile {
    pub(crate) file: PathBuf,
    /// The text before the record of this game.
    before: String,
}

/// The tag that identifies a game in a file of records.
pub(crate) const ID: &str = "GameId";

impl RecordFile {
    /// Opens a file and remembers the text before the record of a game: all of it or, if the game
    /// with this id has a record there, what precedes that record.
    pub(crate) fn open(file: PathBuf, id: Option<&str>) -> Result<RecordFile, KeepError> {
        let text = match std::fs::read_to_string(&file) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(reason) => return Err(KeepError::File { file, reason }),
        };
        let own = id.and_then(|id| text.find(&format!("[{ID} \"{id}\"]")));
        let before = match own.map(|place| text[..place].rfind("[Event ").unwrap_or(0)) {
            Some(place) => text[..place].to_owned(),
            None if text.trim().is_empty() => String::new(),
            None => format!("{}\n\n", text.trim_end()),
        };
        Ok(RecordFile { file, before })
    }

    /// Writes the record of the game after the text before it.
    pub(crate) fn write(&self, record: &Record) -> Result<(), KeepError> {
        replace(&self.file, &format!("{}{record}", self.before))
    }
}
