//! A position: the boards and what is not on them.

use super::key::{self, Key};
use super::{ByColor, Color, Man, Placement, Plane, Role, Score, Seat, Site, Weights};

/// The boards of a game: the one thing in which the layout of games differs.
pub trait Boards:
    Copy + AsRef<[Plane]> + AsMut<[Plane]> + PartialEq + Send + Sync + 'static
{
    const COUNT: usize;
    const EMPTY: Self;
    /// Something for each board.
    type Each<T>: AsRef<[T]> + AsMut<[T]>;

    /// Something for each board, made from its number, 0 for board A.
    fn each<T>(make: impl FnMut(usize) -> T) -> Self::Each<T>;
}

/// Room for the boards of any game.
pub type Wide = [Plane; 3];

impl<const N: usize> Boards for [Plane; N] {
    const COUNT: usize = N;
    const EMPTY: Self = [Plane::EMPTY; N];
    type Each<T> = [T; N];

    fn each<T>(make: impl FnMut(usize) -> T) -> [T; N] {
        std::array::from_fn(make)
    }
}

/// Which part of a turn is due, where a turn has two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Phase {
    First,
    Second,
}

/// The men a side may drop, counted by role. Kings and yoked pawns are never in reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reserve([u8; Reserve::ROLES]);

impl Reserve {
    const ROLES: usize = 5;

    pub fn count(&self, role: Role) -> u8 {
        self.0.get(role as usize).copied().unwrap_or(0)
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; Reserve::ROLES]
    }
}

/// How often in a row the persons have just changed armies, and how often they may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Run {
    pub made: u8,
    pub limit: u8,
}

/// What is not on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Meta {
    turn: Color,
    phase: Phase,
    white_seat: Seat,
    pub(super) ep: Option<Site>,
    /// Plies since the last capture or pawn move, up to 255: further than any rule asks for.
    pub clock: u8,
    /// The number of the full move, from 1.
    pub fullmove: u16,
    /// How many of the boards there is room for the game has.
    pub(super) boards: u8,
    reserve: ByColor<Reserve>,
    run: Run,
    left: Option<[u8; 2]>,
    pub(super) score: Score,
    pub(super) key: Key,
    /// What the en-passant right contributes to the key.
    pub(super) ep_key: Key,
}

impl Meta {
    /// The army to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The person who commands an army.
    pub fn seat_of(&self, color: Color) -> Seat {
        color.pick(self.white_seat, !self.white_seat)
    }

    /// The person to move.
    pub fn seat(&self) -> Seat {
        self.seat_of(self.turn)
    }

    /// The square a pawn has just passed over with a double step.
    pub fn ep(&self) -> Option<Site> {
        self.ep
    }

    pub fn reserve(&self, color: Color) -> &Reserve {
        &self.reserve[color]
    }

    /// Material and placement, White's minus Black's.
    pub fn score(&self) -> Score {
        self.score
    }

    pub fn key(&self) -> Key {
        self.key
    }

    /// The key without what the en-passant right adds: the key of the same position once the
    /// right has lapsed.
    pub fn key_without_ep(&self) -> Key {
        self.key ^ self.ep_key
    }

    /// Ends a turn: the other army is to move, and after Black's turn a new full move begins.
    pub fn hand_over(&mut self) {
        if self.turn == Color::Black {
            self.fullmove = self.fullmove.saturating_add(1);
        }
        self.set_turn(!self.turn);
    }

    pub fn set_turn(&mut self, turn: Color) {
        if turn != self.turn {
            self.turn = turn;
            self.key ^= key::TURN;
        }
    }

    pub fn set_phase(&mut self, phase: Phase) {
        self.key ^= key::phase(self.phase) ^ key::phase(phase);
        self.phase = phase;
    }

    /// The persons change armies.
    pub fn change_armies(&mut self) {
        self.set_white_seat(!self.white_seat);
    }

    pub fn set_white_seat(&mut self, seat: Seat) {
        self.key ^= key::white_seat(self.white_seat) ^ key::white_seat(seat);
        self.white_seat = seat;
    }

    /// The changes of armies just made in a row; none made unless such changes are counted.
    pub fn run(&self) -> Run {
        self.run
    }

    pub fn set_run(&mut self, run: Run) {
        self.key ^= key::run(self.run) ^ key::run(run);
        self.run = run;
    }

    /// How often the first and the second person may still change armies, where that is limited.
    pub fn switches_left(&self) -> Option<[u8; 2]> {
        self.left
    }

    pub fn set_switches_left(&mut self, left: Option<[u8; 2]>) {
        self.key ^= key::switches_left(self.left) ^ key::switches_left(left);
        self.left = left;
    }

    pub fn clear_ep(&mut self) {
        self.ep = None;
        self.key ^= self.ep_key;
        self.ep_key = 0;
    }

    /// One more ply without capture or pawn move; stops counting where no rule asks further.
    pub fn tick(&mut self) {
        self.clock = self.clock.saturating_add(1);
    }

    fn set_reserve(&mut self, w: &Weights, color: Color, role: Role, count: u8) {
        let Some(slot) = self.reserve[color].0.get_mut(role as usize) else {
            return;
        };
        let change = count as i32 - *slot as i32;
        self.key ^= key::reserve(color, role, *slot) ^ key::reserve(color, role, count);
        *slot = count;
        self.score += w.reserve[role as usize] * (change * color.pick(1, -1));
    }

    /// One man more in reserve.
    pub fn stock(&mut self, w: &Weights, color: Color, role: Role) {
        let count = self.reserve[color].count(role).saturating_add(1);
        self.set_reserve(w, color, role, count);
    }

    /// One man less in reserve; an empty one stays empty.
    pub fn unstock(&mut self, w: &Weights, color: Color, role: Role) {
        let count = self.reserve[color].count(role).saturating_sub(1);
        self.set_reserve(w, color, role, count);
    }
}

/// A position. The same struct serves every game; games differ in the number of boards.
///
/// Its boards change only through [`Placement`], so key and score cannot go stale. A position whose
/// game is asked through a pointer has room for the boards of any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State<B = Wide> {
    boards: B,
    pub meta: Meta,
}

const _: () = assert!(size_of::<Meta>() <= 64 && size_of::<State<[Plane; 1]>>() <= 144);

impl<B: Boards> State<B> {
    /// Empty boards, White to move.
    pub const EMPTY: State<B> = State {
        boards: B::EMPTY,
        meta: Meta {
            turn: Color::White,
            phase: Phase::First,
            white_seat: Seat::First,
            ep: None,
            clock: 0,
            fullmove: 1,
            boards: B::COUNT as u8,
            reserve: ByColor([Reserve([0; Reserve::ROLES]); 2]),
            run: Run { made: 0, limit: 0 },
            left: None,
            score: Score::ZERO,
            key: 0,
            ep_key: 0,
        },
    };

    /// Empty boards, so many of those there is room for; White to move.
    pub fn empty(boards: usize) -> State<B> {
        let mut state = State::EMPTY;
        state.meta.boards = boards.min(B::COUNT) as u8;
        state
    }

    /// The same position where there is room for more boards, or for fewer: what does not fit is
    /// left out.
    pub fn fitted<C: Boards>(&self) -> State<C> {
        let mut fitted = State { boards: C::EMPTY, meta: self.meta };
        fitted.meta.boards = self.meta.boards.min(C::COUNT as u8);
        for (to, from) in fitted.boards.as_mut().iter_mut().zip(self.boards()) {
            *to = *from;
        }
        fitted
    }

    /// The boards, to look at, and what is not on them, to change.
    pub fn split(&mut self) -> (&[Plane], &mut Meta) {
        (present::<B>(self.boards.as_ref(), self.meta.boards), &mut self.meta)
    }

    /// The boards of the game.
    pub fn boards(&self) -> &[Plane] {
        present::<B>(self.boards.as_ref(), self.meta.boards)
    }

    /// The board of a site. A site beyond the game's boards stands for the last one.
    pub fn plane(&self, at: Site) -> &Plane {
        &self.boards.as_ref()[at.board().index().min(B::COUNT - 1)]
    }

    pub fn man_at(&self, at: Site) -> Option<Man> {
        self.plane(at).man_at(at.square())
    }

    /// The doors by which the boards change, with what men are worth.
    #[inline(always)]
    pub fn placement<'a>(&'a mut self, weights: &'a Weights) -> Placement<'a> {
        Placement { boards: self.boards.as_mut(), meta: &mut self.meta, weights }
    }
}

/// The boards that a game has of those there is room for. Where there is room for one there is one.
fn present<B: Boards>(all: &[Plane], count: u8) -> &[Plane] {
    match B::COUNT {
        1 => all,
        _ => all.get(..count as usize).unwrap_or(all),
    }
}
