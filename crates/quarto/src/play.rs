//! A game at this terminal: from the arguments to the players.

use std::hash::{BuildHasher, RandomState};
use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, anyhow, bail};
use clap::Args;
use quarto_game::{Clock, Memory, Multiplier, Name};
use quarto_rules::{Calling, Shapes, TraitSet, WrongCall};
use quarto_store::system_time;
use quarto_terminal::{
    App, Begun, Choices, Circumstances, Desk, Dots, Flow, Invitation, KeepError, Keyboard, Left,
    Loudspeaker, Menu, Opponent, Palette, Places, Plain, PlainError, Screen, Session, SessionError,
    SoundPlayer, Speech, Starter, Style, Waker, Wish,
};
use quarto_text::{Edition, Language, Line, Message};

/// Play a game in the terminal, against the computer or another person, here or on a server
///
/// Without options a menu asks what to play, and remembers it. With any option about the game,
/// everything else is as usual: level 3, dice, the official rules.
#[derive(Args, Default)]
pub(crate) struct Arguments {
    #[command(flatten)]
    game: GameArguments,
    /// Go on with the game that was played last and is not over
    #[arg(long, conflicts_with_all = [
        "against", "starts", "rules", "traits", "calling", "wrong_call", "assist", "clock",
        "blindfold", "seed",
    ])]
    resume: bool,
    /// Make a game on this server, and get a link for whoever shall play with you
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "seed"])]
    server: Option<String>,
    /// Sit down in a game on a server by its link, or come back to it
    ///
    /// With --server, the name of the game is enough.
    #[arg(long, value_name = "LINK", conflicts_with_all = [
        "resume", "against", "starts", "rules", "traits", "calling", "wrong_call", "assist", "clock",
        "blindfold", "seed",
    ])]
    join: Option<String>,
    /// Keep the record of the game in this new file, up to date after every action
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Your name
    #[arg(long, value_name = "NAME")]
    name: Option<Name>,
    /// The name of the other person
    #[arg(long, value_name = "NAME")]
    other_name: Option<Name>,
    /// How pieces are called: classic (light and dark) or access (smooth and grooved)
    #[arg(long, value_name = "classic|access")]
    edition: Option<Edition>,
    /// Let pieces and what happens be heard, each by a sound of its own
    ///
    /// quarto sounds teaches them.
    #[arg(long)]
    sound: bool,
    #[command(flatten)]
    form: FormArguments,
}

impl Arguments {
    /// Tells whether the game is on a server.
    fn is_on_a_server(&self) -> bool {
        self.server.is_some() || self.join.is_some()
    }
}

/// How the game is shown.
#[derive(Args, Default)]
struct FormArguments {
    /// Write plain lines instead of drawing, for speech and braille
    ///
    /// Usual if the output is not a terminal, with TERM=dumb and with ACCESSIBLE=1.
    #[arg(long)]
    plain: bool,
    /// Write as few words as possible, and the board in braille cells (implies --plain)
    ///
    /// With 8 dots the latest placement is marked by dots 7 and 8.
    #[arg(
        long,
        value_name = "6|8",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "6",
        value_parser = dots
    )]
    braille: Option<Dots>,
    /// Speak everything, with speech-dispatcher (implies --plain)
    #[arg(long)]
    speak: bool,
}

fn dots(text: &str) -> Result<Dots, &'static str> {
    match text {
        "6" => Ok(Dots::Six),
        "8" => Ok(Dots::Eight),
        _ => Err("a braille cell has 6 or 8 dots"),
    }
}

/// What is played.
#[derive(Args, Default)]
struct GameArguments {
    /// Whom to play against: a level from 1 to 10, greedy, or another person here
    #[arg(long, value_name = "1-10|greedy|person", value_parser = opponent)]
    against: Option<Opponent>,
    /// Who starts
    #[arg(long, value_name = "dice|me|other", value_parser = starter)]
    starts: Option<Starter>,
    /// Shapes that win: lines, or squares for lines and 2×2 blocks
    #[arg(long, value_name = "lines|squares")]
    rules: Option<Shapes>,
    /// Traits that count, joined by commas: colour (or texture), height, shape, fill
    #[arg(long, value_name = "LIST")]
    traits: Option<TraitSet>,
    /// How an alignment wins: official, when it is called, or auto, at once
    #[arg(long, value_name = "official|auto")]
    calling: Option<Calling>,
    /// What a wrong call costs: the third loses, the first loses, or nothing
    #[arg(long, value_name = "three|loses|free")]
    wrong_call: Option<WrongCall>,
    /// Have hints, analysis and taking back at hand
    #[arg(long, conflicts_with = "blindfold")]
    assist: bool,
    /// Seconds a move, or for the whole game with more for each move
    #[arg(long, value_name = "60/move|300+5")]
    clock: Option<Clock>,
    /// How much of that time you have, in percent from 100 to 1000
    #[arg(long, value_name = "PERCENT", requires = "clock")]
    multiplier: Option<Multiplier>,
    /// How much of that time your opponent has, in percent from 100 to 1000
    #[arg(long, value_name = "PERCENT", requires = "clock")]
    other_multiplier: Option<Multiplier>,
    /// Hide the board; on your turn, ask as much as you like, so many questions, or nothing
    #[arg(long, value_name = "touch|queries-3|memory", value_parser = memory)]
    blindfold: Option<Memory>,
    /// The same dice and the same opponent for the same number
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

impl GameArguments {
    /// Tells whether anything about the game was said.
    fn says_something(&self) -> bool {
        self.against.is_some()
            || self.starts.is_some()
            || self.rules.is_some()
            || self.traits.is_some()
            || self.calling.is_some()
            || self.wrong_call.is_some()
            || self.assist
            || self.clock.is_some()
            || self.blindfold.is_some()
            || self.seed.is_some()
    }

    fn apply(&self, choices: &mut Choices) {
        fn set<T: Copy>(place: &mut T, value: Option<T>) {
            *place = value.unwrap_or(*place);
        }
        set(&mut choices.opponent, self.against);
        set(&mut choices.starter, self.starts);
        set(&mut choices.shapes, self.rules);
        set(&mut choices.traits, self.traits);
        set(&mut choices.calling, self.calling);
        set(&mut choices.wrong_call, self.wrong_call);
        choices.assist |= self.assist;
        choices.clock = self.clock.or(choices.clock);
        choices.multipliers =
            [self.multiplier, self.other_multiplier].map(Option::unwrap_or_default);
        choices.blindfold = self.blindfold.or(choices.blindfold);
    }
}

fn opponent(text: &str) -> Result<Opponent, &'static str> {
    match text {
        "person" => Ok(Opponent::Person),
        _ => text
            .parse()
            .map(Opponent::Computer)
            .map_err(|_| "an opponent is a level from 1 to 10, greedy or person"),
    }
}

fn starter(text: &str) -> Result<Starter, &'static str> {
    match text {
        "dice" => Ok(Starter::Dice),
        "me" => Ok(Starter::Me),
        "other" => Ok(Starter::Other),
        _ => Err("dice, me or other starts"),
    }
}

fn memory(text: &str) -> Result<Memory, String> {
    let read = text.replace('-', " ").parse();
    read.map_err(|_| "blindfold is touch, queries-1 to queries-99, or memory".into())
}

pub(crate) fn run(
    arguments: Arguments,
    language: Option<Language>,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    if let (Some(file), false) = (&arguments.record, arguments.resume) {
        // Never over something that is there: it may be the record of another game.
        let created = std::fs::File::create_new(file);
        created.with_context(|| format!("cannot create {}", file.display()))?;
    }
    let start = Start::new(arguments, language)?;
    if start.is_plain() { start.play_plain(out) } else { start.play_on_screen(out) }
}

/// What is known before anybody is asked.
struct Start {
    arguments: Arguments,
    places: Option<Places>,
    choices: Choices,
    /// What was remembered, and what is so far for this game.
    last: Choices,
    said: Choices,
    /// The language of the environment.
    usual: Language,
}

impl Start {
    fn new(arguments: Arguments, language: Option<Language>) -> anyhow::Result<Start> {
        let places = match Places::usual() {
            Ok(places) => Some(places),
            Err(KeepError::NoHome) => None,
            Err(error) => return Err(error.into()),
        };
        let usual = crate::environment_language();
        let fresh = Choices { language: usual, ..Choices::default() };
        let last = match &places {
            Some(places) => places.last_choices(fresh.clone()),
            None => fresh.clone(),
        };
        // How somebody wants to be spoken to is theirs; what is played is asked for each time.
        let mut choices = if arguments.game.says_something() || arguments.is_on_a_server() {
            let Choices { language, edition, names, .. } = last.clone();
            Choices { language, edition, names, ..fresh }
        } else {
            last.clone()
        };
        if arguments.is_on_a_server() {
            choices.opponent = Opponent::Person;
        }
        arguments.game.apply(&mut choices);
        choices.language = language.unwrap_or(choices.language);
        choices.edition = arguments.edition.unwrap_or(choices.edition);
        for (place, name) in [&arguments.name, &arguments.other_name].into_iter().enumerate() {
            if name.is_some() {
                choices.names[place].clone_from(name);
            }
        }
        if choices.names[0].is_none() {
            choices.names[0] = login_name();
        }
        let said = choices.clone();
        Ok(Start { arguments, places, choices, last, said, usual })
    }

    fn is_plain(&self) -> bool {
        let set = |name, value: &str| std::env::var(name).is_ok_and(|found| found == value);
        let asked = self.arguments.form.plain
            || self.arguments.form.braille.is_some()
            || self.arguments.form.speak;
        asked || set("ACCESSIBLE", "1") || set("TERM", "dumb") || !is_interactive()
    }

    /// Tells whether to ask what to play.
    fn asks(&self) -> bool {
        is_interactive()
            && !self.arguments.resume
            && !self.arguments.is_on_a_server()
            && !self.arguments.game.says_something()
    }

    fn circumstances(&self, number: u64) -> Circumstances {
        let seed = match self.arguments.game.seed {
            Some(seed) => seed.wrapping_add(number),
            // The keys of the standard library's hashers come from the system's chance.
            None => RandomState::new().hash_one(()),
        };
        let record = self.arguments.record.clone();
        Circumstances { places: self.places.clone(), record, seed, clock: Arc::new(system_time) }
    }

    /// Remembers what was chosen. How somebody is spoken to by an option is for this time only.
    fn keep_choices(&self) {
        let mut kept = self.choices.clone();
        if kept.language == self.said.language {
            kept.language = self.last.language;
        }
        if kept.edition == self.said.edition {
            kept.edition = self.last.edition;
        }
        if kept.names == self.said.names {
            kept.names.clone_from(&self.last.names);
        }
        if let Some(places) = &self.places {
            // It is a comfort, not a need.
            let _ = places.keep_choices(&kept, self.usual);
        }
    }

    fn resume(&self) -> anyhow::Result<(Session, Begun)> {
        let language = self.choices.language;
        match Session::resume(&self.choices, self.circumstances(0)) {
            Ok(Some(resumed)) => Ok(resumed),
            Ok(None) => bail!(Message::NothingToResume.say(language)),
            Err(SessionError::Keep(error)) => bail!(error.say(language)),
            Err(error) => Err(error.into()),
        }
    }

    /// Makes a game on a server, or takes a seat there. Who is waited for wakes the keyboard.
    fn begin_there(&self, waker: Waker) -> anyhow::Result<(Session, Begun)> {
        let (language, with) = (self.choices.language, self.circumstances(0));
        let server = self.arguments.server.as_deref();
        let begun = match (&self.arguments.join, server) {
            (Some(link), _) => {
                let no_link = || anyhow!(Message::ServerNoLink { link }.say(language));
                let invitation: Invitation = link.parse().map_err(|_| no_link())?;
                if server.is_none() && invitation.server.is_none() {
                    bail!(Message::ServerNoServer.say(language));
                }
                Session::join(&invitation, server, &self.choices, with, waker)
            }
            (None, Some(server)) => Session::invite(server, &self.choices, with, waker),
            (None, None) => bail!(Message::ServerNoServer.say(language)),
        };
        begun.map_err(|error| session_error(error, language))
    }

    /// Starts a game; where it cannot be kept it is played all the same, with a warning.
    fn begin(&mut self, waker: Waker) -> anyhow::Result<(Session, Begun)> {
        if self.arguments.is_on_a_server() {
            return self.begin_there(waker);
        }
        if self.arguments.resume {
            return self.resume();
        }
        self.keep_choices();
        match Session::start(&self.choices, self.circumstances(0)) {
            Err(SessionError::Keep(error)) if self.arguments.record.is_none() => {
                self.places = None;
                let (session, mut begun) = Session::start(&self.choices, self.circumstances(0))?;
                let reason = &error.say(self.choices.language);
                let warning = Message::NotKept { reason }.say(self.choices.language);
                begun.terms.push(Line::plain(warning));
                Ok((session, begun))
            }
            Err(SessionError::Keep(error)) => bail!(error.say(self.choices.language)),
            started => Ok(started?),
        }
    }

    /// Returns where the game is heard, if somebody wants that; if it cannot be, says so.
    fn sound(&self, begun: &mut Begun) -> Option<Loudspeaker> {
        if !self.arguments.sound {
            return None;
        }
        match SoundPlayer::find() {
            Ok(player) => Some(Loudspeaker::new(player)),
            Err(error) => {
                begun.terms.push(Line::plain(error.say(self.choices.language)));
                None
            }
        }
    }

    fn has_unfinished(&self) -> bool {
        self.places.as_ref().is_some_and(Places::has_unfinished)
    }

    /// Takes note of what was decided in a menu; `false` to leave.
    fn decide(&mut self, wish: Wish) -> bool {
        self.arguments.resume |= wish == Wish::Continue;
        wish != Wish::Leave
    }

    fn play_plain(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let language = self.choices.language;
        let style = self.arguments.form.braille.map_or(Style::Spoken, Style::Braille);
        let speech = self.arguments.form.speak.then(|| Speech::new(language));
        let mut keyboard = Keyboard::new();
        let waker = keyboard.waker();
        let mut plain = Plain::new(&mut keyboard, out, style, speech);
        if self.asks() {
            let unfinished = self.has_unfinished();
            let wish = plain.choose(&mut self.choices, unfinished);
            if !self.decide(wish.map_err(|error| plain_error(error, language))?) {
                return Ok(());
            }
        }
        let language = self.choices.language;
        plain.speak_in(language);
        let (session, begun) = self.begin(waker)?;
        plain.welcome(language).map_err(|error| plain_error(error, language))?;
        let played = self.play_games(&mut plain, session, begun);
        played.map_err(|error| plain_error(error, language))
    }

    /// Plays one game after the other, until somebody has enough.
    fn play_games(
        &self,
        plain: &mut Plain<'_>,
        session: Session,
        mut begun: Begun,
    ) -> Result<(), PlainError> {
        let sound = self.sound(&mut begun);
        let mut desk = Desk::new(session, &begun).with_sound(sound);
        for number in 1.. {
            let left = plain.play(&mut desk, &begun)?;
            // Somebody who is elsewhere may want another game, whoever asks here.
            let asks = is_interactive() || desk.session().is_on_a_server();
            if left == Left::Kept || !asks || !plain.wants_another(&mut desk)? {
                break;
            }
            let session;
            (session, begun) = desk.session().another(self.circumstances(number))?;
            desk = Desk::new(session, &begun).with_sound(desk.take_sound());
        }
        Ok(())
    }

    fn play_on_screen(mut self, out: &mut dyn Write) -> anyhow::Result<()> {
        let palette = if std::env::var("NO_COLOR").is_ok_and(|value| !value.is_empty()) {
            Palette::None
        } else {
            Palette::Sixteen
        };
        let mut screen = Screen::new()?;
        if self.asks() {
            let mut menu = Menu::new(self.choices.clone(), self.has_unfinished());
            let wish = screen.choose(&mut menu)?;
            self.choices = menu.choices().clone();
            if !self.decide(wish) {
                return Ok(());
            }
        }
        let (session, mut begun) = self.begin(Waker::default())?;
        let sound = self.sound(&mut begun);
        let mut app = App::new(session, &begun, palette).with_sound(sound);
        for number in 1.. {
            if screen.play(&mut app)? == Flow::Leave {
                break;
            }
            let (session, begun) = app.session().another(self.circumstances(number))?;
            app = App::new(session, &begun, palette).with_sound(app.take_sound());
        }
        drop(screen);
        self.say_goodbye(app.session(), out)
    }

    fn say_goodbye(&self, session: &Session, out: &mut dyn Write) -> anyhow::Result<()> {
        let language = self.choices.language;
        if let Some(file) = session.record_file() {
            let file = &file.display().to_string();
            writeln!(out, "{}", Message::Recorded { file }.say(language))?;
        }
        Ok(writeln!(out, "{}", session.goodbye())?)
    }
}

/// Tells a broken pipe from other failures.
fn plain_error(error: PlainError, language: Language) -> anyhow::Error {
    match error {
        PlainError::Output(error) => error.into(),
        PlainError::Session(error) => session_error(error, language),
        error => error.into(),
    }
}

fn session_error(error: SessionError, language: Language) -> anyhow::Error {
    match error {
        SessionError::Keep(error) => anyhow!(error.say(language)),
        SessionError::Server(error) => anyhow!(error.say(language)),
        SessionError::Refused(_) => error.into(),
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
