use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use thiserror::Error;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

use crate::entrance::Entry;

/// A client that takes nothing for so long, while there is something to take, is gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection that fails when its client does not read. It may be idle for as long as it likes.
pub(crate) struct Connection<T> {
    stream: T,
    /// Runs while something waits to be written.
    stuck: Option<Pin<Box<Sleep>>>,
    /// Also a socket holds it, which lives on after the connection was handed over to it.
    entry: Option<Arc<Entry>>,
}

/// So many bytes may come by a socket without a message being complete: twice as many as the
/// largest has.
const UNFINISHED: usize = 8 * 1024;

/// How many bytes a client may still send before what it says must make sense. A message may come in
/// any number of frames, also empty ones, of which only the connection takes notice.
#[derive(Debug)]
pub(crate) struct Allowance(AtomicUsize);

/// The client sends and sends, and never ends what it says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("so much was sent, and no message is complete")]
pub(crate) struct Endless;

impl Allowance {
    /// Returns that of a connection by which requests come, which have limits of their own.
    pub(crate) const fn unlimited() -> Allowance {
        Allowance(AtomicUsize::new(usize::MAX))
    }

    /// Takes note that a socket begins, or that a message is complete.
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

    /// Passes on how a write went, or fails if none went on for too long.
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
