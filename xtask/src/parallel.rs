//! Work that is done on all cores. Most of a build is single steps that keep one core busy.

use anyhow::Result;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// What the work makes of each item, in their order; as many are in work at a time as there are cores. An error is
/// that of the first item that failed.
pub fn map<T: Sync, U: Send>(items: &[T], work: impl Fn(&T) -> Result<U> + Sync) -> Result<Vec<U>> {
    let next = AtomicUsize::new(0);
    let take = || {
        let at = next.fetch_add(1, Ordering::Relaxed);
        items.get(at).map(|item| (at, work(item)))
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut made = thread::scope(|scope| {
        let begin = || scope.spawn(|| std::iter::from_fn(take).collect::<Vec<_>>());
        let workers: Vec<_> = (0..cores.min(items.len())).map(|_| begin()).collect();
        let ends = workers.into_iter().map(|worker| worker.join());
        ends.flat_map(|end| end.unwrap_or_else(|panic| resume_unwind(panic))).collect::<Vec<_>>()
    });
    made.sort_by_key(|&(at, _)| at);
    made.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::map;
    use anyhow::bail;

    #[test]
    fn keeps_the_order_and_the_first_error() {
        let numbers: Vec<u32> = (0..100).collect();
        let squares: Vec<u32> = numbers.iter().map(|n| n * n).collect();
        assert_eq!(map(&numbers, |n| Ok(n * n)).unwrap(), squares);
        let odd = |n: &u32| if n % 2 == 1 { bail!("{n} is odd") } else { Ok(*n) };
        assert_eq!(map(&numbers, odd).unwrap_err().to_string(), "1 is odd");
        assert!(map(&[], odd).unwrap().is_empty());
    }
}
