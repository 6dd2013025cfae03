use futures_util::{SinkExt, StreamExt};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use quarto_store::GameId;
use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::{CreatedBody, DoneBody, GameBody, MessageBody, OrderBody, Problem, ProposalBody};

/// A small client: it makes games, looks at them, acts in them and follows them.
#[derive(Clone, Debug)]
pub struct Client {
    /// The host and port of the server.
    authority: String,
    secret: Option<String>,
}

/// Why a server did not do what it was asked for.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum ClientError {
    /// The server says what is the matter.
    #[error("{}", .0.title)]
    Problem(Box<Problem>),
    /// The address is none this client understands.
    #[error("a server is at an address such as http://localhost:1616")]
    Address,
    /// The server cannot be reached.
    #[error("the server cannot be reached: {0}")]
    Unreachable(#[from] std::io::Error),
    /// The connection broke off.
    #[error("the connection broke off: {0}")]
    Http(#[from] hyper::Error),
    /// The socket broke off.
    #[error("the connection broke off: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    /// The answer makes no sense.
    #[error("the server does not speak our language: {0}")]
    Language(#[from] serde_json::Error),
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        ClientError::Socket(Box::new(error))
    }
}

impl Client {
    /// Returns a client of the server at an address.
    ///
    /// # Errors
    /// If it is no address of a server.
    pub fn new(url: &str) -> Result<Client, ClientError> {
        let rest = url.strip_prefix("http://").ok_or(ClientError::Address)?;
        let authority = rest.split('/').next().unwrap_or_default().to_owned();
        if authority.is_empty() || authority.contains('@') {
            return Err(ClientError::Address);
        }
        Ok(Client { authority, secret: None })
    }

    /// Returns the client of somebody who holds a secret.
    #[must_use]
    pub fn with_secret(self, secret: &str) -> Client {
        Client { secret: Some(secret.into()), ..self }
    }

    /// Makes a game.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn create(&self, proposal: &ProposalBody) -> Result<CreatedBody, ClientError> {
        self.ask(Method::POST, "/api/games", Some(proposal)).await
    }

    /// Looks at a game.
    ///
    /// # Errors
    /// Why there is nothing to see.
    pub async fn look(&self, game: GameId) -> Result<GameBody, ClientError> {
        self.ask(Method::GET, &format!("/api/games/{game}"), None::<&()>).await
    }

    /// Does something in a game.
    ///
    /// # Errors
    /// Why it was not done.
    pub async fn act(&self, game: GameId, order: &OrderBody) -> Result<DoneBody, ClientError> {
        self.ask(Method::POST, &format!("/api/games/{game}/commands"), Some(order)).await
    }

    /// Follows a game, from what one knows of it.
    ///
    /// # Errors
    /// Why it cannot be followed.
    pub async fn follow(
        &self,
        game: GameId,
        since: Option<usize>,
    ) -> Result<GameSocket, ClientError> {
        let since = since.map(|since| format!("?since={since}")).unwrap_or_default();
        let url = format!("ws://{}/api/games/{game}/socket{since}", self.authority);
        let mut request = url.into_client_request()?;
        if let Some(secret) = &self.secret {
            let value = format!("Bearer {secret}").parse().map_err(|_| ClientError::Address)?;
            request.headers_mut().insert(hyper::header::AUTHORIZATION, value);
        }
        Ok(GameSocket(connect_async(request).await?.0))
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, ClientError> {
        let stream = TcpStream::connect(with_port(&self.authority)).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        let talking = tokio::spawn(connection);
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(hyper::header::HOST, &self.authority)
            .header(hyper::header::CONTENT_TYPE, "application/json");
        if let Some(secret) = &self.secret {
            request = request.header(hyper::header::AUTHORIZATION, format!("Bearer {secret}"));
        }
        let body = body.map_or(Ok(Vec::new()), serde_json::to_vec)?;
        let request = request.body(Full::new(Bytes::from(body)));
        let answer = sender.send_request(request.map_err(|_| ClientError::Address)?).await?;
        let status = answer.status();
        let bytes = answer.into_body().collect().await?.to_bytes();
        talking.abort();
        if matches!(status, StatusCode::OK | StatusCode::CREATED) {
            Ok(serde_json::from_slice(&bytes)?)
        } else {
            Err(ClientError::Problem(Box::new(serde_json::from_slice(&bytes)?)))
        }
    }
}

/// Returns an authority with a port.
fn with_port(authority: &str) -> String {
    let name = authority.rsplit(']').next().unwrap_or_default();
    if name.contains(':') { authority.into() } else { format!("{authority}:80") }
}

/// A game that is followed.
#[derive(Debug)]
pub struct GameSocket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl GameSocket {
    /// Waits for a message; `None` when the server has closed, and one must come again.
    ///
    /// # Errors
    /// If the connection breaks off, or the message makes no sense.
    pub async fn next(&mut self) -> Result<Option<MessageBody>, ClientError> {
        loop {
            match self.0.next().await.transpose()? {
                Some(Message::Text(text)) => return Ok(Some(serde_json::from_str(&text)?)),
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
