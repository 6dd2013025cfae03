//! The pages: what people see with a browser. They are made here, whole, and work by links and
//! forms alone; scripts only make them livelier.

mod art;
mod assets;
mod board;
mod choice;
mod deed;
mod examples;
mod fields;
mod frame;
mod game;
mod home;
mod live;
mod look;
mod moves;
mod new_game;
mod offers;
mod scene;
mod settings;
mod texts;
mod visitor;

use axum::Router;
use axum::extract::Request;
use axum::http::HeaderMap;
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::app::App;
use crate::error::ApiError;

/// Returns the pages that answer at once.
pub(crate) fn pages() -> Router<App> {
    Router::new()
        .route("/", get(home::choose_language))
        .route("/games/{game}", get(game::choose_language))
        .route("/{language}/", get(home::home))
        .route("/{language}/games", get(home::games).post(home::create))
        .route("/{language}/games/{game}", get(game::show).post(game::act))
        .route("/{language}/rules", get(texts::rules))
        .route("/{language}/about", get(texts::about))
        .route("/{language}/settings", get(texts::settings).post(texts::save_settings))
        .route("/api", get(texts::api))
        .route("/join/{secret}", get(crate::pages::join))
        .route("/assets/{version}/{file}", get(assets::asset))
        .layer(from_fn(texts::explain))
}

/// Returns the pages that may wait for somebody.
pub(crate) fn waiting_pages() -> Router<App> {
    Router::new()
        .route("/{language}/games/{game}/wait", get(game::wait))
        .route("/{language}/games/{game}/live", get(live::live))
        .layer(from_fn(texts::explain))
}

/// Says that there is nothing: to programs in JSON, to people in a page.
pub(crate) async fn no_page(request: Request) -> Response {
    if request.uri().path().starts_with("/api/") {
        return ApiError::NoPage.into_response();
    }
    let (path, headers) = (request.uri().path(), request.headers());
    texts::error_page(path, headers, &ApiError::NoPage.problem(), &HeaderMap::default())
}
