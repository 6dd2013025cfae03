use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::header;

use crate::app::App;
use crate::error::ApiError;

/// The fields of a form: names and values; a name may have several values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads a form as browsers send it.
    pub(crate) fn read(bytes: &[u8]) -> Fields {
        let pairs = form_urlencoded::parse(bytes);
        Fields(pairs.map(|(name, value)| (name.into_owned(), value.into_owned())).collect())
    }

    /// Returns the form as browsers send it.
    pub(crate) fn to_text(&self) -> String {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(&self.0).finish()
    }

    /// Returns the first value of a name.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.all(name).next()
    }

    /// Returns all values of a name.
    pub(crate) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        let own = move |pair: &&(String, String)| pair.0 == name;
        self.0.iter().filter(own).map(|(_, value)| value.as_str())
    }

    /// Returns the first value of a name, if it can be parsed.
    pub(crate) fn parse<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name).and_then(|value| value.trim().parse().ok())
    }
}

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
