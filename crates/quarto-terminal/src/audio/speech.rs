use std::io::ErrorKind;
use std::process::{Command, Stdio};

use quarto_text::{Language, TerminalText, system_error};

/// Speech output by the program `spd-say` of speech-dispatcher.
#[derive(Debug)]
pub struct Speech {
    program: String,
    language: Language,
}

impl Speech {
    /// Returns speech output in a language.
    #[must_use]
    pub fn new(language: Language) -> Speech {
        Speech::with_program("spd-say", language)
    }

    /// Returns speech output by another program that takes the same arguments.
    #[must_use]
    pub fn with_program(program: &str, language: Language) -> Speech {
        Speech { program: program.into(), language }
    }

    /// Switches to another language.
    pub fn speak_in(&mut self, language: Language) {
        self.language = language;
    }

    /// Speaks a line, after the earlier ones.
    ///
    /// # Errors
    /// Why speech does not work, in words for the player.
    pub fn say(&self, text: &str) -> Result<(), String> {
        let said = Command::new(&self.program)
            .args(["--language", self.language.code(), "--", text])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        let failed = |reason: &str| TerminalText::SpeechFailed { reason }.say(self.language);
        match said {
            Ok(status) if status.success() => Ok(()),
            Ok(status) => Err(failed(&status.to_string())),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                Err(TerminalText::SpeechMissing.say(self.language))
            }
            Err(error) => Err(failed(&system_error(&error, self.language))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speech_that_is_not_there_says_what_is_needed() {
        let speech = Speech::with_program("no-such-program", Language::English);
        assert!(speech.say("hello").unwrap_err().contains("speech-dispatcher"));
    }

    #[cfg(unix)]
    #[test]
    fn everything_is_said_in_the_language_and_failures_are_told() {
        let folder = crate::fakes::folder("speech");
        crate::fakes::program(
            &folder,
            "say",
            "printf '%s|' \"$@\" > $HERE/heard; [ \"$4\" != fail ]",
        );
        let (program, heard) = (folder.join("say"), folder.join("heard"));
        let speech = Speech::with_program(program.to_str().unwrap(), Language::Russian);
        speech.say("--высокая").unwrap();
        assert_eq!(std::fs::read_to_string(&heard).unwrap(), "--language|ru|--|--высокая|");
        assert!(speech.say("fail").is_err());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
