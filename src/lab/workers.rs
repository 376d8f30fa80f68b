//! Many pieces of work at once, whose results come back in the order of their numbers.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Hears how far a run is.
pub trait Observer: Sync {
    /// `done` of `of` pieces of work of a kind are done.
    fn tell(&self, what: &str, done: usize, of: usize);
}

/// Nobody listens.
pub struct Silent;

impl Observer for Silent {
    fn tell(&self, _: &str, _: usize, _: usize) {}
}

/// Who does the work.
#[derive(Clone, Copy)]
pub struct Workers<'a> {
    pub threads: usize,
    pub observer: &'a dyn Observer,
}

impl Workers<'_> {
    /// Does the pieces of work from 0 up to `count`. Each thread makes itself a worker first; what comes out must not depend on
    /// what its worker did before.
    pub fn gather<W, T: Send>(
        &self,
        what: &str,
        count: usize,
        worker: impl Fn() -> W + Sync,
        work: impl Fn(&mut W, usize) -> T + Sync,
    ) -> Vec<T> {
        let next = AtomicUsize::new(0);
        let (send, receive) = mpsc::channel();
        let mut done: Vec<(usize, T)> = Vec::with_capacity(count);
        thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, count.max(1)) {
                let (send, next, worker, work) = (send.clone(), &next, &worker, &work);
                scope.spawn(move || {
                    let mut own = worker();
                    let number =
                        || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n < count);
                    while let Some(number) = number() {
                        if send.send((number, work(&mut own, number))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(send);
            for result in receive {
                done.push(result);
                self.observer.tell(what, done.len(), count);
            }
        });
        done.sort_by_key(|(number, _)| *number);
        done.into_iter().map(|(_, result)| result).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_from_any_number_of_threads() {
        let gather = |threads| {
            let workers = Workers { threads, observer: &Silent };
            workers.gather("", 100, || 0, |_, number| number * number)
        };
        assert_eq!(gather(1), (0..100).map(|n| n * n).collect::<Vec<_>>());
        assert_eq!(gather(1), gather(3));
    }
}
