//! How players enter a tournament, and come back to it.

use axum::Extension;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, Html, IntoResponse, Redirect, Response};
use quarto_game::Name;
use quarto_host::TournamentError;
use quarto_pages::{Fields, hosted_refusal, join_tournament_page};
use quarto_store::{Secret, TournamentRight};
use quarto_text::{CupText, PageText};
use quarto_tournament::{Device, TournamentId, TournamentVerb};

use super::CupVisitor;
use crate::api::tournaments::{TournamentPath, code, code_hash, join};
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::identity::caller::set_cookie;
use crate::identity::cookie::remember;
use crate::identity::once::visitor_secret;
use crate::web::visitor::Visitor;

/// Shows how to enter.
pub(crate) async fn show_entry(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    let visitor = CupVisitor::new(app, id, visitor).await?;
    if visitor.role.player.is_some() {
        let place = visitor.visitor.reader.to(&format!("/tournaments/{id}"));
        return Ok(Redirect::to(&place).into_response());
    }
    entry_page(&visitor, &Fields::default(), None).await
}

async fn entry_page(
    visitor: &CupVisitor,
    fields: &Fields,
    problem: Option<String>,
) -> Result<Response, ApiError> {
    let seen = visitor.snapshot().await?;
    let key = Secret::random().reveal();
    let is_problem = problem.is_some();
    let page = join_tournament_page(&visitor.visitor.reader, &seen, fields, problem, key);
    let status = if is_problem { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    Ok((status, Html(page)).into_response())
}

/// Lets a visitor enter, or come back with a code.
pub(crate) async fn enter(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    app.guards.count_game(peer)?;
    let own = visitor_secret(&visitor.caller, fields.get("key"));
    let visitor = CupVisitor::new(app, id, visitor).await?;
    let CupVisitor { app, visitor: Visitor { reader, .. }, .. } = &visitor;
    let Some(name) = fields.parse::<Name>("name") else {
        let problem = Some(reader.say(PageText::HomeBadName));
        return entry_page(&visitor, &fields, problem).await;
    };
    let verb = fields.get("do").and_then(TournamentVerb::from_word);
    let entered = if verb == Some(TournamentVerb::Regain) {
        let is_back = regain(app, id, &own, &name, fields.get("code").unwrap_or_default()).await?;
        if is_back { Ok(()) } else { Err(reader.say(CupText::CupBadCode)) }
    } else {
        match join(app, id, &own, name.clone(), Device::Person).await {
            Ok(_) => Ok(()),
            Err(ApiError::Tournament(TournamentError::Refused(refusal))) => {
                let hosted = app.host.tournament(id).await?;
                Err(hosted_refusal(reader, hosted.tournament(), refusal))
            }
            Err(error) => return Err(error),
        }
    };
    if let Err(problem) = entered {
        return entry_page(&visitor, &fields, Some(problem)).await;
    }
    let settings = reader.settings.named(Some(name));
    let cookies = [set_cookie(&own, app), remember(app, &settings)];
    let place = Redirect::to(&reader.to(&format!("/tournaments/{id}")));
    let cookies = AppendHeaders(cookies.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok((cookies, place).into_response())
}

/// Lets the holder of a secret be the entrant with this name and code, and tells whether they are.
async fn regain(
    app: &App,
    id: TournamentId,
    own: &Secret,
    name: &Name,
    typed: &str,
) -> Result<bool, ApiError> {
    let known = code_hash(id, name, typed);
    let role = app.host.store().tournament_role(id, known).await?;
    let Some(entrant) = role.player else { return Ok(false) };
    if !app.host.grant_entrant(id, Some(entrant), own.hash()).await? {
        return Ok(false);
    }
    // The code on this device is another one, which is good as well.
    let secret = code_hash(id, name, &code(own, id));
    let right = TournamentRight { secret, entrant: Some(entrant), is_code: true };
    app.host.store().grant_tournament(id, right).await?;
    Ok(true)
}
