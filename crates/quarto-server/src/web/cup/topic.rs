//! A tournament as the topic of an open page.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;
use quarto_game::{GameId, Snapshot};
use quarto_pages::{
    Fields, LiveUpdate, OrganiserDesk, PlayerDesk, TournamentFlash, beamer_scene, organiser_update,
    player_update, spectator_update,
};
use quarto_store::Secret;
use quarto_tournament::{HostedTournament, TournamentSnapshot};
use tokio::sync::watch;

use super::{AsParams, CupOutcome, CupVisitor, Face};
use crate::api::tournaments::TournamentPath;
use crate::app::{App, Peer};
use crate::error::ApiError;
use crate::extract::{ConnectionSlot, Params};
use crate::web::live::{Outgoing, Taken, Topic, open, outgoing};
use crate::web::visitor::Visitor;

/// How often boards are looked at, in seconds: spectators of a tournament see many, and none of them move by move.
const LOOK: u32 = 3;

/// Opens the live channel of a tournament's page.
pub(crate) async fn live(
    State(app): State<App>,
    Extension(Peer(peer)): Extension<Peer>,
    TournamentPath(id): TournamentPath,
    Params(AsParams { face, .. }): Params<AsParams>,
    stay: ConnectionSlot,
    visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let visitor = visitor.on(format!("/tournaments/{id}"));
    let visitor = CupVisitor::new(app.clone(), id, visitor).await?;
    let face = match face {
        Some(Face::Organiser) if visitor.role.is_organiser => Face::Organiser,
        Some(Face::Beamer) => Face::Beamer,
        wanted => visitor.own_face(wanted),
    };
    let follower = app.host.follow_tournament(id).await?;
    let before = visitor.snapshot().await?;
    let topic = CupTopic { visitor, face, follower, before, boards: 0, seconds: 0, is_new: true };
    open(app, peer, stay, upgrade, topic)
}

/// A tournament as a visitor sees it.
struct CupTopic {
    visitor: CupVisitor,
    face: Face,
    follower: watch::Receiver<Arc<HostedTournament>>,
    /// What the page shows.
    before: TournamentSnapshot,
    /// How many events the boards have that the page shows.
    boards: usize,
    seconds: u32,
    is_new: bool,
}

impl Topic for CupTopic {
    type Change = ();

    /// Returns the tournament as it is: the page may have been loaded a while ago.
    async fn missed(&mut self) -> Option<Outgoing> {
        if !std::mem::take(&mut self.is_new) {
            return None;
        }
        self.update(&TournamentFlash::default(), None).await
    }

    async fn changed(&mut self) -> Option<()> {
        self.follower.changed().await.ok()
    }

    async fn tell(&mut self, (): ()) -> Option<Outgoing> {
        self.follower.borrow_and_update();
        self.update(&TournamentFlash::default(), None).await
    }

    async fn take(&mut self, fields: Fields, counted: Result<(), ApiError>) -> Taken {
        let voice = self.visitor.visitor.reader.voice();
        let done = match counted {
            Ok(()) => self.visitor.carry_out(&fields).await,
            Err(error) => Err(error),
        };
        let flash = match done {
            Ok(CupOutcome::Done) => TournamentFlash::default(),
            Ok(CupOutcome::Deleted) => return Taken::End,
            Ok(CupOutcome::Shown(flash) | CupOutcome::Refused(flash)) => flash,
            Err(error) => {
                TournamentFlash { problem: Some(error.words(voice)), ..TournamentFlash::default() }
            }
        };
        let key = fields.get("key").map(ToOwned::to_owned);
        self.update(&flash, key).await.map_or(Taken::End, Taken::Tell)
    }

    fn ticks(&self) -> bool {
        match self.face {
            Face::Spectator | Face::Beamer => true,
            Face::Organiser | Face::Player => false,
        }
    }

    async fn tick(&mut self) -> Option<Outgoing> {
        self.seconds += 1;
        if !self.seconds.is_multiple_of(LOOK) {
            return None;
        }
        let seen = self.visitor.snapshot().await.ok()?;
        let boards = self.visitor.boards(&seen).await;
        if events(&boards) == self.boards {
            return None;
        }
        self.show(seen, &boards).await
    }
}

/// Returns how many events some games have together.
fn events(boards: &[(usize, Snapshot)]) -> usize {
    boards.iter().map(|(_, board)| board.seq).sum()
}

impl CupTopic {
    /// Returns the page after a change, or after a form with this key.
    async fn update(&mut self, flash: &TournamentFlash, key: Option<String>) -> Option<Outgoing> {
        let seen = self.visitor.snapshot().await.ok()?;
        let reader = &self.visitor.visitor.reader;
        let form = Secret::random().reveal();
        let update = match (self.face, self.visitor.role.player) {
            (Face::Organiser, _) => {
                let (players, organiser) = (self.visitor.link(), self.visitor.organiser_link());
                let desk = OrganiserDesk {
                    players: &players,
                    organiser: &organiser,
                    token: None,
                    codes: &[],
                    key: &form,
                    names: "",
                };
                organiser_update(reader, &seen, &self.before, &desk, flash)
            }
            (Face::Player, Some(player)) => {
                let code = self.visitor.code();
                let desk = PlayerDesk { player, code: code.as_deref(), key: &form };
                player_update(reader, &seen, &self.before, &desk, flash)
            }
            (Face::Player | Face::Spectator | Face::Beamer, _) => {
                let boards = self.visitor.boards(&seen).await;
                return self.show(seen, &boards).await;
            }
        };
        self.before = seen;
        Some(outgoing(&LiveUpdate { key, ..update }))
    }

    /// Returns what all spectators or beamers see alike: it is made once for all who read in the same way.
    async fn show(
        &mut self,
        seen: TournamentSnapshot,
        boards: &[(usize, Snapshot)],
    ) -> Option<Outgoing> {
        let reader = &self.visitor.visitor.reader;
        self.boards = events(boards);
        // The tournament first, since the boards of a new round have fewer events.
        let version = (seen.hosted.seq() << 24) + self.boards;
        let name = GameId::from_number(self.visitor.id.to_number());
        let kind = if self.face == Face::Beamer { "beamer" } else { "spectator" };
        let told = self.before.hosted.seq();
        let cell = self.visitor.app.scenes.cell((name, told, reader, kind), version);
        let before = &self.before;
        let message = cell
            .get_or_init(async || {
                let update = match self.face {
                    Face::Beamer => LiveUpdate {
                        seq: seen.hosted.seq(),
                        scene: Some(beamer_scene(reader, &seen, boards)),
                        ..LiveUpdate::default()
                    },
                    Face::Organiser | Face::Player | Face::Spectator => {
                        spectator_update(reader, &seen, before, boards)
                    }
                };
                outgoing(&update)
            })
            .await
            .clone();
        self.before = seen;
        Some(message)
    }
}
