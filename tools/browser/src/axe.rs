use serde_json::{Value, json};

use crate::browser::{Browser, text_of};

/// A violation that axe-core found: something that keeps people from using a page.
#[derive(Clone, Debug)]
pub struct Violation {
    /// The name of the rule, such as `color-contrast`.
    pub rule: String,
    /// What the rule asks for.
    pub help: String,
    /// The places: for each element how to find it, and what is wrong with it.
    pub places: Vec<String>,
}

/// A replacement for `setTimeout`: if scripts are off, timers of pages never fire. This one runs short
/// timers at once and ignores long ones, which only report that something took too long.
const CLOCK: &str = "const setTimeout = (act, time) => \
    void (time > 1 || Promise.resolve().then(act));";

/// The check: all default rules, and that targets are large enough to be hit. With forced colours the
/// contrast is left out, because axe-core would compute it from colours that are not shown.
const CHECK: &str = "return axe.run(document, {
    resultTypes: ['violations'],
    preload: false,
    rules: {
        'target-size': { enabled: true },
        'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches },
    },
})";

/// Returns what axe-core finds wrong with the page that a browser shows.
#[must_use]
#[track_caller]
pub fn axe(browser: &Browser) -> Vec<Violation> {
    if browser.run("return typeof axe") == "undefined" {
        let file = crate::tool("node_modules/axe-core/axe.min.js");
        let source = std::fs::read_to_string(&file);
        let source = source.unwrap_or_else(|error| panic!("no {}: {error}", file.display()));
        browser.run(&format!("{CLOCK}{source}"));
    }
    let result = browser.run(CHECK);
    result["violations"].as_array().into_iter().flatten().map(Violation::read).collect()
}

/// Panics if axe-core finds something wrong with the page that a browser shows.
#[track_caller]
pub fn assert_accessible(browser: &Browser) {
    let violations: Vec<String> = axe(browser).iter().map(ToString::to_string).collect();
    assert!(
        violations.is_empty(),
        "{} is not for everyone:\n{}",
        browser.path(),
        violations.join("\n")
    );
}

impl Violation {
    fn read(value: &Value) -> Violation {
        let place = |node: &Value| {
            let why = text_of(&node["failureSummary"]).replace('\n', " ");
            let target = json!(node["target"]);
            format!("{target} {}: {why}", text_of(&node["html"]))
        };
        Violation {
            rule: text_of(&value["id"]),
            help: text_of(&value["help"]),
            places: value["nodes"].as_array().into_iter().flatten().map(place).collect(),
        }
    }
}

impl std::fmt::Display for Violation {
    fn fmt(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(formatter, "{}: {}\n  {}", self.rule, self.help, self.places.join("\n  "))
    }
}
