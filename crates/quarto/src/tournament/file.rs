use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use anyhow::anyhow;
use clap::Args;
use quarto_text::{Language, TournamentNarrator, TournamentText};
use quarto_tournament::{Tournament, TournamentEvent, TournamentRefusal};

/// The file of a tournament.
#[derive(Args)]
pub(crate) struct FileArgument {
    /// The file of the tournament
    #[arg(value_name = "FILE")]
    path: PathBuf,
}

impl FileArgument {
    /// Returns the name of the file, to show it.
    pub(super) fn shown(&self) -> String {
        self.path.display().to_string()
    }

    /// Reads the tournament.
    pub(super) fn open(&self, language: Language) -> anyhow::Result<Kept> {
        let file = self.shown();
        let text = std::fs::read_to_string(&self.path)
            .map_err(|error| unusable(language, &file, &error))?;
        let mut events = Vec::new();
        let mut tournament: Option<Tournament> = None;
        for (number, line) in (1..).zip(text.lines()) {
            let damaged = || {
                anyhow!(
                    TournamentText::TournamentFileDamaged { file: &file, line: number }
                        .say(language)
                )
            };
            let event = TournamentEvent::from_line(line).map_err(|_| damaged())?;
            match &mut tournament {
                None => tournament = Some(Tournament::open(&event).map_err(|_| damaged())?),
                Some(tournament) => tournament.apply(&event).map_err(|_| damaged())?,
            }
            events.push(event);
        }
        let empty = || {
            anyhow!(TournamentText::TournamentFileDamaged { file: &file, line: 1 }.say(language))
        };
        let tournament = tournament.ok_or_else(empty)?;
        Ok(Kept { language, path: self.path.clone(), events, tournament })
    }

    /// Makes the file of a new tournament.
    pub(super) fn create(
        &self,
        founded: TournamentEvent,
        language: Language,
    ) -> anyhow::Result<Kept> {
        let file = self.shown();
        if self.path.exists() {
            anyhow::bail!(TournamentText::TournamentFileExists { file: &file }.say(language));
        }
        let tournament = Tournament::open(&founded)?;
        let kept = Kept { language, path: self.path.clone(), events: vec![founded], tournament };
        kept.save()?;
        Ok(kept)
    }
}

/// A tournament and the file in which it is kept.
pub(super) struct Kept {
    language: Language,
    path: PathBuf,
    events: Vec<TournamentEvent>,
    pub(super) tournament: Tournament,
}

impl Kept {
    /// Does what is allowed. It is in the file only after [`Kept::save`].
    pub(super) fn act(
        &mut self,
        judge: impl FnOnce(&Tournament) -> Result<Vec<TournamentEvent>, TournamentRefusal>,
    ) -> anyhow::Result<()> {
        let events = self.tournament.carry_out(judge).map_err(|refusal| {
            anyhow!(TournamentNarrator::new(self.language, &self.tournament).refusal(refusal))
        })?;
        self.events.extend(events);
        Ok(())
    }

    /// Writes everything to a file beside it, which then takes its place: whatever happens, the tournament is there as it
    /// was or as it is.
    pub(super) fn save(&self) -> anyhow::Result<()> {
        let mut beside = self.path.clone().into_os_string();
        beside.push(format!(".{}.new", std::process::id()));
        let beside = PathBuf::from(beside);
        let result =
            write_all(&beside, &self.events).and_then(|()| std::fs::rename(&beside, &self.path));
        result.map_err(|error| {
            // What is left of it helps nobody, and may not even be there.
            let _ = std::fs::remove_file(&beside);
            unusable(self.language, &self.path.display().to_string(), &error)
        })
    }
}

fn write_all(path: &Path, events: &[TournamentEvent]) -> std::io::Result<()> {
    let mut file = File::create_new(path)?;
    let text: String = events.iter().map(|event| event.to_line() + "\n").collect();
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Says that a file cannot be read or written.
pub(super) fn unusable(language: Language, file: &str, error: &std::io::Error) -> anyhow::Error {
    let reason = match error.kind() {
        // The name of the file follows from the sentence.
        ErrorKind::InvalidData => "UTF-8".to_owned(),
        _ => error.to_string(),
    };
    anyhow!(TournamentText::TournamentFileUnusable { file, reason: &reason }.say(language))
}
