//! Several searchers of one position on threads of their own, which share a table ("lazy SMP"): what one of them finds
//! out, the others need not. Only the first of them is heard; it decides when the search ends.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;

use super::node::POLL;
use super::{Best, Level, Limits, Report, Root, Search, Watch};
use crate::evaluation::Rated;

/// No team has more searchers.
pub const MOST_THREADS: usize = 256;

/// A player that thinks on several threads. One thread is the same as [`Search`].
pub struct Team {
    first: Search,
    helpers: Vec<Search>,
    threads: usize,
    level: Level,
}

impl Team {
    /// A player of full strength on so many threads, up to [`MOST_THREADS`], with a table of so many megabytes for
    /// all of them.
    pub fn new(game: Rated, megabytes: usize, threads: usize) -> Team {
        let first = Search::new(game, megabytes);
        let mut team = Team { first, helpers: Vec::new(), threads: 1, level: Level::STRONGEST };
        team.set_threads(threads);
        team
    }

    /// Sets on how many threads it thinks. The table keeps what it knows.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.clamp(1, MOST_THREADS);
        self.gather();
    }

    /// As [`Search::set_level`]. Below the strongest level it thinks on one thread: more would make it stronger.
    pub fn set_level(&mut self, level: Level, seed: u64) {
        self.first.set_level(level, seed);
        self.level = level;
        self.gather();
    }

    /// Sets the size of the table, in megabytes, and forgets what was learnt.
    pub fn resize(&mut self, megabytes: usize) {
        // The old table goes before the new one comes.
        self.helpers.clear();
        self.first.resize(megabytes);
        self.gather();
    }

    /// Forgets what was learnt.
    pub fn clear(&mut self) {
        self.first.clear();
        self.gather();
    }

    /// Helpers who know nothing yet but what is in the table.
    fn gather(&mut self) {
        let wanted = match self.level {
            Level::STRONGEST => self.threads - 1,
            _ => 0,
        };
        self.helpers = (0..wanted).map(|_| self.first.helper()).collect();
    }

    /// The best move of a position as far as the limits allow; none where there is no legal move. Nodes are those of
    /// all threads, to within a few hundred for each helper.
    pub fn think(&mut self, root: &Root, limits: &Limits, watch: &mut impl Watch) -> Option<Best> {
        if self.helpers.is_empty() {
            return self.first.think(root, limits, watch);
        }
        let most = limits.nodes.unwrap_or(u64::MAX);
        let shared = Shared { stop: AtomicBool::new(false), nodes: AtomicU64::new(0), most };
        let endless = Limits {
            multipv: limits.multipv,
            infinite: true,
            search_moves: limits.search_moves.clone(),
            ..Limits::default()
        };
        thread::scope(|scope| {
            for (number, helper) in self.helpers.iter_mut().enumerate() {
                let (shared, endless) = (&shared, &endless);
                scope.spawn(move || {
                    // Every other one is a ply ahead, so that not all do the same.
                    let depth = 1 + (number as u32 + 1) % 2;
                    helper.think_from(depth, root, endless, &mut HelperWatch(shared));
                });
            }
            let mut watch = FirstWatch { watch, shared: &shared, own: 0 };
            let best = self.first.think(root, limits, &mut watch);
            shared.stop.store(true, Relaxed);
            best.map(|best| Best { report: watch.counted(&best.report), ..best })
        })
    }
}

/// What the threads of a search tell each other beside the table.
struct Shared {
    /// Shall the helpers end?
    stop: AtomicBool,
    /// The nodes of all threads, and how many there may be.
    nodes: AtomicU64,
    most: u64,
}

impl Shared {
    /// Counts the nodes since a thread last asked. True once there are enough.
    fn count(&self) -> bool {
        self.nodes.fetch_add(POLL, Relaxed) + POLL >= self.most
    }
}

/// Ends a helper once the first searcher has ended, and counts its nodes.
struct HelperWatch<'a>(&'a Shared);

impl Watch for HelperWatch<'_> {
    fn now_ms(&self) -> u64 {
        0
    }

    fn should_stop(&mut self) -> bool {
        self.0.count() || self.0.stop.load(Relaxed)
    }
}

/// The watch of whoever asked, who hears of all threads' nodes.
struct FirstWatch<'a, W> {
    watch: &'a mut W,
    shared: &'a Shared,
    /// The first searcher's own part of the nodes that are shared.
    own: u64,
}

impl<W> FirstWatch<'_, W> {
    /// A report of the first searcher, with the helpers' nodes.
    fn counted(&self, report: &Report) -> Report {
        let helpers = self.shared.nodes.load(Relaxed) - self.own;
        Report { nodes: report.nodes + helpers, ..report.clone() }
    }
}

impl<W: Watch> Watch for FirstWatch<'_, W> {
    fn now_ms(&self) -> u64 {
        self.watch.now_ms()
    }

    fn should_stop(&mut self) -> bool {
        self.own += POLL;
        let is_enough = self.shared.count();
        is_enough || self.watch.should_stop()
    }

    fn report(&mut self, report: &Report) {
        self.watch.report(&self.counted(report));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Unwatched;
    use crate::variants::Spec;

    #[test]
    fn what_a_helper_finds_out_the_first_need_not() {
        let start = Root::of(Spec::CHESS.rules().start());
        let mut team = Team::new(Spec::CHESS.rated(), 4, 2);
        let depth = Limits::depth(8);
        let nodes = |search: &mut Search| {
            search.think(&start, &depth, &mut Unwatched).map_or(0, |best| best.report.nodes)
        };
        let alone = nodes(&mut team.helpers[0]);
        let helped = nodes(&mut team.first);
        assert!(helped < alone * 3 / 4, "{helped} after {alone}");
        team.clear();
        assert_eq!(nodes(&mut team.first), alone);
    }
}
