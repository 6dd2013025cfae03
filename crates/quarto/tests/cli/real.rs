//! The program in a real terminal.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use quarto_browser::Server;

use crate::home;
use crate::tty::{PATIENCE, Tty};

impl Tty {
    fn quarto(home: &Path, arguments: &str) -> Tty {
        Tty::new(home, &format!("{} {arguments}", env!("CARGO_BIN_EXE_quarto")))
    }
}

const UP: &str = "\u{1b}[A";
const DOWN: &str = "\u{1b}[B";
const RIGHT: &str = "\u{1b}[C";
const LEFT: &str = "\u{1b}[D";

#[test]
fn a_newcomer_plays_leaves_and_comes_back() {
    let home = home("newcomer");
    let mut tty = Tty::quarto(&home, "play");
    tty.wait_for("A game of Quarto");
    tty.wait_for("Esc: leave");
    tty.press(DOWN);
    tty.press(RIGHT);
    tty.wait_for("A friend here");
    for _ in 0..3 {
        tty.press(DOWN);
    }
    tty.press(RIGHT);
    tty.wait_for("< You >");
    tty.press("\r");
    tty.wait_for("Ada, give a piece.");
    tty.press("\r");
    tty.wait_for("Ben, place the short round solid light piece.");
    tty.press(&format!("{RIGHT}{DOWN}\r"));
    tty.wait_for("Ben places the short round solid light piece on b2.");
    // The mouse: two clicks on the last piece of the first row.
    tty.press("\u{1b}[<0;65;4M\u{1b}[<0;65;4m\u{1b}[<0;65;4M\u{1b}[<0;65;4m");
    tty.wait_for("Ada, place the tall round solid dark piece.");
    tty.press("x");
    tty.wait_for("Leave the game?");
    tty.press("\r");
    assert_eq!(tty.wait_for_end(), 0);
    assert!(tty.contents().contains("quarto play --resume"), "{}", tty.contents());

    let mut tty = Tty::quarto(&home, "play");
    tty.wait_for("Continue the unfinished game");
    tty.wait_for("A friend here");
    tty.press("\r");
    tty.wait_for("Continuing your game.");
    tty.wait_for("Ada, place the tall round solid dark piece.");
    tty.press("\u{3}");
    tty.wait_for("Leave the game?");
    tty.press("\u{3}");
    assert_eq!(tty.wait_for_end(), 0);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn a_whole_game_against_the_computer() {
    let home = home("computer");
    let options = "play --against 1 --starts me --calling auto --seed 3 --lang es";
    let mut tty = Tty::quarto(&home, options);
    tty.wait_for("Ada, entrega una pieza.");
    // The cursor is always on something that can be done: Enter goes on until the game is over.
    for _ in 0..40 {
        tty.press("\r");
    }
    tty.wait_for("N: ");
    tty.press("x");
    assert_eq!(tty.wait_for_end(), 0);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn plain_lines_need_no_screen() {
    let home = home("plain");
    let mut tty = Tty::quarto(&home, "play --plain --against person --starts me");
    tty.wait_for("Ada, give a piece.");
    tty.press("K\r");
    tty.wait_for("Ben, your piece: tall round hollow light.");
    tty.press("quit\r");
    assert_eq!(tty.wait_for_end(), 0);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn the_plain_menu_is_a_list_of_numbers() {
    let home = home("plain-menu");
    let mut tty = Tty::quarto(&home, "play --plain");
    tty.wait_for("1. Opponent: Computer");
    tty.press("1\r");
    tty.wait_for("1. Opponent: A friend here");
    tty.press("99\r");
    tty.wait_for("Type a number from 1 to ");
    tty.press("\r");
    tty.wait_for("Ada rolls");
    tty.press("quit\r");
    assert_eq!(tty.wait_for_end(), 0);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn the_screen_follows_the_window() {
    let home = home("small");
    let line = format!("stty cols 60; exec {} play --against person", env!("CARGO_BIN_EXE_quarto"));
    let mut tty = Tty::new(&home, &format!("sh -c '{line}'"));
    tty.wait_for("The window is too small");
    tty.press("\u{3}\u{3}");
    assert_eq!(tty.wait_for_end(), 0);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn arrows_stay_on_the_board() {
    let home = home("arrows");
    let mut tty = Tty::quarto(&home, "play --against person --starts me");
    tty.wait_for("Ada, give a piece.");
    tty.press(&format!("{UP}{LEFT}{LEFT}\r"));
    tty.wait_for("Ada gives the short round solid light piece.");
    tty.press("\u{3}\u{3}");
    assert_eq!(tty.wait_for_end(), 0);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    let home = home("panic");
    let folder = Path::new(env!("CARGO_BIN_EXE_quarto")).parent().unwrap();
    let program = folder.join("examples").join("panic");
    let built = Command::new(env!("CARGO"))
        .args([
            "build",
            "--quiet",
            "--locked",
            "--package",
            "quarto-terminal",
            "--example",
            "panic",
        ])
        .status();
    assert!(built.unwrap().success());
    let mut tty = Tty::new(&home, program.to_str().unwrap());
    tty.wait_for("the screen was in use");
    assert_eq!(tty.wait_for_end(), 101);
}

/// Starts a game whose process can be sent signals, and returns it with the number of the process.
fn game_with_process(home: &Path) -> (Tty, String) {
    std::fs::create_dir_all(home).unwrap();
    let file = home.join("process");
    let program = env!("CARGO_BIN_EXE_quarto");
    let line =
        format!("echo $$ > {}; exec {program} play --against person --starts me", file.display());
    let mut tty = Tty::new(home, &format!("sh -c '{line}'"));
    tty.wait_for("Ada, give a piece.");
    tty.press("\r");
    tty.wait_for("Ben, place the short round solid light piece.");
    (tty, std::fs::read_to_string(file).unwrap().trim().to_owned())
}

fn send(signal: &str, process: &str) {
    assert!(Command::new("kill").args([signal, process]).status().unwrap().success());
}

#[test]
fn a_killed_game_loses_nothing() {
    let home = home("killed");
    let (mut tty, process) = game_with_process(&home);
    send("-KILL", &process);
    tty.child.wait().unwrap();
    let mut again = Tty::quarto(&home, "play --resume --plain");
    again.wait_for("Continuing your game. 0 pieces placed.");
    again.wait_for("Ben, your piece: short round solid light.");
    again.press("quit\r");
    assert_eq!(again.wait_for_end(), 0);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn a_game_whose_terminal_is_gone_ends() {
    let home = home("gone");
    let (mut tty, process) = game_with_process(&home);
    tty.child.kill().unwrap();
    tty.child.wait().unwrap();
    let start = Instant::now();
    let lives = || {
        Command::new("kill")
            .args(["-0", &process])
            .stderr(Stdio::null())
            .status()
            .unwrap()
            .success()
    };
    while lives() {
        assert!(start.elapsed() < PATIENCE, "it goes on without a terminal");
        std::thread::yield_now();
    }
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn a_game_that_is_asked_to_end_leaves_the_terminal_as_it_was() {
    for signal in ["-TERM", "-INT", "-QUIT"] {
        let home = home("ended");
        let (mut tty, process) = game_with_process(&home);
        send(signal, &process);
        assert_eq!(tty.wait_for_end(), 0);
        assert!(tty.contents().contains("quarto play --resume"), "{}", tty.contents());
        std::fs::remove_dir_all(home).unwrap();
    }
}

#[test]
fn a_game_on_a_server_is_played_on_the_screen() {
    let (one, other) = (home("there-one"), home("there-other"));
    let server = Server::start(env!("CARGO_BIN_EXE_quarto"));
    let options = format!("play --server {} --starts me", server.url());
    let mut ada = Tty::quarto(&one, &options);
    ada.wait_for("Waiting for the other player to join");
    ada.wait_for("Ada joins the game.");
    let shown = ada.contents();
    let game = shown.split("/games/").nth(1).unwrap().split_whitespace().next().unwrap();
    let link = format!("{}/games/{game}", server.url());
    let mut bo = Tty::quarto(&other, &format!("play --join {link} --name Bo"));
    bo.wait_for("Ada is thinking");
    ada.wait_for("Ada, give a piece.");
    ada.press("\r");
    ada.wait_for("Bo is thinking");
    bo.wait_for("Bo, place the short round solid light piece.");
    bo.press(&format!("{RIGHT}\r"));
    ada.wait_for("Bo places the short round solid light piece on b1.");
    bo.press("r\r");
    ada.wait_for("N: rematch");
    ada.press("n");
    bo.wait_for("Ada would like a rematch.");
    bo.press("n");
    bo.wait_for("Bo, give a piece.");
    ada.wait_for("Bo is thinking");
    ada.press("x");
    ada.wait_for("Leave the game?");
    ada.press("\r");
    assert_eq!(ada.wait_for_end(), 0);
    assert!(ada.contents().contains("quarto play --join "), "{}", ada.contents());
    bo.press("\u{3}\u{3}");
    assert_eq!(bo.wait_for_end(), 0);
    for home in [one, other] {
        std::fs::remove_dir_all(home).unwrap();
    }
}
