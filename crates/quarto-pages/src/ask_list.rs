//! The questions of a blindfold game, to be touched instead of typed (D11).

use quarto_game::Memory;
use quarto_rules::{Shape, ShapeKind, Square};
use quarto_text::{PageText, TableText};

use crate::perspective::Perspective;

/// Questions that belong together.
pub(crate) struct AskGroup {
    pub(crate) title: String,
    pub(crate) questions: Vec<AskButton>,
}

/// A question: what it is about, for programs and in words. The words can be said to a device that is
/// controlled by voice.
pub(crate) struct AskButton {
    pub(crate) value: String,
    pub(crate) label: String,
}

impl Perspective<'_> {
    /// Returns the questions that a player of a blindfold game may ask; none if the board is in sight.
    pub(crate) fn ask_list(&self) -> Vec<AskGroup> {
        let Some(memory) = self.view.options.blindfold else { return Vec::new() };
        if self.seats.is_empty() || self.view.turn().is_none() {
            return Vec::new();
        }
        let rest = [
            ("hand", self.words.say(PageText::GameHand)),
            ("last", self.words.say(TableText::AskLast)),
        ];
        match memory {
            Memory::Alone => vec![self.ask_group(TableText::AskOthers, rest)],
            Memory::Touch | Memory::Queries(_) => self.ask_all(rest),
        }
    }

    fn ask_all(&self, rest: [(&'static str, String); 2]) -> Vec<AskGroup> {
        let voice = self.narrator.voice;
        let shapes = self.view.options.terms.rules.shapes();
        let named = |shape: Shape| (shape.to_string(), voice.shape(shape));
        let is_block = |shape: &Shape| shape.kind() == ShapeKind::Block;
        let lines = shapes.iter().filter(|shape| !is_block(shape)).map(named);
        let blocks = shapes.iter().filter(is_block).map(named);
        let squares = Square::ALL.map(|square| (square.to_string(), square.to_string()));
        let left = ("left", self.words.say(PageText::GameReserve));
        let groups = [
            self.ask_group(TableText::AskSquares, squares),
            self.ask_group(TableText::AskLines, lines),
            self.ask_group(TableText::AskBlocks, blocks),
            self.ask_group(TableText::AskOthers, [left].into_iter().chain(rest)),
        ];
        groups.into_iter().filter(|group| !group.questions.is_empty()).collect()
    }

    fn ask_group(
        &self,
        title: TableText<'_>,
        questions: impl IntoIterator<Item = (impl Into<String>, String)>,
    ) -> AskGroup {
        let button = |(value, label): (_, String)| AskButton { value: Into::into(value), label };
        let title = self.words.say(title);
        AskGroup { title, questions: questions.into_iter().map(button).collect() }
    }
}
