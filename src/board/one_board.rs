//! One board.

use super::{Bitboard, Color, Piece, Role, Square, attacks};

/// What of a side bears on a square.
pub struct Bearing {
    /// Its pieces that attack the square.
    pub attackers: Bitboard,
    /// The pieces of either side that stand alone between the square and one of its sliders.
    pub blockers: Bitboard,
}

/// One board: who stands where, and who has never moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    by_role: [Bitboard; Role::COUNT],
    by_color: [Bitboard; 2],
    unmoved: Bitboard,
    promoted: Bitboard,
}

impl Board {
    pub const EMPTY: Board = Board {
        by_role: [Bitboard::EMPTY; Role::COUNT],
        by_color: [Bitboard::EMPTY; 2],
        unmoved: Bitboard::EMPTY,
        promoted: Bitboard::EMPTY,
    };

    pub fn role(&self, role: Role) -> Bitboard {
        self.by_role[role as usize]
    }

    pub fn color(&self, color: Color) -> Bitboard {
        self.by_color[color as usize]
    }

    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.role(role) & self.color(color)
    }

    /// Pawns of both sides, single or yoked.
    fn all_pawns(&self) -> Bitboard {
        self.role(Role::Pawn) | self.role(Role::Tandem)
    }

    /// Pawns, single or yoked.
    pub fn pawns(&self, color: Color) -> Bitboard {
        self.all_pawns() & self.color(color)
    }

    pub fn occupied(&self) -> Bitboard {
        self.by_color[0] | self.by_color[1]
    }

    /// Pieces of which a right still depends on never having moved: rooks that may castle, in some games
    /// pawns that may make a double step, and kings to which a rook may come back.
    pub fn unmoved(&self) -> Bitboard {
        self.unmoved
    }

    /// Pieces that were pawns, in games that remember it.
    pub fn promoted(&self) -> Bitboard {
        self.promoted
    }

    pub fn king(&self, color: Color) -> Option<Square> {
        self.pieces(color, Role::King).first()
    }

    pub fn role_at(&self, square: Square) -> Option<Role> {
        self.piece_at(square).map(|piece| piece.role)
    }

    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        if !self.occupied().has(square) {
            return None;
        }
        let color = if self.color(Color::Black).has(square) { Color::Black } else { Color::White };
        // Exactly one role has the square: the sum of index times membership is that role's
        // index, without a branch that cannot be foretold.
        let bit = |role: usize| (self.by_role[role].0 >> square.index() & 1) as usize;
        let index = bit(1) + 2 * bit(2) + 3 * bit(3) + 4 * bit(4) + 5 * bit(5) + 6 * bit(6);
        Role::ALL.get(index).map(|&role| Piece { color, role })
    }

    /// Pieces of which a note is kept: that they have never moved, or were pawns.
    pub(super) fn noted(&self) -> Bitboard {
        self.unmoved | self.promoted
    }

    /// The squares on which another board has something else.
    pub fn changed(&self, other: &Board) -> Bitboard {
        let roles = self.by_role.iter().zip(&other.by_role);
        let colors = self.by_color.iter().zip(&other.by_color);
        roles.chain(colors).fold(Bitboard::EMPTY, |all, (old, new)| all | (*old ^ *new))
    }

    /// The pieces of `by` that attack a square, if `occupied` were all that stands in the way.
    pub fn attackers(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let pawns = Bitboard::of(square).pawn_attacks(!by) & self.all_pawns();
        self.attackers_with(pawns, square, occupied) & self.color(by)
    }

    /// The pieces of either side that attack a square, if `occupied` were all that stands in the way.
    pub fn all_attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let pawns = |by: Color| Bitboard::of(square).pawn_attacks(!by) & self.pawns(by);
        let pawns = pawns(Color::White) | pawns(Color::Black);
        self.attackers_with(pawns, square, occupied)
    }

    /// The same, these pawns among them.
    #[inline(always)]
    fn attackers_with(&self, pawns: Bitboard, square: Square, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        pawns
            | self.leapers(square)
            | attacks::rook(square, occupied) & (self.role(Role::Rook) | queens)
            | attacks::bishop(square, occupied) & (self.role(Role::Bishop) | queens)
    }

    /// The knights and kings of either side that attack a square.
    fn leapers(&self, square: Square) -> Bitboard {
        attacks::knight(square) & self.role(Role::Knight)
            | attacks::king(square) & self.role(Role::King)
    }

    pub fn attacked(&self, square: Square, by: Color) -> bool {
        !self.attackers(square, by, self.occupied()).is_empty()
    }

    /// Pieces of either color that stand alone between a square and a slider of `by`: were one of
    /// them gone, the slider would attack the square.
    pub fn blockers(&self, square: Square, by: Color) -> Bitboard {
        let screens =
            self.snipers(square, by).into_iter().map(|sniper| self.between(square, sniper));
        screens.filter(|screen| !screen.several()).fold(Bitboard::EMPTY, |all, one| all | one)
    }

    /// Sliders of `by` that would attack a square if nothing stood in the way.
    fn snipers(&self, square: Square, by: Color) -> Bitboard {
        let queens = self.role(Role::Queen);
        let snipers = attacks::rook_lines(square) & (self.role(Role::Rook) | queens)
            | attacks::bishop_lines(square) & (self.role(Role::Bishop) | queens);
        snipers & self.color(by)
    }

    /// What stands between two squares.
    fn between(&self, a: Square, b: Square) -> Bitboard {
        attacks::between(a, b) & self.occupied()
    }

    /// What of `by` bears on a square.
    pub fn bearing(&self, square: Square, by: Color) -> Bearing {
        let pawns = Bitboard::of(square).pawn_attacks(!by) & self.all_pawns();
        let attackers = (pawns | self.leapers(square)) & self.color(by);
        let mut bearing = Bearing { attackers, blockers: Bitboard::EMPTY };
        for sniper in self.snipers(square, by) {
            let screen = self.between(square, sniper);
            match screen.len() {
                0 => bearing.attackers |= Bitboard::of(sniper),
                1 => bearing.blockers |= screen,
                _ => {}
            }
        }
        bearing
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.by_role[piece.role as usize] |= Bitboard::of(square);
        self.by_color[piece.color as usize] |= Bitboard::of(square);
    }

    /// Takes a piece that stands there off the board.
    pub fn lift(&mut self, square: Square, piece: Piece) {
        self.take(square, piece);
        self.unmoved &= !Bitboard::of(square);
        self.promoted &= !Bitboard::of(square);
    }

    /// Takes off a piece that stands there and of which nothing is noted.
    pub(super) fn take(&mut self, square: Square, piece: Piece) {
        let rest = !Bitboard::of(square);
        self.by_role[piece.role as usize] &= rest;
        self.by_color[piece.color as usize] &= rest;
    }

    /// Moves a piece that stands there, and of which nothing is noted, to an empty square.
    pub(super) fn shift(&mut self, piece: Piece, from: Square, to: Square) {
        let both = Bitboard::of(from).with(to);
        self.by_role[piece.role as usize] ^= both;
        self.by_color[piece.color as usize] ^= both;
    }

    /// The board without what stands on a square.
    pub fn without(&self, square: Square) -> Board {
        let mut after = *self;
        self.piece_at(square).into_iter().for_each(|piece| after.lift(square, piece));
        after
    }

    /// The board after a piece has gone to a square, capturing there, for whoever only thinks of it.
    pub fn after_step(&self, from: Square, to: Square, becomes: Role) -> Board {
        let mut after = *self;
        self.piece_at(to).into_iter().for_each(|taken| after.lift(to, taken));
        if let Some(mover) = self.piece_at(from) {
            after.lift(from, mover);
            after.put(to, Piece { role: becomes, ..mover });
        }
        after
    }

    pub fn set_promoted(&mut self, promoted: Bitboard) {
        self.promoted = promoted;
    }

    pub fn set_unmoved(&mut self, unmoved: Bitboard) {
        self.unmoved = unmoved;
    }
}
