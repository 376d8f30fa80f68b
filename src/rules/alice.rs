//! Alice chess, by V. R. Parton (1953), as a layer over any game of one board.
//!
//! > At the completion of its move, a piece goes "through the looking-glass", transferring to the
//! > corresponding square on the opposite board. … The move must be legal on the board on which it
//! > is played, and the square transferred to on the opposite board must be vacant.
//!
//! The layer changes one thing: where the mover comes down ([`Variant::land`]). Its variations
//! change when it may stay and whether a piece may go straight through. A game's own file says of boards
//! no more than what its rules mean where there are several.

use super::moves::{Pair, castled};
use super::{Flaw, Move, Moves, Rules, Stage, Variant, outcome};
use crate::board::{
    Bitboard, Board, BoardId, BoardSquare, Color, Placement, PositionInfo, Role, Roles,
};

/// What going through the looking-glass is like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glass {
    /// Parton: whoever moves goes through, to a vacant square.
    Alice,
    /// O'Donohue: where the square beyond is taken, the piece stays.
    ODonohue,
    /// Ishkan's Ms. Alice: any piece may also go straight through to its own square, if vacant; a
    /// king in check may not.
    MsAlice,
    /// Stone's Duo: going through is optional; pieces may go straight through, capturing there.
    Duo,
}

/// How en passant is played on two boards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Passing {
    /// Not at all.
    None,
    /// By a pawn on the board that the double step was made on.
    First,
    /// By a pawn on the board where the double step came down.
    Second,
    /// By either.
    Either,
}

/// A game laid over `N` boards.
#[derive(Clone, Copy)]
pub struct Alice<const N: usize> {
    pub inner: Rules,
    pub glass: Glass,
    /// Where Black's pieces stand at the start.
    pub black_on: BoardId,
    pub castling: bool,
    pub passing: Passing,
}

impl<const N: usize> Alice<N> {
    /// The boards other than one.
    fn others(board: BoardId) -> impl Iterator<Item = BoardId> {
        (0..N as u8).map(BoardId::new).filter(move |&other| other != board)
    }

    /// The move with each piece going through for which there is room; the others stay.
    fn as_far_as_vacant(boards: &[Board], m: Move) -> Move {
        let (Move::Castle { king, rook, .. }, Some(onto)) = (m, Self::others(m.board()).next())
        else {
            return m;
        };
        let (king_to, rook_to) = castled(king, rook, Pair::new(onto, onto));
        let board = |at: BoardSquare| match boards[onto.index()].occupied().has(at.square()) {
            true => m.board(),
            false => onto,
        };
        Move::Castle { king, rook, onto: Pair::new(board(king_to), board(rook_to)) }
    }

    /// Does nobody pass the glass with a move? A piece that leaves the boards does not, nor a captor that
    /// vanishes.
    fn comes_down_nowhere(&self, boards: &[Board], m: Move) -> bool {
        m.landing().is_none() || self.inner.captor_vanishes() && takes(boards, m)
    }

    /// The move with its mover on the other board, if there is room for it.
    fn through(&self, boards: &[Board], m: Move) -> Option<Move> {
        if self.comes_down_nowhere(boards, m) {
            return Some(m);
        }
        let beyond = Self::others(m.board()).find(|&onto| Self::comes_down(boards, m, onto));
        beyond.map(|onto| m.onto(onto))
    }

    /// Puts all movers from an index on onto the other board, where there is room for them.
    fn land_all(&self, boards: &[Board], first: usize, out: &mut Moves) {
        let all_come_down = !self.inner.captor_vanishes();
        let list = out.get_mut(first..).unwrap_or_default();
        let mut kept = 0;
        for i in 0..list.len() {
            let landed = match list[i] {
                // Most moves are of one kind, for which there is nothing to look up.
                Move::Normal { from, to, becomes } if all_come_down => {
                    let onto = BoardId::new(from.board().index() as u8 ^ 1);
                    let there = &boards[onto.index()];
                    let m = Move::Normal { from, to: to.on(onto), becomes };
                    (!there.occupied().has(to.square())).then_some(m)
                }
                m => self.through(boards, m),
            };
            if let Some(m) = landed {
                list[kept] = m;
                kept += 1;
            }
        }
        out.truncate(first + kept);
    }

    /// Appends the ways in which the mover may come down.
    fn land_one(&self, boards: &[Board], m: Move, out: &mut Moves) {
        if self.comes_down_nowhere(boards, m) {
            return out.push(m);
        }
        let base = out.len();
        if self.glass == Glass::Duo {
            out.push(m);
        }
        let beyond = Self::others(m.board()).filter(|&onto| Self::comes_down(boards, m, onto));
        out.extend(beyond.map(|onto| m.onto(onto)));
        if self.glass == Glass::ODonohue && out.len() == base {
            out.push(Self::as_far_as_vacant(boards, m));
        }
    }

    /// Is there room on a board for everything the move puts down?
    fn comes_down(boards: &[Board], m: Move, onto: BoardId) -> bool {
        let occupied = boards[onto.index()].occupied();
        // On whichever board, it is the same squares. Most moves put down one piece.
        match m {
            Move::Normal { to, .. } => !occupied.has(to.square()),
            _ => m.arrivals().all(|at| !occupied.has(at.square())),
        }
    }
}

impl<const N: usize> Variant for Alice<N> {
    fn base(&self) -> Option<Rules> {
        Some(self.inner)
    }

    fn boards(&self) -> usize {
        N
    }

    fn setup(&self, start: &mut Placement) {
        let single = self.inner.start::<[Board; 1]>();
        let board = &single.boards()[0];
        for square in board.occupied() {
            let Some(piece) = board.piece_at(square) else { continue };
            let at = BoardSquare::new(piece.color.pick(BoardId::A, self.black_on), square);
            start.put(at, piece);
            let castles = matches!(piece.role, Role::Rook | Role::King);
            if board.unmoved().has(square) && (self.castling || !castles) {
                start.set_unmoved(at);
            }
        }
    }

    fn land(&self, boards: &[Board], _us: Color, first: usize, out: &mut Moves) {
        let played = out.len();
        let one_way = N == 2 && matches!(self.glass, Glass::Alice | Glass::MsAlice);
        if one_way {
            return self.land_all(boards, first, out);
        }
        for i in first..played {
            self.land_one(boards, out[i], out);
        }
        out.drain(first..played);
    }

    fn passage(&self, boards: &[Board], from: BoardId, onto: BoardId) -> Bitboard {
        let vacant = |board: BoardId| !boards[board.index()].occupied();
        match self.glass {
            _ if from != onto => vacant(onto),
            Glass::Alice | Glass::MsAlice => Bitboard::EMPTY,
            Glass::ODonohue => Self::others(from).fold(Bitboard::FULL, |all, b| all & !vacant(b)),
            Glass::Duo => Bitboard::FULL,
        }
    }

    fn across(&self, boards: &[Board], us: Color, movers: Roles, stage: Stage, out: &mut Moves) {
        let (pieces, captures) = match self.glass {
            Glass::Alice | Glass::ODonohue => return,
            Glass::MsAlice => (movers, false),
            Glass::Duo => (movers.shared(Roles::NON_PAWNS), true),
        };
        for id in (0..N as u8).map(BoardId::new) {
            let board = &boards[id.index()];
            for onto in Self::others(id) {
                let there = &boards[onto.index()];
                let vacant =
                    if stage == Stage::Noisy { Bitboard::EMPTY } else { !there.occupied() };
                let captured = captures && stage != Stage::Quiet;
                let taken = if captured { there.color(!us) } else { Bitboard::EMPTY };
                let movable = Role::ALL.into_iter().filter(|&role| pieces.has(role));
                for from in movable.flat_map(|role| board.pieces(us, role) & (vacant | taken)) {
                    let (from, to) = (BoardSquare::new(id, from), BoardSquare::new(onto, from));
                    out.push(Move::Flit { from, to });
                }
            }
        }
    }

    /// "A king cannot escape check with a zero move."
    fn bars_in_check(&self, king_move: Move) -> bool {
        self.glass == Glass::MsAlice && matches!(king_move, Move::Flit { .. })
    }

    /// In Duo a king is checked by a piece on its own square of another board, too.
    fn attacked(&self, boards: &[Board], at: BoardSquare, by: Color) -> bool {
        self.inner.attacked(boards, at, by)
            || self.glass == Glass::Duo
                && Self::others(at.board()).any(|id| {
                    let board = &boards[id.index()];
                    (board.color(by) & !board.pawns(by)).has(at.square())
                })
    }

    /// Where all go through, and only to vacant squares, none of two boards has a piece where the other has.
    fn flaw(&self, boards: &[Board], info: &PositionInfo) -> Option<Flaw> {
        let taken_twice = match (boards, self.glass) {
            ([a, b], Glass::Alice | Glass::MsAlice) => (a.occupied() & b.occupied()).first(),
            _ => None,
        };
        self.inner.flaw(boards, info).or(taken_twice.map(Flaw::TakenTwice))
    }

    fn has_castling(&self) -> bool {
        self.inner.has_castling() && self.castling
    }

    fn has_en_passant(&self) -> bool {
        self.inner.has_en_passant() && self.passing != Passing::None
    }

    fn victim(&self, passed: BoardSquare, board: BoardId, us: Color) -> Option<BoardSquare> {
        let stands = Self::others(passed.board()).next()?;
        let may = match self.passing {
            Passing::None => false,
            Passing::First => board == passed.board(),
            Passing::Second => board == stands,
            Passing::Either => true,
        };
        may.then_some(BoardSquare::new(stands, passed.square().ahead(us, -1)?))
    }

    /// Only bare kings: a king on the other board takes flight squares away, so a lone knight or
    /// bishop can mate.
    fn is_dead(&self, boards: &[Board], info: &PositionInfo) -> bool {
        !self.inner.bare_king_wins() && outcome::are_bare_kings(boards, info)
    }
}

/// Does a move, as its piece makes it on its board, capture?
fn takes(boards: &[Board], m: Move) -> bool {
    match m.plain() {
        Move::Normal { from, to, .. } | Move::Part { from, to, .. } => {
            boards[from.board().index()].occupied().has(to.square())
        }
        m => m.is_en_passant(),
    }
}
