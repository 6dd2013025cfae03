use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{Display, Formatter, Result as FmtResult, Write};

use crate::record::ROSTER;
use crate::{Action, Ending, Outcome, Record, Terms};

impl Display for Record {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let Terms { rules, calling, wrong_call } = self.play().terms();
        for (name, default) in ROSTER {
            let value = match name {
                "Result" => self.result().to_string(),
                "Rules" => rules.shapes().to_string(),
                "Traits" => rules.traits().to_string(),
                "Calling" => calling.to_string(),
                "WrongCall" => wrong_call.to_string(),
                "Termination" => self.termination().to_string(),
                _ => self.tag(name).unwrap_or(default).to_string(),
            };
            write_tag(f, name, &value)?;
        }
        self.extra_tags().try_for_each(|(name, value)| write_tag(f, name, value))?;
        f.write_str("\n")?;
        write_moves(f, &moves(self))
    }
}

fn write_tag(f: &mut Formatter<'_>, name: &str, value: &str) -> FmtResult {
    writeln!(f, "[{name} \"{}\"]", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Returns the words of the game itself: numbers, actions, comments.
fn moves(record: &Record) -> Vec<String> {
    // The first number stands even where no action follows: it parts the game from the next one.
    let mut words = alloc::vec![String::from("0.")];
    let mut comments = record.comments().peekable();
    for (done, (_, action, after)) in record.replay().enumerate() {
        while let Some((_, text)) = comments.next_if(|(at, _)| *at == done) {
            words.push(format!("{{{text}}}"));
        }
        if matches!(action, Action::Place(_)) {
            words.push(format!("{}.", after.position().placed()));
        }
        let right = matches!(after.outcome(), Some(Outcome::Call { .. }));
        words.push(match action {
            Action::Call(shape) if right => format!("Q!{shape}"),
            Action::Call(shape) => format!("Q?{shape}"),
            Action::Give(_) | Action::Place(_) | Action::Done => action.to_string(),
        });
    }
    words.extend(comments.map(|(_, text)| format!("{{{text}}}")));
    if let Some(Ending::Resign(player)) = record.ending() {
        words.push(format!("resign{player}"));
    }
    words
}

/// Writes the words in lines of at most eighty characters, where a comment does not need more.
fn write_moves(f: &mut Formatter<'_>, words: &[String]) -> FmtResult {
    let mut column = 0;
    for word in words {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > 80 {
            f.write_char('\n')?;
            column = 0;
        } else if column > 0 {
            f.write_char(' ')?;
            column += 1;
        }
        f.write_str(word)?;
        column += width;
    }
    f.write_char('\n')
}
