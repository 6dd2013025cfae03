//! What follows from every intent in every situation, for every set of seats at a screen, as a table:
//! `effects.txt`. `QUARTO_BLESS=1` rewrites it; read the difference.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use quarto_game::{Command, Game, Now, Options, Party, Seat, Takebacks, Time, Viewer};
use quarto_player::{Confirmation, Effect, Info, Intent, Offered, acting_seat};
use quarto_rules::{Terms, WrongCall};
use quarto_text::{Language, Verb};

/// The seats at a screen.
const SCREENS: [&[Seat]; 4] = [&[], &[Seat::First], &[Seat::Second], &Seat::ALL];

/// A full board without an alignment, up to the last placement.
const WHOLE: &str =
    "A a1 B a2 C a3 H a4 D b1 E b2 F b3 G b4 I c1 J c2 K c3 P c4 L d1 M d2 N d3 O d4";

/// A game between Ada, who starts, and Bo, after some actions.
fn game(options: &Options, words: &str) -> Game {
    let options = Options { starter: Some(Seat::First), ..options.clone() };
    let mut game = Game::open(&Game::create(options, 7, Time(0)).unwrap()).unwrap();
    for (seat, name) in Seat::ALL.into_iter().zip(["Ada", "Bo"]) {
        order(&mut game, seat, &Command::Sit(Party::Person(name.parse().unwrap())));
    }
    let start = game.start(Time(0)).unwrap();
    game.apply(&start).unwrap();
    for word in words.split_whitespace() {
        act(&mut game, word);
    }
    game
}

fn act(game: &mut Game, word: &str) {
    let seat = game.to_act().unwrap();
    order(game, seat, &Command::Act { actions: vec![word.parse().unwrap()] });
}

fn order(game: &mut Game, seat: Seat, command: &Command) {
    for event in game.judge(seat, command, Now::from(Time(0))).unwrap() {
        game.apply(&event).unwrap();
    }
}

fn situations() -> Vec<(&'static str, Game)> {
    let ask = Options { takebacks: Some(Takebacks::Ask), ..Options::default() };
    let free = Options { takebacks: Some(Takebacks::Free), ..Options::default() };
    let terms = Terms { wrong_call: WrongCall::Loses, ..Terms::default() };
    let risky = Options { terms, ..Options::default() };
    let blindfold = Options { blindfold: "touch".parse().ok(), ..Options::default() };
    let waiting = Game::open(&Game::create(Options::default(), 7, Time(0)).unwrap()).unwrap();
    let offered = |options: &Options, command| {
        let mut game = game(options, "K");
        order(&mut game, Seat::First, &command);
        game
    };
    let mut over = game(&Options::default(), "K");
    order(&mut over, Seat::First, &Command::Resign);
    let mut rematch = over.clone();
    order(&mut rematch, Seat::First, &Command::Rematch);
    vec![
        ("waiting", waiting),
        ("give", game(&ask, "")),
        ("place", game(&ask, "K")),
        ("give again", game(&free, "K a1")),
        ("a wrong call loses", game(&risky, "K a1")),
        ("blindfold", game(&blindfold, "K a1")),
        ("draw offered", offered(&ask, Command::OfferDraw)),
        ("takeback asked", offered(&ask, Command::AskTakeback)),
        ("done", game(&Options::default(), WHOLE)),
        ("over", over),
        ("rematch offered", rematch),
    ]
}

fn intents() -> Vec<Intent> {
    let typed = ["b2", "K", "quarto row 1", "row 1", "hello"];
    let typed = typed.map(|text| Intent::read(text, Language::English).unwrap());
    // Information is the same everywhere: one kind stands for all.
    let is_telling = |intent: &Intent| matches!(intent, Intent::Tell(info) if *info != Info::Hand);
    let verbs = Verb::ALL.map(Intent::from).into_iter().filter(|intent| !is_telling(intent));
    let offers = [Offered::Draw, Offered::Takeback].map(Some);
    let buttons = [Intent::Rematch, Intent::Confirmed(Confirmation::Resign), Intent::Refrain];
    let answers = offers.into_iter().flat_map(|to| [Intent::Accept(to), Intent::Decline(to)]);
    typed.into_iter().chain(verbs).chain(answers).chain(buttons).collect()
}

fn written(effect: &Effect) -> String {
    match effect {
        Effect::Order(orders) => {
            let one = |(seat, command): &(Seat, Command)| format!("{command} by the {seat:?}");
            orders.iter().map(one).collect::<Vec<_>>().join(", ").to_lowercase()
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn every_intent_has_its_effect_in_every_situation() {
    let mut table = String::new();
    for (name, game) in situations() {
        table += &["\n# ", name, "\n"].concat();
        for intent in intents() {
            let effects = SCREENS.map(|seats| {
                let everyone = game.view(Viewer::Spectator, Time(0));
                let viewer = acting_seat(seats, &everyone).map_or(Viewer::Spectator, Viewer::Seat);
                written(&intent.effect(&game.view(viewer, Time(0)), seats))
            });
            table += &[&format!("{intent:?}: "), &effects.join(" | "), "\n"].concat();
        }
    }
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/player/effects.txt");
    if std::env::var("QUARTO_BLESS").is_ok() {
        std::fs::write(file, table.trim_start()).unwrap();
    }
    let expected = std::fs::read_to_string(file).unwrap();
    for (line, expected) in table.trim_start().lines().zip(expected.lines()) {
        assert_eq!(line, expected);
    }
    assert_eq!(table.trim_start().lines().count(), expected.lines().count());
}

/// What an order of the table asks for, the game does not refuse for being from the wrong seat.
#[test]
fn accepting_at_one_screen_is_done_by_the_seat_that_was_asked() {
    for (name, game) in situations() {
        let view = game.view(Viewer::Seat(game.to_act().unwrap_or(Seat::First)), Time(0));
        let offered = view.draw_offer.is_some() || view.takeback.is_some();
        let Effect::Order(orders) = Intent::Accept(None).effect(&view, &Seat::ALL) else {
            panic!("{name}");
        };
        let [(seat, command)] = &orders[..] else { panic!("{name}: {orders:?}") };
        let judged = game.judge(*seat, command, Now::from(Time(0)));
        assert_eq!(judged.is_ok(), offered, "{name}: {judged:?}");
    }
}

/// The view knows who acted last as well as the game, wherever something can be taken back.
#[test]
fn undo_at_one_screen_takes_back_the_latest_action() {
    let options = Options { takebacks: Some(Takebacks::Free), ..Options::default() };
    let mut game = game(&options, "");
    for word in WHOLE.split_whitespace().chain(["--"]) {
        act(&mut game, word);
        let view = game.view(Viewer::Seat(game.to_act().unwrap()), Time(0));
        assert_eq!(view.last_to_act(), game.last_to_act(), "{word}");
        let Effect::Order(orders) = Intent::Undo.effect(&view, &Seat::ALL) else {
            panic!("{word}")
        };
        let mut before = game.clone();
        for (seat, command) in &orders {
            order(&mut before, *seat, command);
        }
        assert_eq!(before.to_record().actions().len() + 1, game.to_record().actions().len());
    }
}
