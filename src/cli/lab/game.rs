//! A game of the catalogue as the laboratory measures it.

use crate::lab::Scale;
use crate::lab::begun::Nothing;
use crate::lab::setup::Setup;
use crate::lab::workers::Workers;
use crate::variants::Spec;
use crate::variants::doses::Dose;

/// A game as it is measured.
pub fn setup<'a>(
    spec: Spec,
    doses: &'a [Dose],
    scale: Scale,
    seed: u64,
    workers: Workers<'a>,
) -> Setup<'a> {
    // With a network, which few have, a game would be played better than others by more than its rules.
    let game = spec.rated_alone();
    let (name, start, begun) = (spec.slug(), game.rules.start(), &Nothing);
    Setup { name, game, start, doses, scale, seed, workers, begun }
}
