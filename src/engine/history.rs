//! What has proved good elsewhere in the tree: statistics that order quiet moves.

use super::parameters::Parameters;
use crate::board::{BoardSquare, Boards, Color, Position, Role, Square};
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

    /// A move in short. Most are of one kind, of which nothing need be asked.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    #[cfg_attr(target_arch = "wasm32", inline)]
    pub fn of<B: Boards>(position: &Position<B>, m: Move) -> PieceTo {
        match m {
            Move::Normal { to, becomes, .. } => {
                PieceTo::new(becomes as usize + beyond::<B>(to), to.square())
            }
            _ => PieceTo::of_gist(position, m),
        }
    }

    fn new(actor: usize, square: Square) -> PieceTo {
        PieceTo((actor * 64 + square.index()) as u16)
    }

    fn of_gist<B: Boards>(position: &Position<B>, m: Move) -> PieceTo {
        let (actor, square) = match m.gist() {
            Gist::Arrives { role, at } if m.changes_sides() => {
                (2 * Role::COUNT + role as usize, at.square())
            }
            Gist::Arrives { role, at } => (role as usize + beyond::<B>(at), at.square()),
            Gist::Castles { rook } => (Role::King as usize, rook.square()),
            Gist::Enters { role, at } => (Role::COUNT + role as usize, at.square()),
            Gist::Leaves { from } => {
                let role = position.board(from).role_at(from.square());
                let role = role.unwrap_or(Role::Pawn) as usize;
                (2 * Role::COUNT + role, from.square())
            }
        };
        PieceTo::new(actor, square)
    }
}

/// How many actors stand before those of the board that a piece comes down on.
fn beyond<B: Boards>(at: BoardSquare) -> usize {
    match B::COUNT {
        1 => 0,
        _ => at.board().index().min(2) * Role::COUNT,
    }
}

/// What the earlier moves of the line say about the next one.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    pub mover: Color,
    /// The last move, the one before it, and that two before this.
    pub earlier: [PieceTo; 3],
}

/// A statistic of each move in short.
type Row = [i16; SHORTS];

/// Statistics of quiet moves: by mover, and by the move that went before.
pub struct History {
    plain: Vec<Row>,
    after: Vec<Row>,
    counters: Vec<Option<Move>>,
}

/// The statistics that count in a context, looked up once for all moves that may follow.
pub struct Learnt<'a> {
    plain: &'a Row,
    /// After each of the context's earlier moves.
    after: [&'a Row; 3],
}

impl Learnt<'_> {
    /// How well a move has done, from -57344 to 57344.
    #[inline]
    pub fn of(&self, short: PieceTo) -> i32 {
        let [last, before, long_before] = self.after.map(|row| row[short.index()] as i32);
        self.plain[short.index()] as i32 + last + before + long_before / 2
    }
}

impl History {
    pub fn new() -> History {
        History {
            plain: vec![[0; SHORTS]; 2],
            after: vec![[0; SHORTS]; SHORTS],
            counters: vec![None; 2 * SHORTS],
        }
    }

    pub fn clear(&mut self) {
        self.plain.fill([0; SHORTS]);
        self.after.fill([0; SHORTS]);
        self.counters.fill(None);
    }

    /// The statistics that count in a context.
    pub fn learnt(&self, context: &Context) -> Learnt<'_> {
        Learnt {
            plain: &self.plain[context.mover as usize],
            after: context.earlier.map(|earlier| &self.after[earlier.index()]),
        }
    }

    /// The move that last refuted the opponent's last move.
    pub fn counter(&self, context: &Context) -> Option<Move> {
        self.counters[counter(context)]
    }

    /// Notes that a quiet move refuted a position, and that others before it did not.
    pub fn reward(
        &mut self,
        context: &Context,
        bonus: i32,
        best: (Move, PieceTo),
        tried: &[PieceTo],
    ) {
        self.counters[counter(context)] = Some(best.0);
        self.adjust(context, best.1, bonus);
        for &short in tried {
            self.adjust(context, short, -bonus);
        }
    }

    /// Notes that a quiet move was so good, or so bad, whatever was played before.
    pub fn adjust_plain(&mut self, mover: Color, short: PieceTo, bonus: i32) {
        pull(&mut self.plain[mover as usize][short.index()], bonus);
    }

    /// Notes that a quiet move was so good, or so bad.
    pub fn adjust(&mut self, context: &Context, short: PieceTo, bonus: i32) {
        let [last, before, long_before] = context.earlier;
        let mut adjust_after = |earlier: PieceTo, bonus: i32| {
            pull(&mut self.after[earlier.index()][short.index()], bonus);
        };
        adjust_after(long_before, bonus / 2);
        adjust_after(last, bonus);
        adjust_after(before, bonus);
        self.adjust_plain(context.mover, short, bonus);
    }
}

impl Default for History {
    fn default() -> History {
        History::new()
    }
}

/// How much a move that refuted a position at `depth` is rewarded.
pub fn bonus(by: &Parameters, depth: i32) -> i32 {
    (depth * depth * by.bonus_square + by.bonus_depth * depth - 32).clamp(16, by.bonus_most)
}

/// Where the answer is kept to the last move of a context.
fn counter(context: &Context) -> usize {
    context.mover as usize * SHORTS + context.earlier[0].index()
}

/// Moves a statistic by a bonus, the less the closer it is to its limit.
pub fn pull(entry: &mut i16, bonus: i32) {
    let value = *entry as i32;
    *entry = (value + bonus - value * bonus.abs() / LIMIT) as i16;
}
