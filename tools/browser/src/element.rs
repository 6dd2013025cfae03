use serde_json::{Value, json};

use crate::browser::{Browser, text_of};
use crate::driver::Refusal;

/// An element of the page that a browser shows. It is valid only as long as the page is shown.
pub struct Element<'a> {
    browser: &'a Browser,
    id: String,
}

/// The key that the standard uses for references to elements.
const REFERENCE: &str = "element-6066-11e4-a52e-4f735466cecf";

impl<'a> Element<'a> {
    pub(crate) fn new(browser: &'a Browser, reference: &Value) -> Element<'a> {
        Element { browser, id: text_of(&reference[REFERENCE]) }
    }

    /// Returns the element as an argument of [`Browser::run_with`].
    #[must_use]
    pub fn reference(&self) -> Value {
        json!({ REFERENCE: self.id })
    }

    /// Returns the text that it shows.
    #[must_use]
    #[track_caller]
    pub fn text(&self) -> String {
        text_of(&self.look("text"))
    }

    /// Returns its role for assistive technology, such as `button`.
    #[must_use]
    #[track_caller]
    pub fn role(&self) -> String {
        text_of(&self.look("computedrole"))
    }

    /// Returns its name for assistive technology.
    #[must_use]
    #[track_caller]
    pub fn name(&self) -> String {
        text_of(&self.look("computedlabel")).trim().into()
    }

    /// Returns an attribute, if the element has it.
    #[must_use]
    #[track_caller]
    pub fn attribute(&self, name: &str) -> Option<String> {
        let value = self.look(&format!("attribute/{name}"));
        (!value.is_null()).then(|| text_of(&value))
    }

    /// Returns a property, as scripts see it.
    #[must_use]
    #[track_caller]
    pub fn property(&self, name: &str) -> Value {
        self.look(&format!("property/{name}"))
    }

    /// Tells whether it is visible.
    #[must_use]
    #[track_caller]
    pub fn is_shown(&self) -> bool {
        self.look("displayed") == true
    }

    /// Returns its width and height.
    #[must_use]
    #[track_caller]
    pub fn size(&self) -> (f64, f64) {
        let place = self.look("rect");
        let number = |name: &str| place[name].as_f64().unwrap_or_default();
        (number("width"), number("height"))
    }

    /// Clicks it.
    #[track_caller]
    pub fn click(&self) {
        self.browser.ask("POST", &self.path("click"), &json!({}));
    }

    #[track_caller]
    fn look(&self, what: &str) -> Value {
        self.browser.ask("GET", &self.path(what), &Value::Null)
    }

    pub(crate) fn try_look(&self, what: &str) -> Result<Value, Refusal> {
        self.browser.try_ask("GET", &self.path(what), &Value::Null)
    }

    pub(crate) fn try_do(&self, what: &str, body: &Value) -> Result<(), Refusal> {
        self.browser.try_ask("POST", &self.path(what), body).map(drop)
    }

    fn path(&self, what: &str) -> String {
        format!("/element/{}/{what}", self.id)
    }
}
