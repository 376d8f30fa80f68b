//! Who stands where, and from when on each man may move.

use super::movement::passed_square;
use super::{Options, Tick};
use crate::board::key::{self, Key};
use crate::board::{Bitboard, BoardId, ByColor, Color, Man, Plane, Role, Site, Square};

/// What there is on the board. It has no side to move and knows no time of its own: what may be
/// done is asked for a side and a tick.
///
/// Rooks that may still castle are the plane's fresh men.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    plane: Plane,
    ready: [Tick; Square::COUNT],
    /// Pawns whose last move was a double step over a square where they may still be captured, the
    /// time aside.
    passed: Bitboard,
    /// Moves of each side since a capture or pawn move of any, that one counted.
    pub quiet: ByColor<u16>,
    /// The tick of each side's last move.
    pub moved: ByColor<Option<Tick>>,
    /// The side that moved last.
    pub last: Option<Color>,
    key: Key,
}

impl Position {
    pub const EMPTY: Position = Position {
        plane: Plane::EMPTY,
        ready: [0; Square::COUNT],
        passed: Bitboard::EMPTY,
        quiet: ByColor([0; 2]),
        moved: ByColor([None; 2]),
        last: None,
        key: 0,
    };

    /// The array of chess, every man ready at tick 0.
    pub fn start() -> Position {
        use Role::{Bishop, King, Knight, Queen, Rook};
        let officers = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        let mut position = Position::EMPTY;
        for color in Color::ALL {
            for (file, role) in (0..).zip(officers) {
                let home = Square::at(file, color.pick(0, 7));
                position.put(home, Man { color, role }, 0);
                if role == Rook {
                    position.set_fresh(home);
                }
                let pawn = Man { color, role: Role::Pawn };
                position.put(Square::at(file, color.pick(1, 6)), pawn, 0);
            }
        }
        position
    }

    pub fn plane(&self) -> &Plane {
        &self.plane
    }

    pub fn man_at(&self, square: Square) -> Option<Man> {
        self.plane.man_at(square)
    }

    /// The tick from which on the man there may move; 0 for an empty square.
    pub fn ready_at(&self, square: Square) -> Tick {
        self.ready[square.index()]
    }

    /// Men of a side that may move at a tick, as far as their own cooldown goes.
    pub fn ready_men(&self, side: Color, tick: Tick) -> Bitboard {
        let mut ready = Bitboard::EMPTY;
        for at in self.plane.color(side) {
            if self.ready_at(at) <= tick {
                ready |= Bitboard::of(at);
            }
        }
        ready
    }

    /// From when on a side may move again as far as [`Options::min_gap`] goes.
    pub fn hand_ready_at(&self, options: &Options, side: Color) -> Tick {
        self.moved[side].map_or(0, |tick| tick.saturating_add(options.min_gap))
    }

    /// Placement and castling rights as one number; cooldowns and en passant are no part of it.
    pub fn key(&self) -> Key {
        self.key
    }

    /// The pawns of a side that have just made a double step, the time aside.
    pub fn passed(&self, side: Color) -> Bitboard {
        self.passed & self.plane.color(side)
    }

    /// Puts a man on an empty square, ready at a tick.
    pub fn put(&mut self, at: Square, man: Man, ready: Tick) {
        self.plane.put(at, man);
        self.ready[at.index()] = ready;
        self.key ^= key::man(man, site(at));
    }

    /// Takes off what stands there, with its cooldown and rights. An army without a king never
    /// castles.
    pub(super) fn take(&mut self, at: Square) -> Option<Man> {
        let man = self.plane.man_at(at)?;
        self.clear_fresh(Bitboard::of(at));
        self.plane.lift(at, man);
        self.ready[at.index()] = 0;
        self.passed = self.passed.without(at);
        self.key ^= key::man(man, site(at));
        if man.role == Role::King {
            self.clear_fresh(self.plane.color(man.color));
        }
        Some(man)
    }

    /// Freezes the man there until a tick.
    pub fn set_ready(&mut self, at: Square, tick: Tick) {
        if self.plane.occupied().has(at) {
            self.ready[at.index()] = tick;
        }
    }

    /// Notes that the rook there may castle.
    pub fn set_fresh(&mut self, at: Square) {
        if !self.plane.fresh().has(at) {
            self.plane.set_fresh(self.plane.fresh().with(at));
            self.key ^= key::fresh(site(at));
        }
    }

    fn clear_fresh(&mut self, gone: Bitboard) {
        for at in self.plane.fresh() & gone {
            self.key ^= key::fresh(site(at));
        }
        self.plane.set_fresh(self.plane.fresh() & !gone);
    }

    /// Notes that the pawn there has just made a double step; false if none can have.
    pub fn set_passed(&mut self, pawn: Square) -> bool {
        let Some(man) = self.man_at(pawn).filter(|man| man.role == Role::Pawn) else {
            return false;
        };
        let can = pawn.rank_for(man.color) == 3 && passed_square(man.color, pawn).is_some();
        if can {
            self.passed |= Bitboard::of(pawn);
        }
        can
    }

    /// Ends the rights to capture pawns of a side in passing.
    pub(super) fn clear_passed(&mut self, side: Color) {
        self.passed &= !self.plane.color(side);
    }
}

fn site(at: Square) -> Site {
    Site::new(BoardId::A, at)
}
