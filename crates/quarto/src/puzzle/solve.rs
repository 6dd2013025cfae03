//! Puzzles to solve, in plain lines.

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::bail;
use clap::Args;
use quarto_puzzle::{Puzzle, PuzzleCollection, PuzzleId, PuzzleKind, PuzzleProgress};
use quarto_rules::Chance;
use quarto_store::{random_number, system_time, write_whole};
use quarto_terminal::{Keyboard, Puzzler};
use quarto_text::{Language, PuzzleText, Voice};

use crate::dirs;
use crate::edition::EditionArgument;
use crate::terms::RuleArguments;

/// Which puzzles to ask.
#[derive(Args)]
pub(crate) struct Theme {
    #[command(flatten)]
    rules: RuleArguments,
    /// Only this kind: spot, win-now, safe-give, win-in or save
    #[arg(long, value_name = "KIND")]
    kind: Option<PuzzleKind>,
    /// Seed of the order: the same number gives the same puzzles [default: a random one]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

/// Solve puzzles at your level, which is worked out from your answers
#[derive(Args)]
pub(crate) struct Practice {
    #[command(flatten)]
    theme: Theme,
    /// Only the puzzle with this name, such as lines-chsf-save-12
    #[arg(long, value_name = "NAME", conflicts_with_all = ["rules", "traits", "kind", "seed"])]
    name: Option<PuzzleId>,
    #[command(flatten)]
    edition: EditionArgument,
    #[command(flatten)]
    memory: MemoryArgument,
}

/// Whether positions are remembered.
#[derive(Args)]
pub(crate) struct MemoryArgument {
    /// Answer from memory: each position is told once, and then hidden
    #[arg(long)]
    memory: bool,
}

/// Solve the puzzle of the day, the same for everybody
#[derive(Args)]
pub(crate) struct Daily {
    #[command(flatten)]
    edition: EditionArgument,
    #[command(flatten)]
    memory: MemoryArgument,
}

/// Solve as many puzzles as you can, against time and with three lives
#[derive(Args)]
pub(crate) struct Run {
    #[command(flatten)]
    theme: Theme,
    /// How many minutes the run takes
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    minutes: u16,
    #[command(flatten)]
    edition: EditionArgument,
}

pub(crate) fn practise(
    practice: &Practice,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut puzzles = practice.puzzles(language)?;
    practice.theme.chance().shuffle(&mut puzzles);
    with_puzzler(&practice.edition, language, out, |puzzler, progress| {
        // Those that are solved come last.
        puzzles.sort_by_key(|puzzle| progress.history(puzzle).solved > 0);
        practice.memory.apply(puzzler);
        puzzler.practise(&puzzles)
    })
}

pub(crate) fn train(
    training: &Practice,
    language: Language,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let puzzles = training.puzzles(language)?;
    with_puzzler(&training.edition, language, out, |puzzler, _| {
        training.memory.apply(puzzler);
        puzzler.train(&puzzles, training.theme.chance())
    })
}

pub(crate) fn daily(wish: &Daily, language: Language, out: &mut dyn Write) -> anyhow::Result<()> {
    with_puzzler(&wish.edition, language, out, |puzzler, _| {
        wish.memory.apply(puzzler);
        puzzler.solve_daily()
    })
}

pub(crate) fn run(wish: &Run, language: Language, out: &mut dyn Write) -> anyhow::Result<()> {
    let time = Duration::from_secs(60 * u64::from(wish.minutes));
    with_puzzler(&wish.edition, language, out, |puzzler, _| {
        puzzler.run(&wish.theme.puzzles(), wish.theme.chance(), time)
    })
}

pub(crate) fn statistics(language: Language, out: &mut dyn Write) -> anyhow::Result<()> {
    let edition = EditionArgument::default();
    with_puzzler(&edition, language, out, |puzzler, _| puzzler.tell_statistics())
}

impl MemoryArgument {
    fn apply(&self, puzzler: &mut Puzzler) {
        // Where lines are only printed, there is nothing to clear.
        let clear = if std::io::stdout().is_terminal() { "\x1b[2J\x1b[3J\x1b[H" } else { "" };
        if self.memory {
            puzzler.from_memory(clear);
        }
    }
}

impl Theme {
    fn puzzles(&self) -> Vec<Puzzle> {
        let all = PuzzleCollection::embedded(self.rules.rules());
        let is_asked = |puzzle: &&Puzzle| self.kind.is_none_or(|kind| puzzle.id.kind == kind);
        all.iter().filter(is_asked).copied().collect()
    }

    fn chance(&self) -> Chance {
        Chance::new(self.seed.unwrap_or_else(random_number))
    }
}

impl Practice {
    fn puzzles(&self, language: Language) -> anyhow::Result<Vec<Puzzle>> {
        let Some(id) = self.name else { return Ok(self.theme.puzzles()) };
        match PuzzleCollection::embedded(id.rules).get(id) {
            Some(puzzle) => Ok(vec![puzzle]),
            None => bail!(PuzzleText::PuzzleNone { name: &id.to_string() }.say(language)),
        }
    }
}

/// Lets somebody at the keyboard solve puzzles, and keeps the progress.
fn with_puzzler(
    edition: &EditionArgument,
    language: Language,
    out: &mut dyn Write,
    solve: impl FnOnce(&mut Puzzler, &PuzzleProgress) -> std::io::Result<()>,
) -> anyhow::Result<()> {
    let file = dirs::puzzles();
    let kept = file.as_ref().and_then(|file| std::fs::read_to_string(file).ok());
    let progress = kept.map(|text| PuzzleProgress::read(&text)).unwrap_or_default();
    let voice = Voice { language, edition: edition.choose(), ..Voice::default() };
    let mut keep = |progress: &PuzzleProgress| keep(file.as_deref(), progress);
    let mut keyboard = Keyboard::new();
    let clock = Arc::new(system_time);
    let known = progress.clone();
    let mut puzzler = Puzzler::new(&mut keyboard, out, voice, clock, progress, &mut keep);
    Ok(solve(&mut puzzler, &known)?)
}

/// Keeps the progress, where there is a home folder.
fn keep(file: Option<&Path>, progress: &PuzzleProgress) -> std::io::Result<()> {
    let Some(file) = file else { return Ok(()) };
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    write_whole(file, progress.write().as_bytes())
}
