use std::num::NonZero;
use std::sync::Mutex;
use std::thread;

/// Does some work on every item, on several threads; after a failure no new item is begun.
///
/// # Errors
/// The first failure.
pub(crate) fn for_each<T: Send>(
    threads: NonZero<usize>,
    items: impl Iterator<Item = T> + Send,
    work: impl Fn(T) -> anyhow::Result<()> + Sync,
) -> anyhow::Result<()> {
    let state = Mutex::new((items, Ok(())));
    let next = || {
        let mut state = state.lock().expect("no thread panics");
        if state.1.is_ok() { state.0.next() } else { None }
    };
    let run = || {
        while let Some(item) = next() {
            if let Err(error) = work(item) {
                let mut state = state.lock().expect("no thread panics");
                state.1 = std::mem::replace(&mut state.1, Ok(())).and(Err(error));
            }
        }
    };
    thread::scope(|scope| (0..threads.get()).for_each(|_| drop(scope.spawn(run))));
    state.into_inner().expect("no thread panics").1
}
