//! How far numbers are thought to be from where they start.

use crate::board::Role;
use crate::evaluation::schema::Shape;
use crate::evaluation::{PieceSquares, Weights};

/// A piece anywhere and in a pocket, in centipawns.
const MATERIAL: f64 = 60.0;
/// Any other worth, in centipawns.
const WORTH: f64 = 20.0;
/// A weight of an attack.
const WEIGHT: f64 = 4.0;

/// For each number, how far it may be thought to be from where it starts: the deviation of a normal distribution.
pub fn spreads() -> Vec<f64> {
    let of = |shape| if shape == Shape::Weight { WEIGHT } else { WORTH };
    let fields = Weights::FIELDS.iter();
    let mut spreads: Vec<f64> =
        fields.flat_map(|field| vec![of(field.shape); field.len()]).collect();
    for role in Role::ALL {
        for at in [PieceSquares::material_at(role), Weights::pocket_at(role)] {
            spreads[at..at + 2].fill(MATERIAL);
        }
    }
    spreads
}
