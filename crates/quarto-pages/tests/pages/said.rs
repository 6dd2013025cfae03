//! What a page says in a whole game: how many words a turn has, in every language. `QUARTO_BLESS=1` writes
//! the files and the table of `docs/accessibility.md` anew.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use quarto_game::{Command, Game, Now, Options, Party, Seat, Time, Update, Viewer};
use quarto_pages::{Fields, Flash, LiveUpdate, Reader, Settings};
use quarto_rules::Character;
use quarto_text::{Language, Verbosity};

use crate::snapshot;

/// A game in which nobody aligns anything.
const GAME: &str =
    "E a1 B b1 K c1 M d1 C a2 O b2 J c2 G d2 L a3 F b3 D c3 A d3 P a4 I b4 H c4 N d4";

/// Returns what Ada hears, line by line, in a game against the computer, and how many turns she had.
fn hear(language: Language, verbosity: Verbosity) -> (String, usize) {
    let settings = Settings::read(&Fields::default()).saying(verbosity);
    let reader = Reader { language, settings, ..Reader::default() };
    let options = Options { starter: Some(Seat::First), ..Options::default() };
    let mut game = Game::open(&Game::create(options, 7, Time(0)).unwrap()).unwrap();
    let level = Party::Engine(Character::Level("3".parse().unwrap()));
    for (seat, party) in
        [(Seat::First, Party::Person("Ada".parse().unwrap())), (Seat::Second, level)]
    {
        for event in game.judge(seat, &Command::Sit(party), Now::from(Time(0))).unwrap() {
            game.apply(&event).unwrap();
        }
    }
    game.apply(&game.start(Time(0)).unwrap()).unwrap();
    let (mut said, mut turns) = (String::new(), 0);
    let mut told = Vec::new();
    for word in GAME.split(' ') {
        let seat = game.to_act().unwrap();
        let command = Command::Act { actions: vec![word.parse().unwrap()] };
        turns += usize::from(seat == Seat::First && word.len() == 2);
        for event in game.judge(seat, &command, Now::from(Time(0))).unwrap() {
            let heard = game.hear_all(&event).unwrap();
            let own = game.player(Seat::First);
            let heard = heard.into_iter().filter_map(|heard| heard.as_heard_by(own)).collect();
            told.push(Update { seq: game.seq(), at: Time(0), heard });
        }
        // The computer places and gives in one go.
        if game.to_act() == Some(Seat::Second) && seat == Seat::Second {
            continue;
        }
        let seen = snapshot(&game, Viewer::Seat(Seat::First));
        let update = LiveUpdate::new(
            &reader,
            &[Seat::First],
            &seen,
            &std::mem::take(&mut told),
            &Flash::default(),
        );
        for line in update.lines {
            writeln!(said, "{}", line.text).unwrap();
        }
    }
    (said, turns)
}

fn words_per_turn((said, turns): &(String, usize)) -> f64 {
    // A French sign that stands alone is not a word.
    let words = said.split_whitespace().filter(|word| word.contains(char::is_alphanumeric));
    f64::from(u32::try_from(words.count()).unwrap()) / f64::from(u32::try_from(*turns).unwrap())
}

const LEVELS: [Verbosity; 3] = [Verbosity::Full, Verbosity::Normal, Verbosity::Brief];

/// A plain turn is about ten words: the square, the piece, and what to do next.
#[test]
fn a_turn_is_about_ten_words_in_every_language() {
    for language in Language::ALL {
        let words = |verbosity| words_per_turn(&hear(language, verbosity));
        let (full, normal, brief) =
            (words(Verbosity::Full), words(Verbosity::Normal), words(Verbosity::Brief));
        assert!(normal <= 11.0, "{language}: {normal}");
        assert!(brief <= normal && normal < full, "{language}: {brief}, {normal}, {full}");
    }
}

/// Compares a file with what it should hold, or writes it.
fn check(file: &Path, text: &str) {
    if std::env::var("QUARTO_BLESS").is_ok() {
        std::fs::write(file, text).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert_eq!(kept, text, "{}", file.display());
}

fn own(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

#[test]
fn what_is_said_in_a_plain_game_is_kept() {
    for language in Language::ALL {
        for verbosity in LEVELS {
            let file = own(&format!("tests/pages/said/{language}-{verbosity}.txt"));
            check(&file, &hear(language, verbosity).0);
        }
    }
}

#[test]
fn the_manual_says_how_much_is_said() {
    let (begin, end) = ("<!-- words per turn -->\n", "<!-- end -->\n");
    let file = own("../../docs/accessibility.md");
    let manual = std::fs::read_to_string(&file).unwrap();
    let (before, rest) = manual.split_once(begin).expect("the place of the table");
    let (_, after) = rest.split_once(end).expect("its end");
    let mut table = String::from("\n| |");
    for language in Language::ALL {
        write!(table, " {language} |").unwrap();
    }
    table += "\n| --- | --- | --- | --- | --- | --- |\n";
    for verbosity in LEVELS {
        write!(table, "| {verbosity} |").unwrap();
        for language in Language::ALL {
            write!(table, " {:.1} |", words_per_turn(&hear(language, verbosity))).unwrap();
        }
        table.push('\n');
    }
    check(&file, &format!("{before}{begin}{table}\n{end}{after}"));
}
