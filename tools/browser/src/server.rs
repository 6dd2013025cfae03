use std::ffi::{OsStr, OsString};

use tempfile::TempDir;

use crate::scoped_process::ScopedProcess;

/// A Quarto server on a free port, with an empty database and without rate limits. It ends when this is
/// dropped.
pub struct Server {
    program: OsString,
    further: Vec<String>,
    url: String,
    /// The folder of its database.
    folder: TempDir,
    process: Option<ScopedProcess>,
}

impl Server {
    /// Starts the program and waits until it answers.
    #[must_use]
    #[track_caller]
    pub fn start(program: impl AsRef<OsStr>) -> Server {
        Server::start_with(program, &[])
    }

    /// Starts the program with further arguments and waits until it answers.
    #[must_use]
    #[track_caller]
    pub fn start_with(program: impl AsRef<OsStr>, further: &[&str]) -> Server {
        let mut server = Server {
            program: program.as_ref().into(),
            further: further.iter().map(ToString::to_string).collect(),
            url: "http://127.0.0.1:0".into(),
            folder: tempfile::tempdir().expect("a temporary folder"),
            process: None,
        };
        server.run();
        server
    }

    /// Kills the program, as if the power had failed.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Starts the program again, at the same address and with the same games.
    #[track_caller]
    pub fn run(&mut self) {
        let listen = format!("--listen={}", self.url.trim_start_matches("http://"));
        let database = self.folder.path().join("games.db");
        let database = format!("--database=sqlite:{}", database.display());
        let mut arguments = vec!["serve".into(), listen, database, "--log-level=warn".into()];
        arguments.push("--limits=never".into());
        arguments.extend(self.further.iter().cloned());
        let mut process = ScopedProcess::start(&self.program, |_| arguments);
        let line = process.line().expect("the server prints its address");
        let url = line.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.map(|url| url.trim_end_matches(|last: char| !last.is_ascii_digit()));
        self.url = url.unwrap_or_else(|| panic!("no address in {line:?}")).into();
        self.process = Some(process);
    }

    /// Returns its address, such as `http://127.0.0.1:1616`.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }
}
