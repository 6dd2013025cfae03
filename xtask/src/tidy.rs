//! Checks of how the sources are laid out, which the compiler does not make.

mod edges;
mod names;

use std::path::Path;

use anyhow::{Context, bail};
use xshell::{Shell, cmd};

/// The rules and decisions that have tests named after them.
const RULES: [&str; 26] = [
    "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15",
    "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9", "d10", "d11",
];

/// The most lines in a file: a longer one holds a second idea. Tests do not count.
const LONGEST_FILE: usize = 500;

/// Runs all checks, and reports everything that is wrong together.
pub(crate) fn tidy(sh: &Shell) -> anyhow::Result<()> {
    let files = files(sh)?;
    let mut wrong = Vec::new();
    for (path, text) in &files {
        check_text(path, text, &mut wrong);
        match Path::new(path).extension().and_then(|extension| extension.to_str()) {
            Some("rs") => check_source(path, text, &mut wrong),
            Some("md") => check_links(path, text, &mut wrong),
            Some("toml") if path.ends_with("Cargo.toml") => check_manifest(path, text, &mut wrong),
            _ => {}
        }
    }
    edges::check(sh, &mut wrong)?;
    names::check(&files, &mut wrong);
    check_rules(&files, &mut wrong);
    check_texts(&files, &mut wrong);
    if wrong.is_empty() { Ok(()) } else { bail!("not tidy:\n  {}", wrong.join("\n  ")) }
}

/// Returns the text files of the project, committed or new.
fn files(sh: &Shell) -> anyhow::Result<Vec<(String, String)>> {
    let list = cmd!(sh, "git ls-files --cached --others --exclude-standard").quiet().read()?;
    let exists = |path: &&str| Path::new(path).is_file();
    let read = |path: &str| {
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {path}"))?;
        Ok((path.to_owned(), bytes))
    };
    let all: anyhow::Result<Vec<(String, Vec<u8>)>> =
        list.lines().filter(exists).map(read).collect();
    let text = |(path, bytes)| Some((path, String::from_utf8(bytes).ok()?));
    Ok(all?.into_iter().filter_map(text).collect())
}

fn check_text(path: &str, text: &str, wrong: &mut Vec<String>) {
    if !text.ends_with('\n') || text.ends_with("\n\n") {
        wrong.push(format!("{path}: must end with one newline"));
    }
    for (number, line) in (1..).zip(text.lines()) {
        if line.ends_with([' ', '\t', '\r']) {
            wrong.push(format!("{path}:{number}: white space at the end of the line"));
        }
    }
}

fn check_source(path: &str, text: &str, wrong: &mut Vec<String>) {
    if path.ends_with("/mod.rs") {
        wrong.push(format!("{path}: is named after its module, not mod.rs"));
    }
    if without_tests(text).lines().count() > LONGEST_FILE {
        wrong.push(format!("{path}: over {LONGEST_FILE} lines; is there a second idea in it?"));
    }
    // Written in two parts, so that this file does not find itself.
    if text.contains(concat!("#[", "ignore")) {
        wrong.push(format!("{path}: no test is ignored"));
    }
    if text.contains(concat!("#[non_", "exhaustive]")) {
        wrong
            .push(format!("{path}: a match on our own enums lists everything, so nothing is lost"));
    }
    if crate_of(path).is_some_and(|name| name != "quarto")
        && without_tests(text).contains("env::var")
    {
        wrong.push(format!("{path}: nothing but the program itself reads the environment"));
    }
    if path == "crates/quarto-rules/src/lib.rs" && !text.contains("#![no_std]") {
        wrong.push(format!("{path}: the rules do without the standard library"));
    }
}

/// Returns the part of a file before its tests.
fn without_tests(text: &str) -> &str {
    text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default()
}

/// Returns the crate that a file in a folder `src` belongs to; tools and tests do not belong to one.
fn crate_of(path: &str) -> Option<&str> {
    let (name, _) = path.strip_prefix("crates/")?.split_once("/src/")?;
    Some(name)
}

/// Checks that the target of every relative link exists.
fn check_links(path: &str, text: &str, wrong: &mut Vec<String>) {
    let folder = Path::new(path).parent().unwrap_or(Path::new(""));
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next());
    for target in targets.filter(|target| !target.is_empty() && !target.contains(':')) {
        if !folder.join(target).exists() {
            wrong.push(format!("{path}: the link to {target} leads nowhere"));
        }
    }
}

/// Checks that all crates share the lints, except the one that exports a function to libFuzzer.
fn check_manifest(path: &str, text: &str, wrong: &mut Vec<String>) {
    if path == "tools/fuzz/guided/Cargo.toml" {
        return;
    }
    if text.contains("[package]") && !text.contains("[lints]\nworkspace = true") {
        wrong.push(format!("{path}: must share the lints of the workspace"));
    }
}

fn check_rules(files: &[(String, String)], wrong: &mut Vec<String>) {
    for rule in RULES {
        let tests = ["", "    "].map(|indent| format!("#[test]\n{indent}fn {rule}_"));
        let has_test = |text: &str| tests.iter().any(|test| text.contains(test));
        if !files.iter().any(|(_, text)| has_test(text)) {
            wrong.push(format!("rule {}: no test is named after it", rule.to_uppercase()));
        }
    }
}

/// Checks that every text is used somewhere: in code, or in a template.
fn check_texts(files: &[(String, String)], wrong: &mut Vec<String>) {
    let read = |list: &str| files.iter().find(|(path, _)| path == list).map(|(_, text)| text);
    let build = "crates/quarto-text/build.rs";
    let entries = read(build).into_iter().flat_map(|text| text.lines());
    let entries = entries.filter_map(|line| line.trim().strip_prefix("(\"")?.strip_suffix("\"),"));
    let catalogues: Vec<_> = entries.filter_map(|entry| entry.split_once("\", \"")).collect();
    if catalogues.is_empty() {
        wrong.push(format!("{build}: where is the list of catalogues?"));
    }
    let sources = files.iter().filter(|(path, _)| path.starts_with("crates/"));
    let sources: Vec<&str> = sources.map(|(_, text)| text.as_str()).collect();
    for (file, kind) in catalogues {
        let path = format!("crates/quarto-text/locales/en/{file}.ftl");
        let ids = read(&path).into_iter().flat_map(|text| text.lines()).filter_map(|line| {
            let (id, _) = line.split_once(" =")?;
            id.starts_with(|first: char| first.is_ascii_lowercase()).then_some(id)
        });
        for id in ids {
            let word = |word: &str| word[..1].to_uppercase() + &word[1..];
            let use_of_it = format!("{kind}::{}", id.split('-').map(word).collect::<String>());
            let ends = |text: &str| !text.starts_with(|next: char| next.is_alphanumeric());
            let has = |text: &&str| text.split(&use_of_it).skip(1).any(ends);
            if !sources.iter().any(has) {
                wrong.push(format!("{path}: {id} is never said"));
            }
        }
    }
}
