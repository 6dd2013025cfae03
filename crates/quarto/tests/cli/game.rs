use crate::{home, quarto, quarto_at, quarto_with};

/// Two people at one terminal, who are told everything.
const TWO: [&str; 9] = [
    "play",
    "--against",
    "person",
    "--starts",
    "me",
    "--name",
    "Ada",
    "--other-name=Bo",
    "--verbosity=full",
];

/// Plays as Ada, who starts, and Bo, and returns what they read.
fn play(options: &[&str], lines: &str) -> String {
    let answer = quarto(&[&TWO, options].concat(), lines);
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    answer.out
}

const DARK_ROW: &str = "B\na1\nD\nb1\nF\nc1\nJ\nd1\n";

#[test]
fn two_people_play_a_whole_game() {
    let out = play(&[], &format!("{DARK_ROW}give tall square solid light\nquarto row 1\n"));
    assert!(out.contains("Ada starts.\nAda, give a piece.\n> "), "{out}");
    assert!(out.ends_with("QUARTO! Bo calls row 1.\nBo wins: row 1, all dark.\n"), "{out}");
}

#[test]
fn the_terms_are_those_asked_for() {
    let auto = play(&["--calling", "auto"], DARK_ROW);
    assert!(auto.ends_with("Ada wins: row 1, all dark.\n"), "{auto}");
    let height = play(&["--traits", "height", "--calling", "auto"], DARK_ROW);
    assert!(height.contains("Only height counts.") && height.contains("is saved"), "{height}");
    let strict = play(&["--wrong-call", "loses"], "K\na1\nquarto row 1\nyes\n");
    assert!(
        strict.ends_with("Ada wins: Bo called QUARTO on row 1, and that was wrong.\n"),
        "{strict}"
    );
    let block = "B\na1\nD\nb1\nF\na2\nJ\nb2\nquarto block a1\n";
    assert!(play(&["--rules", "squares"], block).contains("Ada wins: block a1, all dark."));
    assert!(play(&[], block).contains("Not a winning shape in this game: block a1."));
    let clock = ["--clock", "60/move", "--multiplier", "150"];
    let timed = play(&clock, "clock\n");
    assert!(timed.contains("Time: 1 minute per move.\nAda has 150% of that time.\n"), "{timed}");
    assert!(timed.contains("Ada: 1 minute 30 seconds\nBo: 1 minute\n"), "{timed}");
    let access = play(&["--edition", "access"], "K\n");
    assert!(access.contains("tall round hollow smooth: Ada gives it."), "{access}");
    let blind = play(&["--blindfold", "queries-2"], "K\nsquare a1\n");
    assert!(blind.contains("Bo asks about a1.\n1 question left.\na1: empty\n"), "{blind}");
    let eight = play(&["--braille=8"], "K\na1\n");
    assert!(eight.contains("⣖⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤"), "{eight}");
    let braille = play(&["--braille"], "K\n");
    assert!(braille.contains("⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤ ⠤⠤⠤⠤"), "{braille}");
}

#[test]
fn whoever_needs_more_time_has_it_in_the_next_game_too() {
    let home = home("multiplier");
    let timed = [&TWO[..], &["--clock", "60/move", "--multiplier", "150"]].concat();
    for arguments in [&timed[..], &["play"]] {
        let answer = quarto_at(&home, arguments, "quit\n");
        assert!(answer.out.contains("Ada has 150% of that time.\n"), "{}", answer.out);
    }
    // Who says what to play says all of it.
    let another = quarto_at(&home, &["play", "--clock", "60/move"], "quit\n");
    assert!(!another.out.contains("150 %"), "{}", another.out);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn without_choices_one_plays_against_the_computer() {
    // What other tests choose is remembered in their home.
    let home = home("no-choices");
    let answer = quarto_at(&home, &["play"], "quit\n");
    assert_eq!((answer.code, answer.err.as_str()), (0, ""));
    assert!(answer.out.contains("You roll "), "{}", answer.out);
    assert!(answer.out.contains("Computer 3 rolls "), "{}", answer.out);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn d9_the_same_seed_is_the_same_game() {
    let lines = "K\na1\nb2\nF\nG\n";
    let run = |seed| quarto(&["play", "--seed", seed], lines).out;
    assert_eq!(run("5"), run("5"));
    let some = ["1", "2", "3", "4", "5", "6"].map(run);
    assert!(some.iter().any(|out| out != &some[0]), "another seed, another game");
}

#[test]
fn languages_come_from_the_option_or_the_environment() {
    let russian = play(&["--lang", "ru"], "передать высокая круглая полая гладкая\n");
    assert!(russian.contains("высокая круглая полая светлая: её передаёт Ada."), "{russian}");
    let answer = quarto(&["rules", "--lang", "ro"], "");
    assert!(answer.out.contains("REZERV") || answer.out.contains("rezerv"), "{}", answer.out);
    let unknown = quarto(&["play", "--lang", "xx"], "");
    assert_eq!(unknown.code, 2);
    assert!(unknown.err.contains("en, es, ru, ro and fr"), "{}", unknown.err);
}

#[test]
fn a_language_acts_or_is_not_offered() {
    let all = ["serve", "play", "rules", "sounds", "position", "tactile"];
    for command in all {
        assert!(quarto(&[command, "--help"], "").out.contains("--lang"), "{command}");
    }
    assert!(quarto(&["record", "check", "--help"], "").out.contains("--lang"));
    for command in ["solve", "match", "ugi", "perft", "count-draws", "bench", "man"] {
        assert!(!quarto(&[command, "--help"], "").out.contains("--lang"), "{command}");
    }
    let before = quarto(&["--lang", "fr", "rules", "--topic", "short"], "");
    assert!(before.out.starts_with("EN BREF"), "{}", before.out);
    let refused = quarto(&["--lang", "fr", "perft", "--depth", "1"], "");
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("English only"), "{}", refused.err);
}

#[test]
fn errors_of_the_system_speak_the_language() {
    let check = |language: &str, expected: &str| {
        let answer = quarto(&["record", "check", "/no/such.txt", "--lang", language], "");
        assert_eq!((answer.code, answer.err.trim()), (1, expected));
    };
    check("en", "quarto: can’t read /no/such.txt: there is no such file or folder");
    check("es", "quarto: no se puede leer /no/such.txt: no existe ese archivo ni esa carpeta");
    check("ru", "quarto: не удаётся прочитать /no/such.txt: такого файла или такой папки нет");
    check("ro", "quarto: nu se poate citi /no/such.txt: nu există un asemenea fișier sau dosar");
    check("fr", "quarto: impossible de lire /no/such.txt: ce fichier ou ce dossier n’existe pas");
}

#[test]
fn a_game_is_kept_and_resumed() {
    let home = home("resume");
    let nothing = quarto_at(&home, &["play", "--resume"], "");
    assert_eq!(nothing.code, 1);
    assert!(nothing.err.contains("You have no unfinished game."), "{}", nothing.err);
    let first = quarto_at(&home, &TWO, DARK_ROW);
    assert!(first.out.ends_with("Your game is saved. To continue: quarto play --resume --plain\n"));
    let second = quarto_at(&home, &["play", "--resume", "--verbosity=full"], "quarto row 1\n");
    assert!(second.out.ends_with("Ada wins: row 1, all dark.\n"), "{}", second.out);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn where_nothing_can_be_kept_the_game_is_played_all_the_same() {
    let answer = quarto_at("/dev/null".as_ref(), &TWO, "K\n");
    assert_eq!(answer.code, 0, "{}", answer.err);
    assert!(answer.out.contains("This game can’t be saved"), "{}", answer.out);
    assert!(answer.out.contains("Ada gives it."), "{}", answer.out);
}

#[test]
fn two_people_have_two_names() {
    let same = ["play", "--against", "person", "--name", "Ann", "--other-name", "ann"];
    let answer = quarto(&same, "");
    assert_eq!(answer.code, 1);
    assert!(answer.err.contains("Both players are called Ann."), "{}", answer.err);
    let alone = ["play", "--against", "1", "--name", "Ann", "--other-name", "Ann"];
    assert_eq!(quarto(&alone, "").code, 0);
}

#[test]
fn where_there_is_no_game_there_is_no_record() {
    let file = std::env::temp_dir().join(format!("quarto-no-record-{}", std::process::id()));
    let path = file.to_str().unwrap();
    for _ in 0..2 {
        let nobody = ["play", "--server", "http://127.0.0.1:1", "--record", path];
        let answer = quarto(&nobody, "");
        assert!(answer.err.contains("can’t be reached"), "{}", answer.err);
        assert!(!file.exists());
    }
}

#[test]
fn the_record_is_on_disk_after_every_action() {
    let file = std::env::temp_dir().join(format!("quarto-record-{}", std::process::id()));
    let path = file.to_str().unwrap();
    play(&["--record", path], "K\na1\n");
    let again = quarto(&[&TWO[..], &["--record", path]].concat(), "");
    assert_eq!(again.code, 1, "a record is never overwritten");
    assert!(again.err.contains("can’t create"), "{}", again.err);
    let record = std::fs::read_to_string(&file).unwrap();
    assert!(record.contains("[Player2 \"Bo\"]"));
    assert!(record.ends_with("\n0. K 1. a1\n"));
    let checked = quarto(&["record", "check", path], "");
    assert_eq!(checked.code, 0);
    assert!(
        checked.out.ends_with("The game isn’t finished.\nBo, give a piece.\n"),
        "{}",
        checked.out
    );
    std::fs::remove_file(file).unwrap();
    let lost = quarto(&["play", "--record", "/nowhere/at/all"], "\n\n");
    assert_eq!(lost.code, 1);
    assert!(lost.err.contains("can’t create /nowhere/at/all"), "{}", lost.err);
}

#[test]
fn speech_that_is_not_there_is_said_so_once() {
    // In no folder is a program that could speak.
    let arguments = [&TWO[..], &["--speak"]].concat();
    let answer = quarto_with(&home("mute"), &[("PATH", "")], &arguments, "K\n");
    assert_eq!(answer.code, 0);
    assert_eq!(answer.out.matches("speech-dispatcher").count(), 1, "{}", answer.out);
    assert!(answer.out.contains("Ada gives it."), "{}", answer.out);
}

#[test]
fn sounds_that_cannot_be_played_are_said_so_once() {
    let arguments = [&TWO[..], &["--sound"]].concat();
    let answer = quarto_with(&home("deaf"), &[("PATH", "")], &arguments, "K\n");
    assert_eq!(answer.code, 0);
    assert_eq!(answer.out.matches("pw-play, paplay").count(), 1, "{}", answer.out);
    assert!(answer.out.contains("Ada gives it."), "{}", answer.out);
}

#[cfg(unix)]
#[test]
fn sounds_are_played_by_a_program_of_the_system() {
    use std::os::unix::fs::PermissionsExt;

    let folder = home("player");
    let program = folder.join("aplay");
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(&program, "#!/bin/sh\n/bin/cat \"$1\" >> \"$HOME/heard\"\n").unwrap();
    std::fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).unwrap();
    let path = folder.to_str().unwrap();
    let arguments = [&TWO[..], &["--sound"]].concat();
    let answer = quarto_with(&folder, &[("PATH", path)], &arguments, "K\na1\n");
    assert_eq!(answer.code, 0);
    assert!(!answer.out.contains("pw-play"), "{}", answer.out);
    assert!(std::fs::read(folder.join("heard")).unwrap().starts_with(b"RIFF"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn shells_and_manuals_get_what_they_need() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let answer = quarto(&["completions", shell], "");
        assert!(answer.code == 0 && answer.out.contains("blindfold"), "{shell}");
    }
    let page = quarto(&["man"], "").out;
    assert!(page.starts_with(".ie") && page.contains("quarto"), "{page}");
    let play = quarto(&["man", "play"], "").out;
    assert!(
        play.contains("blindfold") && play.contains("quarto\\-play")
            || play.contains("quarto play"),
        "{play}"
    );
    assert_eq!(quarto(&["man", "nothing"], "").code, 1);
}
