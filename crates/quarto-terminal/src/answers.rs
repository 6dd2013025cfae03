//! Answers to questions that are the same however they are shown.

use std::time::Duration;

use quarto_rules::{Piece, Player};
use quarto_text::{Language, Message, Topic, Verb, Voice, rules_title};

use crate::session::Session;

/// Says what both clocks show.
pub(crate) fn clock(session: &Session) -> Vec<String> {
    let (table, voice) = (session.table(), session.table().voice);
    match session.view().clock {
        None => vec![voice.say(Message::AnswerClockNone)],
        Some(reading) => {
            let players = Player::ALL.into_iter().zip(reading.left);
            let line = |(player, left)| {
                let (player, time) = (table.name(player), &voice.time(whole_seconds(left)));
                voice.say(Message::AnswerClock { player, time })
            };
            players.map(line).collect()
        }
    }
}

/// Returns the rules, a line a paragraph.
#[must_use]
pub fn rules(language: Language) -> Vec<String> {
    let mut lines = vec![rules_title(language)];
    for section in Topic::ALL.map(|topic| topic.section(language)) {
        lines.push(section.title);
        lines.extend(section.paragraphs.into_iter().map(|(_, text)| text));
    }
    lines
}

/// Says what can be typed, a line a command.
pub(crate) fn help(voice: Voice) -> Vec<String> {
    let language = voice.language;
    let line = |verb: Verb| {
        let example = match verb {
            // With the words of the person's edition.
            Verb::Give => format!("{} {}", verb.word(language), voice.piece(EXAMPLE)),
            _ => verb.example(language),
        };
        let help = &verb.help(language);
        Message::HelpLine { example: &example, help }.say(language)
    };
    Verb::ALL.map(line).into()
}

/// A piece to show how pieces are named.
const EXAMPLE: Piece = Piece::ALL[11];

/// Returns a span in whole seconds as clocks show it: a second that has begun counts.
pub(crate) fn whole_seconds(span: Duration) -> Duration {
    Duration::from_secs(span.as_secs() + u64::from(span.subsec_nanos() > 0))
}
