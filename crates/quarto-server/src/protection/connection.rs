use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

use crate::protection::entrance::Entry;

/// The longest time that a client may read nothing while there is something to read.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection that fails when its client does not read. It may be idle for any length of time.
pub(crate) struct Connection<T> {
    stream: T,
    /// The timer that runs while a write is blocked.
    stuck: Option<Pin<Box<Sleep>>>,
    /// Shared with the socket, which takes over the connection and outlives this.
    entry: Option<Arc<Entry>>,
}

/// The most bytes that a socket may receive without completing a message: twice the size of the
/// largest message.
const UNFINISHED: usize = 8 * 1024;

/// The bytes that a client may still send before a message must be complete. A message may come in
/// any number of frames, even empty ones, which only the connection sees.
#[derive(Debug)]
pub(crate) struct Allowance(AtomicUsize);

/// The error for a client that keeps sending without completing a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("too much was sent without a complete message")]
pub(crate) struct Endless;

impl Allowance {
    /// Returns the allowance of a connection for requests, which have limits of their own.
    pub(crate) const fn unlimited() -> Allowance {
        Allowance(AtomicUsize::new(usize::MAX))
    }

    /// Resets the allowance, when a socket is opened or a message is complete.
    pub(crate) fn renew(&self) {
        self.0.store(UNFINISHED, Ordering::Relaxed);
    }

    fn spend(&self, bytes: usize) -> Result<(), Endless> {
        let less = |left: usize| match left {
            usize::MAX => Some(left),
            limited => limited.checked_sub(bytes),
        };
        let before = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        before.map(drop).map_err(|_| Endless)
    }
}

impl<T> Connection<T> {
    pub(crate) const fn new(stream: T, entry: Option<Arc<Entry>>) -> Connection<T> {
        Connection { stream, stuck: None, entry }
    }

    /// Passes on the result of a write, or fails if writes were blocked for too long.
    fn judge<R>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<R>>,
    ) -> Poll<io::Result<R>> {
        if written.is_ready() {
            self.stuck = None;
            return written;
        }
        let stuck = self.stuck.get_or_insert_with(|| Box::pin(sleep(PATIENCE)));
        let over = stuck.as_mut().poll(context);
        over.map(|()| Err(io::Error::new(io::ErrorKind::TimedOut, "the client does not read")))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Connection<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        let spent = self.entry.as_ref().map(|entry| {
            let bytes = buffer.filled().len().saturating_sub(before);
            entry.allowance.spend(bytes)
        });
        match spent {
            Some(Err(endless)) => Poll::Ready(Err(io::Error::other(endless))),
            Some(Ok(())) | None => read,
        }
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Connection<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        if flushed.is_pending() { self.judge(context, flushed) } else { flushed }
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
