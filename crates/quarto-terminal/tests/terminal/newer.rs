//! A server that is newer than this program, and tells more than is known here.

use std::io::{BufRead, BufReader, Error, Read, Result, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

use quarto_terminal::{Session, Waker};
use tokio_tungstenite::tungstenite::{self, Message};

use crate::script::{Hands, config, two_people};

/// A field that nobody knows here.
const NOVELTY: &str = r#""novelty": {"since": 2}"#;

/// A server with one game. Ada shall give the first piece, and what happens then has a name that is
/// not known here.
#[derive(Clone)]
struct Newer {
    url: String,
    /// How many events there are, for those who wait for more.
    seq: Arc<(Mutex<usize>, Condvar)>,
}

impl Newer {
    fn start() -> Newer {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let server = Newer { url, seq: Arc::new((Mutex::new(4), Condvar::new())) };
        let answering = server.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let server = answering.clone();
                // Whoever follows may leave at any time.
                thread::spawn(move || server.answer(stream).ok());
            }
        });
        server
    }

    /// Lets something happen.
    fn go_on(&self) {
        *self.seq.0.lock().unwrap() += 1;
        self.seq.1.notify_all();
    }

    fn seq(&self) -> usize {
        *self.seq.0.lock().unwrap()
    }

    fn answer(&self, mut stream: TcpStream) -> Result<()> {
        if asks_for_socket(&stream)? {
            return self.tell(stream).map_err(Error::other);
        }
        read_request(&stream)?;
        stream.write_all(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")?;
        writeln!(stream, "{}", created())
    }

    /// Tells what happens, for ever.
    fn tell(&self, stream: TcpStream) -> std::result::Result<(), tungstenite::Error> {
        let mut socket = tungstenite::accept(stream).unwrap();
        let mut say = |text: String| socket.send(Message::text(text));
        let mut told = self.seq();
        say(r#"{"weather": "fine"}"#.into())?;
        say(format!(r#"{{"game": {}}}"#, game(told)))?;
        loop {
            say(r#"{"weather": "fine"}"#.into())?;
            let seq = self.seq.0.lock().unwrap();
            told = *self.seq.1.wait_while(seq, |seq| *seq == told).unwrap();
            let event = format!(r#"{{"seq": {told}, "at": 9, "type": "juggled", {NOVELTY}}}"#);
            let game = game(told);
            say(format!(
                r#"{{"news": {{"seq": {told}, "events": [{event}], "game": {game}, {NOVELTY}}}}}"#
            ))?;
        }
    }
}

/// Tells whether a request asks for a socket. It only peeks, so the whole request can still be read.
fn asks_for_socket(stream: &TcpStream) -> Result<bool> {
    let mut start = [0; 4];
    while stream.peek(&mut start)? < start.len() {}
    Ok(&start == b"GET ")
}

/// Reads a whole request.
fn read_request(stream: &TcpStream) -> Result<()> {
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    for line in reader.by_ref().lines() {
        let line = line?;
        if let Some(count) = line.to_lowercase().strip_prefix("content-length: ") {
            length = count.parse().unwrap();
        }
        if line.is_empty() {
            break;
        }
    }
    reader.read_exact(&mut vec![0; length])
}

fn created() -> String {
    let secret = "A".repeat(43);
    let first = format!(r#"{{"seat": "first", "secret": "{secret}", "url": "", {NOVELTY}}}"#);
    format!(r#"{{"game": "c3evzd88e0dn", "url": "", "first": {first}, "second": null, {NOVELTY}}}"#)
}

/// The game: Ada shall give; then Bo has K; then K is on the board.
fn game(seq: usize) -> String {
    let (player, seat, phase, hand, board) = match seq {
        4 => (1, "first", "give", "null", "...."),
        5 => (2, "second", "place", "\"K\"", "...."),
        _ => (2, "second", "give", "null", "K..."),
    };
    [
        format!(r#"{{"game": "c3evzd88e0dn", "seq": {seq}, "created": 1, "now": 2, "open": false"#),
        format!(r#""next": null, "spectators": 0, "viewer": "first", "options": {{{NOVELTY}}}"#),
        format!(r#""seats": [{{"party": {{"person": "Ada"}}, "player": 1, {NOVELTY}}}"#),
        r#"{"party": {"person": "Bo"}, "player": 2}], "lot": "agreed""#.to_owned(),
        format!(r#""stage": "playing", "turn": {{"player": {player}, "seat": "{seat}", {NOVELTY}"#),
        format!(
            r#""phase": "{phase}", "hand": {hand}, "may_call": false, "questions_left": null}}"#
        ),
        format!(
            r#""result": null, "board": "{board}/..../..../....", "reserve": "ABCDEFGHIJLMNOP""#
        ),
        r#""actions": [], "wrong_calls": [0, 0], "draw_offer": null, "takeback": null"#.to_owned(),
        r#""rematch": false, "rematch_offer": null, "asked": [0, 0], "clock": null"#.to_owned(),
        r#""record": "In a form that is not known here.""#.to_owned(),
        format!(r#""legal": [], {NOVELTY}}}"#),
    ]
    .join(", ")
}

/// Waits until so many events are known, and returns what is said meanwhile.
fn lines_until(session: &mut Session, seq: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for _ in 0..10_000 {
        lines.extend(session.tick().unwrap().lines.into_iter().map(|line| line.label));
        if session.seq() == seq {
            return lines;
        }
        thread::sleep(Duration::from_millis(1));
    }
    panic!("the game stays at {}", session.seq());
}

#[test]
fn what_only_newer_programs_know_is_named_once_and_the_game_is_shown_as_it_is() {
    let server = Newer::start();
    let with = config(&Hands::new());
    let begun = Session::invite(&server.url, &two_people(), with, Waker::default());
    let (mut session, opening) = begun.unwrap();
    assert_eq!(opening.lines, []);
    assert!(session.is_own_turn());
    server.go_on();
    let said = lines_until(&mut session, 5);
    let newer = "Something happened that this version of the program doesn’t know about. A newer \
                 version would tell you more.";
    assert_eq!(said, [newer]);
    assert_eq!(session.view().hand(), "K".parse().ok());
    server.go_on();
    assert_eq!(lines_until(&mut session, 6), [""; 0]);
    assert_eq!(session.view().board, "K.../..../..../....".parse().ok());
}
