//! What FEN says of series of moves: which pawns have just passed several squares, how far the series has come,
//! and how many before it were quiet.

use super::fields::{FenField, Fields};
use crate::board::{Board, Color, Position, Role, Series, Square};
use crate::notation::fault::{FenProblem, Problem};
use crate::notation::{Fault, square, square_of};
use crate::rules::Variant;

/// `3/0`: so many moves of the series made, so many quiet series before it.
pub fn write(position: &Position) -> String {
    format!("{}/{}", position.info.made_in_turn(), position.info.series().quiet)
}

/// The squares passed over, one behind the other: `d6e6`; `-` for none.
pub fn write_passed(position: &Position) -> String {
    let squares: String = position.info.passed_in_series().map(square).collect();
    if squares.is_empty() { "-".to_owned() } else { squares }
}

/// Reads the fields that tell of a series into a position that has everything else.
pub fn read(rules: &dyn Variant, position: &mut Position, fields: &Fields) -> Result<(), Fault> {
    let number = position.info.fullmove;
    let field = fields.series;
    let wrong = || field.not_like(&["0/0", "3/1"]);
    let (made, quiet) = field.text.split_once('/').ok_or_else(wrong)?;
    let (made, quiet) = (made.parse::<u8>(), quiet.parse::<u8>());
    let (Ok(made), Ok(quiet)) = (made, quiet) else { return Err(wrong()) };
    position.info.set_series(Series { number, quiet, passed: 0 });
    let most = u32::from(rules.moves_left(&position.info)) - 1;
    if u32::from(made) > most {
        let found = field.excerpt();
        return Err(field.fault(Problem::NotInRange { found, least: 0, most }));
    }
    position.info.set_made_in_turn(made);
    let passed = read_passed(position, fields.ep)?;
    position.info.set_series(Series { number, quiet, passed });
    Ok(())
}

/// The files of the pawns that have passed: of the other side at the beginning of a series, and of the mover
/// later.
fn read_passed(position: &Position, field: FenField) -> Result<u8, Fault> {
    let turn = position.info.turn();
    let by = if position.info.made_in_turn() == 0 { !turn } else { turn };
    let mut rest = if field.text == "-" { "" } else { field.text };
    let mut passed = 0;
    while !rest.is_empty() {
        let name = rest.get(..2).unwrap_or_default();
        let over = square_of(name);
        let over = over.ok_or_else(|| field.fault(Problem::NotASquare(field.excerpt())))?;
        check(position, by, over).map_err(|what| field.fault(what))?;
        passed |= 1 << over.file();
        rest = &rest[2..];
    }
    Ok(passed)
}

/// Can a pawn of a side have passed over a square in its series?
fn check(position: &Position, by: Color, over: Square) -> Result<(), FenProblem> {
    let ahead = over.ahead(by, 1).filter(|_| over.rank_for(by) == 2);
    let Some(pawn) = ahead else { return Err(FenProblem::NobodyPasses(over)) };
    let stands = |board: &Board| board.pieces(by, Role::Pawn).has(pawn);
    match position.boards().iter().any(stands) {
        true => Ok(()),
        false => Err(FenProblem::HasNotPassed { color: by, pawn, passed: over }),
    }
}
