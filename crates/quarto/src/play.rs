//! A first game for two people at one keyboard.

use std::io::{BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use quarto_rules::{Action, Ending, GameResult, Phase, Record, Terms, WrongCall};

use crate::terms::TermsArguments;
use crate::words::{self, Command, Question};
use crate::{lot, picture};

/// Play a game, two people at one keyboard
#[derive(Args, Default)]
pub(crate) struct Arguments {
    #[command(flatten)]
    terms: TermsArguments,
    /// The name of the player who starts, as agreed [default: throw dice]
    #[arg(long, value_name = "NAME", requires = "player2", value_parser = name)]
    player1: Option<String>,
    /// The name of the other player
    #[arg(long, value_name = "NAME", requires = "player1", value_parser = name)]
    player2: Option<String>,
    /// Keep the record of the game in this new file, up to date after every action
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// How the position is shown.
#[derive(Clone, Copy)]
enum Style {
    /// Drawn before every turn, for people who look.
    Drawn,
    /// Told in words when asked for: plain lines, for speech, braille and pipes.
    Plain,
}

pub(crate) fn run(arguments: Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    if let Some(file) = &arguments.record {
        // Never over something that is there: it may be the record of another game.
        let created = std::fs::File::create_new(file);
        created.with_context(|| format!("cannot create {}", file.display()))?;
    }
    let mut table = Table {
        input: Box::new(std::io::stdin().lock()),
        out,
        style: Style::of_environment(),
        file: arguments.record,
    };
    let agreed = arguments.player1.zip(arguments.player2);
    table.play(arguments.terms.terms(), agreed)
}

impl Style {
    fn of_environment() -> Style {
        let set = |name, value: &str| std::env::var(name).is_ok_and(|found| found == value);
        let plain = set("ACCESSIBLE", "1") || set("TERM", "dumb");
        if std::io::stdout().is_terminal() && !plain { Style::Drawn } else { Style::Plain }
    }
}

struct Table<'a> {
    input: Box<dyn BufRead + 'a>,
    out: &'a mut dyn Write,
    style: Style,
    file: Option<PathBuf>,
}

impl Table<'_> {
    fn play(&mut self, terms: Terms, agreed: Option<(String, String)>) -> anyhow::Result<()> {
        self.say(words::WELCOME)?;
        if matches!(self.style, Style::Drawn) {
            self.say(words::LEGEND)?;
        }
        self.say(&words::terms(terms))?;
        let mut record = Record::new(terms);
        let (starter, second) = match agreed {
            Some(names) => names,
            None => self.draw_lots(&mut record)?,
        };
        let names = [starter.as_str(), second.as_str()];
        record.set_tag("Player1", names[0])?;
        record.set_tag("Player2", names[1])?;
        self.save(&record)?;
        while record.result() == GameResult::Open {
            self.show(&record)?;
            self.say(&words::situation(record.play(), names))?;
            if !self.turn(&mut record, names)? {
                return self.say(words::NOT_FINISHED);
            }
            self.save(&record)?;
        }
        self.show(&record)?;
        self.say(&match record.ending() {
            Some(end) => words::ending(record.play(), end, names),
            None => words::situation(record.play(), names),
        })?;
        words::missed(&record).iter().try_for_each(|line| self.say(line))
    }

    /// Lets the player to act type until the game goes on; `false` if they quit.
    fn turn(&mut self, record: &mut Record, names: [&str; 2]) -> anyhow::Result<bool> {
        loop {
            let Some(line) = self.ask("> ")? else { return Ok(false) };
            if line.trim().is_empty() {
                continue;
            }
            match words::parse(&line) {
                Err(message) => self.say(&message)?,
                Ok(Command::Act(action)) => {
                    if self.act(action, record, names)? {
                        return Ok(true);
                    }
                }
                Ok(Command::Ask(question)) => self.answer(question, record)?,
                Ok(Command::Resign) if self.confirm(words::CONFIRM_RESIGN)? => {
                    record.end(Ending::Resign(record.play().position().player()))?;
                    return Ok(true);
                }
                Ok(Command::Resign) => {}
                Ok(Command::Quit) => return Ok(false),
            }
        }
    }

    /// Does what was typed and says so, or says why not; `true` if it was done.
    fn act(
        &mut self,
        action: Action,
        record: &mut Record,
        names: [&str; 2],
    ) -> anyhow::Result<bool> {
        let before = *record.play();
        if let Action::Call(shape) = action
            && before.terms().wrong_call == WrongCall::Loses
            && before.check(before.position().player(), action).is_ok()
            && !self.confirm(&words::confirm_call(shape))?
        {
            return Ok(false);
        }
        let done = record.act(action);
        self.say(&match done {
            Ok(()) => words::done(&before, action, record.play(), names),
            Err(error) => words::refusal(error),
        })?;
        Ok(done.is_ok())
    }

    fn answer(&mut self, question: Question, record: &Record) -> anyhow::Result<()> {
        let play = record.play();
        match question {
            Question::Board => match self.style {
                Style::Drawn => self.draw(&picture::board(play.position().board())),
                Style::Plain => words::board(play).iter().try_for_each(|line| self.say(line)),
            },
            Question::Left => match self.style {
                Style::Drawn => self.draw(&picture::reserve(play.position().reserve())),
                Style::Plain => words::left(play).iter().try_for_each(|line| self.say(line)),
            },
            Question::Hand => self.say(&words::hand(play)),
            Question::Shape(shape) => {
                let squares = shape.squares().iter().map(|square| words::on_square(play, square));
                self.say(&squares.collect::<Vec<_>>().join("; "))
            }
            Question::Square(square) => self.say(&words::on_square(play, square)),
            Question::Record => self.draw(&record.to_string()),
            Question::Rules => self.draw(&words::rules(None)),
            Question::Help => match self.style {
                Style::Drawn => self.draw(&format!("{}{}\n", words::HELP, words::LEGEND)),
                Style::Plain => self.draw(words::HELP),
            },
        }
    }

    /// Draws what the player to act needs to see.
    fn show(&mut self, record: &Record) -> anyhow::Result<()> {
        let position = record.play().position();
        match (self.style, position.phase()) {
            (Style::Plain, _) => Ok(()),
            (Style::Drawn, phase) => {
                self.draw(&format!("\n{}", picture::board(position.board())))?;
                match phase {
                    _ if record.result() != GameResult::Open => Ok(()),
                    Phase::Give => self.draw(&picture::reserve(position.reserve())),
                    Phase::Place(piece) => self.draw(&picture::hand(piece)),
                    Phase::Done => Ok(()),
                }
            }
        }
    }

    /// Returns the names of the players, the starter's first, and records the throws.
    fn draw_lots(&mut self, record: &mut Record) -> anyhow::Result<(String, String)> {
        let one = self.ask_name("Ann")?;
        let other = self.ask_name("Ben")?;
        let throws = lot::throws();
        let one_starts = throws.last().is_some_and(|(one, other)| one > other);
        let starter = if one_starts { &one } else { &other };
        self.say(&words::throws([&one, &other], &throws, starter))?;
        record.set_tag("Lot", &lot::to_text(&throws, one_starts))?;
        Ok(if one_starts { (one, other) } else { (other, one) })
    }

    fn ask_name(&mut self, default: &str) -> anyhow::Result<String> {
        let line = self.ask(&words::ask_name(default))?.unwrap_or_default();
        Ok(name(&line).unwrap_or_else(|_| default.into()))
    }

    /// Asks a question that only yes answers.
    fn confirm(&mut self, question: &str) -> anyhow::Result<bool> {
        Ok(self.ask(question)?.is_some_and(|answer| words::is_yes(&answer)))
    }

    /// Returns what was typed, or `None` at the end of the input.
    fn ask(&mut self, prompt: &str) -> anyhow::Result<Option<String>> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        // What arrow keys and the like leave behind would move the cursor when said back.
        let line = String::from_utf8_lossy(&line);
        Ok(Some(line.chars().filter(|char| !char.is_control()).collect()))
    }

    fn say(&mut self, line: &str) -> anyhow::Result<()> {
        Ok(writeln!(self.out, "{line}")?)
    }

    fn draw(&mut self, text: &str) -> anyhow::Result<()> {
        Ok(write!(self.out, "{text}")?)
    }

    fn save(&self, record: &Record) -> anyhow::Result<()> {
        self.file.as_deref().map_or(Ok(()), |file| save(file, record))
    }
}

/// Reads the name of a player, without what cannot be written.
fn name(text: &str) -> Result<String, &'static str> {
    let name: String = text.trim().chars().filter(|char| !char.is_control()).collect();
    if name.is_empty() { Err("a player needs a name") } else { Ok(name) }
}

/// Writes the record beside its file and then in its place, so that a crash leaves a whole one.
fn save(file: &Path, record: &Record) -> anyhow::Result<()> {
    let mut new = file.as_os_str().to_owned();
    new.push(".new");
    let written =
        std::fs::write(&new, record.to_string()).and_then(|()| std::fs::rename(&new, file));
    written.with_context(|| format!("cannot write {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays at a table where people look, and returns what they see.
    fn see(lines: &str) -> String {
        let mut out = Vec::new();
        let input = Box::new(lines.as_bytes());
        let names = Some(("Ada".into(), "Bo".into()));
        Table { input, out: &mut out, style: Style::Drawn, file: None }
            .play(Terms::default(), names)
            .unwrap();
        let text = String::from_utf8(out).unwrap();
        anstream::adapter::strip_str(&text).to_string()
    }

    #[test]
    fn the_board_and_what_is_needed_is_drawn_before_every_action() {
        let seen = see("k\na1\n");
        assert_eq!(seen.matches("   +-------+-------+-------+-------+\n").count(), 3 * 5);
        // The reserve before the gives, the piece in hand before the placement.
        assert_eq!(seen.matches("      A      B      C").count(), 2);
        assert!(seen.contains("     ( o )\n     (   )\n       K\nBo, place"), "{seen}");
    }

    #[test]
    fn the_drawings_are_explained_at_the_start_and_in_the_help() {
        assert_eq!(see("").matches(words::LEGEND).count(), 1);
        assert_eq!(see("help\n").matches(words::LEGEND).count(), 2);
    }

    #[test]
    fn what_is_drawn_before_a_prompt_fits_24_lines_of_80() {
        for shown in see("k\na1\n").split("> ").skip(1) {
            assert!(shown.lines().count() <= 24, "{shown}");
            assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
        }
    }
}
