/// Returns a text without what would move the cursor or change the terminal: what arrow keys leave
/// behind when they are typed, and whatever a server sends.
pub(crate) fn clean(text: &str) -> String {
    text.chars().filter(|char| !char.is_control()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_that_a_terminal_obeys() {
        for (text, cleaned) in
            [("Zoë · ⠿", "Zoë · ⠿"), ("\u{1b}[2Ja1\r\n", "[2Ja1"), ("\u{9b}2J\u{7}\u{7f}", "2J")]
        {
            assert_eq!(clean(text), cleaned);
        }
    }
}
