//! One name, one public type: a reader who meets a type never has to ask which crate's it is.

use std::collections::{BTreeMap, BTreeSet};

/// Names that public types of several crates share, sorted, with the reasons. The list may only shrink.
const EXCEPTIONS: &[(&str, &str)] = &[];

/// The words before the name of a type. The compiler warns about a `pub` type that cannot be reached from
/// outside.
const KINDS: [&str; 5] = ["pub enum ", "pub struct ", "pub trait ", "pub type ", "pub union "];

/// Checks that the public types of all crates have different names. Tools and tests may repeat names.
pub(super) fn check(files: &[(String, String)], wrong: &mut Vec<String>) {
    let mut crates: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in files {
        let Some(package) = super::crate_of(path) else { continue };
        for name in super::without_tests(text).lines().filter_map(public_type) {
            crates.entry(name).or_default().insert(package);
        }
    }
    crates.retain(|_, packages| packages.len() > 1);
    compare(&crates, EXCEPTIONS, wrong);
}

fn compare(
    repeated: &BTreeMap<&str, BTreeSet<&str>>,
    exceptions: &[(&str, &str)],
    wrong: &mut Vec<String>,
) {
    if !exceptions.is_sorted() {
        wrong.push("the exceptions of xtask/src/tidy/names.rs are not sorted".into());
    }
    for (name, packages) in repeated {
        if !exceptions.iter().any(|(exception, _)| exception == name) {
            let packages = packages.iter().copied().collect::<Vec<_>>().join(" and ");
            wrong.push(format!("{name}: is a public type of {packages}; give one another name"));
        }
    }
    for (name, _) in exceptions.iter().filter(|(name, _)| !repeated.contains_key(name)) {
        wrong.push(format!("{name}: one public type by now; take it out of the exceptions"));
    }
}

/// Returns the name of the public type that a line declares, if it does.
fn public_type(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let rest = KINDS.iter().find_map(|kind| line.strip_prefix(kind))?;
    let end = rest.find(|next: char| !next.is_alphanumeric() && next != '_');
    Some(&rest[..end.unwrap_or(rest.len())]).filter(|name| !name.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn public_types_are_found() {
        assert_eq!(public_type("pub struct Piece(u8);"), Some("Piece"));
        assert_eq!(public_type("    pub enum Level<'a> {"), Some("Level"));
        assert_eq!(public_type("pub(crate) struct Piece(u8);"), None);
        assert_eq!(public_type("pub struct $name(u8);"), None, "in a macro");
        assert_eq!(public_type("/// pub struct Piece"), None);
    }

    #[test]
    fn a_name_has_one_type_or_a_reason() {
        let repeated = BTreeMap::from([("Clock", BTreeSet::from(["a", "b"]))]);
        let check = |exceptions: &[_]| {
            let mut wrong = Vec::new();
            compare(&repeated, exceptions, &mut wrong);
            wrong.len()
        };
        assert_eq!(check(&[("Clock", "why")]), 0);
        assert_eq!(check(&[]), 1);
        assert_eq!(check(&[("Clock", "why"), ("Gone", "why")]), 1);
        assert_eq!(check(&[("Gone", "why"), ("Clock", "why")]), 2, "not sorted, and not needed");
    }
}
