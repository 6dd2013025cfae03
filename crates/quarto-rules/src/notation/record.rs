use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Display, Formatter, Result as FmtResult, Write};

use crate::record::ROSTER;
use crate::{Action, Ending, Record, Terms};

impl Record {
    /// Returns all tags in the order in which they are written, including those that follow from the
    /// game.
    #[must_use]
    pub fn all_tags(&self) -> Vec<(&str, String)> {
        let Terms { rules, calling, wrong_call } = self.play().terms();
        let usual = ROSTER.iter().map(|(name, default)| {
            let value = match *name {
                "Result" => self.result().to_string(),
                "Rules" => rules.variant().to_string(),
                "Traits" => rules.traits().to_string(),
                "Calling" => calling.to_string(),
                "WrongCall" => wrong_call.to_string(),
                "Termination" => self.termination().to_string(),
                _ => self.tag(name).unwrap_or(default).to_string(),
            };
            (*name, value)
        });
        let extra = |(name, _): &(&str, &str)| ROSTER.iter().all(|(known, _)| known != name);
        let extra = self.tags().filter(extra).map(|(name, value)| (name, value.to_string()));
        usual.chain(extra).collect()
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        self.all_tags().iter().try_for_each(|(name, value)| write_tag(f, name, value))?;
        f.write_str("\n")?;
        write_moves(f, &moves(self))
    }
}

fn write_tag(f: &mut Formatter<'_>, name: &str, value: &str) -> FmtResult {
    writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Returns the game itself in parts that are never split across lines: numbered actions, comments.
fn moves(record: &Record) -> Vec<String> {
    // The first number is there even if no action follows: it separates the game from the next one.
    let mut parts = alloc::vec![String::from("0.")];
    let mut comments = record.comments().peekable();
    let mut placed = 0;
    for (done, (text, action)) in record.written_actions().zip(record.actions()).enumerate() {
        while let Some((_, comment)) = comments.next_if(|(at, _)| *at == done) {
            parts.push(format!("{{{comment}}}"));
        }
        parts.push(match action {
            Action::Place(_) => {
                placed += 1;
                format!("{placed}. {text}")
            }
            Action::Give(_) | Action::Call(_) | Action::Done => text,
        });
    }
    parts.extend(comments.map(|(_, comment)| format!("{{{comment}}}")));
    if let Some(Ending::Resign(player)) = record.ending() {
        parts.push(format!("resign{player}"));
    }
    parts
}

/// Writes the parts in lines of at most eighty characters, unless a single comment is longer.
fn write_moves(f: &mut Formatter<'_>, parts: &[String]) -> FmtResult {
    let mut column = 0;
    for part in parts {
        let width = part.chars().count();
        if column > 0 && column + 1 + width > 80 {
            f.write_char('\n')?;
            column = 0;
        } else if column > 0 {
            f.write_char(' ')?;
            column += 1;
        }
        f.write_str(part)?;
        column += width;
    }
    f.write_char('\n')
}
