//! What people read, hear and feel in each language in games with every kind of event, kept as text
//! and reviewed. `QUARTO_BLESS=1` rewrites the files.

use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use quarto_game::{
    Announcement, Command, Event, GREETINGS, Game, Greeting, Now, Options, Party, Seat, Time, View,
    Viewer,
};
use quarto_rules::{Action, Calling, Character, Level, Terms, WrongCall};
use quarto_text::{Edition, GameText, Language, Line, Narrator, Verbosity, Voice};

/// A game that is narrated as it goes.
struct Scene {
    game: Game,
    narrator: Narrator,
    now: Time,
    text: String,
    kinds: HashSet<std::mem::Discriminant<Announcement>>,
    seats: &'static [Seat],
}

/// To whom a game is told, and how.
#[derive(Clone, Copy)]
struct Telling {
    voice: Voice,
    /// The seats of those who listen.
    seats: &'static [Seat],
}

impl Scene {
    fn new(Telling { voice, seats }: Telling, options: Options) -> Scene {
        let now = Time(0);
        let game = Game::open(&Game::create(options, 7, now).unwrap()).unwrap();
        let narrator = Narrator::new(voice, &game.view(Viewer::Spectator, now)).heard_by(seats);
        Scene { game, narrator, now, text: String::new(), kinds: HashSet::new(), seats }
    }

    fn seated(telling: Telling, mut options: Options) -> Scene {
        options.starter = Some(Seat::First);
        let mut scene = Scene::new(telling, options);
        scene.order(Seat::First, &Command::Sit(Party::Person("Ada".parse().unwrap())));
        scene.order(Seat::Second, &Command::Sit(Party::Person("Bo".parse().unwrap())));
        let agreed = scene.game.start(scene.now).unwrap();
        scene.happen(&[agreed]);
        scene.terms();
        scene
    }

    fn terms(&mut self) {
        for line in self.narrator.terms(self.game.options()) {
            writeln!(self.text, "  {line}").unwrap();
        }
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Spectator, self.now)
    }

    fn happen(&mut self, events: &[Event]) {
        for event in events {
            // What the player who asks hears, and what the others hear.
            for announcement in self.game.hear_all(event).unwrap() {
                self.kinds.insert(std::mem::discriminant(&announcement));
                for line in self.narrator.tell(&announcement) {
                    self.write("", &line);
                }
                if let Announcement::Asked { answer: Some(answer), .. } = &announcement {
                    for line in self.narrator.voice.answer(answer) {
                        writeln!(self.text, "  {}\n  {}", line.spoken, line.braille).unwrap();
                    }
                }
            }
        }
    }

    fn order(&mut self, seat: Seat, command: &Command) {
        // The player who left has been absent since the beginning.
        let now = Now { absent_since: Some(Time(0)), ..self.now.into() };
        match self.game.judge(seat, command, now) {
            Ok(events) => self.happen(&events),
            Err(refusal) => {
                writeln!(self.text, "  {}", self.narrator.voice.refusal(refusal)).unwrap();
            }
        }
    }

    /// Lets the player to act do so; a call is written as one word.
    fn act(&mut self, words: &str) {
        for word in words.split(' ') {
            let word = word.strip_prefix('Q').map_or(word.into(), |shape| format!("Q {shape}"));
            let action: Action = word.parse().unwrap();
            let seat = self.game.to_act().unwrap_or(Seat::First);
            self.order(seat, &Command::Act { actions: vec![action] });
            if let Some(turn) = self.view().turn() {
                // Nobody is told what others have to do.
                if self.seats.is_empty() || self.seats.contains(&turn.seat) {
                    self.write(">", &self.narrator.prompt(turn));
                }
            }
        }
    }

    /// Writes a line in all registers, or as it is said to those who play.
    fn write(&mut self, mark: &str, line: &Line) {
        let Line { label, spoken, braille } = line;
        let [first, next] = if mark.is_empty() { ["", "    "] } else { ["> ", ">   "] };
        if self.seats.is_empty() {
            writeln!(self.text, "{first}{label}\n{next}{spoken}\n{next}{braille}").unwrap();
        } else if !spoken.is_empty() {
            writeln!(self.text, "{first}{spoken}\n{next}{braille}").unwrap();
        }
    }

    fn wait(&mut self, seconds: u64) {
        self.now = self.now.after(Duration::from_secs(seconds));
        if let Some(event) = self.game.due(self.now) {
            self.happen(&[event]);
        }
    }

    fn both_end(
        &mut self,
        text: &mut String,
        kinds: &mut HashSet<std::mem::Discriminant<Announcement>>,
    ) {
        if !text.is_empty() {
            text.push('\n');
        }
        text.push_str(&self.text);
        kinds.extend(self.kinds.drain());
    }
}

const FULL: &str =
    "E a1 B b1 K c1 M d1 C a2 O b2 J c2 G d2 L a3 F b3 D c3 A d3 P a4 I b4 H c4 N d4";
const DARK_ROW: &str = "B a1 D b1 F c1 J d1";

/// Narrates all scenes.
fn tell(telling: Telling) -> (String, usize) {
    let (mut text, mut kinds) = (String::new(), HashSet::new());
    let voice = telling;
    let access = Telling { voice: Voice { edition: Edition::Access, ..voice.voice }, ..voice };

    // A whole game: dice, offers, a wrong call, all pieces placed, and no call at the end.
    let mut scene = Scene::new(voice, Options::default());
    scene.order(Seat::First, &Command::Sit(Party::Person("Ada".parse().unwrap())));
    scene.order(
        Seat::Second,
        &Command::Sit(Party::Engine(Character::Level(Level::new(3).unwrap()))),
    );
    let dice = scene.game.start(scene.now).unwrap();
    scene.happen(&[dice]);
    scene.terms();
    scene.act("E a1 Qrow1");
    scene.order(Seat::First, &Command::OfferDraw);
    scene.order(Seat::Second, &Command::DeclineDraw);
    scene.act(FULL.strip_prefix("E a1 ").unwrap());
    scene.act("-- --");
    scene.order(Seat::First, &Command::Rematch);
    scene.order(Seat::Second, &Command::Rematch);
    let mut again = Scene::new(voice, Options::default());
    let events = scene.game.another(8, scene.now).unwrap();
    scene.both_end(&mut text, &mut kinds);
    again.game = Game::open(&events[0]).unwrap();
    again.happen(&events[1..]);
    again.both_end(&mut text, &mut kinds);

    // An alignment that both players miss before the opponent calls it, in the Access edition.
    let terms = Terms { wrong_call: WrongCall::Free, ..Terms::default() };
    let mut scene = Scene::seated(access, Options { terms, ..Options::default() });
    scene.act(&format!("{DARK_ROW} A a2 C a3 H a4 M Qcola"));
    scene.both_end(&mut text, &mut kinds);

    // Automatic calls, two traits, assistance.
    let terms = Terms {
        calling: Calling::Auto,
        rules: "squares colour,height".parse().unwrap(),
        ..Terms::default()
    };
    let mut scene = Scene::seated(voice, Options { terms, assist: true, ..Options::default() });
    scene.act("B a1 D");
    scene.order(Seat::Second, &Command::AskTakeback);
    scene.order(Seat::First, &Command::DeclineTakeback);
    scene.act("b1 F");
    scene.order(Seat::First, &Command::AskTakeback);
    scene.order(Seat::Second, &Command::AcceptTakeback);
    scene.act("F c1 J d1");
    scene.both_end(&mut text, &mut kinds);

    // The clock, with a wrong call that loses, and a player who runs out of time.
    let terms = Terms { wrong_call: WrongCall::Loses, ..Terms::default() };
    let clock = Some("60/move".parse().unwrap());
    let mut scene = Scene::seated(voice, Options { terms, clock, ..Options::default() });
    let more = scene.game.extend(Duration::from_secs(90), scene.now).unwrap();
    scene.happen(&[more]);
    let warning = scene.narrator.clock_warning(quarto_rules::Player::One, Duration::from_secs(30));
    scene.write("", &warning);
    scene.act("K a1 Qrow1");
    scene.both_end(&mut text, &mut kinds);
    let mut scene = Scene::seated(voice, Options { clock, ..Options::default() });
    scene.wait(60);
    scene.both_end(&mut text, &mut kinds);
    let mut scene = Scene::seated(voice, Options { clock, ..Options::default() });
    scene.act(FULL);
    scene.text.clear();
    scene.wait(60);
    scene.wait(60);
    scene.both_end(&mut text, &mut kinds);

    greetings(voice).both_end(&mut text, &mut kinds);

    // Players who leave.
    let mut scene = Scene::seated(voice, Options { claims: true, ..Options::default() });
    scene.order(Seat::First, &Command::OfferDraw);
    scene.order(Seat::Second, &Command::AcceptDraw);
    scene.both_end(&mut text, &mut kinds);
    let mut scene = Scene::seated(voice, Options { claims: true, ..Options::default() });
    scene.order(Seat::Second, &Command::Resign);
    scene.both_end(&mut text, &mut kinds);
    let mut scene = Scene::seated(voice, Options { claims: true, ..Options::default() });
    scene.wait(300);
    scene.order(Seat::Second, &Command::Claim);
    scene.both_end(&mut text, &mut kinds);
    let mut scene = Scene::seated(voice, Options { claims: true, ..Options::default() });
    scene.act(FULL);
    scene.text.clear();
    scene.wait(300);
    scene.order(Seat::Second, &Command::Claim);
    scene.both_end(&mut text, &mut kinds);

    // Blindfold.
    for memory in ["touch", "queries 3", "memory"] {
        let blindfold = Some(memory.parse().unwrap());
        let mut scene = Scene::seated(access, Options { blindfold, ..Options::default() });
        scene.act("K a1 F");
        for question in ["a1", "row1", "left", "tall", "light", "board"] {
            scene.order(Seat::First, &Command::Ask { question: question.parse().unwrap() });
        }
        scene.act("a1 b1 F K");
        scene.both_end(&mut text, &mut kinds);
    }
    (text, kinds.len())
}

/// Greetings before the lot is drawn, and the first greeting beyond the limit.
fn greetings(telling: Telling) -> Scene {
    let mut scene = Scene::new(telling, Options::default());
    scene.order(Seat::First, &Command::Sit(Party::Person("Ada".parse().unwrap())));
    for greeting in Greeting::ALL {
        scene.order(Seat::First, &Command::Greet { greeting });
    }
    let hello = Command::Greet { greeting: Greeting::Hello };
    for _ in Greeting::ALL.len()..GREETINGS.into() {
        let events = scene.game.judge(Seat::First, &hello, scene.now.into()).unwrap();
        scene.game.apply_all(&events).unwrap();
    }
    scene.order(Seat::First, &hello);
    scene
}

#[test]
fn transcripts_are_those_that_were_looked_at() {
    for (name, telling) in tellings() {
        let (text, kinds) = tell(telling);
        assert_eq!(kinds, 21, "every kind of announcement is heard");
        let file = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(format!("tests/text/transcripts/{name}.txt"));
        if std::env::var("QUARTO_BLESS").is_ok() {
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(&file, &text).unwrap();
        }
        let kept = std::fs::read_to_string(&file).unwrap_or_default();
        for (number, (line, expected)) in (1..).zip(text.lines().zip(kept.lines())) {
            assert_eq!(line, expected, "{name}, line {number}");
        }
        assert_eq!(text.lines().count(), kept.lines().count(), "{name}");
    }
}

/// Returns every way of telling that is kept as text, with its name: to spectators, and to the first
/// player alone.
fn tellings() -> impl Iterator<Item = (String, Telling)> {
    Language::ALL.into_iter().flat_map(|language| {
        let voice = |verbosity| Voice { language, verbosity, ..Voice::default() };
        let own = [Verbosity::Normal, Verbosity::Brief].map(|verbosity| {
            let seats = &[Seat::First][..];
            (format!("{language}-{verbosity}"), Telling { voice: voice(verbosity), seats })
        });
        let all = Telling { voice: voice(Verbosity::Full), seats: &[] };
        [(language.to_string(), all)].into_iter().chain(own)
    })
}

/// Who plays alone at a screen knows their own name and what they did.
#[test]
fn no_player_hears_their_own_name_or_moves() {
    for (name, telling) in tellings().filter(|(_, telling)| !telling.seats.is_empty()) {
        let (text, _) = tell(telling);
        let own: Vec<&str> = text.lines().filter(|line| line.contains("Ada")).collect();
        assert!(own.is_empty(), "{name}: {own:#?}");
    }
}

#[test]
fn nothing_is_left_out_in_any_language() {
    for (name, telling) in tellings() {
        let (text, _) = tell(telling);
        assert!(!text.contains(['{', '}', '$', '\u{2068}', '\u{2069}']), "{name}");
        assert!(!text.contains("  \n") && !text.contains(": ."), "{name}");
    }
}

#[test]
fn d11_who_asks_for_hidden_moves_is_not_told_to_ask() {
    for (language, expected) in [
        (Language::English, "The board is hidden. You can read the moves when the game is over."),
        (Language::Russian, "Доска скрыта. Ходы можно будет прочитать после окончания партии."),
    ] {
        assert_eq!(GameText::AnswerHidden.say(language), expected);
    }
}
