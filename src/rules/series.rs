//! What a position remembers of series of moves.

use super::Move;
use crate::board::{Bitboard, Board, PositionInfo, Series};

/// Notes a move of a series, before the turn is handed on: the pawns that have made a double step, of which
/// several can be captured in passing with the first move of the next series, and whether anything has come
/// of the last series. The move is the last of its series or not.
pub fn note(boards: &[Board], info: &mut PositionInfo, m: Move, is_last: bool) {
    let (us, made) = (info.turn(), info.made_in_turn());
    let Series { number, quiet, passed } = info.series();
    let mut passed = if made == 0 { 0 } else { passed };
    if let Some(from) = m.origin().map(|from| from.square()).filter(|from| from.rank_for(us) == 3) {
        passed &= !(1 << from.file());
    }
    if let Some(over) = info.ep() {
        passed |= 1 << over.square().file();
        info.clear_ep();
    }
    let mut quiet = if info.clock == 0 { 0 } else { quiet };
    if is_last {
        let taken = boards.iter().fold(Bitboard::EMPTY, |all, board| all | board.occupied());
        let taken = taken & Bitboard::rank_for(us, 2);
        taken.for_each(|square| passed &= !(1 << square.file()));
        quiet = if info.clock > made { quiet.saturating_add(1) } else { 0 };
    }
    info.set_series(Series { number, quiet, passed });
}
