//! `lab fit`: fits the models of people to orthodox chess. What comes out is copied to `src/lab/players/frozen.rs` by hand,
//! once, for with it every number of theirs changes.

use std::io::Write;

use super::game;
use super::options::Options;
use super::progress::Progress;
use crate::cli::{Args, Failure};
use crate::lab::Ruler;
use crate::lab::fit::{self, PUBLISHED};
use crate::lab::players::frozen::CHESS_KAPPA;
use crate::lab::workers::Workers;
use crate::variants::Spec;

pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let Options { scale, seed, threads, .. } = Options::read(args)?;
    let spec = Spec::CHESS;
    let progress = Progress::new(spec.slug());
    let workers = Workers { threads, observer: &progress };
    let setup = game::setup(spec, &[], scale, seed, workers);
    let (positions, tried) = fit::fit(&setup, Ruler { kappa: CHESS_KAPPA });
    writeln!(out, "{positions} positions")?;
    for ((rating, error, best), manners) in PUBLISHED.into_iter().zip(tried) {
        writeln!(out, "people rated {rating}: error {error:.3}, best move {:.1} %", 100.0 * best)?;
        for manner in manners {
            let person = manner.person;
            writeln!(
                out,
                "  plies {} whim {:2} error unless anything is missed {:.3}: missed {:.3}, best move {:.1} %",
                person.depth,
                person.whim,
                manner.error,
                person.missed,
                100.0 * manner.best
            )?;
        }
    }
    Ok(())
}
