//! Fake system programs for tests.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

/// Returns a new directory for a test.
pub(crate) fn folder(test: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("quarto-{test}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Puts a script into a directory, which the script knows as `$HERE`.
pub(crate) fn program(folder: &Path, name: &str, script: &str) {
    let file = folder.join(name);
    let text = format!("#!/bin/sh\nHERE='{}'\n{script}\n", folder.display());
    std::fs::write(&file, text).unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).unwrap();
}
