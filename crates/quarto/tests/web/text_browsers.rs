//! Whole games in browsers that show nothing but text, in a real terminal: Lynx and w3m.

use std::path::Path;

use quarto_browser::Server;
use tempfile::TempDir;

use crate::tty::Tty;

/// A browser in a terminal.
struct TextBrowser {
    tty: Tty,
    /// Tells by the screen whether it waits for keys. While a page comes, keys are lost.
    is_idle: fn(&str) -> bool,
    /// Its home, where it keeps what it remembers.
    _home: TempDir,
}

/// Lynx as it is, but without the pauses in which one can read its messages, and without a question
/// about cookies.
const LYNX: &str = "INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
SET_COOKIES:TRUE
ACCEPT_ALL_COOKIES:TRUE
CHARACTER_SET:utf-8
";

impl TextBrowser {
    fn lynx(url: &str) -> TextBrowser {
        TextBrowser::start(lynx_is_idle, |home| {
            let settings = home.join("lynx.cfg");
            std::fs::write(&settings, LYNX).unwrap();
            format!("lynx -cfg={} '{url}'", settings.display())
        })
    }

    fn w3m(url: &str) -> TextBrowser {
        TextBrowser::start(w3m_is_idle, |_| format!("w3m -cookie '{url}'"))
    }

    fn start(is_idle: fn(&str) -> bool, command: impl FnOnce(&Path) -> String) -> TextBrowser {
        let home = tempfile::tempdir().unwrap();
        let command = format!("env LC_ALL=C.UTF-8 {}", command(home.path()));
        TextBrowser { tty: Tty::new(home.path(), &command), is_idle, _home: home }
    }

    /// Waits until a page is there and shows a text.
    #[track_caller]
    fn touch(&mut self, text: &str) {
        let is_idle = self.is_idle;
        self.tty.wait_until(text, |screen| screen.contains(text) && is_idle(screen));
    }

    /// Goes to where a text is.
    fn search(&mut self, text: &str) {
        self.tty.press(&format!("/{text}\r"));
    }

    /// Activates the link, the button or the choice that has a text.
    fn choose(&mut self, text: &str) {
        self.search(text);
        self.tty.press("\r");
    }

    /// Chooses something, and waits for what comes of it.
    #[track_caller]
    fn choose_and_see(&mut self, text: &str, seen: &str) {
        self.choose(text);
        self.touch(seen);
    }

    /// Types a command into Lynx, which goes from the box to its button before it sends anything.
    #[track_caller]
    fn say(&mut self, the_box: &str, command: &str) {
        self.choose_and_see(the_box, "Enter text into the field");
        self.tty.press(&format!("{command}\r\r"));
    }

    /// Chooses a square of column d with Lynx: a search leads to the row, and from there it is three
    /// steps.
    fn go_to_column_d(&mut self, square: &str) {
        self.search(&format!("({})", square.replace('d', "a")));
        self.tty.press("\t\t\t\r");
    }

    #[track_caller]
    fn leave(mut self) {
        self.tty.press("Q");
        assert_eq!(self.tty.wait_for_end(), 0);
    }
}

/// Lynx tells what it does on the last line but two, and there what is chosen when it is done.
fn lynx_is_idle(screen: &str) -> bool {
    screen.lines().nth(21).is_some_and(|line| line.starts_with(['(', '-']))
}

fn w3m_is_idle(screen: &str) -> bool {
    screen.lines().last().is_some_and(|line| line.contains("Viewing <"))
}

fn server() -> Server {
    Server::start(env!("CARGO_BIN_EXE_quarto"))
}

/// Four pieces that are tall and solid, with their letters, and column d.
const TURNS: [(&str, &str, &str); 4] = [
    ("C", "tall round solid light", "d1"),
    ("D", "tall round solid dark", "d2"),
    ("G", "tall square solid light", "d3"),
    ("H", "tall square solid dark", "d4"),
];

#[test]
fn lynx_plays_a_game_by_buttons() {
    let server = server();
    let mut lynx = TextBrowser::lynx(&format!("{}/en/", server.url()));
    lynx.touch("(computer) Play");
    lynx.choose_and_see("With a friend here", "give a piece.");
    for (letter, piece, square) in TURNS {
        lynx.choose_and_see(&format!("({letter})"), &format!("place the {piece} piece."));
        lynx.go_to_column_d(square);
        lynx.touch("give a piece.");
    }
    lynx.choose_and_see("column d", "(*) column d");
    lynx.choose_and_see("Call QUARTO!", "column d, all tall and solid.");
    let screen = lynx.tty.contents();
    assert!(screen.contains("QUARTO! ") && screen.contains(" wins"), "{screen}");
    lynx.leave();
}

#[test]
fn lynx_plays_a_game_by_commands_in_russian() {
    let server = server();
    let mut lynx = TextBrowser::lynx(&format!("{}/ru/", server.url()));
    lynx.touch("(computer) Играть");
    lynx.choose_and_see("Вдвоём здесь", ", передайте фигуру.");
    let commands = [
        ("отдать высокую круглую сплошную светлую", "d1"),
        ("отдать тёмную сплошную круглую высокую", "d2"),
        ("дать G", "d3"),
        ("дать H", "d4"),
    ];
    for (give, place) in commands {
        lynx.say("Команда или вопрос", give);
        lynx.touch(", поставьте высокую ");
        lynx.say("Команда или вопрос", place);
        lynx.touch(", передайте фигуру.");
    }
    lynx.say("Команда или вопрос", "где высокие");
    lynx.touch("d1: высокая круглая сплошная светлая; d2: ");
    lynx.say("Команда или вопрос", "кварто столбец d");
    lynx.touch("столбец d, все высокие и сплошные");
    lynx.leave();
}

/// Returns what the page says first, if it is there. Headings stand at the margin.
fn heading(screen: &str) -> Option<&str> {
    let known = [
        "Your turn: ",
        "Computer 3 is thinking",
        "All the pieces are placed: ",
        "QUARTO! ",
        "It’s a draw",
    ];
    let is_heading = |line: &&str| known.iter().any(|start| line.starts_with(start));
    screen.lines().find(is_heading).filter(|_| lynx_is_idle(screen))
}

/// Returns the part of the screen where Lynx shows the page.
fn page(screen: &str) -> Vec<&str> {
    screen.lines().skip(1).take(20).collect()
}

#[test]
fn lynx_plays_against_the_computer() {
    let server = server();
    let mut lynx = TextBrowser::lynx(&format!("{}/en/", server.url()));
    lynx.touch("(computer) Play");
    lynx.choose("(computer) Play");
    let mut before = String::new();
    let [mut squares, mut pieces] = [0..16_u8, 0..16];
    for _ in 0..100 {
        lynx.tty.wait_until("whose turn it is", |screen| {
            heading(screen).is_some() && page(screen) != page(&before)
        });
        before = lynx.tty.contents();
        let heading = heading(&before).unwrap();
        let says = |text| heading.contains(text);
        // What is taken or gone is refused, and the next one comes.
        if says("choose a piece") {
            let piece = char::from(b'A' + pieces.next().unwrap());
            lynx.say("Command or question", &format!("give {piece}"));
        } else if says("place the piece") {
            let square = squares.next().unwrap();
            let (column, row) = (char::from(b'a' + square % 4), square / 4 + 1);
            lynx.say("Command or question", &format!("{column}{row}"));
        } else if says("say “done”") {
            lynx.say("Command or question", "done");
        } else if says("is thinking") {
            lynx.choose("Refresh");
        } else {
            assert!(says(" wins: ") || says("A draw: "), "{before}");
            return lynx.leave();
        }
    }
    panic!("the game does not end");
}

/// Returns the address on a line that begins with a word.
fn address(screen: &str, word: &str) -> String {
    let line = screen.lines().find(|line| line.trim_start().starts_with(word)).unwrap();
    line.split_whitespace()
        .find(|part| part.starts_with("http"))
        .unwrap()
        .trim_end_matches('_')
        .into()
}

#[test]
fn lynx_plays_against_w3m_by_link() {
    let server = server();
    let mut ada = TextBrowser::lynx(&format!("{}/en/", server.url()));
    ada.touch("(computer) Play");
    ada.choose_and_see("With a friend online", "Waiting for the other player");
    ada.search("Link");
    ada.tty.wait_for("UNMODIFIABLE form text field");
    let mut bo = TextBrowser::w3m(&address(&ada.tty.contents(), "Link"));
    // The search ended in the box with the link.
    ada.tty.press("\t");
    ada.choose("Refresh");
    bo.touch("You are invited");
    bo.search("Your name");
    bo.tty.press("\t\r");
    bo.tty.wait_for("TEXT:");
    bo.tty.press("Bo\r");
    bo.choose_and_see("Join", "Bo rolls");
    ada.touch("Bo rolls");
    let ada_starts = ada.tty.contents().contains("Your turn: choose a piece for Bo.");
    for (turn, (letter, piece, square)) in TURNS.into_iter().enumerate() {
        if (turn % 2 == 0) == ada_starts {
            ada.choose_and_see(&format!("({letter})"), "Bo is thinking");
            bo.choose_and_see("Refresh", "Your turn: place the piece you were given.");
            bo.choose_and_see(&format!("{square}, empty"), "Your turn: choose a piece for Guest.");
        } else {
            bo.choose_and_see(&format!("^{piece}"), "Guest is thinking");
            ada.choose_and_see("Refresh", "Your turn: place the piece you were given.");
            ada.go_to_column_d(square);
            ada.touch("Your turn: choose a piece for Bo.");
        }
    }
    let end = "column d, all tall and solid.";
    if ada_starts {
        ada.choose_and_see("column d", "(*) column d");
        ada.choose_and_see("Call QUARTO!", &format!("QUARTO! Guest wins: {end}"));
        bo.choose_and_see("Refresh", &format!("QUARTO! Guest wins: {end}"));
    } else {
        // The search shall end on the choice, not on its name.
        bo.choose_and_see(".. column d", "(*) column d");
        bo.choose_and_see("Call QUARTO!", &format!("QUARTO! Bo wins: {end}"));
        ada.choose_and_see("Refresh", &format!("QUARTO! Bo wins: {end}"));
    }
    ada.leave();
    bo.leave();
}
