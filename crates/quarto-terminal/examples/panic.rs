//! Uses the whole screen and panics: the terminal must be as it was. The tests run it.

fn main() {
    let screen = quarto_terminal::Screen::new();
    assert!(screen.is_err(), "the screen was there");
}
