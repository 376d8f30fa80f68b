//! What a side could do next that waits for its turn. Until then pieces may come and go, so lines are
//! held to be open, and every square to have something to capture; no king is in danger.

use super::{Move, Moves, Variant, generate};
use crate::board::{BoardId, BoardSquare, Boards, Color, Piece, Position, Role, Square};

impl dyn Variant + '_ {
    /// All moves that the pieces of a side could make next, if everything else turned out well.
    pub fn ahead<B: Boards>(&self, position: &Position<B>, us: Color) -> Moves {
        let mut moves = Moves::new();
        let mut look = |position: &Position<B>| {
            let mut played = Moves::new();
            generate::played(self, position, &mut played);
            let mut landed = Moves::new();
            played.into_iter().for_each(|m| generate::land(self, position, m, &mut landed));
            for m in landed {
                if !moves.contains(&m) {
                    moves.push(m);
                }
            }
        };
        look(&pocket_alone(self, position, us));
        for (at, piece) in pieces(self, position).filter(|(_, piece)| piece.color == us) {
            for crowd in
                Crowd::ALL.into_iter().filter(|&crowd| self.boards() > 1 || !crowd.is_beyond())
            {
                look(&among(self, position, (at, piece), crowd));
            }
        }
        moves.retain(|&m| !hits_own_king(position, us, m));
        moves
    }

    /// The position after such a move, the same side still to move: what stands in the way is gone,
    /// and nothing follows from that.
    pub fn after_ahead<B: Boards>(
        &self,
        position: &Position<B>,
        us: Color,
        m: Move,
    ) -> Position<B> {
        let stays = |at| hit(position, m).all(|hit| hit != at);
        let mut next = empty(self, us);
        pieces(self, position).filter(|&(at, _)| stays(at)).for_each(|piece| {
            put(&mut next, position, piece);
        });
        Color::ALL.into_iter().for_each(|color| fill_pocket(&mut next, position, color));
        let mut next = self.play(&next, m);
        next.info.set_made_in_turn(0);
        next.info.set_turn(us);
        next.info.clear_ep();
        next
    }
}

/// Where every square has an enemy on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Crowd {
    Nowhere,
    /// On the board of the piece that is looked at: there is something to capture everywhere.
    Here,
    /// On all other boards: there is room beyond the glass nowhere.
    Beyond,
    Everywhere,
}

impl Crowd {
    const ALL: [Crowd; 4] = [Crowd::Nowhere, Crowd::Here, Crowd::Beyond, Crowd::Everywhere];

    /// Does it need other boards?
    fn is_beyond(self) -> bool {
        matches!(self, Crowd::Beyond | Crowd::Everywhere)
    }

    /// Is it on a board, for a piece that is on another or the same?
    fn is_on(self, board: BoardId, of_piece: BoardId) -> bool {
        match self {
            Crowd::Nowhere => false,
            Crowd::Here => board == of_piece,
            Crowd::Beyond => board != of_piece,
            Crowd::Everywhere => true,
        }
    }
}

/// Would a move hit the king of its own side, which never makes room?
fn hits_own_king<B: Boards>(position: &Position<B>, us: Color, m: Move) -> bool {
    let king = Some(Piece { color: us, role: Role::King });
    hit(position, m).any(|at| position.piece_at(at) == king)
}

/// The squares on which a move finds no room for whoever stands there.
fn hit<B: Boards>(position: &Position<B>, m: Move) -> impl Iterator<Item = BoardSquare> {
    let squares = m.arrivals().chain(m.victim(position));
    squares.filter(move |&at| m.origin() != Some(at))
}

/// The squares that a game has.
fn sites(rules: &dyn Variant) -> impl Iterator<Item = BoardSquare> {
    let (boards, files) = (rules.boards() as u8, rules.files());
    let squares = move || Square::all().filter(move |square| square.file() < files);
    (0..boards).flat_map(move |on| squares().map(move |at| BoardSquare::new(BoardId::new(on), at)))
}

/// The pieces on all boards.
fn pieces<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
) -> impl Iterator<Item = (BoardSquare, Piece)> {
    sites(rules).filter_map(|at| Some((at, position.piece_at(at)?)))
}

/// Empty boards with a side to move.
fn empty<B: Boards>(rules: &dyn Variant, us: Color) -> Position<B> {
    let mut position = Position::empty(rules.boards());
    position.info.set_turn(us);
    position
}

/// Puts a piece where it stands in another position, with what is known of its past.
fn put<B: Boards>(on: &mut Position<B>, from: &Position<B>, (at, piece): (BoardSquare, Piece)) {
    let (board, mut placement) = (from.board(at), on.placement());
    placement.put(at, piece);
    if board.unmoved().has(at.square()) {
        placement.set_unmoved(at);
    }
    if board.promoted().has(at.square()) {
        placement.set_promoted(at);
    }
}

fn fill_pocket<B: Boards>(on: &mut Position<B>, from: &Position<B>, color: Color) {
    for role in Role::RESERVABLE {
        for _ in 0..from.info.pocket(color).count(role) {
            on.placement().add_to_pocket(color, role);
        }
    }
}

/// Empty boards, and what a side may drop on them.
fn pocket_alone<B: Boards>(rules: &dyn Variant, position: &Position<B>, us: Color) -> Position<B> {
    let mut alone = empty(rules, us);
    fill_pocket(&mut alone, position, us);
    alone
}

/// A piece among enemies; a king with the rooks that it may castle with.
fn among<B: Boards>(
    rules: &dyn Variant,
    position: &Position<B>,
    (at, piece): (BoardSquare, Piece),
    crowd: Crowd,
) -> Position<B> {
    let mut among = empty(rules, piece.color);
    put(&mut among, position, (at, piece));
    let rook = Piece { color: piece.color, role: Role::Rook };
    let castles = |&(at, other): &(BoardSquare, Piece)| {
        other == rook && position.board(at).unmoved().has(at.square())
    };
    if piece.role == Role::King {
        pieces(rules, position).filter(castles).for_each(|rook| put(&mut among, position, rook));
    }
    // Not of its own kind, which may paralyse it.
    let role = if piece.role.is_pawn() { Role::Knight } else { Role::Pawn };
    let enemy = Piece { color: !piece.color, role };
    for site in sites(rules).filter(|site| crowd.is_on(site.board(), at.board())) {
        if among.piece_at(site).is_none() {
            among.placement().put(site, enemy);
        }
    }
    among
}
