//! A game of the catalogue as the laboratory measures it.

use crate::lab::Scale;
use crate::lab::setup::{Dose, Setup};
use crate::lab::workers::Workers;
use crate::variants::{Spec, doses};

/// A game as it is measured.
pub fn setup<'a>(
    spec: Spec,
    doses: &'a [Dose],
    scale: Scale,
    seed: u64,
    workers: Workers<'a>,
) -> Setup<'a> {
    let game = spec.rated();
    Setup { name: spec.slug(), game, start: game.rules.start(), doses, scale, seed, workers }
}

/// The game with less of what is new about it, down to none.
pub fn doses(spec: Spec) -> Vec<Dose> {
    let dose = |dose: doses::Dose| {
        let doses::Dose { amount, game, start } = dose;
        Dose { amount, game, start }
    };
    spec.doses().into_iter().map(dose).collect()
}
