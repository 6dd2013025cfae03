//! What spectators see, on their own screens and on the big one.

use askama::Template;
use quarto_game::Snapshot;
use quarto_text::{CupText, PageText};
use quarto_tournament::{EntryPolicy, System, TournamentSnapshot, TournamentStage};

use super::boards::WatchedBoard;
use super::tables::{PairingRow, StandingRow};
use super::{Countdown, CupView};
use crate::art::sprite;
use crate::code::code;
use crate::frame::{Frame, PageTexts, render};
use crate::{LiveUpdate, Reader};

#[derive(Template)]
#[template(path = "cup_watch.html")]
struct WatchPage {
    frame: Frame,
    sprite: &'static str,
    title: String,
    live: String,
    scene: String,
    beamer: String,
    crosstable: String,
    exports: Vec<(String, String)>,
    terms: Vec<String>,
}

#[derive(Template)]
#[template(path = "cup_watch_scene.html")]
struct WatchScene {
    words: PageTexts,
    seq: usize,
    status: String,
    system: String,
    countdown: Option<Countdown>,
    bulletin: Option<String>,
    /// The address where to take part, if one can.
    join: Option<String>,
    boards: Vec<WatchedBoard>,
    pairings: Option<(String, String)>,
    standings: (String, String),
    explanations: Vec<(String, String)>,
    is_empty: bool,
}

/// Returns the page for everybody who looks on. The boards are those of the games on the server, each with its table,
/// as a spectator may see them.
#[must_use]
pub fn spectator_page(
    reader: &Reader,
    seen: &TournamentSnapshot,
    boards: &[(usize, Snapshot)],
) -> String {
    let view = CupView { reader, seen };
    let export = |file: &str, text: CupText| (view.to(file), reader.say(text));
    render(&WatchPage {
        frame: Frame::new(reader, &view.title()),
        sprite: sprite(),
        title: view.title(),
        live: view.to("/live?as=spectator"),
        scene: spectator_scene(reader, seen, boards),
        beamer: view.to("/beamer"),
        crosstable: view.to("/crosstable"),
        exports: vec![
            export("/export.json", CupText::CupExportJson),
            export("/standings.csv", CupText::CupExportStandings),
            export("/games.csv", CupText::CupExportGames),
            export("/records.txt", CupText::CupExportRecords),
        ],
        terms: view.terms(),
    })
}

/// Returns the part of a spectator's page that changes.
#[must_use]
pub fn spectator_scene(
    reader: &Reader,
    seen: &TournamentSnapshot,
    boards: &[(usize, Snapshot)],
) -> String {
    let view = CupView { reader, seen };
    let standings = view.standings();
    render(&WatchScene {
        words: PageTexts(reader.language),
        seq: view.hosted().seq(),
        status: view.status(),
        system: view.system(),
        countdown: view.countdown(),
        bulletin: view.bulletin(),
        join: view.may_join().then(|| view.to("/join")),
        boards: view.watched(boards),
        pairings: view.pairings().map(|table| (table.title.clone(), table.html())),
        is_empty: standings.rows.is_empty(),
        standings: (standings.title.clone(), standings.html()),
        explanations: view.explanations(),
    })
}

/// Returns the message to a spectator's open page after a change. Only announcements are said: the rest is there to be
/// read.
#[must_use]
pub fn spectator_update(
    reader: &Reader,
    seen: &TournamentSnapshot,
    before: &TournamentSnapshot,
    boards: &[(usize, Snapshot)],
) -> LiveUpdate {
    let view = CupView { reader, seen };
    LiveUpdate {
        seq: view.hosted().seq(),
        scene: Some(spectator_scene(reader, seen, boards)),
        lines: view.new_bulletin(before).into_iter().collect(),
        ..LiveUpdate::default()
    }
}

#[derive(Template)]
#[template(path = "cup_beamer.html")]
struct BeamerPage {
    frame: Frame,
    sprite: &'static str,
    title: String,
    live: String,
    scene: String,
    link: String,
    code: String,
    back: String,
}

#[derive(Template)]
#[template(path = "cup_beamer_scene.html")]
struct BeamerScene {
    words: PageTexts,
    seq: usize,
    status: String,
    countdown: Option<Countdown>,
    bulletin: Option<String>,
    pairings: Option<(String, Vec<PairingRow>)>,
    /// How large the list can be, as a CSS class.
    size: &'static str,
    standings: (String, Vec<StandingRow>),
    boards: Vec<WatchedBoard>,
}

/// How many boards and places fit on the big screen.
const BOARDS: usize = 8;
const PLACES: usize = 12;

/// Returns the view for the big screen, with the whole address for players.
#[must_use]
pub fn beamer_page(
    reader: &Reader,
    seen: &TournamentSnapshot,
    boards: &[(usize, Snapshot)],
    link: &str,
) -> String {
    let view = CupView { reader, seen };
    render(&BeamerPage {
        frame: Frame::new(reader, &view.title()),
        sprite: sprite(),
        title: view.title(),
        live: view.to("/live?as=beamer"),
        scene: beamer_scene(reader, seen, boards),
        code: code(link, &reader.say(PageText::GameInvitationCode)),
        link: link.to_owned(),
        back: view.to("?as=spectator"),
    })
}

/// Returns the part of the big screen that changes.
#[must_use]
pub fn beamer_scene(
    reader: &Reader,
    seen: &TournamentSnapshot,
    boards: &[(usize, Snapshot)],
) -> String {
    let view = CupView { reader, seen };
    let standings = view.short_standings(0);
    let pairings = view.pairings().map(|table| (table.title, table.rows));
    let shown = &boards[..boards.len().min(BOARDS)];
    let size = match pairings.as_ref().map_or(0, |(_, rows)| rows.len()) {
        0..=8 => "cup-few",
        9..=20 => "cup-some",
        21..=40 => "cup-many",
        _ => "cup-crowd",
    };
    render(&BeamerScene {
        words: PageTexts(reader.language),
        seq: view.hosted().seq(),
        status: view.status(),
        countdown: view.countdown(),
        bulletin: view.bulletin(),
        pairings,
        size,
        standings: (standings.title, standings.rows.into_iter().take(PLACES).collect()),
        boards: view.watched(shown),
    })
}

impl CupView<'_> {
    /// Returns the name of the system.
    pub(crate) fn system(&self) -> String {
        self.say(match self.tournament().regulations().system {
            System::Swiss { .. } => CupText::CupSwiss,
            System::RoundRobin { .. } => CupText::CupRoundRobin,
            System::KnockOut { .. } => CupText::CupKnockOut,
            System::Arena { .. } => CupText::CupArena,
        })
    }

    /// Tells whether somebody who is not in it may take part.
    pub(crate) fn may_join(&self) -> bool {
        if self.seen.role.player.is_some() {
            return false;
        }
        let may_be_late = match self.tournament().regulations().system {
            System::Swiss { .. } | System::Arena { .. } => true,
            System::RoundRobin { .. } | System::KnockOut { .. } => false,
        };
        let has_free_name = || {
            let entrants = self.tournament().entrants().iter();
            entrants.filter(|one| self.hosted().device(one.id).is_none()).count() > 0
        };
        match (self.hosted().stage(), self.hosted().arrangements().entry) {
            (TournamentStage::Closed | TournamentStage::Played, _) => false,
            (TournamentStage::Gathering, EntryPolicy::Open | EntryPolicy::BeforeStart) => true,
            (TournamentStage::Playing | TournamentStage::Between, EntryPolicy::Open)
                if may_be_late =>
            {
                true
            }
            (
                TournamentStage::Gathering | TournamentStage::Playing | TournamentStage::Between,
                EntryPolicy::Open | EntryPolicy::BeforeStart | EntryPolicy::Listed,
            ) => has_free_name(),
        }
    }
}
