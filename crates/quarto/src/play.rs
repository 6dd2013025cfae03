//! A game at this terminal: from the arguments to the players.

mod arguments;

pub(crate) use arguments::Arguments;

use std::fs::File;
use std::io::{IsTerminal, Write};
use std::sync::Arc;

use anyhow::{Context, anyhow, bail};
use quarto_game::Name;
use quarto_player::ANYBODY_CLOCK;
use quarto_store::{random_number, system_time};
use quarto_terminal::{
    App, Choices, Controller, DataDirs, Departure, Flow, Invitation, Keyboard, Loudspeaker, Menu,
    MenuResult, Opening, Opponent, Palette, Plain, PlainError, Presentation, Screen, ScreenError,
    Session, SessionConfig, SessionError, SoundPlayer, Speech, VoiceOverride, Waker,
};
use quarto_text::{Language, Line, TerminalText, ToolText};

use crate::{dirs, sounds};

pub(crate) fn run(
    arguments: Arguments,
    language: Option<Language>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    if let (Some(file), false) = (&arguments.record, arguments.resume) {
        // Never over something that is there: it may be the record of another game. That is said
        // before any question is asked; the file is made when there is a game.
        let made = File::create_new(file).and_then(|_| std::fs::remove_file(file));
        let said = language.unwrap_or_else(|| dirs::last_choices().language);
        let file = &file.display().to_string();
        made.with_context(|| ToolText::FileCreate { file }.say(said))?;
    }
    let start = Start::new(arguments, language);
    if start.is_plain() { start.play_plain(out) } else { start.play_on_screen(out) }
}

/// What is known before anybody is asked.
struct Start {
    arguments: Arguments,
    dirs: Option<DataDirs>,
    choices: Choices,
    /// The language and edition given as options.
    voice: VoiceOverride,
    /// What was remembered, and what is so far for this game.
    last: Choices,
    said: Choices,
    /// The language of the environment.
    usual: Language,
    /// Whether the menu was shown.
    has_asked: bool,
}

impl Start {
    fn new(arguments: Arguments, language: Option<Language>) -> Start {
        let (dirs, last) = (dirs::terminal(), dirs::last_choices());
        let usual = crate::environment_language();
        // Language and edition are remembered per person; what is played is asked each time.
        let mut choices = if arguments.game.says_something() || arguments.is_on_a_server() {
            let Choices { opponent, options, .. } = Choices::default();
            Choices { opponent, options, ..last.clone() }
        } else {
            last.clone()
        };
        if arguments.is_on_a_server() {
            choices.opponent = Opponent::Person;
        }
        arguments.game.apply(&mut choices);
        if arguments.anybody && !arguments.game.says("clock") {
            choices.options.clock = ANYBODY_CLOCK.parse().ok();
        }
        let voice = VoiceOverride { language, edition: arguments.edition };
        choices.override_voice(voice);
        choices.verbosity = arguments.verbosity.unwrap_or(choices.verbosity);
        choices.presentation = arguments.form.presentation().unwrap_or(choices.presentation);
        choices.name = arguments.name.clone().or(choices.name);
        choices.other_name = arguments.other_name.clone().or(choices.other_name);
        // Strangers do not see a name that the player has not given.
        if choices.name.is_none() && !arguments.anybody {
            choices.name = login_name();
            if !arguments.is_on_a_server() && choices.shared_name().is_some() {
                // The player has not chosen that.
                choices.name = None;
            }
        }
        let said = choices.clone();
        Start { arguments, dirs, choices, voice, last, said, usual, has_asked: false }
    }

    fn is_plain(&self) -> bool {
        let set = |name, value: &str| std::env::var(name).is_ok_and(|found| found == value);
        let chosen = self.choices.presentation != Presentation::Screen;
        chosen || set("ACCESSIBLE", "1") || set("TERM", "dumb") || !is_interactive()
    }

    /// Tells whether to ask what to play.
    fn asks(&self) -> bool {
        is_interactive()
            && !self.arguments.resume
            && !self.has_asked
            && !self.arguments.is_on_a_server()
            && !self.arguments.game.says_something()
    }

    fn session_config(&self, number: u64) -> SessionConfig {
        let seed = match self.arguments.game.seed {
            Some(seed) => seed.wrapping_add(number),
            None => random_number(),
        };
        let record = self.arguments.record.clone();
        SessionConfig { dirs: self.dirs.clone(), record, seed, clock: Arc::new(system_time) }
    }

    /// Remembers what was chosen. A language or edition given as an option holds for this game only.
    fn keep_choices(&self) {
        let mut kept = self.choices.clone();
        if kept.language == self.said.language {
            kept.language = self.last.language;
        }
        if kept.edition == self.said.edition {
            kept.edition = self.last.edition;
        }
        if kept.verbosity == self.said.verbosity {
            kept.verbosity = self.last.verbosity;
        }
        if !is_interactive() {
            // A script wants plain lines, its author perhaps not.
            kept.presentation = self.last.presentation;
        }
        if (&kept.name, &kept.other_name) == (&self.said.name, &self.said.other_name) {
            kept.name.clone_from(&self.last.name);
            kept.other_name.clone_from(&self.last.other_name);
        }
        if let Some(dirs) = &self.dirs {
            // Remembering is a convenience: failing to is not an error.
            let _ = dirs.keep_choices(&kept, self.usual);
        }
    }

    /// Resumes a game, in the language and edition in which it was played unless the options say otherwise.
    fn resume(&mut self) -> anyhow::Result<(Session, Opening)> {
        let Choices { language, edition, .. } = self.choices;
        let voice = VoiceOverride {
            language: wanted(self.voice.language, self.said.language, language),
            edition: wanted(self.voice.edition, self.said.edition, edition),
        };
        match Session::resume(&self.choices, voice, self.session_config(0)) {
            Ok(Some((session, opening))) => {
                self.choices.language = session.narrator().voice.language;
                Ok((session, opening))
            }
            Ok(None) => bail!(TerminalText::NothingToResume.say(language)),
            Err(error) => Err(session_error(error, language)),
        }
    }

    /// Makes a game on a server, or takes a seat there. What comes from the server wakes the keyboard.
    fn begin_there(&self, waker: Waker) -> anyhow::Result<(Session, Opening)> {
        let (language, with) = (self.choices.language, self.session_config(0));
        let server = self.arguments.server.as_deref();
        let opening = match (&self.arguments.join, server) {
            (Some(link), _) => {
                let no_link = || anyhow!(TerminalText::ServerNoLink { link }.say(language));
                let invitation: Invitation = link.parse().map_err(|_| no_link())?;
                if server.is_none() && invitation.server.is_none() {
                    bail!(TerminalText::ServerNoServer.say(language));
                }
                Session::join(&invitation, server, &self.choices, with, waker)
            }
            (None, Some(server)) if self.arguments.anybody => {
                Session::meet(server, &self.choices, with, waker)
            }
            (None, Some(server)) => Session::invite(server, &self.choices, with, waker),
            (None, None) => bail!(TerminalText::ServerNoServer.say(language)),
        };
        opening.map_err(|error| session_error(error, language))
    }

    /// Begins to play, and keeps the name of the record for this game.
    fn begin(&mut self, waker: Waker) -> anyhow::Result<(Session, Opening)> {
        let opening = self.begin_game(waker)?;
        if let Some(file) = &self.arguments.record {
            // In a blindfold game there is nothing to write yet; otherwise the file is already there.
            let _ = File::create_new(file);
        }
        Ok(opening)
    }

    /// Starts a game; if it cannot be saved, it is played all the same, with a warning.
    fn begin_game(&mut self, waker: Waker) -> anyhow::Result<(Session, Opening)> {
        if self.arguments.is_on_a_server() {
            return self.begin_there(waker);
        }
        if self.arguments.resume {
            return self.resume();
        }
        if let Some(name) = self.choices.shared_name() {
            bail!(TerminalText::SameName { name: &name }.say(self.choices.language));
        }
        self.keep_choices();
        match Session::start(&self.choices, self.session_config(0)) {
            Err(SessionError::Keep(error)) if self.arguments.record.is_none() => {
                self.dirs = None;
                let (session, mut opening) = Session::start(&self.choices, self.session_config(0))?;
                let reason = &error.say(self.choices.language);
                let warning = TerminalText::NotKept { reason }.say(self.choices.language);
                opening.terms.push(Line::plain(warning));
                Ok((session, opening))
            }
            Err(SessionError::Keep(error)) => bail!(error.say(self.choices.language)),
            started => Ok(started?),
        }
    }

    /// Remembers how much is to be said, if the player has changed it while playing.
    fn keep_verbosity(&mut self, session: &Session) {
        let verbosity = session.narrator().voice.verbosity;
        if verbosity != self.choices.verbosity {
            self.choices.verbosity = verbosity;
            self.keep_choices();
        }
    }

    /// Returns the loudspeaker if sound is wanted; says so if there is none.
    fn sound(&self, opening: &mut Opening) -> Option<Loudspeaker> {
        if !self.arguments.sound {
            return None;
        }
        match SoundPlayer::find(&sounds::search_path()) {
            Ok(player) => Some(Loudspeaker::new(player)),
            Err(error) => {
                opening.terms.push(Line::plain(error.say(self.choices.language)));
                None
            }
        }
    }

    fn has_unfinished(&self) -> bool {
        self.dirs.as_ref().is_some_and(DataDirs::has_unfinished)
    }

    /// Applies what was decided in a menu; `false` to leave.
    fn decide(&mut self, chosen: MenuResult) -> bool {
        self.arguments.resume |= chosen == MenuResult::Continue;
        chosen != MenuResult::Leave
    }

    fn play_plain(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let language = self.choices.language;
        let speech = self.arguments.form.speak.then(|| Speech::new(language));
        let mut keyboard = Keyboard::new();
        let waker = keyboard.waker();
        let style = self.choices.presentation.style();
        let mut plain = Plain::new(&mut keyboard, out, style, speech);
        if self.asks() {
            let unfinished = self.has_unfinished();
            let chosen = plain.choose(&mut self.choices, unfinished);
            if !self.decide(chosen.map_err(|error| plain_error(error, language))?) {
                return Ok(());
            }
        }
        if !self.arguments.is_on_a_server() {
            waker.end_on_interrupt()?;
        }
        let (session, opening) = self.begin(waker)?;
        let language = self.choices.language;
        plain.speak_in(language);
        plain.write_as(self.choices.presentation.style());
        if !self.arguments.resume {
            plain.welcome(language).map_err(|error| plain_error(error, language))?;
        }
        let played = self.play_games(&mut plain, session, opening);
        played.map_err(|error| plain_error(error, language))
    }

    /// Plays one game after another, until the player leaves.
    fn play_games(
        &mut self,
        plain: &mut Plain<'_>,
        session: Session,
        mut opening: Opening,
    ) -> Result<(), PlainError> {
        let (sound, warnings) = (self.sound(&mut opening), self.arguments.clock_warnings);
        let mut controller =
            Controller::new(session, &opening).with_sound(sound).with_warnings(warnings);
        for number in 1.. {
            let left = plain.play(&mut controller, &opening)?;
            self.keep_verbosity(controller.session());
            // On a server the opponent may want another game, whatever is asked here.
            let asks = is_interactive() || self.arguments.is_on_a_server();
            if left == Departure::Kept || !asks || !plain.wants_another(&mut controller)? {
                break;
            }
            let session;
            (session, opening) = controller.session().another(self.session_config(number))?;
            controller = Controller::new(session, &opening)
                .with_sound(controller.take_sound())
                .with_warnings(warnings);
        }
        Ok(())
    }

    fn play_on_screen(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let palette = if std::env::var("NO_COLOR").is_ok_and(|value| !value.is_empty()) {
            Palette::None
        } else {
            Palette::Sixteen
        };
        // Without a menu, the screen is taken over only when there is something to show: until then
        // a slow server can be interrupted with Ctrl+C.
        writeln!(out, "{}", TerminalText::PlainFirst.say(self.choices.language))?;
        let mut screen = if self.asks() { Some(Screen::new()?) } else { None };
        if let Some(screen) = &mut screen {
            let mut menu = Menu::new(self.choices.clone(), self.has_unfinished());
            let chosen = screen.choose(&mut menu)?;
            self.choices = menu.choices().clone();
            if !self.decide(chosen) {
                return Ok(());
            }
        }
        if self.is_plain() {
            drop(screen);
            self.has_asked = true;
            return self.play_plain(out);
        }
        let (session, mut opening) = self.begin(Waker::default())?;
        let language = self.choices.language;
        let mut screen = screen.map_or_else(Screen::new, Ok)?;
        let (sound, warnings) = (self.sound(&mut opening), self.arguments.clock_warnings);
        let mut app =
            App::new(session, &opening, palette).with_sound(sound).with_warnings(warnings);
        for number in 1.. {
            let flow = screen.play(&mut app).map_err(|error| screen_error(error, language))?;
            if flow == Flow::Leave {
                break;
            }
            let another = app.session().another(self.session_config(number));
            let (session, opening) = another.map_err(|error| session_error(error, language))?;
            app = App::new(session, &opening, palette)
                .with_sound(app.take_sound())
                .with_warnings(warnings);
        }
        drop(screen);
        self.say_goodbye(app.session(), out)
    }

    fn say_goodbye(&self, session: &Session, out: &mut dyn Write) -> anyhow::Result<()> {
        let language = self.choices.language;
        if let Some(file) = session.record_file() {
            let file = &file.display().to_string();
            writeln!(out, "{}", TerminalText::Recorded { file }.say(language))?;
        }
        Ok(writeln!(out, "{}", session.goodbye(""))?)
    }
}

/// Returns what somebody wants: what was changed in the menu, or else what was said by an option.
fn wanted<T: Copy + PartialEq>(option: Option<T>, before: T, now: T) -> Option<T> {
    if now == before { option } else { Some(now) }
}

/// Tells a broken pipe from other failures.
fn plain_error(error: PlainError, language: Language) -> anyhow::Error {
    match error {
        PlainError::Output(error) => error.into(),
        PlainError::Session(error) => session_error(error, language),
    }
}

fn screen_error(error: ScreenError, language: Language) -> anyhow::Error {
    match error {
        ScreenError::Session(error) => session_error(error, language),
        ScreenError::Terminal(_) => error.into(),
    }
}

fn session_error(error: SessionError, language: Language) -> anyhow::Error {
    match error {
        SessionError::Keep(error) => anyhow!(error.say(language)),
        SessionError::Server(error) => anyhow!(error.say(language)),
        SessionError::Refused(_) | SessionError::Options(_) | SessionError::Interrupted => {
            error.into()
        }
    }
}

fn is_interactive() -> bool {
    std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}

/// Returns the name under which somebody uses this machine, as a name.
fn login_name() -> Option<Name> {
    let login = ["USER", "LOGNAME", "USERNAME"].iter().find_map(|name| std::env::var(name).ok())?;
    let mut letters = login.chars();
    let first = letters.next()?.to_uppercase();
    first.chain(letters).collect::<String>().parse().ok()
}
