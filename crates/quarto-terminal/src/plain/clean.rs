use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// Returns a text without characters that would move the cursor, control the terminal or reverse
/// the text: those of arrow keys in typed lines, and any that a server sends.
pub(crate) fn clean(text: &str) -> String {
    text.chars().filter(|char| !is_obeyed(*char)).collect()
}

/// Tells whether a character is invisible but changes how others are shown.
fn is_obeyed(char: char) -> bool {
    matches!(
        char.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_that_a_terminal_obeys() {
        for (text, cleaned) in [
            ("Zoë · ⠿", "Zoë · ⠿"),
            ("\u{1b}[2Ja1\r\n", "[2Ja1"),
            ("\u{9b}2J\u{7}\u{7f}", "2J"),
            ("no \u{202e}seat\u{2066} is\u{200b} free\u{feff}\u{2028}", "no seat is free"),
        ] {
            assert_eq!(clean(text), cleaned);
        }
    }
}
