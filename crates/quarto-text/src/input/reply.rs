//! What is said to a line that was not understood.

use quarto_rules::{Shape, ShapeKind, Trait, TraitSet};

use super::{Hit, InputError, Sense};
use crate::vocabulary::{Meaning, Verb, begun_word, fold};
use crate::{Edition, InputText, Language, PieceText, Voice};

impl Voice {
    /// Returns the text for an input error: what was not understood, and what was expected.
    #[must_use]
    pub fn input_error(self, error: &InputError) -> String {
        let language = self.language;
        match error {
            InputError::Empty => {
                let [quarto, help] = [Verb::Quarto, Verb::Help].map(|verb| verb.word(language));
                self.say(InputText::InputEmpty { quarto: &quarto, help: &help })
            }
            InputError::Unknown(text) => self.unknown(text),
            InputError::Ambiguous(text, hits) => {
                let meanings = self.offered(text, hits).join(", ");
                self.say(InputText::InputAmbiguous { text, meanings: &meanings })
            }
            InputError::WhichShape(shapes) => {
                self.say(InputText::InputWhichShape { names: &self.shapes(shapes) })
            }
            InputError::NoTrait(text) => self.say(InputText::InputNoTrait { text }),
            InputError::Twice(t) => {
                self.say(InputText::InputTwice { r#trait: &self.trait_name(*t) })
            }
            InputError::Missing(traits) => self.missing(*traits),
            InputError::WhichSquare => {
                self.say(InputText::InputWhichSquare { example: &self.example(Verb::Place) })
            }
            InputError::WhichPiece => {
                self.say(InputText::InputWhichPiece { example: &self.example(Verb::Give) })
            }
            InputError::Notice => {
                let [example, hint] = &[Verb::Quarto, Verb::Hint].map(|verb| self.example(verb));
                self.say(InputText::InputNotice { example, hint })
            }
            InputError::HowTo(verb) => {
                self.say(InputText::InputHowTo { example: &self.example(*verb) })
            }
        }
    }

    /// Returns the question for the values that were not named.
    fn missing(self, traits: TraitSet) -> String {
        let choice = |t: Trait| {
            let [absent, present] = &t.values().map(|value| self.value(value));
            self.say(InputText::InputChoice { absent, present })
        };
        let choices = self.order().into_iter().filter(|t| traits.contains(*t)).map(choice);
        let choices = choices.collect::<Vec<_>>().join(", ");
        self.say(InputText::InputMissing { choices: &choices })
    }

    /// Returns the names of shapes to choose from. All of a kind are told by the first and the last,
    /// and diagonals with their ends.
    fn shapes(self, shapes: &[Shape]) -> String {
        let kinds = [ShapeKind::Row, ShapeKind::Column, ShapeKind::Diagonal, ShapeKind::Block];
        let names = kinds.into_iter().flat_map(|kind| {
            let of_kind = |all: &[Shape]| -> Vec<Shape> {
                all.iter().copied().filter(|shape| shape.kind() == kind).collect()
            };
            let named = of_kind(shapes);
            if let [first, .., last] = named[..]
                && kind != ShapeKind::Diagonal
                && named == of_kind(&Shape::ALL)
            {
                let [first, last] = &[first, last].map(|shape| self.shape(shape));
                return vec![self.say(PieceText::ShapeRange { first, last })];
            }
            named.into_iter().map(|shape| self.shape_with_ends(shape)).collect()
        });
        self.or(&names.collect::<Vec<_>>())
    }

    /// Returns the name of a shape, with its ends if the name does not tell them.
    fn shape_with_ends(self, shape: Shape) -> String {
        let name = self.shape(shape);
        let (first, last) = match shape {
            Shape::Diag1 => ("a1", "d4"),
            Shape::Diag2 => ("d1", "a4"),
            _ => return name,
        };
        self.say(PieceText::ShapeEnds { shape: &name, first, last })
    }

    /// Returns the text for an unknown command; a long line is cut short.
    fn unknown(self, text: &str) -> String {
        const SHOWN: usize = 40;
        let short: String = text.chars().take(SHOWN).collect();
        let text = if short == text { short } else { short + "…" };
        let [quarto, help] = [Verb::Quarto, Verb::Help].map(|verb| verb.word(self.language));
        self.say(InputText::InputUnknown { text: &text, quarto: &quarto, help: &help })
    }

    /// Returns a word for each meaning of an ambiguous beginning, which begins like it. Words of
    /// the other edition are understood, but they are offered only if there is nothing else to
    /// choose from.
    fn offered(self, text: &str, hits: &[Hit]) -> Vec<String> {
        let own = distinct(hits.iter().filter_map(|hit| self.own_word(text, *hit)));
        if own.len() > 1 {
            return own;
        }
        let any = |hit: &Hit| {
            let word = self.own_word(text, *hit).or_else(|| self.other_word(text, *hit));
            word.unwrap_or_else(|| self.sense(*hit))
        };
        distinct(hits.iter().map(any))
    }

    /// Returns a word for a meaning that begins like the text typed: the usual word if it does,
    /// otherwise another one.
    fn own_word(self, text: &str, hit: Hit) -> Option<String> {
        let usual = self.sense(hit);
        match hit.0 {
            Sense::Word(meaning) if !fold(&usual).starts_with(text) => {
                begun_word(meaning, text, self.edition, self.language)
            }
            Sense::Word(_) | Sense::Place(_) | Sense::Give(_) | Sense::Shape(_) => Some(usual),
        }
    }

    /// Returns a word of the other edition, or of English, that begins like the text typed.
    fn other_word(self, text: &str, hit: Hit) -> Option<String> {
        let Sense::Word(meaning) = hit.0 else { return None };
        let languages = [self.language, Language::English].into_iter();
        let mut all =
            languages.flat_map(|language| Edition::ALL.map(|edition| (edition, language)));
        all.find_map(|(edition, language)| begun_word(meaning, text, edition, language))
    }

    fn sense(self, hit: Hit) -> String {
        match hit.0 {
            Sense::Word(meaning) => self.meaning(meaning),
            Sense::Place(square) => format!("{} {square}", Verb::Place.word(self.language)),
            Sense::Give(piece) => format!("{} {piece}", Verb::Give.word(self.language)),
            Sense::Shape(shape) => self.shape(shape),
        }
    }

    fn meaning(self, meaning: Meaning) -> String {
        match meaning {
            Meaning::Value(value) => self.value(value),
            Meaning::Verb(verb) => verb.word(self.language),
            Meaning::Kind(ShapeKind::Row) => self.shape(Shape::Row1),
            Meaning::Kind(ShapeKind::Column) => self.shape(Shape::ColA),
            Meaning::Kind(ShapeKind::Diagonal) => self.shape(Shape::Diag1),
            Meaning::Kind(ShapeKind::Block) => self.shape(Shape::BlockA1),
        }
    }
}

/// Returns each word once: a trait and a command may share a word.
fn distinct(words: impl Iterator<Item = String>) -> Vec<String> {
    words.fold(Vec::new(), |mut known, word| {
        if !known.contains(&word) {
            known.push(word);
        }
        known
    })
}
