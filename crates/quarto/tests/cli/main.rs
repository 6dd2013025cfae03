//! The program as a person or a script meets it.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod book;
mod game;
mod json;
mod matches;
mod puzzles;
mod real;
mod sounds;
mod tactile;
mod tools;
mod tournament;
#[path = "../terminal/tty.rs"]
mod tty;
mod ugi;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the program answered.
struct Answer {
    code: i32,
    out: String,
    err: String,
}

/// Runs `quarto` with these arguments and this standard input.
fn quarto(arguments: &[&str], input: &str) -> Answer {
    quarto_at(&home("usual"), arguments, input)
}

/// Returns a home folder for one test, which need not exist.
fn home(test: &str) -> PathBuf {
    std::env::temp_dir().join(format!("quarto-home-{test}-{}", std::process::id()))
}

/// Runs `quarto` for somebody with this home folder.
fn quarto_at(home: &Path, arguments: &[&str], input: &str) -> Answer {
    quarto_with(home, &[], arguments, input)
}

/// Runs `quarto` for somebody with this home folder and these variables.
fn quarto_with(home: &Path, variables: &[(&str, &str)], arguments: &[&str], input: &str) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_quarto"))
        .args(arguments)
        .env_remove("CLICOLOR_FORCE")
        .env_remove("XDG_CONFIG_HOME")
        .env_remove("XDG_DATA_HOME")
        .env("HOME", home)
        .env("USER", "ada")
        .env("LC_ALL", "C")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A program that ends before it has read everything closes the pipe, and that is fine.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Answer {
        code: output.status.code().unwrap(),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}
