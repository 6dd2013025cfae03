//! The game in plain lines: for speech, braille, pipes, and whoever likes it.

use std::io::Write;
use std::time::Duration;

use quarto_game::{Command, Question, Reading, Time};
use quarto_rules::{Action, WrongCall};
use quarto_text::{
    Input, Language, Line, Message, Verb, Voice, braille_board, is_no, is_yes, yes_and_no,
};
use thiserror::Error;

use crate::answers::{clock, help, moves, rules};
use crate::choices::Choices;
use crate::lines::{Lines, Typed};
use crate::menu::{Item, Step};
use crate::session::{Session, SessionError};
use crate::speech::Speech;

/// Which form lines have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// As they are heard.
    #[default]
    Spoken,
    /// As few words as possible, and the board in braille cells after each change.
    Braille,
}

/// Why the game cannot go on.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum PlainError {
    /// Nobody can read what is written.
    #[error(transparent)]
    Output(#[from] std::io::Error),
    /// The game cannot be kept.
    #[error(transparent)]
    Session(#[from] SessionError),
}

/// How playing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The game is over.
    Over,
    /// Somebody left; the game is kept.
    Kept,
}

/// A person who types lines and gets lines.
pub struct Plain<'a> {
    lines: &'a mut dyn Lines,
    out: &'a mut dyn Write,
    style: Style,
    speech: Option<Speech>,
    /// What was told of the game, with the number of its event.
    told: Vec<(usize, Line)>,
    /// What was said last.
    latest: Vec<String>,
}

impl<'a> Plain<'a> {
    /// Returns somebody who types these lines and gets lines written to `out`.
    pub fn new(
        lines: &'a mut dyn Lines,
        out: &'a mut dyn Write,
        style: Style,
        speech: Option<Speech>,
    ) -> Plain<'a> {
        Plain { lines, out, style, speech, told: Vec::new(), latest: Vec::new() }
    }

    /// Lets somebody change the choices by numbers, until they want to play; `false` if they leave.
    ///
    /// # Errors
    /// If nobody can read what is written.
    pub fn choose(&mut self, choices: &mut Choices) -> Result<bool, PlainError> {
        loop {
            let voice = Voice { language: choices.language, ..Voice::default() };
            let items = Item::all(choices);
            self.say(&voice.say(Message::MenuTitle))?;
            for (number, item) in (1..).zip(&items) {
                let (name, value) = (&item.name(voice), &item.value(choices));
                self.say(&voice.say(Message::MenuPlainValue { number, name, value }))?;
            }
            self.say(&voice.say(Message::MenuPlainIntro))?;
            let Some(line) = self.ask("> ")? else { return Ok(false) };
            let chosen = line
                .trim()
                .parse::<usize>()
                .ok()
                .and_then(|number| items.get(number.checked_sub(1)?));
            match chosen {
                None if line.trim().is_empty() => return Ok(true),
                None if Input::read(&line, choices.language) == Ok(Input::Do(Verb::Quit)) => {
                    return Ok(false);
                }
                None => self.say(&voice.say(Message::MenuPlainExpected { last: items.len() }))?,
                Some(item) if item.is_typed() => {
                    let default = &item.value(choices);
                    let question = voice.say(Message::AskName { default });
                    match self.ask(&format!("{question} "))? {
                        Some(name) if !name.trim().is_empty() => item.set(choices, &name),
                        _ => {}
                    }
                }
                Some(item) => item.change(choices, Step::Next),
            }
        }
    }

    /// Says hello.
    ///
    /// # Errors
    /// If nobody can read what is written.
    pub fn welcome(&mut self, language: Language) -> Result<(), PlainError> {
        let [quarto, help] = [Verb::Quarto, Verb::Help].map(|verb| verb.word(language));
        self.say(&Message::Welcome { quarto: &quarto, help: &help }.say(language))
    }

    /// Plays a game to its end, or until somebody leaves. `begun` is what was told at the start.
    ///
    /// # Errors
    /// If nobody can read what is written, or the game cannot be kept.
    pub fn play(&mut self, session: &mut Session, begun: Vec<Line>) -> Result<Left, PlainError> {
        self.told.clear();
        self.tell(session, begun)?;
        loop {
            while let Some(lines) = session.engine_acts()? {
                self.tell(session, lines)?;
            }
            let Some(turn) = session.view().turn() else { break };
            let prompt = session.table().prompt(turn);
            self.say_line(&prompt)?;
            if !self.turn(session)? {
                self.say(&session.table().voice.say(Message::GoodbyeKept))?;
                return Ok(Left::Kept);
            }
        }
        if let Some(file) = session.record_file() {
            let file = &file.display().to_string();
            self.say(&session.table().voice.say(Message::Recorded { file }))?;
        }
        Ok(Left::Over)
    }

    /// Asks whether to play again.
    ///
    /// # Errors
    /// If nobody can read what is written.
    pub fn wants_another(&mut self, language: Language) -> Result<bool, PlainError> {
        let [yes, no] = yes_and_no(language);
        let question = Message::AskAgain { yes: &yes, no: &no }.say(language);
        Ok(self.ask(&format!("{question} "))?.is_some_and(|answer| is_yes(&answer, language)))
    }

    /// Lets somebody type until the game goes on; `false` if they leave.
    fn turn(&mut self, session: &mut Session) -> Result<bool, PlainError> {
        let seq = session.seq();
        let mut reading = session.view().clock;
        while session.seq() == seq {
            match self.read(session, &mut reading)? {
                Typed::End => {
                    writeln!(self.out)?;
                    return Ok(false);
                }
                Typed::Line(line) if session.seq() == seq => {
                    if !self.do_line(session, &clean(&line))? {
                        return Ok(false);
                    }
                }
                // A line that came too late is not for what is asked now.
                Typed::Line(_) | Typed::Late => {}
            }
        }
        Ok(true)
    }

    /// Waits for a line, or until time has brought something about.
    fn read(
        &mut self,
        session: &mut Session,
        reading: &mut Option<Reading>,
    ) -> Result<Typed, PlainError> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        loop {
            // The clock is looked at often enough to warn in time.
            let soon = session.now().after(Duration::from_secs(1));
            let until = session.deadline().map(|deadline| deadline.min(soon));
            let typed = self.lines.next(until, session.now());
            let before = std::mem::replace(reading, session.view().clock);
            let mut lines = session.tick()?;
            if let (Some(now), Some(before), true) = (*reading, before, lines.is_empty())
                && let (Some(player), Some(left)) = (now.running, now.warning(&before))
            {
                lines.push(session.table().clock_warning(player, left));
            }
            if typed == Typed::Late && lines.is_empty() {
                continue;
            }
            if typed == Typed::Late {
                writeln!(self.out)?;
            }
            self.tell(session, lines)?;
            return Ok(typed);
        }
    }

    /// Does what was typed; `false` if somebody leaves.
    fn do_line(&mut self, session: &mut Session, line: &str) -> Result<bool, PlainError> {
        let voice = session.table().voice;
        if let Some(verb) = offer_answer(session, line) {
            self.do_verb(session, verb)?;
            return Ok(true);
        }
        match Input::read(line, voice.language) {
            Err(_) if line.trim().is_empty() => {}
            Err(error) => self.answer(&[voice.input_error(&error)])?,
            Ok(Input::Do(Verb::Quit)) => return Ok(false),
            Ok(Input::Do(verb)) => self.do_verb(session, verb)?,
            Ok(Input::Ask(question)) => self.do_question(session, question)?,
            Ok(Input::Act(action)) => {
                if self.is_sure(session, action)? {
                    let done = session.order(&Command::Act(vec![action]));
                    self.done(session, done)?;
                }
            }
        }
        Ok(true)
    }

    /// Reads a call back where a wrong one loses (D3).
    fn is_sure(&mut self, session: &Session, action: Action) -> Result<bool, PlainError> {
        let voice = session.table().voice;
        match action {
            Action::Call(shape)
                if session.options().terms.wrong_call == WrongCall::Loses
                    && session.view().legal_actions().contains(&action) =>
            {
                let [yes, _] = yes_and_no(voice.language);
                let shape = &voice.shape(shape);
                self.confirm(&voice.say(Message::ConfirmCall { shape, yes: &yes }), voice)
            }
            _ => Ok(true),
        }
    }

    fn confirm(&mut self, question: &str, voice: Voice) -> Result<bool, PlainError> {
        let answer = self.ask(&format!("{question} "))?;
        Ok(answer.is_some_and(|answer| is_yes(&answer, voice.language)))
    }

    fn do_question(&mut self, session: &mut Session, question: Question) -> Result<(), PlainError> {
        let voice = session.table().voice;
        let view = session.view();
        let Some(answer) = view.answer(question) else {
            let done = session.order(&Command::Ask(question));
            return self.done(session, done);
        };
        match (self.style, question, &view.board) {
            (Style::Braille, Question::Board, Some(board)) => self.answer(&[braille_board(board)]),
            _ => self.answer(&voice.answer(&answer)),
        }
    }

    fn do_verb(&mut self, session: &mut Session, verb: Verb) -> Result<(), PlainError> {
        let voice = session.table().voice;
        let language = voice.language;
        let said = match verb {
            Verb::Hand => vec![voice.hand(session.view().hand())],
            Verb::Last => self.last(session),
            Verb::Moves => match session.record() {
                Some(record) => moves(&record),
                None => vec![voice.say(Message::AnswerHidden)],
            },
            Verb::Clock => clock(session),
            Verb::Repeat => self.latest.clone(),
            Verb::Rules => rules(language),
            Verb::Help => help(language),
            Verb::Hint => return self.advise(session, Session::hint),
            Verb::Analysis => return self.advise(session, Session::analysis),
            Verb::Undo => return self.order(session, Session::undo),
            Verb::Draw => return self.order(session, |session| session.order(&Command::OfferDraw)),
            Verb::Accept => {
                return self.order(session, |session| {
                    let takeback = session.view().takeback.is_some();
                    session.order(&if takeback {
                        Command::AcceptTakeback
                    } else {
                        Command::AcceptDraw
                    })
                });
            }
            Verb::Decline => {
                return self.order(session, |session| {
                    let takeback = session.view().takeback.is_some();
                    session.order(&if takeback {
                        Command::DeclineTakeback
                    } else {
                        Command::DeclineDraw
                    })
                });
            }
            Verb::Resign => {
                let [yes, _] = yes_and_no(language);
                if self.confirm(&voice.say(Message::ConfirmResign { yes: &yes }), voice)? {
                    return self.order(session, |session| session.order(&Command::Resign));
                }
                return Ok(());
            }
            // These are read as actions, as questions, or by `do_line`.
            Verb::Place
            | Verb::Give
            | Verb::Quarto
            | Verb::Done
            | Verb::Board
            | Verb::Square
            | Verb::Where
            | Verb::Left
            | Verb::Quit => Vec::new(),
        };
        self.answer(&said)
    }

    fn last(&self, session: &Session) -> Vec<String> {
        let since = session.since_own_action();
        let lines: Vec<String> = self
            .told
            .iter()
            .filter(|(seq, _)| *seq > since)
            .map(|(_, line)| self.form(line).into())
            .collect();
        if lines.is_empty() {
            vec![session.table().voice.say(Message::AnswerLastNone)]
        } else {
            lines
        }
    }

    fn order(
        &mut self,
        session: &mut Session,
        order: impl FnOnce(&mut Session) -> Result<Vec<Line>, SessionError>,
    ) -> Result<(), PlainError> {
        let done = order(session);
        self.done(session, done)
    }

    fn advise(
        &mut self,
        session: &mut Session,
        advise: impl FnOnce(&mut Session) -> Result<Vec<String>, SessionError>,
    ) -> Result<(), PlainError> {
        match advise(session) {
            Ok(said) => self.answer(&said),
            Err(SessionError::Refused(refusal)) => {
                self.answer(&[session.table().voice.refusal(refusal)])
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Tells what was done, or why not.
    fn done(
        &mut self,
        session: &Session,
        done: Result<Vec<Line>, SessionError>,
    ) -> Result<(), PlainError> {
        match done {
            Ok(lines) => self.tell(session, lines),
            Err(SessionError::Refused(refusal)) => {
                self.answer(&[session.table().voice.refusal(refusal)])
            }
            Err(error) => Err(error.into()),
        }
    }

    fn tell(&mut self, session: &Session, lines: Vec<Line>) -> Result<(), PlainError> {
        if lines.is_empty() {
            return Ok(());
        }
        self.latest.clear();
        for line in lines {
            self.say_line(&line)?;
            self.told.push((session.seq(), line));
        }
        // What is older is served to nobody in a blindfold game (D11).
        let from = session.told_from();
        self.told.retain(|(seq, _)| *seq > from || from == 0);
        if let (Style::Braille, Some(board)) = (self.style, &session.view().board) {
            writeln!(self.out, "{}", braille_board(board))?;
        }
        Ok(())
    }

    fn answer(&mut self, said: &[String]) -> Result<(), PlainError> {
        self.latest.clear();
        said.iter().try_for_each(|line| self.say(line))
    }

    fn say_line(&mut self, line: &Line) -> Result<(), PlainError> {
        let text = self.form(line).to_owned();
        writeln!(self.out, "{text}")?;
        self.latest.push(text);
        self.speak(&line.spoken)
    }

    fn say(&mut self, line: &str) -> Result<(), PlainError> {
        writeln!(self.out, "{line}")?;
        self.latest.push(line.into());
        self.speak(line)
    }

    /// Speaks a line; if it does not work, says so once and goes on without.
    fn speak(&mut self, text: &str) -> Result<(), PlainError> {
        let failed = self.speech.as_ref().and_then(|speech| speech.say(text).err());
        if let Some(why) = failed {
            self.speech = None;
            writeln!(self.out, "{why}")?;
        }
        Ok(())
    }

    fn form<'l>(&self, line: &'l Line) -> &'l str {
        match self.style {
            Style::Spoken => &line.spoken,
            Style::Braille => &line.braille,
        }
    }

    /// Returns what was typed, or `None` at the end of the input.
    fn ask(&mut self, prompt: &str) -> Result<Option<String>, PlainError> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        self.speak(prompt.trim_end_matches(['>', ' ']))?;
        match self.lines.next(None, Time::default()) {
            Typed::Line(line) => Ok(Some(clean(&line))),
            Typed::Late | Typed::End => {
                writeln!(self.out)?;
                Ok(None)
            }
        }
    }
}

/// Reads yes or no as the answer to what the opponent has offered.
fn offer_answer(session: &Session, line: &str) -> Option<Verb> {
    let view = session.view();
    view.draw_offer.or(view.takeback)?;
    let language = session.table().voice.language;
    if is_yes(line, language) {
        return Some(Verb::Accept);
    }
    is_no(line, language).then_some(Verb::Decline)
}

/// Removes what arrow keys and the like leave behind: it would move the cursor when said back.
fn clean(line: &str) -> String {
    line.chars().filter(|char| !char.is_control()).collect()
}
