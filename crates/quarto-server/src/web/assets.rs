//! The static files of the pages. Their addresses change with their content, so that browsers may
//! cache them for ever.

use std::borrow::Cow;
use std::sync::{LazyLock, OnceLock};

use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use super::sounds;
use crate::error::ApiError;

macro_rules! asset {
    ($($file:literal),+) => { concat!($(include_str!(concat!("../../assets/", $file))),+).as_bytes() };
}

const ICON_192: &[u8] = include_bytes!("../../assets/icon-192.png");
const ICON_512: &[u8] = include_bytes!("../../assets/icon-512.png");

/// Every file with its media type and content.
const ASSETS: [(&str, &str, &[u8]); 11] = [
    ("style.css", "text/css; charset=utf-8", asset!("style.css", "pieces.css", "board.css")),
    ("game.js", "text/javascript; charset=utf-8", asset!("game.js")),
    ("morph.js", "text/javascript; charset=utf-8", asset!("morph.js")),
    ("touch.js", "text/javascript; charset=utf-8", asset!("touch.js")),
    ("sound.js", "text/javascript; charset=utf-8", asset!("sound.js")),
    ("speech.js", "text/javascript; charset=utf-8", asset!("speech.js")),
    ("training.js", "text/javascript; charset=utf-8", asset!("training.js")),
    ("icon.svg", "image/svg+xml", asset!("icon.svg")),
    ("icon-192.png", "image/png", ICON_192),
    ("icon-512.png", "image/png", ICON_512),
    ("manifest.webmanifest", "application/manifest+json", asset!("manifest.webmanifest")),
];

/// The recipes of the sounds, for scripts.
static RECIPES: LazyLock<String> = LazyLock::new(sounds::recipes);

/// Returns the version: a hash of all files.
fn version() -> &'static str {
    static VERSION: OnceLock<String> = OnceLock::new();
    VERSION.get_or_init(|| {
        let mut hash = Sha256::new();
        for (name, _, content) in ASSETS {
            hash.update(name);
            hash.update(content);
        }
        hash.update(&*RECIPES);
        // All sound files are made from the recipes in the same way, so one of them is enough.
        hash.update(sounds::file("K.wav").unwrap_or_default());
        let hash = hash.finalize();
        let start = hash.first_chunk().copied().map_or(0, u64::from_be_bytes);
        format!("{start:016x}")
    })
}

/// Returns the address of a file.
pub(crate) fn address(file: &str) -> String {
    format!("/assets/{}/{file}", version())
}

/// Serves a file.
pub(crate) async fn asset(
    Path((wanted, file)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let (kind, content) = find(&file).ok_or(ApiError::NoPage)?;
    // During a rolling update, a page of one server may ask another server for its files.
    let caching =
        if wanted == version() { "public, max-age=31536000, immutable" } else { "no-store" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
    ];
    Ok((headers, content).into_response())
}

/// Returns the media type and the content of a file.
fn find(file: &str) -> Option<(&'static str, Cow<'static, [u8]>)> {
    if file == "sounds.json" {
        return Some(("application/json", RECIPES.as_bytes().into()));
    }
    let own = ASSETS.iter().find(|(name, _, _)| *name == file);
    let own = own.map(|(_, kind, content)| (*kind, Cow::Borrowed(*content)));
    own.or_else(|| Some(("audio/wav", sounds::file(file)?.into())))
}
