use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header;
use quarto_pages::Fields;

use crate::app::App;
use crate::error::ApiError;

impl FromRequest<App> for Fields {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Fields, ApiError> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if !kind.is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded")) {
            return Err(ApiError::BadRequest("it must be a form".into()));
        }
        let bytes = Bytes::from_request(request, app).await.map_err(|_| ApiError::TooLarge)?;
        Ok(Fields::read(&bytes))
    }
}
