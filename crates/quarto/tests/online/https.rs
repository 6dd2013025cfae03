//! Servers behind https, which prove who they are.

use std::path::Path;
use std::process::Stdio;

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::node::{Database, Node};
use crate::terminal::{Terminal, home};

/// A proxy as it stands before servers: what comes by https goes on by http.
const PROXY: &str = r#"
import asyncio, ssl, sys
folder, host, port = sys.argv[1], *sys.argv[2].split(":")
async def pipe(reader, writer):
    try:
        while data := await reader.read(4096):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    writer.close()
async def talk(reader, writer):
    there = await asyncio.open_connection(host, port)
    await asyncio.gather(pipe(reader, there[1]), pipe(there[0], writer))
async def main():
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder + "/cert.pem", folder + "/key.pem")
    server = await asyncio.start_server(talk, "127.0.0.1", 0, ssl=context)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()
asyncio.run(main())
"#;

/// Makes a key, and a certificate that it belongs to localhost.
async fn certify(folder: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"])
        .args(["-keyout", "key.pem", "-out", "cert.pem", "-days", "2", "-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE"])
        .current_dir(folder)
        .stderr(Stdio::null())
        .status();
    assert!(made.await.unwrap().success());
}

/// Starts a proxy before a server, and returns its address.
async fn start_proxy(folder: &Path, node: &Node) -> (Child, String) {
    let mut proxy = Command::new("python3")
        .args(["-c", PROXY, folder.to_str().unwrap(), &node.address])
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(proxy.stdout.take().unwrap()).lines();
    let port = lines.next_line().await.unwrap().unwrap();
    (proxy, format!("https://localhost:{port}"))
}

#[tokio::test]
async fn terminals_play_by_https_with_servers_that_prove_who_they_are() {
    let (database, folder) = (Database::sqlite(), home());
    certify(folder.path()).await;
    let node = Node::start(&["--database", &database.url()]).await;
    let (_proxy, url) = start_proxy(folder.path(), &node).await;
    let trusted = folder.path().join("cert.pem");
    let trusted = [("SSL_CERT_FILE", trusted.to_str().unwrap())];
    let alone = ["--server", &url, "--against", "1", "--starts", "me"];
    let mut ada = Terminal::start_with(folder.path(), &trusted, &alone);
    ada.hear("give a piece.\n> ").await;
    ada.say("K", "Place it.\n> ").await;
    assert!(ada.end().await.status.success());

    // Somebody who trusts others, and somebody who trusts nobody.
    let other = home();
    certify(other.path()).await;
    let file = other.path().join("cert.pem");
    for (file, said) in [
        (file.to_str().unwrap(), "couldn’t prove its identity"),
        ("/dev/null", "trusts no certificates"),
    ] {
        let variables = [("SSL_CERT_FILE", file), ("SSL_CERT_DIR", "/nowhere")];
        let ended = Terminal::start_with(other.path(), &variables, &alone).end().await;
        assert_eq!(ended.status.code(), Some(1));
        assert!(ended.errors.contains(said), "{}", ended.errors);
    }
}
