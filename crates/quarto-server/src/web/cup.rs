//! The pages of tournaments.

mod entry;
mod exports;
mod topic;

pub(crate) use entry::{enter, show_entry};
pub(crate) use exports::{crosstable, export, sheet};
pub(crate) use topic::live;

use std::time::Duration;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use quarto_game::{Snapshot, Viewer};
use quarto_host::{TournamentCall, TournamentError};
use quarto_pages::{
    Fields, NewTournament, OrganiserDesk, PlayerDesk, TournamentFlash, TournamentLink,
    TournamentQuestion, beamer_page, hosted_refusal, new_tournament_page, organiser_page,
    player_page, read_new_tournament, spectator_page, tournament_form_problem,
};
use quarto_store::Secret;
use quarto_text::PageText;
use quarto_tournament::{
    EntrantId, HostedRefusal, TournamentId, TournamentRole, TournamentSnapshot, TournamentVerb,
    read_order,
};
use serde::Deserialize;

use super::visitor::{Visitor, preferred};
use crate::api::tournaments::{TournamentPath, announce, code, role};
use crate::app::{App, Peer, stopped};
use crate::error::ApiError;
use crate::extract::{ConnectionSlot, Params};
use crate::identity::caller::{Caller, set_cookie};
use crate::identity::once::visitor_secret;

/// The most boards that a page shows live: a beamer has no room for more.
const BOARDS: usize = 8;
/// The longest time that a page waits for an event. Most proxies wait a minute.
const PATIENCE: Duration = Duration::from_secs(50);

/// As whom a visitor looks at a tournament, if not as who they are.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(crate) struct AsParams {
    #[serde(rename = "as")]
    face: Option<Face>,
    /// How many events the page shows, for one that waits.
    since: Option<usize>,
}

/// A page of a tournament that changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Face {
    Organiser,
    Player,
    Spectator,
    Beamer,
}

/// Redirects to a tournament in the visitor's language.
pub(crate) async fn choose_language(
    TournamentPath(id): TournamentPath,
    headers: HeaderMap,
) -> Response {
    let place = format!("/{}/tournaments/{id}", preferred(&headers));
    ([(header::VARY, "accept-language")], Redirect::to(&place)).into_response()
}

/// Redirects the link of an organiser to the visitor's language.
pub(crate) async fn choose_organiser_language(
    TournamentPath(id): TournamentPath,
    Path((_, secret)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let place = format!("/{}/tournaments/{id}/organise/{secret}", preferred(&headers));
    private(Redirect::to(&place).into_response())
}

/// Shows the form of a new tournament.
pub(crate) async fn new(visitor: Visitor) -> Html<String> {
    let key = Secret::random().reveal();
    Html(new_tournament_page(&visitor.reader, &Fields::default(), None, key))
}

/// Announces a tournament, and shows it to its organiser.
pub(crate) async fn found(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let visitor = visitor.on("/tournaments/new");
    let again = |problem: String| {
        let key = Secret::random().reveal();
        let page = new_tournament_page(&visitor.reader, &fields, Some(problem), key);
        (StatusCode::UNPROCESSABLE_ENTITY, Html(page)).into_response()
    };
    let NewTournament { name, regulations, arrangements } =
        match read_new_tournament(&visitor.reader, &fields) {
            Ok(wanted) => wanted,
            Err(problem) => return Ok(again(problem)),
        };
    app.guards.count_game(peer)?;
    let own = visitor_secret(&visitor.caller, fields.get("key"));
    let root = own.derive(&format!("tournament {}", fields.to_text()));
    let wanted = (name, regulations, arrangements);
    let id = match announce(&app, &root, wanted, &fields.to_text()).await {
        Err(ApiError::Impossible(_)) => {
            return Ok(again(visitor.reader.say(PageText::ErrorOther)));
        }
        announced => announced?,
    };
    let _ = grant_organiser(&app, id, &own).await?;
    let place = visitor.reader.to(&format!("/tournaments/{id}/organise"));
    Ok(([(header::SET_COOKIE, set_cookie(&own, &app))], Redirect::to(&place)).into_response())
}

/// Lets a visitor organise, with a link of their own to pass on.
async fn grant_organiser(app: &App, id: TournamentId, own: &Secret) -> Result<bool, ApiError> {
    for secret in [own.hash(), organiser_secret(own, id).hash()] {
        if !app.host.grant_entrant(id, None, secret).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the secret of the organiser's link, which follows from that of the visitor.
fn organiser_secret(own: &Secret, id: TournamentId) -> Secret {
    own.derive(&format!("organise {id}"))
}

/// Takes the link of an organiser: this browser organises from now on. Programs that preview links keep no cookies,
/// so that they get no further than the first redirect.
pub(crate) async fn take_organiser_link(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    Path((_, _, secret)): Path<(String, String, String)>,
    Params(AgainParams { again }): Params<AgainParams>,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    let link: Secret = secret.parse().map_err(|_| ApiError::NoSeat)?;
    if !role(&app, id, &Caller::with(link.clone())).await?.is_organiser {
        return Err(TournamentError::Refused(HostedRefusal::NotOrganiser).into());
    }
    let Some(own) = &visitor.caller.0 else {
        if again.is_some() {
            return Err(ApiError::NoSeat);
        }
        let path = format!("/tournaments/{id}/organise/{secret}?again=1");
        let cookie = set_cookie(&Secret::random(), &app);
        let place = Redirect::to(&visitor.reader.to(&path));
        return Ok(private(([(header::SET_COOKIE, cookie)], place).into_response()));
    };
    if !grant_organiser(&app, id, own).await? {
        return Err(ApiError::NoSeat);
    }
    let place = visitor.reader.to(&format!("/tournaments/{id}/organise"));
    Ok(private(Redirect::to(&place).into_response()))
}

/// Whether a visitor comes a second time.
#[derive(Deserialize)]
pub(crate) struct AgainParams {
    again: Option<u8>,
}

/// Keeps the secret in the address from the next page.
fn private(mut response: Response) -> Response {
    let policy = HeaderValue::from_static("no-referrer");
    response.headers_mut().insert(header::REFERRER_POLICY, policy);
    response
}

/// A visitor of a tournament.
#[derive(Clone)]
pub(crate) struct CupVisitor {
    pub(crate) app: App,
    pub(crate) id: TournamentId,
    pub(crate) visitor: Visitor,
    pub(crate) role: TournamentRole,
}

/// Returns links to the tournaments that a visitor runs or plays in, and that are not over.
pub(crate) async fn links(app: &App, visitor: &Visitor) -> Result<Vec<TournamentLink>, ApiError> {
    let Some(hash) = visitor.caller.hash() else { return Ok(Vec::new()) };
    let mut links = Vec::new();
    for id in app.host.store().tournaments_of(hash).await? {
        let seen = CupVisitor::new(app.clone(), id, visitor.clone()).await?.snapshot().await;
        // One that cannot be shown does not hide the others.
        let open = seen.ok().filter(|seen| seen.hosted.closed().is_none());
        links.extend(open.map(|seen| TournamentLink::new(&visitor.reader, &seen)));
    }
    Ok(links)
}

impl CupVisitor {
    async fn new(app: App, id: TournamentId, visitor: Visitor) -> Result<CupVisitor, ApiError> {
        let role = role(&app, id, &visitor.caller).await?;
        Ok(CupVisitor { app, id, visitor, role })
    }

    async fn snapshot(&self) -> Result<TournamentSnapshot, ApiError> {
        let hosted = self.app.host.tournament(self.id).await?;
        let (id, now, role) = (self.id, self.app.host.store().now(), self.role);
        Ok(TournamentSnapshot { id, hosted, now, role })
    }

    /// Returns the games that are on, with their tables, as spectators see them.
    async fn boards(&self, seen: &TournamentSnapshot) -> Vec<(usize, Snapshot)> {
        let mut boards = Vec::new();
        for (_, table, game, _) in seen.hosted.open_boards().take(BOARDS) {
            // A game that cannot be shown does not hide the others.
            let board = self.app.host.snapshot(game, Viewer::Spectator).await.ok();
            boards.extend(board.map(|board| (table, board)));
        }
        boards
    }

    /// Returns the address of players and spectators.
    fn link(&self) -> String {
        format!("{}/tournaments/{}", self.visitor.reader.base, self.id)
    }

    /// Returns what a player writes down to come back.
    fn code(&self) -> Option<String> {
        self.visitor.caller.0.as_ref().map(|own| code(own, self.id))
    }

    fn organiser_link(&self) -> String {
        let own = self.visitor.caller.0.as_ref().map(|own| organiser_secret(own, self.id));
        let secret = own.map(|secret| secret.reveal()).unwrap_or_default();
        format!("{}/organise/{secret}", self.link())
    }

    /// Returns the page of a kind.
    async fn page(
        &self,
        face: Face,
        flash: &TournamentFlash,
        names: &str,
    ) -> Result<Response, ApiError> {
        let (seen, reader) = (self.snapshot().await?, &self.visitor.reader);
        let key = Secret::random().reveal();
        let page = match (face, self.role.player) {
            (Face::Organiser, _) => {
                let (players, organiser) = (self.link(), self.organiser_link());
                let desk = OrganiserDesk {
                    players: &players,
                    organiser: &organiser,
                    token: None,
                    codes: &[],
                    key: &key,
                    names,
                };
                organiser_page(reader, &seen, &desk, flash)
            }
            (Face::Player, Some(player)) => {
                let code = self.code();
                let desk = PlayerDesk { player, code: code.as_deref(), key: &key };
                player_page(reader, &seen, &desk, flash)
            }
            (Face::Player | Face::Spectator, _) => {
                spectator_page(reader, &seen, &self.boards(&seen).await)
            }
            (Face::Beamer, _) => {
                beamer_page(reader, &seen, &self.boards(&seen).await, &self.link())
            }
        };
        Ok(Html(page).into_response())
    }

    /// Returns the page that a visitor sees at the address of the tournament itself.
    fn own_face(&self, wanted: Option<Face>) -> Face {
        match (wanted, self.role.player) {
            (Some(Face::Spectator), _) | (_, None) => Face::Spectator,
            (_, Some(_)) => Face::Player,
        }
    }

    /// Carries out a form.
    async fn carry_out(&self, fields: &Fields) -> Result<CupOutcome, ApiError> {
        let reader = &self.visitor.reader;
        let problem = |problem| TournamentFlash { problem: Some(problem), asking: None };
        let verb = fields.get("do").and_then(TournamentVerb::from_word);
        let verb = verb.ok_or_else(|| ApiError::BadRequest("what is to be done?".into()))?;
        if verb.asks_first() && fields.get("sure") != Some("yes") {
            let entrant = fields.parse("entrant").map(EntrantId);
            let asking = Some(TournamentQuestion { verb, entrant });
            return Ok(CupOutcome::Shown(TournamentFlash { problem: None, asking }));
        }
        if verb == TournamentVerb::Delete {
            if !self.role.is_organiser {
                return Err(TournamentError::Refused(HostedRefusal::NotOrganiser).into());
            }
            self.app.host.delete_tournament(self.id).await?;
            return Ok(CupOutcome::Deleted);
        }
        let order = match read_order(verb, |name| fields.get(name)) {
            Ok(Some(order)) if verb != TournamentVerb::Join => order,
            Ok(_) => return Err(ApiError::BadRequest("that is done on another page".into())),
            Err(error) => {
                return Ok(CupOutcome::Refused(problem(tournament_form_problem(reader, &error))));
            }
        };
        let hash = self.visitor.caller.require()?;
        let key = fields.get("key").map(|key| format!("{} {key}", hash.to_text()));
        let (tournament, role, joins) = (self.id, self.role, None);
        match self
            .app
            .host
            .call_tournament(TournamentCall { tournament, role, order, key, joins })
            .await
        {
            Ok(_) => Ok(CupOutcome::Done),
            Err(TournamentError::Refused(refusal)) => {
                let hosted = self.app.host.tournament(self.id).await?;
                let words = hosted_refusal(reader, hosted.tournament(), refusal);
                Ok(CupOutcome::Refused(problem(words)))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Carries out a form of a page, and shows the page again.
    async fn answer(&self, face: Face, fields: &Fields) -> Result<Response, ApiError> {
        let own = match face {
            Face::Organiser => format!("/tournaments/{}/organise", self.id),
            Face::Player | Face::Spectator | Face::Beamer => format!("/tournaments/{}", self.id),
        };
        let (status, flash) = match self.carry_out(fields).await? {
            CupOutcome::Done => {
                return Ok(Redirect::to(&self.visitor.reader.to(&own)).into_response());
            }
            CupOutcome::Deleted => {
                return Ok(Redirect::to(&self.visitor.reader.to("/")).into_response());
            }
            CupOutcome::Shown(flash) => (StatusCode::OK, flash),
            CupOutcome::Refused(flash) => (StatusCode::UNPROCESSABLE_ENTITY, flash),
        };
        // What was typed is not lost.
        let names = fields.get("names").unwrap_or_default();
        Ok((status, self.page(face, &flash, names).await?).into_response())
    }
}

/// What became of a form.
enum CupOutcome {
    Done,
    Deleted,
    /// The page asks or tells something.
    Shown(TournamentFlash),
    /// The page says why not.
    Refused(TournamentFlash),
}

/// Shows a tournament: to a player what to do next, to others how it stands.
pub(crate) async fn show(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    Params(AsParams { face, .. }): Params<AsParams>,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    let visitor = CupVisitor::new(app, id, visitor).await?;
    visitor.page(visitor.own_face(face), &TournamentFlash::default(), "").await
}

/// Carries out a form of a player.
pub(crate) async fn act(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    let visitor = CupVisitor::new(app, id, visitor).await?;
    visitor.answer(visitor.own_face(None), &fields).await
}

/// Waits until something happens, and shows the tournament: for pages without scripts.
pub(crate) async fn wait(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    Params(AsParams { since, .. }): Params<AsParams>,
    _stay: ConnectionSlot,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    let mut follower = app.host.follow_tournament(id).await?;
    let since = since.unwrap_or_else(|| follower.borrow().seq());
    let mut stopping = app.stopping.clone();
    tokio::select! {
        // If it was deleted, the next page says so.
        _ = follower.wait_for(|hosted| hosted.seq() > since) => {}
        () = tokio::time::sleep(PATIENCE) => {}
        () = stopped(&mut stopping) => {}
    }
    Ok(Redirect::to(&visitor.reader.to(&format!("/tournaments/{id}"))).into_response())
}

/// Shows the beamer's page.
pub(crate) async fn beamer(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    let visitor = CupVisitor::new(app, id, visitor).await?;
    visitor.page(Face::Beamer, &TournamentFlash::default(), "").await
}

/// Shows the organiser's page.
pub(crate) async fn organise(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    visitor: Visitor,
) -> Result<Response, ApiError> {
    let visitor = organiser(app, id, visitor).await?;
    visitor.page(Face::Organiser, &TournamentFlash::default(), "").await
}

/// Carries out a form of the organiser.
pub(crate) async fn command(
    State(app): State<App>,
    TournamentPath(id): TournamentPath,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, ApiError> {
    organiser(app, id, visitor).await?.answer(Face::Organiser, &fields).await
}

async fn organiser(app: App, id: TournamentId, visitor: Visitor) -> Result<CupVisitor, ApiError> {
    let visitor = CupVisitor::new(app, id, visitor).await?;
    // Somebody who comes without the right learns first whether there is a tournament at all.
    visitor.snapshot().await?;
    if !visitor.role.is_organiser {
        return Err(TournamentError::Refused(HostedRefusal::NotOrganiser).into());
    }
    Ok(visitor)
}
