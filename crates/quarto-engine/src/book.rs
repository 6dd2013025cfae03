//! The opening book: the values of boards with few pieces, computed in advance.

#[cfg(feature = "books")]
mod embedded;
mod numbering;
mod plan;

use core::fmt::{Debug, Display, Formatter, Result as FmtResult};
use std::borrow::Cow;
use std::sync::Arc;

use quarto_rules::{RuleSet, Variant};

use crate::geometry::Geometry;
use crate::key::Keys;
use crate::node::Node;
use crate::score::{NONE, Score, before, from_bits};
use crate::set::Kind;
use numbering::Numbering;
pub use plan::{BookPlan, Unit};

/// An opening book: the value of every board with few pieces, before a give, in one rule set.
///
/// Every board has a number that is computed from its canonical form, so no board is stored. One bit
/// per number tells whether the board is a draw, as most are; the others have four more bits.
///
/// ```text
/// QUARTO-BOOK\n           12 bytes
/// version, variant, traits, depth   1 byte each: 1, then 0 for lines or 1 for squares, and how
///                         many traits count; boards have up to depth + 1 pieces
/// checksum                8 bytes: FNV-1a of the rest, lowest byte first
/// a bit for every number  lowest bit of the first byte first; 1: not a draw
/// four bits for every 1   lower half of a byte first: 0 to 7 a loss in 1, 3, … 15 placements,
///                         9 to 15 a win in 14, 12, … 2
/// ```
pub struct Book {
    rules: RuleSet,
    depth: usize,
    numbering: Numbering,
    bytes: Cow<'static, [u8]>,
    /// The number of bits that are 1 before each [`BLOCK`] of bytes.
    ones: Vec<u32>,
}

impl Debug for Book {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.debug_struct("Book")
            .field("rules", &self.rules)
            .field("depth", &self.depth)
            .finish_non_exhaustive()
    }
}

const MAGIC: &[u8; 12] = b"QUARTO-BOOK\n";
const VERSION: u8 = 1;

/// The length of the header, which comes before the bits, in bytes.
const HEAD: usize = MAGIC.len() + 4 + 8;

/// The number of bytes that share one stored count; a look-up counts the bits of at most one block.
const BLOCK: usize = 32;

/// The greatest depth. Boards with more than twelve pieces have no key, and books would become uselessly
/// large long before that.
const DEEPEST: usize = 7;

/// Why bytes cannot be read as a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// They do not start like a book.
    NotABook,
    /// The book has another version of the format.
    UnknownVersion(u8),
    /// The header says rules or a depth that cannot be.
    ImpossibleHead,
    /// The book is longer or shorter than its contents require.
    WrongLength,
    /// The checksum does not match the rest.
    Damaged,
}

impl Display for BookError {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        match self {
            BookError::NotABook => f.write_str("not a book"),
            BookError::UnknownVersion(version) => write!(f, "a book of unknown version {version}"),
            BookError::ImpossibleHead => f.write_str("impossible rules or depth"),
            BookError::WrongLength => f.write_str("too long or too short"),
            BookError::Damaged => f.write_str("damaged: the checksum does not fit"),
        }
    }
}

impl core::error::Error for BookError {}

impl Book {
    /// Returns the embedded book for a rule set, if the feature `books` is on.
    pub(crate) fn built_in(rules: RuleSet) -> Option<Arc<Book>> {
        #[cfg(feature = "books")]
        let book = Some(Book::embedded(rules));
        #[cfg(not(feature = "books"))]
        let book = {
            let _ = rules;
            None
        };
        book
    }

    /// Reads a book.
    ///
    /// ```
    /// use quarto_engine::{Book, BookError};
    ///
    /// assert_eq!(Book::read(b"QUARTO".to_vec()).err(), Some(BookError::NotABook));
    /// ```
    ///
    /// # Errors
    /// Returns what is wrong with the bytes.
    pub fn read(bytes: Vec<u8>) -> Result<Book, BookError> {
        let book = Book::open(bytes.into())?;
        book.check()?;
        Ok(book)
    }

    /// Reads the header and checks the length, but not the checksum.
    fn open(bytes: Cow<'static, [u8]>) -> Result<Book, BookError> {
        if !bytes.starts_with(MAGIC) {
            return Err(BookError::NotABook);
        }
        let head = bytes.get(MAGIC.len()..HEAD).ok_or(BookError::WrongLength)?;
        let (version, variant, traits, depth) = (head[0], head[1], head[2], usize::from(head[3]));
        if version != VERSION {
            return Err(BookError::UnknownVersion(version));
        }
        let variant = *Variant::ALL.get(usize::from(variant)).ok_or(BookError::ImpossibleHead)?;
        let rules = RuleSet::with_first_traits(variant, traits.into());
        let rules = rules.ok_or(BookError::ImpossibleHead)?;
        if depth > DEEPEST {
            return Err(BookError::ImpossibleHead);
        }
        let numbering = Numbering::new(Keys::of(variant), traits.into(), depth + 1);
        let mut book = Book { rules, depth, numbering, bytes, ones: Vec::new() };
        book.count_ones()?;
        Ok(book)
    }

    /// Counts the bits before every block, and checks the length.
    fn count_ones(&mut self) -> Result<(), BookError> {
        let end = HEAD + self.numbering.len().div_ceil(8);
        let bits = self.bytes.get(HEAD..end).ok_or(BookError::WrongLength)?;
        let mut ones = 0;
        for block in bits.chunks(BLOCK) {
            self.ones.push(ones);
            ones += count_ones(block);
        }
        let length = end + (ones as usize).div_ceil(2);
        if self.bytes.len() == length { Ok(()) } else { Err(BookError::WrongLength) }
    }

    /// Checks the checksum.
    fn check(&self) -> Result<(), BookError> {
        let fits = self.bytes[HEAD - 8..HEAD] == checksum(&self.bytes[HEAD..]).to_le_bytes();
        if fits { Ok(()) } else { Err(BookError::Damaged) }
    }

    /// Returns the bytes of a book with these values, one per number, encoded by
    /// [`to_bits`](crate::score::to_bits).
    fn write(rules: RuleSet, depth: usize, values: &[u8]) -> Vec<u8> {
        let mut bits = vec![0; values.len().div_ceil(8)];
        let mut decided = Vec::new();
        for (number, &value) in values.iter().enumerate() {
            if value != DRAW {
                bits[number / 8] |= 1 << (number % 8);
                decided.push(value);
            }
        }
        bits.extend(decided.chunks(2).map(|pair| pair[0] | pair.get(1).unwrap_or(&0) << 4));
        let head = [rules.variant() as usize, rules.traits().len(), depth];
        let head = head.map(|number| u8::try_from(number).expect("small"));
        [MAGIC, &[VERSION][..], &head, &checksum(&bits).to_le_bytes(), &bits].concat()
    }

    /// Returns the rule set, in which the first traits count; the book also serves all rule sets with
    /// the same shapes and as many counted traits.
    #[must_use]
    pub fn rules(&self) -> RuleSet {
        self.rules
    }

    /// Returns the depth: every position with up to this many pieces on the board and one in hand is
    /// known.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Returns the bytes of the book.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Returns the score of a position before a give, if it is in the book.
    pub(crate) fn give<const G: usize>(
        &self,
        geometry: &Geometry<G>,
        node: &Node<G>,
    ) -> Option<Score> {
        match 16 - node.left as usize {
            // On the empty board all pieces are alike.
            0 => Some(-self.place(geometry, node, Kind::default())?),
            placed if placed > self.depth + 1 => None,
            _ => self.score(Keys::of(self.rules.variant()).key(!node.empty, node.present)),
        }
    }

    /// Returns the score of a position in which a piece of this kind, which does not win at once,
    /// must be placed, if it follows from the book.
    pub(crate) fn place<const G: usize>(
        &self,
        geometry: &Geometry<G>,
        node: &Node<G>,
        kind: Kind,
    ) -> Option<Score> {
        node.empty.iter().try_fold(NONE, |best, square| {
            let after = self.give(geometry, &node.place(geometry, square, kind))?;
            Some(best.max(before(after)))
        })
    }

    /// Returns the score of the board with this key, before a give.
    fn score(&self, key: u64) -> Option<Score> {
        let number = self.numbering.number(key)?;
        let (byte, bit) = (number / 8, number % 8);
        let bits = &self.bytes[HEAD..];
        if bits[byte] >> bit & 1 == 0 {
            return Some(0);
        }
        let block = byte / BLOCK;
        let before = count_ones(&bits[block * BLOCK..byte])
            + (bits[byte] & !(u8::MAX << bit)).count_ones()
            + self.ones[block];
        let decided = &bits[self.numbering.len().div_ceil(8)..];
        Some(from_bits(u64::from(decided[before as usize / 2]) >> (4 * (before % 2))))
    }
}

/// The value of a draw, as encoded by [`to_bits`](crate::score::to_bits).
const DRAW: u8 = 8;

fn count_ones(bytes: &[u8]) -> u32 {
    bytes.iter().map(|byte| byte.count_ones()).sum()
}

/// Returns the 64-bit FNV-1a hash of the bytes.
fn checksum(bytes: &[u8]) -> u64 {
    let step = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01B3);
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, step)
}
