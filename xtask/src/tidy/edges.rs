//! Which crate may use which. What is not in the table is not allowed: an architecture is defined by its
//! absences.

use anyhow::Context;
use serde_json::Value;
use xshell::{Shell, cmd};

/// What one crate may use.
struct Crate {
    name: &'static str,
    /// The crates of the workspace that it uses, and must use: unused ones must leave the table.
    uses: &'static [&'static str],
    /// The crates of the workspace that only its tests use.
    tests_use: &'static [&'static str],
    foreign: Foreign,
}

/// The crates from outside the workspace that a crate may use. Its tests may use any.
enum Foreign {
    /// Only these. A question mark marks an optional one, behind a feature that is off by default.
    Only(&'static [&'static str]),
    /// Any, with a reason in the commit that adds it.
    Any,
}
use Foreign::{Any, Only};

const fn row(name: &'static str, uses: &'static [&'static str], foreign: Foreign) -> Crate {
    Crate { name, uses, tests_use: &[], foreign }
}

impl Crate {
    const fn and_in_tests(mut self, uses: &'static [&'static str]) -> Crate {
        self.tests_use = uses;
        self
    }
}

/// The crates from bottom to top. Those with a list of foreign crates have no input or output, no clock,
/// no random numbers and no async runtime: nothing on their list brings one.
const TABLE: &[Crate] = &[
    row("quarto-rules", &[], Only(&["thiserror", "serde?", "arbitrary?", "utoipa?"])),
    row("quarto-engine", &["quarto-rules"], Only(&["serde?", "utoipa?"])),
    row("quarto-puzzle", &["quarto-engine", "quarto-rules"], Only(&["thiserror"])),
    row(
        "quarto-game",
        &["quarto-rules"],
        Only(&[
            "serde",
            "serde_json",
            "thiserror",
            "unicode-normalization",
            "unicode-properties",
            "unicode-script",
            "unicode-security",
            "utoipa?",
            "utoipa?",
        ]),
    ),
    row(
        "quarto-tournament",
        &["quarto-game", "quarto-rules"],
        Only(&["serde", "serde_json", "thiserror"]),
    ),
    row("quarto-sound", &["quarto-game", "quarto-rules"], Only(&[])),
    // No store and no host: what is said depends only on the game.
    row(
        "quarto-text",
        &[
            "quarto-engine",
            "quarto-game",
            "quarto-puzzle",
            "quarto-rules",
            "quarto-sound",
            "quarto-tournament",
        ],
        Only(&["fluent-bundle", "fluent-syntax", "unic-langid"]),
    ),
    // Lessons are data; what is done in them is judged by the rules and the engine.
    row(
        "quarto-learn",
        &["quarto-engine", "quarto-rules", "quarto-text"],
        Only(&["serde", "thiserror", "toml"]),
    ),
    row("quarto-tactile", &["quarto-rules", "quarto-text"], Only(&[])),
    row("quarto-player", &["quarto-game", "quarto-rules", "quarto-text"], Only(&[])),
    // No HTTP, host, store, thread, clock, secret or book: a page follows from its arguments.
    row(
        "quarto-pages",
        &[
            "quarto-engine",
            "quarto-game",
            "quarto-learn",
            "quarto-player",
            "quarto-puzzle",
            "quarto-rules",
            "quarto-sound",
            "quarto-text",
            "quarto-tournament",
        ],
        Only(&[
            "askama",
            "brotli",
            "flate2",
            "form_urlencoded",
            "qrcode",
            "serde",
            "serde_json",
            "sha2",
        ]),
    ),
    row("quarto-store", &["quarto-game", "quarto-tournament"], Any),
    row(
        "quarto-host",
        &["quarto-engine", "quarto-game", "quarto-rules", "quarto-store", "quarto-tournament"],
        Any,
    ),
    // No host and no store: a client must not link a database.
    row("quarto-wire", &["quarto-game", "quarto-rules", "quarto-tournament"], Any),
    row(
        "quarto-server",
        &[
            "quarto-engine",
            "quarto-game",
            "quarto-host",
            "quarto-learn",
            "quarto-pages",
            "quarto-player",
            "quarto-puzzle",
            "quarto-rules",
            "quarto-store",
            "quarto-text",
            "quarto-tournament",
            "quarto-wire",
        ],
        Any,
    ),
    row(
        "quarto-terminal",
        &[
            "quarto-engine",
            "quarto-game",
            "quarto-host",
            "quarto-learn",
            "quarto-player",
            "quarto-puzzle",
            "quarto-rules",
            "quarto-sound",
            "quarto-store",
            "quarto-text",
            "quarto-wire",
        ],
        Any,
    ),
    row(
        "quarto",
        &[
            "quarto-engine",
            "quarto-game",
            "quarto-learn",
            "quarto-player",
            "quarto-puzzle",
            "quarto-rules",
            "quarto-server",
            "quarto-sound",
            "quarto-store",
            "quarto-tactile",
            "quarto-terminal",
            "quarto-text",
            "quarto-tournament",
        ],
        Any,
    )
    .and_in_tests(&["quarto-browser", "quarto-wire"]),
    row("quarto-browser", &[], Any),
    row(
        "quarto-fuzz",
        &[
            "quarto-engine",
            "quarto-game",
            "quarto-rules",
            "quarto-server",
            "quarto-store",
            "quarto-text",
            "quarto-wire",
        ],
        Any,
    ),
    row("quarto-load", &[], Any),
    // The crates that run in a browser: everything below them must run there, too.
    row(
        "quarto-wasm",
        &["quarto-engine", "quarto-game", "quarto-pages", "quarto-rules", "quarto-text"],
        Only(&[]),
    ),
    row("xtask", &[], Any),
];

/// Checks the manifests, as cargo understands them, against the table.
pub(super) fn check(sh: &Shell, wrong: &mut Vec<String>) -> anyhow::Result<()> {
    let metadata =
        cmd!(sh, "cargo metadata --format-version 1 --no-deps --offline").quiet().read()?;
    let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata")?;
    for package in list(&metadata, "packages") {
        let name = text(package, "name");
        match TABLE.iter().find(|row| row.name == name) {
            Some(row) => check_crate(row, list(package, "dependencies"), wrong),
            None => wrong.push(format!("{name}: is not in the table of xtask/src/tidy/edges.rs")),
        }
    }
    Ok(())
}

/// The feature for games in which nothing is ever an alignment. The program must not contain it.
const TWIN: &str = "twin";

/// Checks dependencies of all kinds: normal, build, dev, and those of only one system.
fn check_crate(row: &Crate, dependencies: &[Value], wrong: &mut Vec<String>) {
    let name = row.name;
    for dependency in dependencies {
        let (used, tests) = (text(dependency, "name"), text(dependency, "kind") == "dev");
        if !tests && list(dependency, "features").iter().any(|feature| feature == TWIN) {
            wrong.push(format!("{name}: only tests may switch on `{TWIN}` of {used}"));
        }
        if is_own(used) {
            // Tests may switch on features of their own crate.
            let for_tests = tests && (used == name || row.tests_use.contains(&used));
            if !(row.uses.contains(&used) || for_tests) {
                wrong.push(format!("{name}: may not use {used}"));
            }
        } else if let Only(allowed) = row.foreign
            && !tests
            && !allows(allowed, used, dependency["optional"] == true)
        {
            wrong.push(format!("{name}: may not use {used}; it may use {}", allowed.join(", ")));
        }
    }
    let is_used = |listed: &&str| dependencies.iter().any(|used| text(used, "name") == *listed);
    for listed in row.uses.iter().chain(row.tests_use).filter(|listed| !is_used(listed)) {
        wrong.push(format!("{name}: does not use {listed} any more; take it out of the table"));
    }
}

fn is_own(name: &str) -> bool {
    TABLE.iter().any(|row| row.name == name)
}

fn allows(allowed: &[&str], used: &str, optional: bool) -> bool {
    allowed.iter().any(|entry| match entry.strip_suffix('?') {
        Some(entry) => entry == used && optional,
        None => *entry == used,
    })
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

/// Returns a string, or an empty one for `null`: cargo writes the normal kind of dependency as `null`.
fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_one(row: &Crate, dependencies: &str) -> Vec<String> {
        let dependencies: Value = serde_json::from_str(dependencies).unwrap();
        let mut wrong = Vec::new();
        check_crate(row, dependencies.as_array().unwrap(), &mut wrong);
        wrong
    }

    #[test]
    fn an_edge_that_is_not_in_the_table_is_wrong_of_every_kind() {
        let row = row("quarto-sound", &["quarto-rules"], Only(&[])).and_in_tests(&["quarto-text"]);
        for kind in ["null", "\"dev\"", "\"build\""] {
            for target in ["null", "\"cfg(unix)\""] {
                let host =
                    format!(r#"{{"name": "quarto-host", "kind": {kind}, "target": {target}}}"#);
                let rest = r#"{"name": "quarto-rules"}, {"name": "quarto-text", "kind": "dev"}"#;
                let wrong = check_one(&row, &format!("[{rest}, {host}]"));
                assert_eq!(wrong, ["quarto-sound: may not use quarto-host"]);
            }
        }
    }

    #[test]
    fn what_tests_use_is_not_for_the_crate() {
        let row = row("quarto-sound", &[], Only(&[])).and_in_tests(&["quarto-text"]);
        assert_eq!(check_one(&row, r#"[{"name": "quarto-text", "kind": "dev"}]"#), [""; 0]);
        assert_eq!(check_one(&row, r#"[{"name": "quarto-text"}]"#).len(), 1);
    }

    #[test]
    fn only_tests_switch_the_twin_on() {
        let row = row("quarto-sound", &["quarto-game"], Only(&[]));
        let game =
            |kind| format!(r#"{{"name": "quarto-game", "kind": {kind}, "features": ["twin"]}}"#);
        let own = r#"{"name": "quarto-sound", "kind": "dev", "features": ["twin"]}"#;
        assert_eq!(check_one(&row, &format!("[{}, {own}]", game("\"dev\""))), [""; 0]);
        let wrong = check_one(&row, &format!("[{}]", game("null")));
        assert_eq!(wrong, ["quarto-sound: only tests may switch on `twin` of quarto-game"]);
    }

    #[test]
    fn what_is_not_used_leaves_the_table() {
        let row = row("quarto-sound", &["quarto-rules"], Only(&[]));
        assert_eq!(check_one(&row, "[]").len(), 1);
    }

    #[test]
    fn a_foreign_crate_can_be_allowed_as_optional_only() {
        let row = row("quarto-rules", &[], Only(&["serde?"]));
        assert_eq!(check_one(&row, r#"[{"name": "serde", "optional": true}]"#), [""; 0]);
        assert_eq!(check_one(&row, r#"[{"name": "serde", "optional": false}]"#).len(), 1);
        assert_eq!(check_one(&row, r#"[{"name": "rand", "kind": "dev"}]"#), [""; 0]);
        assert_eq!(check_one(&row, r#"[{"name": "rand", "kind": "build"}]"#).len(), 1);
    }
}
