//! How far numbers are thought to be from where they start.

use crate::board::Role;
use crate::evaluation::schema::{Field, Shape};
use crate::evaluation::{PieceSquares, Weights};

/// A piece anywhere and in a pocket, in centipawns.
const MATERIAL: f64 = 60.0;
/// Any other worth, in centipawns.
const WORTH: f64 = 20.0;
/// A weight of an attack.
const WEIGHT: f64 = 4.0;

/// What is not to move at all.
const HELD: f64 = 1e-3;
/// What is said only of a king whose pieces are all gone: self-play ends before, when the one side is far ahead,
/// so positions say nothing of it but what is not so.
const UNSEEN: [&str; 2] = ["cornered", "faced"];

/// For each number, how far it may be thought to be from where it starts: the deviation of a normal distribution.
pub fn spreads() -> Vec<f64> {
    let fields = Weights::FIELDS.iter();
    let mut spreads: Vec<f64> =
        fields.flat_map(|field| vec![spread(field); field.width()]).collect();
    for role in Role::ALL {
        for at in [PieceSquares::material_at(role), Weights::pocket_at(role)] {
            spreads[at..at + 2].fill(MATERIAL);
        }
    }
    spreads
}

/// The same for the numbers of a name, if they are no piece's worth.
fn spread(field: &Field) -> f64 {
    match field.shape {
        _ if UNSEEN.contains(&field.name) => HELD,
        Shape::Weight => WEIGHT,
        Shape::Pair | Shape::Number => WORTH,
    }
}
