//! The only place in the crate that starts threads. If one thread is enough, none is started.

use core::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Returns how many threads can run at once, or one if that is not known.
pub(crate) fn available() -> NonZero<usize> {
    thread::available_parallelism().unwrap_or(NonZero::<usize>::MIN)
}

/// Runs `work` on this many threads at once.
pub(crate) fn on_each(threads: usize, work: impl Fn() + Sync) {
    if threads <= 1 {
        return work();
    }
    thread::scope(|scope| {
        (1..threads).for_each(|_| drop(scope.spawn(&work)));
        work();
    });
}

/// Returns the results of `work` for each item, in order, computed by at most this many threads.
pub(crate) fn map<I: Copy + Sync, T: Send>(
    threads: usize,
    items: &[I],
    work: impl Fn(I) -> T + Sync,
) -> Vec<T> {
    let threads = threads.min(items.len());
    if threads <= 1 {
        return items.iter().map(|item| work(*item)).collect();
    }
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    on_each(threads, || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(item) = items.get(number) else { break };
            let result = work(*item);
            done.lock().expect("no thread panics").push((number, result));
        }
    });
    let mut done = done.into_inner().expect("no thread panics");
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
