//! The program as a person or a script meets it.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod book;
mod game;
mod matches;
mod tools;
mod ugi;

use std::io::Write;
use std::process::{Command, Stdio};

/// What the program answered.
struct Answer {
    code: i32,
    out: String,
    err: String,
}

/// Runs `quarto` with these arguments and this standard input.
fn quarto(arguments: &[&str], input: &str) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_quarto"))
        .args(arguments)
        .env_remove("CLICOLOR_FORCE")
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
