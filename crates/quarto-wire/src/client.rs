mod message;
mod server;
#[cfg(feature = "tls")]
mod tls;

use std::fmt::{Debug, Formatter, Result as FmtResult};

use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::TokioIo;
use quarto_game::{GameId, Seat};
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;
use tokio::task::AbortHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use self::server::{Connection, Server};
use crate::{
    AnybodyBody, CreatedBody, DoneBody, GameBody, HoldingsBody, KeyBody, LobbyBody, MessageBody,
    MetBody, OrderBody, Problem, ProposalBody, SitBody,
};

/// The code of the problem that stands for an answer that did not come from a Quarto server.
pub const STRANGE: &str = "strange";

/// The limit on the bytes of an answer and of a message: a whole game, with thousands of events, is
/// shorter.
const LONGEST: usize = 4 << 20;

/// A small client: it creates games, reads them, acts in them and follows them.
#[derive(Clone)]
pub struct Client {
    server: Server,
    secret: Option<String>,
    seat: Option<Seat>,
}

impl Debug for Client {
    /// Leaves out the secret, which must not get into a log.
    fn fmt(&self, f: &mut Formatter<'_>) -> FmtResult {
        f.debug_tuple("Client").field(&self.url()).finish()
    }
}

/// Why a request failed.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The server answers with a problem.
    #[error("{}", .0.detail.as_ref().unwrap_or(&.0.title))]
    Problem(Box<Problem>),
    /// The address is not one this client understands.
    #[error("a server is at an address such as http://localhost:1616")]
    Address,
    /// https cannot be used: the client was built without it, or no certificate is trusted on this
    /// system.
    #[error("there is no way to use https here")]
    NoHttps,
    /// The server cannot be reached.
    #[error("the server cannot be reached: {0}")]
    Unreachable(#[from] std::io::Error),
    /// The server cannot prove its identity.
    #[error("the server could not prove its identity: {0}")]
    Insecure(std::io::Error),
    /// The connection broke off.
    #[error("the connection broke off: {0}")]
    Http(#[from] hyper::Error),
    /// The socket broke off.
    #[error("the connection broke off: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    /// The answer is longer than anything a Quarto server sends.
    #[error("the answer is too long")]
    TooLong,
    /// The answer cannot be parsed.
    #[error("the server's answer was not understood: {0}")]
    Language(#[from] serde_json::Error),
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        match error {
            tungstenite::Error::Capacity(_) => ClientError::TooLong,
            error => ClientError::Socket(Box::new(error)),
        }
    }
}

impl Client {
    /// Returns a client for the server at an address. Everything after the host is ignored.
    ///
    /// # Errors
    /// If it is not the address of a server.
    pub fn new(url: &str) -> Result<Client, ClientError> {
        Ok(Client { server: Server::new(url)?, secret: None, seat: None })
    }

    /// Returns the client with this secret, which it sends with every request.
    #[must_use]
    pub fn with_secret(self, secret: &str) -> Client {
        Client { secret: Some(secret.into()), ..self }
    }

    /// Returns the client acting from this seat, for callers who hold both.
    #[must_use]
    pub fn with_seat(self, seat: Seat) -> Client {
        Client { seat: Some(seat), ..self }
    }

    /// Returns the start of every address on the server, as in `http://localhost:1616`.
    #[must_use]
    pub fn url(&self) -> String {
        self.server.url()
    }

    /// Creates a game.
    ///
    /// # Errors
    /// If the game is not created.
    pub async fn create(&self, proposal: &ProposalBody) -> Result<CreatedBody, ClientError> {
        self.ask(Method::POST, "/api/games", Some(proposal)).await
    }

    /// Returns a game as the caller may see it.
    ///
    /// # Errors
    /// If the game cannot be read.
    pub async fn look(&self, game: GameId) -> Result<GameBody, ClientError> {
        let query = self.query(None, false);
        self.ask(Method::GET, &format!("/api/games/{game}{query}"), None::<&()>).await
    }

    /// Lists the seats the caller holds.
    ///
    /// # Errors
    /// If the seats cannot be listed.
    pub async fn held(&self) -> Result<HoldingsBody, ClientError> {
        self.ask(Method::GET, "/api/games", None::<&()>).await
    }

    /// Takes a seat in an open game, or one to which the caller is invited.
    ///
    /// # Errors
    /// If the caller does not get a seat.
    pub async fn sit(&self, game: GameId, sit: &SitBody) -> Result<KeyBody, ClientError> {
        self.ask(Method::POST, &format!("/api/games/{game}/seats"), Some(sit)).await
    }

    /// Takes a seat against anybody who wants the same, or waits for one.
    ///
    /// # Errors
    /// If the caller does not get a seat.
    pub async fn play_anybody(&self, wish: &AnybodyBody) -> Result<MetBody, ClientError> {
        self.ask(Method::POST, "/api/anybody", Some(wish)).await
    }

    /// Lists the games that anyone may find.
    ///
    /// # Errors
    /// If they cannot be listed.
    pub async fn lobby(&self) -> Result<LobbyBody, ClientError> {
        self.ask(Method::GET, "/api/lobby", None::<&()>).await
    }

    /// Returns the record of a game, as text.
    ///
    /// # Errors
    /// If the record cannot be read.
    pub async fn record(&self, game: GameId) -> Result<String, ClientError> {
        let path = format!("/api/games/{game}/record");
        let bytes = self.fetch(Method::GET, &path, None::<&()>).await?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    /// Sends a command to a game.
    ///
    /// # Errors
    /// If the command is not carried out.
    pub async fn act(&self, game: GameId, order: &OrderBody) -> Result<DoneBody, ClientError> {
        self.ask(Method::POST, &format!("/api/games/{game}/commands"), Some(order)).await
    }

    /// Follows a game by WebSocket, from the event after `since`; without it the whole game comes
    /// first.
    ///
    /// # Errors
    /// If the game cannot be followed.
    pub async fn follow(
        &self,
        game: GameId,
        since: Option<usize>,
    ) -> Result<GameSocket, ClientError> {
        self.open_socket(game, since, false).await
    }

    /// Follows a game by WebSocket with views: after the events since `since` comes the game, and
    /// later events come with the game after them.
    ///
    /// # Errors
    /// If the game cannot be followed.
    pub async fn follow_views(
        &self,
        game: GameId,
        since: usize,
    ) -> Result<GameSocket, ClientError> {
        self.open_socket(game, Some(since), true).await
    }

    async fn open_socket(
        &self,
        game: GameId,
        since: Option<usize>,
        views: bool,
    ) -> Result<GameSocket, ClientError> {
        let query = self.query(since, views);
        let url = format!("ws://{}/api/games/{game}/socket{query}", self.server.authority);
        let mut request = url.into_client_request()?;
        if let Some(secret) = &self.secret {
            let value = format!("Bearer {secret}").parse().map_err(|_| ClientError::Address)?;
            request.headers_mut().insert(hyper::header::AUTHORIZATION, value);
        }
        let limits = WebSocketConfig::default().max_message_size(Some(LONGEST));
        let connection = self.server.connect().await?;
        match client_async_with_config(request, connection, Some(limits)).await {
            Ok((socket, _)) => Ok(GameSocket(socket)),
            // The answer to a plain request says what is wrong.
            Err(tungstenite::Error::Http(answer)) => {
                let problem = Problem::new(answer.status().as_u16(), STRANGE, "not a socket");
                let looked = self.look(game).await;
                Err(looked.err().unwrap_or(ClientError::Problem(Box::new(problem))))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Returns the query string of an address.
    fn query(&self, since: Option<usize>, views: bool) -> String {
        let since = since.map(|since| format!("since={since}"));
        let views = views.then(|| "views=true".to_owned());
        let seat = self.seat.map(|seat| match seat {
            Seat::First => "seat=first".to_owned(),
            Seat::Second => "seat=second".to_owned(),
        });
        let parts: Vec<String> = since.into_iter().chain(seat).chain(views).collect();
        if parts.is_empty() { String::new() } else { format!("?{}", parts.join("&")) }
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, ClientError> {
        Ok(serde_json::from_slice(&self.fetch(method, path, body).await?)?)
    }

    async fn fetch(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<Bytes, ClientError> {
        let (answer, talking) = self.send(method, path, body).await?;
        let bytes = collect(answer.into_body()).await;
        talking.abort();
        bytes
    }

    /// Sends a request on a connection of its own, and returns the response unless it is a problem.
    async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<(Response<Incoming>, AbortHandle), ClientError> {
        let connection = TokioIo::new(self.server.connect().await?);
        let (mut sender, connection) = http1::handshake(connection).await?;
        let talking = tokio::spawn(connection).abort_handle();
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(hyper::header::HOST, &self.server.authority)
            .header(hyper::header::CONTENT_TYPE, "application/json");
        if let Some(secret) = &self.secret {
            request = request.header(hyper::header::AUTHORIZATION, format!("Bearer {secret}"));
        }
        let body = body.map_or(Ok(Vec::new()), serde_json::to_vec)?;
        let request = request.body(Full::new(Bytes::from(body)));
        let answer = sender.send_request(request.map_err(|_| ClientError::Address)?).await?;
        if matches!(answer.status(), StatusCode::OK | StatusCode::CREATED) {
            return Ok((answer, talking));
        }
        let status = answer.status().as_u16();
        let bytes = collect(answer.into_body()).await;
        talking.abort();
        let problem = serde_json::from_slice(&bytes?);
        let strange = || Problem::new(status, STRANGE, "what answers is no server of Quarto");
        Err(ClientError::Problem(Box::new(problem.unwrap_or_else(|_| strange()))))
    }
}

/// Reads a whole answer.
async fn collect(body: Incoming) -> Result<Bytes, ClientError> {
    match Limited::new(body, LONGEST).collect().await {
        Ok(whole) => Ok(whole.to_bytes()),
        Err(error) => {
            Err(error.downcast().map_or(ClientError::TooLong, |error| ClientError::Http(*error)))
        }
    }
}

/// A game followed by WebSocket.
pub struct GameSocket(WebSocketStream<Box<dyn Connection>>);

/// What comes from a socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SocketEvent {
    /// A message.
    Message(Box<MessageBody>),
    /// A heartbeat: nothing has happened, but the server is there.
    Heartbeat,
}

impl GameSocket {
    /// Waits for a message; `None` when the server has closed the socket and the client must
    /// reconnect.
    ///
    /// # Errors
    /// If the connection breaks off, or the message cannot be parsed.
    pub async fn next(&mut self) -> Result<Option<MessageBody>, ClientError> {
        loop {
            match self.next_event().await? {
                Some(SocketEvent::Message(message)) => return Ok(Some(*message)),
                Some(SocketEvent::Heartbeat) => {}
                None => return Ok(None),
            }
        }
    }

    /// Waits for a message or a heartbeat; `None` when the server has closed the socket and the
    /// client must reconnect.
    ///
    /// # Errors
    /// If the connection breaks off, or the message cannot be parsed.
    pub async fn next_event(&mut self) -> Result<Option<SocketEvent>, ClientError> {
        loop {
            match self.0.next().await.transpose()? {
                Some(Message::Text(text)) => {
                    // What only a newer version knows is left out.
                    if let Some(message) = message::read(text.as_bytes())? {
                        return Ok(Some(SocketEvent::Message(Box::new(message))));
                    }
                }
                Some(Message::Ping(_)) => return Ok(Some(SocketEvent::Heartbeat)),
                Some(Message::Close(_)) | None => return Ok(None),
                Some(_) => {}
            }
        }
    }

    /// Sends a command.
    ///
    /// # Errors
    /// If the connection breaks off.
    pub async fn send(&mut self, order: &OrderBody) -> Result<(), ClientError> {
        let text = serde_json::to_string(order)?;
        Ok(self.0.send(Message::text(text)).await?)
    }
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;

    /// A server whose answer never ends.
    async fn talk(listener: TcpListener) {
        while let Ok((stream, _)) = listener.accept().await {
            let mut said = "HTTP/1.1 200 OK\r\n\r\n".to_owned();
            loop {
                stream.writable().await.unwrap();
                match stream.try_write(said.as_bytes()) {
                    Ok(count) => drop(said.drain(..count)),
                    Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                    Err(_) => break,
                }
                if said.is_empty() {
                    said = "and so on ".repeat(1000);
                }
            }
        }
    }

    #[tokio::test]
    async fn an_answer_without_an_end_is_an_error() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let talking = tokio::spawn(talk(listener));
        let (client, game) = (Client::new(&url).unwrap(), "c3evzd88e0dn".parse().unwrap());
        assert!(matches!(client.look(game).await, Err(ClientError::TooLong)));
        assert!(matches!(client.follow(game, None).await, Err(ClientError::TooLong)));
        talking.abort();
    }
}
