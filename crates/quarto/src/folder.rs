//! Files that a command makes.

use std::path::Path;

use anyhow::{Context, ensure};
use clap::Args;
use quarto_text::{Language, ToolText};

/// What to do about files that are already there.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Existing {
    /// Leave them, and write nothing at all.
    Keep,
    /// Write over them.
    Replace,
}

/// Whether to write over files.
#[derive(Args)]
pub(crate) struct ForceArgument {
    /// Write over files that are already there
    #[arg(long)]
    force: bool,
}

impl ForceArgument {
    /// Returns what the options ask for.
    pub(crate) const fn existing(&self) -> Existing {
        if self.force { Existing::Replace } else { Existing::Keep }
    }
}

/// Writes files, each a name and what is in it, into a folder, which is made if it is not there.
pub(crate) fn write(
    folder: &Path,
    files: &[(String, Vec<u8>)],
    existing: Existing,
    language: Language,
) -> anyhow::Result<()> {
    let name = |path: &Path| path.display().to_string();
    if existing == Existing::Keep {
        for path in files.iter().map(|(file, _)| folder.join(file)) {
            ensure!(!path.exists(), ToolText::FileExists { file: &name(&path) }.say(language));
        }
    }
    let cannot = |path: &Path| ToolText::FileWrite { file: &name(path) }.say(language);
    std::fs::create_dir_all(folder).with_context(|| cannot(folder))?;
    for (file, bytes) in files {
        let path = folder.join(file);
        std::fs::write(&path, bytes).with_context(|| cannot(&path))?;
    }
    Ok(())
}
