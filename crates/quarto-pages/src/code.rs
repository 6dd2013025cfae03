//! A link as a picture that cameras read.

use std::fmt::Write;

use qrcode::{Color, QrCode};

/// The white around a code, in modules: readers need four.
const MARGIN: usize = 4;

/// Returns a text as a QR code, in SVG with a name for screen readers; empty if it is too long for one.
pub(crate) fn code(text: &str, name: &str) -> String {
    let Ok(code) = QrCode::new(text) else { return String::new() };
    let (width, modules) = (code.width(), code.to_colors());
    let size = width + 2 * MARGIN;
    let mut path = String::new();
    for (at, _) in modules.iter().enumerate().filter(|(_, colour)| **colour == Color::Dark) {
        let _ = write!(path, "M{} {}h1v1h-1z", at % width + MARGIN, at / width + MARGIN);
    }
    let name = crate::escape(name);
    // Black on white in every theme: many readers cannot read it the other way round.
    format!(
        r##"<svg class="code" role="img" aria-label="{name}" viewBox="0 0 {size} {size}"><path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{path}"/></svg>"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_a_square_of_modules_with_three_corners() {
        let svg = code("https://quarto.example/en/games/a4e35qnmncnm", "A \"link\"");
        assert!(svg.contains("&quot;link&quot;") && !svg.contains("style"));
        let size: usize =
            svg.split("viewBox=\"0 0 ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
        let dark = |x: usize, y: usize| svg.contains(&format!("M{x} {y}h1"));
        let far = size - MARGIN - 1;
        // The outer corners of the three finders are dark; nothing is outside.
        assert!(dark(MARGIN, MARGIN) && dark(far, MARGIN) && dark(MARGIN, far));
        assert!((0..size).all(|at| !dark(at, MARGIN - 1) && !dark(far + 1, at)));
    }

    #[test]
    fn a_text_that_is_too_long_has_no_code() {
        assert_eq!(code(&"x".repeat(4000), ""), "");
    }
}
