//! Somebody who hears a page: what has the focus, and what is said in the live regions.

use std::fmt::Write;

use quarto_browser::Browser;

/// Notes every line that is added to a live region and every move of the focus, in their order. What
/// is changed there instead of added would be read again, or not at all.
const LISTEN: &str = "
    const regions = [document.getElementById('log'), document.getElementById('alert')];
    const heard = [];
    const note = (records) => records.forEach(({ target, type, addedNodes }) => {
      const where = regions.includes(target) && type === 'childList' ? target.id : 'changed';
      addedNodes.forEach((line) => heard.push([where, line.textContent]));
      if (type !== 'childList') heard.push(['changed', target.textContent]);
    });
    const watch = new MutationObserver(note);
    const all = { childList: true, subtree: true, characterData: true, attributes: true };
    regions.forEach((region) => watch.observe(region, all));
    document.addEventListener('focusin', () => {
      note(watch.takeRecords());
      heard.push(['focus', '']);
    });
    window.listening = { regions, heard };
";

/// Returns what was noted, and whether the regions are still the same.
const HEAR: &str = "
    const { regions, heard } = window.listening;
    return [heard.splice(0), regions.every((one) => document.getElementById(one.id) === one)];
";

/// A line that was said, and whether it may interrupt.
pub(super) type Said = (bool, String);

/// Somebody who hears a page.
pub(super) struct Listener {
    pub(super) browser: Browser,
    /// What they did and heard so far.
    pub(super) diary: String,
    /// What had the focus when that was noted last.
    focused: String,
}

impl Listener {
    /// Begins to listen to the page that is shown.
    pub(super) fn new(browser: Browser) -> Listener {
        browser.wait_for(".lively");
        browser.run(LISTEN);
        Listener { browser, diary: String::new(), focused: String::new() }
    }

    /// Returns the name of what has the focus.
    #[track_caller]
    pub(super) fn focus(&self) -> String {
        assert_ne!(self.browser.focused(), "page", "the focus is lost");
        self.browser.find(":focus").name()
    }

    /// Returns what was said since this was asked last. The focus moves first: otherwise it would
    /// cut off what is being said.
    #[track_caller]
    pub(super) fn hear(&self) -> Vec<Said> {
        let heard = self.browser.run(HEAR);
        assert_eq!(heard[1], true, "a live region was replaced");
        let heard: Vec<(String, String)> =
            serde_json::from_value(heard[0].clone()).expect("pairs of texts");
        let lines = heard.into_iter().skip_while(|(place, _)| place == "focus");
        let said = |(place, text): (String, String)| match &*place {
            "log" => (false, text),
            "alert" => (true, text),
            other => panic!("{other} after something was said: {text:?}"),
        };
        lines.map(said).collect()
    }

    /// Goes on by Tab until something of this kind has the focus.
    #[track_caller]
    pub(super) fn tab_to(&mut self, css: &str) {
        for _ in 0..80 {
            if self.browser.count(&format!(":is({css}):focus")) == 1 {
                return self.note_focus();
            }
            self.browser.press("Tab");
        }
        panic!("{css} can’t be reached");
    }

    /// Presses keys, and notes what has the focus after each of them.
    #[track_caller]
    pub(super) fn press(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            self.strike(key);
            self.note_focus();
        }
        assert_eq!(self.hear(), [], "nothing is said besides");
    }

    /// Presses a key.
    #[track_caller]
    pub(super) fn strike(&mut self, key: &str) {
        self.write("keys", key);
        self.browser.press(key);
    }

    /// Types a line.
    #[track_caller]
    pub(super) fn enter(&mut self, text: &str) {
        self.write("types", text);
        self.browser.type_text(text);
        self.browser.press("Enter");
    }

    /// Types a question, and notes the answer.
    #[track_caller]
    pub(super) fn ask(&mut self, text: &str) {
        self.enter(text);
        self.note_what_is_said();
    }

    /// Waits until something is said, and notes it, and what has the focus if that changes.
    #[track_caller]
    pub(super) fn note_what_is_said(&mut self) {
        let mut said = Vec::new();
        self.browser.wait_until("something is said", || {
            said = self.hear();
            !said.is_empty()
        });
        self.note(said);
    }

    /// Notes what was said with what is shown, if anything was: one's own actions are not.
    #[track_caller]
    pub(super) fn note_what_was_said(&mut self) {
        let said = self.hear();
        self.note(said);
    }

    /// Notes what was said, and what has the focus if that changes. A message is one line, so that a
    /// braille display keeps all of it.
    #[track_caller]
    fn note(&mut self, said: Vec<Said>) {
        if self.focus() != self.focused {
            self.note_focus();
        }
        for (urgent, text) in said {
            self.write(if urgent { "alert" } else { "said" }, &text);
        }
    }

    #[track_caller]
    fn note_focus(&mut self) {
        self.focused = self.focus();
        self.write("focus", &self.focused.clone());
    }

    fn write(&mut self, what: &str, text: &str) {
        let _ = writeln!(self.diary, "{what}: {text}");
    }
}
