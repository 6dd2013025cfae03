//! Uses the full screen and panics: the terminal must be restored. The tests run it.

fn main() {
    let screen = quarto_terminal::Screen::new();
    assert!(screen.is_err(), "the screen was in use");
}
