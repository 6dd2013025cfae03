use std::sync::{Arc, OnceLock};

use quarto_rules::RuleSet;

use super::Book;

/// The books of the different rule sets, by variant and by the number of counted traits.
const BYTES: [[&[u8]; 4]; 2] = [
    [
        include_bytes!("../../books/lines-1.book"),
        include_bytes!("../../books/lines-2.book"),
        include_bytes!("../../books/lines-3.book"),
        include_bytes!("../../books/lines-4.book"),
    ],
    [
        include_bytes!("../../books/squares-1.book"),
        include_bytes!("../../books/squares-2.book"),
        include_bytes!("../../books/squares-3.book"),
        include_bytes!("../../books/squares-4.book"),
    ],
];

impl Book {
    /// Returns the embedded book for a rule set: every position with up to four pieces on the board and
    /// one in hand. (With the feature `books`.)
    ///
    /// ```
    /// use quarto_engine::Book;
    ///
    /// let book = Book::embedded("lines colour,fill".parse()?);
    /// assert_eq!(book.depth(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn embedded(rules: RuleSet) -> Arc<Book> {
        static BOOKS: [[OnceLock<Arc<Book>>; 4]; 2] = [const { [const { OnceLock::new() }; 4] }; 2];
        let variant = rules.variant() as usize;
        let traits = rules.traits().len() - 1;
        let bytes = BYTES[variant][traits];
        // The checksums are checked by a test.
        let open = || Arc::new(Book::open(bytes.into()).expect("made by `quarto book build`"));
        Arc::clone(BOOKS[variant][traits].get_or_init(open))
    }
}
