use quarto_browser::{Browser, Device};
use serde_json::json;

use crate::site::serve;

const PAGES: &[(&str, &str)] = &[
    (
        "/",
        "<!doctype html><html lang=en><meta name=viewport content='width=device-width'>
         <title>Looks</title><h1>Looks</h1><p id=languages>{languages}</p>
         <noscript>No scripts run.</noscript><a href=/next>Next</a>
         <button aria-pressed=true>Sound</button><p id=later hidden>Here I am.</p>
         <script src=/later.js></script></html>",
    ),
    (
        "/later.js",
        "setTimeout(() => document.querySelector('#later').hidden = false, 200)
         document.documentElement.className = 'lively'",
    ),
    ("/next", "<!doctype html><html lang=en><title>Next</title><h1>Next</h1></html>"),
    (
        "/broken",
        "<!doctype html><html lang=en><title>Broken</title><script src=/broken.js></script>",
    ),
    ("/broken.js", "nothing.is.there"),
    ("/inline", "<!doctype html><html lang=en><title>Inline</title><script>1</script>"),
    (
        "/foreign",
        "<!doctype html><html lang=en><title>Foreign</title>
         <form action=http://quarto.example/><button>Go</button></form>",
    ),
];

fn start(device: Device) -> Browser {
    let browser = Browser::start(&serve(PAGES), device);
    browser.open("/");
    browser
}

/// Checks which media queries match on a device.
fn check_media(device: Device, queries: &[&str]) {
    let browser = start(device);
    for query in queries {
        let matches = browser.run(&format!("return matchMedia('({query})').matches"));
        assert_eq!(matches, true, "{query}");
    }
}

#[test]
fn a_desktop_has_a_mouse_and_its_size() {
    let browser = start(Device::desktop());
    let size = browser.run("return [innerWidth, innerHeight, navigator.maxTouchPoints]");
    assert_eq!(size, json!([1280, 900, 0]));
    drop(browser);
    check_media(
        Device::desktop(),
        &["hover: hover", "pointer: fine", "prefers-color-scheme: light"],
    );
}

#[test]
fn a_phone_is_touched_and_has_its_size() {
    let browser = start(Device::phone().sized(320, 568));
    let size = browser.run("return [innerWidth, innerHeight, navigator.maxTouchPoints]");
    assert_eq!(size, json!([320, 568, 1]));
    drop(browser);
    check_media(
        Device::phone().dark(),
        &["hover: none", "pointer: coarse", "prefers-color-scheme: dark"],
    );
}

#[test]
fn people_set_up_their_devices() {
    let device = Device::desktop().dark().with_reduced_motion().with_forced_colours();
    let queries =
        ["prefers-color-scheme: dark", "prefers-reduced-motion: reduce", "forced-colors: active"];
    check_media(device, &queries);
    check_media(Device::desktop().with_more_contrast(), &["prefers-contrast: more"]);
}

#[test]
fn people_read_languages() {
    let browser = start(Device::desktop().speaking("ro,fr"));
    assert_eq!(browser.text("#languages"), "ro,fr;q=0.9");
    assert_eq!(browser.run("return navigator.languages"), json!(["ro", "fr"]));
}

#[test]
fn scripts_do_not_run_where_they_are_off() {
    let browser = start(Device::desktop().without_scripts());
    assert!(browser.page_text().contains("No scripts run."));
    assert_eq!(browser.attribute("html", "class"), None);
    let browser = start(Device::desktop());
    assert!(!browser.page_text().contains("No scripts run."));
    assert_eq!(browser.attribute("html", "class").as_deref(), Some("lively"));
}

#[test]
fn what_comes_later_is_waited_for() {
    let browser = start(Device::desktop());
    browser.wait_for("#later");
    assert_eq!(browser.texts("#later, h1"), ["Looks", "Here I am."]);
    browser.click("a");
    browser.wait_until("the next page is there", || browser.path() == "/next");
    assert_eq!((browser.title(), browser.text("h1")), ("Next".into(), "Next".into()));
    browser.back();
    assert_eq!((browser.path(), browser.count("p")), ("/".into(), 2));
}

#[test]
fn a_page_is_an_outline_for_screen_readers() {
    let browser = start(Device::desktop().without_scripts());
    browser.press("Tab");
    let outline = "page \"Looks\"
  heading \"Looks\" level=1
  paragraph
    text \"en\"
  text \"No scripts run.\"
  link \"Next\" focused
  button \"Sound\" pressed=true
";
    // The tree is built a moment after the page.
    browser.wait_until("the focus is in the tree", || browser.outline().contains("focused"));
    assert_eq!(browser.outline(), outline);
    let button = browser.find("button");
    assert_eq!((button.role(), button.name()), ("button".into(), "Sound".into()));
    assert!(button.is_shown() && button.size().0 > 20.0);
}

#[test]
fn pictures_are_as_large_as_the_screen_or_the_page() {
    let folder = tempfile::tempdir().unwrap();
    let size = |name: &str| {
        let bytes = std::fs::read(folder.path().join(name)).unwrap();
        [16, 20].map(|at| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap()))
    };
    let browser = start(Device::phone());
    browser.run("document.body.style = 'height: 2000px; margin: 0; display: flow-root'");
    browser.screenshot(folder.path().join("screen.png"));
    browser.screenshot_page(folder.path().join("page.png"));
    // A phone has two device pixels per CSS pixel.
    assert_eq!((size("screen.png"), size("page.png")), ([780, 1688], [780, 4000]));
}

#[test]
fn requests_are_noted() {
    let browser = start(Device::desktop());
    let requests = browser.requests();
    let kinds: Vec<&str> = requests.iter().map(|request| request.kind.as_str()).collect();
    assert_eq!(kinds[..2], ["Document", "Script"]);
    assert!(requests[1].url.ends_with("/later.js") && requests[1].method == "GET");
}

#[test]
fn browsers_complain_once() {
    let browser = start(Device::desktop());
    assert_eq!(browser.complaints(), Vec::<String>::new());
    for (path, complaint) in [
        ("/broken", "ReferenceError: nothing is not defined"),
        ("/inline", "Content Security Policy"),
    ] {
        browser.open(path);
        let complaints = browser.complaints();
        assert!(complaints.len() == 1 && complaints[0].contains(complaint), "{complaints:?}");
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
    // A missing page is not a complaint: the test decides.
    browser.open("/missing");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn nobody_goes_elsewhere_unnoticed() {
    let browser = start(Device::desktop());
    browser.open("/foreign");
    browser.click("button");
    browser.wait_until("it is noticed", || {
        browser.complaints().contains(&"asks elsewhere: http://quarto.example/?".into())
    });
}

#[test]
#[should_panic(expected = "nothing is not defined")]
fn complaints_that_nobody_asks_for_fail_the_test() {
    start(Device::desktop()).open("/broken");
}

#[test]
#[should_panic(expected = "shows:\nLooks")]
fn whoever_fails_says_what_the_page_showed() {
    start(Device::desktop()).click("no? selector!");
}
