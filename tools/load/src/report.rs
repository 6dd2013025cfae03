//! The figures that are reported.

use std::fmt::{Display, Formatter, Result as FmtResult};
use std::io::Write;
use std::iter::Sum;
use std::ops::Sub;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::Context;

/// How long things took.
#[derive(Default)]
pub(crate) struct Latencies(Vec<Duration>);

impl Latencies {
    pub(crate) fn add(&mut self, latency: Duration) {
        self.0.push(latency);
    }

    pub(crate) fn append(&mut self, mut other: Latencies) {
        self.0.append(&mut other.0);
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

impl Display for Latencies {
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let part = |per_mille: usize| {
            let place = (sorted.len() * per_mille / 1000).min(sorted.len().saturating_sub(1));
            sorted.get(place).map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
        };
        let [p50, p99, p999] = [500, 990, 999].map(part);
        write!(f, "p50 {p50:.2} ms, p99 {p99:.2} ms, p99.9 {p999:.2} ms")
    }
}

/// What a process has used since its start, or meanwhile.
#[derive(Clone, Copy)]
pub(crate) struct Usage {
    pub(crate) processor: Duration,
    /// The bytes that were sent to the disk.
    pub(crate) written: u64,
}

impl Usage {
    pub(crate) fn of(process: u32) -> anyhow::Result<Usage> {
        let text = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
        let (_, rest) = text.rsplit_once(')').context("no such process")?;
        let fields: Vec<&str> = rest.split_whitespace().collect();
        // User and system time, in hundredths of a second.
        let ticks = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
        let io = std::fs::read_to_string(format!("/proc/{process}/io"))?;
        let written = io.lines().find_map(|line| line.strip_prefix("write_bytes: "));
        let written = written.context("no write_bytes")?.parse()?;
        Ok(Usage { processor: Duration::from_millis(10 * ticks), written })
    }

    /// Returns what all processes of PostgreSQL on this machine have used.
    pub(crate) fn of_postgres() -> anyhow::Result<Usage> {
        let is_postgres = |process: &u32| {
            let name = std::fs::read_to_string(format!("/proc/{process}/comm"));
            name.is_ok_and(|name| name.trim() == "postgres")
        };
        let all = std::fs::read_dir("/proc")?.flatten();
        let all = all.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
        all.filter(is_postgres).map(Usage::of).sum()
    }

    pub(crate) fn own() -> anyhow::Result<Usage> {
        Usage::of(std::process::id())
    }

    /// Returns the microseconds of processor time per move.
    pub(crate) fn per_move(self, moves: u32) -> f64 {
        self.processor.as_secs_f64() * 1e6 / f64::from(moves.max(1))
    }
}

impl Sum for Usage {
    fn sum<I: Iterator<Item = Usage>>(all: I) -> Usage {
        let none = Usage { processor: Duration::ZERO, written: 0 };
        all.fold(none, |sum, one| Usage {
            processor: sum.processor + one.processor,
            written: sum.written + one.written,
        })
    }
}

impl Sub for Usage {
    type Output = Usage;

    fn sub(self, before: Usage) -> Usage {
        Usage {
            processor: self.processor.saturating_sub(before.processor),
            written: self.written.saturating_sub(before.written),
        }
    }
}

/// Measures how long the disk takes to store something durably.
pub(crate) fn sync_probe(folder: &Path) -> anyhow::Result<Latencies> {
    let mut file = std::fs::File::create(folder.join("probe"))?;
    let mut latencies = Latencies::default();
    for _ in 0..1000 {
        file.write_all(&[0; 4096])?;
        let start = Instant::now();
        file.sync_data()?;
        latencies.add(start.elapsed());
    }
    Ok(latencies)
}
