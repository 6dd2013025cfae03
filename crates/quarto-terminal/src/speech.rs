use std::io::ErrorKind;
use std::process::{Command, Stdio};

use quarto_text::{Language, Message};

/// Speech by the program `spd-say` of speech-dispatcher.
#[derive(Debug)]
pub struct Speech {
    program: String,
    language: Language,
}

impl Speech {
    /// Returns speech in a language.
    #[must_use]
    pub fn new(language: Language) -> Speech {
        Speech::with_program("spd-say", language)
    }

    /// Returns speech by another program that takes the same arguments.
    #[must_use]
    pub fn with_program(program: &str, language: Language) -> Speech {
        Speech { program: program.into(), language }
    }

    /// Says a line, after those said before.
    ///
    /// # Errors
    /// For people: why speech does not work.
    pub fn say(&self, text: &str) -> Result<(), String> {
        let said = Command::new(&self.program)
            .args(["--language", self.language.code(), "--", text])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        let failed = |reason: &str| Message::SpeechFailed { reason }.say(self.language);
        match said {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(failed(&status.to_string())),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                Err(Message::SpeechMissing.say(self.language))
            }
            Err(error) => Err(failed(&error.to_string())),
        }
    }
}
