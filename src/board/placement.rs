//! The doors by which the boards of a position change. On this machine those that every move goes through are inlined, for there it
//! makes perft a third faster; the page's programs would grow by four kilobytes for it.

use super::{
    Bitboard, Board, BoardSquare, Boards, Color, Piece, Position, PositionInfo, Role, Square, key,
};

/// Hears of every piece that is put or lifted, so that a sum over them can be kept.
pub trait Observer {
    fn put(&mut self, piece: Piece, at: Square);
    fn lift(&mut self, piece: Piece, at: Square);
    /// A side has so many more of a role in pockets; fewer where negative.
    fn add_to_pocket(&mut self, color: Color, role: Role, change: i32);
}

/// Somebody who hears of changes, if anybody does.
pub type Observing<'a> = Option<&'a mut (dyn Observer + 'static)>;

/// The boards of a position, open to be changed. The key follows with every piece put or lifted.
pub struct Placement<'a> {
    pub(super) boards: &'a mut [Board],
    pub(super) info: &'a mut PositionInfo,
    pub(super) observer: Observing<'a>,
}

impl<B: Boards> Position<B> {
    /// The doors by which the boards change.
    #[inline(always)]
    pub fn placement(&mut self) -> Placement<'_> {
        self.observed(None)
    }

    /// The same doors, with somebody who hears of what goes through them.
    #[inline(always)]
    pub fn observed<'a>(&'a mut self, observer: Observing<'a>) -> Placement<'a> {
        Placement { boards: self.boards.as_mut(), info: &mut self.info, observer }
    }
}

impl Placement<'_> {
    /// The boards that there is room for.
    pub fn boards(&self) -> &[Board] {
        self.boards
    }

    /// What is not on the boards, to change.
    pub fn info(&mut self) -> &mut PositionInfo {
        self.info
    }

    /// A square beyond the boards stands for the last one.
    #[inline]
    fn board_mut(&mut self, at: BoardSquare) -> &mut Board {
        let last = self.boards.len() - 1;
        &mut self.boards[at.board().index().min(last)]
    }

    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[cfg_attr(target_arch = "wasm32", inline)]
    pub fn piece_at(&self, at: BoardSquare) -> Option<Piece> {
        let last = self.boards.len() - 1;
        self.boards[at.board().index().min(last)].piece_at(at.square())
    }

    /// Does this piece stand there, and is nothing noted of it?
    #[inline]
    pub fn has_plain(&self, piece: Piece, at: BoardSquare) -> bool {
        let last = self.boards.len() - 1;
        let board = &self.boards[at.board().index().min(last)];
        (board.pieces(piece.color, piece.role) & !board.noted()).has(at.square())
    }

    /// Moves a piece that stands there, and of which nothing is noted, to an empty square of its board.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[cfg_attr(target_arch = "wasm32", inline)]
    pub fn shift(&mut self, piece: Piece, from: BoardSquare, to: BoardSquare) {
        self.board_mut(from).shift(piece, from.square(), to.square());
        self.info.key ^= key::piece(piece, from) ^ key::piece(piece, to);
        if let Some(observer) = &mut self.observer {
            observer.lift(piece, from.square());
            observer.put(piece, to.square());
        }
    }

    /// Puts a piece on an empty square.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[cfg_attr(target_arch = "wasm32", inline)]
    pub fn put(&mut self, at: BoardSquare, piece: Piece) {
        self.board_mut(at).put(at.square(), piece);
        self.info.key ^= key::piece(piece, at);
        if let Some(observer) = &mut self.observer {
            observer.put(piece, at.square());
        }
    }

    /// Takes a piece that stands there off the board; whoever comes there later has moved.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[cfg_attr(target_arch = "wasm32", inline)]
    pub fn lift(&mut self, at: BoardSquare, piece: Piece) {
        if self.board_mut(at).noted().has(at.square()) {
            self.forget(at);
        }
        self.board_mut(at).take(at.square(), piece);
        self.info.key ^= key::piece(piece, at);
        if let Some(observer) = &mut self.observer {
            observer.lift(piece, at.square());
        }
    }

    /// Forgets what is noted of the piece there.
    #[inline(never)]
    fn forget(&mut self, at: BoardSquare) {
        self.clear_unmoved(at);
        if self.is_promoted(at) {
            let board = self.board_mut(at);
            board.set_promoted(board.promoted().without(at.square()));
            self.info.key ^= key::promoted(at);
        }
    }

    /// Notes that the piece there has never moved.
    pub fn set_unmoved(&mut self, at: BoardSquare) {
        let board = self.board_mut(at);
        if !board.unmoved().has(at.square()) {
            board.set_unmoved(board.unmoved().with(at.square()));
            self.info.key ^= key::unmoved(at);
        }
    }

    pub fn clear_unmoved(&mut self, at: BoardSquare) {
        let board = self.board_mut(at);
        if board.unmoved().has(at.square()) {
            board.set_unmoved(board.unmoved().without(at.square()));
            self.info.key ^= key::unmoved(at);
        }
    }

    /// Does a piece stand there that was a pawn, in a game that remembers it?
    #[inline]
    pub fn is_promoted(&self, at: BoardSquare) -> bool {
        let last = self.boards.len() - 1;
        self.boards[at.board().index().min(last)].promoted().has(at.square())
    }

    /// Notes that the piece there was a pawn.
    pub fn set_promoted(&mut self, at: BoardSquare) {
        if !self.is_promoted(at) {
            let board = self.board_mut(at);
            board.set_promoted(board.promoted().with(at.square()));
            self.info.key ^= key::promoted(at);
        }
    }

    /// Notes a double step over a square, once both sides stand as they will.
    ///
    /// The right is part of the key only when an enemy pawn bears on the square: otherwise the
    /// position is the same as without it.
    pub fn set_ep(&mut self, passed: BoardSquare) {
        self.info.clear_ep();
        self.info.ep = Some(passed);
        let square = passed.square();
        let stepped = if square.rank() < 4 { Color::White } else { Color::Black };
        let bearing = Bitboard::of(square).pawn_attacks(stepped);
        if self.boards.iter().any(|board| !(board.pawns(!stepped) & bearing).is_empty()) {
            self.info.ep_counts = true;
            self.info.key ^= key::en_passant(passed);
        }
    }

    /// One piece more in the pocket.
    pub fn add_to_pocket(&mut self, color: Color, role: Role) {
        self.restock(color, role, |info| info.add_to_pocket(color, role));
    }

    /// One piece less in the pocket; an empty one stays empty.
    pub fn take_from_pocket(&mut self, color: Color, role: Role) {
        self.restock(color, role, |info| info.take_from_pocket(color, role));
    }

    fn restock(&mut self, color: Color, role: Role, change: impl Fn(&mut PositionInfo)) {
        let before = self.info.pocket(color).count(role) as i32;
        change(self.info);
        let after = self.info.pocket(color).count(role) as i32;
        if let Some(observer) = &mut self.observer {
            observer.add_to_pocket(color, role, after - before);
        }
    }
}
