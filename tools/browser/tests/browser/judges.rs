use quarto_browser::{Browser, Device, assert_accessible, assert_valid, axe, get, validate};

use crate::site::serve;

const PAGES: &[(&str, &str)] = &[
    (
        "/good",
        "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>Good</title></head>
         <body><main><h1>Good</h1><p>All is well.</p></main></body>\n</html>\n",
    ),
    (
        "/bad",
        "<!doctype html>\n<html>\n<head><meta charset=\"utf-8\"><title>Bad</title></head>
         <body><main><h1>Bad</h1><p><div>Not well.</div></p><button></button></main></body>\n</html>\n",
    ),
];

#[test]
fn good_pages_pass() {
    let url = serve(PAGES);
    for device in [Device::desktop(), Device::phone().without_scripts()] {
        let browser = Browser::start(&url, device);
        browser.open("/good");
        assert_accessible(&browser);
        assert_accessible(&browser);
    }
    let page = get(&format!("{url}/good"));
    assert_eq!((page.status, page.header("content-type")), (200, Some("text/html; charset=utf-8")));
    assert_valid(&page.body);
}

#[test]
fn bad_pages_do_not() {
    let url = serve(PAGES);
    let browser = Browser::start(&url, Device::desktop());
    browser.open("/bad");
    let rules: Vec<String> = axe(&browser).into_iter().map(|violation| violation.rule).collect();
    assert_eq!(rules, ["button-name", "html-has-lang"]);
    let wrong = validate(&get(&format!("{url}/bad")).body).join("\n");
    for rule in ["close-order", "element-required-attributes", "text-content"] {
        assert!(wrong.contains(rule), "{rule}\n{wrong}");
    }
}
