use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use quarto_game::{Name, Options, Warnings};
use quarto_player::{GAME_OPTIONS, GameOption, OptionKind};
use quarto_terminal::{Choices, Dots, Opponent, Presentation};
use quarto_text::{Edition, Verbosity};

use crate::language::LanguageArgument;

/// Play a game in the terminal, against the computer or another person, here or on a server
///
/// Without options, a menu asks what to play and remembers your choices. If you give any game
/// option, the others take their defaults: level 3, dice, the official rules.
#[derive(Args, Default)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(super) game: GameArguments,
    /// Resume the latest game that is not over
    #[arg(long)]
    pub(super) resume: bool,
    /// Start a game on this server and print a link for your opponent
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "seed"])]
    pub(super) server: Option<String>,
    /// Play anybody on the server who wants the same, or wait for one
    ///
    /// Others see the name you give with --name, or a guest. Two minutes per move, unless you choose
    /// another --clock.
    #[arg(long, requires = "server", conflicts_with_all = ["join", "resume", "against", "starts"])]
    pub(super) anybody: bool,
    /// Join a game on a server by its link, or come back to it
    ///
    /// With --server, the id of the game is enough.
    #[arg(long, value_name = "LINK", conflicts_with = "resume")]
    pub(super) join: Option<String>,
    /// Write the record of the game to this new file, updated after every action
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    /// Your name
    #[arg(long, value_name = "NAME")]
    pub(super) name: Option<Name>,
    /// Your opponent’s name
    #[arg(long, value_name = "NAME")]
    pub(super) other_name: Option<Name>,
    /// How pieces are named: classic (light and dark) or access (smooth and grooved)
    #[arg(long, value_name = "classic|access")]
    pub(super) edition: Option<Edition>,
    /// How much is said in plain lines: as little as possible, what is new, or everything
    #[arg(long, value_name = "brief|normal|full")]
    pub(super) verbosity: Option<Verbosity>,
    /// Play sounds: each piece and each event has its own
    ///
    /// Learn them with quarto sounds.
    #[arg(long)]
    pub(super) sound: bool,
    /// When the clock warns: 30 and 10 seconds before the end, 10, or never
    #[arg(long, value_name = "30-10|10|none", default_value_t, hide_default_value = true)]
    pub(super) clock_warnings: Warnings,
    #[command(flatten)]
    pub(crate) language: LanguageArgument,
    #[command(flatten)]
    pub(super) form: FormArguments,
}

impl Arguments {
    /// Tells whether the game is on a server.
    pub(super) fn is_on_a_server(&self) -> bool {
        self.server.is_some() || self.join.is_some()
    }
}

/// How the game is shown.
#[derive(Args, Default)]
pub(super) struct FormArguments {
    /// Write plain lines instead of drawing, for speech and braille
    ///
    /// The default if input or output is not a terminal, with TERM=dumb, and with ACCESSIBLE=1. It is
    /// remembered; the menu changes it.
    #[arg(long)]
    pub(super) plain: bool,
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
    pub(super) braille: Option<Dots>,
    /// Speak everything, with speech-dispatcher (implies --plain)
    #[arg(long)]
    pub(super) speak: bool,
}

impl FormArguments {
    /// Returns how the game is to be shown, if that was said.
    pub(super) fn presentation(&self) -> Option<Presentation> {
        let plain = (self.plain || self.speak).then_some(Presentation::Plain);
        self.braille.map(Presentation::Braille).or(plain)
    }
}

fn dots(text: &str) -> Result<Dots, &'static str> {
    match text {
        "6" => Ok(Dots::Six),
        "8" => Ok(Dots::Eight),
        _ => Err("a braille cell has 6 or 8 dots"),
    }
}

/// What is played: the opponent, the options of the game, and the seed.
#[derive(Default)]
pub(super) struct GameArguments {
    against: Option<Opponent>,
    /// The options that were given, each with its value.
    options: Vec<(&'static GameOption, String)>,
    pub(super) seed: Option<u64>,
}

/// The arguments for a game that exists already, which do not go together with any of these.
const EXISTING: [&str; 2] = ["resume", "join"];

impl GameArguments {
    /// Tells whether any option about the game was given.
    pub(super) fn says_something(&self) -> bool {
        self.against.is_some() || !self.options.is_empty() || self.seed.is_some()
    }

    /// Tells whether an option of the game was given.
    pub(super) fn says(&self, name: &str) -> bool {
        self.options.iter().any(|(option, _)| option.name == name)
    }

    pub(super) fn apply(&self, choices: &mut Choices) {
        choices.opponent = self.against.unwrap_or(choices.opponent);
        for (option, value) in &self.options {
            let chosen = option.choose(&mut choices.options, value);
            chosen.expect("it was checked when it was read");
        }
    }
}

impl clap::Args for GameArguments {
    fn augment_args(command: Command) -> Command {
        let against = Arg::new("against")
            .long("against")
            .value_name("1-10|greedy|person")
            .help("The opponent: a level from 1 to 10, greedy, or another person at this keyboard")
            .value_parser(str::parse::<Opponent>);
        let seed = Arg::new("seed")
            .long("seed")
            .value_name("NUMBER")
            .help("Seed: the same number gives the same dice and the same computer moves")
            .value_parser(clap::value_parser!(u64));
        let options = GAME_OPTIONS.iter().map(argument);
        let arguments = [against].into_iter().chain(options).chain([seed]);
        command.args(arguments.map(|argument| argument.conflicts_with_all(EXISTING)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

fn argument(option: &'static GameOption) -> Arg {
    let argument = Arg::new(option.name)
        .long(option.name)
        .help(option.help)
        .conflicts_with_all(option.excludes);
    let argument = option.needs.into_iter().fold(argument, Arg::requires);
    match option.kind {
        OptionKind::Switch => argument.action(ArgAction::SetTrue),
        OptionKind::Few | OptionKind::Many | OptionKind::Set => {
            let check = |text: &str| {
                // With all other options at their defaults, every value can be chosen.
                option.choose(&mut Options::default(), text).map(|()| text.to_owned())
            };
            argument.value_name(option.usage).value_parser(check)
        }
    }
}

impl FromArgMatches for GameArguments {
    fn from_arg_matches(matches: &ArgMatches) -> Result<GameArguments, clap::Error> {
        let given = |option: &'static GameOption| match option.kind {
            OptionKind::Switch => matches.get_flag(option.name).then(|| (option, "on".into())),
            OptionKind::Few | OptionKind::Many | OptionKind::Set => {
                Some((option, matches.get_one::<String>(option.name)?.clone()))
            }
        };
        Ok(GameArguments {
            against: matches.get_one("against").copied(),
            options: GAME_OPTIONS.iter().filter_map(given).collect(),
            seed: matches.get_one("seed").copied(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = GameArguments::from_arg_matches(matches)?;
        Ok(())
    }
}
