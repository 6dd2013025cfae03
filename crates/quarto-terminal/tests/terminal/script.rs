use std::collections::VecDeque;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use quarto_game::{Options, Seat, Time};
use quarto_rules::{Character, Level};
use quarto_terminal::{
    Choices, Controller, DataDirs, Lines, Opening, Opponent, Plain, Session, SessionConfig, Style,
    Typed,
};
use quarto_text::Verbosity;

/// A clock that only the test advances.
#[derive(Clone)]
pub(crate) struct Hands(Arc<AtomicU64>);

impl Hands {
    pub(crate) fn new() -> Hands {
        Hands(Arc::new(AtomicU64::new(Time::from_date((2026, 11, 16)).unwrap().0)))
    }

    pub(crate) fn wait(&self, seconds: u64) {
        self.0.fetch_add(1000 * seconds, Ordering::Relaxed);
    }

    pub(crate) fn now(&self) -> Time {
        Time(self.0.load(Ordering::Relaxed))
    }
}

/// Lines to type. `@wait 60` lets time pass instead of a line, `@late 60 a1` before it.
pub(crate) struct Script {
    lines: VecDeque<String>,
    hands: Hands,
}

impl Script {
    pub(crate) fn new(lines: &str, hands: &Hands) -> Script {
        Script { lines: lines.lines().map(Into::into).collect(), hands: hands.clone() }
    }
}

impl Lines for Script {
    fn next(&mut self, _until: Option<Time>, _now: Time) -> Typed {
        let Some(line) = self.lines.pop_front() else { return Typed::End };
        if let Some(late) = line.strip_prefix("@late ") {
            let (seconds, line) = late.split_once(' ').unwrap();
            self.hands.wait(seconds.parse().unwrap());
            return Typed::Line(format!("{line}\n"));
        }
        match line.strip_prefix("@wait ") {
            None => Typed::Line(line + "\n"),
            Some(seconds) => {
                self.hands.wait(seconds.parse().unwrap());
                Typed::Nothing
            }
        }
    }
}

pub(crate) fn config(hands: &Hands) -> SessionConfig {
    let hands = hands.clone();
    SessionConfig { dirs: None, record: None, seed: 7, clock: Arc::new(move || hands.now()) }
}

/// Returns new directories for a test.
pub(crate) fn dirs(test: &str) -> DataDirs {
    let folder = std::env::temp_dir().join(format!("quarto-{test}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    DataDirs { games: folder.join("games"), choices: folder.join("play.conf") }
}

/// Returns the choices for two players at one keyboard, where Ada starts, and everything is said.
pub(crate) fn two_people() -> Choices {
    Choices {
        opponent: Opponent::Person,
        options: Options { starter: Some(Seat::First), ..Options::default() },
        name: "Ada".parse().ok(),
        other_name: "Bo".parse().ok(),
        verbosity: Verbosity::Full,
        ..Choices::default()
    }
}

/// Returns choices with some options of the game changed.
pub(crate) fn with(mut choices: Choices, change: impl FnOnce(&mut Options)) -> Choices {
    change(&mut choices.options);
    choices
}

/// Returns the choices for Ada, who starts, against a level.
pub(crate) fn against(level: u8) -> Choices {
    let level = Character::Level(Level::new(level).unwrap());
    Choices { opponent: Opponent::Computer(level), ..two_people() }
}

/// Plays these lines and returns the output.
pub(crate) fn play(choices: &Choices, lines: &str) -> String {
    play_in(choices, lines, Style::Spoken)
}

pub(crate) fn play_in(choices: &Choices, lines: &str, style: Style) -> String {
    let hands = Hands::new();
    let (session, opening) = Session::start(choices, config(&hands)).unwrap();
    play_session(session, &opening, &hands, lines, style)
}

pub(crate) fn play_session(
    session: Session,
    opening: &Opening,
    hands: &Hands,
    lines: &str,
    style: Style,
) -> String {
    play_controller(&mut Controller::new(session, opening), opening, hands, lines, style)
}

/// Plays a game until it is over or the lines end.
pub(crate) fn play_controller(
    controller: &mut Controller,
    opening: &Opening,
    hands: &Hands,
    lines: &str,
    style: Style,
) -> String {
    let mut script = Script::new(lines, hands);
    let mut out = Vec::new();
    Plain::new(&mut script, &mut out, style, None).play(controller, opening).unwrap();
    String::from_utf8(out).unwrap()
}

/// Returns words as lines.
pub(crate) fn lines(words: &str) -> String {
    words.split_whitespace().collect::<Vec<_>>().join("\n")
}

/// Four dark pieces on row 1, the last placed by Ada.
pub(crate) const DARK_ROW: &str = "B a1 D b1 F c1 J d1";

/// A whole game without an alignment, up to the last placement, which is Ada's.
pub(crate) const FULL: &str =
    "E a1 B b1 K c1 M d1 C a2 O b2 J c2 G d2 L a3 F b3 D c3 A d3 P a4 I b4 H c4 N d4";

/// Compares a text with the fixture beside the tests; `QUARTO_BLESS=1` rewrites the fixture.
#[track_caller]
pub(crate) fn check_kept(name: &str, text: &str) {
    let text = text.trim_end().to_owned() + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/terminal").join(name);
    if std::env::var("QUARTO_BLESS").is_ok() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{name} was\n{kept}\nand is\n{text}");
}
