//! As much of XML as drawings need, to check that they are well-formed.

use std::collections::HashMap;

/// An element: its name, its attributes, and the text before the next tag.
pub(crate) struct Element {
    pub(crate) name: String,
    pub(crate) attributes: HashMap<String, String>,
    pub(crate) text: String,
}

impl Element {
    /// Returns an attribute as a number.
    pub(crate) fn number(&self, name: &str) -> f64 {
        self.attributes[name].parse().unwrap()
    }

    pub(crate) fn has(&self, name: &str, value: &str) -> bool {
        self.attributes.get(name).is_some_and(|own| own == value)
    }
}

/// Reads a file, which must be well-formed, and returns its elements in order.
pub(crate) fn read(bytes: &[u8]) -> Vec<Element> {
    let text = std::str::from_utf8(bytes).unwrap();
    let mut elements = Vec::new();
    let mut open: Vec<String> = Vec::new();
    for part in text.split('<').skip(1) {
        let (tag, after) = part.split_once('>').unwrap();
        assert!(!after.contains(['>', '&']), "{after}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name));
            continue;
        }
        let (tag, is_empty) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if !is_empty {
            open.push(name.to_owned());
        }
        let (name, text) = (name.to_owned(), after.trim().to_owned());
        elements.push(Element { name, attributes: read_attributes(attributes), text });
    }
    assert_eq!(open, Vec::<String>::new(), "not closed");
    elements
}

fn read_attributes(mut text: &str) -> HashMap<String, String> {
    let mut attributes = HashMap::new();
    while !text.trim().is_empty() {
        let (name, rest) = text.trim_start().split_once("=\"").unwrap();
        let (value, rest) = rest.split_once('"').unwrap();
        assert!(name.chars().all(|c| c.is_alphanumeric() || c == '-'), "{name}");
        assert!(attributes.insert(name.to_owned(), value.to_owned()).is_none(), "{name} twice");
        text = rest;
    }
    attributes
}
