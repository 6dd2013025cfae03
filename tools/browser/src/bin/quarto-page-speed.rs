//! Measures how a game feels on a slow device: `cargo xtask page-speed`.
//!
//! It plays games at one screen, with the processor slowed four times, and prints how long it takes from a
//! touch to the next picture, and how far things jump on the page while one plays.

use std::io::Write;
use std::path::PathBuf;

use quarto_browser::{Browser, Device, Server};
use serde_json::json;

/// A game in which nobody aligns anything, as pieces and squares.
const GAME: &str =
    "E a1 B b1 K c1 M d1 C a2 O b2 J c2 G d2 L a3 F b3 D c3 A d3 P a4 I b4 H c4 N d4";

/// Notes every touch with the time to the next picture, and everything that jumps. Shorter times than 16 ms
/// are not reported.
const OBSERVE: &str = "
    window.measured = { touches: [], shift: 0 };
    new PerformanceObserver((list) => {
      for (const one of list.getEntries())
        if (one.name === 'click') window.measured.touches.push(one.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) window.measured.shift += one.value;
    }).observe({ type: 'layout-shift' });
";

/// The screens that are measured: of a phone and of a laptop.
const SCREENS: [(&str, u32, u32); 2] = [("phone", 390, 664), ("laptop", 1366, 625)];

fn main() -> std::io::Result<()> {
    let Some(program) = std::env::args_os().nth(1).map(PathBuf::from) else {
        return Err(std::io::Error::other("usage: quarto-page-speed SERVER"));
    };
    let server = Server::start(program);
    for (name, width, height) in SCREENS {
        let kind = if width < 1000 { Device::phone() } else { Device::desktop() };
        let browser = Browser::start(server.url(), kind.sized(width, height));
        browser.open("/en/");
        browser.click("button[value=here]");
        browser.wait_for(".lively .reserve.open");
        browser.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": 4 }));
        browser.run(OBSERVE);
        let touches = play(&browser);
        let mut times: Vec<f64> = measured(&browser);
        // Those that were not reported were quick.
        times.resize(touches.max(times.len()), 16.0);
        times.sort_by(f64::total_cmp);
        let shift = browser.run("return window.measured.shift");
        writeln!(
            std::io::stdout(),
            "{name} {width} × {height}, processor ÷ 4: {touches} touches; to the next picture p50 {} ms, p95 {} ms, \
             most {} ms; layout shift {:.4} in the whole game",
            percentile(&times, 50),
            percentile(&times, 95),
            percentile(&times, 100),
            shift.as_f64().unwrap_or_default(),
        )?;
    }
    Ok(())
}

/// Plays the game, and returns how many touches it took.
fn play(browser: &Browser) -> usize {
    let words: Vec<&str> = GAME.split(' ').collect();
    for word in &words {
        let is_square = word.len() == 2;
        let target = if is_square { format!("#{word}") } else { format!("#piece-{word}") };
        let opened = if is_square { ".board.open" } else { ".reserve.open" };
        browser.wait_for(opened);
        browser.click(&format!("{target}:not([aria-disabled])"));
    }
    browser.wait_for("#do-done");
    words.len()
}

fn measured(browser: &Browser) -> Vec<f64> {
    let times = browser.run("return window.measured.touches");
    times.as_array().into_iter().flatten().filter_map(serde_json::Value::as_f64).collect()
}

/// Returns the smallest of the sorted times that so many of a hundred do not exceed.
fn percentile(times: &[f64], percent: usize) -> f64 {
    let place = (times.len() * percent).div_ceil(100).max(1) - 1;
    times.get(place).copied().unwrap_or_default()
}
