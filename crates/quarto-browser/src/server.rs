use std::ffi::OsStr;

use crate::attached::Attached;

/// A server of Quarto on a free port, with an empty database and without limits. It ends when this
/// is dropped.
pub struct Server {
    url: String,
    _process: Attached,
}

impl Server {
    /// Starts the program, and waits until it serves.
    #[must_use]
    #[track_caller]
    pub fn start(program: impl AsRef<OsStr>) -> Server {
        Server::start_with(program, &[])
    }

    /// Starts the program with further arguments.
    #[must_use]
    #[track_caller]
    pub fn start_with(program: impl AsRef<OsStr>, further: &[&str]) -> Server {
        let mut process = Attached::start(program, |folder| {
            let database = format!("--database=sqlite:{}", folder.join("games.db").display());
            let mut arguments: Vec<String> =
                ["serve", "--listen=127.0.0.1:0", &database, "--log-level=warn"]
                    .map(Into::into)
                    .into();
            for limit in
                ["requests-per-second", "games-per-minute", "connections-per-address", "analyses"]
            {
                arguments.push(format!("--{limit}=0"));
            }
            arguments.extend(further.iter().map(|&argument| argument.into()));
            arguments
        });
        let line = process.line().expect("the server says where it is");
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.map(|url| url.trim_end_matches(|last: char| !last.is_ascii_digit()));
        let url = url.unwrap_or_else(|| panic!("no address in {line:?}")).into();
        Server { url, _process: process }
    }

    /// Returns where it is, such as `http://127.0.0.1:1616`.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }
}
