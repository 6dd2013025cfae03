use std::fmt::Display;

/// A choice in a form.
pub(crate) struct Choice {
    pub(crate) title: String,
    pub(crate) field: &'static str,
    pub(crate) kind: ChoiceKind,
    pub(crate) items: Vec<Item>,
}

/// How a choice is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChoiceKind {
    /// One of a few items, all of them in sight.
    One,
    /// Any of the items.
    Several,
    /// One item of a list.
    List,
}

/// An item of a choice.
pub(crate) struct Item {
    pub(crate) value: String,
    pub(crate) label: String,
    pub(crate) chosen: bool,
    /// A small picture, as HTML that screen readers skip; perhaps empty.
    pub(crate) picture: String,
}

impl Choice {
    /// Returns a choice of one value, each with its label.
    pub(crate) fn one<T: Display>(
        title: String,
        field: &'static str,
        chosen: &dyn Display,
        values: impl IntoIterator<Item = (T, String)>,
    ) -> Choice {
        Choice {
            title,
            field,
            kind: ChoiceKind::One,
            items: Item::list(&[chosen.to_string()], values),
        }
    }

    /// Returns a choice of several values.
    pub(crate) fn several<T: Display>(
        title: String,
        field: &'static str,
        chosen: &[String],
        values: impl IntoIterator<Item = (T, String)>,
    ) -> Choice {
        Choice { title, field, kind: ChoiceKind::Several, items: Item::list(chosen, values) }
    }
}

impl Choice {
    /// Returns the choice as a list.
    pub(crate) fn listed(self) -> Choice {
        Choice { kind: ChoiceKind::List, ..self }
    }

    /// Returns the choice with a picture for each value that has one.
    pub(crate) fn with_pictures(mut self, picture: impl Fn(&str) -> String) -> Choice {
        for item in &mut self.items {
            item.picture = picture(&item.value);
        }
        self
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
            Item { chosen: chosen.contains(&value), value, label, picture: String::new() }
        };
        values.into_iter().map(item).collect()
    }
}
