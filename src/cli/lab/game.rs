//! A game of the catalogue as the laboratory measures it.

use crate::lab::Scale;
use crate::lab::hall::Crew;
use crate::lab::setup::{Dose, Setup};
use crate::variants::{Spec, doses};

/// A game as it is measured.
pub fn setup<'a>(
    spec: Spec,
    doses: &'a [Dose],
    scale: Scale,
    seed: u64,
    crew: Crew<'a>,
) -> Setup<'a> {
    let game = spec.rated();
    Setup { name: spec.slug(), game, start: game.rules.start(), doses, scale, seed, crew }
}

/// The game with less of what is new about it, down to none.
pub fn doses(spec: Spec) -> Vec<Dose> {
    let dose = |dose: doses::Dose| Dose {
        amount: dose.amount,
        game: dose.spec.rated(),
        start: dose.start,
    };
    spec.doses().into_iter().map(dose).collect()
}
