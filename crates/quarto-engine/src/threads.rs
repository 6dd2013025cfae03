//! The only place in the crate that starts threads. If one thread is enough, none is started.

use core::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
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

/// Threads that do one job after the other together with their leader. Jobs follow each other at once, so
/// that the others look out for the next one and do not sleep.
pub(crate) struct Crew<J> {
    job: Mutex<Option<Arc<J>>>,
    /// How many jobs have begun.
    begun: AtomicUsize,
    is_dismissed: AtomicBool,
    /// How many threads there are, with the leader.
    size: usize,
}

/// Lets a leader work with a crew of this many threads, who all do `work` on each job.
pub(crate) fn with_crew<J: Send + Sync, T>(
    size: usize,
    work: impl Fn(&J) + Sync,
    lead: impl FnOnce(&Crew<J>) -> T,
) -> T {
    let crew = &Crew {
        job: Mutex::new(None),
        begun: AtomicUsize::new(0),
        is_dismissed: AtomicBool::new(false),
        size,
    };
    if size <= 1 {
        return lead(crew);
    }
    thread::scope(|scope| {
        let _dismissal = Dismissal(&crew.is_dismissed);
        (1..size).for_each(|_| drop(scope.spawn(|| crew.help(&work))));
        lead(crew)
    })
}

/// Dismisses a crew when it is dropped, even by a panic.
struct Dismissal<'a>(&'a AtomicBool);

impl Drop for Dismissal<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl<J> Crew<J> {
    pub(crate) const fn size(&self) -> usize {
        self.size
    }

    /// Does a job with all threads that come in time, and returns it when all have left it.
    pub(crate) fn do_job(&self, job: J, work: impl Fn(&J)) -> J {
        let mut job = Arc::new(job);
        if self.size > 1 {
            *self.job() = Some(Arc::clone(&job));
            self.begun.fetch_add(1, Ordering::Release);
        }
        work(&job);
        *self.job() = None;
        loop {
            match Arc::try_unwrap(job) {
                Ok(job) => return job,
                Err(used) => job = used,
            }
            thread::yield_now();
        }
    }

    fn help(&self, work: impl Fn(&J)) {
        let mut known = 0;
        while !self.is_dismissed.load(Ordering::Relaxed) {
            let begun = self.begun.load(Ordering::Acquire);
            if begun == known {
                thread::yield_now();
                continue;
            }
            known = begun;
            let job = self.job().clone();
            if let Some(job) = job {
                work(&job);
            }
        }
    }

    fn job(&self) -> MutexGuard<'_, Option<Arc<J>>> {
        self.job.lock().unwrap_or_else(PoisonError::into_inner)
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crew_leaves_a_job_before_the_next_one_begins() {
        for size in 1..=3 {
            let all = AtomicUsize::new(0);
            let work = |job: &AtomicUsize| {
                job.fetch_add(1, Ordering::Relaxed);
                all.fetch_add(1, Ordering::Relaxed);
            };
            with_crew(size, work, |crew| {
                for _ in 0..1000 {
                    let before = all.load(Ordering::Relaxed);
                    let workers = crew.do_job(AtomicUsize::new(0), work).into_inner();
                    assert!((1..=size).contains(&workers));
                    assert_eq!(all.load(Ordering::Relaxed), before + workers);
                }
            });
        }
    }
}
