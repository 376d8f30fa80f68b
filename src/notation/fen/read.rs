//! Reading positions.

use super::CASTLING;
use super::fields::{FenField, Fields};
use super::passing::check_passed;
use super::playable::problems;
use super::series;
use crate::board::{
    Board, BoardId, BoardSquare, Color, Piece, Player, Position, Role, Run, Square, Wide,
};
use crate::notation::fault::{FenProblem, PositionProblem, Problem};
use crate::notation::{Fault, role_of, square_of};
use crate::rules::{Memory, Variant};

/// Which move of the turn is next, in games that have several.
const MOVES_OF_TURN: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Reads a position. What cannot be read or played is refused with field and reason.
///
/// Fields left out at the end say what they usually do. A half-move clock beyond 255 is read as
/// 255 and a full-move number as one from 1 to 65535: no rule asks further.
pub fn read(rules: &dyn Variant, text: &str) -> Result<Position, Fault> {
    let fields = Fields::split(rules, text)?;
    let position = read_fields(rules, &fields)?;
    // A square that is taken twice cannot come about, yet games go on from there: links have it.
    let is_fatal = |problem: &PositionProblem| !matches!(problem, PositionProblem::TakenTwice(_));
    match problems(rules, &position).into_iter().find(is_fatal) {
        None => Ok(position),
        Some(what) => Err(fields.placement.fault(what)),
    }
}

/// Reads a position that somebody sets up. What cannot be read is refused with field and reason;
/// whether it can be played is not asked ([`problems`]).
pub fn read_draft(rules: &dyn Variant, text: &str) -> Result<Position, Fault> {
    read_fields(rules, &Fields::split(rules, text)?)
}

fn read_fields(rules: &dyn Variant, fields: &Fields) -> Result<Position, Fault> {
    let mut position = Position::empty(rules.boards());
    read_placement(rules, &mut position, fields.placement)?;
    read_zone(&mut position, fields.zone)?;
    position.info.set_turn(match fields.side.text {
        "w" => Color::White,
        "b" => Color::Black,
        _ => return Err(fields.side.not_one_of(&["w", "b"])),
    });
    read_castling(rules, &mut position, fields.castling)?;
    if rules.memory().contains(&Memory::Pawns) {
        read_pawns(&mut position, fields.pawns)?;
    }
    if rules.memory().contains(&Memory::Kings) {
        read_kings(&mut position, fields.kings)?;
    }
    if rules.memory().contains(&Memory::Turn) {
        let moves = MOVES_OF_TURN.get(..rules.moves_left(&position.info).into());
        let moves = moves.unwrap_or(&MOVES_OF_TURN);
        let made = moves.iter().position(|&number| number == fields.phase.text);
        let made = made.ok_or_else(|| fields.phase.not_one_of(moves))?;
        position.info.set_made_in_turn(made as u8);
    }
    if rules.memory().contains(&Memory::Command) {
        read_command(rules, &mut position, fields.command)?;
    }
    if fields.ep.text != "-" && !rules.has_series() {
        read_ep(rules, &mut position, fields.ep)?;
    }
    position.info.clock = number(fields.half)?.min(u8::MAX as u32) as u8;
    position.info.fullmove = number(fields.full)?.clamp(1, u16::MAX as u32) as u16;
    if rules.has_series() {
        series::read(rules, &mut position, fields)?;
    }
    Ok(position)
}

/// Reads who stands where and who may castle, from the fields of those names and numbers. Whether
/// the position can be played is not asked.
pub fn read_pieces(
    rules: &dyn Variant,
    placement: FenField,
    castling: FenField,
) -> Result<Position, Fault> {
    let mut position = Position::empty(rules.boards());
    read_placement(rules, &mut position, placement)?;
    read_castling(rules, &mut position, castling)?;
    Ok(position)
}

fn read_placement(
    rules: &dyn Variant,
    position: &mut Position,
    field: FenField,
) -> Result<(), Fault> {
    let boards: Vec<&str> = field.text.split(':').collect();
    if boards.len() > rules.boards() {
        let (found, most) = (boards.len(), rules.boards());
        return Err(field.fault(FenProblem::TooManyBoards { found, most }));
    }
    if boards.len() > 1 && field.text.contains('|') {
        return Err(field.fault(FenProblem::BarsAndBoards));
    }
    for (board, text) in (0..).map(BoardId::new).zip(boards) {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != 8 {
            let found = ranks.len();
            return Err(field.fault(FenProblem::RankCount { found, expected: 8 }));
        }
        for (rank, text) in (0..8).rev().zip(ranks) {
            read_rank(rules, position, BoardSquare::new(board, Square::at(0, rank)), text)
                .map_err(|what| field.fault(what))?;
        }
    }
    Ok(())
}

/// Reads one rank, whose first square is given. The error says what is wrong with it.
fn read_rank(
    rules: &dyn Variant,
    position: &mut Position,
    first: BoardSquare,
    text: &str,
) -> Result<(), FenProblem> {
    let files = rules.files() as usize;
    let rank = first.square().rank();
    let stray = FenProblem::StrayBar { rank: rank + 1 };
    let mut file: usize = 0;
    let mut board = first.board();
    // Where the last piece stands.
    let mut last_on = board;
    for c in text.chars() {
        let is_marked = board != first.board();
        // The form on one board: a bar before each piece of board B.
        if c == '|' && rules.boards() == 2 && !is_marked {
            board = BoardId::B;
            continue;
        }
        if is_marked && !c.is_ascii_alphabetic() {
            return Err(stray);
        }
        if let Some(gap @ 1..=9) = c.to_digit(10) {
            file += gap as usize;
            continue;
        }
        if c == '~' && rules.memory().contains(&Memory::Promoted) {
            let before = BoardSquare::new(last_on, Square::at(file.max(1) as u8 - 1, rank));
            mark(position, before).ok_or(FenProblem::StrayMark { rank: rank + 1 })?;
            continue;
        }
        let role = role_of(c).filter(|&role| rules.pieces().has(role));
        let role = role.ok_or(FenProblem::NotAPiece { rank: rank + 1, letter: c })?;
        if file < files {
            let square = Square::at(file as u8, rank);
            let color = color_of(c);
            last_on = std::mem::replace(&mut board, first.board());
            let at = BoardSquare::new(last_on, square);
            position.placement().put(at, Piece { color, role });
        }
        file += 1;
    }
    match file {
        _ if board != first.board() => Err(stray),
        n if n == files => Ok(()),
        found => Err(FenProblem::FileCount { rank: rank + 1, found, expected: files }),
    }
}

/// Notes that the piece there was a pawn, if it can have been one.
fn mark(position: &mut Position, at: BoardSquare) -> Option<()> {
    let role = position.piece_at(at)?.role;
    Role::PROMOTIONS.contains(&role).then(|| position.placement().set_promoted(at))
}

/// White's letters are upper case.
fn color_of(letter: char) -> Color {
    if letter.is_ascii_uppercase() { Color::White } else { Color::Black }
}

/// No pocket holds more of a kind: as many as there are squares.
pub const FULL_POCKET: u8 = 64;

fn read_zone(position: &mut Position, field: FenField) -> Result<(), Fault> {
    for c in field.text.chars().filter(|_| field.text != "-") {
        let role = role_of(c).filter(|role| Role::RESERVABLE.contains(role));
        let role = role.ok_or_else(|| field.fault(FenProblem::NotInZone(c)))?;
        let color = color_of(c);
        if position.info.pocket(color).count(role) >= FULL_POCKET {
            return Err(field.fault(FenProblem::ZoneFull { letter: c, most: FULL_POCKET }));
        }
        position.info.add_to_pocket(color, role);
    }
    Ok(())
}

/// Rights to what a game does not have mean nothing, but they must be such.
fn read_castling(
    rules: &dyn Variant,
    position: &mut Position,
    field: FenField,
) -> Result<(), Fault> {
    for c in field.text.chars().filter(|_| field.text != "-") {
        let Some(&(_, color, file)) = CASTLING.iter().find(|right| right.0 == c) else {
            return Err(field.fault(FenProblem::NotACastlingRight(c)));
        };
        if !rules.has_castling() {
            continue;
        }
        let Some(rook) = castling_rook(position, color, file) else {
            let (king, rook) = castling_homes(color, file);
            return Err(field.fault(FenProblem::CastlingNeeds { right: c, king, rook }));
        };
        position.placement().set_unmoved(rook);
    }
    Ok(())
}

/// Where the king and the rook of a file stand that may castle.
fn castling_homes(color: Color, file: u8) -> (Square, Square) {
    let rank = color.pick(0, 7);
    (Square::at(4, rank), Square::at(file, rank))
}

/// The rook of a file that may castle if it has never moved: its king stands at home on its board.
pub fn castling_rook(position: &Position, color: Color, file: u8) -> Option<BoardSquare> {
    let (king, rook) = castling_homes(color, file);
    let stands = |board: &Board| {
        board.pieces(color, Role::King).has(king) && board.pieces(color, Role::Rook).has(rook)
    };
    let id = position.boards().iter().position(stands)?;
    Some(BoardSquare::new(BoardId::new(id as u8), rook))
}

/// Reads which pawns have never moved: pieces start on board A in every game that asks, so the bits
/// are about that board's squares. Bits without a pawn mean nothing. Without the fields every
/// pawn on its second rank counts as never moved, as in orthodox chess.
fn read_pawns(position: &mut Position, fields: Option<[FenField; 2]>) -> Result<(), Fault> {
    for color in Color::ALL {
        let field = fields.map(|fields| fields[color as usize]);
        let bits = field.map_or(Ok(u8::MAX), |field| {
            let found = field.excerpt();
            let wrong = Problem::NotInRange { found, least: 0, most: u8::MAX.into() };
            field.text.parse::<u8>().map_err(|_| field.fault(wrong))
        })?;
        for file in (0..8).filter(|file| bits >> file & 1 == 1) {
            let home = BoardSquare::new(BoardId::A, Square::at(file, color.pick(1, 6)));
            if position.board(home).pieces(color, Role::Pawn).has(home.square()) {
                position.placement().set_unmoved(home);
            }
        }
    }
    Ok(())
}

/// Reads which kings have never moved. One that may castle has not, and the letter of a king that does not
/// stand at home means nothing.
fn read_kings(position: &mut Position, field: FenField) -> Result<(), Fault> {
    const KINGS: [&str; 4] = ["Kk", "K", "k", "-"];
    if !field.text.is_empty() && !KINGS.contains(&field.text) {
        return Err(field.not_one_of(&KINGS));
    }
    for (letter, color) in [('K', Color::White), ('k', Color::Black)] {
        let home = Square::at(4, color.pick(0, 7));
        let sits = |board: &Board| board.pieces(color, Role::King).has(home);
        let castles =
            |board: &Board| !(board.unmoved() & board.pieces(color, Role::Rook)).is_empty();
        let is_unmoved = field.text.contains(letter) || position.boards().iter().any(castles);
        let board = position.boards().iter().position(sits).filter(|_| is_unmoved);
        if let Some(id) = board {
            position.placement().set_unmoved(BoardSquare::new(BoardId::new(id as u8), home));
        }
    }
    Ok(())
}

/// Reads who commands which side. Left out, the limit of the whole game is that of its start.
fn read_command(
    rules: &dyn Variant,
    position: &mut Position,
    [commander, run, left]: [FenField; 3],
) -> Result<(), Fault> {
    position.info.set_white_player(match commander.text {
        "1" => Player::First,
        "2" => Player::Second,
        _ => return Err(commander.not_one_of(&["1", "2"])),
    });
    let pair = |field: FenField, sign: char, form: &'static str| {
        let numbers = field.text.split_once(sign);
        let numbers = numbers.and_then(|(a, b)| Some([a.parse().ok()?, b.parse::<u8>().ok()?]));
        numbers.ok_or_else(|| field.not_like(&["-", form]))
    };
    if run.text != "-" {
        let [made, limit] = pair(run, '/', "1/2")?;
        // Without a change there is nothing to limit.
        position.info.set_run(if made == 0 { Run::default() } else { Run { made, limit } });
    }
    position.info.set_switches_left(match left.text {
        "" => rules.start::<Wide>().info.switches_left(),
        "-" => None,
        _ => Some(pair(left, ',', "3,3")?),
    });
    Ok(())
}

fn read_ep(rules: &dyn Variant, position: &mut Position, field: FenField) -> Result<(), Fault> {
    let no_square = || field.fault(Problem::NotASquare(field.excerpt()));
    let name = field.text.get(..2).unwrap_or_default();
    let id = match (rules.boards(), field.text.get(2..).unwrap_or_default()) {
        (_, "") | (2.., "A") => BoardId::A,
        (2.., "B") => BoardId::B,
        (3.., "C") => BoardId::C,
        _ => return Err(no_square()),
    };
    let passed = square_of(name).ok_or_else(no_square)?;
    // In a game without it nothing is meant.
    if !rules.has_en_passant() {
        return Ok(());
    }
    let passed = BoardSquare::new(id, passed);
    check_passed(rules, position, passed).map_err(|what| field.fault(what))?;
    position.placement().set_ep(passed);
    Ok(())
}

/// A number; what is too long for one is beyond every limit.
fn number(field: FenField) -> Result<u32, Fault> {
    let is_number = !field.text.is_empty() && field.text.bytes().all(|b| b.is_ascii_digit());
    match is_number {
        true => Ok(field.text.parse().unwrap_or(u32::MAX)),
        false => Err(field.fault(Problem::NotANumber(field.excerpt()))),
    }
}
