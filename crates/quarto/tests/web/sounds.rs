//! What is heard of a page: sounds and speech.

use quarto_browser::{Browser, Device, Server};
use quarto_rules::{Piece, Square};
use quarto_sound::{Column, Signal, Sound};
use serde_json::{Value, json};

const RATE: u32 = 44_100;

/// Renders a sound as the page would play it; returns the samples of both sides.
const RENDER: &str = "
    const [module, name, rate, length] = arguments;
    return import(module).then(async ({ build, load }) => {
      const context = new OfflineAudioContext(2, Math.ceil(length * rate), rate);
      build(context, await load(), name, 0, context.destination);
      const heard = await context.startRendering();
      return [0, 1].map((side) => [...heard.getChannelData(side)]);
    });
";

/// Plays a sound as the page would; it is heard when this is done.
const PLAY: &str = "
    const [module, name] = arguments;
    return import(module).then(({ play }) => play([name]));
";

/// Writes down what would be heard, instead of making it heard.
const LISTEN: &str = "
    window.heard = [];
    speechSynthesis.speak = (words) => heard.push(`${words.lang} ${words.volume}: ${words.text}`);
    speechSynthesis.cancel = () => heard.push('silence');
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      heard.push(this.frequency.value);
      return start.call(this, at);
    };
";

pub(crate) fn start(device: Device) -> (Server, Browser) {
    let server = Server::start(env!("CARGO_BIN_EXE_quarto"));
    let browser = Browser::start(server.url(), device);
    (server, browser)
}

/// Chooses settings, which apply at once.
fn choose(browser: &Browser, settings: &[&str]) {
    browser.open("/en/settings");
    for css in settings {
        browser.run("document.querySelector('#outcome').replaceChildren()");
        browser.click(css);
        browser.wait_for("#outcome [role=status]");
    }
}

/// Returns where the module of sounds is that the script of a page uses.
fn module(browser: &Browser, script: &str) -> String {
    let address = browser.attribute(&format!("script[src*='{script}']"), "src").unwrap();
    address.replace(script, "sound.js")
}

/// Returns how much two sounds differ, by the strength of the second.
fn difference(heard: &Value, sound: &[[f64; 2]]) -> f64 {
    let (mut apart, mut power) = (0.0, 0.0);
    for (at, sample) in sound.iter().enumerate() {
        for side in 0..2 {
            let other = heard[side][at].as_f64().expect("a sample");
            apart += (other - sample[side]).powi(2);
            power += sample[side].powi(2);
        }
    }
    (apart / power).sqrt()
}

#[test]
fn a_browser_makes_the_same_sounds_as_everything_else() {
    let (_server, browser) = start(Device::desktop());
    browser.open("/en/sounds");
    let module = module(&browser, "training.js");
    let square: Square = "d1".parse().unwrap();
    let placed =
        |piece: Piece| (format!("{piece}@d"), Sound::Piece(piece, Some(Column::from(square))));
    let signals = Signal::ALL.map(|signal| (signal.code().to_owned(), Sound::Signal(signal)));
    for (name, sound) in Piece::ALL.map(placed).into_iter().chain(signals) {
        let recipe = sound.recipe();
        let arguments =
            [module.clone().into(), name.clone().into(), RATE.into(), recipe.length().into()];
        let heard = browser.run_with(RENDER, &arguments);
        let difference = difference(&heard, &recipe.samples(RATE));
        assert!(difference < 0.01, "{name}: {difference}");
    }
}

#[test]
fn the_sounds_can_be_learnt() {
    let (_server, browser) = start(Device::desktop());
    browser.open("/en/sounds");
    browser.run(LISTEN);
    browser.click("[data-sound=C]");
    browser.wait_until("it is heard", || browser.run("return heard.includes(784)") == true);
    browser.run("Math.random = () => 10.5 / 16");
    browser.click("#training-play");
    for (trait_name, value) in [("colour", 0), ("height", 1), ("shape", 1), ("fill", 1)] {
        browser.click(&format!("[name={trait_name}][value='{value}']"));
    }
    browser.click("#training-say");
    let verdict = "No, it was tall round hollow light. Listen again.";
    browser.wait_until("it is judged", || browser.text("#training-verdict") == verdict);
    // Of four traits one was wrong, and that is kept.
    browser.reload();
    let score = || browser.texts("#training tbody td");
    let expected = ["0", "1", "1", "1", "1", "1", "0", "1", "1", "1"];
    browser.wait_until("it is shown", || score() == expected);
    browser.click("#training-forget");
    assert!(score().iter().all(|count| count == "0"));
}

#[test]
fn a_page_speaks_and_sounds_if_somebody_wants_it() {
    let (_server, browser) = start(Device::desktop());
    choose(&browser, &["[name=speech][value=on]", "[name=sounds][value=edge]"]);
    browser.open("/en/");
    browser.click("button[value=here]");
    browser.wait_for(".lively");
    browser.run(LISTEN);
    browser.run("document.getElementById('b1').focus()");
    browser.press("ArrowUp");
    browser.wait_until("the edge is heard", || browser.run("return heard.includes(330)") == true);
    browser.run("heard = []");
    browser.press("ArrowLeft");
    let said = || browser.run("return heard.join()").as_str().unwrap_or_default().to_owned();
    browser.wait_until("the square is said", || said() == "silence,en 0.5: a1, empty");
    browser.click("#piece-K");
    browser.wait_until("the piece is said", || said().contains("tall round hollow light"));
    browser.wait_until("the turn is heard", || said().contains("440"));
}

#[test]
fn a_page_is_silent_unless_somebody_wants_to_hear_it() {
    let (_server, browser) = start(Device::desktop());
    let own = ["turn", "placed", "calls"].map(|kind| format!("[name=sounds][value={kind}]"));
    choose(&browser, &own.each_ref().map(String::as_str));
    browser.open("/en/");
    browser.click("button[value=here]");
    browser.wait_for(".lively");
    browser.run(LISTEN);
    browser.click("#piece-K:not([aria-disabled])");
    browser.wait_for(".board.open");
    browser.click("#b2:not([aria-disabled])");
    browser.wait_for(".reserve.open");
    browser.run("document.getElementById('b1').focus()");
    browser.press("ArrowUp");
    // Sounds are heard in their order: nothing came before one that is played now.
    browser.run_with(PLAY, &[module(&browser, "game.js").into(), "edge".into()]);
    assert_eq!(browser.run("return heard"), json!([330, 233]));
}

/// Without scripts a sound is a link to a file, which the browser plays by itself.
#[test]
fn a_sound_is_a_file_that_a_browser_plays() {
    let (_server, browser) = start(Device::desktop());
    browser.open("/en/sounds");
    let link =
        browser.run("return new URL(document.querySelector('[data-sound=K]').href).pathname");
    browser.open(link.as_str().expect("a link"));
    let length = "return document.querySelector('video')?.duration ?? null";
    browser.wait_until("it is loaded", || browser.run(length).as_f64().is_some());
}
