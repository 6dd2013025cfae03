use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// A queue of work that serves its owners in turn (round robin): an owner with much work waits behind
/// their own, and does not delay others.
pub(crate) struct FairQueue<K, T> {
    waiting: Mutex<Waiting<K, T>>,
    changed: Condvar,
}

struct Waiting<K, T> {
    /// The owners in the order of their turns, each of them once.
    turns: VecDeque<K>,
    work: HashMap<K, VecDeque<T>>,
    closed: bool,
}

impl<K: Clone + Eq + Hash, T> FairQueue<K, T> {
    pub(crate) fn new() -> FairQueue<K, T> {
        let waiting = Waiting { turns: VecDeque::new(), work: HashMap::new(), closed: false };
        FairQueue { waiting: Mutex::new(waiting), changed: Condvar::new() }
    }

    fn lock(&self) -> MutexGuard<'_, Waiting<K, T>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds work for an owner.
    pub(crate) fn push(&self, whose: K, work: T) {
        let mut waiting = self.lock();
        let own = waiting.work.entry(whose.clone()).or_default();
        own.push_back(work);
        if own.len() == 1 {
            waiting.turns.push_back(whose);
        }
        drop(waiting);
        self.changed.notify_one();
    }

    /// Waits for work; `None` when the queue is closed.
    pub(crate) fn pop(&self) -> Option<T> {
        let mut waiting = self.lock();
        loop {
            if waiting.closed {
                return None;
            }
            if let Some(work) = waiting.next() {
                return Some(work);
            }
            waiting = self.changed.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Closes the queue and wakes all workers that wait.
    pub(crate) fn close(&self) {
        self.lock().closed = true;
        self.changed.notify_all();
    }

    /// Returns how many pieces of work wait.
    pub(crate) fn len(&self) -> usize {
        self.lock().work.values().map(VecDeque::len).sum()
    }
}

impl<K: Clone + Eq + Hash, T> Waiting<K, T> {
    fn next(&mut self) -> Option<T> {
        let whose = self.turns.pop_front()?;
        let own = self.work.get_mut(&whose)?;
        let work = own.pop_front();
        if own.is_empty() {
            self.work.remove(&whose);
        } else {
            self.turns.push_back(whose);
        }
        work
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_their_turn() {
        let queue = FairQueue::new();
        for work in 1..=3 {
            queue.push("much", work);
        }
        queue.push("little", 10);
        queue.push("some", 20);
        queue.push("some", 21);
        assert_eq!(queue.len(), 6);
        let order: Vec<i32> = (0..6).filter_map(|_| queue.pop()).collect();
        assert_eq!(order, [1, 10, 20, 2, 21, 3]);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn who_waits_is_let_go() {
        let queue = FairQueue::<u8, u8>::new();
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| queue.pop());
            queue.close();
            assert_eq!(waiting.join().unwrap(), None);
        });
    }
}
