//! Pages without a server: made of a game, a reader and nothing else.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod cups;
mod said;

use quarto_engine::{SearchLimits, Solver};
use quarto_game::{Command, Game, Now, Options, Party, Seat, Snapshot, Time, Viewer};
use quarto_pages::{
    AnswerLines, Delivery, Door, Fields, Flash, GameLink, HomeLists, JoinLink, LinkKind, Onlooker,
    Reader, Settings, about_page, accessibility_page, alike, error_page, game_page, games_page,
    home_page, intent, join_page, read_settings, rules_page, scene, seats_page, settings_page,
    sounds_page,
};
use quarto_player::Intent;
use quarto_rules::{Play, RuleSet, Terms, WrongCall};
use quarto_text::{GameText, Language};

/// Returns a game between Ada, who starts, and Bo, after these actions.
fn game(options: &Options, words: &str) -> Game {
    let options = Options { starter: Some(Seat::First), ..options.clone() };
    let mut game = Game::open(&Game::create(options, 7, Time(0)).unwrap()).unwrap();
    let order = |game: &mut Game, seat, command: &Command| {
        for event in game.judge(seat, command, Now::from(Time(0))).unwrap() {
            game.apply(&event).unwrap();
        }
    };
    for (seat, name) in Seat::ALL.into_iter().zip(["Ada", "Bo & <Co>"]) {
        order(&mut game, seat, &Command::Sit(Party::Person(name.parse().unwrap())));
    }
    game.apply(&game.start(Time(0)).unwrap()).unwrap();
    for word in words.split_whitespace() {
        let seat = game.to_act().unwrap();
        order(
            &mut game,
            seat,
            &Command::Act { actions: vec![word.replace('_', " ").parse().unwrap()] },
        );
    }
    game
}

fn snapshot(game: &Game, viewer: Viewer) -> Snapshot {
    Snapshot {
        game: "a4e35qnmncnm".parse().unwrap(),
        seq: game.seq(),
        created: Time(0),
        now: Time(0),
        open: false,
        listing: quarto_game::Listing::Unlisted,
        next: None,
        spectators: 0,
        away: [false; 2],
        view: game.view(viewer, Time(0)),
    }
}

fn page(reader: &Reader, game: &Game, seats: &[Seat], flash: Flash) -> String {
    let viewer = seats.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
    let seen = snapshot(game, viewer);
    let (door, way) = (Door::Closed, Delivery::Page);
    let onlooker = Onlooker { reader, seats, base: "https://a.example", door, key: "k", way };
    game_page(reader, onlooker.base, &seen, None, scene(&onlooker, &seen, &[], None, flash))
}

fn readers() -> impl Iterator<Item = Reader> {
    Language::ALL.into_iter().flat_map(|language| {
        ["edition=classic&theme=dark", "edition=access&labels=on"].map(|settings| Reader {
            language,
            settings: Settings::read(&Fields::read(settings.as_bytes())),
            ..Reader::default()
        })
    })
}

#[test]
fn every_page_is_made_for_every_reader() {
    let game = game(&Options::default(), "K a1 F");
    let seen = snapshot(&game, Viewer::Spectator);
    for reader in readers() {
        let link = GameLink::new(&reader, &seen, &[Seat::First]);
        let kind = LinkKind::Holding;
        let join = JoinLink { game: seen.game, seat: Seat::First, kind };
        let pages = [
            home_page(
                &reader,
                HomeLists { games: vec![link.clone()], ..HomeLists::default() },
                &Fields::default(),
                None,
                "k".into(),
            ),
            games_page(&reader, std::slice::from_ref(&link)),
            seats_page(&reader, vec![link], None),
            join_page(&reader, &seen.view, join, None, "k".into()),
            settings_page(&reader, true),
            rules_page(&reader),
            about_page(&reader),
            accessibility_page(&reader, None),
            sounds_page(&reader),
            error_page(&reader, "?".into()),
            page(&reader, &game, &[Seat::First], Flash::default()),
        ];
        for page in pages {
            let start = format!("<!doctype html>\n<html lang=\"{}\"", reader.language);
            assert!(page.starts_with(&start), "{page}");
            assert!(page.trim_end().ends_with("</html>"), "{page}");
            assert!(!page.contains("<Co>"), "names are escaped: {page}");
        }
    }
}

#[test]
fn what_can_be_touched_depends_on_whose_turn_it_is() {
    let reader = Reader::default();
    let count = |game: &Game, seats: &[Seat], text: &str| {
        page(&reader, game, seats, Flash::default()).matches(text).count()
    };
    let (give, place) = (game(&Options::default(), ""), game(&Options::default(), "K"));
    for (seats, gives, places) in
        [(&[][..], 0, 0), (&[Seat::First], 16, 0), (&[Seat::Second], 0, 16), (&Seat::ALL, 16, 16)]
    {
        assert_eq!(count(&give, seats, " name=\"piece\""), gives);
        assert_eq!(count(&place, seats, " name=\"square\""), places);
    }
}

#[test]
fn d11_a_hidden_board_is_not_in_the_page() {
    let blindfold = Options { blindfold: "touch".parse().ok(), ..Options::default() };
    let [one, other] = ["K a1 F b2", "K c4 F d1"].map(|words| game(&blindfold, words));
    for seats in [&[][..], &[Seat::First], &[Seat::Second]] {
        let [one, other] =
            [&one, &other].map(|game| page(&Reader::default(), game, seats, Flash::default()));
        assert_eq!(one, other);
    }
}

#[test]
fn a_form_says_what_its_sender_means() {
    let reader = Reader { language: Language::French, ..Reader::default() };
    let read = |text: &str| intent(&reader, &Fields::read(text.as_bytes()));
    assert_eq!(read("do=place&square=b2").ok(), Some(Intent::Act("b2".parse().unwrap())));
    assert_eq!(read("do=say&text=b2").ok(), Some(Intent::Act("b2".parse().unwrap())));
    assert_eq!(read("do=say&text=non&sure=row1").ok(), Some(Intent::Refrain));
    let begun = read("do=say&text=haute").unwrap_err();
    assert_eq!(begun.before, "haute");
    let rest = format!("do=say&before={}&text=ronde creuse claire", begun.before);
    assert_eq!(read(&rest).ok(), Some(Intent::Act("K".parse().unwrap())));
    for nonsense in ["", "do=fly", "do=place", "do=call", "do=sit", "do=greet&greeting=x"] {
        assert!(read(nonsense).unwrap_err().problem.is_some(), "{nonsense}");
    }
}

#[test]
fn settings_that_cannot_be_kept_are_shown_again() {
    let reader = Reader::default();
    let read = |text: &str| read_settings(&reader, &Fields::read(text.as_bytes()));
    assert_eq!(read("theme=dark").unwrap().to_text().matches("theme=dark").count(), 1);
    let page = read("theme=dark&name=%20%E2%80%8B%20").unwrap_err();
    assert!(page.contains("aria-invalid") && page.contains("value=\"dark\" checked"), "{page}");
}

#[test]
fn d3_the_page_says_what_a_wrong_call_costs() {
    let words = [GameText::TermsThree, GameText::TermsLoses, GameText::TermsFree]
        .map(|text| text.say(Language::English).replace('&', "&#38;").replace('\'', "&#39;"));
    let ways = [WrongCall::Three, WrongCall::Loses, WrongCall::Free];
    for (wrong_call, own) in ways.into_iter().zip(&words) {
        let terms = Terms { wrong_call, ..Terms::default() };
        let game = game(&Options { terms, ..Options::default() }, "");
        let page = page(&Reader::default(), &game, &[Seat::First], Flash::default());
        for said in &words {
            assert_eq!(page.contains(said.as_str()), said == own, "{wrong_call:?}: {said}");
        }
    }
}

/// Returns the game after these actions, shown with a hint, and what is lit there.
fn lit(words: &str) -> (String, Vec<String>) {
    let mut play = Play::new(Terms::default());
    for word in words.split_whitespace() {
        play.act(word.parse().unwrap()).unwrap();
    }
    let hint = Solver::new(RuleSet::LINES).hint(&play, SearchLimits::default()).unwrap();
    let reader = Reader::default();
    let flash = Flash::answer(AnswerLines::hint(&hint, reader.voice()));
    let options = Options { assist: true, ..Options::default() };
    let page = page(&reader, &game(&options, words), &Seat::ALL, flash);
    let buttons = page
        .split("<button id=\"")
        .filter(|button| button.split_once('>').is_some_and(|(tag, _)| tag.contains(" lit\"")));
    let names = buttons.map(|button| button.split('"').next().unwrap().to_owned()).collect();
    (page, names)
}

#[test]
fn a_hint_is_one_line_and_lights_what_it_recommends() {
    let (page, names) = lit("B a1 D b1 F c1 H");
    assert_eq!(names, ["d1"]);
    assert_eq!(page.matches("class=\"answer\"").count(), 1);
    assert!(page.contains("Hint: place it on d1. This makes an alignment: row 1, all dark"));
    let (page, names) = lit("B a1 D b1 F c1");
    assert_eq!(names.len(), 1, "{names:?}");
    assert!(names[0].starts_with("piece-") && !page.contains("(draw)"), "{names:?}");
    let (_, names) = lit("B a1 D b1 F c1 H d1");
    assert_eq!(names, ["a1", "b1", "c1", "d1"]);
}

#[test]
fn what_the_four_share_is_drawn_on_them_once_the_game_is_over() {
    let marks = |words| {
        let game = game(&Options::default(), words);
        page(&Reader::default(), &game, &[Seat::First], Flash::default())
            .matches("<svg class=\"shared\"")
            .count()
    };
    assert_eq!(marks("B a1 D b1 F c1 H d1"), 0, "nobody has called (D8)");
    assert_eq!(marks("B a1 D b1 F c1 H d1 Q_row1"), 4);
}

#[test]
fn who_has_gone_is_told_to_the_others() {
    let game = game(&Options::default(), "K a1");
    let shown = |seats: &[Seat], away| {
        let viewer = seats.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(*seat));
        let seen = Snapshot { away, ..snapshot(&game, viewer) };
        let reader = Reader::default();
        let (door, way) = (Door::Closed, Delivery::Page);
        let onlooker = Onlooker { reader: &reader, seats, base: "", door, key: "k", way };
        scene(&onlooker, &seen, &[], None, Flash::default()).matches("not connected").count()
    };
    for (seats, away, expected) in [
        (&[Seat::First][..], [false, false], 0),
        (&[Seat::First], [true, true], 1),
        (&[], [true, true], 2),
        (&Seat::ALL, [true, true], 0),
    ] {
        assert_eq!(shown(seats, away), expected, "{seats:?} {away:?}");
    }
}

#[test]
fn a_form_can_ask_about_a_place_or_by_name() {
    let reader = Reader::default();
    let read =
        |what: &str| intent(&reader, &Fields::read(format!("do=ask&what={what}").as_bytes()));
    for (what, typed) in [
        ("b3", "square b3"),
        ("row2", "row 2"),
        ("left", "left"),
        ("hand", "hand"),
        ("last", "last"),
        ("clock", "clock"),
    ] {
        let expected = Intent::read(typed, Language::English).unwrap();
        assert_eq!(read(what).ok(), Some(expected), "{what}");
    }
    for nonsense in ["", "e5", "like", "like x", "resign"] {
        assert!(read(nonsense).unwrap_err().problem.is_some(), "{nonsense}");
    }
}

#[test]
fn d11_what_can_be_asked_is_in_the_list_and_nothing_else() {
    let count = |memory: &str, seats: &[Seat]| {
        let options = Options { blindfold: memory.parse().ok(), ..Options::default() };
        let page = page(&Reader::default(), &game(&options, "K a1"), seats, Flash::default());
        page.matches("<button name=\"what\"").count()
    };
    assert_eq!(count("touch", &[Seat::First]), 16 + 10 + 3);
    assert_eq!(count("queries 3", &[Seat::Second]), 16 + 10 + 3);
    assert_eq!(count("memory", &[Seat::First]), 2, "the piece in hand, and what happened last");
    assert_eq!(count("touch", &[]), 0, "those who watch cannot ask");
    assert_eq!(count("none", &[Seat::First]), 0, "who sees the board need not");
}

#[test]
fn pieces_alike_are_found_for_each_trait() {
    let reader = Reader::default();
    let said = |options: &Options, what: &str| {
        let view = game(options, "K a1 F b2 A").view(Viewer::Seat(Seat::First), Time(0));
        let fields = Fields::read(format!("do=ask&what={what}").as_bytes());
        alike(&reader, &view, &fields, None).map(|answer| answer.shown)
    };
    let plain = Options::default();
    // F is short, square, solid and dark; K is tall, round, hollow and light.
    assert_eq!(said(&plain, "like N").unwrap(), ["dark: b2. short: b2. square: b2. hollow: a1."]);
    assert_eq!(said(&plain, "like K").unwrap(), ["Nowhere."], "not the piece itself");
    assert_eq!(said(&plain, "b2"), None);
    let blindfold = Options { blindfold: "touch".parse().ok(), ..Options::default() };
    let hidden = GameText::AnswerHidden.say(Language::English);
    assert_eq!(said(&blindfold, "like N").unwrap(), [hidden]);
}
