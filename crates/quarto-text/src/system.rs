use std::io::{Error, ErrorKind};

use crate::{Language, ToolText};

/// Returns what went wrong in the system, in the words of a language; what is not common, in the words of the system.
///
/// ```
/// use std::io::{Error, ErrorKind};
///
/// use quarto_text::{Language, system_error};
///
/// let refused = Error::from(ErrorKind::ConnectionRefused);
/// assert_eq!(system_error(&refused, Language::Spanish), "se ha rechazado la conexión");
/// ```
#[must_use]
pub fn system_error(error: &Error, language: Language) -> String {
    let text = match error.kind() {
        ErrorKind::NotFound => ToolText::SystemNotFound,
        ErrorKind::PermissionDenied => ToolText::SystemDenied,
        ErrorKind::AlreadyExists => ToolText::SystemExists,
        ErrorKind::StorageFull => ToolText::SystemFull,
        ErrorKind::ReadOnlyFilesystem => ToolText::SystemReadOnly,
        ErrorKind::IsADirectory => ToolText::SystemDirectory,
        ErrorKind::NotADirectory => ToolText::SystemNotDirectory,
        ErrorKind::AddrInUse | ErrorKind::ResourceBusy => ToolText::SystemInUse,
        ErrorKind::ConnectionRefused => ToolText::SystemRefused,
        ErrorKind::ConnectionReset
        | ErrorKind::ConnectionAborted
        | ErrorKind::NotConnected
        | ErrorKind::BrokenPipe
        | ErrorKind::UnexpectedEof => ToolText::SystemLost,
        ErrorKind::TimedOut => ToolText::SystemTimeout,
        ErrorKind::NetworkUnreachable | ErrorKind::HostUnreachable | ErrorKind::NetworkDown => {
            ToolText::SystemNoNetwork
        }
        _ if is_about_a_name(error) => ToolText::SystemUnknownHost,
        _ => return error.to_string(),
    };
    text.say(language)
}

/// Tells whether the name of a server is unknown: the standard library has no kind for that.
fn is_about_a_name(error: &Error) -> bool {
    error.to_string().starts_with("failed to lookup address information")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_errors_have_words_and_others_keep_theirs() {
        for language in Language::ALL {
            let missing = std::fs::read("/no/such/file").unwrap_err();
            assert!(!system_error(&missing, language).contains("os error"), "{language}");
            let unknown = Error::other("failed to lookup address information: no name");
            assert!(!system_error(&unknown, language).contains("lookup"), "{language}");
            assert_eq!(system_error(&Error::other("odd"), language), "odd");
        }
    }
}
