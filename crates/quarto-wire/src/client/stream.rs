use http_body_util::BodyExt;
use hyper::body::Incoming;
use tokio::task::AbortHandle;

use super::{ClientError, LONGEST, message};
use crate::MessageBody;

/// A game followed by lines of JSON.
#[derive(Debug)]
pub struct GameStream {
    body: Incoming,
    /// The bytes of the next line that have arrived.
    rest: Vec<u8>,
    talking: AbortHandle,
}

/// A line of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StreamLine {
    /// A message.
    Message(Box<MessageBody>),
    /// A heartbeat: nothing has happened, but the server is there.
    Nothing,
}

impl GameStream {
    pub(super) fn new(body: Incoming, talking: AbortHandle) -> GameStream {
        GameStream { body, rest: Vec::new(), talking }
    }

    /// Waits for a line that this version knows; `None` when the server has ended the stream and the client
    /// must reconnect.
    ///
    /// # Errors
    /// If the connection breaks off, or the line cannot be parsed.
    pub async fn next(&mut self) -> Result<Option<StreamLine>, ClientError> {
        loop {
            if let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                match read(&line)? {
                    Some(line) => return Ok(Some(line)),
                    None => continue,
                }
            }
            if self.rest.len() > LONGEST {
                return Err(ClientError::TooLong);
            }
            match self.body.frame().await.transpose()? {
                Some(frame) => self.rest.extend(frame.into_data().unwrap_or_default()),
                None => return Ok(None),
            }
        }
    }
}

impl Drop for GameStream {
    fn drop(&mut self) {
        self.talking.abort();
    }
}

/// Reads a line; `None` if only a newer version knows it.
fn read(line: &[u8]) -> Result<Option<StreamLine>, ClientError> {
    if line.trim_ascii().is_empty() {
        return Ok(Some(StreamLine::Nothing));
    }
    Ok(message::read(line)?.map(|message| StreamLine::Message(Box::new(message))))
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;
    use crate::Client;

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
        let mut stream = client.listen(game, None).await.unwrap();
        assert!(matches!(stream.next().await, Err(ClientError::TooLong)));
        talking.abort();
    }
}
