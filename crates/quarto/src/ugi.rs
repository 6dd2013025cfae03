//! The engine for other programs, by the Universal Game Interface, a relative of chess's UCI.

mod command;
mod go;
mod settings;

use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use quarto_engine::Bot;
use quarto_rules::{Calling, Chance, Move, Outcome, Play, Player, Position, Terms};
use quarto_store::random_number;

use command::{Command, Query};
use go::Go;
use settings::Settings;

/// What happens to the engine.
enum Event {
    /// A line came in, or there will be no more.
    Line(Option<String>),
    /// The search has something to say.
    Info(String),
    /// The search has found its move.
    Best(String),
}

/// Talks to another program until it says `quit` or has nothing more to say.
pub(crate) fn run(input: impl BufRead + Send + 'static, out: &mut dyn Write) -> anyhow::Result<()> {
    let (sender, events) = mpsc::channel();
    let lines = sender.clone();
    // This thread ends with the program: it may be waiting for a line that never comes.
    thread::spawn(move || read_lines(input, &lines));
    let mut engine = Engine::new(sender);
    for event in events {
        let goes_on = engine.handle(event, out)?;
        out.flush()?;
        if !goes_on {
            break;
        }
    }
    Ok(())
}

fn read_lines(mut input: impl BufRead, lines: &Sender<Event>) {
    let mut bytes = Vec::new();
    // A read error counts as the end of input.
    while input.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if lines.send(Event::Line(Some(line))).is_err() {
            return;
        }
        bytes.clear();
    }
    // The other program may be gone.
    let _ = lines.send(Event::Line(None));
}

struct Engine {
    settings: Settings,
    /// Rebuilt when the settings change.
    bot: Option<Arc<Bot>>,
    play: Play,
    /// The seed of the games, unless the settings have one.
    seed: u64,
    /// The number of the game: each has a seed of its own.
    game: u64,
    search: Option<Search>,
    /// Commands that arrived during a search that ends by itself, and wait for it.
    waiting: VecDeque<Command>,
    /// The input has ended.
    is_ending: bool,
    events: Sender<Event>,
}

/// A search in work.
struct Search {
    stop: Arc<AtomicBool>,
    /// The move is held back until `stop`.
    is_infinite: bool,
    /// The move that is held back.
    best: Option<String>,
}

impl Engine {
    fn new(events: Sender<Event>) -> Engine {
        let settings = Settings::default();
        let (play, seed) = (start(&settings, Position::default()), random_number());
        Engine {
            settings,
            bot: None,
            play,
            seed,
            game: 0,
            search: None,
            waiting: VecDeque::new(),
            is_ending: false,
            events,
        }
    }

    /// Handles an event, and tells whether the conversation goes on.
    fn handle(&mut self, event: Event, out: &mut dyn Write) -> anyhow::Result<bool> {
        match event {
            Event::Line(None) => self.end(out)?,
            Event::Line(Some(line)) if line.is_empty() => {}
            Event::Line(Some(line)) => match line.parse() {
                Ok(command) => self.hear(command, out)?,
                Err(error) => writeln!(out, "info string error {error}")?,
            },
            Event::Info(info) => writeln!(out, "info {info}")?,
            Event::Best(best) => self.found(best, out)?,
        }
        Ok(!(self.is_ending && self.search.is_none() && self.waiting.is_empty()))
    }

    /// Carries out a command, or keeps it until the search has ended.
    fn hear(&mut self, command: Command, out: &mut dyn Write) -> anyhow::Result<()> {
        match &self.search {
            Some(search) if command.changes() && search.is_infinite => {
                writeln!(out, "info string error a search is going on; say stop first")?;
            }
            // A question is about what was said before it.
            Some(_)
                if command.changes()
                    || matches!(command, Command::Query(_)) && !self.waiting.is_empty() =>
            {
                self.waiting.push_back(command);
            }
            _ => {
                if let Err(error) = self.obey(command, out)? {
                    writeln!(out, "info string error {error}")?;
                }
            }
        }
        Ok(())
    }

    /// Ends the conversation as soon as all is done; an endless search ends now.
    fn end(&mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        self.is_ending = true;
        if self.search.as_ref().is_some_and(|search| search.is_infinite) {
            self.stop(out)?;
        }
        Ok(())
    }

    /// Prints the move that was found, unless it is held back, and carries out what waited for it.
    fn found(&mut self, best: String, out: &mut dyn Write) -> anyhow::Result<()> {
        match &mut self.search {
            Some(search) if search.is_infinite => search.best = Some(best),
            _ => {
                writeln!(out, "bestmove {best}")?;
                self.search = None;
            }
        }
        while self.search.is_none()
            && let Some(command) = self.waiting.pop_front()
        {
            self.hear(command, out)?;
        }
        Ok(())
    }

    fn stop(&mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let Some(search) = &mut self.search else { return Ok(()) };
        search.stop.store(true, Ordering::Relaxed);
        search.is_infinite = false;
        if let Some(best) = search.best.take() {
            self.found(best, out)?;
        }
        Ok(())
    }

    /// Carries out a command, or says why not.
    fn obey(
        &mut self,
        command: Command,
        out: &mut dyn Write,
    ) -> anyhow::Result<Result<(), String>> {
        match command {
            Command::Ugi => {
                writeln!(out, "id name quarto {}", env!("CARGO_PKG_VERSION"))?;
                writeln!(out, "id author the quarto team")?;
                settings::OPTIONS.iter().try_for_each(|option| writeln!(out, "option {option}"))?;
                writeln!(out, "ugiok")?;
            }
            Command::IsReady => writeln!(out, "readyok")?,
            Command::NewGame => {
                self.play = start(&self.settings, Position::default());
                self.game += 1;
                self.bot = None;
            }
            Command::SetOption { name, value } => return Ok(self.set(&name, &value)),
            Command::Position { position, moves } => return Ok(self.set_position(position, &moves)),
            Command::Go(go) => self.go(go),
            Command::Stop => self.stop(out)?,
            Command::Query(query) => writeln!(out, "response {}", self.answer(query))?,
            Command::Quit => {
                self.waiting.clear();
                self.stop(out)?;
                self.is_ending = true;
            }
        }
        Ok(Ok(()))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let rules = self.settings.rules;
        self.settings.set(name, value)?;
        self.bot = None;
        if rules != self.settings.rules {
            self.play = start(&self.settings, Position::default());
        }
        Ok(())
    }

    fn set_position(&mut self, position: Position, moves: &[String]) -> Result<(), String> {
        let mut play = start(&self.settings, position);
        for text in moves {
            let refused = |why: String| format!("move {text}: {why}");
            let whole: Move = text.parse().map_err(|_| refused("not a move".to_owned()))?;
            whole.act(&mut play).map_err(|error| refused(error.to_string()))?;
        }
        self.play = play;
        Ok(())
    }

    fn answer(&self, query: Query) -> String {
        let outcome = self.play.outcome();
        match query {
            Query::Fen => self.play.position().to_string(),
            Query::Moves => {
                let moves = Move::legal(&self.play);
                moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
            }
            Query::GameOver => outcome.is_some().to_string(),
            Query::P1Turn => (self.play.position().player() == Player::One).to_string(),
            Query::Result => match outcome.map(Outcome::winner) {
                None => "none",
                Some(None) => "draw",
                Some(Some(Player::One)) => "p1win",
                Some(Some(Player::Two)) => "p2win",
            }
            .to_owned(),
        }
    }

    fn go(&mut self, go: Go) {
        let settings = &self.settings;
        let bot = Arc::clone(self.bot.get_or_insert_with(|| Arc::new(settings.bot())));
        let stop = Arc::new(AtomicBool::new(false));
        let is_infinite = go.infinite;
        let search = Search { stop: Arc::clone(&stop), is_infinite, best: None };
        self.search = Some(search);
        let (play, events) = (self.play, self.events.clone());
        let seed = if settings.seed == 0 { self.seed } else { settings.seed };
        let seed = Chance::new(seed).fork(self.game).number();
        thread::spawn(move || {
            let best = go.search(&bot, &play, seed, &stop, &|info| {
                // If the receiver is gone, the program is about to end.
                let _ = events.send(Event::Info(info));
            });
            let _ = events.send(Event::Best(best));
        });
    }
}

/// Returns a game at this position; programs need not call.
fn start(settings: &Settings, position: Position) -> Play {
    let terms = Terms { rules: settings.rules, calling: Calling::Auto, ..Terms::default() };
    Play::from_position(terms, position)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    #[test]
    fn whatever_is_said_gets_an_answer() {
        let words = [
            "ugi",
            "isready",
            "uginewgame",
            "setoption",
            "name",
            "value",
            "Rules",
            "Level",
            "3",
            "squares",
            "position",
            "startpos",
            "fen",
            "moves",
            "A",
            "a1B",
            "..../..../..../....",
            "-",
            "go",
            "depth",
            "1",
            "nodes",
            "infinite",
            "stop",
            "query",
            "result",
            "é",
            "\n",
            "\n",
        ];
        for seed in 1..300_u64 {
            arbtest::arbtest(|u| {
                let mut text = String::new();
                while !u.is_empty() {
                    text += u.choose(&words)?;
                    text.push(' ');
                }
                let mut out = Vec::new();
                let searches = text.lines().filter(|line| line.trim() == "go depth 1").count();
                run(Cursor::new(text), &mut out).expect("a vector takes everything");
                let out = String::from_utf8(out).expect("text");
                assert!(out.matches("bestmove ").count() >= searches, "{out}");
                Ok(())
            })
            .seed(seed << 32 | 64)
            .run();
        }
    }
}
