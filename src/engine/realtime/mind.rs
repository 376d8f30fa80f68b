//! What a player remembers from one moment to the next.

use crate::board::{BoardId, BoardSquare, Role};
use crate::engine::value::MAX_PLY;
use crate::engine::{TranspositionTable, Value};
use crate::realtime::{Effect, Move};
use crate::rules;

/// Statistics stay within this of zero.
const LIMIT: i32 = 16_384;

/// Positions searched, and moves that proved good.
pub struct Mind {
    pub table: TranspositionTable,
    killers: [[Option<Move>; 2]; MAX_PLY],
    history: Box<[[[i32; 64]; Role::COUNT]; 2]>,
}

impl Mind {
    /// An empty mind with a table of so many megabytes.
    pub fn new(megabytes: usize) -> Mind {
        Mind {
            table: TranspositionTable::new(megabytes),
            killers: [[None; 2]; MAX_PLY],
            history: Box::new([[[0; 64]; Role::COUNT]; 2]),
        }
    }

    /// Makes ready for another search: lines are shifted in time, positions are not.
    pub fn begin(&mut self) {
        self.table.grow_older();
        self.killers = [[None; 2]; MAX_PLY];
        self.history.iter_mut().flatten().flatten().for_each(|count| *count /= 2);
    }

    pub fn is_killer(&self, ply: usize, m: Move) -> bool {
        self.killers.get(ply).is_some_and(|killers| killers.contains(&Some(m)))
    }

    /// How good a quiet move of a piece onto a square has proved.
    pub fn history(&self, effect: &Effect) -> Value {
        let piece = effect.mover;
        self.history[piece.color as usize][piece.role as usize][effect.to.index()]
    }

    /// Learns that a quiet move refuted a line at a ply, and that those before it did not.
    pub fn reward(&mut self, ply: usize, depth: i32, good: &Effect, tried: &[Effect]) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(good.asked())
        {
            *killers = [Some(good.asked()), killers[0]];
        }
        let bonus = (depth * depth).min(400);
        self.bend(good, bonus);
        tried.iter().filter(|effect| effect.captured.is_none()).for_each(|e| self.bend(e, -bonus));
    }

    fn bend(&mut self, effect: &Effect, bonus: i32) {
        let piece = effect.mover;
        let count = &mut self.history[piece.color as usize][piece.role as usize][effect.to.index()];
        *count += bonus - *count * bonus.abs() / LIMIT;
    }
}

/// A move as the table keeps it.
pub fn packed(effect: &Effect) -> rules::Move {
    let site = |at| BoardSquare::new(BoardId::A, at);
    let becomes = effect.promotion.unwrap_or(effect.mover.role);
    rules::Move::Normal { from: site(effect.from), to: site(effect.to), becomes }
}

/// Is a move what the table kept?
pub fn is_packed(effect: &Effect, kept: Option<rules::Move>) -> bool {
    kept == Some(packed(effect))
}

/// What a piece is worth in centipawns when pieces are exchanged.
pub const fn worth(role: Role) -> Value {
    match role {
        Role::Pawn | Role::Tandem => 100,
        Role::Knight => 300,
        Role::Bishop => 310,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 0,
    }
}
