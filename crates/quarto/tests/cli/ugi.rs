use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use quarto_rules::{Calling, Move, Play, Position, Terms};

/// A conversation with the engine.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn new() -> Engine {
        let mut command = Command::new(env!("CARGO_BIN_EXE_quarto"));
        command.arg("ugi").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Engine { child, input, output: BufReader::new(output).lines() }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Returns what the engine says up to and including a line that begins so.
    fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.output.next().expect("the engine is still there").unwrap();
            lines.push(line);
            if lines.last().unwrap().starts_with(beginning) {
                return lines;
            }
        }
    }

    /// Says something and returns the answer of one line.
    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.until("").remove(0)
    }

    /// Lets the engine think and returns its move.
    fn best(&mut self, go: &str) -> String {
        self.say(go);
        self.until("bestmove").pop().unwrap()["bestmove ".len()..].to_owned()
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn engines_introduce_themselves() {
    let mut engine = Engine::new();
    engine.say("ugi");
    let lines = engine.until("ugiok");
    assert!(lines[0].starts_with("id name quarto"), "{lines:?}");
    for option in ["Rules", "Traits", "Level", "Threads", "Hash", "Seed"] {
        let start = format!("option name {option} type");
        assert_eq!(lines.iter().filter(|line| line.starts_with(&start)).count(), 1, "{option}");
    }
    assert_eq!(engine.ask("isready"), "readyok");
    engine.quit();
}

#[test]
fn two_engines_play_a_whole_game_which_nobody_wins() {
    let terms = Terms {
        calling: Calling::Auto,
        rules: "squares height,fill".parse().unwrap(),
        ..Terms::default()
    };
    let mut play = Play::new(terms);
    let mut engine = Engine::new();
    engine.say("setoption name Rules value squares");
    engine.say("setoption name Traits value height,fill");
    let mut position = "position startpos moves".to_owned();
    while play.outcome().is_none() {
        engine.say(&position);
        assert_eq!(engine.ask("query gameover"), "response false");
        let first = play.position().player() == quarto_rules::Player::One;
        assert_eq!(engine.ask("query p1turn"), format!("response {first}"));
        let best = engine.best("go movetime 10000");
        best.parse::<Move>().unwrap().act(&mut play).unwrap();
        position = format!("{position} {best}");
    }
    engine.say(&position);
    assert_eq!(engine.ask("query gameover"), "response true");
    assert_eq!(engine.ask("query result"), "response draw");
    assert_eq!(engine.best("go"), "(none)");
    engine.quit();
}

#[test]
fn who_won_is_told() {
    let mut engine = Engine::new();
    engine.say("position fen BDF./..../..../.... J moves d1");
    assert_eq!(engine.ask("query result"), "response p1win");
    engine.say("position startpos moves A");
    assert_eq!(engine.ask("query result"), "response none");
    engine.quit();
}

#[test]
fn every_way_to_limit_a_search_ends_it() {
    let mut engine = Engine::new();
    engine.say("position fen BDF./..../..../.... J");
    for go in
        ["go", "go movetime 1", "go nodes 10", "go depth 1", "go p1time 5 p2time 5 p1inc 1 p2inc 1"]
    {
        assert_eq!(engine.best(go), "d1", "{go}");
    }
    // A quiet position that is not in the book.
    engine.say("position fen .K../BL.E/..GJ/.M.. A");
    for go in ["go nodes 1", "go movetime 1", "go depth 2", "go depth 14 nodes 10"] {
        assert!(engine.best(go).parse::<Move>().is_ok(), "{go}");
    }
    engine.quit();
}

#[test]
fn a_limit_that_leaves_time_loses_nothing() {
    let position: Position = ".K../BL.E/..GJ/.M.. A".parse().unwrap();
    let mut engine = Engine::new();
    engine.say(&format!("position fen {position}"));
    engine.say("setoption name Seed value 5");
    for go in ["go", "go movetime 5000", "go depth 16", "go depth 32", "go depth 255"] {
        engine.say(go);
        let lines = engine.until("bestmove");
        assert!(lines[0].ends_with(" score draw"), "{go}: {lines:?}");
        let best = &lines.last().unwrap()["bestmove ".len()..];
        let mut play =
            Play::from_position(Terms { calling: Calling::Auto, ..Terms::default() }, position);
        best.parse::<Move>().unwrap().act(&mut play).unwrap();
        let solver = quarto_engine::Solver::new(quarto_rules::RuleSet::LINES);
        let value = solver.solve(play.position(), quarto_engine::SearchLimits::default()).value();
        assert_eq!(value, Some(quarto_rules::Value::Draw), "{go}: {best}");
    }
    engine.quit();
}

#[test]
fn what_is_said_during_a_search_waits_for_its_move() {
    let script = "position fen BDF./..../..../.... J\ngo\nposition startpos moves A\nquery p1turn\ngo depth 1\n";
    let answer = crate::quarto(&["ugi"], script);
    let lines: Vec<&str> = answer.out.lines().filter(|line| !line.starts_with("info")).collect();
    assert_eq!(lines[..2], ["bestmove d1", "response false"], "{}", answer.out);
    assert!(lines[2].starts_with("bestmove ") && lines.len() == 3, "{}", answer.out);
}

#[test]
fn an_infinite_search_waits_for_stop() {
    let mut engine = Engine::new();
    engine.say("position fen BDF./..../..../.... J");
    engine.say("go infinite");
    assert!(engine.until("info")[0].ends_with(" nodes 0 score win 1"));
    assert_eq!(engine.ask("isready"), "readyok");
    assert!(engine.ask("position startpos").contains("error"));
    assert_eq!(engine.best("stop"), "d1");
    engine.say("go infinite");
    engine.quit();
}

#[test]
fn levels_can_be_chosen_and_seeds_reproduce_games_that_differ() {
    let first_moves = || -> Vec<String> {
        let mut engine = Engine::new();
        for option in ["Level value 3", "Seed value 7", "Threads value 2", "Hash value 1"] {
            engine.say(&format!("setoption name {option}"));
        }
        let game = |_| {
            engine.say("uginewgame");
            engine.best("go")
        };
        let moves = (0..8).map(game).collect();
        engine.quit();
        moves
    };
    let moves = first_moves();
    assert!(moves.iter().any(|first| *first != moves[0]), "{moves:?}");
    assert_eq!(first_moves(), moves);
}

#[test]
fn a_referee_can_ask_for_the_moves_and_the_position() {
    let mut engine = Engine::new();
    assert_eq!(engine.ask("query fen"), "response ..../..../..../.... -");
    assert_eq!(engine.ask("query moves"), "response A B C D E F G H I J K L M N O P");
    engine.say("position fen BDF./IAHP/KLGM/OC.. J");
    assert_eq!(engine.ask("query moves"), "response d1 c4E c4N d4E d4N");
    engine.say("position fen BDF./IAHP/KLGM/OC.. J moves d1");
    assert_eq!(engine.ask("query fen"), "response BDFJ/IAHP/KLGM/OC.. - d1");
    assert_eq!(engine.ask("query moves"), "response ");
    engine.quit();
}

#[test]
fn bad_input_gets_an_error_and_changes_nothing() {
    let mut engine = Engine::new();
    engine.say("position startpos moves A");
    let bad = [
        "hello",
        "position",
        "position fen",
        "position fen nonsense",
        "position startpos moves a2",
        "position startpos moves A a1",
        "position startpos moves A a1A",
        "position startpos moves A a1B z9C",
        "setoption",
        "setoption name Level value 11",
        "setoption name Level value",
        "setoption name Rules value circles",
        "setoption name Traits value",
        "setoption name Threads value 0",
        "setoption name Hash value -1",
        "setoption name Nothing value 1",
        "go movetime",
        "go movetime soon",
        "go depth 0",
        "go sideways 3",
        "query weather",
    ];
    for line in bad {
        assert!(engine.ask(line).starts_with("info string error "), "{line}");
    }
    assert_eq!(engine.ask("query p1turn"), "response false");
    engine.input.write_all(b"\xFF\xFE\n").unwrap();
    assert!(engine.until("").remove(0).starts_with("info string error "));
    engine.quit();
}

#[test]
fn the_end_of_input_ends_the_conversation_after_the_move() {
    let answer = crate::quarto(&["ugi"], "position fen BDF./..../..../.... J\ngo movetime 1000");
    assert_eq!(answer.code, 0);
    assert!(answer.out.ends_with("bestmove d1\n"), "{}", answer.out);
    let answer = crate::quarto(&["ugi"], "position fen BDF./..../..../.... J\ngo infinite");
    assert!(answer.out.ends_with("bestmove d1\n"), "{}", answer.out);
}
