use http_body_util::BodyExt;
use hyper::body::Incoming;
use tokio::task::AbortHandle;

use super::ClientError;
use crate::MessageBody;

/// A game that is followed, by lines of JSON.
#[derive(Debug)]
pub struct GameStream {
    body: Incoming,
    /// What has come of the next line.
    rest: Vec<u8>,
    talking: AbortHandle,
}

/// A line of a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StreamLine {
    /// Something is told.
    Message(Box<MessageBody>),
    /// Nothing has happened, but the server is there.
    Nothing,
}

impl GameStream {
    pub(super) fn new(body: Incoming, talking: AbortHandle) -> GameStream {
        GameStream { body, rest: Vec::new(), talking }
    }

    /// Waits for a line; `None` when the server has ended the stream, and one must come again.
    ///
    /// # Errors
    /// If the connection breaks off, or the line makes no sense.
    pub async fn next(&mut self) -> Result<Option<StreamLine>, ClientError> {
        loop {
            if let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                return read(&line).map(Some);
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

fn read(line: &[u8]) -> Result<StreamLine, ClientError> {
    if line.trim_ascii().is_empty() {
        return Ok(StreamLine::Nothing);
    }
    Ok(StreamLine::Message(Box::new(serde_json::from_slice(line)?)))
}
