//! Tournaments on a server: who may do what, and what happens by itself.

use quarto_game::{GameId, Time};
use quarto_rules::Chance;
use quarto_tournament::{
    Arrangements, BoutResult, BoutVerdict, Device, EntrantId, EntryPolicy, HostedEvent,
    HostedRefusal, HostedTournament, Regulations, RoundPace, Streaks, System, TableResult,
    TournamentOrder, TournamentRefusal, TournamentRole, TournamentStage,
};

const ORGANISER: TournamentRole = TournamentRole::ORGANISER;
const WON: BoutVerdict = BoutVerdict::played(BoutResult::FirstWins);

/// A tournament and everything that happened in it.
struct Hall {
    hosted: HostedTournament,
    events: Vec<HostedEvent>,
    chance: Chance,
    at: Time,
}

impl Hall {
    fn new(system: System, arrangements: Arrangements) -> Hall {
        let name = "Cup".parse().unwrap();
        let at = Time(1_000_000);
        let opened =
            HostedTournament::found(name, Regulations::usual(system), arrangements, at).unwrap();
        let hosted = HostedTournament::open(&opened).unwrap();
        Hall { hosted, events: vec![opened], chance: Chance::new(7), at }
    }

    /// Returns a Swiss tournament of three rounds with these players, each on a device.
    fn swiss(pace: RoundPace, players: &[&str]) -> Hall {
        let arrangements = Arrangements { pace, ..Arrangements::default() };
        let mut hall = Hall::new(System::Swiss { rounds: 3 }, arrangements);
        for name in players {
            hall.join(name).unwrap();
        }
        hall
    }

    fn order(
        &mut self,
        role: TournamentRole,
        order: &TournamentOrder,
    ) -> Result<(), HostedRefusal> {
        let events = self.hosted.judge(role, order, self.at, &mut self.chance)?;
        self.apply(events);
        Ok(())
    }

    fn apply(&mut self, events: Vec<HostedEvent>) {
        for event in events {
            self.hosted.apply(&event).unwrap();
            self.events.push(event);
        }
        assert_eq!(HostedTournament::replay(&self.events).unwrap(), self.hosted);
    }

    fn join(&mut self, name: &str) -> Result<(), HostedRefusal> {
        let order = TournamentOrder::Join { name: name.parse().unwrap(), device: Device::Person };
        self.order(TournamentRole::SPECTATOR, &order)
    }

    fn enter(&mut self, names: &[&str]) -> Result<(), HostedRefusal> {
        let names = names.iter().map(|name| name.parse().unwrap()).collect();
        self.order(ORGANISER, &TournamentOrder::Enter(names))
    }

    /// Lets all open games on the server end like that, and what is due happen.
    fn end_all(&mut self, verdict: BoutVerdict) {
        let open = self.hosted.open_boards();
        let ends: Vec<_> =
            open.map(|(round, table, _, _)| TableResult { round, table, verdict }).collect();
        let due = self.hosted.due(&ends, self.at, &mut self.chance);
        self.apply(due);
        // What is reported again changes nothing.
        assert_eq!(self.hosted.due(&ends, self.at, &mut self.chance), []);
    }

    fn games(&self) -> Vec<GameId> {
        self.hosted.open_boards().map(|(_, _, game, _)| game).collect()
    }

    fn rounds(&self) -> usize {
        self.hosted.tournament().rounds().len()
    }
}

#[test]
fn a_round_brings_its_games_and_their_ends_bring_its_results() {
    let mut hall = Hall::swiss(RoundPace::Button, &["Ada", "Bo", "Cleo", "Dan", "Eve"]);
    assert_eq!(hall.hosted.stage(), TournamentStage::Gathering);
    hall.order(ORGANISER, &TournamentOrder::Begin).unwrap();
    let games = hall.games();
    assert!(games.len() == 2 && games[0] != games[1], "{games:?}");
    assert_eq!(
        hall.order(ORGANISER, &TournamentOrder::Begin),
        Err(TournamentRefusal::GamesOpen.into())
    );
    hall.end_all(WON);
    assert_eq!((hall.hosted.stage(), hall.rounds()), (TournamentStage::Between, 1));
    assert_eq!(hall.hosted.wake(), None, "the organiser begins the next round");
}

#[test]
fn rounds_begin_by_the_clock_once_all_results_are_there() {
    let mut hall = Hall::swiss(RoundPace::Pause(60), &["Ada", "Bo", "Cleo", "Dan"]);
    hall.order(ORGANISER, &TournamentOrder::Schedule(Some(5))).unwrap();
    let begins = hall.hosted.wake().unwrap();
    assert_eq!(begins, Time(hall.at.0 + 300_000));
    assert_eq!(hall.hosted.due(&[], hall.at, &mut Chance::new(1)), [], "it is too early");
    for round in 1..=3 {
        hall.at = hall.hosted.wake().unwrap();
        hall.end_all(WON);
        assert_eq!(hall.rounds(), round);
        hall.end_all(WON);
    }
    assert_eq!((hall.hosted.stage(), hall.hosted.wake()), (TournamentStage::Played, None));
}

#[test]
fn nothing_begins_while_it_is_paused() {
    let mut hall = Hall::swiss(RoundPace::Pause(60), &["Ada", "Bo"]);
    hall.order(ORGANISER, &TournamentOrder::Schedule(Some(0))).unwrap();
    hall.order(ORGANISER, &TournamentOrder::Pause).unwrap();
    assert_eq!(hall.hosted.wake(), None);
    assert_eq!(hall.order(ORGANISER, &TournamentOrder::Begin), Err(HostedRefusal::Paused));
    assert_eq!(hall.order(ORGANISER, &TournamentOrder::Pause), Err(HostedRefusal::Paused));
    hall.at = Time(hall.at.0 + 1000);
    hall.order(ORGANISER, &TournamentOrder::Resume).unwrap();
    assert_eq!(hall.hosted.wake(), Some(Time(hall.at.0 + 60_000)), "after the usual pause");
}

/// A round that nobody can play must not be tried for ever.
#[test]
fn a_round_that_cannot_begin_waits_for_the_organiser() {
    let mut hall = Hall::swiss(RoundPace::Button, &["Ada"]);
    hall.order(ORGANISER, &TournamentOrder::Schedule(Some(0))).unwrap();
    let due = hall.hosted.due(&[], hall.at, &mut hall.chance);
    assert_eq!(due, [HostedEvent::Scheduled { at: None }]);
    hall.apply(due);
    assert_eq!(hall.hosted.wake(), None);
}

#[test]
fn who_has_no_device_plays_at_a_wooden_board_and_both_report_the_result() {
    let mut hall = Hall::swiss(RoundPace::Button, &["Ada", "Bo"]);
    hall.enter(&["Cleo", "Dan"]).unwrap();
    hall.order(ORGANISER, &TournamentOrder::Begin).unwrap();
    let cleo = EntrantId(3);
    let (round, table, bout) = hall.hosted.open_table(cleo).unwrap();
    assert_eq!(hall.hosted.board(round, table), None);
    let (first, second) = (bout.first, bout.second);
    let report = |text: &str| {
        let verdict = text.parse().unwrap();
        TournamentOrder::Report(TableResult { round, table, verdict })
    };
    let [one, other] = [first, second].map(TournamentRole::player);
    assert_eq!(hall.order(one, &report("1-0f")), Err(HostedRefusal::NotPlayed));
    hall.order(one, &report("1-0")).unwrap();
    hall.order(other, &report("0-1")).unwrap();
    let said = hall.hosted.reports(round, table);
    assert!(said[0].is_some() && said[1].is_some() && said[0] != said[1]);
    assert_eq!(hall.hosted.tournament().bout(round, table).unwrap().verdict, None);
    hall.order(other, &report("1-0")).unwrap();
    assert_eq!(hall.hosted.tournament().bout(round, table).unwrap().verdict, Some(WON));
    let stranger = TournamentRole::SPECTATOR;
    assert_eq!(hall.order(stranger, &report("1-0")), Err(TournamentRefusal::AlreadyDecided.into()));
}

#[test]
fn nobody_reports_a_game_that_is_played_here_or_by_others() {
    let mut hall = Hall::swiss(RoundPace::Button, &["Ada", "Bo", "Cleo", "Dan"]);
    hall.order(ORGANISER, &TournamentOrder::Begin).unwrap();
    let bout = *hall.hosted.tournament().bout(1, 1).unwrap();
    let report = TournamentOrder::Report(TableResult { round: 1, table: 1, verdict: WON });
    let player = TournamentRole::player(bout.first);
    assert_eq!(hall.order(player, &report), Err(HostedRefusal::PlayedOnline));
    let absent = hall.hosted.tournament().bout(1, 2).unwrap().first;
    let stranger = TournamentRole::player(absent);
    assert_eq!(hall.order(stranger, &report), Err(HostedRefusal::NotThatPlayer));
}

#[test]
fn a_name_on_the_list_waits_for_whoever_comes_with_it() {
    let arrangements = Arrangements { entry: EntryPolicy::Listed, ..Arrangements::default() };
    let mut hall = Hall::new(System::Swiss { rounds: 2 }, arrangements);
    hall.enter(&["Ada", "Bo"]).unwrap();
    assert_eq!(hall.join("Eve"), Err(HostedRefusal::EntryClosed));
    hall.join("ada").unwrap();
    assert_eq!(hall.hosted.device(EntrantId(1)), Some(Device::Person));
    assert_eq!(hall.join("Ada"), Err(HostedRefusal::NameHeld));
    let again = TournamentOrder::Join { name: "Bo".parse().unwrap(), device: Device::Person };
    let ada = TournamentRole::player(EntrantId(1));
    assert_eq!(hall.order(ada, &again), Err(HostedRefusal::EnteredAlready));
}

#[test]
fn a_list_with_a_name_that_is_taken_enters_nobody() {
    let mut hall = Hall::swiss(RoundPace::Button, &["Ada"]);
    assert_eq!(hall.enter(&["Bo", "ADA"]), Err(TournamentRefusal::NameTaken.into()));
    assert_eq!(hall.hosted.tournament().entrants().len(), 1);
    let many: Vec<String> = (0..1000).map(|number| format!("Player {number}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(hall.enter(&many), Err(HostedRefusal::Full));
}

#[test]
fn only_the_organiser_organises_and_players_answer_for_themselves() {
    let mut hall = Hall::swiss(RoundPace::Button, &["Ada", "Bo"]);
    let ada = TournamentRole::player(EntrantId(1));
    for order in [
        TournamentOrder::Begin,
        TournamentOrder::Close,
        TournamentOrder::Pause,
        TournamentOrder::Announce("Hi".parse().unwrap()),
    ] {
        assert_eq!(hall.order(ada, &order), Err(HostedRefusal::NotOrganiser), "{order:?}");
    }
    let leave = TournamentOrder::Withdraw(EntrantId(2));
    assert_eq!(hall.order(ada, &leave), Err(HostedRefusal::NotThatPlayer));
    hall.order(ada, &TournamentOrder::Withdraw(EntrantId(1))).unwrap();
}

#[test]
fn after_the_end_only_results_are_corrected() {
    let mut hall = Hall::swiss(RoundPace::Button, &["Ada", "Bo"]);
    hall.order(ORGANISER, &TournamentOrder::Begin).unwrap();
    hall.end_all(WON);
    hall.order(ORGANISER, &TournamentOrder::Close).unwrap();
    assert_eq!(hall.join("Cleo"), Err(HostedRefusal::Closed));
    assert_eq!(hall.order(ORGANISER, &TournamentOrder::Begin), Err(HostedRefusal::Closed));
    let verdict = BoutVerdict::played(BoutResult::Draw);
    let correct = TournamentOrder::Correct(TableResult { round: 1, table: 1, verdict });
    hall.order(ORGANISER, &correct).unwrap();
    assert_eq!(hall.hosted.tournament().bout(1, 1).unwrap().verdict, Some(verdict));
}

#[test]
fn an_arena_pairs_by_itself_and_ends_by_itself() {
    let system = System::Arena { length: 60_000, streaks: Streaks::Plain };
    let mut hall = Hall::new(system, Arrangements::default());
    for name in ["Ada", "Bo", "Cleo", "Dan"] {
        hall.join(name).unwrap();
    }
    hall.order(ORGANISER, &TournamentOrder::Begin).unwrap();
    assert_eq!(hall.games().len(), 2);
    hall.at = Time(hall.at.0 + 30_000);
    hall.end_all(WON);
    assert_eq!((hall.rounds(), hall.games().len()), (2, 2), "the next games are on");
    hall.at = Time(hall.at.0 + 30_000);
    hall.end_all(WON);
    assert_eq!(hall.hosted.stage(), TournamentStage::Closed);
}

#[test]
fn events_are_read_as_they_were_written() {
    let mut hall = Hall::swiss(RoundPace::Pause(5), &["Ada", "Bo", "Cleo"]);
    hall.order(ORGANISER, &TournamentOrder::Begin).unwrap();
    hall.order(ORGANISER, &TournamentOrder::Announce("Tea!".parse().unwrap())).unwrap();
    let slow = TournamentOrder::Slow(EntrantId(2), "150".parse().unwrap());
    hall.order(ORGANISER, &slow).unwrap();
    hall.end_all(WON);
    hall.order(ORGANISER, &TournamentOrder::Close).unwrap();
    for event in &hall.events {
        assert_eq!(HostedEvent::from_line(&event.to_line()).unwrap(), *event);
    }
    let text: Vec<String> = hall.events.iter().map(HostedEvent::to_line).collect();
    assert!(
        text[1].starts_with(r#"{"v":1,"type":"happened","at":1000000,"event":{"type":"entered","#)
    );
}
