//! A position: the boards and what is not on them.

use super::key::{self, Key};
use super::{Bitboard, Board, BoardSquare, ByColor, Color, Piece, Player, Role, Run, Series};

/// The boards of a game: the one thing in which the layout of games differs.
pub trait Boards:
    Copy + AsRef<[Board]> + AsMut<[Board]> + PartialEq + Send + Sync + 'static
{
    const COUNT: usize;
    const EMPTY: Self;
    /// Something for each board.
    type Each<T>: AsRef<[T]> + AsMut<[T]>;

    /// Something for each board, made from its number, 0 for board A.
    fn each<T>(make: impl FnMut(usize) -> T) -> Self::Each<T>;
}

/// Room for the boards of any game.
pub type Wide = [Board; 3];

impl<const N: usize> Boards for [Board; N] {
    const COUNT: usize = N;
    const EMPTY: Self = [Board::EMPTY; N];
    type Each<T> = [T; N];

    #[inline(always)]
    fn each<T>(make: impl FnMut(usize) -> T) -> [T; N] {
        std::array::from_fn(make)
    }
}

/// The pieces a side may drop, counted by role. Kings and yoked pawns are never in pockets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pocket([u8; Pocket::ROLES]);

impl Pocket {
    const ROLES: usize = 5;

    pub fn count(&self, role: Role) -> u8 {
        self.0.get(role as usize).copied().unwrap_or(0)
    }

    pub fn is_empty(&self) -> bool {
        self.0 == [0; Pocket::ROLES]
    }
}

/// What is not on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PositionInfo {
    turn: Color,
    made_in_turn: u8,
    white_player: Player,
    pub(super) ep: Option<BoardSquare>,
    /// Plies since the last capture or pawn move, up to 255: further than any rule asks for.
    pub clock: u8,
    /// The number of the full move, from 1.
    pub fullmove: u16,
    /// How many of the boards there is room for the game has.
    pub(super) boards: u8,
    pocket: ByColor<Pocket>,
    run: Run,
    left: Option<[u8; 2]>,
    series: Series,
    pub(super) key: Key,
    /// Is the en-passant right part of the key?
    pub(super) ep_counts: bool,
}

impl PositionInfo {
    /// The side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// How many moves of the turn have been made; none where every turn is one move.
    pub fn made_in_turn(&self) -> u8 {
        self.made_in_turn
    }

    /// The person who commands a side.
    pub fn player_of(&self, color: Color) -> Player {
        color.pick(self.white_player, !self.white_player)
    }

    /// The person to move.
    pub fn player(&self) -> Player {
        self.player_of(self.turn)
    }

    /// The square a pawn has just passed over with a double step.
    pub fn ep(&self) -> Option<BoardSquare> {
        self.ep
    }

    pub fn pocket(&self, color: Color) -> &Pocket {
        &self.pocket[color]
    }

    pub fn key(&self) -> Key {
        self.key
    }

    /// The key without what the en-passant right adds: the key of the same position once the
    /// right has lapsed.
    pub fn key_without_ep(&self) -> Key {
        self.key ^ self.ep_key()
    }

    /// Ends a turn: the other side is to move, and after Black's turn a new full move begins.
    pub fn hand_over(&mut self) {
        self.set_made_in_turn(0);
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

    pub fn set_made_in_turn(&mut self, made: u8) {
        if made != self.made_in_turn {
            self.key ^= key::made_in_turn(self.made_in_turn) ^ key::made_in_turn(made);
            self.made_in_turn = made;
        }
    }

    /// The persons switch sides.
    pub fn switch_sides(&mut self) {
        self.set_white_player(!self.white_player);
    }

    pub fn set_white_player(&mut self, player: Player) {
        self.key ^= key::white_player(self.white_player) ^ key::white_player(player);
        self.white_player = player;
    }

    /// The switches of sides just made in a row; none made unless such changes are counted.
    pub fn run(&self) -> Run {
        self.run
    }

    pub fn set_run(&mut self, run: Run) {
        self.key ^= key::run(self.run) ^ key::run(run);
        self.run = run;
    }

    /// How often the first and the second person may still switch sides, where that is limited.
    pub fn switches_left(&self) -> Option<[u8; 2]> {
        self.left
    }

    pub fn set_switches_left(&mut self, left: Option<[u8; 2]>) {
        self.key ^= key::switches_left(self.left) ^ key::switches_left(left);
        self.left = left;
    }

    /// The series that is being played; none unless turns are such.
    pub fn series(&self) -> Series {
        self.series
    }

    pub fn set_series(&mut self, series: Series) {
        self.key ^= key::series(self.series) ^ key::series(series);
        self.series = series;
    }

    /// The squares that several pawns have passed over: before the first move of a series those of the other
    /// side, after it the mover's own.
    pub fn passed_in_series(&self) -> Bitboard {
        let by = if self.made_in_turn == 0 { !self.turn } else { self.turn };
        Bitboard(u64::from(self.series.passed) << (8 * by.pick(2, 5)))
    }

    pub fn clear_ep(&mut self) {
        if self.ep.is_some() {
            self.key ^= self.ep_key();
            (self.ep, self.ep_counts) = (None, false);
        }
    }

    /// What the en-passant right contributes to the key.
    fn ep_key(&self) -> Key {
        self.ep.filter(|_| self.ep_counts).map_or(0, key::en_passant)
    }

    /// One more ply without capture or pawn move; stops counting where no rule asks further.
    pub fn tick(&mut self) {
        self.clock = self.clock.saturating_add(1);
    }

    fn set_pocket(&mut self, color: Color, role: Role, count: u8) {
        let Some(slot) = self.pocket[color].0.get_mut(role as usize) else {
            return;
        };
        self.key ^= key::pocket(color, role, *slot) ^ key::pocket(color, role, count);
        *slot = count;
    }

    /// One piece more in the pocket.
    pub fn add_to_pocket(&mut self, color: Color, role: Role) {
        let count = self.pocket[color].count(role).saturating_add(1);
        self.set_pocket(color, role, count);
    }

    /// One piece less in the pocket; an empty one stays empty.
    pub fn take_from_pocket(&mut self, color: Color, role: Role) {
        let count = self.pocket[color].count(role).saturating_sub(1);
        self.set_pocket(color, role, count);
    }
}

/// A position. The same struct serves every game; games differ in the number of boards.
///
/// Its boards change only through [`Placement`](super::Placement), so the key cannot go stale. A position whose
/// game is asked through a pointer has room for the boards of any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<B = Wide> {
    pub(super) boards: B,
    pub info: PositionInfo,
}

// What is no larger is copied without a call.
const _: () = assert!(size_of::<PositionInfo>() <= 40 && size_of::<Position<[Board; 1]>>() <= 128);

impl<B: Boards> Position<B> {
    /// The position if whoever is to move made none (a null move).
    pub fn passed(&self) -> Position<B> {
        let mut next = *self;
        next.info.clear_ep();
        next.info.tick();
        next.info.hand_over();
        next
    }

    /// Empty boards, White to move.
    pub const EMPTY: Position<B> = Position {
        boards: B::EMPTY,
        info: PositionInfo {
            turn: Color::White,
            made_in_turn: 0,
            white_player: Player::First,
            ep: None,
            clock: 0,
            fullmove: 1,
            boards: B::COUNT as u8,
            pocket: ByColor([Pocket([0; Pocket::ROLES]); 2]),
            run: Run { made: 0, limit: 0 },
            left: None,
            series: Series { number: 0, quiet: 0, passed: 0 },
            key: 0,
            ep_counts: false,
        },
    };

    /// Empty boards, so many of those there is room for; White to move.
    pub fn empty(boards: usize) -> Position<B> {
        let mut position = Position::EMPTY;
        position.info.boards = boards.min(B::COUNT) as u8;
        position
    }

    /// The same position where there is room for more boards, or for fewer: what does not fit is
    /// left out.
    pub fn fitted<C: Boards>(&self) -> Position<C> {
        let mut fitted = Position { boards: C::EMPTY, info: self.info };
        fitted.info.boards = self.info.boards.min(C::COUNT as u8);
        for (to, from) in fitted.boards.as_mut().iter_mut().zip(self.boards()) {
            *to = *from;
        }
        fitted
    }

    /// The boards, to look at, and what is not on them, to change.
    pub fn split(&mut self) -> (&[Board], &mut PositionInfo) {
        (present::<B>(self.boards.as_ref(), self.info.boards), &mut self.info)
    }

    /// The boards of the game.
    pub fn boards(&self) -> &[Board] {
        present::<B>(self.boards.as_ref(), self.info.boards)
    }

    /// The board of a square. A square beyond the game's boards stands for the last one.
    pub fn board(&self, at: BoardSquare) -> &Board {
        &self.boards.as_ref()[at.board().index().min(B::COUNT - 1)]
    }

    pub fn piece_at(&self, at: BoardSquare) -> Option<Piece> {
        self.board(at).piece_at(at.square())
    }
}

/// The boards that a game has of those there is room for. Where there is room for one there is one.
fn present<B: Boards>(all: &[Board], count: u8) -> &[Board] {
    match B::COUNT {
        1 => all,
        _ => all.get(..count as usize).unwrap_or(all),
    }
}
