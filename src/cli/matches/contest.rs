//! A whole match, on several threads.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use super::ledger::Ledger;
use super::table::{Played, Setting};
use crate::cli::Failure;

/// Plays up to `pairs` pairs of games, one at a time on each thread, and enters them into the ledger.
/// The match ends sooner once the ledger's test is decided, or with the first failure.
pub fn hold(
    setting: &Setting,
    pairs: u32,
    threads: usize,
    ledger: &mut Ledger,
) -> Result<(), Failure> {
    let next = AtomicU32::new(0);
    let called_off = AtomicBool::new(false);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(pairs as usize) {
            let (send, next, called_off) = (send.clone(), &next, &called_off);
            scope.spawn(move || {
                let number = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n < pairs);
                if let Err(failure) = setting.play_pairs(number, called_off, &send) {
                    // Nobody who has stopped listening needs to know.
                    let _ = send.send(Err(failure));
                }
            });
        }
        drop(send);
        let entered = enter_all(receive, ledger);
        called_off.store(true, Ordering::Relaxed);
        entered
    })?;
    Ok(ledger.close()?)
}

/// Enters games until there are no more, or none are needed.
fn enter_all(
    games: mpsc::Receiver<Result<Played, Failure>>,
    ledger: &mut Ledger,
) -> Result<(), Failure> {
    for played in games {
        if ledger.enter(played?)?.is_some() {
            break;
        }
    }
    Ok(())
}
