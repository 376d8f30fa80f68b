//! What has proved good elsewhere in the tree: statistics that order quiet moves.

use crate::board::{BoardSquare, Boards, Color, Position, Role};
use crate::rules::{Gist, Move};

/// Statistics stay within this of zero.
const LIMIT: i32 = 16_384;

/// Who moves and how: every role on the board, out of the pocket, or leaving its place. Where there are several boards,
/// the latter two stand for a piece that comes down on the second board or the third; where sides are changed, the last for a
/// piece that moves for it: what is good for one side is bad for the other.
const ACTORS: usize = 3 * Role::COUNT;
/// A move in short: its actor and the square it comes down on or leaves the board from.
pub const SHORTS: usize = ACTORS * 64;

/// A move in short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PieceTo(u16);

impl PieceTo {
    /// In place of a move where there is none: a pawn that comes to a1, where none can.
    pub const NONE: PieceTo = PieceTo(0);

    /// Below [`SHORTS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn of<B: Boards>(position: &Position<B>, m: Move) -> PieceTo {
        let beyond = |at: BoardSquare| match B::COUNT {
            1 => 0,
            _ => at.board().index().min(2) * Role::COUNT,
        };
        let (actor, square) = match m.gist() {
            Gist::Arrives { role, at } if m.changes_sides() => {
                (2 * Role::COUNT + role as usize, at.square())
            }
            Gist::Arrives { role, at } => (role as usize + beyond(at), at.square()),
            Gist::Castles { rook } => (Role::King as usize, rook.square()),
            Gist::Enters { role, at } => (Role::COUNT + role as usize, at.square()),
            Gist::Leaves { from } => {
                let role = position.board(from).role_at(from.square());
                let role = role.unwrap_or(Role::Pawn) as usize;
                (2 * Role::COUNT + role, from.square())
            }
        };
        PieceTo((actor * 64 + square.index()) as u16)
    }
}

/// What the earlier moves of the line say about the next one.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    pub mover: Color,
    /// The last move, the one before it, and that two before this.
    pub earlier: [PieceTo; 3],
}

/// Statistics of quiet moves: by mover, and by the move that went before.
pub struct History {
    plain: Vec<i16>,
    after: Vec<i16>,
    counters: Vec<Option<Move>>,
}

impl History {
    pub fn new() -> History {
        History {
            plain: vec![0; 2 * SHORTS],
            after: vec![0; SHORTS * SHORTS],
            counters: vec![None; 2 * SHORTS],
        }
    }

    pub fn clear(&mut self) {
        self.plain.fill(0);
        self.after.fill(0);
        self.counters.fill(None);
    }

    /// How well a move has done, from -57344 to 57344.
    pub fn of(&self, context: &Context, short: PieceTo) -> i32 {
        let [last, before, long_before] = context.earlier;
        self.plain[plain(context.mover, short)] as i32
            + self.after[after(last, short)] as i32
            + self.after[after(before, short)] as i32
            + self.after[after(long_before, short)] as i32 / 2
    }

    /// The move that last refuted the opponent's last move.
    pub fn counter(&self, context: &Context) -> Option<Move> {
        self.counters[plain(context.mover, context.earlier[0])]
    }

    /// Notes that a quiet move refuted a position at `depth`, and that others before it did not.
    pub fn reward(
        &mut self,
        context: &Context,
        depth: i32,
        best: (Move, PieceTo),
        tried: &[PieceTo],
    ) {
        let bonus = bonus(depth);
        self.counters[plain(context.mover, context.earlier[0])] = Some(best.0);
        self.adjust(context, best.1, bonus);
        for &short in tried {
            self.adjust(context, short, -bonus);
        }
    }

    /// Notes that a quiet move was so good, or so bad, whatever was played before.
    pub fn adjust_plain(&mut self, mover: Color, short: PieceTo, bonus: i32) {
        pull(&mut self.plain[plain(mover, short)], bonus);
    }

    /// Notes that a quiet move was so good, or so bad.
    pub fn adjust(&mut self, context: &Context, short: PieceTo, bonus: i32) {
        let [last, before, long_before] = context.earlier;
        pull(&mut self.after[after(long_before, short)], bonus / 2);
        pull(&mut self.plain[plain(context.mover, short)], bonus);
        pull(&mut self.after[after(last, short)], bonus);
        pull(&mut self.after[after(before, short)], bonus);
    }
}

impl Default for History {
    fn default() -> History {
        History::new()
    }
}

/// How much a move that refuted a position at `depth` is rewarded.
pub fn bonus(depth: i32) -> i32 {
    (depth * depth * 8 + 64 * depth - 32).clamp(16, 1600)
}

fn plain(mover: Color, short: PieceTo) -> usize {
    mover as usize * SHORTS + short.index()
}

fn after(earlier: PieceTo, short: PieceTo) -> usize {
    earlier.index() * SHORTS + short.index()
}

/// Moves a statistic by a bonus, the less the closer it is to its limit.
pub fn pull(entry: &mut i16, bonus: i32) {
    let value = *entry as i32;
    *entry = (value + bonus - value * bonus.abs() / LIMIT) as i16;
}
