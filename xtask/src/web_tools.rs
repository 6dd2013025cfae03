//! The tools that tests of pages need: a browser with its driver, and npm packages that check pages.

use std::path::{Path, PathBuf};

use xshell::{Shell, cmd};

use crate::servers::install;
use crate::steps::{say, succeeds, target};

/// The folder with the packages, their versions and their configuration.
const FOLDER: &str = "tools/browser/npm";

/// The programs that must run, the arguments that print their versions, and the Debian packages that
/// contain them. A browser without a font shows nothing; Lynx and w3m show pages as text.
const PROGRAMS: [(&str, &str, &[&str]); 6] = [
    ("chromium", "--version", &["chromium", "fonts-dejavu-core"]),
    ("chromedriver", "--version", &["chromium-driver"]),
    ("node", "--version", &["nodejs"]),
    ("npm", "--version", &["npm"]),
    ("lynx", "-version", &["lynx"]),
    ("w3m", "-version", &["w3m"]),
];

/// Makes sure that everything is installed, and returns the folder of the packages.
pub(crate) fn ensure_installed(sh: &Shell) -> anyhow::Result<PathBuf> {
    ensure_programs(sh)?;
    let folder = std::path::absolute(target().join("web-tools"))?;
    let wanted = std::fs::read_to_string(Path::new(FOLDER).join("package-lock.json"))?;
    std::fs::create_dir_all(&folder)?;
    for file in std::fs::read_dir(FOLDER)? {
        let file = file?;
        std::fs::copy(file.path(), folder.join(file.file_name()))?;
    }
    // It is written last: an interrupted installation is done again.
    let installed = folder.join("installed.json");
    if std::fs::read_to_string(&installed).ok().as_ref() != Some(&wanted) {
        say("packages that judge pages are missing and are installed now, once")?;
        let _folder = sh.push_dir(&folder);
        cmd!(sh, "npm ci --ignore-scripts --no-audit --no-fund").run()?;
        std::fs::write(&installed, wanted)?;
    }
    Ok(folder)
}

/// Checks the form of scripts and styles, the types of the scripts, and what is likely to be a mistake.
pub(crate) fn check_scripts(sh: &Shell) -> anyhow::Result<()> {
    let folder = ensure_installed(sh)?;
    let biome = folder.join("node_modules/.bin/biome");
    let files = "crates/quarto-pages/assets";
    cmd!(sh, "{biome} ci --error-on-warnings --config-path={folder} {files}").run()?;
    let tsc = folder.join("node_modules/.bin/tsc");
    Ok(cmd!(sh, "{tsc} --project {FOLDER}").run()?)
}

/// Makes sure that the browsers, their drivers and Node.js are installed.
pub(crate) fn ensure_programs(sh: &Shell) -> anyhow::Result<()> {
    let missing =
        PROGRAMS.iter().filter(|(program, version, _)| !succeeds(cmd!(sh, "{program} {version}")));
    let packages: Vec<&str> = missing.flat_map(|(_, _, packages)| *packages).copied().collect();
    if packages.is_empty() {
        return Ok(());
    }
    install(sh, "pages are tested in browsers", &packages)
}
