//! What can be told of a move whatever its kind, so that whoever orders or weighs moves need not tell
//! kinds apart.

use super::Move;
use crate::board::{Bitboard, BoardSquare, Boards, Position, Role};

/// A move in short, as statistics of moves keep it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gist {
    /// A piece comes down there.
    Arrives { role: Role, at: BoardSquare },
    /// The king castles with the rook there.
    Castles { rook: BoardSquare },
    /// A piece comes down there out of the pocket.
    Enters { role: Role, at: BoardSquare },
    /// The piece there leaves, which says more than where it comes down, if anywhere.
    Leaves { from: BoardSquare },
}

/// A mover that can be captured where it comes down, by whoever captured there before it did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Venture {
    /// On which board it is played, and where it comes down.
    pub from: BoardSquare,
    pub to: BoardSquare,
    /// The square that it leaves empty.
    pub left: Bitboard,
    /// As what it comes down.
    pub role: Role,
}

impl Move {
    /// Do the players change sides with it, so that what is good for the one is then the other's?
    #[inline]
    pub const fn changes_sides(self) -> bool {
        matches!(self, Move::Switch(_))
    }

    /// Is a pawn captured in passing?
    pub const fn is_en_passant(self) -> bool {
        matches!(self.plain(), Move::EnPassant { .. } | Move::PartEnPassant { .. })
    }

    /// As what the mover comes down and where, if the move says so by itself. None of a king that castles,
    /// of a piece that leaves the board or goes straight through, and of moves that change sides.
    #[inline]
    pub const fn arrival(self) -> Option<(Role, BoardSquare)> {
        match self {
            Move::Normal { to, becomes, .. }
            | Move::Part { to, becomes, .. }
            | Move::Rocket { to, becomes, .. } => Some((becomes, to)),
            Move::Drop { to, role, .. } => Some((role, to)),
            Move::EnPassant { to, .. } | Move::PartEnPassant { to, .. } => Some((Role::Pawn, to)),
            Move::Castle { .. } | Move::Warp { .. } | Move::Flit { .. } | Move::Switch(_) => None,
        }
    }

    /// Who moves, in the position it is made in.
    pub fn mover<B: Boards>(self, position: &Position<B>) -> Option<Role> {
        match self {
            Move::Drop { role, .. } => Some(role),
            _ => self.origin().and_then(|from| position.board(from).role_at(from.square())),
        }
    }

    /// What it captures where it is played, en passant aside, in the position it is made in.
    pub fn takes<B: Boards>(self, position: &Position<B>) -> Option<Role> {
        match self.plain() {
            Move::Normal { from, to, .. } | Move::Part { from, to, .. } => {
                position.board(from).role_at(to.square())
            }
            Move::Flit { to, .. } => position.board(to).role_at(to.square()),
            _ => None,
        }
    }

    /// Is it a capture or a promotion, in the position it is made in?
    pub fn is_noisy<B: Boards>(self, position: &Position<B>) -> bool {
        self.captures(position) || self.promotion(position).is_some()
    }

    /// Who comes down where it can be captured. None of moves for which a look at one square would
    /// say too little.
    pub fn venture<B: Boards>(self, position: &Position<B>) -> Option<Venture> {
        let leaves = |from: BoardSquare| Bitboard::of(from.square());
        Some(match self.plain() {
            Move::Normal { from, to, becomes } => {
                Venture { from, to, left: leaves(from), role: becomes }
            }
            // The pawn that stays guards the one that goes.
            Move::Part { from, to, becomes } => {
                Venture { from, to, left: Bitboard::EMPTY, role: becomes }
            }
            Move::Drop { on, to, role } => {
                Venture { from: to.on(on), to, left: Bitboard::EMPTY, role }
            }
            Move::Flit { from, to } => {
                let role = position.board(from).role_at(from.square()).unwrap_or(Role::Pawn);
                Venture { from, to, left: leaves(from), role }
            }
            _ => return None,
        })
    }

    /// The move in short.
    #[inline]
    pub const fn gist(self) -> Gist {
        match self {
            Move::Normal { to, becomes, .. } => Gist::Arrives { role: becomes, at: to },
            _ => self.plain().gist_of_kind(),
        }
    }

    /// The same of a move that changes no sides, asked after the kind that most moves are of.
    const fn gist_of_kind(self) -> Gist {
        match self {
            Move::Normal { to, becomes, .. } | Move::Part { to, becomes, .. } => {
                Gist::Arrives { role: becomes, at: to }
            }
            Move::EnPassant { to, .. } | Move::PartEnPassant { to, .. } => {
                Gist::Arrives { role: Role::Pawn, at: to }
            }
            Move::Castle { rook, .. } => Gist::Castles { rook },
            Move::Drop { to, role, .. } => Gist::Enters { role, at: to },
            Move::Warp { from } | Move::Flit { from, .. } | Move::Rocket { from, .. } => {
                Gist::Leaves { from }
            }
            // There is none in a plain move.
            Move::Switch(switched) => Gist::Leaves { from: switched.from() },
        }
    }

    /// A number for the move.
    pub fn number(self) -> u64 {
        let site = |at: Option<BoardSquare>| at.map_or(255, |at| at.index() as u64);
        let kind = match self {
            Move::Normal { becomes, .. } => becomes as u64,
            Move::EnPassant { .. } => 8,
            Move::Castle { .. } => 9,
            Move::Warp { .. } => 10,
            Move::Flit { .. } => 11,
            Move::PartEnPassant { .. } => 12,
            Move::Drop { role, .. } => 16 + role as u64,
            Move::Part { becomes, .. } => 24 + becomes as u64,
            Move::Rocket { becomes, .. } => 32 + becomes as u64,
            Move::Switch(switched) => return switched.plain().number() | 1 << 24,
        };
        site(self.origin()) | site(self.landing()) << 8 | kind << 16
    }
}
