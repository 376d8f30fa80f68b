//! What pieces are worth in Crazyhouse. Not fitted: they lie closer together than in chess, for each
//! that is lost comes back on the other side; places and threats are those of Twilight, and the
//! king's safety counts for more.

use super::twilight::{PLACES, TERMS as TWILIGHT};
use super::{Material, s};
use crate::board::{Terms, Weights};

pub static CRAZYHOUSE: Weights =
    super::pocketing(super::weights(&MATERIAL, &PLACES, &RESERVE, TERMS), &RESERVE);

const MATERIAL: Material =
    [s(118, 140), s(300, 310), s(300, 320), s(390, 430), s(680, 720), s(0, 0), s(240, 280)];

const RESERVE: Material =
    [s(150, 170), s(335, 340), s(325, 340), s(420, 450), s(720, 750), s(0, 0), s(0, 0)];

const TERMS: Terms = Terms {
    shelter: [-30, 12, -8, -10],
    half_open_by_king: -12,
    open_by_king: -24,
    siege: [4, 12, 10, 12, 16, 0, 0],
    safe_check: [0, 40, 36, 50, 50, 0, 0],
    weak_square: 30,
    ..TWILIGHT
};
