//! Many games at once.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use super::game::SelfPlayer;
use crate::cli::Failure;
use crate::cli::samples::{SampleGame, SampleHead};
use crate::evaluation::Rated;

/// Plays the games of these numbers, as many at once as there are threads, and hands them over in the order of their
/// numbers, each as soon as it and those before it have been played. Ends with the first failure.
pub fn play(
    head: &SampleHead,
    rated: Rated,
    numbers: Range<u32>,
    threads: usize,
    mut keep: impl FnMut(SampleGame) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let next = AtomicU32::new(numbers.start);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.min(numbers.len()) {
            let (send, next) = (send.clone(), &next);
            scope.spawn(move || {
                let mut player = SelfPlayer::new(head, rated);
                let number =
                    || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n < numbers.end);
                while let Some(number) = number() {
                    // Where nobody listens any more something has failed.
                    if send.send(player.play(number)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        keep_in_order(receive, numbers.start, &mut keep)
    })
}

fn keep_in_order(
    played: mpsc::Receiver<SampleGame>,
    first: u32,
    keep: &mut impl FnMut(SampleGame) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let (mut next, mut waiting) = (first, BTreeMap::new());
    for game in played {
        waiting.insert(game.number, game);
        while let Some(game) = waiting.remove(&next) {
            keep(game)?;
            next += 1;
        }
    }
    Ok(())
}
