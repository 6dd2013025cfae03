//! The page of a player: what to do next comes first.

use askama::Template;
use quarto_text::{CupText, PageText};
use quarto_tournament::{
    Conduct, EntrantId, Pairing, Presence, TournamentSnapshot, TournamentStage, TournamentVerb,
};

use super::next_step::{NextStep, Outcome};
use super::{Asking, Countdown, CupView, TournamentFlash};
use crate::frame::{Frame, PageTexts, render};
use crate::{LiveUpdate, Reader, SpokenLine};

/// What only the page of one player has.
#[derive(Clone, Copy, Debug)]
pub struct PlayerDesk<'a> {
    /// The player.
    pub player: EntrantId,
    /// The code with which the player comes back.
    pub code: Option<&'a str>,
    /// The idempotency key of the forms.
    pub key: &'a str,
}

#[derive(Template)]
#[template(path = "cup_player.html")]
struct PlayerPage {
    frame: Frame,
    words: PageTexts,
    action: String,
    hidden: String,
    /// What the sender of a form is told: beside the part that changes, which the live channel replaces.
    problem: Option<String>,
    asking: Option<Asking>,
    title: String,
    live: String,
    scene: String,
}

#[derive(Template)]
#[template(path = "cup_player_scene.html")]
struct PlayerScene {
    words: PageTexts,
    seq: usize,
    /// The address of the game to go to.
    open: Option<String>,
    action: String,
    hidden: String,
    problem: Option<String>,
    asking: Option<Asking>,
    bulletin: Option<String>,
    step: NextStep,
    countdown: Option<Countdown>,
    name: String,
    status: String,
    /// The code, and the words before it.
    code: Option<(String, String)>,
    games: Vec<OwnGame>,
    pairings: Option<(String, String)>,
    standings: (String, String),
    explanations: Vec<(String, String)>,
    player: EntrantId,
    /// Whether the player may miss a round, leave and come back.
    may_miss: bool,
    may_leave: bool,
    may_return: bool,
    watch: String,
    crosstable: String,
}

/// A game of the player.
struct OwnGame {
    round: String,
    opponent: String,
    starts: bool,
    outcome: String,
    /// As a CSS class.
    class: &'static str,
    game: Option<String>,
}

/// Returns the page of a player.
#[must_use]
pub fn player_page(
    reader: &Reader,
    seen: &TournamentSnapshot,
    desk: &PlayerDesk,
    flash: &TournamentFlash,
) -> String {
    let view = CupView { reader, seen };
    render(&PlayerPage {
        frame: Frame::new(reader, &view.title()),
        words: PageTexts(reader.language),
        action: view.to(""),
        hidden: view.hidden(desk.key),
        problem: flash.problem.clone(),
        asking: flash.asking.map(|question| Asking::new(&view, question)),
        title: view.title(),
        live: view.to("/live"),
        scene: player_scene(reader, seen, desk, &TournamentFlash::default()),
    })
}

/// Returns the part of a player's page that changes.
#[must_use]
pub fn player_scene(
    reader: &Reader,
    seen: &TournamentSnapshot,
    desk: &PlayerDesk,
    flash: &TournamentFlash,
) -> String {
    let view = CupView { reader, seen };
    let step = view.next_step(desk.player);
    let presence = view.tournament().entrant(desk.player).map(|one| one.presence);
    let is_on = match view.hosted().stage() {
        TournamentStage::Gathering | TournamentStage::Playing | TournamentStage::Between => true,
        TournamentStage::Played | TournamentStage::Closed => false,
    };
    let is_here = presence == Some(Presence::Here);
    let can_miss = view.tournament().miss_round(desk.player).is_ok();
    let can_return = view.tournament().come_back(desk.player).is_ok();
    let standings = view.standings();
    render(&PlayerScene {
        words: PageTexts(reader.language),
        seq: view.hosted().seq(),
        open: step.board.clone(),
        action: view.to(""),
        hidden: view.hidden(desk.key),
        problem: flash.problem.clone(),
        asking: flash.asking.map(|question| Asking::new(&view, question)),
        bulletin: view.bulletin(),
        countdown: view.countdown(),
        name: view.name(desk.player),
        status: view.status(),
        code: desk.code.map(|code| (reader.say(CupText::CupYourCode), code.to_owned())),
        games: view.own_games(desk.player),
        pairings: view.pairings().map(|table| (table.title.clone(), table.html())),
        standings: (standings.title.clone(), standings.html()),
        explanations: view.explanations(),
        player: desk.player,
        may_miss: is_on && is_here && can_miss,
        may_leave: is_on && !matches!(presence, Some(Presence::Left(_)) | None),
        may_return: is_on && can_return,
        watch: view.to("?as=spectator"),
        crosstable: view.to("/crosstable"),
        step,
    })
}

/// Returns the message to a player's open page after a change. A pairing, a result and an announcement are said once;
/// what happens at other tables is only shown.
#[must_use]
pub fn player_update(
    reader: &Reader,
    seen: &TournamentSnapshot,
    before: &TournamentSnapshot,
    desk: &PlayerDesk,
    flash: &TournamentFlash,
) -> LiveUpdate {
    let [view, old] = [seen, before].map(|seen| CupView { reader, seen });
    let said = |view: &CupView| {
        let step = view.next_step(desk.player);
        [vec![step.title], step.lines].concat()
    };
    let (now, then) = (said(&view), said(&old));
    let fresh: Vec<String> = if now.first() == then.first() {
        now.into_iter().filter(|line| !then.contains(line)).collect()
    } else {
        now
    };
    let line = |text| SpokenLine { text, ..SpokenLine::default() };
    let step = (!fresh.is_empty()).then(|| line(fresh.join(" ")));
    let problem = flash.problem.clone().map(line);
    LiveUpdate {
        seq: view.hosted().seq(),
        scene: Some(player_scene(reader, seen, desk, flash)),
        lines: problem.into_iter().chain(view.new_bulletin(before)).chain(step).collect(),
        ..LiveUpdate::default()
    }
}

impl CupView<'_> {
    /// Returns the games and byes of an entrant, the first first.
    fn own_games(&self, id: EntrantId) -> Vec<OwnGame> {
        let mut games = Vec::new();
        for round in self.tournament().rounds() {
            for (table, pairing) in (1..).zip(&round.pairings) {
                let game = self.hosted().board(round.number, table);
                let own = self.own_game(id, pairing).map(|own| OwnGame {
                    round: round.number.to_string(),
                    game: game.map(|game| self.reader.to(&format!("/games/{game}"))),
                    ..own
                });
                games.extend(own);
            }
        }
        games
    }

    fn own_game(&self, id: EntrantId, pairing: &Pairing) -> Option<OwnGame> {
        let blank = OwnGame {
            round: String::new(),
            opponent: String::new(),
            starts: false,
            outcome: String::new(),
            class: "ended",
            game: None,
        };
        let bout = match pairing {
            Pairing::Bye { id: bye, .. } if *bye == id => {
                return Some(OwnGame { outcome: self.say(CupText::CupBye), ..blank });
            }
            Pairing::Bye { .. } => return None,
            Pairing::Bout(bout) => bout,
        };
        let opponent = self.name(bout.opponent(id)?);
        let (text, class) = match bout.verdict.map(|verdict| Outcome::of(bout, verdict, id)) {
            None => (CupText::CupOpen, "ended"),
            Some(Outcome::Won) => (CupText::CupWon, "won"),
            Some(Outcome::Drew) => (CupText::CupDrawn, "drawn"),
            Some(Outcome::Lost) => (CupText::CupLost, "lost"),
        };
        let outcome = match bout.verdict.map(|verdict| verdict.conduct) {
            Some(Conduct::Forfeit) => {
                format!("{}, {}", self.say(text), self.say(CupText::CupForfeit))
            }
            Some(Conduct::Played) | None => self.say(text),
        };
        Some(OwnGame { opponent, starts: bout.first == id, outcome, class, ..blank })
    }
}
