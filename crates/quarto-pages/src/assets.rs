//! The static files of the pages. Their addresses change with their content, so that browsers may
//! cache them for ever.

use std::borrow::Cow;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::sounds;

macro_rules! asset {
    ($($file:literal),+) => { concat!($(include_str!(concat!("../assets/", $file))),+).as_bytes() };
}

const ICON_192: &[u8] = include_bytes!("../assets/icon-192.png");
const ICON_512: &[u8] = include_bytes!("../assets/icon-512.png");

/// A static file of the pages.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its version, which is part of its address.
    pub version: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub content: Cow<'static, [u8]>,
}

/// A file: its name, media type and content.
type File = (&'static str, &'static str, &'static [u8]);

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The files in groups. Those of a group name each other by relative addresses, so that they have one
/// version. The files of sounds belong to the scripts.
const SCRIPTS: &[File] = &[
    ("live.js", SCRIPT, asset!("live.js")),
    ("game.js", SCRIPT, asset!("game.js")),
    ("grid.js", SCRIPT, asset!("grid.js")),
    ("call.js", SCRIPT, asset!("call.js")),
    ("replay.js", SCRIPT, asset!("replay.js")),
    ("clock.js", SCRIPT, asset!("clock.js")),
    ("morph.js", SCRIPT, asset!("morph.js")),
    ("touch.js", SCRIPT, asset!("touch.js")),
    ("sound.js", SCRIPT, asset!("sound.js")),
    ("speech.js", SCRIPT, asset!("speech.js")),
    ("training.js", SCRIPT, asset!("training.js")),
];
const STYLES: &[File] = &[(
    "style.css",
    "text/css; charset=utf-8",
    asset!("style.css", "game.css", "rules.css", "pieces.css", "board.css"),
)];
const ICONS: &[File] = &[
    ("icon.svg", "image/svg+xml", asset!("icon.svg")),
    ("icon-192.png", "image/png", ICON_192),
    ("icon-512.png", "image/png", ICON_512),
    ("manifest.webmanifest", "application/manifest+json", asset!("manifest.webmanifest")),
];

/// The recipes of the sounds, for scripts.
static RECIPES: LazyLock<String> = LazyLock::new(sounds::recipes);

/// Returns the version of a file: a hash of its group.
fn version(file: &str) -> &'static str {
    static VERSIONS: LazyLock<[String; 3]> = LazyLock::new(|| {
        // All sound files are made from the recipes in the same way, so one of them is enough.
        let sound = sounds::file("K.wav").unwrap_or_default();
        [hash(SCRIPTS, &[RECIPES.as_bytes(), &sound]), hash(STYLES, &[]), hash(ICONS, &[])]
    });
    let [scripts, styles, icons] = &*VERSIONS;
    let is_in = |group: &[File]| group.iter().any(|(name, _, _)| *name == file);
    if is_in(STYLES) {
        styles
    } else if is_in(ICONS) {
        icons
    } else {
        scripts
    }
}

fn hash(group: &[File], more: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for content in group.iter().map(|(_, _, content)| content).chain(more) {
        hash.update(content);
    }
    let hash = hash.finalize();
    let start = hash.first_chunk().copied().map_or(0, u64::from_be_bytes);
    format!("{start:016x}")
}

/// Returns the address of a file.
pub(crate) fn address(file: &str) -> String {
    format!("/assets/{}/{file}", version(file))
}

impl Asset {
    /// Returns the file with this name, if there is one.
    #[must_use]
    pub fn find(file: &str) -> Option<Asset> {
        let (media_type, content) = find(file)?;
        Some(Asset { version: version(file), media_type, content })
    }
}

/// Returns the media type and the content of a file.
fn find(file: &str) -> Option<(&'static str, Cow<'static, [u8]>)> {
    if file == "sounds.json" {
        return Some(("application/json", RECIPES.as_bytes().into()));
    }
    let own = [SCRIPTS, STYLES, ICONS].concat().into_iter().find(|(name, _, _)| *name == file);
    let own = own.map(|(_, kind, content)| (kind, Cow::Borrowed(content)));
    own.or_else(|| Some(("audio/wav", sounds::file(file)?.into())))
}
