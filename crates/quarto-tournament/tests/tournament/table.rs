use quarto_rules::Chance;
use quarto_tournament::{
    EntrantId, Regulations, Seeding, System, Tournament, TournamentEvent, TournamentRefusal,
};

/// A tournament in a test, with all its events.
pub(crate) struct Table {
    pub(crate) tournament: Tournament,
    events: Vec<TournamentEvent>,
}

type Judged = Result<Vec<TournamentEvent>, TournamentRefusal>;

impl Table {
    pub(crate) fn new(system: System, names: &[&str]) -> Table {
        Table::by(Regulations { seeding: Seeding::Entered, ..Regulations::usual(system) }, names)
    }

    pub(crate) fn by(regulations: Regulations, names: &[&str]) -> Table {
        let founded = Tournament::found("Test".parse().unwrap(), regulations).unwrap();
        let tournament = Tournament::open(&founded).unwrap();
        let mut table = Table { tournament, events: vec![founded] };
        for name in names {
            table.act(|tournament| tournament.enter(name.parse().unwrap()));
        }
        table
    }

    /// Does what is allowed. The events are always the whole of the tournament.
    pub(crate) fn act(&mut self, judge: impl FnOnce(&Tournament) -> Judged) {
        self.events.extend(self.tournament.carry_out(judge).unwrap());
        assert_eq!(Tournament::replay(&self.events).unwrap(), self.tournament);
    }

    /// Tries what is refused. Nothing changes.
    pub(crate) fn refuse(
        &mut self,
        why: TournamentRefusal,
        judge: impl FnOnce(&Tournament) -> Judged,
    ) {
        let before = self.tournament.clone();
        assert_eq!(self.tournament.carry_out(judge), Err(why));
        assert_eq!(self.tournament, before);
    }

    pub(crate) fn pair(&mut self) {
        self.act(|tournament| tournament.pair(0, &mut Chance::new(1)));
    }

    /// Returns who plays whom in the latest round, as `1-5`, the one who starts first.
    pub(crate) fn latest(&self) -> Vec<String> {
        let round = self.tournament.rounds().last().unwrap();
        round.bouts().map(|(_, bout)| format!("{}-{}", bout.first, bout.second)).collect()
    }

    /// Decides all open games so that the entrants with these numbers win, and the rest is drawn.
    pub(crate) fn win(&mut self, winners: &[u32]) {
        let round = self.tournament.rounds().last().unwrap().clone();
        for (table, bout) in round.bouts().filter(|(_, bout)| bout.verdict.is_none()) {
            let has_won = |id: EntrantId| winners.contains(&id.0);
            let text = match (has_won(bout.first), has_won(bout.second)) {
                (true, _) => "1-0",
                (_, true) => "0-1",
                (false, false) => "1/2",
            };
            let verdict = text.parse().unwrap();
            self.act(|tournament| tournament.decide(round.number, table, verdict));
        }
    }

    /// Returns the places, as `1 Ada 2.5`.
    pub(crate) fn places(&self) -> Vec<String> {
        let name = |id| self.tournament.entrant(id).unwrap().name.clone();
        let standings = self.tournament.standings().into_iter();
        standings.map(|one| format!("{} {} {}", one.place, name(one.id), one.score)).collect()
    }
}
