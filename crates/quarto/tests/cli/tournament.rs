//! A tournament at home, from the first name to the last sheet, as organisers in five languages read it.

use std::fmt::Write;
use std::path::PathBuf;

use serde_json::Value;

use crate::quarto;

/// A folder for one test.
fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Runs `quarto tournament` and returns what it says.
#[track_caller]
fn run(arguments: &[&str], input: &str) -> String {
    let all: Vec<&str> = ["tournament"].into_iter().chain(arguments.iter().copied()).collect();
    let answer = quarto(&all, input);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{arguments:?}");
    answer.out
}

/// Runs what is refused, checks that the file stays as it was, and returns the reason.
#[track_caller]
fn refuse(file: &PathBuf, arguments: &[&str]) -> String {
    let before = std::fs::read(file).ok();
    let all: Vec<&str> = ["tournament"].into_iter().chain(arguments.iter().copied()).collect();
    let answer = quarto(&all, "");
    assert_eq!((answer.code, answer.out.as_str()), (1, ""), "{arguments:?}");
    assert_eq!(std::fs::read(file).ok(), before, "{arguments:?}");
    answer.err
}

/// Everything an organiser of a small Swiss does; FILE stands for the file.
const COURSE: &[&[&str]] = &[
    &[
        "new",
        "FILE",
        "--name",
        "Club evening",
        "--rounds",
        "3",
        "--order",
        "entered",
        "--half-for-absence",
    ],
    &["enter", "FILE", "Ada", "Bo", "Cleo"],
    &["enter", "FILE", "--from", "-"],
    &["show", "FILE"],
    &["pair", "FILE"],
    &["print", "FILE", "pairings"],
    &["print", "FILE", "results"],
    &["result", "FILE", "1", "1-0"],
    &["result", "FILE", "2", "1/2"],
    &["correct", "FILE", "1", "0-1"],
    &["absent", "FILE", "cle"],
    &["enter", "FILE", "Fay"],
    &["pair", "FILE", "--seed", "1"],
    &["withdraw", "FILE", "Bo"],
    &["result", "FILE", "1", "0-1"],
    &["show", "FILE"],
    &["back", "FILE", "2"],
    &["pair", "FILE"],
    &["result", "FILE", "1", "1-0f"],
    &["result", "FILE", "2", "0-0"],
    &["result", "FILE", "3", "1/2"],
    &["standings", "FILE"],
    &["play-off", "FILE", "Dan", "Fay"],
    &["crosstable", "FILE"],
    &["print", "FILE", "standings", "--braille"],
    &["print", "FILE", "standings", "--large"],
    &["export", "FILE", "--as", "standings"],
    &["export", "FILE", "--as", "games"],
];

#[test]
fn what_organisers_read_is_as_it_was_in_every_language() {
    let folder = folder();
    let mut text = String::new();
    for language in ["en", "es", "ru", "ro", "fr"] {
        let file = folder.path().join(language).display().to_string();
        writeln!(text, "# {language}\n").unwrap();
        for call in COURSE {
            let call = call.iter().map(|word| if *word == "FILE" { &*file } else { word });
            let call: Vec<&str> = call.chain(["--lang", language]).collect();
            let all: Vec<&str> = ["tournament"].into_iter().chain(call).collect();
            let answer = quarto(&all, "Dan;1500\n\"Eve\"\n");
            let said = (answer.out + &answer.err).replace(&file, "FILE");
            writeln!(text, "$ quarto {}\n{said}", all.join(" ").replace(&file, "FILE")).unwrap();
        }
    }
    let text = text.trim_end().to_owned() + "\n";
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/tournament.txt");
    if std::env::var("QUARTO_BLESS").is_ok() {
        std::fs::write(file, &text).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    for (number, (line, expected)) in (1..).zip(text.lines().zip(kept.lines())) {
        assert_eq!(line, expected, "line {number}");
    }
    assert_eq!(text.lines().count(), kept.lines().count());
}

#[test]
fn what_is_refused_changes_nothing() {
    let folder = folder();
    let path = folder.path().join("cup");
    let file = &*path.display().to_string();
    assert!(refuse(&path, &["show", file]).contains("can’t be used"));
    run(&["new", file, "--name", "Cup", "--system", "knock-out"], "");
    assert!(refuse(&path, &["new", file, "--name", "Cup"]).contains("already there"));
    assert!(refuse(&path, &["pair", file]).contains("two players"));
    run(&["enter", file, "Ada", "Adam"], "");
    assert!(refuse(&path, &["enter", file, "Bo", "ada"]).contains("already entered"));
    assert!(refuse(&path, &["enter", file, "?"]).contains("can’t be a name"));
    assert!(refuse(&path, &["absent", file, "Ada"]).contains("this system"));
    assert!(refuse(&path, &["withdraw", file, "ad"]).contains("Several"));
    assert!(refuse(&path, &["withdraw", file, "Bo"]).contains("nobody called"));
    run(&["pair", file], "");
    assert!(refuse(&path, &["enter", file, "Bo"]).contains("nobody can enter"));
    assert!(refuse(&path, &["pair", file]).contains("still open"));
    assert!(refuse(&path, &["result", file, "2", "1-0"]).contains("table 2"));
    assert!(refuse(&path, &["result", file, "1", "2-0"]).contains("isn’t a result"));
    assert!(refuse(&path, &["result", file, "1", "0-0"]).contains("must go on"));
    assert!(refuse(&path, &["correct", file, "1", "1-0"]).contains("no result yet"));
    run(&["result", file, "1", "1-0"], "");
    assert!(refuse(&path, &["result", file, "1", "1-0"]).contains("has a result"));
    assert!(refuse(&path, &["pair", file]).contains("over"));
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 1, "nothing is left beside the file");
}

#[test]
fn a_damaged_file_is_left_as_it_is() {
    let folder = folder();
    let path = folder.path().join("damaged");
    let file = &*path.display().to_string();
    run(&["new", file, "--name", "Cup"], "");
    let good = std::fs::read_to_string(&path).unwrap();
    for bad in ["", "Cup\n", &format!("{good}{good}"), &format!("{good}{{\"v\":9}}\n")] {
        std::fs::write(&path, bad).unwrap();
        let reason = refuse(&path, &["enter", file, "Ada"]);
        assert!(reason.contains("isn’t part of a tournament"), "{reason}");
    }
}

#[test]
fn a_long_list_is_entered_paired_and_exported() {
    let folder = folder();
    let path = folder.path().join("large");
    let file = &*path.display().to_string();
    let list: Vec<String> = (1..=300).map(|number| format!("Player {number},{number}")).collect();
    run(&["new", file, "--name", "Open", "--rounds", "2"], "");
    run(&["enter", file, "--from", "-"], &list.join("\n"));
    run(&["pair", file], "");
    let report: Value = serde_json::from_str(&run(&["export", file], "")).unwrap();
    assert_eq!(report["entrants"].as_array().unwrap().len(), 300);
    assert_eq!(report["rounds"][0]["pairings"].as_array().unwrap().len(), 150);
    assert_eq!(report["rounds"][0]["pairings"][0]["result"], Value::Null);
}
