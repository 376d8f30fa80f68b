//! The one vocabulary of moves, for every game.

use crate::board::{BoardId, BoardSquare, Boards, Position, Role, Square};

/// A move. It says where it is played and where the mover comes down; a capture happens on the
/// board it is played on. Which of these a game knows, its variant decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// From `from` to the square of `to`, capturing what stands there on the board of `from`;
    /// comes down on `to` as `becomes` (another role than it set out with for a promotion).
    Normal { from: BoardSquare, to: BoardSquare, becomes: Role },
    /// A pawn captures the pawn at `victim`, which has just passed over the square of `to`.
    EnPassant { from: BoardSquare, to: BoardSquare, victim: BoardSquare },
    /// King and rook pass each other and come down on the boards `onto`.
    Castle { king: BoardSquare, rook: BoardSquare, onto: Pair },
    /// A piece leaves the board for its own side's pocket.
    Warp { from: BoardSquare },
    /// A piece of the pocket is played on board `on` and comes down on `to`.
    Drop { on: BoardId, to: BoardSquare, role: Role },
    /// A piece goes straight through to the same square of another board, capturing what stands
    /// there if the game allows it.
    Flit { from: BoardSquare, to: BoardSquare },
    /// One pawn of a yoked pair walks; the other stays.
    Part { from: BoardSquare, to: BoardSquare, becomes: Role },
    /// One pawn of a yoked pair captures en passant; the other stays.
    PartEnPassant { from: BoardSquare, to: BoardSquare, victim: BoardSquare },
    /// A yoked pair parts, one pawn two squares ahead to `to`, the other one square back.
    Rocket { from: BoardSquare, to: BoardSquare, becomes: Role },
    /// A move with which the persons switch sides.
    Switch(Switched),
}

const _: () = assert!(size_of::<Move>() == 4);

/// Move lists grow at the end only: a search keeps all its lists in one of these, as a stack.
pub type Moves = Vec<Move>;

impl Move {
    /// The move without a switch of sides.
    pub const fn plain(self) -> Move {
        match self {
            Move::Switch(switched) => switched.plain(),
            _ => self,
        }
    }

    /// The board it is played on.
    pub const fn board(self) -> BoardId {
        match self.plain() {
            Move::Castle { king, .. } => king.board(),
            Move::Drop { on, .. } => on,
            m => match m.origin() {
                Some(from) => from.board(),
                None => BoardId::A,
            },
        }
    }

    /// The square the mover leaves, if it comes from a board.
    pub const fn origin(self) -> Option<BoardSquare> {
        match self {
            Move::Normal { from, .. }
            | Move::EnPassant { from, .. }
            | Move::Warp { from }
            | Move::Flit { from, .. }
            | Move::Part { from, .. }
            | Move::PartEnPassant { from, .. }
            | Move::Rocket { from, .. } => Some(from),
            Move::Castle { king, .. } => Some(king),
            Move::Drop { .. } => None,
            Move::Switch(switched) => switched.plain().origin(),
        }
    }

    /// The square the mover comes down on (the king's, when castling), unless it leaves the board.
    pub const fn landing(self) -> Option<BoardSquare> {
        match self {
            Move::Normal { to, .. }
            | Move::EnPassant { to, .. }
            | Move::Drop { to, .. }
            | Move::Flit { to, .. }
            | Move::Part { to, .. }
            | Move::PartEnPassant { to, .. }
            | Move::Rocket { to, .. } => Some(to),
            Move::Castle { king, rook, onto } => Some(castled(king, rook, onto).0),
            Move::Warp { .. } => None,
            Move::Switch(switched) => switched.plain().landing(),
        }
    }

    /// The other square where a piece comes down that moves along: a rook that castles, a pawn that a
    /// rocket leaves behind.
    pub const fn companion(self) -> Option<BoardSquare> {
        match self.plain() {
            Move::Castle { king, rook, onto } => Some(castled(king, rook, onto).1),
            Move::Rocket { from, to, .. } => Some(recoil(from, to)),
            _ => None,
        }
    }

    /// The squares on which pieces come down.
    pub fn arrivals(self) -> impl Iterator<Item = BoardSquare> {
        self.landing().into_iter().chain(self.companion())
    }

    /// Does it capture, in the position it is made in?
    pub fn captures<B: Boards>(self, position: &Position<B>) -> bool {
        self.victim(position).is_some()
    }

    /// Where the piece stands that it captures, in the position it is made in.
    pub fn victim<B: Boards>(self, position: &Position<B>) -> Option<BoardSquare> {
        let taken = match self.plain() {
            Move::Normal { from, to, .. } | Move::Part { from, to, .. } => to.on(from.board()),
            Move::EnPassant { victim, .. } | Move::PartEnPassant { victim, .. } => victim,
            Move::Flit { to, .. } => to,
            _ => return None,
        };
        position.board(taken).occupied().has(taken.square()).then_some(taken)
    }

    /// What a pawn becomes by it, in the position it is made in.
    pub fn promotion<B: Boards>(self, position: &Position<B>) -> Option<Role> {
        match self.plain() {
            Move::Normal { from, becomes, .. } => {
                (!position.board(from).role(becomes).has(from.square())).then_some(becomes)
            }
            Move::Part { becomes, .. } | Move::Rocket { becomes, .. } => {
                Some(becomes).filter(|&role| role != Role::Pawn)
            }
            _ => None,
        }
    }

    /// The same move, its mover coming down on another board.
    pub const fn onto(self, board: BoardId) -> Move {
        match self {
            Move::Normal { from, to, becomes } => Move::Normal { from, to: to.on(board), becomes },
            Move::EnPassant { from, to, victim } => {
                Move::EnPassant { from, to: to.on(board), victim }
            }
            Move::Flit { from, to } => Move::Flit { from, to: to.on(board) },
            Move::Castle { king, rook, .. } => {
                Move::Castle { king, rook, onto: Pair::new(board, board) }
            }
            Move::Drop { on, to, role } => Move::Drop { on, to: to.on(board), role },
            Move::Warp { .. } => self,
            Move::Part { from, to, becomes } => Move::Part { from, to: to.on(board), becomes },
            Move::PartEnPassant { from, to, victim } => {
                Move::PartEnPassant { from, to: to.on(board), victim }
            }
            Move::Rocket { from, to, becomes } => Move::Rocket { from, to: to.on(board), becomes },
            Move::Switch(switched) => match Switched::of(switched.plain().onto(board)) {
                Some(moved) => Move::Switch(moved),
                None => self,
            },
        }
    }
}

/// A move with which the persons switch sides, in three bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Switched {
    from: BoardSquare,
    to: BoardSquare,
    /// What the piece becomes; or that it captures en passant, and on which board its victim stands;
    /// or that it castles, and onto which boards.
    how: u8,
}

impl Switched {
    const PASSING: u8 = 0x10;
    const CASTLING: u8 = 0x20;

    /// The move with a switch of sides; none for moves that have none.
    pub const fn of(m: Move) -> Option<Switched> {
        Some(match m {
            Move::Normal { from, to, becomes } => Switched { from, to, how: becomes as u8 },
            Move::EnPassant { from, to, victim } => {
                Switched { from, to, how: Switched::PASSING | victim.board().index() as u8 }
            }
            Move::Castle { king, rook, onto } => {
                Switched { from: king, to: rook, how: Switched::CASTLING | onto.0 }
            }
            Move::Switch(switched) => switched,
            _ => return None,
        })
    }

    /// The square its piece leaves.
    pub const fn from(self) -> BoardSquare {
        self.from
    }

    /// The move without it.
    pub const fn plain(self) -> Move {
        let Switched { from, to, how } = self;
        if how & Switched::CASTLING != 0 {
            return Move::Castle { king: from, rook: to, onto: Pair(how & 0xF) };
        }
        if how & Switched::PASSING != 0 {
            let stood = Square::at(to.square().file(), from.square().rank());
            return Move::EnPassant {
                from,
                to,
                victim: BoardSquare::new(BoardId::new(how), stood),
            };
        }
        let becomes =
            if (how as usize) < Role::COUNT { Role::ALL[how as usize] } else { Role::Pawn };
        Move::Normal { from, to, becomes }
    }
}

/// Where the pawn comes down that a rocket throws back: behind its pair, on the board of the other.
pub const fn recoil(from: BoardSquare, to: BoardSquare) -> BoardSquare {
    let (start, end) = (from.square(), to.square());
    let back =
        if end.rank() > start.rank() { start.rank().wrapping_sub(1) } else { start.rank() + 1 };
    BoardSquare::new(to.board(), Square::at(start.file(), back))
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
pub const fn castled(
    king: BoardSquare,
    rook: BoardSquare,
    onto: Pair,
) -> (BoardSquare, BoardSquare) {
    let rank = king.square().rank();
    let (king_file, rook_file) =
        if rook.square().file() > king.square().file() { (6, 5) } else { (2, 3) };
    let king_to = BoardSquare::new(onto.king(), Square::at(king_file, rank));
    (king_to, BoardSquare::new(onto.rook(), Square::at(rook_file, rank)))
}
