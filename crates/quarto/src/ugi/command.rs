use std::str::FromStr;

use quarto_rules::Position;

use super::go::Go;

/// What another program may say.
#[derive(Debug)]
pub(super) enum Command {
    Ugi,
    IsReady,
    NewGame,
    SetOption { name: String, value: String },
    Position { position: Position, moves: Vec<String> },
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

/// What another program may want to know.
#[derive(Clone, Copy, Debug)]
pub(super) enum Query {
    Fen,
    GameOver,
    Moves,
    P1Turn,
    Result,
}

impl Command {
    /// Tells whether the command would change what a search is about.
    pub(super) fn changes(&self) -> bool {
        match self {
            Command::NewGame
            | Command::SetOption { .. }
            | Command::Position { .. }
            | Command::Go(_) => true,
            Command::Ugi | Command::IsReady | Command::Stop | Command::Query(_) | Command::Quit => {
                false
            }
        }
    }
}

impl FromStr for Command {
    type Err = String;

    fn from_str(line: &str) -> Result<Command, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["ugi"] => Ok(Command::Ugi),
            ["isready"] => Ok(Command::IsReady),
            ["uginewgame"] => Ok(Command::NewGame),
            ["stop"] => Ok(Command::Stop),
            ["quit"] => Ok(Command::Quit),
            ["query", "fen"] => Ok(Command::Query(Query::Fen)),
            ["query", "moves"] => Ok(Command::Query(Query::Moves)),
            ["query", "gameover"] => Ok(Command::Query(Query::GameOver)),
            ["query", "p1turn"] => Ok(Command::Query(Query::P1Turn)),
            ["query", "result"] => Ok(Command::Query(Query::Result)),
            ["query", ..] => Err("query what? fen, gameover, moves, p1turn or result".to_owned()),
            ["setoption", ref words @ ..] => set_option(words),
            ["position", ref words @ ..] => position(words),
            ["go", ref words @ ..] => Go::from_words(words).map(Command::Go),
            _ => Err(format!("unknown command: {line}")),
        }
    }
}

fn set_option(words: &[&str]) -> Result<Command, String> {
    let usage = "say: setoption name NAME value VALUE";
    let [name, rest @ ..] = words else { return Err(usage.to_owned()) };
    let value = rest.iter().position(|word| *word == "value");
    match (*name, value) {
        ("name", Some(value)) => Ok(Command::SetOption {
            name: rest[..value].join(" "),
            value: rest[value + 1..].join(" "),
        }),
        _ => Err(usage.to_owned()),
    }
}

fn position(words: &[&str]) -> Result<Command, String> {
    let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
    let position = match words[..end] {
        ["startpos"] => Position::default(),
        ["fen", ref words @ ..] => {
            let text = words.join(" ");
            text.parse().map_err(|error| format!("{text}: {error}"))?
        }
        _ => return Err("say: position startpos|fen POSITION [moves …]".to_owned()),
    };
    let moves = words.iter().skip(end + 1).map(|&word| word.to_owned()).collect();
    Ok(Command::Position { position, moves })
}
