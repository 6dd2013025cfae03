use quarto_text::CupText;
use quarto_tournament::{
    Bout, BoutResult, BoutVerdict, EntrantId, Pairing, Presence, Round, System, ThirdPlace,
    TournamentStage,
};

use super::CupView;

/// What a player has to do next.
pub(crate) struct NextStep {
    /// In one sentence, as the heading.
    pub(crate) title: String,
    /// What else concerns the player.
    pub(crate) lines: Vec<String>,
    /// What changes often and is never said aloud.
    pub(crate) aside: Option<String>,
    /// The address of the player's game.
    pub(crate) board: Option<String>,
    /// The result to say, after a game at a wooden board.
    pub(crate) report: Option<Report>,
    /// Whether there is nothing to do but to wait.
    pub(crate) waits: bool,
}

/// A game at a wooden board of which the player says how it ended.
pub(crate) struct Report {
    pub(crate) round: u32,
    pub(crate) table: usize,
    /// The result for each button: won, drawn, lost.
    pub(crate) choices: Vec<ReportChoice>,
}

/// A button with which a player says how a game ended.
pub(crate) struct ReportChoice {
    pub(crate) result: String,
    pub(crate) label: String,
    pub(crate) chosen: bool,
}

/// What a game was for one of its players.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Outcome {
    Won,
    Drew,
    Lost,
}

impl Outcome {
    /// Returns what a decided game was for an entrant who played in it.
    pub(crate) fn of(bout: &Bout, verdict: BoutVerdict, id: EntrantId) -> Outcome {
        match verdict.result {
            BoutResult::FirstWins if bout.first == id => Outcome::Won,
            BoutResult::SecondWins if bout.second == id => Outcome::Won,
            BoutResult::Draw => Outcome::Drew,
            BoutResult::FirstWins | BoutResult::SecondWins | BoutResult::BothLose => Outcome::Lost,
        }
    }
}

impl CupView<'_> {
    /// Returns what an entrant has to do next.
    pub(crate) fn next_step(&self, id: EntrantId) -> NextStep {
        let presence = self.tournament().entrant(id).map(|one| one.presence);
        let stage = self.hosted().stage();
        match (stage, presence, self.hosted().open_table(id)) {
            (TournamentStage::Closed | TournamentStage::Played, ..) => self.final_step(id),
            (_, Some(Presence::Left(_)) | None, _) => self.step(CupText::CupDoLeft),
            (_, _, Some((round, table, bout))) => self.game_step(id, round, table, bout),
            (TournamentStage::Gathering, ..) => self.waiting_step(CupText::CupDoWait, Vec::new()),
            (TournamentStage::Playing | TournamentStage::Between, presence, None) => {
                self.step_after(id, presence)
            }
        }
    }

    /// Returns a step that consists of a sentence.
    fn step(&self, title: CupText) -> NextStep {
        NextStep {
            title: self.say(title),
            lines: Vec::new(),
            aside: None,
            board: None,
            report: None,
            waits: false,
        }
    }

    fn waiting_step(&self, title: CupText, mut lines: Vec<String>) -> NextStep {
        if self.hosted().is_paused() {
            lines.push(self.say(CupText::CupDoPaused));
        }
        NextStep { lines, waits: true, ..self.step(title) }
    }

    fn final_step(&self, id: EntrantId) -> NextStep {
        let standings = self.tournament().standings();
        let Some(own) = standings.iter().find(|one| one.id == id) else {
            return self.step(CupText::CupNowEnded);
        };
        let (place, points) = (own.place.to_string(), self.narrator().points(own.score));
        self.step(CupText::CupDoOver { place: &place, points: &points })
    }

    fn game_step(&self, id: EntrantId, round: u32, table: usize, bout: &Bout) -> NextStep {
        let opponent = bout.opponent(id).map(|other| self.name(other)).unwrap_or_default();
        let (number, at, name) = (&*round.to_string(), &*table.to_string(), &*opponent);
        let title = if bout.first == id {
            CupText::CupDoStart { round: number, table: at }
        } else {
            CupText::CupDoSecond { name, round: number, table: at }
        };
        let against = self.say(CupText::CupDoAgainst { name });
        let board = self.hosted().board(round, table);
        let board = board.map(|game| self.reader.to(&format!("/games/{game}")));
        let lines = if board.is_some() {
            vec![against]
        } else {
            [against, self.say(CupText::CupGoTable { table: at })]
                .into_iter()
                .chain(self.reported(id, round, table, bout))
                .collect()
        };
        let report = board.is_none().then(|| self.report(id, round, table, bout, name));
        NextStep { lines, board, report, ..self.step(title) }
    }

    /// Says what both players said of a game so far.
    fn reported(&self, id: EntrantId, round: u32, table: usize, bout: &Bout) -> Option<String> {
        let [first, second] = self.hosted().reports(round, table);
        let (own, other) = if bout.first == id { (first, second) } else { (second, first) };
        let name = &*bout.opponent(id).map(|other| self.name(other)).unwrap_or_default();
        let result = |verdict| self.outcome_words(Outcome::of(bout, verdict, id), name);
        Some(match (own, other) {
            (None, None) => return None,
            (Some(own), Some(other)) if own != other => self.say(CupText::CupReportDiffer { name }),
            (Some(own), _) => self.say(CupText::CupReportYours { name, result: &result(own) }),
            (None, Some(other)) => {
                self.say(CupText::CupReportTheirs { name, result: &result(other) })
            }
        })
    }

    /// Returns the words of a player for how a game ended, as on the buttons.
    fn outcome_words(&self, outcome: Outcome, opponent: &str) -> String {
        self.say(match outcome {
            Outcome::Won => CupText::CupReportWon,
            Outcome::Drew => CupText::CupReportDraw,
            Outcome::Lost => CupText::CupReportLost { name: opponent },
        })
    }

    fn report(&self, id: EntrantId, round: u32, table: usize, bout: &Bout, name: &str) -> Report {
        let own_index = usize::from(bout.first != id);
        let own = self.hosted().reports(round, table)[own_index];
        let both = [BoutResult::FirstWins, BoutResult::SecondWins];
        let [won, lost] = if bout.first == id { both } else { [both[1], both[0]] };
        // In a knock-out somebody goes on.
        let drawn = match self.tournament().regulations().system {
            System::KnockOut { best_of: 1, .. } => None,
            System::KnockOut { .. }
            | System::Swiss { .. }
            | System::RoundRobin { .. }
            | System::Arena { .. } => Some((BoutResult::Draw, Outcome::Drew)),
        };
        let choices = [Some((won, Outcome::Won)), drawn, Some((lost, Outcome::Lost))];
        let choice = |(result, outcome): (BoutResult, Outcome)| ReportChoice {
            result: result.to_string(),
            label: self.outcome_words(outcome, name),
            chosen: own == Some(BoutVerdict::played(result)),
        };
        Report { round, table, choices: choices.into_iter().flatten().map(choice).collect() }
    }

    /// Returns what to do after a game, or in a round without one.
    fn step_after(&self, id: EntrantId, presence: Option<Presence>) -> NextStep {
        let Some(round) = self.tournament().rounds().last() else {
            return self.waiting_step(CupText::CupDoWait, Vec::new());
        };
        let number = &*round.number.to_string();
        let latest = self.latest(id);
        let opponent = match &latest {
            Some((_, Pairing::Bout(bout))) => bout.opponent(id).map(|other| self.name(other)),
            Some((_, Pairing::Bye { .. })) | None => None,
        };
        let name = &*opponent.unwrap_or_default();
        let points;
        let (title, outcome) = match &latest {
            Some((latest, _)) if latest.number != round.number && !self.is_arena() => {
                (CupText::CupDoRoundWithout { round: number }, None)
            }
            None => (CupText::CupDoRoundWithout { round: number }, None),
            Some((_, Pairing::Bye { points: got, .. })) => {
                points = self.narrator().points(*got);
                (CupText::CupDoBye { round: number, points: &points }, None)
            }
            Some((_, Pairing::Bout(bout))) => {
                let outcome = bout.verdict.map(|verdict| Outcome::of(bout, verdict, id));
                let title = match outcome {
                    Some(Outcome::Won) => CupText::CupDoWon { name, round: number },
                    Some(Outcome::Drew) => CupText::CupDoDrew { name, round: number },
                    Some(Outcome::Lost) | None => CupText::CupDoLost { name, round: number },
                };
                (title, outcome)
            }
        };
        let then = match self.tournament().regulations().system {
            System::KnockOut { best_of: 1, third_place: ThirdPlace::Shared }
                if outcome == Some(Outcome::Lost) =>
            {
                return NextStep { lines: vec![self.say(CupText::CupDoOut)], ..self.step(title) };
            }
            System::Arena { .. }
            | System::Swiss { .. }
            | System::RoundRobin { .. }
            | System::KnockOut { .. }
                if presence == Some(Presence::Away) =>
            {
                CupText::CupDoAway
            }
            System::Arena { .. } => CupText::CupDoFree,
            System::Swiss { .. } | System::RoundRobin { .. } | System::KnockOut { .. } => {
                CupText::CupDoNext
            }
        };
        let count = round.bouts().filter(|(_, bout)| bout.verdict.is_none()).count();
        let is_round = !self.is_arena() && count > 0;
        let aside = is_round.then(|| self.say(CupText::CupDoOthers { count }));
        NextStep { aside, ..self.waiting_step(title, vec![self.say(then)]) }
    }

    /// Returns the latest game or bye of an entrant, with its round.
    fn latest(&self, id: EntrantId) -> Option<(&Round, &Pairing)> {
        let rounds = self.tournament().rounds().iter().rev();
        let mut all = rounds.flat_map(|round| round.pairings.iter().map(move |one| (round, one)));
        all.find(|(_, pairing)| match pairing {
            Pairing::Bout(bout) => bout.opponent(id).is_some(),
            Pairing::Bye { id: bye, .. } => *bye == id,
        })
    }
}
