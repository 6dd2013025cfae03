//! A connection that can be cut and healed.

use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Stands before a server. While it is cut, nobody comes through, and whoever was through is not.
pub(crate) struct Proxy {
    pub(crate) port: u16,
    whole: Arc<watch::Sender<bool>>,
}

impl Proxy {
    /// Returns a proxy before the server at `host:port`.
    pub(crate) async fn before(server: String) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let whole = Arc::new(watch::Sender::new(true));
        let state = Arc::clone(&whole);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let mut cut = state.subscribe();
                let server = server.clone();
                if !*cut.borrow() {
                    continue;
                }
                tokio::spawn(async move {
                    tokio::select! {
                        () = pass(client, &server) => {}
                        () = async { drop(cut.wait_for(|whole| !*whole).await) } => {}
                    }
                });
            }
        });
        Proxy { port, whole }
    }

    pub(crate) fn cut(&self) {
        self.whole.send_replace(false);
    }

    pub(crate) fn heal(&self) {
        self.whole.send_replace(true);
    }
}

async fn pass(mut client: TcpStream, server: &str) {
    if let Ok(mut server) = TcpStream::connect(server).await {
        // However it ends, both sides see that it has ended.
        let _ = copy_bidirectional(&mut client, &mut server).await;
    }
}
