//! The page that shows which seats a browser holds, and lets it give them up.

use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use quarto_game::GameId;
use quarto_pages::{Fields, seats_page};
use quarto_text::PageText;

use super::home::{held, links};
use super::visitor::Visitor;
use crate::app::App;
use crate::error::ApiError;
use crate::identity::cookie::Cookie;

/// The most seats that are listed.
const LISTED: u32 = 200;

/// Shows the seats that the browser holds.
pub(crate) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    uri: Uri,
) -> Result<Response, ApiError> {
    let status = match uri.query() {
        Some("left") => Some(visitor.reader.say(PageText::SeatsLeft)),
        Some("forgotten") => Some(visitor.reader.say(PageText::SeatsForgotten)),
        Some(_) | None => None,
    };
    let links = links(&app, &visitor, &held(&app, &visitor, LISTED).await?).await;
    Ok(Html(seats_page(&visitor.reader, links, status)).into_response())
}

/// Gives up a seat, or forgets everything.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let hash = visitor.caller.hash();
    let go = |end: &str| Redirect::to(&visitor.reader.to(&format!("/seats?{end}")));
    match (fields.get("do"), hash) {
        (Some("leave"), Some(hash)) => {
            let game = fields.parse::<GameId>("game");
            let game = game.ok_or_else(|| ApiError::BadRequest("it must name a game".into()))?;
            app.host.leave(hash, game).await?;
            Ok(go("left").into_response())
        }
        (Some("leave"), None) => Ok(go("left").into_response()),
        (Some("forget"), hash) => {
            if let Some(hash) = hash {
                app.host.leave_all(hash).await?;
            }
            let drop = |cookie: Cookie| (header::SET_COOKIE, cookie.drop(&app));
            let cookies = AppendHeaders([Cookie::SECRET, Cookie::SETTINGS].map(drop));
            Ok((cookies, go("forgotten")).into_response())
        }
        (Some(_) | None, _) => Err(ApiError::BadRequest("it must be `leave` or `forget`".into())),
    }
}
