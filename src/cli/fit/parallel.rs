//! The same for many things at once.

use std::thread;

/// What a function makes of runs of things one after the other, as many at once as there are threads. What comes
/// back stands in the order of the things. That they are cut into runs must make no difference to the caller.
pub fn in_runs<T: Sync, R: Send>(
    things: &[T],
    threads: usize,
    of: impl Fn(&[T]) -> R + Sync,
) -> Vec<R> {
    let size = things.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let of = &of;
        let runs: Vec<_> = things.chunks(size).map(|run| scope.spawn(move || of(run))).collect();
        // A thread that panics has already said why; its run is missing then, and this one ends as well.
        runs.into_iter().map_while(|run| run.join().ok()).collect()
    })
}

/// What a function makes of each thing, in their order.
pub fn each<T: Sync, R: Send>(things: &[T], threads: usize, of: impl Fn(&T) -> R + Sync) -> Vec<R> {
    in_runs(things, threads, |run| run.iter().map(&of).collect::<Vec<R>>()).concat_all()
}

trait ConcatAll<R> {
    fn concat_all(self) -> Vec<R>;
}

impl<R> ConcatAll<R> for Vec<Vec<R>> {
    fn concat_all(self) -> Vec<R> {
        self.into_iter().flatten().collect()
    }
}
