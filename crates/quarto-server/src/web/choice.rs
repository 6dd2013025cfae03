use std::fmt::Display;

/// Something to choose in a form.
pub(crate) struct Choice {
    pub(crate) title: String,
    pub(crate) field: &'static str,
    /// Whether several may be chosen.
    pub(crate) several: bool,
    pub(crate) items: Vec<Item>,
}

/// One of the things to choose from.
pub(crate) struct Item {
    pub(crate) value: String,
    pub(crate) label: String,
    pub(crate) chosen: bool,
}

impl Item {
    pub(crate) fn new(value: &dyn Display, label: String, chosen: bool) -> Item {
        Item { value: value.to_string(), label, chosen }
    }
}
