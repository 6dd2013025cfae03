//! The figures that are reported.

use std::fmt::{Display, Formatter, Result as FmtResult};
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

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
        let part = |percent: usize| {
            let place = (sorted.len() * percent / 100).min(sorted.len().saturating_sub(1));
            sorted.get(place).map_or(0.0, |latency| latency.as_secs_f64() * 1e3)
        };
        write!(f, "p50 {:.2} ms, p99 {:.2} ms", part(50), part(99))
    }
}

/// Measures how long the disk takes to store something durably.
pub(crate) fn fsync_probe(folder: &Path) -> anyhow::Result<Latencies> {
    let mut file = std::fs::File::create(folder.join("probe"))?;
    let mut latencies = Latencies::default();
    for _ in 0..200 {
        file.write_all(&[0; 4096])?;
        let start = Instant::now();
        file.sync_data()?;
        latencies.add(start.elapsed());
    }
    Ok(latencies)
}
