//! The pages for people with a browser. They are rendered here in full, and work by links and forms
//! alone; scripts only make them livelier.

mod assets;
mod compression;
mod fields;
mod game;
mod home;
mod join;
mod learn;
mod live;
mod review;
mod seats_page;
mod settings_page;
mod texts;
mod visitor;

pub(crate) use game::SharedScenes;
pub(crate) use texts::explain;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::get;

use crate::app::App;

/// Returns the routes of the pages that answer at once.
pub(crate) fn pages() -> Router<App> {
    Router::new()
        .route("/", get(home::choose_language))
        .route("/games/{game}", get(game::choose_language))
        .route("/{language}", get(home::complete))
        .route("/{language}/", get(home::home))
        .route("/{language}/games", get(home::games).post(home::create))
        .route("/{language}/games/{game}", get(game::show).post(game::act))
        .route("/{language}/games/{game}/review", get(review::game))
        .route("/{language}/review", get(review::form).post(review::record))
        .route("/{language}/analysis", get(review::study))
        .route("/{language}/rules", get(texts::rules))
        .route("/{language}/learn", get(learn::lessons))
        .route("/{language}/learn/{lesson}/{step}", get(learn::step))
        .route("/{language}/about", get(texts::about))
        .route("/{language}/accessibility", get(texts::accessibility))
        .route("/{language}/sounds", get(texts::sounds))
        .route(
            "/{language}/settings",
            get(settings_page::settings).post(settings_page::save_settings),
        )
        .route("/{language}/seats", get(seats_page::show).post(seats_page::change))
        .route("/api", get(texts::api))
        .layer(from_fn(compression::compress))
        // The address of such a page, which it repeats, is a lasting secret.
        .route("/join/{secret}", get(join::show).post(join::take))
        .route("/{language}/join/{secret}", get(join::show).post(join::take))
        .route("/assets/{version}/{file}", get(assets::asset))
}

/// Returns the routes of the pages that may wait for an event.
pub(crate) fn waiting_pages() -> Router<App> {
    Router::new()
        .route("/{language}/games/live", get(home::live))
        .route("/{language}/games/{game}/wait", get(game::wait))
        .route("/{language}/games/{game}/live", get(game::live))
}
