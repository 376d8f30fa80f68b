//! Writing a position.

use super::{BLACK, LEFT, PASSED, POCKETS, PROMOTED, SWITCHED, TURN, UNMOVED, reservable};
use crate::board::{Bitboard, Board, Color, Player, Position, Run};

/// Appends a position.
pub fn write(position: &Position, out: &mut Vec<u8>) {
    let (info, facts) = (&position.info, facts(position));
    let is = |fact| facts & fact != 0;
    out.extend([facts, info.clock]);
    out.extend(info.fullmove.to_le_bytes());
    for board in position.boards() {
        write_pieces(board, out);
    }
    let notes = [(UNMOVED, Board::unmoved as fn(&Board) -> Bitboard), (PROMOTED, Board::promoted)];
    for (_, note) in notes.into_iter().filter(|&(fact, _)| is(fact)) {
        out.extend(position.boards().iter().flat_map(|board| note(board).0.to_le_bytes()));
    }
    if is(POCKETS) {
        out.extend(reservable().map(|(color, role)| info.pocket(color).count(role)));
    }
    if is(TURN) {
        let (run, series) = (info.run(), info.series());
        let more = match series.number {
            0 => [run.made, run.limit],
            _ => [series.quiet, series.passed],
        };
        out.push(info.made_in_turn());
        out.extend(more);
    }
    out.extend(info.switches_left().into_iter().flatten());
    out.extend(info.ep().map(|at| at.index() as u8));
}

/// The facts of a position that are to be written.
fn facts(position: &Position) -> u8 {
    let info = &position.info;
    let noted = |note: fn(&Board) -> Bitboard| {
        position.boards().iter().any(|board| !note(board).is_empty())
    };
    let in_turn =
        info.made_in_turn() > 0 || info.run() != Run::default() || info.series().number > 0;
    let facts = [
        (BLACK, info.turn() == Color::Black),
        (SWITCHED, info.player_of(Color::White) == Player::Second),
        (PASSED, info.ep().is_some()),
        (TURN, in_turn),
        (LEFT, info.switches_left().is_some()),
        (POCKETS, Color::ALL.iter().any(|&color| !info.pocket(color).is_empty())),
        (UNMOVED, noted(Board::unmoved)),
        (PROMOTED, noted(Board::promoted)),
    ];
    facts.iter().filter(|fact| fact.1).map(|fact| fact.0).sum()
}

/// Which squares are occupied, and by whom: half a byte a piece, from the lower half on.
fn write_pieces(board: &Board, out: &mut Vec<u8>) {
    let codes: Vec<u8> = board
        .occupied()
        .filter_map(|square| board.piece_at(square))
        .map(|piece| (piece.color as u8) << 3 | piece.role as u8)
        .collect();
    out.extend(board.occupied().0.to_le_bytes());
    out.extend(codes.chunks(2).map(|pair| pair[0] | pair.get(1).map_or(0, |code| code << 4)));
}
