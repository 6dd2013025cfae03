//! The pages for people with a browser. They are rendered here in full, and work by links and forms
//! alone; scripts only make them livelier.

mod assets;
mod compression;
mod cup;
mod fields;
mod game;
mod home;
mod join;
mod learn;
mod live;
mod lobby_page;
pub(crate) mod puzzles;
mod review;
mod seats_page;
mod settings_page;
mod texts;
mod visitor;

pub(crate) use game::SharedScenes;
pub(crate) use texts::explain;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::{get, post};

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
        .route("/tournaments/{tournament}", get(cup::choose_language))
        .route("/{language}/tournaments", post(cup::found))
        .route("/{language}/tournaments/new", get(cup::new))
        .route("/{language}/tournaments/{tournament}/join", get(cup::show_entry).post(cup::enter))
        .route("/{language}/tournaments/{tournament}/beamer", get(cup::beamer))
        .route("/{language}/tournaments/{tournament}/crosstable", get(cup::crosstable))
        .route("/{language}/tournaments/{tournament}/sheets/{sheet}", get(cup::sheet))
        .route("/{language}/tournaments/{tournament}/{file}", get(cup::export))
        .route("/{language}/analysis/picture.svg", get(review::picture))
        .route("/{language}/lobby", get(lobby_page::show).post(lobby_page::count))
        .route("/{language}/anybody", post(lobby_page::anybody))
        .route("/{language}/rules", get(texts::rules))
        .route("/{language}/learn", get(learn::lessons))
        .route("/{language}/learn/{lesson}/{step}", get(learn::step))
        .route("/{language}/puzzles", get(puzzles::list))
        .route("/{language}/puzzles/statistics", get(puzzles::statistics))
        .route("/{language}/puzzles/training", get(puzzles::train))
        .route("/{language}/puzzles/run", get(puzzles::show_run).post(puzzles::answer_run))
        .route("/{language}/puzzles/{puzzle}", get(puzzles::show).post(puzzles::answer))
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
        .route("/tournaments/{tournament}/organise/{secret}", get(cup::choose_organiser_language))
        .route(
            "/{language}/tournaments/{tournament}/organise/{secret}",
            get(cup::take_organiser_link),
        )
        // These show a secret link or a code.
        .route("/{language}/tournaments/{tournament}", get(cup::show).post(cup::act))
        .route(
            "/{language}/tournaments/{tournament}/organise",
            get(cup::organise).post(cup::command),
        )
        .route("/join/{secret}", get(join::show).post(join::take))
        .route("/{language}/join/{secret}", get(join::show).post(join::take))
        .route("/assets/{version}/{file}", get(assets::asset))
}

/// Returns the routes of the pages that may wait for an event.
pub(crate) fn waiting_pages() -> Router<App> {
    Router::new()
        .route("/{language}/games/live", get(home::live))
        .route("/{language}/lobby/live", get(lobby_page::live))
        .route("/{language}/games/{game}/wait", get(game::wait))
        .route("/{language}/tournaments/{tournament}/wait", get(cup::wait))
        .route("/{language}/tournaments/{tournament}/live", get(cup::live))
        .route("/{language}/games/{game}/live", get(game::live))
}
