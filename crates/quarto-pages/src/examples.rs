//! Small boards that illustrate the rules.

use std::fmt::Write;

use quarto_rules::{Board, Piece, Shape, Square, SquareSet};
use quarto_text::{Edition, Language, Voice};

use crate::frame::escape;

/// The picture for a paragraph of the rules: a board, and the squares to highlight.
struct Example {
    paragraph: &'static str,
    board: &'static str,
    shape: Option<Shape>,
}

const EXAMPLES: [Example; 4] = [
    Example { paragraph: "r7", board: "...B/.HN./CGLP/E...", shape: Some(Shape::Row3) },
    Example { paragraph: "r8", board: "A..F/.J../..K./...I", shape: Some(Shape::Diag1) },
    Example { paragraph: "r14", board: "C.../G..A/H.../D.B.", shape: Some(Shape::ColA) },
    Example { paragraph: "r15", board: "..../.MN./.OP./A..C", shape: Some(Shape::BlockB2) },
];

/// Returns the picture for a paragraph of the rules, if there is one.
pub(crate) fn example(paragraph: &str, language: Language, edition: Edition) -> String {
    if paragraph == "r2" {
        return all_pieces(language, edition);
    }
    let Some(example) = EXAMPLES.iter().find(|example| example.paragraph == paragraph) else {
        return String::new();
    };
    let board: Board = example.board.parse().expect("tests read all examples");
    let voice = Voice { language, edition, ..Voice::default() };
    let label = example.shape.map(|shape| voice.shape(shape)).unwrap_or_default();
    let marked = example.shape.map_or(SquareSet::EMPTY, Shape::squares);
    let drawn = board_picture(&board, marked, edition);
    format!("<figure role=\"img\" aria-label=\"{}\">{drawn}</figure>", escape(&label))
}

/// Draws a board that screen readers skip.
pub(crate) fn board_picture(board: &Board, marked: SquareSet, edition: Edition) -> String {
    let mut drawn = String::from("<div class=\"small-board\" aria-hidden=\"true\">");
    for square in Square::ALL {
        let class = if marked.contains(square) { "square won" } else { "square" };
        let piece = board.piece_at(square).map(|piece| picture(piece, edition));
        let _ = write!(drawn, "<span class=\"{class}\">{}</span>", piece.unwrap_or_default());
    }
    drawn + "</div>"
}

/// Draws a piece that screen readers skip.
fn picture(piece: Piece, edition: Edition) -> String {
    format!("<svg class=\"piece\" aria-hidden=\"true\"><use href=\"#{edition}-{piece}\"/></svg>")
}

fn all_pieces(language: Language, edition: Edition) -> String {
    let voice = Voice { language, edition, ..Voice::default() };
    let item = |piece: Piece| {
        let (drawn, name) = (picture(piece, edition), escape(&voice.piece(piece)));
        format!("<li>{drawn} {name}</li>")
    };
    format!("<ul class=\"pieces\">{}</ul>", Piece::ALL.map(item).concat())
}

/// Returns the board on the home page.
pub(crate) fn hero(edition: Edition) -> String {
    let board: Board = "K..F/.P../..D./M..A".parse().expect("tests draw it");
    board_picture(&board, SquareSet::EMPTY, edition)
}

#[cfg(test)]
mod tests {
    use quarto_rules::Trait;

    use super::*;

    #[test]
    fn every_example_shows_what_it_says() {
        for example in EXAMPLES {
            let board: Board = example.board.parse().unwrap();
            let shape = example.shape.unwrap();
            let pieces: Vec<Piece> =
                shape.squares().iter().map(|square| board.piece_at(square).unwrap()).collect();
            let shared = |t: &Trait| {
                pieces.iter().all(|one| one.has(*t)) || !pieces.iter().any(|one| one.has(*t))
            };
            assert!(Trait::ALL.iter().any(shared), "{}", example.paragraph);
        }
        assert!(hero(Edition::Classic).contains("#classic-K"));
    }
}
