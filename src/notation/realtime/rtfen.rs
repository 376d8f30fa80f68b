//! Positions as RTFEN: `placement castling ep-list cooldowns quietW,quietB tick`.
//!
//! The list of en passant names the squares passed over with the ticks at which the rights end, as
//! `e3@7000,c6@7040` (`e3@-` without a limit of time); the cooldowns are those of the pieces still
//! frozen, as `e4=7000,d8=7424`. Both are `-` when empty.

use super::orthodox;
use crate::board::{Bitboard, Color, Role, Square};
use crate::notation::fault::{Excerpt, FenProblem, FieldName, PositionProblem, Problem};
use crate::notation::fen::{self, FenField};
use crate::notation::{Fault, square, square_of};
use crate::realtime::{EnPassantRule, Options, Tick, TimedPosition};
use crate::variants::chess::Chess;

/// Writes a position at a tick.
pub fn write(position: &TimedPosition, options: &Options, tick: Tick) -> String {
    let [placement, castling] = placement_and_castling(position);
    // In the order of the squares passed over: White's stand lower on the board.
    let rights = Color::ALL.into_iter().flat_map(|side| position.passed(side));
    let rights: Vec<String> = rights
        .filter(|&pawn| position.right_lives(options, pawn, tick))
        .filter_map(|pawn| right(position, options, pawn))
        .collect();
    let frozen = position.board().occupied().filter(|&at| position.ready_at(at) > tick);
    let frozen: Vec<String> =
        frozen.map(|at| format!("{}={}", square(at), position.ready_at(at))).collect();
    let [white, black] = position.quiet.0;
    let (rights, frozen) = (listed(&rights), listed(&frozen));
    format!("{placement} {castling} {rights} {frozen} {white},{black} {tick}")
}

/// The placement as in FEN, and the castling rights, `-` for none.
pub fn placement_and_castling(position: &TimedPosition) -> [String; 2] {
    let text = fen::write(&Chess, &orthodox::position(position, Color::White, None));
    let field = |number| text.split(' ').nth(number).unwrap_or_default().to_owned();
    [field(0), field(2)]
}

/// The square passed over by a pawn that has made a double step and stands there.
fn over(pawn: Square) -> Option<Square> {
    pawn.ahead(if pawn.rank() == 3 { Color::White } else { Color::Black }, -1)
}

fn right(position: &TimedPosition, options: &Options, pawn: Square) -> Option<String> {
    let passed = square(over(pawn)?);
    Some(match options.en_passant {
        EnPassantRule::Cooldown => format!("{passed}@{}", position.ready_at(pawn)),
        _ => format!("{passed}@-"),
    })
}

fn listed(items: &[String]) -> String {
    if items.is_empty() { "-".to_owned() } else { items.join(",") }
}

/// Reads a position and its tick. What cannot be read or played is refused with field and reason.
pub fn read(text: &str) -> Result<(TimedPosition, Tick), Fault> {
    read_fields(text, playable_pieces)
}

/// Reads a position that somebody sets up, and its tick. What cannot be read is refused with field and
/// reason; whether it can be played is not asked ([`problems`]).
pub fn read_draft(text: &str) -> Result<(TimedPosition, Tick), Fault> {
    read_fields(text, pieces)
}

fn read_fields(text: &str, pieces: PiecesReader) -> Result<(TimedPosition, Tick), Fault> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let [placement, castling, rights, frozen, quiet, tick] = fields[..] else {
        return Err(FenProblem::FieldCount { found: fields.len(), expected: 6 }.into());
    };
    let mut position = pieces(
        FenField::new(1, FieldName::Placement, placement),
        FenField::new(2, FieldName::Castling, castling),
    )?;
    read_frozen(&mut position, FenField::new(4, FieldName::Cooldowns, frozen))?;
    read_rights(&mut position, FenField::new(3, FieldName::EnPassant, rights))?;
    let quiet = FenField::new(5, FieldName::QuietMoves, quiet);
    let counts = quiet.text.split_once(',');
    let counts = counts.and_then(|(a, b)| Some([a.parse().ok()?, b.parse().ok()?]));
    position.quiet.0 = counts.ok_or_else(|| quiet.not_like(&["0,1"]))?;
    let tick = FenField::new(6, FieldName::Tick, tick);
    Ok((position, number(tick, tick.text)?))
}

/// Reads a start: a FEN of ordinary chess of which only the pieces and the castling rights count, and
/// every piece is ready.
pub fn read_start(text: &str) -> Result<TimedPosition, Fault> {
    read_plain(text, playable_pieces)
}

/// Reads a start that somebody sets up; whether it can be played is not asked.
pub fn read_start_draft(text: &str) -> Result<TimedPosition, Fault> {
    read_plain(text, pieces)
}

fn read_plain(text: &str, pieces: PiecesReader) -> Result<TimedPosition, Fault> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let Some(placement) = fields.first() else {
        return Err(FenProblem::Empty.into());
    };
    let castling = fields.get(2).unwrap_or(&"-");
    pieces(
        FenField::new(1, FieldName::Placement, placement),
        FenField::new(3, FieldName::Castling, castling),
    )
}

/// What reads who stands where and who may castle.
type PiecesReader = fn(FenField, FenField) -> Result<TimedPosition, Fault>;

fn playable_pieces(placement: FenField, castling: FenField) -> Result<TimedPosition, Fault> {
    let position = pieces(placement, castling)?;
    match problems(&position).first() {
        None => Ok(position),
        Some(&what) => Err(placement.fault(what)),
    }
}

fn pieces(placement: FenField, castling: FenField) -> Result<TimedPosition, Fault> {
    let plain = fen::read_pieces(&Chess, placement, castling)?;
    let mut position = TimedPosition::EMPTY;
    for board in plain.boards() {
        for at in board.occupied() {
            if let Some(piece) = board.piece_at(at) {
                position.put(at, piece, 0);
            }
        }
        for rook in board.unmoved() {
            position.set_unmoved(rook);
        }
    }
    Ok(position)
}

/// Why a position cannot be played: everything that is wrong with it, the plainest first; nothing, if it
/// can be.
pub fn problems(position: &TimedPosition) -> Vec<PositionProblem> {
    let board = position.board();
    let kings = |color: Color| match board.pieces(color, Role::King).len() {
        0 => Some(PositionProblem::NoKing(color)),
        1 => None,
        count => Some(PositionProblem::ManyKings { color, count }),
    };
    let ends = Bitboard::rank_for(Color::White, 0) | Bitboard::rank_for(Color::White, 7);
    let astray = |color: Color| {
        let pawns = (board.pieces(color, Role::Pawn) & ends).into_iter();
        pawns.map(move |at| PositionProblem::PawnAstray { color, at })
    };
    let mut found: Vec<PositionProblem> = Color::ALL.into_iter().filter_map(kings).collect();
    found.extend(Color::ALL.into_iter().flat_map(astray));
    if Color::ALL.iter().all(|&side| position.in_check(side)) {
        found.push(PositionProblem::BothInCheck);
    }
    found
}

/// The items of a list with a sign in the middle of each.
fn pairs<'a>(
    field: FenField<'a>,
    sign: char,
    example: &'static str,
) -> impl Iterator<Item = Result<(Square, &'a str), Fault>> {
    let items = field.text.split(',').filter(move |_| field.text != "-");
    items.map(move |item| {
        let pair = item.split_once(sign);
        let pair = pair.and_then(|(name, tick)| Some((square_of(name)?, tick)));
        let what = || Problem::NotLike { found: Excerpt::of(item), examples: vec![example] };
        pair.ok_or_else(|| field.fault(what()))
    })
}

fn read_frozen(position: &mut TimedPosition, field: FenField) -> Result<(), Fault> {
    for pair in pairs(field, '=', "e4=7000") {
        let (at, tick) = pair?;
        if position.piece_at(at).is_none() {
            return Err(field.fault(FenProblem::NobodyThere(at)));
        }
        position.set_ready(at, number(field, tick)?);
    }
    Ok(())
}

fn read_rights(position: &mut TimedPosition, field: FenField) -> Result<(), Fault> {
    for pair in pairs(field, '@', "e3@7000") {
        let (passed, tick) = pair?;
        let mover = match passed.rank() {
            2 => Color::White,
            _ => Color::Black,
        };
        let nobody = || field.fault(FenProblem::NobodyPasses(passed));
        let pawn = passed.ahead(mover, 1).ok_or_else(nobody)?;
        if !position.board().color(mover).has(pawn) || !position.set_passed(pawn) {
            return Err(nobody());
        }
        if tick != "-" && number(field, tick)? != position.ready_at(pawn) {
            let tick = position.ready_at(pawn);
            return Err(field.fault(FenProblem::ReadyAt { at: pawn, tick }));
        }
    }
    Ok(())
}

fn number(field: FenField, text: &str) -> Result<Tick, Fault> {
    let wrong = || field.fault(Problem::NotATick(Excerpt::of(text)));
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| digits).ok_or_else(wrong)
}
