//! The static files of the pages. Their addresses change with their content, so that browsers may
//! cache them for ever.

use std::borrow::Cow;
use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::sounds;

/// A static file of the pages.
#[derive(Clone, Debug)]
pub struct Asset {
    /// Its version, which is part of its address.
    pub version: &'static str,
    /// Its media type.
    pub media_type: &'static str,
    /// Its content.
    pub content: Cow<'static, [u8]>,
    /// The same compressed by brotli and by gzip, if it was worth it.
    pub compressed: Option<[&'static [u8]; 2]>,
}

/// A file as it is embedded.
#[derive(Clone, Copy)]
struct File {
    name: &'static str,
    media_type: &'static str,
    content: &'static [u8],
    compressed: Option<[&'static [u8]; 2]>,
}

/// Declares files that the build has compressed.
macro_rules! texts {
    ($kind:expr, $($name:literal)+) => {
        &[$(File {
            name: $name,
            media_type: $kind,
            content: embedded!($name),
            compressed: Some([embedded!($name, ".br"), embedded!($name, ".gz")]),
        }),+]
    };
}
macro_rules! embedded {
    ($($name:literal),+) => { include_bytes!(concat!(env!("OUT_DIR"), "/", $($name),+)) };
}

/// The files in groups. Those of a group name each other by relative addresses, so that they have one
/// version. The files of sounds belong to the scripts.
const SCRIPTS: &[File] = texts!("text/javascript; charset=utf-8",
    "live.js" "game.js" "flight.js" "grid.js" "call.js" "replay.js" "clock.js" "morph.js" "touch.js"
    "notice.js" "sound.js" "speech.js" "training.js" "frame.js" "settings.js" "cup.js" "puzzle.js"
);
const STYLES: &[File] = texts!("text/css; charset=utf-8", "style.css");
const ICONS: &[&[File]] = &[
    texts!("image/svg+xml", "icon.svg"),
    texts!("application/manifest+json", "manifest.webmanifest"),
    &[
        picture("icon-192.png", embedded!("icon-192.png")),
        picture("icon-512.png", embedded!("icon-512.png")),
        File { media_type: "image/jpeg", ..picture("share.jpg", embedded!("share.jpg")) },
    ],
];

const fn picture(name: &'static str, content: &'static [u8]) -> File {
    File { name, media_type: "image/png", content, compressed: None }
}

/// The recipes of the sounds, for scripts.
static RECIPES: LazyLock<String> = LazyLock::new(sounds::recipes);

/// Returns the version of a file: a hash of its group.
fn version(file: &str) -> &'static str {
    static VERSIONS: LazyLock<[String; 3]> = LazyLock::new(|| {
        // All sound files are made from the recipes in the same way, so one of them is enough.
        let sound = sounds::file("K.wav").unwrap_or_default();
        let icons = ICONS.concat();
        [hash(SCRIPTS, &[RECIPES.as_bytes(), &sound]), hash(STYLES, &[]), hash(&icons, &[])]
    });
    let [scripts, styles, icons] = &*VERSIONS;
    let is_in = |group: &[File]| group.iter().any(|own| own.name == file);
    if is_in(STYLES) {
        styles
    } else if ICONS.iter().any(|group| is_in(group)) {
        icons
    } else {
        scripts
    }
}

fn hash(group: &[File], more: &[&[u8]]) -> String {
    let mut hash = Sha256::new();
    for content in group.iter().map(|file| &file.content).chain(more) {
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
    pub fn find(name: &str) -> Option<Asset> {
        let made = |media_type, content| Asset {
            version: version(name),
            media_type,
            content,
            compressed: None,
        };
        if name == "sounds.json" {
            return Some(made("application/json", RECIPES.as_bytes().into()));
        }
        let mut all = [SCRIPTS, STYLES].into_iter().chain(ICONS.iter().copied()).flatten();
        match all.find(|file| file.name == name) {
            Some(file) => Some(Asset {
                compressed: file.compressed,
                ..made(file.media_type, file.content.into())
            }),
            None => Some(made("audio/wav", sounds::file(name)?.into())),
        }
    }
}
