//! The game in plain lines: for speech, braille and pipes, and for players who prefer it.

pub(crate) mod cells;
pub(crate) mod clean;
pub(crate) mod lines;
mod menu;

use std::io::Write;
use std::time::Duration;

use quarto_game::{Question, Time};
use quarto_player::{Confirmation, Intent, Offered};
use quarto_rules::{Phase, Player};
use quarto_text::{
    Input, Language, Line, TerminalText, Verb, Verbosity, braille_piece, is_no, is_yes, yes_and_no,
};
use thiserror::Error;

use crate::audio::speech::Speech;
use crate::controller::{Controller, Reply};
use crate::plain::cells::{Dots, cells, in_one_line, legend};
use crate::plain::clean::clean;
use crate::plain::lines::{Lines, Typed};
use crate::session::{Opening, Output, SessionError};

/// The form of the lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// As they are spoken.
    #[default]
    Spoken,
    /// As few words as possible, and the board in braille cells in the prompt.
    Braille(Dots),
}

/// Why the game cannot go on.
#[derive(Debug, Error)]
pub enum PlainError {
    /// The output cannot be written.
    #[error(transparent)]
    Output(#[from] std::io::Error),
    /// The game cannot be stored.
    #[error(transparent)]
    Session(#[from] SessionError),
}

/// How a game ended for this terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The game is over.
    Over,
    /// The player left; the game is stored.
    Kept,
}

/// The plain interface: the player types lines, and the replies are written as lines.
pub struct Plain<'a> {
    lines: &'a mut dyn Lines,
    out: &'a mut dyn Write,
    style: Style,
    speech: Option<Speech>,
    /// The lines of events that are written together with what follows them.
    held: Vec<Line>,
    /// How much is said.
    verbosity: Verbosity,
    /// The prompt behind which the cursor stands, if any.
    prompt: Option<String>,
    /// Whose turn was said last, with what they have to do if they are here.
    prompted: Option<(Player, Option<Phase>)>,
}

impl<'a> Plain<'a> {
    /// Returns an interface that reads these lines and writes to `out`.
    pub fn new(
        lines: &'a mut dyn Lines,
        out: &'a mut dyn Write,
        style: Style,
        speech: Option<Speech>,
    ) -> Plain<'a> {
        Plain {
            lines,
            out,
            style,
            speech,
            held: Vec::new(),
            verbosity: Verbosity::default(),
            prompt: None,
            prompted: None,
        }
    }

    /// Switches speech to another language.
    pub fn speak_in(&mut self, language: Language) {
        if let Some(speech) = &mut self.speech {
            speech.speak_in(language);
        }
    }

    /// Switches to another form of the lines.
    pub const fn write_as(&mut self, style: Style) {
        self.style = style;
    }

    /// Writes the welcome.
    ///
    /// # Errors
    /// If the output cannot be written.
    pub fn welcome(&mut self, language: Language) -> Result<(), PlainError> {
        let [quarto, help] = [Verb::Quarto, Verb::Help].map(|verb| verb.word(language));
        self.say(&TerminalText::Welcome { quarto: &quarto, help: &help }.say(language))
    }

    /// Plays a game to its end, or until the player leaves. `opening` is written at the start.
    ///
    /// # Errors
    /// If the output cannot be written, or the game cannot be stored.
    pub fn play(
        &mut self,
        controller: &mut Controller,
        opening: &Opening,
    ) -> Result<Departure, PlainError> {
        self.prompted = None;
        for line in &opening.terms {
            self.say_line(line)?;
        }
        if let Style::Braille(_) = self.style {
            self.say(&legend(controller.session().narrator().voice))?;
        }
        self.tell(controller, &opening.lines)?;
        loop {
            let lines = controller.advance()?;
            if !lines.is_empty() {
                self.tell(controller, &lines)?;
                continue;
            }
            let Some(prompt) = controller.session().prompt() else { break };
            if self.is_news(controller) {
                self.held.push(prompt);
            }
            if !self.turn(controller)? {
                self.say(&controller.session().goodbye(&self.how()))?;
                return Ok(Departure::Kept);
            }
        }
        self.flush()?;
        if let Some(file) = controller.session().record_file() {
            let file = &file.display().to_string();
            self.say(&controller.session().narrator().voice.say(TerminalText::Recorded { file }))?;
        }
        Ok(Departure::Over)
    }

    /// Tells whether the prompt is worth saying: not again after a question, and that the opponent is
    /// thinking only once.
    fn is_news(&mut self, controller: &Controller) -> bool {
        let is_own = controller.session().is_own_turn();
        let turn = controller.session().view().turn();
        let now = turn.map(|turn| (turn.player, Some(turn.phase).filter(|_| is_own)));
        let before = std::mem::replace(&mut self.prompted, now);
        let is_new = now.is_none() || now != before || (is_own && !self.held.is_empty());
        is_new || self.verbosity == Verbosity::Full
    }

    /// Returns the command-line options for this style.
    fn how(&self) -> String {
        let style = match self.style {
            Style::Spoken => " --plain",
            Style::Braille(Dots::Six) => " --braille",
            Style::Braille(Dots::Eight) => " --braille=8",
        };
        style.to_owned() + if self.speech.is_some() { " --speak" } else { "" }
    }

    /// Asks whether to play again; until the answer, questions about the finished game are allowed.
    ///
    /// # Errors
    /// If the output cannot be written, or the game cannot be stored.
    pub fn wants_another(&mut self, controller: &mut Controller) -> Result<bool, PlainError> {
        let language = controller.session().narrator().voice.language;
        let [yes, no] = yes_and_no(language);
        loop {
            let question = TerminalText::AskAgain { yes: &yes, no: &no }.say(language);
            self.speak(&question)?;
            let line = match self.read(controller, &format!("{question} "))? {
                Typed::Line(line) => clean(&line),
                Typed::Nothing => continue,
                Typed::End => {
                    writeln!(self.out)?;
                    return Ok(false);
                }
            };
            if is_yes(&line, language) {
                return self.agree(controller);
            }
            if is_no(&line, language) || line.trim().is_empty() {
                return Ok(false);
            }
            match self.say_or_feel(controller, &line)? {
                Reply::Leave => return Ok(false),
                Reply::Output(heard) => self.hear(controller, &heard)?,
                Reply::Confirmation(_) => {}
            }
        }
    }

    /// Waits until the opponent wants another game, too; `false` if the player leaves.
    fn agree(&mut self, controller: &mut Controller) -> Result<bool, PlainError> {
        if let Reply::Output(heard) = controller.want_another()? {
            self.hear(controller, &heard)?;
        }
        while !controller.session().has_next() {
            self.say(&controller.session().narrator().voice.say(TerminalText::ServerRematch))?;
            if !self.turn(controller)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Reads lines until the game goes on; `false` if the player leaves.
    fn turn(&mut self, controller: &mut Controller) -> Result<bool, PlainError> {
        let seq = controller.session().seq();
        while controller.session().seq() == seq {
            let cursor = self.cursor(controller);
            let reply = match self.read(controller, &cursor)? {
                Typed::End => {
                    writeln!(self.out)?;
                    Reply::Leave
                }
                Typed::Line(line) => self.say_or_feel(controller, &clean(&line))?,
                Typed::Nothing => continue,
            };
            let reply = match reply {
                Reply::Confirmation(sure) => self.make_sure(controller, sure)?,
                reply => reply,
            };
            let reply = match (controller.session().offered_draw(), reply) {
                (Some(player), Reply::Output(heard)) => {
                    self.hear(controller, &heard)?;
                    self.ask_for_draw(controller, player)?
                }
                (_, reply) => reply,
            };
            match reply {
                Reply::Leave => return Ok(false),
                Reply::Output(heard) => self.hear(controller, &heard)?,
                // The reply to a confirmation is never another confirmation.
                Reply::Confirmation(_) => {}
            }
        }
        Ok(true)
    }

    /// Returns the prompt for a line: in braille with the board and the piece in hand, since a display
    /// shows the line of the cursor.
    fn cursor(&self, controller: &Controller) -> String {
        let Style::Braille(dots) = self.style else { return "> ".into() };
        let view = controller.session().view();
        let hand = view.hand().map(|piece| braille_piece(piece).to_string());
        let parts = [cells(dots, &view), hand.unwrap_or_default()];
        let shown: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        format!("{}> ", shown.join(" "))
    }

    /// Carries out a line; in braille the board is answered in cells.
    fn say_or_feel(
        &mut self,
        controller: &mut Controller,
        line: &str,
    ) -> Result<Reply, PlainError> {
        let question = Input::read(line, controller.session().narrator().voice.language);
        match (self.style, question, &controller.session().view().board) {
            (Style::Braille(dots), Ok(Input::Ask(Question::Board)), Some(_)) => {
                let answer = vec![Line::plain(cells(dots, &controller.session().view()))];
                Ok(Reply::Output(Output { answer, ..Output::default() }))
            }
            (Style::Braille(_), Ok(Input::Ask(Question::Board)), None) => {
                let mut reply = controller.say(line)?;
                if let Reply::Output(heard) = &mut reply
                    && !heard.answer.is_empty()
                {
                    heard.answer = in_one_line(&heard.answer);
                }
                Ok(reply)
            }
            _ => Ok(controller.say(line)?),
        }
    }

    /// Asks for a confirmation, and carries out the command if the player confirms.
    fn make_sure(
        &mut self,
        controller: &mut Controller,
        sure: Confirmation,
    ) -> Result<Reply, PlainError> {
        let voice = controller.session().narrator().voice;
        let [yes, _] = yes_and_no(voice.language);
        let question = match sure {
            Confirmation::Call(shape) => {
                voice.say(TerminalText::ConfirmCall { shape: &voice.shape(shape), yes: &yes })
            }
            Confirmation::Resign => voice.say(TerminalText::ConfirmResign { yes: &yes }),
        };
        self.decide(controller, &question, Intent::Confirmed(sure), Intent::Refrain)
    }

    /// Asks the other player at this keyboard whether they accept a draw.
    fn ask_for_draw(
        &mut self,
        controller: &mut Controller,
        player: Player,
    ) -> Result<Reply, PlainError> {
        let narrator = controller.session().narrator();
        let [yes, _] = yes_and_no(narrator.voice.language);
        let question = TerminalText::ConfirmDraw { player: narrator.name(player), yes: &yes };
        let question = narrator.voice.say(question);
        let [accept, decline] = [Intent::Accept, Intent::Decline].map(|to| to(Some(Offered::Draw)));
        self.decide(controller, &question, accept, decline)
    }

    /// Asks a question, and carries out what the player means by yes, or by anything else.
    fn decide(
        &mut self,
        controller: &mut Controller,
        question: &str,
        yes: Intent,
        no: Intent,
    ) -> Result<Reply, PlainError> {
        let voice = controller.session().narrator().voice;
        let turn = controller.session().view().turn();
        loop {
            self.speak(question)?;
            let typed = self.wait(controller, &format!("{question} "))?;
            let is_gone = controller.session().view().turn() != turn;
            match typed {
                Typed::Line(_) | Typed::Nothing if is_gone => {
                    let answer = vec![Line::plain(voice.say(TerminalText::NotDone))];
                    return Ok(Reply::Output(Output { answer, ..Output::default() }));
                }
                Typed::Line(line) if is_yes(&line, voice.language) => {
                    return Ok(controller.intend(yes)?);
                }
                Typed::Line(_) | Typed::End => return Ok(controller.intend(no)?),
                // A greeting or the like: the question is asked again.
                Typed::Nothing => {}
            }
        }
    }

    /// Waits for a line that fits the current turn, or until something has happened.
    fn read(&mut self, controller: &mut Controller, prompt: &str) -> Result<Typed, PlainError> {
        let turn = controller.session().view().turn();
        match self.wait(controller, prompt)? {
            // An action typed before the turn changed was not meant for this turn.
            Typed::Line(line)
                if controller.session().view().turn() != turn && controller.acts(&line) =>
            {
                let voice = controller.session().narrator().voice;
                self.say(&voice.say(TerminalText::NotDone))?;
                Ok(Typed::Nothing)
            }
            typed => Ok(typed),
        }
    }

    /// Waits for a line, or until something has happened.
    fn wait(&mut self, controller: &mut Controller, prompt: &str) -> Result<Typed, PlainError> {
        let seq = controller.session().seq();
        self.flush()?;
        self.show_prompt(prompt)?;
        loop {
            // The clock is checked often enough to warn in time.
            let soon = controller.session().now().after(Duration::from_secs(1));
            let until = controller.session().deadline().map(|deadline| deadline.min(soon));
            let typed = self.lines.next(until, controller.session().now());
            if typed != Typed::Nothing {
                // Who types ends the line.
                self.prompt = None;
            }
            let lines = controller.advance()?;
            self.tell(controller, &lines)?;
            match typed {
                Typed::Nothing if controller.session().seq() == seq => {
                    self.flush()?;
                    self.show_prompt(prompt)?;
                }
                typed => return Ok(typed),
            }
        }
    }

    /// Shows a prompt, unless the cursor is behind it already.
    fn show_prompt(&mut self, prompt: &str) -> Result<(), PlainError> {
        if self.prompt.as_deref() == Some(prompt) {
            return Ok(());
        }
        self.end_prompt()?;
        write!(self.out, "{prompt}")?;
        self.prompt = Some(prompt.to_owned());
        Ok(self.out.flush()?)
    }

    /// Ends the line of a prompt to which nothing was typed.
    fn end_prompt(&mut self) -> Result<(), PlainError> {
        if self.prompt.take().is_some() {
            writeln!(self.out)?;
        }
        Ok(())
    }

    /// Writes what a command brought about: the events with what is to be done then, an answer at once.
    fn hear(&mut self, controller: &Controller, heard: &Output) -> Result<(), PlainError> {
        self.tell(controller, &heard.lines)?;
        if heard.answer.is_empty() {
            return Ok(());
        }
        self.flush()?;
        heard.answer.iter().try_for_each(|line| self.say_line(line))
    }

    /// Takes events to be written together with what follows them.
    fn tell(&mut self, controller: &Controller, lines: &[Line]) -> Result<(), PlainError> {
        self.verbosity = controller.session().narrator().voice.verbosity;
        self.held.extend(lines.iter().filter(|line| !line.spoken.is_empty()).cloned());
        match self.verbosity {
            Verbosity::Brief | Verbosity::Normal => Ok(()),
            Verbosity::Full => self.flush(),
        }
    }

    /// Writes the events that were taken: in one line, unless everything is said.
    fn flush(&mut self) -> Result<(), PlainError> {
        let held = std::mem::take(&mut self.held);
        match self.verbosity {
            Verbosity::Full => held.iter().try_for_each(|line| self.say_line(line)),
            Verbosity::Brief | Verbosity::Normal if held.is_empty() => Ok(()),
            Verbosity::Brief | Verbosity::Normal => self.say_line(&Line::joined(&held)),
        }
    }

    fn say_line(&mut self, line: &Line) -> Result<(), PlainError> {
        let text = match self.style {
            Style::Spoken => &line.spoken,
            Style::Braille(_) => &line.braille,
        };
        self.end_prompt()?;
        writeln!(self.out, "{text}")?;
        self.speak(&line.spoken)
    }

    fn say(&mut self, line: &str) -> Result<(), PlainError> {
        self.flush()?;
        self.end_prompt()?;
        writeln!(self.out, "{line}")?;
        self.speak(line)
    }

    /// Speaks a line; on failure, says so once and goes on without speech.
    fn speak(&mut self, text: &str) -> Result<(), PlainError> {
        let failed = self.speech.as_ref().and_then(|speech| speech.say(text).err());
        if let Some(why) = failed {
            self.speech = None;
            writeln!(self.out, "{why}")?;
        }
        Ok(())
    }

    /// Returns the line typed, or `None` at the end of the input.
    fn ask(&mut self, prompt: &str) -> Result<Option<String>, PlainError> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        self.speak(prompt.trim_end_matches(['>', ' ']))?;
        match self.lines.next(None, Time::default()) {
            Typed::Line(line) => Ok(Some(clean(&line))),
            Typed::Nothing | Typed::End => {
                writeln!(self.out)?;
                Ok(None)
            }
        }
    }
}
