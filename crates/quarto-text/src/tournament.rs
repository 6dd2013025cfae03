//! A tournament in words: one plain line per fact, so that speech and braille read it as well as eyes.

use quarto_tournament::{
    Bout, BoutKind, BoutResult, Conduct, EntrantId, Pairing, Points, Presence, Round, Standing,
    System, TieBreak, Tournament, TournamentRefusal,
};

use crate::{Language, TournamentText};

/// Says what is so in a tournament, in a language.
#[derive(Clone, Copy, Debug)]
pub struct TournamentNarrator<'a> {
    language: Language,
    tournament: &'a Tournament,
}

impl<'a> TournamentNarrator<'a> {
    /// Returns the narrator of a tournament.
    #[must_use]
    pub const fn new(language: Language, tournament: &'a Tournament) -> TournamentNarrator<'a> {
        TournamentNarrator { language, tournament }
    }

    /// Returns a text in the narrator's language.
    #[must_use]
    pub fn say(&self, text: TournamentText) -> String {
        text.say(self.language)
    }

    /// Returns the name of an entrant.
    #[must_use]
    pub fn name(&self, id: EntrantId) -> String {
        self.tournament.entrant(id).map(|one| one.name.to_string()).unwrap_or_default()
    }

    /// Writes points as the language writes decimals.
    #[must_use]
    pub fn points(&self, points: Points) -> String {
        match self.language {
            Language::English => points.to_string(),
            Language::Spanish | Language::Russian | Language::Romanian | Language::French => {
                points.to_string().replace('.', ",")
            }
        }
    }

    /// Returns the title of a round: the names of the tournament and its number.
    #[must_use]
    pub fn title(&self, round: &Round) -> String {
        let (name, number) = (self.tournament.name().as_str(), round.number.to_string());
        self.say(TournamentText::TournamentTitle { name, round: &number })
    }

    /// Says what every table and bye of a round is.
    #[must_use]
    pub fn round(&self, round: &Round) -> Vec<String> {
        let line = |(table, pairing): (usize, &Pairing)| match pairing {
            Pairing::Bout(bout) => self.bout(table, bout),
            Pairing::Bye { id, points } => {
                let (name, points) = (self.name(*id), self.points(*points));
                self.say(TournamentText::TournamentBye { name: &name, points: &points })
            }
        };
        (1..).zip(&round.pairings).map(line).collect()
    }

    /// Says what one game of a round is; nothing if there is none.
    #[must_use]
    pub fn game(&self, round: u32, table: usize) -> String {
        let bout = self.tournament.bout(round, table);
        bout.map(|bout| self.bout(table, bout)).unwrap_or_default()
    }

    fn bout(&self, table: usize, bout: &Bout) -> String {
        let line = self.plain_bout(table, bout);
        match bout.kind {
            BoutKind::Regular => line,
            BoutKind::PlayOff => self.say(TournamentText::TournamentPlayOff { line: &line }),
        }
    }

    fn plain_bout(&self, table: usize, bout: &Bout) -> String {
        let (first, second) = (&*self.name(bout.first), &*self.name(bout.second));
        let table = &*table.to_string();
        let Some(verdict) = bout.verdict else {
            return self.say(TournamentText::TournamentOpen { first, second, table });
        };
        let (winner, loser) = match verdict.result {
            BoutResult::FirstWins => (first, second),
            BoutResult::SecondWins => (second, first),
            BoutResult::Draw => {
                return self.say(TournamentText::TournamentDrawn { first, second, table });
            }
            BoutResult::BothLose => {
                return self.say(TournamentText::TournamentNobody { first, second, table });
            }
        };
        self.say(match verdict.conduct {
            Conduct::Played => TournamentText::TournamentWon { winner, loser, table },
            Conduct::Forfeit => TournamentText::TournamentForfeit { winner, loser, table },
        })
    }

    /// Says who stands where, with everything that decided it.
    #[must_use]
    pub fn standings(&self) -> Vec<String> {
        let name = self.tournament.name().as_str();
        let title = match self.tournament.rounds().last() {
            None => self.say(TournamentText::TournamentBefore { name }),
            Some(round) => {
                let round = &*round.number.to_string();
                self.say(TournamentText::TournamentStandings { name, round })
            }
        };
        let standings = self.tournament.standings();
        [title].into_iter().chain(standings.iter().map(|one| self.standing(one))).collect()
    }

    fn standing(&self, standing: &Standing) -> String {
        let (place, points) = (standing.place.to_string(), self.points(standing.score));
        let name = self.name(standing.id);
        let text = TournamentText::TournamentPlace { place: &place, name: &name, points: &points };
        let mut parts = vec![self.say(text)];
        if let System::KnockOut { .. } = self.tournament.regulations().system {
            let survived = Points::halves(standing.survived);
            parts.push(self.value(TournamentText::TieSurvived, survived));
        }
        if standing.play_off > Points::ZERO {
            parts.push(self.value(TournamentText::TiePlayOff, standing.play_off));
        }
        for (tie_break, value) in &standing.tie_breaks {
            parts.push(self.value(tie_break_text(*tie_break), *value));
        }
        let presence = self.tournament.entrant(standing.id).map(|one| one.presence);
        if let Some(Presence::Left(_)) = presence {
            parts.push(self.say(TournamentText::TournamentGone));
        }
        parts.join("; ")
    }

    fn value(&self, what: TournamentText, value: Points) -> String {
        let (what, value) = (self.say(what), self.points(value));
        self.say(TournamentText::TournamentValue { what: &what, value: &value })
    }

    /// Returns a row per entrant, in the order of the places: the number, the name, a cell per round, the points.
    #[must_use]
    pub fn crosstable(&self) -> Vec<String> {
        let name = self.tournament.name().to_string();
        let mut lines = vec![name, self.say(TournamentText::TournamentCells)];
        for standing in self.tournament.standings() {
            let rounds = self.tournament.rounds().iter();
            let cells: Vec<String> =
                rounds.map(|round| crosstable_cell(round, standing.id)).collect();
            let (id, name) = (standing.id, self.name(standing.id));
            let points = self.points(standing.score);
            lines.push(format!("{id} {name}: {}; {points}", cells.join(" ")));
        }
        lines
    }

    /// Says why something was refused.
    #[must_use]
    pub fn refusal(&self, refusal: TournamentRefusal) -> String {
        let name = |id: EntrantId| {
            self.tournament.entrant(id).map_or_else(|| id.to_string(), |one| one.name.to_string())
        };
        let text = match refusal {
            TournamentRefusal::NoSuchEntrant(id) => {
                return self.say(TournamentText::TournamentWho { name: &name(id) });
            }
            TournamentRefusal::HasLeft(id) => {
                return self.say(TournamentText::TournamentHasLeft { name: &name(id) });
            }
            TournamentRefusal::IsHere(id) => {
                return self.say(TournamentText::TournamentIsHere { name: &name(id) });
            }
            TournamentRefusal::NoSuchTable { round, table } => {
                let (round, table) = (&*round.to_string(), &*table.to_string());
                return self.say(TournamentText::TournamentNoTable { round, table });
            }
            // Who enters names says which one it is.
            TournamentRefusal::NameTaken => TournamentText::TournamentNameTaken { name: "" },
            TournamentRefusal::TooLateToEnter => TournamentText::TournamentTooLate,
            TournamentRefusal::NotInThisSystem => TournamentText::TournamentOtherSystem,
            TournamentRefusal::TooFew => TournamentText::TournamentTooFew,
            TournamentRefusal::GamesOpen => TournamentText::TournamentGamesOpen,
            TournamentRefusal::NobodyFree => TournamentText::TournamentNobodyFree,
            TournamentRefusal::Over => TournamentText::TournamentOver,
            TournamentRefusal::AlreadyDecided => TournamentText::TournamentDecided,
            TournamentRefusal::NotDecided => TournamentText::TournamentNotDecided,
            TournamentRefusal::SomebodyMustWin => TournamentText::TournamentMustWin,
            TournamentRefusal::NextRoundPaired => TournamentText::TournamentNextPaired,
            TournamentRefusal::NotEqual => TournamentText::TournamentNotEqual,
        };
        self.say(text)
    }
}

/// Returns the name of a tie-break.
#[must_use]
pub const fn tie_break_text(tie_break: TieBreak) -> TournamentText<'static> {
    match tie_break {
        TieBreak::Buchholz => TournamentText::TieBuchholz,
        TieBreak::BuchholzCut => TournamentText::TieBuchholzCut,
        TieBreak::SonnebornBerger => TournamentText::TieSonnebornBerger,
        TieBreak::DirectEncounter => TournamentText::TieDirectEncounter,
        TieBreak::Wins => TournamentText::TieWins,
        TieBreak::Streak => TournamentText::TieStreak,
    }
}

/// Returns what a round was for an entrant in a crosstable: the opponent's number and how it ended, for each game.
#[must_use]
pub fn crosstable_cell(round: &Round, id: EntrantId) -> String {
    let part = |pairing: &Pairing| match pairing {
        Pairing::Bye { id: other, .. } => (*other == id).then(|| "b".to_owned()),
        Pairing::Bout(bout) => {
            let start = if bout.first == id { "s" } else { "" };
            Some(format!("{}{}{start}", bout.opponent(id)?, sign(bout, id)))
        }
    };
    let parts: Vec<String> = round.pairings.iter().filter_map(part).collect();
    if parts.is_empty() { "0".to_owned() } else { parts.join(",") }
}

fn sign(bout: &Bout, id: EntrantId) -> &'static str {
    let Some(verdict) = bout.verdict else { return "." };
    let has_won = match verdict.result {
        BoutResult::FirstWins => bout.first == id,
        BoutResult::SecondWins => bout.second == id,
        BoutResult::Draw => return "=",
        BoutResult::BothLose => false,
    };
    match (has_won, verdict.conduct) {
        (true, Conduct::Played) => "+",
        (false, Conduct::Played) => "-",
        (true, Conduct::Forfeit) => "+f",
        (false, Conduct::Forfeit) => "-f",
    }
}
