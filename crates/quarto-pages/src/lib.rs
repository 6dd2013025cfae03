//! The web pages of Quarto as pure functions: what is seen of a game, and by whom, becomes HTML.
//!
//! A page depends only on its arguments: a [`Snapshot`](quarto_game::Snapshot) of a game, the
//! [`Reader`] with their language and settings, and what they have just done. Nothing here knows HTTP,
//! a host, a store, a clock or a secret, so that the same pages can be made in a browser.
//!
//! ```
//! use quarto_pages::{Reader, rules_page};
//!
//! let page = rules_page(&Reader::default());
//! assert!(page.starts_with("<!doctype html>"));
//! ```
//!
//! Start reading at `scene.rs`, the part of a game's page that changes.

/// The paths of all pages that are there without a game, after the language.
pub const PATHS: [&str; 15] = [
    "/",
    "/games",
    "/tournaments/new",
    "/lobby",
    "/learn",
    "/puzzles",
    "/puzzles/statistics",
    "/rules",
    "/about",
    "/accessibility",
    "/settings",
    "/seats",
    "/sounds",
    "/review",
    "/analysis",
];

mod answer_lines;
mod art;
mod ask_list;
mod assets;
mod board;
mod choice;
mod code;
mod confirmation;
mod controls;
mod cup;
mod examples;
mod faces;
mod fields;
mod form;
mod form_verb;
mod frame;
mod game;
mod game_form;
mod game_link;
mod home;
mod join;
mod kind;
mod learn;
mod live_update;
mod lobby;
mod moves;
mod option_card;
mod perspective;
mod picture;
mod puzzle;
mod puzzle_request;
mod puzzles;
mod reader;
mod result_card;
mod review;
mod scene;
mod seat_view;
mod seats;
mod settings;
mod settings_page;
mod sounds;
mod study;
mod texts;
mod words;

pub use answer_lines::AnswerLines;
pub use assets::Asset;
pub use cup::{
    NewTournament, OrganiserDesk, PlayerDesk, TournamentFlash, TournamentLink, TournamentQuestion,
    beamer_page, beamer_scene, crosstable_page, crosstable_text, founding_problem, hosted_refusal,
    join_tournament_page, new_tournament_page, organiser_page, organiser_scene, organiser_update,
    player_page, player_scene, player_update, read_new_tournament, sheet_page, spectator_page,
    spectator_scene, spectator_update, tournament_form_problem,
};
pub use fields::Fields;
pub use form::{alike, answer, intent, tell};
pub use form_verb::FormVerb;
pub use frame::escape;
pub use game::game_page;
pub use game_form::{AnybodyForm, ChosenOpponent, GameForm};
pub use game_link::GameLink;
pub use home::{HomeLists, games_page, games_update, home_page};
pub use join::{JoinLink, LinkKind, join_page};
pub use learn::{LessonPlace, learn_page, lesson_page};
pub use live_update::{LiveUpdate, SpokenLine};
pub use lobby::{LobbyFlash, LobbyLists, counts, lobby_count, lobby_page, lobby_update};
pub use perspective::Door;
pub use picture::position_picture;
pub use puzzle::{PuzzleSurroundings, RunStatus, puzzle_page};
pub use puzzle_request::{PuzzleOccasion, PuzzleRequest, PuzzleSheet, PuzzleWay};
pub use puzzles::{
    PuzzleToday, puzzle_run_page, puzzle_statistics_page, puzzles_page, training_path,
};
pub use reader::Reader;
pub use review::{review_form_page, review_page};
pub use scene::{Delivery, Flash, Onlooker, scene};
pub use seats::seats_page;
pub use settings::Settings;
pub use settings_page::{read_settings, settings_page};
pub use sounds::sounds_page;
pub use study::{StudyBoard, study_page};
pub use texts::{about_page, accessibility_page, api_page, error_page, rules_page};
