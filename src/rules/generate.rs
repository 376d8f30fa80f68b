//! The shared move generators. They see one board and know nothing of others.

use super::moves::Pair;
use super::{Move, Moves, Safety, Variant};
use crate::board::{
    Bitboard, Board, BoardId, BoardSquare, Boards, Color, Pocket, Position, Role, Roles, Square,
    attacks,
};

/// Which moves are asked for. Captures and promotions are noisy, all others quiet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    All,
    Noisy,
    Quiet,
}

/// What a generator may see: one board, as the side to move sees it.
pub struct View<'a> {
    pub board: &'a Board,
    pub id: BoardId,
    pub us: Color,
    /// The pieces whose moves are asked for, those in pockets included.
    pub movers: Roles,
    /// The pawns that may make a double step.
    pub doubles: Bitboard,
    /// The squares that the board has.
    pub squares: Bitboard,
    /// The enemy pawn that can be captured in passing on this board now.
    pub ep: Option<Passed>,
    /// Where turns are series: the squares that several pawns have just passed over.
    pub passed: Bitboard,
    pub pocket: &'a Pocket,
    pub stage: Stage,
    /// Where pieces other than the king must come down to cure a check; all squares without one.
    /// Every move must heed it but the king's own and en passant.
    pub check_mask: Bitboard,
}

/// A pawn that has just made a double step.
#[derive(Clone, Copy)]
pub struct Passed {
    /// The square it passed over.
    pub over: Square,
    /// Where it stands, and whether alone or yoked.
    pub at: BoardSquare,
    pub role: Role,
}

impl View<'_> {
    pub fn site(&self, square: Square) -> BoardSquare {
        BoardSquare::new(self.id, square)
    }

    /// Enemy pieces, when captures are asked for.
    pub fn captures(&self) -> Bitboard {
        match self.stage {
            Stage::Quiet => Bitboard::EMPTY,
            Stage::All | Stage::Noisy => self.board.color(!self.us),
        }
    }

    /// Empty squares, when quiet moves are asked for.
    pub fn quiets(&self) -> Bitboard {
        match self.stage {
            Stage::Noisy => Bitboard::EMPTY,
            Stage::All | Stage::Quiet => self.squares & !self.board.occupied(),
        }
    }

    fn normal(&self, from: Square, to: Square, becomes: Role) -> Move {
        Move::Normal { from: self.site(from), to: self.site(to), becomes }
    }
}

/// Appends the pseudo-legal moves of a position that pieces of some roles make, dropped ones
/// included: each board's moves, each landed, by duty.
pub fn generate<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    safety: &Safety,
    stage: Stage,
    roles: Roles,
    out: &mut Moves,
) {
    let movers = due(rules, position, safety, out);
    append(rules, position, safety, stage, movers.shared(roles), out);
}

/// The pieces that may move now: those that must, if any of them can, and else the others. What is
/// appended to the scratch list is taken off again.
pub(super) fn due<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    safety: &Safety,
    scratch: &mut Moves,
) -> Roles {
    let [first, otherwise] = rules.duty(&position.info);
    if otherwise == Roles::NONE {
        return first;
    }
    // The duty is judged on all moves, so a stage that has none of them must not lift it.
    let base = scratch.len();
    append(rules, position, safety, Stage::All, first, scratch);
    let can = scratch.len() > base;
    scratch.truncate(base);
    if can { first } else { otherwise }
}

/// Appends all moves as the pieces make them, heedless of duty and of the king's safety: those on
/// each board before the mover comes down ([`land`]), and those straight through to another.
pub(super) fn played<B: Boards>(rules: &dyn Variant, position: &Position<B>, out: &mut Moves) {
    for (board, id) in position.boards().iter().zip((0..).map(BoardId::new)) {
        rules.moves(&view(rules, position, (board, id), Bitboard::FULL), out);
    }
    if B::COUNT > 1 {
        rules.across(position.boards(), position.info.turn(), Roles::ALL, Stage::All, out);
    }
}

/// Appends a played move as it may come down.
pub(super) fn land<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    m: Move,
    out: &mut Moves,
) {
    let first = out.len();
    out.push(m);
    if B::COUNT > 1 && !matches!(m, Move::Flit { .. }) {
        rules.land(position.boards(), position.info.turn(), first, out);
    }
}

/// What is to be seen of one board: all moves of all pieces, where those other than the king's come
/// down on one of the `check_mask`.
fn view<'a, B: Boards>(
    rules: &dyn Variant,
    position: &'a Position<B>,
    (board, id): (&'a Board, BoardId),
    check_mask: Bitboard,
) -> View<'a> {
    let us = position.info.turn();
    let passed = position.info.ep();
    View {
        board,
        id,
        us,
        movers: Roles::ALL,
        doubles: rules.doubles(board, us),
        squares: Bitboard::files_below(rules.files()),
        ep: passed.and_then(|over| {
            let at = rules.victim(over, id, us)?;
            let role = position.board(at).role_at(at.square())?;
            Some(Passed { over: over.square(), at, role })
        }),
        passed: match position.info.made_in_turn() {
            0 => position.info.passed_in_series(),
            _ => Bitboard::EMPTY,
        },
        pocket: position.info.pocket(us),
        stage: Stage::All,
        check_mask,
    }
}

/// Is there any pseudo-legal move?
pub fn is_any<B: Boards>(rules: &dyn Variant, position: &Position<B>) -> bool {
    let mut moves = Moves::new();
    // Pieces that often can are asked first, one kind after the other.
    let kinds = [Role::King, Role::Knight, Role::Queen, Role::Rook, Role::Bishop];
    let each = kinds.into_iter().chain([Role::Pawn, Role::Tandem]);
    each.into_iter().any(|role| {
        generate(rules, position, &Safety::NONE, Stage::All, Roles::only(role), &mut moves);
        !moves.is_empty()
    })
}

fn append<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    safety: &Safety,
    stage: Stage,
    movers: Roles,
    out: &mut Moves,
) {
    let us = position.info.turn();
    // Where there are several boards, a piece may capture on one to come down on another.
    let check_mask = if B::COUNT == 1 { safety.check_mask } else { Bitboard::FULL };
    for (board, id) in position.boards().iter().zip((0..).map(BoardId::new)) {
        let view = view(rules, position, (board, id), check_mask);
        let view = View { movers, stage, ..view };
        let base = out.len();
        rules.moves(&view, out);
        if B::COUNT > 1 {
            rules.land(position.boards(), us, base, out);
        }
        rules.declare(position.boards(), &position.info, base, out);
    }
    if B::COUNT > 1 {
        rules.across(position.boards(), us, movers, stage, out);
    }
}

/// The moves of orthodox chess.
pub fn orthodox(view: &View, out: &mut Moves) {
    if view.movers.has(Role::Pawn) {
        pawns(view, out);
    }
    non_pawns(view, out);
    if view.movers.has(Role::King) {
        castling(view, out);
    }
}

/// Steps, double steps, captures and promotions of single pawns.
pub fn pawns(view: &View, out: &mut Moves) {
    let us = view.us;
    let pawns = view.board.pieces(us, Role::Pawn);
    let empty = !view.board.occupied();
    let last = Bitboard::rank_for(us, 7);

    let ahead = pawns.ahead(us) & empty;
    // A step onto the last rank is a promotion and so noisy; any other is quiet.
    let steps = ahead & view.check_mask & (view.quiets() | last);
    for to in steps & !last {
        push_pawn(view, to, -1, 0, out);
    }
    if view.stage != Stage::Quiet {
        for to in steps & last {
            push_promotions(view, to, 0, out);
        }
    }
    let twice = ((pawns & view.doubles).ahead(us) & empty).ahead(us) & view.quiets();
    for to in twice & view.check_mask {
        push_pawn(view, to, -2, 0, out);
    }
    let forward = pawns.ahead(us);
    for (attacks, file) in [(forward.west(), 1), (forward.east(), -1)] {
        let takes = attacks & view.captures() & view.check_mask;
        for to in takes & !last {
            push_pawn(view, to, -1, file, out);
        }
        for to in takes & last {
            push_promotions(view, to, file, out);
        }
    }
    if view.stage != Stage::Quiet {
        en_passant(view, pawns, out);
    }
}

/// The square a pawn came from: `ranks` ahead of `to` and `files` to the east.
fn origin(view: &View, to: Square, ranks: i8, files: i8) -> Square {
    let rank = to.rank() as i8 + view.us.pick(ranks, -ranks);
    Square::at((to.file() as i8 + files) as u8, rank as u8)
}

fn push_pawn(view: &View, to: Square, ranks: i8, files: i8, out: &mut Moves) {
    out.push(view.normal(origin(view, to, ranks, files), to, Role::Pawn));
}

fn push_promotions(view: &View, to: Square, files: i8, out: &mut Moves) {
    let from = origin(view, to, -1, files);
    out.extend(Role::PROMOTIONS.map(|becomes| view.normal(from, to, becomes)));
}

/// Captures of the pawn that has just passed over a square. They may cure a check without coming
/// down on its line, so `check_mask` does not bind them.
pub fn en_passant(view: &View, pawns: Bitboard, out: &mut Moves) {
    // On another board than that of the double step something may stand there, and so it may in a series.
    let empty = !view.board.occupied();
    let several = (view.passed & empty).filter_map(|over| {
        let at = view.site(over.ahead(view.us, -1)?);
        Some(Passed { over, at, role: Role::Pawn })
    });
    let one = view.ep.filter(|passed| empty.has(passed.over));
    for passed in one.into_iter().chain(several) {
        for from in Bitboard::of(passed.over).pawn_attacks(!view.us) & pawns {
            let (from, to) = (view.site(from), view.site(passed.over));
            out.push(Move::EnPassant { from, to, victim: passed.at });
        }
    }
}

/// Knights, bishops, rooks, queens and kings.
pub fn non_pawns(view: &View, out: &mut Moves) {
    let anywhere = view.captures() | view.quiets();
    let occupied = view.board.occupied();
    let targets = anywhere & view.check_mask;
    each(view, Role::Knight, targets, attacks::knight, out);
    each(view, Role::Bishop, targets, |from| attacks::bishop(from, occupied), out);
    each(view, Role::Rook, targets, |from| attacks::rook(from, occupied), out);
    each(view, Role::Queen, targets, |from| attacks::queen(from, occupied), out);
    each(view, Role::King, anywhere, attacks::king, out);
}

fn each(
    view: &View,
    role: Role,
    targets: Bitboard,
    attacks: impl Fn(Square) -> Bitboard,
    out: &mut Moves,
) {
    if view.movers.has(role) {
        for from in view.board.pieces(view.us, role) {
            for to in attacks(from) & targets {
                out.push(view.normal(from, to, role));
            }
        }
    }
}

/// Castling where king and rook have not moved and nothing stands between. Whether the king
/// passes attacked squares is a matter of its safety.
pub fn castling(view: &View, out: &mut Moves) {
    if view.stage == Stage::Noisy {
        return;
    }
    let Some(king) = view.board.king(view.us) else {
        return;
    };
    for rook in view.board.unmoved() & view.board.pieces(view.us, Role::Rook) {
        if (attacks::between(king, rook) & view.board.occupied()).is_empty() {
            let (king, rook) = (view.site(king), view.site(rook));
            out.push(Move::Castle { king, rook, onto: Pair::new(view.id, view.id) });
        }
    }
}
