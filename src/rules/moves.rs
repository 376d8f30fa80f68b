//! The one vocabulary of moves, for every game.

use crate::board::{BoardId, Boards, Role, Site, Square, State};

/// A move. It says where it is played and where the mover comes down; a capture happens on the
/// board it is played on. Which of these a game knows, its variant decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// From `from` to the square of `to`, capturing what stands there on the board of `from`;
    /// comes down on `to` as `becomes` (another role than it set out with for a promotion).
    Walk { from: Site, to: Site, becomes: Role },
    /// A pawn captures the pawn at `victim`, which has just passed over the square of `to`.
    EnPassant { from: Site, to: Site, victim: Site },
    /// King and rook pass each other and come down on the boards `onto`.
    Castle { king: Site, rook: Site, onto: Pair },
    /// A man leaves the board for its own side's reserve.
    Warp { from: Site },
    /// A man of the reserve is played on board `on` and comes down on `to`.
    Drop { on: BoardId, to: Site, role: Role },
    /// A man goes straight through to the same square of another board, capturing what stands
    /// there if the game allows it.
    Flit { from: Site, to: Site },
}

const _: () = assert!(size_of::<Move>() == 4);

/// Move lists grow at the end only: a search keeps all its lists in one of these, as a stack.
pub type Moves = Vec<Move>;

impl Move {
    /// The board it is played on.
    pub const fn board(self) -> BoardId {
        match self {
            Move::Walk { from, .. }
            | Move::EnPassant { from, .. }
            | Move::Warp { from }
            | Move::Flit { from, .. } => from.board(),
            Move::Castle { king, .. } => king.board(),
            Move::Drop { on, .. } => on,
        }
    }

    /// The site the mover leaves, if it comes from a board.
    pub const fn origin(self) -> Option<Site> {
        match self {
            Move::Walk { from, .. }
            | Move::EnPassant { from, .. }
            | Move::Warp { from }
            | Move::Flit { from, .. } => Some(from),
            Move::Castle { king, .. } => Some(king),
            Move::Drop { .. } => None,
        }
    }

    /// The site the mover comes down on (the king's, when castling), unless it leaves the board.
    pub const fn landing(self) -> Option<Site> {
        match self {
            Move::Walk { to, .. }
            | Move::EnPassant { to, .. }
            | Move::Drop { to, .. }
            | Move::Flit { to, .. } => Some(to),
            Move::Castle { king, rook, onto } => Some(castled(king, rook, onto).0),
            Move::Warp { .. } => None,
        }
    }

    /// The sites on which men come down: the mover's, and the rook's when castling.
    pub fn arrivals(self) -> impl Iterator<Item = Site> {
        let rook = match self {
            Move::Castle { king, rook, onto } => Some(castled(king, rook, onto).1),
            _ => None,
        };
        self.landing().into_iter().chain(rook)
    }

    /// Does it capture, in the position it is made in?
    pub fn captures<B: Boards>(self, state: &State<B>) -> bool {
        let occupied = |at: Site| state.plane(at).occupied().has(at.square());
        match self {
            Move::Walk { from, to, .. } => occupied(to.on(from.board())),
            Move::EnPassant { .. } => true,
            Move::Flit { to, .. } => occupied(to),
            Move::Castle { .. } | Move::Warp { .. } | Move::Drop { .. } => false,
        }
    }

    /// The same move, its mover coming down on another board.
    pub const fn onto(self, board: BoardId) -> Move {
        match self {
            Move::Walk { from, to, becomes } => Move::Walk { from, to: to.on(board), becomes },
            Move::EnPassant { from, to, victim } => {
                Move::EnPassant { from, to: to.on(board), victim }
            }
            Move::Flit { from, to } => Move::Flit { from, to: to.on(board) },
            Move::Castle { king, rook, .. } => {
                Move::Castle { king, rook, onto: Pair::new(board, board) }
            }
            Move::Drop { on, to, role } => Move::Drop { on, to: to.on(board), role },
            Move::Warp { .. } => self,
        }
    }
}

/// The boards on which a king and a rook come down that castle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair(u8);

impl Pair {
    pub const fn new(king: BoardId, rook: BoardId) -> Pair {
        Pair((king.index() << 2 | rook.index()) as u8)
    }

    pub const fn king(self) -> BoardId {
        BoardId::new(self.0 >> 2)
    }

    pub const fn rook(self) -> BoardId {
        BoardId::new(self.0)
    }
}

/// Where king and rook stand after castling: the king on the g- or c-file, the rook beside it.
pub const fn castled(king: Site, rook: Site, onto: Pair) -> (Site, Site) {
    let rank = king.square().rank();
    let (king_file, rook_file) =
        if rook.square().file() > king.square().file() { (6, 5) } else { (2, 3) };
    let king_to = Site::new(onto.king(), Square::at(king_file, rank));
    (king_to, Site::new(onto.rook(), Square::at(rook_file, rank)))
}
