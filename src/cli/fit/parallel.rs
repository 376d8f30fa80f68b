//! The same for many things at once.

use std::panic::resume_unwind;
use std::thread;

/// What a function makes of runs of things one after the other, as many at once as there are threads. What comes
/// back stands in the order of the things. Where they are cut into runs must make no difference to the caller.
pub fn in_runs<T: Sync, R: Send>(
    things: &[T],
    threads: usize,
    of: impl Fn(&[T]) -> R + Sync,
) -> Vec<R> {
    let size = things.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let of = &of;
        let runs: Vec<_> = things.chunks(size).map(|run| scope.spawn(move || of(run))).collect();
        let joined = runs.into_iter().map(|run| run.join());
        joined.map(|made| made.unwrap_or_else(|cause| resume_unwind(cause))).collect()
    })
}

/// What a function makes of each thing, in their order.
pub fn each<T: Sync, R: Send>(things: &[T], threads: usize, of: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let runs = in_runs(things, threads, |run| run.iter().map(&of).collect::<Vec<R>>());
    runs.into_iter().flatten().collect()
}
