/// The fields of a form: names and values; a name may have several values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads a form as browsers send it.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Fields {
        let pairs = form_urlencoded::parse(bytes);
        Fields(pairs.map(|(name, value)| (name.into_owned(), value.into_owned())).collect())
    }

    /// Returns the form as browsers send it.
    #[must_use]
    pub fn to_text(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.0).finish()
    }

    /// Returns the first value of a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    /// Returns all values of a name.
    pub fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        let own = move |pair: &&(String, String)| pair.0 == name;
        self.0.iter().filter(own).map(|(_, value)| value.as_str())
    }

    /// Returns the first value of a name, if it can be parsed.
    #[must_use]
    pub fn parse<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name).and_then(|value| value.trim().parse().ok())
    }
}
