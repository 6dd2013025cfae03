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

impl Choice {
    /// Returns a choice of one of some values, each with its label.
    pub(crate) fn one<T: Display>(
        title: String,
        field: &'static str,
        chosen: &dyn Display,
        values: impl IntoIterator<Item = (T, String)>,
    ) -> Choice {
        Choice { title, field, several: false, items: Item::list(&[chosen.to_string()], values) }
    }

    /// Returns a choice of several.
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
    /// Returns values with their labels, of which some are chosen.
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
