//! The page of the organiser: what comes next, results, players, and everything around.

use askama::Template;
use quarto_game::{Multiplier, Options};
use quarto_text::{CupText, PageText, TournamentSheet, TournamentText};
use quarto_tournament::{
    BoutResult, BoutVerdict, Device, EntrantId, Presence, Round, System, TournamentSnapshot,
    TournamentStage, TournamentVerb,
};

use super::{Asking, Countdown, CupView, TournamentFlash};
use crate::code::code;
use crate::frame::{Frame, PageTexts, render};
use crate::{LiveUpdate, Reader, SpokenLine};

/// What only the page of the organiser has.
#[derive(Clone, Copy, Debug)]
pub struct OrganiserDesk<'a> {
    /// The whole address for players and spectators.
    pub players: &'a str,
    /// The whole secret address of the organiser.
    pub organiser: &'a str,
    /// The token with which programs enter.
    pub token: Option<&'a str>,
    /// The codes with which players come back.
    pub codes: &'a [(EntrantId, String)],
    /// The idempotency key of the forms.
    pub key: &'a str,
    /// What was typed into the list of names, if it was refused.
    pub names: &'a str,
}

#[derive(Template)]
#[template(path = "cup_desk.html")]
struct DeskPage {
    frame: Frame,
    words: PageTexts,
    /// What the sender of a form is told: beside the part that changes, which the live channel replaces.
    problem: Option<String>,
    asking: Option<Asking>,
    title: String,
    live: String,
    scene: String,
    action: String,
    hidden: String,
    players: String,
    organiser: String,
    token: Option<String>,
    code: String,
    names: String,
    is_open: bool,
    beamer: String,
    watch: String,
    crosstable: String,
    sheets: Vec<SheetLinks>,
    exports: Vec<(String, String)>,
    terms: Vec<String>,
}

/// The ways to print a sheet.
struct SheetLinks {
    url: String,
    name: String,
    braille: String,
}

#[derive(Template)]
#[template(path = "cup_desk_scene.html")]
struct DeskScene {
    words: PageTexts,
    seq: usize,
    action: String,
    hidden: String,
    problem: Option<String>,
    asking: Option<Asking>,
    status: String,
    now: Vec<String>,
    countdown: Option<Countdown>,
    bulletin: Option<String>,
    begin: Option<String>,
    /// The verb and the label of the button that pauses or goes on.
    pause: Option<(&'static str, String)>,
    may_schedule: bool,
    rounds: Vec<ResultRound>,
    entrants: Vec<EntrantRow>,
    count: String,
    may_change: bool,
    standings: (String, String),
    explanations: Vec<(String, String)>,
    /// Those who can play off: the number and name of each.
    equals: Vec<(EntrantId, String)>,
}

/// The results of a round.
struct ResultRound {
    number: u32,
    title: String,
    is_latest: bool,
    rows: Vec<ResultRow>,
}

/// A game and the buttons for its result.
struct ResultRow {
    table: usize,
    first: String,
    second: String,
    /// A name for the buttons as a group.
    label: String,
    /// What the game is, if it is decided.
    result: Option<String>,
    game: Option<String>,
    /// What the players said, and whether they differ.
    reports: Vec<String>,
    differ: bool,
    verb: &'static str,
    /// The results that are played, and those that are not.
    played: Vec<Pick>,
    forfeits: Vec<Pick>,
}

/// A button with a result.
struct Pick {
    result: String,
    label: String,
}

/// An entrant with everything that can be changed.
struct EntrantRow {
    id: EntrantId,
    name: String,
    state: String,
    notes: Vec<String>,
    code: Option<String>,
    time_label: String,
    times: Vec<(u16, String, bool)>,
    may_miss: bool,
    may_leave: bool,
    may_return: bool,
}

/// How much more time a player can be given, in percent.
const TIMES: [u16; 6] = [100, 125, 150, 200, 300, 500];

/// Returns the page of the organiser.
#[must_use]
pub fn organiser_page(
    reader: &Reader,
    seen: &TournamentSnapshot,
    desk: &OrganiserDesk,
    flash: &TournamentFlash,
) -> String {
    let view = CupView { reader, seen };
    let title = view.title();
    let sheet = |sheet: TournamentSheet| {
        let url = view.to(&format!("/sheets/{}", sheet.word()));
        let name = reader.say(super::sheet::name(sheet));
        let braille = reader.say(CupText::CupSheetBraille { sheet: &name });
        SheetLinks { url, name, braille }
    };
    let export = |file: &str, text: CupText| (view.to(file), reader.say(text));
    render(&DeskPage {
        frame: Frame::new(reader, &title),
        live: view.to("/live?as=organiser"),
        words: PageTexts(reader.language),
        problem: flash.problem.clone(),
        asking: flash.asking.map(|question| Asking::new(&view, question)),
        scene: organiser_scene(reader, seen, desk, &TournamentFlash::default()),
        action: view.to("/organise"),
        hidden: view.hidden(desk.key),
        players: desk.players.to_owned(),
        organiser: desk.organiser.to_owned(),
        token: desk.token.map(str::to_owned),
        code: code(desk.players, &reader.say(PageText::GameInvitationCode)),
        names: desk.names.to_owned(),
        is_open: view.hosted().closed().is_none(),
        beamer: view.to("/beamer"),
        watch: view.to("?as=spectator"),
        crosstable: view.to("/crosstable"),
        sheets: TournamentSheet::ALL.map(sheet).into(),
        exports: vec![
            export("/export.json", CupText::CupExportJson),
            export("/standings.csv", CupText::CupExportStandings),
            export("/games.csv", CupText::CupExportGames),
            export("/records.txt", CupText::CupExportRecords),
        ],
        terms: view.terms(),
        title,
    })
}

/// Returns the part of the organiser's page that changes.
#[must_use]
pub fn organiser_scene(
    reader: &Reader,
    seen: &TournamentSnapshot,
    desk: &OrganiserDesk,
    flash: &TournamentFlash,
) -> String {
    let view = CupView { reader, seen };
    let stage = view.hosted().stage();
    let is_open = stage != TournamentStage::Closed;
    let standings = view.standings();
    let (is_between, is_paused) = (
        matches!(stage, TournamentStage::Gathering | TournamentStage::Between),
        view.hosted().is_paused(),
    );
    let count = view.tournament().entrants().len();
    render(&DeskScene {
        words: PageTexts(reader.language),
        seq: view.hosted().seq(),
        action: view.to("/organise"),
        hidden: view.hidden(desk.key),
        problem: flash.problem.clone(),
        asking: flash.asking.map(|question| Asking::new(&view, question)),
        status: view.status(),
        now: view.now(),
        countdown: view.countdown(),
        bulletin: view.bulletin(),
        begin: view.begin(),
        pause: view.pause(),
        may_schedule: is_between && !is_paused && count > 1 && !view.is_arena(),
        rounds: view.result_rounds(),
        entrants: view.entrant_rows(desk),
        count: reader.say(CupText::CupEntrantsCount { count }),
        may_change: is_open,
        standings: (standings.title.clone(), standings.html()),
        explanations: view.explanations(),
        equals: view.equals(),
    })
}

/// Returns the message to the organiser's open page after a change: it says when a round is complete, and when
/// players report different results.
#[must_use]
pub fn organiser_update(
    reader: &Reader,
    seen: &TournamentSnapshot,
    before: &TournamentSnapshot,
    desk: &OrganiserDesk,
    flash: &TournamentFlash,
) -> LiveUpdate {
    let [view, old] = [seen, before].map(|seen| CupView { reader, seen });
    let line = |text| SpokenLine { text, ..SpokenLine::default() };
    let stage = (view.hosted().stage() != old.hosted().stage()).then(|| view.now().join(" "));
    let differ = view.quarrels() > old.quarrels();
    let differ = differ.then(|| reader.say(CupText::CupDiffer));
    let lines = [flash.problem.clone(), stage, differ].into_iter().flatten().map(line);
    LiveUpdate {
        seq: view.hosted().seq(),
        scene: Some(organiser_scene(reader, seen, desk, flash)),
        lines: lines.collect(),
        ..LiveUpdate::default()
    }
}

impl CupView<'_> {
    /// Says what is so, and what comes next.
    fn now(&self) -> Vec<String> {
        let count = self.tournament().entrants().len();
        let round = self.tournament().rounds().last().map(|round| round.number.to_string());
        let round = &*round.unwrap_or_default();
        let mut lines = match self.hosted().stage() {
            TournamentStage::Gathering => {
                vec![self.say(CupText::CupNowHere { count }), self.say(CupText::CupNowEnter)]
            }
            TournamentStage::Playing => {
                let count = self.open_games();
                let missing = self.say(TournamentText::TournamentMissing { count });
                vec![self.say(CupText::CupNowPlaying { round }), missing]
            }
            TournamentStage::Between => vec![self.say(CupText::CupNowComplete { round })],
            TournamentStage::Played => vec![self.say(CupText::CupNowOver)],
            TournamentStage::Closed => vec![self.say(CupText::CupNowEnded)],
        };
        if self.hosted().is_paused() {
            lines.push(self.say(CupText::CupNowPaused));
        }
        lines
    }

    /// Returns the label of the button that begins a round, if one can begin.
    fn begin(&self) -> Option<String> {
        if self.hosted().is_paused() {
            return None;
        }
        let next = self.tournament().rounds().len() + 1;
        match self.hosted().stage() {
            TournamentStage::Gathering if self.tournament().entrants().len() < 2 => None,
            TournamentStage::Gathering => Some(self.say(CupText::CupBegin)),
            TournamentStage::Between if self.is_arena() => Some(self.say(CupText::CupPairFree)),
            TournamentStage::Between => {
                Some(self.say(CupText::CupPair { round: &next.to_string() }))
            }
            TournamentStage::Playing | TournamentStage::Played | TournamentStage::Closed => None,
        }
    }

    /// Returns the button that pauses the tournament, or lets it go on.
    fn pause(&self) -> Option<(&'static str, String)> {
        let (verb, text) = match self.hosted().stage() {
            TournamentStage::Played | TournamentStage::Closed => return None,
            TournamentStage::Gathering | TournamentStage::Playing | TournamentStage::Between
                if self.hosted().is_paused() =>
            {
                (TournamentVerb::Resume, CupText::CupResume)
            }
            TournamentStage::Gathering | TournamentStage::Playing | TournamentStage::Between => {
                (TournamentVerb::Pause, CupText::CupPause)
            }
        };
        Some((verb.word(), self.say(text)))
    }

    /// Returns what the players agreed on by coming: the options of the games.
    pub(crate) fn terms(&self) -> Vec<String> {
        let options: &Options = &self.hosted().arrangements().options;
        let voice = self.reader.voice();
        let shown = ["rules", "traits", "calling", "wrong-call", "clock", "blindfold"];
        let all = quarto_player::GAME_OPTIONS.iter();
        all.filter(|option| shown.contains(&option.name))
            .map(|option| {
                let (what, value) = (&option.title(voice), &option.label(options, voice));
                self.say(TournamentText::TournamentValue { value, what })
            })
            .collect()
    }

    fn result_rounds(&self) -> Vec<ResultRound> {
        let latest = self.tournament().rounds().len();
        let rounds = self.tournament().rounds().iter().rev();
        let rounds = rounds.map(|round| ResultRound {
            number: round.number,
            title: self.say(CupText::CupResultsOf { round: &round.number.to_string() }),
            is_latest: round.number as usize == latest,
            rows: self.result_rows(round),
        });
        rounds.collect()
    }

    fn result_rows(&self, round: &Round) -> Vec<ResultRow> {
        round
            .bouts()
            .map(|(table, bout)| {
                let [first, second] = bout.both().map(|id| self.name(id));
                let at = &*table.to_string();
                let label =
                    self.say(CupText::CupResultOf { first: &first, second: &second, table: at });
                let reports = self.hosted().reports(round.number, table);
                let said = bout.both().into_iter().zip(reports).filter_map(|(id, verdict)| {
                    let result = self.pick(verdict?, &first, &second);
                    let name = &*self.name(id);
                    Some(self.say(CupText::CupReported { name, result: &result }))
                });
                let differ = matches!(reports, [Some(one), Some(other)] if one != other);
                let game = self.hosted().board(round.number, table);
                let pick = |verdict: BoutVerdict| Pick {
                    result: verdict.to_string(),
                    label: self.pick(verdict, &first, &second),
                };
                let played = [BoutResult::FirstWins, BoutResult::Draw, BoutResult::SecondWins];
                let may = |result: &BoutResult| *result != BoutResult::Draw || !self.must_win();
                let forfeits =
                    [BoutResult::FirstWins, BoutResult::SecondWins, BoutResult::BothLose];
                let verb = match bout.verdict {
                    None => TournamentVerb::Decide,
                    Some(_) => TournamentVerb::Correct,
                };
                ResultRow {
                    table,
                    label,
                    result: bout.verdict.map(|verdict| self.pick(verdict, &first, &second)),
                    game: game.map(|game| self.reader.to(&format!("/games/{game}"))),
                    reports: said.collect(),
                    differ,
                    verb: verb.word(),
                    played: played
                        .into_iter()
                        .filter(may)
                        .map(|one| pick(BoutVerdict::played(one)))
                        .collect(),
                    forfeits: forfeits
                        .into_iter()
                        .map(|one| pick(BoutVerdict::forfeit(one)))
                        .collect(),
                    first,
                    second,
                }
            })
            .collect()
    }

    /// Tells whether no game may be drawn.
    fn must_win(&self) -> bool {
        matches!(self.tournament().regulations().system, System::KnockOut { best_of: 1, .. })
    }

    /// Returns the words for a result on a button.
    fn pick(&self, verdict: BoutVerdict, first: &str, second: &str) -> String {
        let is_played = verdict == BoutVerdict::played(verdict.result);
        self.say(match (verdict.result, is_played) {
            (BoutResult::FirstWins, true) => CupText::CupPickFirst { name: first },
            (BoutResult::SecondWins, true) => CupText::CupPickSecond { name: second },
            (BoutResult::FirstWins, false) => CupText::CupPickFirstForfeit { name: second },
            (BoutResult::SecondWins, false) => CupText::CupPickSecondForfeit { name: first },
            (BoutResult::Draw, _) => CupText::CupPickDraw,
            (BoutResult::BothLose, _) => CupText::CupPickNobody,
        })
    }

    /// Counts the games of which the players say different things.
    fn quarrels(&self) -> usize {
        let rounds = self.tournament().rounds().iter();
        let tables = rounds.flat_map(|round| round.bouts().map(|(table, _)| (round.number, table)));
        let reports = tables.map(|(round, table)| self.hosted().reports(round, table));
        reports.filter(|both| matches!(both, [Some(one), Some(other)] if one != other)).count()
    }

    fn entrant_rows(&self, desk: &OrganiserDesk) -> Vec<EntrantRow> {
        let tournament = self.tournament();
        tournament
            .entrants()
            .iter()
            .map(|one| {
                let name = one.name.to_string();
                let (state, is_here) = match one.presence {
                    Presence::Here => (CupText::CupHere, true),
                    Presence::Away => (CupText::CupAway, false),
                    Presence::Left(_) => (CupText::CupLeft, false),
                };
                let device = match self.hosted().device(one.id) {
                    Some(Device::Person) => None,
                    Some(Device::Bot) => Some(CupText::CupIsBot),
                    None => Some(CupText::CupIsWood),
                };
                let own = self.hosted().multiplier(one.id);
                let slow = (own != Multiplier::default()).then(|| self.times(own.percent()));
                let notes = device.map(|text| self.say(text)).into_iter().chain(slow).collect();
                let code = desk.codes.iter().find(|(id, _)| *id == one.id);
                EntrantRow {
                    id: one.id,
                    state: self.say(state),
                    notes,
                    code: code.map(|(_, code)| code.clone()),
                    time_label: self.say(CupText::CupMultiplier { name: &name }),
                    times: TIMES.map(|time| (time, self.times(time), time == own.percent())).into(),
                    may_miss: is_here && tournament.miss_round(one.id).is_ok(),
                    may_leave: !matches!(one.presence, Presence::Left(_)),
                    may_return: tournament.come_back(one.id).is_ok(),
                    name,
                }
            })
            .collect()
    }

    /// Returns a share of time as a factor, as `× 1.5`.
    fn times(&self, percent: u16) -> String {
        let (whole, rest) = (percent / 100, percent % 100);
        let rest = format!("{rest:02}");
        let number = match rest.trim_end_matches('0') {
            "" => whole.to_string(),
            rest => format!("{whole}.{rest}"),
        };
        self.say(CupText::CupMultiplierTimes { times: &number })
    }

    /// Returns those who share their points with somebody, once all games are played.
    fn equals(&self) -> Vec<(EntrantId, String)> {
        match self.hosted().stage() {
            TournamentStage::Played | TournamentStage::Between => {}
            TournamentStage::Gathering | TournamentStage::Playing | TournamentStage::Closed => {
                return Vec::new();
            }
        }
        let standings = self.tournament().standings();
        let shared = |id, score| standings.iter().any(|one| one.score == score && one.id != id);
        let equal = standings.iter().filter(|one| shared(one.id, one.score));
        equal.map(|one| (one.id, self.name(one.id))).collect()
    }
}
