use clap::{Args, ValueEnum};
use quarto_text::{Language, TournamentText};
use quarto_tournament::{
    PointScheme, Points, Regulations, Seeding, Streaks, System, ThirdPlace, TieBreak, Tournament,
};

use super::file::FileArgument;
use super::people::read_name;
use super::simulate::SystemName;

/// Start a tournament in a new file
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    file: FileArgument,
    /// What the tournament is called
    #[arg(long, value_name = "TEXT")]
    name: String,
    /// How opponents are found
    #[arg(long, default_value = "swiss")]
    system: SystemName,
    /// How many rounds a Swiss tournament has
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// How often everybody meets everybody in a round robin
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=10))]
    cycles: u32,
    /// Play each knock-out match as the best of this many games; a tied match goes on until one wins
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=99))]
    best_of: u32,
    /// In a knock-out, let the losers of the semi-finals play for third place
    #[arg(long)]
    third_place: bool,
    /// How many minutes an arena takes
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    minutes: u64,
    /// In an arena, count games double after two wins in a row
    #[arg(long)]
    streaks: bool,
    /// What a win and a draw are worth
    #[arg(long, value_name = "1|3", default_value = "1")]
    points: PointsName,
    /// What breaks ties, the most important first: buchholz, buchholz-cut, sonneborn-berger,
    /// direct-encounter, wins, streak
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    tie_breaks: Vec<TieBreak>,
    /// How the entrants are ordered before the first round
    #[arg(long, default_value = "lot")]
    order: OrderName,
    /// Give half a point to an entrant who is away for a round
    #[arg(long)]
    half_for_absence: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum PointsName {
    /// A win counts 1, a draw one half
    #[value(name = "1")]
    One,
    /// A win counts 3, a draw 1
    #[value(name = "3")]
    Three,
}

#[derive(Clone, Copy, ValueEnum)]
enum OrderName {
    /// By lot
    Lot,
    /// As they were entered, the strongest first
    Entered,
}

pub(super) fn run(arguments: &Arguments, language: Language) -> anyhow::Result<Vec<String>> {
    let name = read_name(&arguments.name, language)?;
    let founded = Tournament::found(name.clone(), regulations(arguments))?;
    arguments.file.create(founded, language)?;
    let file = arguments.file.shown();
    Ok(vec![TournamentText::TournamentFounded { file: &file, name: name.as_str() }.say(language)])
}

fn regulations(arguments: &Arguments) -> Regulations {
    let system = system(arguments);
    let usual = Regulations::usual(system);
    Regulations {
        points: match arguments.points {
            PointsName::One => PointScheme::OneHalfZero,
            PointsName::Three => PointScheme::ThreeOneZero,
        },
        seeding: match arguments.order {
            OrderName::Lot => Seeding::Drawn,
            OrderName::Entered => Seeding::Entered,
        },
        absence: if arguments.half_for_absence { Points::halves(1) } else { Points::ZERO },
        tie_breaks: if arguments.tie_breaks.is_empty() {
            usual.tie_breaks.clone()
        } else {
            arguments.tie_breaks.clone()
        },
        ..usual
    }
}

fn system(arguments: &Arguments) -> System {
    match arguments.system {
        SystemName::Swiss => System::Swiss { rounds: arguments.rounds },
        SystemName::RoundRobin => System::RoundRobin { cycles: arguments.cycles, rounds: None },
        SystemName::KnockOut => System::KnockOut {
            best_of: arguments.best_of,
            third_place: if arguments.third_place {
                ThirdPlace::Played
            } else {
                ThirdPlace::Shared
            },
        },
        SystemName::Arena => System::Arena {
            length: arguments.minutes * 60_000,
            streaks: if arguments.streaks { Streaks::Double } else { Streaks::Plain },
        },
    }
}
