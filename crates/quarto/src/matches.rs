use std::io::Write;
use std::num::NonZero;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use clap::Args;
use quarto_engine::{Bot, SolverOptions};
use quarto_rules::{Calling, Chance, Character, Level, Outcome, Play, Player, Terms};
use serde_json::json;

use crate::progress::Progress;
use crate::terms::RuleArguments;
use crate::{parallel, words};

/// Play matches between levels
///
/// A player is a level from 1 to 10, or greedy. If no players are named, every level plays the one below.
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RuleArguments,
    /// How an alignment wins: auto, at once, or official, when it is called
    #[arg(long, value_name = "auto|official", default_value_t = Calling::Auto)]
    calling: Calling,
    /// How many games; the players take turns starting
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Seed of the games: another number, other games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Threads to use [default: one per core]
    #[arg(long, value_name = "N")]
    threads: Option<NonZero<usize>>,
    /// Print one JSON object per match
    #[arg(long)]
    json: bool,
    /// One player
    #[arg(requires = "second")]
    first: Option<Character>,
    /// The other player
    second: Option<Character>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<()> {
    let matches = match (arguments.first, arguments.second) {
        (Some(first), Some(second)) => vec![[first, second]],
        _ => Level::ALL.windows(2).map(|two| [two[1], two[0]].map(Character::Level)).collect(),
    };
    for characters in matches {
        let result = play_match(arguments, characters)?;
        if arguments.json {
            writeln!(out, "{}", result.to_json())?;
        } else {
            writeln!(out, "{}", words::match_result(&result))?;
        }
        out.flush()?;
    }
    Ok(())
}

/// What came out of a match, as the first program sees it.
pub(crate) struct MatchResult {
    pub(crate) characters: [Character; 2],
    pub(crate) won: u32,
    pub(crate) drawn: u32,
    pub(crate) lost: u32,
    /// How long each thought about an action, in all and at most.
    thought: [Duration; 2],
    pub(crate) longest: [Duration; 2],
    actions: [u32; 2],
}

fn play_match(arguments: &Arguments, characters: [Character; 2]) -> anyhow::Result<MatchResult> {
    let (rules, calling) = (arguments.rules.rules(), arguments.calling);
    let terms = Terms { rules, calling, ..Terms::default() };
    let bots = characters.map(|character| Bot::new(terms.rules, character));
    let progress = Progress::new(arguments.games as usize, 0);
    let result = Mutex::new(MatchResult::new(characters));
    let threads = arguments.threads.unwrap_or(SolverOptions::default().threads);
    parallel::for_each(threads, 0..arguments.games, |number| {
        let game = play_game(terms, &bots, arguments.seed, number);
        result.lock().expect("no thread panics").add(&game);
        progress.advance();
        Ok(())
    })?;
    Ok(result.into_inner().expect("no thread panics"))
}

/// Plays one game; two that follow each other have the same chances, but for who starts.
fn play_game(terms: Terms, bots: &[Bot; 2], seed: u64, number: u32) -> MatchResult {
    let mut chance = Chance::new(seed).fork(u64::from(number / 2));
    let seeds = [chance.number(), chance.number()];
    let mut play = Play::new(terms);
    let mut game = MatchResult::new([bots[0].character(), bots[1].character()]);
    let who = |player: Player| player.index() ^ (number as usize % 2);
    loop {
        let bot = who(play.position().player());
        let start = Instant::now();
        let Some(action) = bots[bot].act(&play, seeds[bot]) else { break };
        let thought = start.elapsed();
        game.thought[bot] += thought;
        game.longest[bot] = game.longest[bot].max(thought);
        game.actions[bot] += 1;
        play.act(action).expect("programs do what is legal");
    }
    match play.outcome().and_then(Outcome::winner).map(who) {
        None => game.drawn = 1,
        Some(0) => game.won = 1,
        Some(_) => game.lost = 1,
    }
    game
}

impl MatchResult {
    fn new(characters: [Character; 2]) -> MatchResult {
        MatchResult {
            characters,
            won: 0,
            drawn: 0,
            lost: 0,
            thought: [Duration::ZERO; 2],
            longest: [Duration::ZERO; 2],
            actions: [0; 2],
        }
    }

    fn add(&mut self, other: &MatchResult) {
        self.won += other.won;
        self.drawn += other.drawn;
        self.lost += other.lost;
        for bot in 0..2 {
            self.thought[bot] += other.thought[bot];
            self.longest[bot] = self.longest[bot].max(other.longest[bot]);
            self.actions[bot] += other.actions[bot];
        }
    }

    /// Returns the part of all points that was won, and how far off it may be: in 19 of 20 matches
    /// the true one is within.
    pub(crate) fn score(&self) -> (f64, f64) {
        let [won, drawn, lost] = [self.won, self.drawn, self.lost].map(f64::from);
        let score = (won + drawn / 2.0) / (won + drawn + lost);
        let (_, error) = self.cautious_score();
        (score, error)
    }

    /// Returns the same with half a win and half a loss more, so that nothing is ever certain.
    fn cautious_score(&self) -> (f64, f64) {
        let (won, drawn, lost) =
            (f64::from(self.won) + 0.5, f64::from(self.drawn), f64::from(self.lost) + 0.5);
        let games = won + drawn + lost;
        let score = (won + drawn / 2.0) / games;
        let squares =
            won * (1.0 - score).powi(2) + drawn * (0.5 - score).powi(2) + lost * score.powi(2);
        (score, 1.96 * squares.sqrt() / games)
    }

    /// Returns the difference in Elo points, the lowest and the highest likely one, with half a win
    /// and half a loss more, and no more than as many games can show.
    pub(crate) fn elo(&self) -> [f64; 3] {
        let (score, error) = self.cautious_score();
        let least = 0.25 / f64::from(self.won + self.drawn + self.lost + 1);
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(least, 1.0 - least) - 1.0).log10();
        [elo(score), elo(score - error), elo(score + error)]
    }

    /// Returns how long each thought about an action on average.
    pub(crate) fn mean(&self) -> [Duration; 2] {
        [0, 1].map(|bot| self.thought[bot] / self.actions[bot].max(1))
    }

    fn to_json(&self) -> serde_json::Value {
        let (score, error) = self.score();
        let [elo, low, high] = self.elo();
        let ms = |times: [Duration; 2]| times.map(|time| time.as_secs_f64() * 1000.0);
        json!({
            "programs": self.characters.map(|character| character.to_string()),
            "won": self.won, "drawn": self.drawn, "lost": self.lost,
            "score": score, "error": error, "elo": elo, "elo_low": low, "elo_high": high,
            "mean_ms": ms(self.mean()), "longest_ms": ms(self.longest),
        })
    }
}
