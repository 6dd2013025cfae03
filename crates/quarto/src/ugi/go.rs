use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use quarto_engine::{Bot, SearchLimits, Solution};
use quarto_rules::{Action, Character, Level, Move, Play, Player, Value};

/// How long to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) infinite: bool,
    movetime: Option<Duration>,
    nodes: Option<u64>,
    depth: Option<u8>,
    /// What is left on the clocks, and what is added for a move.
    clocks: [Option<Duration>; 2],
    increments: [Duration; 2],
}

impl Go {
    /// Reads what stands behind `go`.
    pub(super) fn from_words(words: &[&str]) -> Result<Go, String> {
        let mut go = Go::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if word == "infinite" {
                go.infinite = true;
                continue;
            }
            let value = words.next().and_then(|value| value.parse::<u64>().ok());
            let value = value.ok_or_else(|| format!("go {word} needs a whole number"))?;
            let time = Duration::from_millis(value);
            match word {
                "movetime" => go.movetime = Some(time),
                "nodes" => go.nodes = Some(value),
                "depth" if value == 0 => return Err("go depth needs at least 1".to_owned()),
                "depth" => go.depth = Some(u8::try_from(value).unwrap_or(u8::MAX)),
                "p1time" => go.clocks[0] = Some(time),
                "p2time" => go.clocks[1] = Some(time),
                "p1inc" => go.increments[0] = time,
                "p2inc" => go.increments[1] = time,
                _ => return Err(format!("go knows no {word}")),
            }
        }
        Ok(go)
    }

    /// Finds a whole move, and tells on the way what the position is worth.
    pub(super) fn search(
        &self,
        bot: &Bot,
        play: &Play,
        seed: u64,
        stop: &AtomicBool,
        tell: &dyn Fn(String),
    ) -> String {
        let start = Instant::now();
        let deadline = self.time(play).and_then(|time| start.checked_add(time));
        let limits = SearchLimits {
            deadline,
            nodes: self.nodes,
            placements: self.depth,
            stop: Some(stop),
            ..SearchLimits::default()
        };
        // Only a perfect player knows what the position is worth.
        if bot.character() == Character::Level(Level::HIGHEST) && play.outcome().is_none() {
            let solution = bot.solver().solve(play.position(), limits);
            tell(info(&solution, start.elapsed()));
        }
        find(bot, play, seed, limits).map_or("(none)".to_owned(), |whole| whole.to_string())
    }

    /// Returns how much time there is for this move.
    fn time(&self, play: &Play) -> Option<Duration> {
        let player = play.position().player();
        let clock = self.clocks[player.index()].map(|clock| {
            let left = own_moves_left(play, player);
            // Some of it is lost in transit.
            (clock * 4 / 5 / left).min(clock / 2) + self.increments[player.index()] / 2
        });
        [self.movetime, clock].into_iter().flatten().min()
    }
}

/// Returns how many moves a player has left, this one included.
fn own_moves_left(play: &Play, player: Player) -> u32 {
    let squares = 16 - u32::try_from(play.position().placed()).expect("at most sixteen");
    // Player 1 makes the last one.
    (squares + u32::from(player == Player::One)).div_ceil(2).max(1)
}

/// Lets the bot place and give, as far as the game goes, each in half of the time.
fn find(bot: &Bot, play: &Play, seed: u64, limits: SearchLimits) -> Option<Move> {
    let give = |play: &Play| match bot.act_within(play, seed, limits)? {
        Action::Give(piece) => Some(piece),
        Action::Place(_) | Action::Call(_) | Action::Done => None,
    };
    if play.position().hand().is_none() {
        return give(play).map(Move::Give);
    }
    let now = Instant::now();
    let half = |deadline: Instant| now + deadline.saturating_duration_since(now) / 2;
    let halved = SearchLimits { deadline: limits.deadline.map(half), ..limits };
    let placement = bot.act_within(play, seed, halved)?;
    let Action::Place(square) = placement else { return None };
    let mut after = *play;
    after.act(placement).ok()?;
    Some(give(&after).map_or(Move::Place(square), |piece| Move::PlaceAndGive(square, piece)))
}

/// Says what is known of a position, as other programs read it.
fn info(solution: &Solution, time: Duration) -> String {
    let score = match solution.value() {
        Some(Value::Win(placements)) => format!(" score win {placements}"),
        Some(Value::Draw) => " score draw".to_owned(),
        Some(Value::Loss(placements)) => format!(" score loss {placements}"),
        None => String::new(),
    };
    format!("time {} nodes {}{score}", time.as_millis(), solution.nodes)
}
