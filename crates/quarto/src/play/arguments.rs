use std::path::PathBuf;

use clap::Args;
use quarto_game::{Memory, Multiplier, Name, Takebacks, TimeControl, Warnings};
use quarto_rules::{Calling, TraitSet, Variant, WrongCall};
use quarto_terminal::{Choices, Dots, Opponent, Starter};
use quarto_text::Edition;
use serde::Deserialize;
use serde::de::{IntoDeserializer, value::Error as ValueError};

/// Play a game in the terminal, against the computer or another person, here or on a server
///
/// Without options a menu asks what to play, and remembers it. With any option about the game,
/// the rest is the default: level 3, dice, the official rules.
#[derive(Args, Default)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(super) game: GameArguments,
    /// Resume the latest game that is not over
    #[arg(long, conflicts_with_all = [
        "against", "starts", "rules", "traits", "calling", "wrong_call", "assist", "clock",
        "blindfold", "seed",
    ])]
    pub(super) resume: bool,
    /// Make a game on this server and print a link for your opponent
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "seed"])]
    pub(super) server: Option<String>,
    /// Join a game on a server by its link, or come back to it
    ///
    /// With --server, the id of the game is enough.
    #[arg(long, value_name = "LINK", conflicts_with_all = [
        "resume", "against", "starts", "rules", "traits", "calling", "wrong_call", "assist", "clock",
        "blindfold", "seed",
    ])]
    pub(super) join: Option<String>,
    /// Write the record of the game to this new file, updated after every action
    #[arg(long, value_name = "FILE")]
    pub(super) record: Option<PathBuf>,
    /// Your name
    #[arg(long, value_name = "NAME")]
    pub(super) name: Option<Name>,
    /// The name of the other person
    #[arg(long, value_name = "NAME")]
    pub(super) other_name: Option<Name>,
    /// How pieces are named: classic (light and dark) or access (smooth and grooved)
    #[arg(long, value_name = "classic|access")]
    pub(super) edition: Option<Edition>,
    /// Play sounds: each piece and each event has its own
    ///
    /// Learn them with quarto sounds.
    #[arg(long)]
    pub(super) sound: bool,
    /// When the clock warns: 30 and 10 seconds before the end, 10, or never
    #[arg(long, value_name = "30-10|10|none", default_value_t, hide_default_value = true)]
    pub(super) clock_warnings: Warnings,
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
    /// The default if input or output is not a terminal, with TERM=dumb, and with ACCESSIBLE=1.
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

fn dots(text: &str) -> Result<Dots, &'static str> {
    match text {
        "6" => Ok(Dots::Six),
        "8" => Ok(Dots::Eight),
        _ => Err("a braille cell has 6 or 8 dots"),
    }
}

/// What is played.
#[derive(Args, Default)]
pub(super) struct GameArguments {
    /// The opponent: a level from 1 to 10, greedy, or another person at this keyboard
    #[arg(long, value_name = "1-10|greedy|person", value_parser = opponent)]
    pub(super) against: Option<Opponent>,
    /// Who starts
    #[arg(long, value_name = "dice|me|other", value_parser = starter)]
    pub(super) starts: Option<Starter>,
    /// Shapes that win: lines, or squares for lines and 2×2 blocks
    #[arg(long, value_name = "lines|squares")]
    pub(super) rules: Option<Variant>,
    /// Traits that count, joined by commas: colour (or texture), height, shape, fill
    #[arg(long, value_name = "LIST")]
    pub(super) traits: Option<TraitSet>,
    /// How an alignment wins: official, when it is called, or auto, at once
    #[arg(long, value_name = "official|auto")]
    pub(super) calling: Option<Calling>,
    /// What a wrong call costs: the third loses, the first loses, or nothing
    #[arg(long, value_name = "three|loses|free")]
    pub(super) wrong_call: Option<WrongCall>,
    /// Allow hints and analysis
    #[arg(long, conflicts_with = "blindfold")]
    pub(super) assist: bool,
    /// Take-backs: free, if the opponent agrees, or none [default: depends on
    /// the game]
    #[arg(long, value_name = "free|ask|none", conflicts_with = "blindfold")]
    pub(super) takebacks: Option<Takebacks>,
    /// Seconds per move, or seconds for the whole game plus an increment per move
    #[arg(long, value_name = "60/move|300+5")]
    pub(super) clock: Option<TimeControl>,
    /// Your share of that time in percent, 100 to 1000
    #[arg(long, value_name = "PERCENT", requires = "clock")]
    pub(super) multiplier: Option<Multiplier>,
    /// Your opponent's share of that time in percent, 100 to 1000
    #[arg(long, value_name = "PERCENT", requires = "clock")]
    pub(super) other_multiplier: Option<Multiplier>,
    /// Hide the board; on your turn, ask as often as you like, 3 questions, or nothing
    #[arg(long, value_name = "touch|queries-3|memory", value_parser = memory)]
    pub(super) blindfold: Option<Memory>,
    /// Seed: the same number gives the same dice and the same computer moves
    #[arg(long, value_name = "NUMBER")]
    pub(super) seed: Option<u64>,
}

impl GameArguments {
    /// Tells whether any option about the game was given.
    pub(super) fn says_something(&self) -> bool {
        self.against.is_some()
            || self.starts.is_some()
            || self.rules.is_some()
            || self.traits.is_some()
            || self.calling.is_some()
            || self.wrong_call.is_some()
            || self.assist
            || self.takebacks.is_some()
            || self.clock.is_some()
            || self.blindfold.is_some()
            || self.seed.is_some()
    }

    pub(super) fn apply(&self, choices: &mut Choices) {
        fn set<T: Copy>(place: &mut T, value: Option<T>) {
            *place = value.unwrap_or(*place);
        }
        set(&mut choices.opponent, self.against);
        set(&mut choices.starter, self.starts);
        set(&mut choices.variant, self.rules);
        set(&mut choices.traits, self.traits);
        set(&mut choices.calling, self.calling);
        set(&mut choices.wrong_call, self.wrong_call);
        choices.assist |= self.assist;
        choices.takebacks = self.takebacks.or(choices.takebacks);
        choices.clock = self.clock.or(choices.clock);
        set(&mut choices.multiplier, self.multiplier);
        set(&mut choices.other_multiplier, self.other_multiplier);
        choices.blindfold = self.blindfold.or(choices.blindfold);
    }
}

fn opponent(text: &str) -> Result<Opponent, &'static str> {
    word(text).map_err(|_| "an opponent is a level from 1 to 10, greedy or person")
}

fn starter(text: &str) -> Result<Starter, &'static str> {
    word(text).map_err(|_| "dice, me or other starts")
}

/// Reads a value by the word under which it is remembered.
fn word<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, ValueError> {
    T::deserialize(text.into_deserializer())
}

fn memory(text: &str) -> Result<Memory, String> {
    let read = text.replace('-', " ").parse();
    read.map_err(|_| "blindfold is touch, queries-1 to queries-99, or memory".into())
}
