//! D4: what more of a new rule does to N*, from none of it to all.

use super::{Sheets, strength};
use crate::lab::Lab;
use crate::lab::players::frozen::PEOPLE;
use crate::lab::results::Sheet;
use crate::lab::samples::{Samples, opening};
use crate::lab::setup::Setup;

/// The person that N* is of: rated 2000.
const WHO: usize = 1;

pub fn measure(lab: &Lab) -> Sheets {
    let mut sheet = Sheet::default();
    for dose in lab.setup.doses {
        let setup = Setup { game: dose.game, start: dose.start, ..lab.setup };
        let (ruler, scale) = (lab.ruler, setup.scale);
        let what = format!("openings of dose {}", dose.amount);
        let openings = opening::draw(&setup, &what, scale.openings, ruler);
        let lab = Lab { setup, ruler, samples: Samples { openings, positions: Vec::new() } };
        let person = &PEOPLE[WHO];
        strength::note(&lab, &mut sheet, &format!("dose {}", dose.amount), person, person.sight());
    }
    vec![("D4", sheet)]
}
