use quarto_browser::{Browser, Device};

use crate::site::serve;

/// A page that writes down the events it gets.
const PAGES: &[(&str, &str)] = &[
    (
        "/",
        "<!doctype html><html lang=en><title>Hands</title>
         <style>div, p { width: 6rem; height: 6rem; touch-action: none }</style>
         <button id=one>One</button> <button id=two>Two</button> <label>Name <input></label>
         <div id=piece>piece</div><p id=square>square</p>
         <p id=card draggable=true>card</p><p id=pile>pile</p>
         <details><summary>More</summary><p>Here it is.</p></details>
         <pre></pre><script src=/log.js></script></html>",
    ),
    (
        "/log.js",
        "const told = document.querySelector('pre')
         const tell = event => told.textContent += [event.type, event.key ?? event.pointerType,
             event.target.id || event.target.tagName].filter(Boolean).join(' ') + '\\n'
         for (const type of ['keydown', 'click', 'pointerdown', 'pointerup'])
             document.addEventListener(type, tell)
         document.querySelector('#pile').addEventListener('dragover', event => event.preventDefault())
         document.querySelector('#pile').addEventListener('drop', tell)",
    ),
];

fn start(device: Device) -> Browser {
    let browser = Browser::start(&serve(PAGES), device);
    browser.open("/");
    browser
}

fn check(browser: &Browser, told: &[&str]) {
    assert_eq!(browser.text("pre").lines().collect::<Vec<_>>(), told);
}

#[test]
fn keys_go_where_the_focus_is() {
    let browser = start(Device::desktop());
    assert_eq!(browser.focused(), "page");
    browser.press("Tab Tab");
    assert_eq!(browser.focused(), "button \"Two\"");
    browser.press("Shift+Tab k +");
    let shift = ["keydown Shift two", "keydown Tab two", "keydown k one", "keydown + one"];
    check(&browser, &[&["keydown Tab BODY", "keydown Tab one"][..], &shift].concat());
    browser.reload();
    browser.press("Tab Enter");
    check(&browser, &["keydown Tab BODY", "keydown Enter one", "click one"]);
}

#[test]
fn fields_are_filled_and_typed_into() {
    let browser = start(Device::desktop());
    browser.fill("input", "Ada");
    assert_eq!(browser.find("input").property("value"), "Ada");
    browser.type_text("- é🎲");
    assert_eq!(browser.find("input").property("value"), "Ada- é🎲");
    assert_eq!(browser.focused(), "textbox \"Name\"");
}

#[test]
fn a_mouse_clicks_and_drags() {
    let browser = start(Device::desktop());
    browser.click("button + button");
    check(&browser, &["pointerdown mouse two", "pointerup mouse two", "click mouse two"]);
    browser.reload();
    browser.drag("#piece", "#square");
    assert!(browser.text("pre").starts_with("pointerdown mouse piece\npointerup mouse square"));
}

#[test]
fn what_is_draggable_is_dropped() {
    let browser = start(Device::desktop());
    browser.drag("#card", "#pile");
    browser.wait_until("it is dropped", || browser.text("pre").contains("drop pile"));
}

#[test]
fn a_finger_taps_and_drags() {
    let browser = start(Device::phone());
    browser.tap("button");
    check(&browser, &["pointerdown touch one", "pointerup touch one", "click touch one"]);
    browser.reload();
    browser.drag("#piece", "#square");
    // Touch events stay with the element that was touched first.
    assert!(browser.text("pre").starts_with("pointerdown touch piece\npointerup touch piece"));
}

#[test]
fn a_click_is_a_click_without_scripts() {
    for device in [Device::desktop(), Device::phone()] {
        let browser = start(device.without_scripts());
        browser.click("summary");
        browser.wait_for("details p");
    }
}
