//! The server as those meet it who run it.

use std::process::Stdio;

use quarto_game::{Options, Party};
use quarto_store::Store;
use quarto_wire::{Client, CreatedBody, OrderBody, ProposalBody, SitBody};
use tempfile::tempdir;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::Command;

use crate::node::{Database, Node, free_address, quarto};
use crate::player::Match;

#[tokio::test]
async fn settings_come_from_arguments_environment_and_a_file() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("quarto.toml");
    std::fs::write(
        &file,
        "listen = \"127.0.0.1:1\"\nbus = \"local\"\nburst = 7\nanalyses = 9\nlimits = \"never\"\n",
    )
    .unwrap();
    let print = quarto()
        .args(["serve", "--print-config", "--analyses", "3", "--database", "sqlite:here.db"])
        .arg("--config")
        .arg(&file)
        .env("QUARTO_BURST", "8")
        .env("QUARTO_ANALYSES", "4")
        .env("QUARTO_LIMITS", "always")
        .output();
    let text = String::from_utf8(print.await.unwrap().stdout).unwrap();
    for line in [
        "listen = \"127.0.0.1:1\"",
        "database = \"sqlite:here.db\"",
        "burst = 8",
        "analyses = 3",
        "requests-per-second = 20",
        "limits = \"always\"",
    ] {
        assert!(text.contains(&format!("{line}\n")), "{line}\n{text}");
    }
    // What is printed can be read again.
    std::fs::write(&file, &text).unwrap();
    let again = quarto().args(["serve", "--print-config", "--config"]).arg(&file).output();
    assert_eq!(String::from_utf8(again.await.unwrap().stdout).unwrap(), text);
}

#[tokio::test]
async fn nonsense_is_said_to_be_nonsense() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("quarto.toml");
    std::fs::write(&file, "speed = 3\n").unwrap();
    let file = file.to_str().unwrap();
    for (arguments, said) in [
        (vec!["serve", "--config", file], "unknown field `speed`"),
        (vec!["serve", "--config", "/nowhere.toml"], "can’t read /nowhere.toml"),
        (vec!["serve", "--database", "games.db"], "sqlite:FILE"),
        (vec!["serve", "--bus", "carrier pigeon"], "nats://"),
        (vec!["serve", "--trusted-proxy", "me"], "10.0.0.0/8"),
        (vec!["store", "check", "--database", "sqlite:/nowhere.db"], "there is no database"),
    ] {
        let output = quarto().args(&arguments).output().await.unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && text.contains(said), "{arguments:?}\n{text}");
    }
}

#[tokio::test]
async fn alone_the_program_serves_from_the_folder_for_data() {
    let (home, address) = (tempdir().unwrap(), free_address());
    let mut child = quarto()
        .env("XDG_DATA_HOME", home.path())
        .env("QUARTO_LISTEN", &address)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next_line().await.unwrap().unwrap();
    let file = home.path().join("quarto/server.db");
    assert!(first.starts_with(&format!("Quarto is running at http://{address} ")), "{first}");
    assert!(first.contains(&file.display().to_string()) && file.is_file(), "{first}");
}

#[tokio::test]
async fn the_server_says_for_whom_limits_hold() {
    for (arguments, said) in [
        (vec![], "The limits don’t apply to programs on this machine"),
        (vec!["--limits", "always"], "The limits apply to everyone."),
        (vec!["--limits", "never"], "There are no limits."),
        (vec!["--public-url", "https://quarto.example"], "The limits apply to everyone."),
        (vec!["--trusted-proxy", "127.0.0.1"], "The limits apply to everyone."),
    ] {
        let database = Database::sqlite();
        let mut child = quarto()
            .args(["serve", "--listen", "127.0.0.1:0", "--database", &database.url()])
            .args(&arguments)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        lines.next_line().await.unwrap();
        let second = lines.next_line().await.unwrap().unwrap();
        assert!(second.starts_with(said), "{arguments:?}: {second}");
    }
}

#[tokio::test]
async fn a_flood_of_connections_is_no_flood_of_lines() {
    for (limit, line) in [
        ("--connections-per-address=1", "too many connections of one address"),
        ("--connections=1", "too many connections in all"),
    ] {
        let (database, address) = (Database::sqlite(), free_address());
        let mut child = quarto()
            .args(["serve", "--listen", &address, "--database", &database.url()])
            .args(["--limits=always", limit, "--log-level=info"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
        out.next_line().await.unwrap();
        let mut flood = Vec::new();
        for _ in 0..100 {
            flood.push(TcpStream::connect(&address).await.unwrap());
        }
        let read = flood.last_mut().unwrap().read_to_end(&mut Vec::new()).await;
        assert!(read.is_err() || read.unwrap() == 0, "it is closed");
        child.kill().await.unwrap();
        let mut log = String::new();
        child.stderr.take().unwrap().read_to_string(&mut log).await.unwrap();
        assert!((1..=10).contains(&log.matches(line).count()), "{log}");
    }
}

/// Of few files half are for connections, and the soft limit is raised to the hard one.
#[tokio::test]
async fn a_server_lets_in_no_more_than_it_has_files_for() {
    let (database, address) = (Database::sqlite(), free_address());
    let limited = "ulimit -Sn 60 && ulimit -Hn 100 && exec \"$0\" \"$@\"";
    let mut child = Command::new("sh")
        .args(["-c", limited, env!("CARGO_BIN_EXE_quarto"), "serve", "--limits=never"])
        .args(["--listen", &address, "--database", &database.url()])
        .env_remove("QUARTO_CONFIG")
        .kill_on_drop(true)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap()).lines();
    out.next_line().await.unwrap();
    let ask = async || {
        let mut stream = TcpStream::connect(&address).await.unwrap();
        stream.write_all(b"GET /version HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
        let mut start = [0; 12];
        stream.read_exact(&mut start).await.unwrap();
        (String::from_utf8_lossy(&start).into_owned(), stream)
    };
    let mut inside = Vec::new();
    for _ in 0..50 {
        let (answer, stream) = ask().await;
        assert_eq!(answer, "HTTP/1.1 200", "{}", inside.len());
        inside.push(stream);
    }
    assert_eq!(ask().await.0, "HTTP/1.1 503");
}

#[tokio::test]
async fn the_server_stops_when_asked() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    let table = Match::create(&node.client(), Options::default()).await;
    let mut socket = node.client().follow(table.game, None).await.unwrap();
    socket.next().await.unwrap().unwrap();
    assert!(node.terminate().await, "it does not wait for those who follow");
    while let Ok(Some(_)) = socket.next().await {}
}

#[tokio::test]
async fn an_address_in_use_is_said_to_be() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    let mut second = quarto();
    second.args(["serve", "--listen", &node.address, "--database", &database.url()]);
    let output = second.output().await.unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert!(text.contains(&format!("cannot listen on {}", node.address)), "{text}");
    assert_eq!(text.matches("in use").count(), 1, "said once: {text}");
}

#[tokio::test]
async fn two_servers_without_a_bus_do_not_share_a_file() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    let second = async |url: &str| {
        let arguments = ["serve", "--listen", "127.0.0.1:0", "--database", url];
        let output = quarto().args(arguments).output().await.unwrap();
        assert!(!output.status.success(), "{url}");
        String::from_utf8(output.stderr).unwrap()
    };
    let text = second(&database.url()).await;
    assert!(text.contains("another server uses"), "{text}");
    // The same file under other names is the same file.
    let (links, url) = (tempdir().unwrap(), database.url());
    let file = std::path::Path::new(url.strip_prefix("sqlite:").unwrap());
    let [soft, hard] = ["soft.db", "hard.db"].map(|name| links.path().join(name));
    std::os::unix::fs::symlink(file, &soft).unwrap();
    let text = second(&format!("sqlite:{}", soft.display())).await;
    assert!(text.contains("another server uses"), "{text}");
    std::fs::hard_link(file, &hard).unwrap();
    let text = second(&format!("sqlite:{}", hard.display())).await;
    assert!(text.contains("has other names (hard links)"), "{text}");
    std::fs::remove_file(hard).unwrap();
    assert!(node.terminate().await);
    Node::start(&["--database", &database.url()]).await;
}

#[tokio::test]
async fn a_store_is_backed_up_checked_and_copied_while_it_is_used() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    let table = Match::create(&node.client(), Options::default()).await;
    let folder = tempdir().unwrap();
    let run = async |arguments: &[&str]| {
        let output = quarto().arg("store").args(arguments).output().await.unwrap();
        (output.status.success(), String::from_utf8(output.stdout).unwrap())
    };
    let (from, backup) = (database.url(), folder.path().join("backup.db"));
    let backup = backup.to_str().unwrap();
    assert!(run(&["backup", backup, "--database", &from]).await.0);
    assert!(!run(&["backup", backup, "--database", &from]).await.0, "nothing is overwritten");
    let (copy, saved) =
        (format!("sqlite:{}/copy.db", folder.path().display()), format!("sqlite:{backup}"));
    assert_eq!(
        run(&["copy", "--from", &saved, "--to", &copy]).await.1,
        format!("1 game copied to {copy}.\n")
    );
    assert!(!run(&["copy", "--from", &saved, "--to", &copy]).await.0, "it is not empty");
    let (right, said) = run(&["check", "--database", &copy]).await;
    assert!(right, "{said}");
    assert_eq!(said, "1 game, all as they should be.\n");
    let backed_up = std::fs::read(backup).unwrap();
    assert!(run(&["check", "--database", &saved]).await.0);
    assert!(std::fs::read(backup).unwrap() == backed_up, "it is as it was");
    for end in ["-wal", "-shm", "-server"] {
        assert!(!std::path::Path::new(&format!("{backup}{end}")).exists(), "{end}");
    }
    // Another server goes on with the copy.
    let other = Node::start(&["--database", &copy]).await;
    let seen = other.client().with_secret(&table.secrets[0]).look(table.game).await.unwrap();
    let first = quarto_game::Viewer::Seat(quarto_game::Seat::First);
    assert_eq!(seen.snapshot.view.viewer, first);
}

#[tokio::test]
async fn neighbours_find_the_server_and_its_links() {
    let config = async |further: &[&str]| {
        let arguments = ["serve", "--print-config", "--lan", "--listen"];
        let output = quarto().args(arguments).args(further).output().await.unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let text = config(&["127.0.0.1:1717"]).await;
    assert!(text.contains("listen = \"0.0.0.0:1717\""), "{text}");
    assert!(!text.contains("public-url = \"http://127."), "{text}");
    let text = config(&["127.0.0.1:1717", "--public-url", "https://quarto.example"]).await;
    assert!(text.contains("public-url = \"https://quarto.example\""), "{text}");
    // An address that is named is the one that is listened at and told.
    let text = config(&["192.168.5.7:1717"]).await;
    assert!(text.contains("listen = \"192.168.5.7:1717\""), "{text}");
    assert!(text.contains("public-url = \"http://192.168.5.7:1717\""), "{text}");
}

#[tokio::test]
async fn damage_is_found() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    let table = Match::create(&node.client(), Options::default()).await;
    assert!(node.terminate().await);
    let url = database.url();
    let db = rusqlite::Connection::open(url.strip_prefix("sqlite:").unwrap()).unwrap();
    db.execute_batch("UPDATE game SET ended = 5").unwrap();
    let check = quarto().args(["store", "check", "--database", &database.url()]).output();
    let output = check.await.unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!output.status.success());
    assert!(text.contains(&format!("{}: its end is stored wrongly", table.game)), "{text}");
    db.execute_batch("UPDATE game SET ended = NULL; UPDATE entry SET events = 'x'").unwrap();
    let check = quarto().args(["store", "check", "--database", &database.url()]).output();
    assert!(String::from_utf8(check.await.unwrap().stdout).unwrap().contains("1 of them damaged"));
}

#[tokio::test]
async fn deadlines_that_are_kept_wrongly_are_found() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    let clock = "60/move".parse().ok();
    let table = Match::create(&node.client(), Options { clock, ..Options::default() }).await;
    let url = database.url();
    let check = async |expected: &str| {
        let output = quarto().args(["store", "check", "--database", &url]).output().await.unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains(expected), "{text}");
    };
    let db = rusqlite::Connection::open(url.strip_prefix("sqlite:").unwrap()).unwrap();
    let change = |sql: &str| db.execute_batch(sql).unwrap();
    check("all as they should be").await;
    change("UPDATE deadline SET at = at + 1");
    check("its deadline is stored wrongly").await;
    change("UPDATE deadline SET owed = 1");
    check("all as they should be").await;
    change("CREATE TABLE saved AS SELECT * FROM deadline; DELETE FROM deadline");
    check("its deadline is missing").await;
    let resign =
        OrderBody { command: quarto_game::Command::Resign, seat: None, key: None, seq: None };
    let client = node.client().with_secret(&table.secrets[0]);
    client.act(table.game, &resign).await.unwrap();
    check("all as they should be").await;
    change("INSERT INTO deadline SELECT * FROM saved");
    check("it is over and has a deadline").await;
    assert!(node.terminate().await);
}

#[tokio::test]
async fn secrets_that_are_kept_wrongly_are_found() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    Match::create(&node.client(), Options::default()).await;
    let options = Options::default();
    let free = ProposalBody {
        options,
        first: None,
        second: None,
        open: false,
        listing: quarto_game::Listing::Unlisted,
        key: None,
    };
    node.client().create(&free).await.unwrap();
    assert!(node.terminate().await);
    let url = database.url();
    let check = async || {
        let output = quarto().args(["store", "check", "--database", &url]).output().await.unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let text = check().await;
    assert!(text.contains("all as they should be"), "{text}");
    let db = rusqlite::Connection::open(url.strip_prefix("sqlite:").unwrap()).unwrap();
    let change = "INSERT INTO holding SELECT secret, game, seat FROM invitation";
    db.execute_batch(change).unwrap();
    assert!(check().await.contains("a seat is held where nobody sits"));
    let change = "DELETE FROM holding WHERE secret IN (SELECT secret FROM invitation); \
        INSERT INTO invitation SELECT secret, game, seat, 0 FROM holding";
    db.execute_batch(change).unwrap();
    assert!(check().await.contains("there is an invitation to a seat that is taken"));
}

/// Makes a game in which Ada sits, with an invitation to the other seat.
async fn invite(client: &Client) -> CreatedBody {
    let (options, first) = (Options::default(), Some(Party::Person("Ada".parse().unwrap())));
    let proposal = ProposalBody {
        options,
        first,
        second: None,
        open: false,
        listing: quarto_game::Listing::Unlisted,
        key: None,
    };
    client.create(&proposal).await.unwrap()
}

/// They stay when they were used, so that guests who come later can be told.
#[tokio::test]
async fn spent_invitations_are_as_they_should_be() {
    let database = Database::sqlite();
    let node = Node::start(&["--database", &database.url()]).await;
    let made = invite(&node.client()).await;
    let (person, invitation) = ("Bo".parse().ok(), made.second.map(|key| key.secret));
    let sit = SitBody { person, bot: None, invitation, key: None };
    node.client().sit(made.game, &sit).await.unwrap();
    assert!(node.terminate().await);
    database.check().await;
    let url = database.url();
    let db = rusqlite::Connection::open(url.strip_prefix("sqlite:").unwrap()).unwrap();
    assert_eq!(db.execute("UPDATE invitation SET spent = 0 WHERE spent = 1", []).unwrap(), 1);
    let output = quarto().args(["store", "check", "--database", &url]).output().await.unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("there is an invitation to a seat that is taken"), "{text}");
}

/// Makes an empty database that does not keep what it is told.
async fn unfaithful(change: &str) -> Database {
    let database = Database::sqlite();
    let url = database.url();
    Store::open(&url.parse().unwrap()).await.unwrap().close().await.unwrap();
    let db = rusqlite::Connection::open(url.strip_prefix("sqlite:").unwrap()).unwrap();
    db.execute_batch(&format!("CREATE TRIGGER unfaithful AFTER INSERT ON {change}; END")).unwrap();
    database
}

#[tokio::test]
async fn a_copy_that_differs_is_noticed() {
    let from = Database::sqlite();
    let node = Node::start(&["--database", &from.url()]).await;
    let game = invite(&node.client()).await.game;
    assert!(node.terminate().await);
    for change in [
        "game BEGIN UPDATE game SET open = 1",
        "entry BEGIN UPDATE entry SET mark = zeroblob(16)",
        "holding BEGIN DELETE FROM holding",
        "invitation BEGIN UPDATE invitation SET spent = 1",
    ] {
        let to = unfaithful(change).await;
        let (from, to) = (from.url(), to.url());
        let copy = quarto().args(["store", "copy", "--from", &from, "--to", &to]).output();
        let output = copy.await.unwrap();
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success(), "{change}");
        assert!(
            text.contains(&format!("game {game} was not copied correctly")),
            "{change}: {text}"
        );
    }
}

#[tokio::test]
async fn no_secret_is_ever_logged() {
    let database = Database::sqlite();
    let url = database.url();
    let arguments = ["--database", &url, "--log", "json", "--log-level", "debug"];
    let mut node = Node::start_with_log(&free_address(), &arguments, Stdio::piped()).await;
    let table = Match::create(&node.client(), Options::default()).await;
    let client = node.client().with_secret(&table.secrets[0]);
    client.look(table.game).await.unwrap();
    let mut stream = tokio::net::TcpStream::connect(&node.address).await.unwrap();
    let join = format!("GET /join/{} HTTP/1.1\r\nHost: {}\r\n\r\n", table.secrets[1], node.address);
    stream.write_all(join.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 200");
    let mut log = node.child.stderr.take().unwrap();
    assert!(node.terminate().await);
    let mut text = String::new();
    log.read_to_string(&mut text).await.unwrap();
    assert!(text.contains("\"message\":\"serving\""), "{text}");
    assert!(text.contains("\"route\":\"/join/{secret}\",\"status\":200"), "{text}");
    for secret in &table.secrets {
        assert!(!text.contains(secret), "{text}");
    }
}
