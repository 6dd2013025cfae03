use axum::extract::Path;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use quarto_pages::Asset;

use crate::error::ApiError;

/// Serves a static file of the pages.
pub(crate) async fn asset(
    Path((wanted, file)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    let asset = Asset::find(&file).ok_or(ApiError::NoPage)?;
    // During a rolling update, a page of one server may ask another server for its files.
    let is_current = wanted == asset.version;
    let caching = if is_current { "public, max-age=31536000, immutable" } else { "no-store" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(asset.media_type)),
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
    ];
    Ok((headers, asset.content).into_response())
}
