use std::io::Write;

use clap::{Args, ValueEnum};
use quarto_rules::Chance;
use quarto_tournament::{Simulation, Streaks, System, ThirdPlace, report};

use crate::words;

/// Play a random tournament, to see what a system does
#[derive(Args)]
pub(crate) struct Arguments {
    /// How opponents are found
    #[arg(long)]
    system: SystemName,
    /// How many entrants
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(2..=10_000))]
    entrants: u32,
    /// How many rounds [default: Swiss: until one can lead alone; round robin: everybody plays everybody; arena: time
    /// for seven games]; a knock-out ends when one is left
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u32).range(1..=10_000))]
    rounds: Option<u32>,
    /// Seed of the simulation: another number, another tournament
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How likely an entrant is to leave in a round, from 0 to 1; the last two stay
    #[arg(long, value_name = "P", default_value_t = 0.0, value_parser = likelihood)]
    withdraw: f64,
    /// How likely a game is to be drawn, from 0 to 1
    #[arg(long, value_name = "P", default_value_t = 0.0, value_parser = likelihood)]
    draws: f64,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum SystemName {
    /// Everybody plays every round, against about the same score
    Swiss,
    /// Everybody plays everybody
    RoundRobin,
    /// The loser is out
    KnockOut,
    /// As many games as fit into a set time
    Arena,
}

/// How many games fit into the time of an arena, unless it is told.
const ARENA_GAMES: u32 = 7;

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let simulation = Simulation {
        withdraw: arguments.withdraw,
        draws: arguments.draws,
        ..Simulation::new(system(arguments), arguments.entrants)
    };
    let tournament = simulation.run(&mut Chance::new(arguments.seed));
    if arguments.json {
        writeln!(out, "{}", report(&tournament))?;
        return Ok(());
    }
    for standing in tournament.standings() {
        let entrant = tournament.entrant(standing.id).expect("who stands there has entered");
        writeln!(out, "{}", words::simulated_place(&standing, entrant))?;
    }
    Ok(())
}

fn system(arguments: &Arguments) -> System {
    let rounds = arguments.rounds;
    match arguments.system {
        SystemName::Swiss => {
            System::Swiss { rounds: rounds.unwrap_or_else(|| swiss_rounds(arguments.entrants)) }
        }
        SystemName::RoundRobin => System::RoundRobin { cycles: 1, rounds },
        SystemName::KnockOut => System::KnockOut { best_of: 1, third_place: ThirdPlace::Shared },
        SystemName::Arena => {
            let length = Simulation::arena_length(rounds.unwrap_or(ARENA_GAMES));
            System::Arena { length, streaks: Streaks::Plain }
        }
    }
}

/// Returns how many rounds it takes until only one entrant can have won every game.
pub(super) fn swiss_rounds(entrants: u32) -> u32 {
    entrants.max(2).next_power_of_two().ilog2()
}

/// Reads a likelihood.
fn likelihood(text: &str) -> Result<f64, String> {
    let number: f64 = text.parse().map_err(|_| words::NOT_LIKELY.to_owned())?;
    if (0.0..=1.0).contains(&number) { Ok(number) } else { Err(words::NOT_LIKELY.to_owned()) }
}
