//! What follows from the answers a game gives: the same for all of them, so nothing here is ever
//! answered otherwise.

use super::{
    Memory, Move, Moves, Outcome, Safety, Stage, Variant, apply, generate, outcome, safety, series,
};
use crate::board::{
    BoardId, BoardSquare, Boards, Color, Observing, Position, PositionInfo, Role, Roles, Series,
};

impl dyn Variant + '_ {
    /// The position the game starts from.
    pub fn start<B: Boards>(&self) -> Position<B> {
        let mut position = Position::empty(self.boards());
        self.setup(&mut position.placement());
        position
    }

    /// Does it have pieces in pockets, wherever they come from?
    pub fn has_pocket(&self) -> bool {
        let is_pocket = |memory: &Memory| matches!(memory, Memory::Zone | Memory::Pocket);
        self.memory().iter().any(is_pocket)
    }

    /// Are its turns series of moves, which must be played out?
    pub fn has_series(&self) -> bool {
        self.memory().contains(&Memory::Series)
    }

    /// Where the king stands whose safety binds `color`, if it has one.
    pub fn king<B: Boards>(&self, position: &Position<B>, color: Color) -> Option<BoardSquare> {
        position.boards().iter().zip(0..).find_map(|(board, id)| {
            board.king(color).map(|square| BoardSquare::new(BoardId::new(id), square))
        })
    }

    /// Is the king of `color` attacked? Never where kings are captured like any piece.
    pub fn in_check<B: Boards>(&self, position: &Position<B>, color: Color) -> bool {
        self.is_royal()
            && self
                .king(position, color)
                .is_some_and(|king| self.attacked(position.boards(), king, !color))
    }

    /// What bears on the king of the side to move.
    pub fn safety<B: Boards>(&self, position: &Position<B>) -> Safety {
        safety::look(self, position)
    }

    /// How many moves of the turn may be left, this one counted, whoever makes it.
    pub fn moves_left(&self, info: &PositionInfo) -> u8 {
        let several = |memory: &Memory| matches!(memory, Memory::Turn | Memory::Series);
        if !self.memory().iter().any(several) {
            return 1;
        }
        let lengths = Role::ALL.into_iter().map(|mover| self.turn_length(info, mover));
        lengths.max().unwrap_or(1)
    }

    /// The pieces that may move now: those that must, if any of them can, and else the others.
    pub fn due<B: Boards>(&self, position: &Position<B>) -> Roles {
        generate::due(self, position, &self.safety(position), &mut Moves::new())
    }

    /// Appends the pseudo-legal moves of a stage.
    pub fn generate<B: Boards>(
        &self,
        position: &Position<B>,
        safety: &Safety,
        stage: Stage,
        out: &mut Moves,
    ) {
        generate::generate(self, position, safety, stage, Roles::ALL, out);
    }

    /// Appends the pseudo-legal moves of a stage that pieces of some roles make.
    pub fn generate_of<B: Boards>(
        &self,
        position: &Position<B>,
        safety: &Safety,
        stage: Stage,
        roles: Roles,
        out: &mut Moves,
    ) {
        generate::generate(self, position, safety, stage, roles, out);
    }

    /// Does a pseudo-legal move leave the mover's king safe, before and after it comes down?
    pub fn is_legal<B: Boards>(&self, position: &Position<B>, safety: &Safety, m: Move) -> bool {
        safety::is_legal(self, position, safety, m)
    }

    /// All legal moves.
    pub fn legal<B: Boards>(&self, position: &Position<B>) -> Moves {
        let mut out = Moves::with_capacity(64);
        self.append_legal(position, &mut out);
        out
    }

    /// How the game has ended other than by lack of moves.
    pub fn ending<B: Boards>(&self, position: &Position<B>) -> Option<Outcome> {
        self.decided(position.boards(), &position.info)
    }

    /// Appends all legal moves; none once the game has ended.
    pub fn append_legal<B: Boards>(&self, position: &Position<B>, out: &mut Moves) {
        if self.ending(position).is_some() {
            return;
        }
        let safety = self.safety(position);
        let base = out.len();
        self.generate(position, &safety, Stage::All, out);
        safety::keep_legal(self, position, &safety, base, out);
    }

    /// The position after a pseudo-legal move.
    #[inline]
    pub fn play<B: Boards>(&self, position: &Position<B>, m: Move) -> Position<B> {
        let mut next = *position;
        self.make(&mut next, m, None);
        next
    }

    /// Makes a pseudo-legal move on a position. The observer hears of every change on the boards.
    ///
    /// It is made in place, for a position that has just been changed bit by bit is slow to copy.
    pub fn make<B: Boards>(&self, position: &mut Position<B>, m: Move, observer: Observing) {
        let moved = apply::apply(self, position, m, observer);
        let (boards, info) = position.split();
        let is_last = self.turn_length(info, moved) <= 1 || self.ends_turn(boards, info);
        let in_series = info.series().number > 0;
        if in_series {
            series::note(boards, info, m, is_last);
        }
        match is_last {
            true => info.hand_over(),
            false => info.set_made_in_turn(info.made_in_turn() + 1),
        }
        if in_series {
            info.set_series(Series { number: info.fullmove, ..info.series() });
        }
        self.carry_out(boards, info, m);
        // A further move of the turn that nobody can make is left out. A series is played out.
        if info.made_in_turn() > 0 && !in_series && !generate::is_any(self, position) {
            position.info.hand_over();
        }
    }

    /// How the position ends the game by itself, if it does. Draws by repetition or by the fifty
    /// moves belong to the whole game.
    pub fn outcome<B: Boards>(&self, position: &Position<B>) -> Option<Outcome> {
        outcome::outcome(self, position)
    }
}
