use quarto_rules::{Piece, Trait};

/// Returns the words for the traits of a piece, as in the Access edition (R2): texture, height, shape,
/// fill.
pub(crate) fn traits(piece: Piece) -> [&'static str; 4] {
    Trait::ALL.map(|t| {
        let [absent, present] = match t {
            Trait::Colour => ["smooth", "grooved"],
            Trait::Height => ["short", "tall"],
            Trait::Outline => ["round", "square"],
            Trait::Fill => ["solid", "hollow"],
        };
        if piece.has(t) { present } else { absent }
    })
}

/// Returns the two textures, each with the eight pieces that have it and are made of one material.
pub(crate) fn by_texture() -> [(&'static str, Vec<Piece>); 2] {
    let (grooved, smooth): (Vec<Piece>, Vec<Piece>) =
        Piece::ALL.into_iter().partition(|piece| piece.has(Trait::Colour));
    [("smooth", smooth), ("grooved", grooved)]
}
