//! Pairings and standings as tables.

use askama::Template;
use quarto_text::{CupText, TournamentText, tie_break_text};
use quarto_tournament::{
    Bout, BoutKind, BoutResult, Conduct, EntrantId, Pairing, Points, Presence, Round, Standing,
    System, TieBreak,
};

use super::CupView;
use crate::frame::{PageTexts, render};

/// The games of a round, or all that are open in an arena.
#[derive(Template)]
#[template(path = "cup_pairings.html")]
pub(crate) struct PairingTable {
    words: PageTexts,
    pub(crate) title: String,
    pub(crate) rows: Vec<PairingRow>,
}

/// A game or a bye.
pub(crate) struct PairingRow {
    pub(crate) table: String,
    pub(crate) first: String,
    /// Empty in a bye.
    pub(crate) second: String,
    /// How it ended, as `1–0`, or what else is so.
    pub(crate) result: String,
    /// The address of the game, if it is played here.
    pub(crate) game: Option<String>,
    pub(crate) is_open: bool,
    /// Whether the reader plays in it.
    pub(crate) is_own: bool,
}

impl PairingTable {
    pub(crate) fn html(&self) -> String {
        render(self)
    }
}

/// Who stands where.
#[derive(Template)]
#[template(path = "cup_standings.html")]
pub(crate) struct StandingTable {
    words: PageTexts,
    pub(crate) title: String,
    /// What decides after the points.
    columns: Vec<String>,
    pub(crate) rows: Vec<StandingRow>,
}

/// A place.
pub(crate) struct StandingRow {
    pub(crate) place: String,
    pub(crate) name: String,
    pub(crate) points: String,
    /// The value of each column.
    values: Vec<String>,
    pub(crate) has_left: bool,
    pub(crate) is_own: bool,
}

impl StandingTable {
    pub(crate) fn html(&self) -> String {
        render(self)
    }
}

impl CupView<'_> {
    /// Returns the games to show now: the latest round, and in an arena whatever is open.
    pub(crate) fn pairings(&self) -> Option<PairingTable> {
        let latest = self.tournament().rounds().last()?;
        let rounds = self.tournament().rounds().iter();
        let rows = rounds.flat_map(|round| {
            let is_shown = |row: &PairingRow| round.number == latest.number || row.is_open;
            self.round_rows(round).into_iter().filter(is_shown).collect::<Vec<_>>()
        });
        let title = if self.is_arena() {
            self.say(CupText::CupPairings)
        } else {
            self.say(CupText::CupPairingsOf { round: &latest.number.to_string() })
        };
        Some(PairingTable { words: PageTexts(self.reader.language), title, rows: rows.collect() })
    }

    fn round_rows(&self, round: &Round) -> Vec<PairingRow> {
        let row = |(table, pairing): (usize, &Pairing)| match pairing {
            Pairing::Bout(bout) => PairingRow {
                table: table.to_string(),
                first: self.name(bout.first),
                second: self.name(bout.second),
                result: self.result(bout),
                game: self
                    .hosted()
                    .board(round.number, table)
                    .map(|game| self.reader.to(&format!("/games/{game}"))),
                is_open: bout.verdict.is_none(),
                is_own: bout.both().into_iter().any(|id| self.is_own(id)),
            },
            Pairing::Bye { id, points } => PairingRow {
                table: String::new(),
                first: self.name(*id),
                second: String::new(),
                result: format!(
                    "{} {}",
                    self.say(CupText::CupBye),
                    self.narrator().points(*points)
                ),
                game: None,
                is_open: false,
                is_own: self.is_own(*id),
            },
        };
        (1..).zip(&round.pairings).map(row).collect()
    }

    pub(crate) fn is_own(&self, id: EntrantId) -> bool {
        self.seen.role.player == Some(id)
    }

    /// Returns how a game ended, as on a scoreboard; nothing while it is open.
    fn result(&self, bout: &Bout) -> String {
        let Some(verdict) = bout.verdict else { return String::new() };
        let score = match verdict.result {
            BoutResult::FirstWins => "1–0",
            BoutResult::SecondWins => "0–1",
            BoutResult::Draw => "½–½",
            BoutResult::BothLose => "0–0",
        };
        let note = match verdict.conduct {
            Conduct::Played => None,
            Conduct::Forfeit => Some(self.say(CupText::CupForfeit)),
        };
        let kind = match bout.kind {
            BoutKind::Regular => None,
            BoutKind::PlayOff => Some(self.say(TournamentText::TiePlayOff)),
        };
        let notes: Vec<String> = [note, kind].into_iter().flatten().collect();
        if notes.is_empty() { score.into() } else { format!("{score} ({})", notes.join(", ")) }
    }

    /// Returns the standings with everything that decides.
    pub(crate) fn standings(&self) -> StandingTable {
        self.short_standings(usize::MAX)
    }

    /// Returns the standings with so many columns of what decides.
    pub(crate) fn short_standings(&self, most: usize) -> StandingTable {
        let standings = self.tournament().standings();
        let columns: Vec<Column> = self.columns(&standings).into_iter().take(most).collect();
        let row = |one: &Standing| StandingRow {
            place: one.place.to_string(),
            name: self.name(one.id),
            points: self.narrator().points(one.score),
            values: columns.iter().map(|column| column.value(self, one)).collect(),
            has_left: self
                .tournament()
                .entrant(one.id)
                .is_some_and(|entrant| matches!(entrant.presence, Presence::Left(_))),
            is_own: self.is_own(one.id),
        };
        StandingTable {
            words: PageTexts(self.reader.language),
            title: self.say(match self.hosted().closed() {
                Some(_) => CupText::CupFinal,
                None => CupText::CupStandings,
            }),
            rows: standings.iter().map(row).collect(),
            columns: columns.iter().map(|column| self.say(column.name())).collect(),
        }
    }

    fn columns(&self, standings: &[Standing]) -> Vec<Column> {
        let survived = match self.tournament().regulations().system {
            System::KnockOut { .. } => Some(Column::Survived),
            System::Swiss { .. } | System::RoundRobin { .. } | System::Arena { .. } => None,
        };
        let has_play_off = standings.iter().any(|one| one.play_off > Points::ZERO);
        let play_off = has_play_off.then_some(Column::PlayOff);
        let ties = standings.first().map(|one| &*one.tie_breaks).unwrap_or_default();
        let ties = ties.iter().map(|(tie_break, _)| Column::Tie(*tie_break));
        survived.into_iter().chain(play_off).chain(ties).collect()
    }

    /// Returns what each column of the standings means.
    pub(crate) fn explanations(&self) -> Vec<(String, String)> {
        let points = (self.say(CupText::CupPoints), self.say(CupText::CupExplainPoints));
        let columns = self.columns(&self.tournament().standings());
        let explained =
            columns.iter().map(|column| (self.say(column.name()), self.say(column.explanation())));
        [points].into_iter().chain(explained).collect()
    }
}

/// What decides after the points.
#[derive(Clone, Copy)]
enum Column {
    Survived,
    PlayOff,
    Tie(TieBreak),
}

impl Column {
    const fn name(self) -> TournamentText<'static> {
        match self {
            Column::Survived => TournamentText::TieSurvived,
            Column::PlayOff => TournamentText::TiePlayOff,
            Column::Tie(tie_break) => tie_break_text(tie_break),
        }
    }

    const fn explanation(self) -> CupText<'static> {
        match self {
            Column::Survived => CupText::CupExplainSurvived,
            Column::PlayOff => CupText::CupExplainPlayOff,
            Column::Tie(tie_break) => explanation(tie_break),
        }
    }

    fn value(self, view: &CupView, standing: &Standing) -> String {
        let points = match self {
            Column::Survived => Points::halves(standing.survived),
            Column::PlayOff => standing.play_off,
            Column::Tie(wanted) => {
                let own = |(tie_break, _): &&(TieBreak, Points)| *tie_break == wanted;
                standing.tie_breaks.iter().find(own).map(|(_, value)| *value).unwrap_or_default()
            }
        };
        view.narrator().points(points)
    }
}

/// Returns what a tie-break counts, in a sentence.
pub(crate) const fn explanation(tie_break: TieBreak) -> CupText<'static> {
    match tie_break {
        TieBreak::Buchholz => CupText::CupExplainBuchholz,
        TieBreak::BuchholzCut => CupText::CupExplainBuchholzCut,
        TieBreak::SonnebornBerger => CupText::CupExplainSonnebornBerger,
        TieBreak::DirectEncounter => CupText::CupExplainDirectEncounter,
        TieBreak::Wins => CupText::CupExplainWins,
        TieBreak::Streak => CupText::CupExplainStreak,
    }
}
