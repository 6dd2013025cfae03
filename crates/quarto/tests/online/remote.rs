//! People who play on a server, each at a terminal of their own, in plain lines.

use std::path::Path;

use quarto_game::{Greeting, Options, Seat};
use quarto_wire::ProposalBody;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};

use crate::bo::Bo;
use crate::node::{Database, Node, free_address};
use crate::terminal::{Ended, Terminal, home};

async fn serve(database: &Database) -> (Node, String) {
    let node = Node::start(&["--database", &database.url()]).await;
    let url = format!("http://{}", node.address);
    (node, url)
}

/// Ada, who starts, and Bo, both in English.
async fn two(homes: [&Path; 2], url: &str, options: &[&str]) -> ([Terminal; 2], String) {
    let arguments = [&["--name", "Ada", "--starts", "me"], options].concat();
    let (mut ada, link) = Terminal::invite(homes[0], url, &arguments).await;
    let mut bo = Terminal::start(homes[1], &["--join", &link, "--name", "Bo"]);
    bo.hear("Ada is thinking.\n> ").await;
    ada.hear("Ada, give a piece.\n> ").await;
    ([ada, bo], link)
}

#[tokio::test]
async fn two_terminals_play_in_their_own_words() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (_node, url) = serve(&database).await;
    let ada = ["--name", "Ada", "--starts", "me"];
    let (mut ada, link) = Terminal::invite(homes[0].path(), &url, &ada).await;
    // Somebody may send the address of a page in their own language.
    let link = link.replace("/games/", "/en/games/");
    let spanish = ["--join", &link, "--name", "Bo", "--lang", "es", "--edition", "access"];
    let mut bo = Terminal::start(homes[1].path(), &spanish);
    bo.hear("Empieza Ada.\nAda está pensando.\n> ").await;
    ada.hear("Bo joins the game.\nAda starts.\nAda, give a piece.\n> ").await;

    ada.say("give short round solid dark", "Ada gives it.\nBo is thinking.\n> ").await;
    bo.hear("baja redonda llena ranurada: Ada entrega esa pieza.\n").await;
    bo.hear("> ").await;
    // Who waits can ask, and is told when it is not their turn.
    ada.say("hand", "short round solid dark").await;
    ada.say("F", "It’s your opponent’s turn.\n").await;
    bo.say("a1", "a1: Bo coloca la pieza baja redonda llena ranurada.\n").await;
    bo.say("quarto fila 1", "Error de Bo al cantar: fila 1.\n").await;
    ada.hear("Wrong call: Bo calls QUARTO on row 1.\n").await;
    bo.say("entregar alta redonda llena ranurada", "Ada está pensando.\n").await;
    ada.hear("Ada, your piece: tall round solid dark. Place it.\n> ").await;
    ada.type_words("b1 F").await;
    bo.hear("Bo, tu pieza: baja cuadrada llena ranurada. Colócala.\n> ").await;
    bo.type_words("c1 J").await;
    ada.hear("Place it.\n> ").await;
    ada.say("d1", "Ada, give a piece.\n> ").await;
    let moves = ada.say("moves", "> ").await;
    assert!(
        moves.contains("\n4. Ada places the short round hollow dark piece on d1.\n"),
        "{moves}"
    );
    ada.say("quarto row 1", "QUARTO! Ada calls row 1.\nAda wins: row 1, all dark.\n").await;
    bo.hear("¡QUARTO! Ada señala: fila 1.\n").await;
    bo.hear("Gana Ada: fila 1, ").await;
    let end = bo.hear("¿Revancha? (sí/no) ").await;
    assert!(end.contains("ranuradas"), "{end}");

    ada.say("yes", "Waiting for the other player to agree to a rematch.\n").await;
    bo.hear("Ada propone la revancha.\n").await;
    bo.say("sí", "Esta vez empieza Bo.\nBo, entrega una pieza.\n> ").await;
    ada.hear("Rematch agreed.\nBo starts this time.\nBo is thinking.\n> ").await;
    // Each hears a greeting in their own language.
    bo.say("mucha suerte", "¡Mucha suerte!\n").await;
    ada.hear("Good luck!\n").await;
    bo.say("rendirse", "«sí»").await;
    bo.say("sí", "¿Revancha?").await;
    ada.hear("Ada wins: Bo resigns.\n").await;
    let Ended { status, errors, .. } = ada.end().await;
    assert!(status.success() && errors.is_empty(), "{errors}");
    database.check().await;
}

#[tokio::test]
async fn offers_take_backs_and_clocks_are_as_at_one_keyboard() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (_node, url) = serve(&database).await;
    let both = [homes[0].path(), homes[1].path()];
    let file = both[0].join("record.txt");
    let record = ["--record", file.to_str().unwrap()];
    let options = [
        &["--clock", "300+5", "--multiplier", "200", "--assist", "--takebacks", "ask"],
        &record[..],
    ]
    .concat();
    let ([mut ada, mut bo], _) = two(both, &url, &options).await;
    let clocks = ada.say("clock", "Bo: 5 minutes\n").await;
    assert!(clocks.contains("Ada: 9 minutes") || clocks.contains("Ada: 10 minutes"), "{clocks}");
    ada.say("K", "Bo is thinking.\n").await;
    bo.hear("Place it.\n> ").await;
    ada.say("claim", "Your opponent hasn’t been away long enough.\n").await;
    ada.say("undo", "Ada asks to undo a move").await;
    bo.hear("Ada asks to undo a move").await;
    bo.say("accept", "Ada is thinking.\n").await;
    ada.hear("Ada, give a piece.\n").await;
    ada.say("hint", "\n").await;
    ada.say("L", "Bo is thinking.\n").await;
    bo.hear("tall round hollow dark. Place it.\n").await;
    bo.say("draw", "Bo offers a draw.\n").await;
    ada.hear("Bo offers a draw.\n").await;
    ada.say("decline", "Ada declines the draw.\n").await;
    bo.hear("Ada declines the draw.\n").await;
    ada.say("draw", "Ada offers a draw.\n").await;
    bo.hear("Ada offers a draw.\n").await;
    bo.say("accept", "Draw agreed.\n").await;
    ada.hear("Draw agreed.\nGame saved to ").await;
    let record = std::fs::read_to_string(file).unwrap();
    for tag in ["Player2 \"Bo\"", "Clock \"300+5\"", "Termination \"agreed\""] {
        assert!(record.contains(&format!("[{tag}]")), "{record}");
    }
}

#[tokio::test]
async fn d11_a_terminal_writes_only_what_its_player_may_know() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (_node, url) = serve(&database).await;
    let both = [homes[0].path(), homes[1].path()];
    let ([mut ada, mut bo], link) = two(both, &url, &["--blindfold", "queries-2"]).await;
    ada.say("K", "Bo is thinking.\n> ").await;
    bo.hear("Place it.\n> ").await;
    bo.type_words("c3 F").await;
    ada.hear("short square solid dark. Place it.\n> ").await;
    let hidden = ada.say("moves", "> ").await;
    assert!(hidden.starts_with("The board is hidden."), "{hidden}");
    // The answer is for whoever asks; that they ask, for both.
    bo.hear("Ada is thinking.\n> ").await;
    ada.say("square c3", "c3: tall round hollow light\n").await;
    ada.hear("Place it.\n> ").await;
    let asked = bo.hear("Ada asks about c3.\n").await;
    assert!(!asked.contains("tall"), "{asked}");
    let tried = ada.say("c3", "Place it.\n> ").await;
    assert!(tried.starts_with("c3 is taken: Ada tried it.\n"), "{tried}");
    bo.hear("c3 is taken: Ada tried it.\n").await;
    ada.say("square a1", "You have no questions left this turn.\n").await;
    ada.type_words("b2 G").await;
    ada.hear("Bo is thinking.\n> ").await;
    bo.hear("Place it.\n> ").await;

    // Who comes back is told what they hold and what happened since they acted, and nothing older.
    let left = bo.say("quit", "--join ").await;
    assert!(left.contains("The game stays on the server."), "{left}");
    assert!(bo.end().await.status.success());
    let mut bo = Terminal::start(both[1], &["--join", &link]);
    let back = bo.hear("> ").await;
    assert!(back.contains("b2: Ada places short square solid dark.\n"), "{back}");
    assert!(back.ends_with("Bo, your piece: tall square solid light. Place it.\n> "), "{back}");
    for old in ["c3: Bo places", "tall round hollow light", "dark: Bo gives", "⠤"] {
        assert!(!back.contains(old), "{old} in {back}");
    }
    let last = bo.say("last", "> ").await;
    assert!(last.contains(" piece on b2.") && !last.contains("Bo places"), "{last}");
    database.check().await;
}

#[tokio::test]
async fn d11_by_touch_only_who_asks_gets_an_answer() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (_node, url) = serve(&database).await;
    let both = [homes[0].path(), homes[1].path()];
    let ada = ["--name", "Ada", "--starts", "me", "--blindfold", "touch"];
    let (mut ada, link) = Terminal::invite(both[0], &url, &ada).await;
    let mut bo = Terminal::start(both[1], &["--join", &link, "--name", "Bo", "--braille"]);
    bo.hear("Ada…\n> ").await;
    ada.say("K", "Bo is thinking.\n> ").await;
    bo.hear("Bo place ta ro ho li\n⠖> ").await;
    bo.type_words("c3 F").await;
    bo.hear("Ada…\n⠍> ").await;
    ada.hear("Ada, your piece: short square solid dark. Place it.\n> ").await;
    ada.say("row 3", "c3: tall round hollow light; d3: empty\n").await;
    ada.say("left", "14 pieces are left: ").await;
    bo.hear("Ada feels board").await;
    bo.say("board", "It’s your opponent’s turn.\n").await;
    ada.say("resign", "to resign:").await;
    assert!(!bo.written.contains("empty;") && !bo.written.contains("are left"), "{}", bo.written);
    let cells = bo.written.split("\nAda joins").nth(1).unwrap();
    assert!(!cells.contains('⠤'), "no board in cells: {cells}");
    ada.say("yes", "Bo wins: Ada resigns.\n").await;
    bo.hear("? ").await;
    bo.say("board", "⠤").await;
}

#[tokio::test]
async fn d11_an_answer_that_was_long_on_the_way_is_told_once() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (mut node, url) = serve(&database).await;
    let both = [homes[0].path(), homes[1].path()];
    let ([mut ada, mut bo], _) = two(both, &url, &["--blindfold", "queries-1"]).await;
    ada.say("K", "Bo is thinking.\n> ").await;
    bo.hear("Place it.\n> ").await;
    bo.type_words("c3 F").await;
    ada.hear("Place it.\n> ").await;
    node.kill().await;
    ada.say("square c3", "The server isn’t answering.").await;
    let _node = Node::start_at(&node.address, &["--database", &database.url()]).await;
    ada.hear("c3: tall round hollow light\n").await;
    ada.hear("Place it.\n> ").await;
    let last = ada.say("last", "> ").await;
    assert!(last.contains(" piece on c3.") && !last.contains("c3: tall"), "{last}");
}

#[tokio::test]
async fn a_break_is_mended_and_nothing_is_done_twice() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (mut node, url) = serve(&database).await;
    let both = [homes[0].path(), homes[1].path()];
    let ([mut ada, mut bo], _) = two(both, &url, &[]).await;
    node.kill().await;
    ada.hear("The server isn’t answering.").await;
    bo.hear("The server isn’t answering.").await;
    // What is there to see is still there; what is done waits.
    ada.say("board", "a4, b4, c4, d4: empty\n").await;
    ada.say("K", "The server isn’t answering.").await;
    ada.say("L", "The server hasn’t answered your last command yet.").await;
    let address = node.address.clone();
    let _node = Node::start_at(&address, &["--database", &database.url()]).await;
    let back = ada.hear("Bo is thinking.\n> ").await;
    assert!(back.contains("The server is back.\n"), "{back}");
    assert_eq!(back.matches("light: Ada gives it.").count(), 1, "{back}");
    let given = bo.hear("Place it.\n> ").await;
    assert!(given.contains("The server is back.\n"), "{given}");
    assert_eq!(given.matches("light: Ada gives it.").count(), 1, "{given}");
    bo.say("a1", "Bo, give a piece.\n").await;
    ada.hear("a1: Bo places").await;
    let written = ada.end().await.written;
    assert_eq!(written.matches("The server is back.").count(), 1, "{written}");
    database.check().await;
}

#[tokio::test]
async fn a_greeting_leaves_the_question_whether_one_is_sure() {
    let (database, home) = (Database::sqlite(), home());
    let (node, _) = serve(&database).await;
    let bo = Bo::invite(&node).await;
    let mut ada = Terminal::start(home.path(), &["--join", &bo.link, "--name", "Ada"]);
    ada.hear("Ada, give a piece.\n> ").await;
    ada.say("K", "Bo is thinking.\n> ").await;
    ada.say("resign", "to resign: ").await;
    bo.greets(Greeting::Hello).await;
    ada.hear("Bo says: Hello!\n").await;
    ada.hear("to resign: ").await;
    bo.acts("a1 F").await;
    let gone = ada.hear("Place it.\n> ").await;
    assert!(gone.contains("Cancelled.\n"), "{gone}");
    ada.say("resign", "to resign: ").await;
    bo.greets(Greeting::Oops).await;
    ada.hear("Oops!\n").await;
    ada.say("yes", "Bo wins: Ada resigns.\n").await;
}

#[tokio::test]
async fn somebody_else_who_answers_for_a_while_ends_nothing() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (mut node, url) = serve(&database).await;
    let both = [homes[0].path(), homes[1].path()];
    let ([mut ada, mut bo], _) = two(both, &url, &[]).await;
    node.kill().await;
    let (_, stranger) = strange_server(&node.address).await;
    ada.say("K", "The server isn’t answering.").await;
    bo.hear("The server isn’t answering.").await;
    stranger.abort();
    assert!(stranger.await.unwrap_err().is_cancelled());
    let _node = Node::start_at(&node.address, &["--database", &database.url()]).await;
    ada.hear("light: Ada gives it.\n").await;
    bo.hear("Place it.\n> ").await;
}

#[tokio::test]
async fn who_is_kept_waiting_leaves_by_a_second_interrupt() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (node, _) = serve(&database).await;
    let proxy = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", proxy.local_addr().unwrap());
    let both = [homes[0].path(), homes[1].path()];
    let (is_silent, silent) = watch::channel(false);
    let (swallowed, mut swallows) = mpsc::unbounded_channel();
    let address = node.address.clone();
    tokio::spawn(async move { pass_on_until(&proxy, &address, silent, swallowed).await });
    let ([mut ada, _bo], _) = two(both, &url, &[]).await;
    is_silent.send_replace(true);
    ada.type_line("K").await;
    swallows.recv().await.unwrap();
    while ada.is_running() {
        ada.interrupt().await;
    }
    assert_eq!(ada.end().await.status.code(), Some(130));
}

#[tokio::test]
async fn who_leaves_comes_back_with_the_same_link() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (_node, url) = serve(&database).await;
    let both = [homes[0].path(), homes[1].path()];
    let ([mut ada, bo], link) = two(both, &url, &[]).await;
    // The seat is in use.
    let again = Terminal::start(both[1], &["--join", &link]).end().await;
    assert!(again.errors.contains("That game is open in another window."), "{}", again.errors);
    let Ended { status, written, .. } = bo.end().await;
    let back = format!("quarto play --join {link} --plain\n");
    assert!(status.success() && written.ends_with(&back), "{written}");
    ada.say("K", "Bo is thinking.\n> ").await;
    // The name of the game is enough where the server is known.
    let name = link.rsplit('/').next().unwrap();
    let mut bo = Terminal::start(both[1], &["--server", &url, "--join", name, "--lang", "fr"]);
    bo.hear("Votre partie contre Ada reprend. ").await;
    bo.hear("Bo, votre pièce").await;
    bo.interrupt().await;
    bo.hear("quarto play --join ").await;
    assert!(bo.end().await.status.success(), "Ctrl+C is a way to leave");
    let secrets = both[1].join(".local/share/quarto/games/seats");
    assert!(secrets.is_dir());
}

#[tokio::test]
async fn who_came_by_another_address_than_the_public_one_comes_back() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let public = ["--database", &database.url(), "--public-url", "http://quarto.example"];
    let node = Node::start(&public).await;
    let url = format!("http://{}", node.address);
    let arguments = ["--name", "Ada", "--starts", "me"];
    let (ada, invitation) = Terminal::invite(homes[0].path(), &url, &arguments).await;
    let name = invitation.strip_prefix("http://quarto.example/games/").unwrap();
    let own = format!("{url}/games/{name}");
    let left = ada.end().await.written;
    assert!(left.ends_with(&format!("quarto play --join {own} --plain\n")), "{left}");
    let mut bo = Terminal::start(homes[1].path(), &["--join", &own, "--name", "Bo"]);
    bo.hear("Ada is thinking.\n> ").await;
    let mut ada = Terminal::start(homes[0].path(), &["--join", &own]);
    ada.hear("Ada, give a piece.\n> ").await;
}

#[tokio::test]
async fn a_link_to_a_seat_is_for_whoever_has_it() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (node, url) = serve(&database).await;
    let options = Options { starter: Some(Seat::Second), ..Options::default() };
    let proposal = ProposalBody {
        options,
        first: None,
        second: None,
        open: false,
        listing: quarto_game::Listing::Unlisted,
        key: None,
    };
    let made = node.client().create(&proposal).await.unwrap();
    let [first, second] = [made.first, made.second].map(|key| key.unwrap());
    let mut ada = Terminal::start(homes[0].path(), &["--join", &first.url, "--name", "Ada"]);
    ada.hear("Waiting for the other player to join.\n> ").await;
    // The game has no seat for somebody without the link.
    let eve = Terminal::start(homes[1].path(), &["--join", &made.url]).end().await;
    assert!(eve.errors.contains("has a link of its own"), "{}", eve.errors);
    let mut bo = Terminal::start(homes[1].path(), &["--join", &second.url, "--name", "Bo"]);
    bo.say("K", "Ada is thinking.\n> ").await;
    let written = bo.end().await.written;
    assert!(!written.contains(&second.secret), "secrets are not written");
    let link = format!("{url}/games/{}", made.game);
    assert!(written.ends_with(&format!("--join {link} --plain\n")), "{written}");
    // It was kept, so that the link to the game leads there, too.
    let mut bo = Terminal::start(homes[1].path(), &["--join", &link]);
    bo.hear("Ada is thinking.\n> ").await;
    bo.end().await;
    // The invitation is spent, but the guest who has used it comes back by its link; nobody else does.
    let third = home();
    let arguments = ["--join", &second.url, "--name", "Eve"];
    let eve = Terminal::start(third.path(), &arguments).end().await;
    assert!(!eve.status.success(), "{}", eve.written);
    let mut bo = Terminal::start(homes[1].path(), &["--join", &second.url]);
    bo.hear("Ada is thinking.\n> ").await;
    ada.say("a1", "Ada, give a piece.\n> ").await;
    bo.hear("a1: Ada places").await;
}

#[tokio::test]
async fn what_is_wrong_is_said_with_what_to_do() {
    let (database, homes) = (Database::sqlite(), [home(), home()]);
    let (_node, url) = serve(&database).await;
    let both = [homes[0].path(), homes[1].path()];
    let ([_ada, _bo], link) = two(both, &url, &[]).await;
    let nobody = format!("http://{}", free_address());
    let (strange, _) = strange_server("127.0.0.1:0").await;
    let none = format!("{url}/games/aaaaaaaaaaaa");
    for (arguments, said) in [
        (vec!["--join", &link], "Both seats in this game are taken. You can watch"),
        (vec!["--join", &none], "This game doesn’t exist on the server."),
        (vec!["--join", "http://quarto.example/en/"], "isn’t a link to a game. A link looks like"),
        (vec!["--join", "aaaaaaaaaaaa"], "On which server?"),
        (vec!["--server", "quarto"], "isn’t the address of a server."),
        (vec!["--server", &nobody], "can’t be reached"),
        (vec!["--server", &strange], "doesn’t seem to be a Quarto server this program can talk to"),
    ] {
        let third = home();
        let ended = Terminal::start(third.path(), &arguments).end().await;
        assert_eq!(ended.status.code(), Some(1), "{arguments:?}");
        assert!(ended.errors.contains(said), "{arguments:?}: {}", ended.errors);
        assert_eq!(ended.written, "", "{arguments:?}");
    }
    let spanish = ["--join", &none, "--lang", "es"];
    let ended = Terminal::start(both[0], &spanish).end().await;
    assert!(ended.errors.contains("Esta partida no existe en el servidor."), "{}", ended.errors);
}

/// Lets everybody through to a server until it is to be silent: from then on it hears nothing.
async fn pass_on_until(
    proxy: &TcpListener,
    server: &str,
    silent: watch::Receiver<bool>,
    swallowed: mpsc::UnboundedSender<()>,
) {
    while let Ok((client, _)) = proxy.accept().await {
        let server = TcpStream::connect(server).await.unwrap();
        let ((mut asks, mut hears), (mut says, mut takes)) =
            (client.into_split(), server.into_split());
        let (silent, swallowed) = (silent.clone(), swallowed.clone());
        tokio::spawn(async move { tokio::io::copy(&mut says, &mut hears).await });
        tokio::spawn(async move {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = asks.read(&mut bytes).await {
                if *silent.borrow() {
                    let _ = swallowed.send(());
                } else if takes.write_all(&bytes[..count]).await.is_err() {
                    break;
                }
            }
        });
    }
}

/// Somebody who answers everything with a page, as long as they are there.
async fn strange_server(address: &str) -> (String, tokio::task::JoinHandle<()>) {
    let listener = TcpListener::bind(address).await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let there = tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let _ = stream.read(&mut [0; 4096]).await;
            let page = "HTTP/1.1 404 Not Found\r\nContent-Length: 6\r\n\r\n<html>";
            let _ = stream.write_all(page.as_bytes()).await;
        }
    });
    (url, there)
}
