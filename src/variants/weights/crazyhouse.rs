//! What pieces are worth in Crazyhouse. They lie closer together than in chess, for each that is lost
//! comes back on the other side; places and threats are those of Twilight. Not fitted, but chosen by
//! games of the engine against itself: neither dearer queens and rooks nor a bolder attack did better,
//! and exchanges that did not count the pocket won 25 of 60 games.

use super::twilight::{PLACES, TERMS};
use super::{Material, s};
use crate::evaluation::Weights;

pub static CRAZYHOUSE: Weights =
    super::pocketing(super::weights(&MATERIAL, &PLACES, &POCKET, TERMS), &POCKET);

const MATERIAL: Material =
    [s(118, 140), s(280, 290), s(270, 290), s(340, 370), s(540, 570), s(0, 0), s(240, 280)];

const POCKET: Material =
    [s(150, 170), s(320, 325), s(300, 310), s(370, 390), s(580, 600), s(0, 0), s(0, 0)];
