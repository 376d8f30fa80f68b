//! Orthodox chess, the ground all other games stand on.

use crate::board::{BoardId, Color, Man, Plane, Role, Site, Square, Weights};
use crate::rules::{StateOf, Variant};

use super::weights;

/// Orthodox chess by the FIDE Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Chess;

impl Variant for Chess {
    type Boards = [Plane; 1];

    fn setup(&self, state: &mut StateOf<Self>) {
        array(state, &weights::ORTHODOX);
    }

    fn weights(&self) -> &'static Weights {
        &weights::ORTHODOX
    }
}

/// The officers of a first rank, from the a-file.
const FIRST_RANK: [Role; 8] = [
    Role::Rook,
    Role::Knight,
    Role::Bishop,
    Role::Queen,
    Role::King,
    Role::Bishop,
    Role::Knight,
    Role::Rook,
];

/// Sets up the array of orthodox chess on the first board.
pub fn array<B: crate::board::Boards>(state: &mut crate::board::State<B>, w: &Weights) {
    for color in Color::ALL {
        for (file, role) in (0..).zip(FIRST_RANK) {
            let home = Site::new(BoardId::A, Square::at(file, color.pick(0, 7)));
            state.put(w, home, Man { color, role });
            if role == Role::Rook {
                state.set_fresh(home);
            }
            let pawn = Man {
                color,
                role: Role::Pawn,
            };
            state.put(
                w,
                Site::new(BoardId::A, Square::at(file, color.pick(1, 6))),
                pawn,
            );
        }
    }
}
