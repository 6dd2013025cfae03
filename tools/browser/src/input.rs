//! Input by keyboard, touch and mouse, as real events.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::element::Element;

/// The keys that are not letters: their names in the DOM, and their codes in WebDriver.
const KEYS: [(&str, char); 18] = [
    ("Alt", '\u{E00A}'),
    ("ArrowDown", '\u{E015}'),
    ("ArrowLeft", '\u{E012}'),
    ("ArrowRight", '\u{E014}'),
    ("ArrowUp", '\u{E013}'),
    ("Backspace", '\u{E003}'),
    ("Control", '\u{E009}'),
    ("Delete", '\u{E017}'),
    ("End", '\u{E010}'),
    ("Enter", '\u{E007}'),
    ("Escape", '\u{E00C}'),
    ("Home", '\u{E011}'),
    ("Meta", '\u{E03D}'),
    ("PageDown", '\u{E00F}'),
    ("PageUp", '\u{E00E}'),
    ("Shift", '\u{E008}'),
    ("Space", ' '),
    ("Tab", '\u{E004}'),
];

impl Browser {
    /// Presses keys one after the other, where the focus is: `Tab Tab Enter`, `Shift+Tab`, `k`.
    #[track_caller]
    pub fn press(&self, keys: &str) {
        for chord in keys.split_whitespace() {
            // A lone `+` is the key itself, not a separator.
            let names = if chord.len() == 1 { vec![chord] } else { chord.split('+').collect() };
            let keys: Vec<char> = names.into_iter().map(key).collect();
            let down = keys.iter().map(|key| stroke("keyDown", *key));
            let up = keys.iter().rev().map(|key| stroke("keyUp", *key));
            self.strike(&down.chain(up).collect::<Vec<_>>());
        }
    }

    /// Types a text where the focus is.
    #[track_caller]
    pub fn type_text(&self, text: &str) {
        let kinds = ["keyDown", "keyUp"];
        let strokes = text.chars().flat_map(|key| kinds.map(|kind| stroke(kind, key)));
        self.strike(&strokes.collect::<Vec<_>>());
    }

    /// Taps an element.
    #[track_caller]
    pub fn tap(&self, css: &str) {
        let element = self.show(css);
        let steps = [to(&element), down(), up()];
        self.point("touch", &steps);
    }

    /// Moves the mouse over an element.
    #[track_caller]
    pub fn hover(&self, css: &str) {
        let element = self.show(css);
        self.point("mouse", &[to(&element)]);
    }

    /// Drags one element onto another, with the mouse or, on a phone, with a finger.
    #[track_caller]
    pub fn drag(&self, from: &str, onto: &str) {
        let (from, onto) = (self.show(from), self.show(onto));
        // Real pointers do not jump: this one passes a place nearby, and rests at the end.
        let nearby = beside(&from, 8, 50);
        let steps = [to(&from), down(), nearby, beside(&onto, 0, 150), beside(&onto, 0, 20), up()];
        self.point(self.device().pointer(), &steps);
    }

    /// Finds an element and scrolls it into view.
    #[track_caller]
    fn show(&self, css: &str) -> Element<'_> {
        let element = self.find(css);
        let script = "arguments[0].scrollIntoView(
            { block: 'nearest', inline: 'nearest', behavior: 'instant' })";
        self.run_with(script, &[element.reference()]);
        element
    }

    #[track_caller]
    fn strike(&self, strokes: &[Value]) {
        self.act(&json!({ "type": "key", "id": "keyboard", "actions": strokes }));
    }

    #[track_caller]
    fn point(&self, kind: &str, steps: &[Value]) {
        let how = json!({ "pointerType": kind });
        self.act(&json!({ "type": "pointer", "id": kind, "parameters": how, "actions": steps }));
    }

    #[track_caller]
    fn act(&self, source: &Value) {
        self.ask("POST", "/actions", &json!({ "actions": [source] }));
    }
}

/// Returns WebDriver's code for a key.
#[track_caller]
fn key(name: &str) -> char {
    let known = KEYS.iter().find(|(known, _)| *known == name).map(|(_, key)| *key);
    let letter = || name.parse::<char>().ok();
    known.or_else(letter).unwrap_or_else(|| panic!("{name:?} is not a key"))
}

fn stroke(kind: &str, key: char) -> Value {
    json!({ "type": kind, "value": key })
}

/// Returns a jump to the middle of an element.
fn to(element: &Element<'_>) -> Value {
    beside(element, 0, 0)
}

/// Returns a move to a place `x` pixels to the right of the middle of an element, in `time` milliseconds.
fn beside(element: &Element<'_>, x: u32, time: u32) -> Value {
    let origin = element.reference();
    json!({ "type": "pointerMove", "origin": origin, "x": x, "y": 0, "duration": time })
}

fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}
