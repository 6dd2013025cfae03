use std::fmt::Display;

/// A choice in a form.
pub(crate) struct Choice {
    pub(crate) title: String,
    pub(crate) field: &'static str,
    /// Whether several items may be chosen.
    pub(crate) several: bool,
    pub(crate) items: Vec<Item>,
}

/// An item of a choice.
pub(crate) struct Item {
    pub(crate) value: String,
    pub(crate) label: String,
    pub(crate) chosen: bool,
}

impl Choice {
    /// Returns a choice of one value, each with its label.
    pub(crate) fn one<T: Display>(
        title: String,
        field: &'static str,
        chosen: &dyn Display,
        values: impl IntoIterator<Item = (T, String)>,
    ) -> Choice {
        Choice { title, field, several: false, items: Item::list(&[chosen.to_string()], values) }
    }

    /// Returns a choice of several values.
    pub(crate) fn several<T: Display>(
        title: String,
        field: &'static str,
        chosen: &[String],
        values: impl IntoIterator<Item = (T, String)>,
    ) -> Choice {
        Choice { title, field, several: true, items: Item::list(chosen, values) }
    }
}

impl Item {
    /// Returns the items for values with labels, some of which are chosen.
    pub(crate) fn list<T: Display>(
        chosen: &[String],
        values: impl IntoIterator<Item = (T, String)>,
    ) -> Vec<Item> {
        let item = |(value, label): (T, String)| {
            let value = value.to_string();
            Item { chosen: chosen.contains(&value), value, label }
        };
        values.into_iter().map(item).collect()
    }
}
