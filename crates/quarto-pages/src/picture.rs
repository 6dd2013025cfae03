//! A position as a picture that stands alone: without styles, so that every program shows it alike.

use std::fmt::Write as _;

use quarto_rules::{Piece, Position, Square, Trait};
use quarto_text::Edition;

/// The side of a square, and the width of the frame around the board.
const SIDE: usize = 100;
const FRAME: usize = 40;

/// Returns the picture of a position as SVG: the board with its coordinates, and the piece in hand beside it.
///
/// A tall piece is larger than a short one, a round one is a disc, a hollow one has a hole; dark pieces are dark, or
/// have grooves in the other edition.
#[must_use]
pub fn position_picture(position: &Position, edition: Edition) -> String {
    let (board, hand) = (4 * SIDE + 2 * FRAME, position.hand());
    let width = board + hand.map_or(0, |_| SIDE + FRAME);
    let mut picture = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {board}" width="{width}" height="{board}"><title>{position}</title><rect width="{board}" height="{board}" rx="20" fill="#80553a"/>"##
    );
    // Writing to a text cannot fail.
    for (index, square) in Square::ALL.into_iter().enumerate() {
        let [x, y] = [index % 4, index / 4].map(|place| FRAME + place * SIDE + SIDE / 2);
        let _ = write!(picture, r##"<circle cx="{x}" cy="{y}" r="45" fill="#5f3b22"/>"##);
        if let Some(piece) = position.board().piece_at(square) {
            picture += &drawn(piece, edition, x, y);
        }
    }
    for (index, column) in ["a", "b", "c", "d"].into_iter().enumerate() {
        let (middle, edge) = (FRAME + index * SIDE + SIDE / 2, board - FRAME / 3);
        picture += &named(column, middle, edge);
        picture += &named(&(index + 1).to_string(), FRAME / 2, middle + 6);
    }
    if let Some(piece) = hand {
        picture += &drawn(piece, edition, board + SIDE / 2 + FRAME / 2, board / 2);
    }
    picture + "</svg>\n"
}

fn named(name: &str, x: usize, y: usize) -> String {
    format!(
        r##"<text x="{x}" y="{y}" text-anchor="middle" font-family="sans-serif" font-size="18" fill="#f9ecd4">{name}</text>"##
    )
}

/// Draws a piece around a point.
fn drawn(piece: Piece, edition: Edition, x: usize, y: usize) -> String {
    let is_marked = piece.has(Trait::Colour);
    let half = if piece.has(Trait::Height) { 36 } else { 23 };
    let (fill, hole) = match (edition, is_marked) {
        (Edition::Classic, true) => ("#3c1e12", "#c9a27d"),
        (Edition::Classic, false) => ("#eac48f", "#4a2a14"),
        (Edition::Access, _) => ("#d9a263", "#4a2a14"),
    };
    let look = format!(r##"fill="{fill}" stroke="#fdeac8" stroke-width="2""##);
    let mut picture = if piece.has(Trait::Outline) {
        let (left, top, side) = (x - half, y - half, 2 * half);
        format!(r#"<rect x="{left}" y="{top}" width="{side}" height="{side}" rx="4" {look}/>"#)
    } else {
        format!(r#"<circle cx="{x}" cy="{y}" r="{half}" {look}/>"#)
    };
    if edition == Edition::Access && is_marked {
        for offset in [half / 2, half, 3 * half / 2] {
            let (left, right, line) = (x - half / 2 - 4, x + half / 2 + 4, y - half + offset);
            let _ = write!(
                picture,
                r##"<path d="M{left} {line}H{right}" stroke="#4a2a14" stroke-width="4"/>"##
            );
        }
    }
    if !piece.has(Trait::Fill) {
        return picture;
    }
    let _ = write!(picture, r#"<circle cx="{x}" cy="{y}" r="{}" fill="{hole}"/>"#, half / 3 + 1);
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_every_piece_and_needs_no_style() {
        let position: Position = "K.../.F../..../..N. A".parse().unwrap();
        for edition in Edition::ALL {
            let picture = position_picture(&position, edition);
            assert_eq!(picture.matches("stroke-width=\"2\"").count(), 4, "{picture}");
            assert!(!picture.contains("style") && !picture.contains("class"));
            assert!(picture.contains("<title>K.../.F../..../..N. A</title>"));
        }
    }
}
