//! A position whose pieces have names, so that a move can be told from another by whom it is about.

use crate::board::{Color, Square};
use crate::realtime::{
    Effect, Kind, Move, Options, Readiness, Refusal, Tick, TimedPosition, apply,
};

/// A piece, by the square on which the game found him: he keeps it when he moves or promotes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name(pub Square);

/// What a move does and to whom. The same move is one of which all of this is the same (R19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    pub effect: Effect,
    pub mover: Name,
    pub victim: Option<Name>,
}

/// A position and the names of its pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scene {
    pub position: TimedPosition,
    /// The name of the piece on each square; of an empty one it means nothing.
    names: [Name; Square::COUNT],
}

impl Scene {
    /// The pieces of the position are named after their squares.
    pub fn new(position: TimedPosition) -> Scene {
        Scene { position, names: std::array::from_fn(|i| Name(Square::new(i as u8))) }
    }

    /// The name of the piece on a square, if there is one.
    pub fn name_at(&self, at: Square) -> Option<Name> {
        self.position.board().occupied().has(at).then(|| self.names[at.index()])
    }

    /// Where the piece of a name stands, if he is still there.
    pub fn find(&self, name: Name) -> Option<Square> {
        self.position.board().occupied().find(|at| self.names[at.index()] == name)
    }

    /// What a move of a side does at a tick, and to whom; or why it may not be made.
    pub fn deed(
        &self,
        options: &Options,
        side: Color,
        m: Move,
        tick: Tick,
    ) -> Result<Deed, Refusal> {
        let effect = self.position.effect(options, side, m, tick, Readiness::Counted)?;
        let victim = effect.victim().map(|at| self.names[at.index()]);
        Ok(Deed { effect, mover: self.names[m.from.index()], victim })
    }

    /// The scene after a move that is legal in it.
    #[must_use]
    pub fn apply(&self, options: &Options, deed: &Deed, tick: Tick) -> Scene {
        let effect = &deed.effect;
        let mut next = Scene { position: self.position.apply(options, effect, tick), ..*self };
        // Every square keeps some name, so none is lost or doubled.
        next.names.swap(effect.from.index(), effect.to.index());
        if let Kind::Castle { rook } = effect.kind {
            next.names.swap(rook.index(), apply::beside(rook, effect.to).index());
        }
        next
    }
}
