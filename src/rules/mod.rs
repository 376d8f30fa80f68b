//! What a game may ask for, and what follows from its answers.
//!
//! A game answers the questions of [`Variant`]; everything else is derived from the answers
//! (`derived`). A generator sees one board ([`View`]); where a mover comes down is a separate
//! question, so that a layer of boards can lie over any game.

mod ahead;
pub mod alice;
pub mod apply;
pub mod attempt;
mod captured;
mod derived;
pub mod generate;
pub mod moves;
pub mod outcome;
mod packed;
pub mod perft;
pub mod refusal;
pub mod safety;
mod series;
mod traits;

pub use attempt::Attempt;
pub use captured::Captured;
pub use generate::{Stage, View};
pub use moves::{Move, Moves};
pub use outcome::{Outcome, Reason};
pub use refusal::Refusal;
pub use safety::Safety;
pub use traits::{Gist, Venture};

use crate::board::{
    Bitboard, Board, BoardId, BoardSquare, Color, Placement, PositionInfo, Role, Roles, Square,
};

/// The rules of a game, whichever it is. A search asks them so seldom, a few questions a position,
/// that a pointer does as well as a type (the same bench in the same time).
pub type Rules = &'static dyn Variant;

/// What a position of some games remembers beyond pieces, turn, castling, en passant and clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// Pieces in a pocket that left the board by a move: a zone.
    Zone,
    /// Pieces in a pocket that were captured, by the side that captured them.
    Pocket,
    /// Which pieces were pawns.
    Promoted,
    /// Which pawns have never left their squares.
    Pawns,
    /// Which kings have never moved, whatever became of their rooks.
    Kings,
    /// How many moves of the turn have been made.
    Turn,
    /// The same of a turn that is a series, which must be played out, and what has happened in series.
    Series,
    /// Who commands which side, and how often that may change.
    Command,
}

/// Why a position cannot come about in a game, whatever holds in all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The side to move is in check, and nobody may give check.
    Check,
    /// The game was over before this turn.
    TurnAfterTheEnd,
    /// Several boards have a piece on that square, where nobody comes down beside another.
    TakenTwice(Square),
}

/// How it is found out whether a move is legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// By the checks and pins of the king, as in orthodox chess: most moves are known to be legal
    /// without being made.
    Orthodox,
    /// Every move is made, and the position after it looked at.
    PlayAndLook,
}

/// The questions a game answers. What it does not answer itself is as in the game it lies over, and
/// without one as in orthodox chess.
pub trait Variant: Send + Sync + 'static {
    /// The game it lies over, which answers whatever it leaves open.
    fn base(&self) -> Option<Rules> {
        None
    }

    /// How many boards it has.
    fn boards(&self) -> usize {
        1
    }

    /// How many files its boards have, from the a-file; there are always eight ranks.
    fn files(&self) -> u8 {
        self.base().map_or(8, |game| game.files())
    }

    /// Is the king never captured, so that a side may not leave it attacked?
    fn is_royal(&self) -> bool {
        self.base().is_none_or(|game| game.is_royal())
    }

    /// Can a king leave the board with a capture that is not its own, so that a game that is over
    /// lacks it?
    fn king_vanishes(&self) -> bool {
        self.base().is_some_and(|game| game.king_vanishes())
    }

    /// What a position remembers beyond what orthodox chess does.
    fn memory(&self) -> &'static [Memory] {
        self.base().map_or(&[], |game| game.memory())
    }

    /// Puts the pieces of the start on empty boards.
    fn setup(&self, start: &mut Placement);

    /// Pseudo-legal moves on one board: all that obeys how pieces move, the king's safety aside.
    fn moves(&self, view: &View, out: &mut Moves) {
        match self.base() {
            Some(game) => game.moves(view, out),
            None => generate::orthodox(view, out),
        }
    }

    /// The pieces that can ever stand on its boards.
    fn pieces(&self) -> Roles {
        self.base().map_or(Roles::ALL.without(Role::Tandem), |game| game.pieces())
    }

    /// The squares a pawn of `us` can ever stand on.
    fn pawn_squares(&self, us: Color) -> Bitboard {
        let orthodox = !(Bitboard::rank_for(us, 0) | Bitboard::rank_for(us, 7));
        self.base().map_or(orthodox, |game| game.pawn_squares(us))
    }

    /// The pawns that may make a double step, other pieces permitting.
    fn doubles(&self, board: &Board, us: Color) -> Bitboard {
        match self.base() {
            Some(game) => game.doubles(board, us),
            None => board.pieces(us, Role::Pawn) & Bitboard::rank_for(us, 1),
        }
    }

    /// Where the movers of all moves from index `first` on may come down: puts there, in the place of
    /// each, the move itself, none, or several. Asked only in games of more than one board.
    fn land(&self, _boards: &[Board], _us: Color, _first: usize, _out: &mut Moves) {}

    /// The squares of board `from` at which a piece that arrives there may come down on board `onto`,
    /// as far as the pieces on the boards let it. On one board it comes down where it arrives.
    fn passage(&self, _boards: &[Board], _from: BoardId, _onto: BoardId) -> Bitboard {
        Bitboard::FULL
    }

    /// Moves that begin and end on the same square of different boards.
    fn across(
        &self,
        _boards: &[Board],
        _us: Color,
        _movers: Roles,
        _stage: Stage,
        _out: &mut Moves,
    ) {
    }

    /// Is a move forbidden to a king that is in check, though it would be safe afterwards?
    fn bars_in_check(&self, _king_move: Move) -> bool {
        false
    }

    /// Is there castling at all?
    fn has_castling(&self) -> bool {
        self.base().is_none_or(|game| game.has_castling())
    }

    /// Is there en passant at all?
    fn has_en_passant(&self) -> bool {
        self.base().is_none_or(|game| game.has_en_passant())
    }

    /// Where the pawn stands that `us` may capture on a board after a double step over `passed`.
    fn victim(&self, passed: BoardSquare, board: BoardId, us: Color) -> Option<BoardSquare> {
        let behind = passed.square().ahead(us, -1)?;
        (passed.board() == board).then_some(BoardSquare::new(board, behind))
    }

    /// How many moves of the turn are left, this one counted, if a piece of that role makes it. One
    /// that nobody can make is left out.
    fn turn_length(&self, info: &PositionInfo, mover: Role) -> u8 {
        self.base().map_or(1, |game| game.turn_length(info, mover))
    }

    /// Does a turn that has moves left end with the position after one of them, whose maker is still to move?
    fn ends_turn(&self, after: &[Board], info: &PositionInfo) -> bool {
        self.base().is_some_and(|game| game.ends_turn(after, info))
    }

    /// Which pieces must move if any of them can, and which may when none of those can.
    fn duty(&self, info: &PositionInfo) -> [Roles; 2] {
        self.base().map_or([Roles::ALL, Roles::NONE], |game| game.duty(info))
    }

    /// Appends what may be declared along with each move from index `first` on: the move again, with
    /// its declaration.
    fn declare(&self, boards: &[Board], info: &PositionInfo, first: usize, out: &mut Moves) {
        if let Some(game) = self.base() {
            game.declare(boards, info, first, out);
        }
    }

    /// The pieces that make the figure a declared move rests on, each beside the next and the last
    /// beside the first; the boards are those before the move.
    fn figure(&self, boards: &[Board], m: Move) -> Vec<BoardSquare> {
        self.base().map_or(Vec::new(), |game| game.figure(boards, m))
    }

    /// What a move declares, carried out on the position after it, whose turn it is by now: who
    /// commands which side, and how often that may still change.
    fn carry_out(&self, boards: &[Board], info: &mut PositionInfo, m: Move) {
        if let Some(game) = self.base() {
            game.carry_out(boards, info, m);
        }
    }

    /// What a capture or a promotion does beyond moving: explosions, rebirths, captures into the
    /// pocket. The move has been made on the boards, by the side whose turn it still is.
    fn effects(&self, after: &mut Placement, m: Move, taken: Option<Captured>) {
        if let Some(game) = self.base() {
            game.effects(after, m, taken);
        }
    }

    /// Does a captor vanish with what it captures, so that it comes down nowhere?
    fn captor_vanishes(&self) -> bool {
        self.base().is_some_and(|game| game.captor_vanishes())
    }

    /// Do checks and pins tell which moves are legal, or must each be made and looked at?
    fn legality(&self) -> Legality {
        self.base().map_or(Legality::Orthodox, |game| game.legality())
    }

    /// Is a position forbidden to the side that has just moved to it, its own king's safety aside?
    /// Asked only where every move is made and looked at.
    fn forbids(&self, after: &[Board], info: &PositionInfo, mover: Color) -> bool {
        self.base().is_some_and(|game| game.forbids(after, info, mover))
    }

    /// What is wrong with a position that somebody sets up, if anything is, beyond what is wrong in
    /// every game: kings too many, the side that has just moved in check.
    fn flaw(&self, boards: &[Board], info: &PositionInfo) -> Option<Flaw> {
        self.base()?.flaw(boards, info)
    }

    /// Is a square attacked by a side? A game of one board that knows legal moves by
    /// checks and pins must answer as orthodox chess does.
    fn attacked(&self, boards: &[Board], at: BoardSquare, by: Color) -> bool {
        boards.get(at.board().index()).is_some_and(|board| board.attacked(at.square(), by))
    }

    /// Who paralyses the piece that stands there, so that it neither moves nor captures nor checks.
    fn paralyser(&self, boards: &[Board], at: BoardSquare) -> Option<BoardSquare> {
        self.base()?.paralyser(boards, at)
    }

    /// Does a move of this role, though no capture, set the fifty-move count back?
    fn is_progress(&self, moved: Role) -> bool {
        self.base().map_or(moved.is_pawn(), |game| game.is_progress(moved))
    }

    /// Is a game drawn that goes on for long without capture or pawn move (FIDE 9.3 and 9.6.2)?
    fn has_fifty_moves(&self) -> bool {
        self.base().is_none_or(|game| game.has_fifty_moves())
    }

    /// How the game has ended other than by lack of moves (a king captured, say).
    fn decided(&self, boards: &[Board], info: &PositionInfo) -> Option<Outcome> {
        self.base()?.decided(boards, info)
    }

    /// Can neither side mate by any series of moves?
    fn is_dead(&self, boards: &[Board], info: &PositionInfo) -> bool {
        match self.base() {
            Some(game) => game.is_dead(boards, info),
            None => outcome::orthodox_dead(boards),
        }
    }

    /// Can a king win that has no other pieces, so that it wins on time as well?
    fn bare_king_wins(&self) -> bool {
        self.base().is_some_and(|game| game.bare_king_wins())
    }
}
