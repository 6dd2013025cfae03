//! The pages of tournaments, made of events and nothing else.

use std::collections::BTreeSet;
use std::sync::Arc;

use quarto_game::{Options, Snapshot, Time, Viewer};
use quarto_pages::{
    Fields, OrganiserDesk, PlayerDesk, Reader, TournamentFlash, TournamentLink, TournamentQuestion,
    beamer_page, crosstable_page, crosstable_text, hosted_refusal, join_tournament_page,
    new_tournament_page, organiser_page, organiser_update, player_page, player_update,
    read_new_tournament, sheet_page, spectator_page, spectator_update,
};
use quarto_rules::Chance;
use quarto_text::{CupText, Language, TournamentSheet};
use quarto_tournament::{
    Arrangements, BoutVerdict, Device, EntrantId, EntryPolicy, HostedRefusal, HostedTournament,
    PointScheme, Regulations, RoundPace, Streaks, System, TableResult, ThirdPlace, TieBreak,
    TournamentOrder, TournamentRefusal, TournamentRole, TournamentSnapshot, TournamentVerb, Venue,
};

use crate::{game, readers, snapshot};

/// A tournament in which things are done one after the other.
pub(crate) struct Cup(pub(crate) HostedTournament);

impl Cup {
    fn new(system: System, venue: Venue) -> Cup {
        let arrangements = Arrangements { venue, ..Arrangements::default() };
        let regulations = Regulations::usual(system);
        let name = "Cup & <Co>".parse().unwrap();
        let opened = HostedTournament::found(name, regulations, arrangements, Time(0)).unwrap();
        Cup(HostedTournament::open(&opened).unwrap())
    }

    /// A Swiss of these players, each with a device.
    pub(crate) fn swiss(names: &[&str], venue: Venue) -> Cup {
        let mut cup = Cup::new(System::Swiss { rounds: 3 }, venue);
        for name in names {
            let name = name.parse().unwrap();
            cup.act(
                TournamentRole::SPECTATOR,
                &TournamentOrder::Join { name, device: Device::Person },
            );
        }
        cup
    }

    pub(crate) fn act(&mut self, role: TournamentRole, order: &TournamentOrder) {
        let events = self.0.judge(role, order, Time(1000), &mut Chance::new(7)).unwrap();
        for event in &events {
            self.0.apply(event).unwrap();
        }
    }

    pub(crate) fn organise(&mut self, order: &TournamentOrder) {
        self.act(TournamentRole::ORGANISER, order);
    }

    pub(crate) fn seen(&self, role: TournamentRole) -> TournamentSnapshot {
        TournamentSnapshot {
            id: "7kq2m9xv4a0e".parse().unwrap(),
            hosted: Arc::new(self.0.clone()),
            now: Time(2000),
            role,
        }
    }

    pub(crate) fn player(&self, reader: &Reader, number: u32) -> String {
        let id = EntrantId(number);
        let desk = PlayerDesk { player: id, code: Some("kq7x"), key: "k" };
        player_page(
            reader,
            &self.seen(TournamentRole::player(id)),
            &desk,
            &TournamentFlash::default(),
        )
    }

    pub(crate) fn organiser(&self, reader: &Reader, flash: &TournamentFlash) -> String {
        organiser_page(reader, &self.seen(TournamentRole::ORGANISER), &desk(&codes()), flash)
    }

    /// Returns the entrants of a table of the first round, who starts first.
    pub(crate) fn at(&self, table: usize) -> [EntrantId; 2] {
        self.0.tournament().bout(1, table).unwrap().both()
    }
}

pub(crate) fn codes() -> Vec<(EntrantId, String)> {
    vec![(EntrantId(1), "kq7x".into())]
}

pub(crate) fn desk(codes: &[(EntrantId, String)]) -> OrganiserDesk<'_> {
    OrganiserDesk {
        players: "https://a.example/tournaments/7kq2m9xv4a0e",
        organiser: "https://a.example/organise/secret",
        token: Some("token"),
        codes,
        key: "k",
        names: "",
    }
}

pub(crate) fn result(round: u32, table: usize, text: &str) -> TableResult {
    TableResult { round, table, verdict: text.parse::<BoutVerdict>().unwrap() }
}

const FIVE: [&str; 5] = ["Ada", "Bo & <Co>", "Cleo", "Dan", "Eve"];

/// Returns the tags of a page with their attributes, in order.
fn tags(page: &str) -> impl Iterator<Item = (&str, &str)> {
    page.split('<').skip(1).map(|part| {
        let tag = part.split('>').next().unwrap();
        tag.split_once([' ', '\n']).unwrap_or((tag, ""))
    })
}

fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let start = format!(" {name}=\"");
    let all = attributes.split_once(&start).map(|(_, rest)| rest);
    let all = all.or_else(|| attributes.strip_prefix(&start[1..]))?;
    all.split('"').next()
}

/// Checks what every page must have: one first heading, no level left out, a label for every field, every id once, and
/// a name for every region.
#[track_caller]
fn check_structure(page: &str) {
    let (mut ids, mut level, mut labels) = (BTreeSet::new(), 0, 0);
    for (tag, attributes) in tags(page) {
        if let Some(id) = attribute(attributes, "id") {
            assert!(ids.insert(id.to_owned()), "the id {id} is there twice: {page}");
        }
        match tag {
            "h1" | "h2" | "h3" => {
                let now: u32 = tag[1..].parse().unwrap();
                assert!(now <= level + 1 && (now > 1 || level == 0), "{tag} after {level}: {page}");
                level = now;
            }
            "label" => labels += 1,
            "/label" => labels -= 1,
            "input" | "select" | "textarea" => {
                let is_hidden = attribute(attributes, "type") == Some("hidden");
                assert!(is_hidden || labels == 1, "without a label: {tag} {attributes}");
            }
            _ => {}
        }
    }
    assert!(level > 0, "no heading");
    for (_, attributes) in tags(page) {
        for name in ["aria-labelledby", "aria-describedby"] {
            if let Some(of) = attribute(attributes, name) {
                assert!(ids.contains(of), "{name} of {of}, which is not there: {page}");
            }
        }
    }
    assert!(page.contains("<main id=\"main\""), "{page}");
    assert!(!page.contains(" style=\""), "{page}");
    assert!(!page.contains("<Co>"), "names are escaped: {page}");
}

/// A Swiss in its second round: one game open, one reported, one decided.
fn midway(venue: Venue) -> Cup {
    let mut cup = Cup::swiss(&FIVE, venue);
    cup.organise(&TournamentOrder::Begin);
    cup.organise(&TournamentOrder::Decide(result(1, 1, "1-0")));
    cup.organise(&TournamentOrder::Decide(result(1, 2, "1/2")));
    cup.organise(&TournamentOrder::Announce("Tea <is> ready.".parse().unwrap()));
    cup.organise(&TournamentOrder::Begin);
    cup
}

#[test]
fn every_page_of_a_tournament_has_its_structure_for_every_reader() {
    let cups = [
        Cup::swiss(&[], Venue::Online),
        Cup::swiss(&FIVE, Venue::Online),
        midway(Venue::Online),
        midway(Venue::Wood),
    ];
    let board = snapshot(&game(&Options::default(), "K a1 F"), Viewer::Spectator);
    let boards = [(1, board)];
    for reader in readers() {
        check_structure(&new_tournament_page(&reader, &Fields::default(), None, "k".into()));
        let wrong = Fields::read(b"name=&system=arena&minutes=x");
        check_structure(&new_tournament_page(&reader, &wrong, Some("?".into()), "k".into()));
        for cup in &cups {
            let watching = cup.seen(TournamentRole::SPECTATOR);
            let join = Fields::default();
            check_structure(&spectator_page(&reader, &watching, &boards));
            check_structure(&beamer_page(&reader, &watching, &boards, "https://a.example/x"));
            check_structure(&join_tournament_page(&reader, &watching, &join, None, "k".into()));
            check_structure(&crosstable_page(&reader, &watching));
            for sheet in TournamentSheet::ALL {
                check_structure(&sheet_page(&reader, &watching, sheet));
            }
            for verb in [TournamentVerb::Delete, TournamentVerb::Close, TournamentVerb::Begin] {
                let asking = Some(TournamentQuestion { verb, entrant: None });
                let flash = TournamentFlash { problem: Some("?".into()), asking };
                check_structure(&cup.organiser(&reader, &flash));
            }
            if !cup.0.tournament().entrants().is_empty() {
                (1..=5).for_each(|number| check_structure(&cup.player(&reader, number)));
            }
        }
    }
}

/// Returns the text of the element with this id.
fn text_of<'a>(page: &'a str, id: &str) -> &'a str {
    let start = format!("id=\"{id}\"");
    let rest = page.split_once(&start).map(|(_, rest)| rest).unwrap();
    let rest = rest.split_once('>').map(|(_, rest)| rest).unwrap();
    rest.split('<').next().unwrap()
}

#[test]
fn a_player_reads_first_what_to_do_next() {
    let reader = Reader::default();
    let mut cup = Cup::swiss(&["Ada", "Bo", "Cleo"], Venue::Online);
    let next = |cup: &Cup, id: EntrantId| text_of(&cup.player(&reader, id.0), "turn").to_owned();
    assert!(next(&cup, EntrantId(1)).starts_with("You’re in."));
    cup.organise(&TournamentOrder::Begin);
    let [first, second] = cup.at(1);
    let starter = cup.0.tournament().entrant(first).unwrap().name.to_string();
    assert_eq!(next(&cup, first), "Round 1: table 1, you start.");
    assert_eq!(next(&cup, second), format!("Round 1: table 1, {starter} starts."));
    let page = cup.player(&reader, first.0);
    let game = cup.0.board(1, 1).unwrap();
    assert!(page.contains(&format!("data-open=\"/en/games/{game}\"")), "{page}");
    assert!(page.contains(&format!("href=\"/en/games/{game}\"")), "{page}");
    // The heading is the first thing in the part that changes.
    let main = page.split_once("<main").unwrap().1;
    let [heading, code, results] =
        ["id=\"turn\"", "id=\"code\"", "id=\"standings\""].map(|id| main.find(id).unwrap());
    assert!(heading < code && code < results);
    let free = (1..=3).map(EntrantId).find(|id| *id != first && *id != second).unwrap();
    assert_eq!(next(&cup, free), "Round 1: no opponent this time. Points: 1.");
    cup.organise(&TournamentOrder::Decide(result(1, 1, "1-0")));
    assert!(next(&cup, first).starts_with("Round 1: you won against"));
    cup.organise(&TournamentOrder::Close);
    assert_eq!(next(&cup, first), "The tournament is over. Your place: 1. Points: 1.");
}

#[test]
fn both_players_say_how_a_wooden_game_ended() {
    let reader = Reader::default();
    let mut cup = Cup::swiss(&["Ada", "Bo"], Venue::Wood);
    cup.organise(&TournamentOrder::Begin);
    let [first, second] = cup.at(1);
    let page = cup.player(&reader, second.0);
    // Who starts is the first of a result; the buttons are the reader's own.
    assert!(page.contains("value=\"0-1\">I won<"), "{page}");
    assert!(!page.contains("data-open"), "{page}");
    let report = |text| TournamentOrder::Report(result(1, 1, text));
    cup.act(TournamentRole::player(first), &report("1-0"));
    assert!(cup.player(&reader, first.0).contains("You said: I won."));
    assert!(cup.player(&reader, second.0).contains(" said: "), "the other is asked");
    cup.act(TournamentRole::player(second), &report("0-1"));
    for id in [first, second] {
        assert!(cup.player(&reader, id.0).contains("said different things"));
    }
    let page = cup.organiser(&reader, &TournamentFlash::default());
    assert!(page.contains("Please decide."), "{page}");
    cup.act(TournamentRole::player(second), &report("1-0"));
    assert!(cup.player(&reader, second.0).contains("won."));
}

#[test]
fn a_page_says_aloud_only_what_concerns_its_reader() {
    let reader = Reader::default();
    let mut cup = Cup::swiss(&["Ada", "Bo", "Cleo", "Dan"], Venue::Online);
    let flash = TournamentFlash::default();
    let codes = codes();
    let mut before = cup.0.clone();
    let mut said = |cup: &mut Cup, player: EntrantId, order: &TournamentOrder| {
        cup.organise(order);
        let old = TournamentSnapshot {
            hosted: Arc::new(before.clone()),
            ..cup.seen(TournamentRole::player(player))
        };
        before = cup.0.clone();
        let desk = PlayerDesk { player, code: None, key: "k" };
        let seen = cup.seen(TournamentRole::player(player));
        let own = player_update(&reader, &seen, &old, &desk, &flash);
        let seen = cup.seen(TournamentRole::SPECTATOR);
        let watching = spectator_update(&reader, &seen, &old, &[]);
        let seen = cup.seen(TournamentRole::ORGANISER);
        let running = organiser_update(&reader, &seen, &old, &self::desk(&codes), &flash);
        [own, watching, running]
            .map(|update| update.lines.into_iter().map(|line| line.text).collect::<Vec<_>>())
    };
    let [own, watching, running] = said(&mut cup, EntrantId(1), &TournamentOrder::Begin);
    assert!(own.len() == 1 && own[0].starts_with("Round 1: table "), "{own:?}");
    assert!(watching.is_empty(), "{watching:?}");
    assert!(running.len() == 1 && running[0].contains("Round 1"), "{running:?}");
    let own_table = usize::from(!cup.at(1).contains(&EntrantId(1))) + 1;
    let [own, watching, running] =
        said(&mut cup, EntrantId(1), &TournamentOrder::Decide(result(1, 3 - own_table, "1-0")));
    assert!([own, watching, running].concat().is_empty(), "another table is no news");
    let [own, _, running] =
        said(&mut cup, EntrantId(1), &TournamentOrder::Decide(result(1, own_table, "1/2")));
    assert!(own.len() == 1 && own[0].contains("draw with"), "{own:?}");
    assert!(running.len() == 1 && running[0].contains("complete"), "{running:?}");
    let tea = TournamentOrder::Announce("Tea is ready.".parse().unwrap());
    let [own, watching, _] = said(&mut cup, EntrantId(1), &tea);
    assert_eq!(
        [own, watching],
        [["From the organiser: Tea is ready."]; 2].map(|one| one.map(str::to_owned).to_vec())
    );
}

#[test]
fn d8_a_board_for_spectators_never_marks_what_nobody_called() {
    let cup = midway(Venue::Online);
    let seen = cup.seen(TournamentRole::SPECTATOR);
    // Four tall pieces in a row, and nobody has called.
    let uncalled = game(&Options::default(), "K a1 L b1 M c1 N d1 A");
    let boards: [(usize, Snapshot); 1] = [(1, snapshot(&uncalled, Viewer::Spectator))];
    for page in [
        spectator_page(&Reader::default(), &seen, &boards),
        beamer_page(&Reader::default(), &seen, &boards, "https://a.example/x"),
    ] {
        assert!(page.contains("small-board"), "{page}");
        assert!(!page.contains("square won") && !page.contains("square aim"), "{page}");
    }
}

#[test]
fn d11_a_blindfold_game_has_no_board_for_spectators() {
    let cup = midway(Venue::Online);
    let seen = cup.seen(TournamentRole::SPECTATOR);
    let blindfold = Options { blindfold: "touch".parse().ok(), ..Options::default() };
    let pages = ["K a1 F b2", "K c4 F d1"].map(|words| {
        let boards = [(1, snapshot(&game(&blindfold, words), Viewer::Spectator))];
        let reader = Reader::default();
        spectator_page(&reader, &seen, &boards) + &beamer_page(&reader, &seen, &boards, "x")
    });
    assert_eq!(pages[0], pages[1]);
    assert!(pages[0].contains("small-board hidden"));
}

#[test]
fn every_column_of_the_standings_is_explained() {
    let cup = midway(Venue::Online);
    for reader in readers() {
        let page = spectator_page(&reader, &cup.seen(TournamentRole::SPECTATOR), &[]);
        let tie = reader.say(CupText::CupExplainBuchholzCut).replace('\'', "&#39;");
        assert!(page.contains(&tie), "{page}");
        assert_eq!(page.matches("<dt>").count(), 6, "points and five tie-breaks");
    }
}

#[test]
fn a_form_makes_a_tournament() {
    let reader = Reader::default();
    let read = |text: &str| read_new_tournament(&reader, &Fields::read(text.as_bytes()));
    let plain = read("name=Club+cup").unwrap();
    assert_eq!(plain.regulations, Regulations::usual(System::Swiss { rounds: 5 }));
    assert_eq!(plain.arrangements, Arrangements::default());
    let arena = read("name=A&system=arena&minutes=45&streaks=yes&points=three&pace=2").unwrap();
    assert_eq!(
        arena.regulations.system,
        System::Arena { length: 45 * 60_000, streaks: Streaks::Double }
    );
    assert_eq!(arena.regulations.points, PointScheme::ThreeOneZero);
    assert_eq!(arena.arrangements.pace, RoundPace::Pause(120));
    let knock_out = read("name=A&system=knock-out&best-of=3&third-place=yes&entry=listed").unwrap();
    let third_place = ThirdPlace::Played;
    assert_eq!(knock_out.regulations.system, System::KnockOut { best_of: 3, third_place });
    assert_eq!(knock_out.arrangements.entry, EntryPolicy::Listed);
    let own = read("name=A&ties=own&tie-1=wins&tie-2=buchholz&tie-3=&venue=wood").unwrap();
    assert_eq!(own.regulations.tie_breaks, [TieBreak::Wins, TieBreak::Buchholz]);
    assert_eq!(own.arrangements.venue, Venue::Wood);
    let games =
        "name=A&options=chosen&rules=squares&traits=height&calling=auto&clock=&blindfold=memory";
    let games = read(games).unwrap().arrangements.options;
    assert!(games.clock.is_none() && games.blindfold.is_some() && !games.assist);
    for (wrong, what) in [
        ("name=", "name"),
        ("name=A&rounds=0", "1 to 50"),
        ("name=A&system=arena&minutes=2", "5 to 1440"),
        ("name=A&ties=own&tie-1=wins&tie-2=wins", "once"),
        ("name=A&options=chosen", "trait"),
    ] {
        let problem = read(wrong).unwrap_err();
        assert!(problem.contains(what), "{wrong}: {problem}");
        let page = new_tournament_page(
            &reader,
            &Fields::read(wrong.as_bytes()),
            Some(problem),
            "k".into(),
        );
        assert!(page.contains("role=\"alert\""), "{page}");
    }
}

#[test]
fn what_cannot_be_undone_is_asked_first() {
    let (reader, cup) = (Reader::default(), midway(Venue::Online));
    let ask = |verb, entrant| {
        let asking = Some(TournamentQuestion { verb, entrant });
        cup.organiser(&reader, &TournamentFlash { asking, ..TournamentFlash::default() })
    };
    for verb in TournamentVerb::ALL.iter().filter(|verb| verb.asks_first()) {
        let page = ask(*verb, Some(EntrantId(1)));
        assert!(page.contains("name=\"sure\" value=\"yes\""), "{page}");
        assert!(page.contains("Are you sure?"), "{page}");
        // The live channel replaces the scene as soon as it is open; the question stays.
        assert!(page.find("id=\"asking\"") < page.find("id=\"scene\""), "{page}");
        let others = page.matches(&format!("name=\"do\" value=\"{}\"", verb.word())).count();
        assert!(others > 1, "the question has a button of its own: {page}");
    }
    assert!(ask(TournamentVerb::Withdraw, Some(EntrantId(1))).contains("Yes, take Ada out"));
    let plain = cup.organiser(&reader, &TournamentFlash::default());
    assert!(!plain.contains("name=\"sure\""), "{plain}");
}

#[test]
fn the_organiser_has_a_button_for_every_result_and_the_secret_only_there() {
    let (reader, cup) = (Reader::default(), midway(Venue::Wood));
    let page = cup.organiser(&reader, &TournamentFlash::default());
    for result in ["1-0", "1/2-1/2", "0-1", "1-0f", "0-1f", "0-0f"] {
        assert!(page.contains(&format!("name=\"result\" value=\"{result}\"")), "{result}: {page}");
        assert!(result.parse::<BoutVerdict>().is_ok());
    }
    for verb in [
        "enter", "begin", "decide", "correct", "miss", "withdraw", "slow", "announce", "pause",
        "close", "delete",
    ] {
        let is_there = page.contains(&format!("value=\"{verb}\""));
        // A round is being played, so none can begin.
        assert_eq!(is_there, verb != "begin", "{verb}: {page}");
    }
    assert!(page.contains("organise/secret") && page.contains("kq7x"));
    let watching = cup.seen(TournamentRole::SPECTATOR);
    let public = [
        spectator_page(&reader, &watching, &[]),
        beamer_page(&reader, &watching, &[], "https://a.example/x"),
        cup.player(&reader, 2),
    ];
    for page in public {
        assert!(!page.contains("/organise"), "{page}");
    }
}

#[test]
fn sheets_and_tables_can_be_taken_away() {
    let (reader, cup) = (Reader::default(), midway(Venue::Wood));
    let seen = cup.seen(TournamentRole::SPECTATOR);
    let slips = sheet_page(&reader, &seen, TournamentSheet::Results);
    assert_eq!(slips.matches("cup-slip").count(), 2, "a slip per open game: {slips}");
    let text = TournamentSheet::Pairings.embossed(Language::English, seen.hosted.tournament());
    assert!(text.lines().all(|line| line.chars().count() <= 40), "{text}");
    assert_eq!(crosstable_text(&reader, &seen).lines().count(), 2 + FIVE.len());
    let page = crosstable_page(&reader, &seen);
    assert_eq!(page.matches("<th scope=\"row\">").count(), FIVE.len());
}

#[test]
fn every_refusal_has_words_of_its_own() {
    let cup = midway(Venue::Online);
    let refusals = [
        HostedRefusal::NotOrganiser,
        HostedRefusal::NotThatPlayer,
        HostedRefusal::Closed,
        HostedRefusal::Paused,
        HostedRefusal::NotPaused,
        HostedRefusal::EntryClosed,
        HostedRefusal::NameHeld,
        HostedRefusal::EnteredAlready,
        HostedRefusal::Full,
        HostedRefusal::TooManyBulletins,
        HostedRefusal::PlayedOnline,
        HostedRefusal::NotPlayed,
        HostedRefusal::NoNextRound,
        HostedRefusal::Tournament(TournamentRefusal::HasLeft(EntrantId(1))),
        HostedRefusal::Tournament(TournamentRefusal::AlreadyDecided),
        HostedRefusal::Tournament(TournamentRefusal::NotDecided),
        HostedRefusal::Tournament(TournamentRefusal::NameTaken),
        HostedRefusal::Tournament(TournamentRefusal::GamesOpen),
    ];
    for reader in readers() {
        let words: BTreeSet<String> = refusals
            .iter()
            .map(|refusal| hosted_refusal(&reader, cup.0.tournament(), *refusal))
            .collect();
        assert_eq!(words.len(), refusals.len(), "{words:?}");
        assert!(words.iter().all(|text| !text.contains("quarto tournament")), "{words:?}");
    }
}

#[test]
fn the_list_of_tournaments_says_what_one_is_there() {
    let (reader, cup) = (Reader::default(), midway(Venue::Online));
    let link = |role| format!("{:?}", TournamentLink::new(&reader, &cup.seen(role)));
    assert!(link(TournamentRole::ORGANISER).contains("You run it"));
    assert!(link(TournamentRole::player(EntrantId(1))).contains("You play as Ada"));
    assert!(link(TournamentRole::SPECTATOR).contains("Round 2 of 3"));
}
