//! Reading a position.

use super::{BLACK, LEFT, PASSED, POCKETS, PROMOTED, SWITCHED, TURN, UNMOVED, reservable};
use crate::board::{
    Bitboard, BoardId, BoardSquare, Color, Piece, Player, Position, Role, Run, Series, Square,
};
use crate::cli::samples::bytes::ByteReader;
use crate::cli::samples::fault::{SampleFault, SampleProblem};
use crate::notation::fault::PositionProblem;
use crate::notation::fen::{self, FULL_POCKET};
use crate::rules::Rules;

/// Reads a position of a game, which can be played. The fault says what is wrong.
pub fn read(rules: Rules, bytes: &mut ByteReader) -> Result<Position, SampleFault> {
    let start = bytes.at();
    let [facts, clock] = bytes.take()?;
    let is = |fact| facts & fact != 0;
    let mut position = Position::empty(rules.boards());
    position.info.clock = clock;
    position.info.fullmove = u16::from_le_bytes(bytes.take()?);
    if is(BLACK) {
        position.info.set_turn(Color::Black);
    }
    if is(SWITCHED) {
        position.info.set_white_player(Player::Second);
    }
    for board in boards(rules) {
        read_pieces(rules, board, &mut position, bytes)?;
    }
    if is(UNMOVED) {
        read_notes(rules, bytes, &mut position, |on, at| on.placement().set_unmoved(at))?;
    }
    if is(PROMOTED) {
        read_notes(rules, bytes, &mut position, |on, at| on.placement().set_promoted(at))?;
    }
    if is(POCKETS) {
        read_pockets(&mut position, bytes)?;
    }
    if is(TURN) {
        read_turn(rules, &mut position, bytes)?;
    }
    if is(LEFT) {
        position.info.set_switches_left(Some(bytes.take()?));
    }
    if is(PASSED) {
        read_passed(rules, &mut position, bytes)?;
    }
    // A square that is taken twice cannot come about in play; a text of such a position is read, too.
    let is_fatal = |problem: &PositionProblem| !matches!(problem, PositionProblem::TakenTwice(_));
    match fen::problems(rules, &position).into_iter().find(is_fatal) {
        None => Ok(position),
        Some(problem) => Err(SampleProblem::Position(problem).at(start)),
    }
}

fn boards(rules: Rules) -> impl Iterator<Item = BoardId> {
    (0..rules.boards() as u8).map(BoardId::new)
}

fn read_pieces(
    rules: Rules,
    board: BoardId,
    position: &mut Position,
    bytes: &mut ByteReader,
) -> Result<(), SampleFault> {
    let start = bytes.at();
    let occupied = Bitboard(u64::from_le_bytes(bytes.take()?));
    let codes = bytes.slice(occupied.len().div_ceil(2) as usize)?;
    let codes = codes.iter().flat_map(|pair| [pair & 15, pair >> 4]);
    for (square, code) in occupied.zip(codes) {
        let at = BoardSquare::new(board, square);
        if square.file() >= rules.files() {
            return Err(SampleProblem::Square(at).at(start));
        }
        let role = Role::ALL.get(usize::from(code & 7)).filter(|&&role| rules.pieces().has(role));
        let role = *role.ok_or_else(|| SampleProblem::Piece(code).at(start))?;
        let color = if code & 8 == 0 { Color::White } else { Color::Black };
        position.placement().put(at, Piece { color, role });
    }
    Ok(())
}

/// Reads squares of all boards, and notes something of the pieces there.
fn read_notes(
    rules: Rules,
    bytes: &mut ByteReader,
    position: &mut Position,
    note: impl Fn(&mut Position, BoardSquare),
) -> Result<(), SampleFault> {
    for board in boards(rules) {
        let start = bytes.at();
        for square in Bitboard(u64::from_le_bytes(bytes.take()?)) {
            let at = BoardSquare::new(board, square);
            position.piece_at(at).ok_or_else(|| SampleProblem::NoPiece.at(start))?;
            note(position, at);
        }
    }
    Ok(())
}

fn read_pockets(position: &mut Position, bytes: &mut ByteReader) -> Result<(), SampleFault> {
    for (color, role) in reservable() {
        let start = bytes.at();
        let count = bytes.byte()?;
        if count > FULL_POCKET {
            return Err(SampleProblem::Pocket(count).at(start));
        }
        (0..count).for_each(|_| position.info.add_to_pocket(color, role));
    }
    Ok(())
}

fn read_turn(
    rules: Rules,
    position: &mut Position,
    bytes: &mut ByteReader,
) -> Result<(), SampleFault> {
    let start = bytes.at();
    let [in_turn, made, limit] = bytes.take()?;
    let number = position.info.fullmove;
    match rules.has_series() {
        true => position.info.set_series(Series { number, quiet: made, passed: limit }),
        false => position.info.set_run(Run { made, limit }),
    }
    if in_turn >= rules.moves_left(&position.info) {
        return Err(SampleProblem::Turn(in_turn).at(start));
    }
    position.info.set_made_in_turn(in_turn);
    Ok(())
}

fn read_passed(
    rules: Rules,
    position: &mut Position,
    bytes: &mut ByteReader,
) -> Result<(), SampleFault> {
    let start = bytes.at();
    let index = bytes.byte()?;
    let passed = BoardSquare::new(BoardId::new(index >> 6), Square::new(index));
    if !fen::passable(rules, position).contains(&passed) {
        return Err(SampleProblem::NotPassed(passed).at(start));
    }
    position.placement().set_ep(passed);
    Ok(())
}
