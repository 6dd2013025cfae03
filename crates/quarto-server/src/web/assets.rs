use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use quarto_pages::Asset;

use super::compression::accepts;
use crate::error::ApiError;

/// Serves a static file of the pages, compressed if the client understands that.
pub(crate) async fn asset(
    Path((wanted, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let asset = Asset::find(&file).ok_or(ApiError::NoPage)?;
    // During a rolling update, a page of one server may ask another server for its files.
    let is_current = wanted == asset.version;
    let caching = if is_current { "public, max-age=31536000, immutable" } else { "no-store" };
    let about = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.media_type)),
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
    ];
    let Some([brotli, gzip]) = asset.compressed else {
        return Ok((about, asset.content).into_response());
    };
    let vary = (header::VARY, HeaderValue::from_static("accept-encoding"));
    let coding = |name| (header::CONTENT_ENCODING, HeaderValue::from_static(name));
    Ok(if accepts(&headers, "br") {
        (about, [vary, coding("br")], brotli).into_response()
    } else if accepts(&headers, "gzip") {
        (about, [vary, coding("gzip")], gzip).into_response()
    } else {
        (about, [vary], asset.content).into_response()
    })
}
