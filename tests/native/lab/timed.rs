//! What is measured of the game without turns.

use wonderboard::lab::Scale;
use wonderboard::lab::results::Results;
use wonderboard::lab::run::Store;
use wonderboard::lab::timed::TimedSetup;
use wonderboard::lab::workers::{Silent, Workers};

/// Players who hardly look at a position, so that games are short of work and many.
const HASTY: Scale = Scale { name: "hasty", divisor: 2_000, budget: 2, ..Scale::SMOKE };

/// Results in memory.
#[derive(Default)]
struct Memory(Option<String>);

impl Store for Memory {
    fn results(&self) -> Option<String> {
        self.0.clone()
    }

    fn samples(&self) -> Option<String> {
        None
    }

    fn keep_results(&mut self, text: &str) -> Result<(), String> {
        self.0 = Some(text.to_owned());
        Ok(())
    }

    fn keep_samples(&mut self, _: &str) -> Result<(), String> {
        Err("there are none".to_owned())
    }
}

fn measured(wanted: &[&str], threads: usize, store: &mut Memory) -> Results {
    let workers = Workers { threads, observer: &Silent };
    let setup = TimedSetup { name: "realtime", scale: HASTY, seed: 1, workers };
    setup.measure(wanted, store).expect("measured");
    Results::read(store.0.as_deref().expect("results")).expect("results")
}

#[test]
fn threads_make_no_difference_without_turns_either() {
    let [one, two] = [1, 2].map(|threads| measured(&["R1", "R2"], threads, &mut Memory::default()));
    assert_eq!(one, two);
    let estimate = |id, name| one.estimate(id, name).expect("an estimate").value;
    assert!((5.0..40.0).contains(&estimate("R1", "legal moves of a side")));
    // A player that may act every 145 ticks or so, and waits, is asked more often than it moves.
    let decisions = estimate("R1", "decisions of a side a time unit");
    assert!(decisions >= estimate("R1", "moves of a side a time unit"), "{decisions}");
    assert!((0.0..=1.0).contains(&estimate("R2", "score against greedy")));
}

#[test]
fn what_is_known_without_turns_is_not_measured_again() {
    let mut store = Memory::default();
    let first = measured(&["R1"], 1, &mut store);
    assert_eq!(first.sheets.len(), 1);
    let marked = store.0.take().map(|text| text.replace("\"drawn\":[", "\"drawn\":[7.0,"));
    store.0 = marked.clone();
    let again = measured(&["R1"], 1, &mut store);
    assert_eq!(store.0, marked);
    assert_ne!(again, first);
}
