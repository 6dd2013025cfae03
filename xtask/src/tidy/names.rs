//! One name, one public type: a reader who meets a type in one crate need not ask which one it is.

use std::collections::{BTreeMap, BTreeSet};

/// The words before the name of a type. The compiler warns of a `pub` that nobody outside can reach.
const KINDS: [&str; 5] = ["pub enum ", "pub struct ", "pub trait ", "pub type ", "pub union "];

/// Compares the public types of all crates. Tools and tests may repeat names.
pub(super) fn check(files: &[(String, String)], wrong: &mut Vec<String>) {
    let mut crates: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, text) in files {
        let Some(package) = super::crate_of(path) else { continue };
        for name in super::without_tests(text).lines().filter_map(public_type) {
            crates.entry(name).or_default().insert(package);
        }
    }
    for (name, packages) in crates.iter().filter(|(_, packages)| packages.len() > 1) {
        let packages = packages.iter().copied().collect::<Vec<_>>().join(" and ");
        wrong.push(format!("{name}: is a public type of {packages}; give one another name"));
    }
}

/// Returns the name of the public type that a line declares.
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
    fn a_name_has_one_type() {
        let check = |other: &str| {
            let file = |package: &str, text: &str| {
                (format!("crates/{package}/src/lib.rs"), format!("{text}\n"))
            };
            let files = [file("one", "pub struct Clock;"), file("two", other)];
            let mut wrong = Vec::new();
            super::check(&files, &mut wrong);
            wrong.len()
        };
        assert_eq!(check("pub enum Clock {}"), 1);
        assert_eq!(check("pub enum TimeControl {}"), 0);
        assert_eq!(check("pub(crate) struct Clock;"), 0);
    }
}
