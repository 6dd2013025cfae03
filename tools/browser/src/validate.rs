use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::browser::text_of;

/// Returns the problems that html-validate finds in a page, one line per problem.
///
/// `npm/htmlvalidate.json` selects the rules: those of the standard and of accessibility, except three.
/// A button of a form may leave out the type that is its default; a table may be made of other elements,
/// which read line by line without styles; a form may have nothing to send at the moment.
#[must_use]
#[track_caller]
pub fn validate(html: &str) -> Vec<String> {
    let mut node = Command::new("node")
        .arg(crate::tool("node_modules/html-validate/bin/html-validate.mjs"))
        .arg("--config")
        .arg(crate::tool("htmlvalidate.json"))
        .args(["--formatter", "json", "--stdin"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node runs; cargo xtask check installs it");
    // The pipe is closed at once, which ends the input.
    let written = node.stdin.take().map(|mut input| input.write_all(html.as_bytes()));
    let output = node.wait_with_output().expect("node ends");
    let text = String::from_utf8_lossy(&output.stdout);
    let Ok(reports) = serde_json::from_str::<Vec<Value>>(&text) else {
        panic!("html-validate does not work: {:?} {written:?}\n{text}", output.status)
    };
    let messages = |report: &Value| report["messages"].as_array().cloned().unwrap_or_default();
    reports.iter().flat_map(messages).map(|message| line(&message)).collect()
}

/// Panics if html-validate finds something wrong with a page.
#[track_caller]
pub fn assert_valid(html: &str) {
    let wrong = validate(html);
    assert!(wrong.is_empty(), "this is not valid HTML:\n{}\n\n{html}", wrong.join("\n"));
}

fn line(message: &Value) -> String {
    let text = |name: &str| text_of(&message[name]);
    let (line, column) = (&message["line"], &message["column"]);
    format!("{line}:{column}: {} ({}; {})", text("message"), text("ruleId"), text("selector"))
}
