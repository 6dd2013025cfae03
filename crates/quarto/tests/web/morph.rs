//! The script that brings a page up to date without disturbing the visitor, by itself.

use quarto_browser::{Browser, Device};
use serde_json::{Value, json};

use crate::sounds::start;

/// Changes `before` into `after`, and takes these steps before and after that.
fn morph(browser: &Browser, [before, after, prepare, look]: [&str; 4]) -> Value {
    let address = browser.attribute("script[src*='game.js']", "src").unwrap();
    let module = address.replace("game.js", "morph.js");
    let script = format!(
        "const [module, before, after] = arguments;
        return import(module).then(({{ morph }}) => {{
            const old = document.createElement('div');
            old.innerHTML = before;
            document.body.append(old);
            {prepare};
            const fresh = document.createElement('div');
            fresh.innerHTML = after;
            morph(old, fresh);
            const seen = {look};
            old.remove();
            return seen;
        }});"
    );
    browser.run_with(&script, &[module.into(), before.into(), after.into()])
}

#[test]
fn a_page_is_changed_around_the_visitor() {
    let (_server, browser) = start(Device::desktop());
    browser.open("/en/");
    browser.click("button[value=here]");
    browser.wait_for(".lively");
    let check = |case: [&str; 4], expected: Value| {
        assert_eq!(morph(&browser, case), expected, "{case:?}");
    };
    let html = "old.innerHTML";
    // Whatever is new is there, whatever is old is gone, and in the new order.
    check(
        ["<p>a</p>", "<p>b</p><ul><li>c</li></ul>", "", html],
        json!("<p>b</p><ul><li>c</li></ul>"),
    );
    check(
        ["<b id=x>1</b><b id=y>2</b>", "<b id=y>2</b><b id=x>1</b>", "", html],
        json!("<b id=\"y\">2</b><b id=\"x\">1</b>"),
    );
    check(["<p class=a>1</p>text", "<p title=t>1</p>", "", html], json!("<p title=\"t\">1</p>"));
    // The element with the focus stays the same one, also when others come before it or go.
    let focus = "old.querySelector('#x').focus(); window.kept = document.activeElement";
    let kept = "document.activeElement === kept && kept.isConnected && kept.textContent";
    check(
        ["<button id=x>1</button>", "<p>new</p><button id=x>2</button>", focus, kept],
        json!("2"),
    );
    check(
        ["<p>old</p><button id=x>1</button>", "<button id=x>2</button>", focus, kept],
        json!("2"),
    );
    // What was typed, opened and marked by scripts stays.
    let typed =
        "old.querySelector('input').value = 'mine'; old.querySelector('details').open = true;
        old.querySelector('button').setAttribute('aria-pressed', 'true')";
    let seen = "[old.querySelector('input').value, old.querySelector('details').open,
        old.querySelector('button').getAttribute('aria-pressed')]";
    check(
        [
            "<input name=a><details><p>1</p></details><button>x</button>",
            "<input name=a><details><p>2</p></details><button>y</button>",
            typed,
            seen,
        ],
        json!(["mine", true, "true"]),
    );
    // Elements with different keys are different things, even if they look alike.
    let mark = "old.querySelector('p').marked = true";
    let marked = "[...old.querySelectorAll('p')].map((p) => p.marked === true)";
    check(["<p data-key=a>1</p>", "<p data-key=b>1</p>", mark, marked], json!([false]));
    check(
        ["<p data-key=a>1</p>", "<p data-key=b>0</p><p data-key=a>2</p>", mark, marked],
        json!([false, true]),
    );
}
