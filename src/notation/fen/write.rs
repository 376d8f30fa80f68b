//! Writing positions.

use super::CASTLING;
use super::series;
use crate::board::{
    Bitboard, Board, BoardSquare, Color, Piece, Player, Position, PositionInfo, Role, Run, Square,
};
use crate::notation::{piece_letter, square};
use crate::rules::{Memory, Variant};

/// Writes a position of two boards as if they were one, `|` before each piece of board B. None for
/// other games, and where a square is taken on both boards.
pub fn write_on_one_board(rules: &dyn Variant, position: &Position) -> Option<String> {
    let [a, b] = position.boards() else { return None };
    let placement = ranks(rules.files(), |square| match (letter(a, square), letter(b, square)) {
        (Some(letter), None) => Some(letter),
        (None, Some(letter)) => Some(format!("|{letter}")),
        _ => None,
    });
    let shared = a.occupied() & b.occupied();
    shared.is_empty().then(|| with_fields(rules, position, placement))
}

/// Writes a position.
pub fn write(rules: &dyn Variant, position: &Position) -> String {
    let field = |board: &Board| ranks(rules.files(), |square| letter(board, square));
    let boards: Vec<String> = position.boards().iter().map(field).collect();
    with_fields(rules, position, boards.join(":"))
}

/// A position as links have it: brackets get lost in chats, so a pocket is one more rank.
pub fn for_link(written: &str) -> String {
    written.replace(' ', "_").replace('[', "/").replace(']', "")
}

/// A placement with the other fields behind it.
fn with_fields(rules: &dyn Variant, position: &Position, placement: String) -> String {
    let info = &position.info;
    let mut fields = vec![placement];
    if rules.memory().contains(&Memory::Pocket) {
        fields[0] += &format!("[{}]", zone(position));
    }
    if rules.memory().contains(&Memory::Zone) {
        fields.push(or_dash(zone(position)));
    }
    fields.push(info.turn().pick("w", "b").to_owned());
    fields.push(or_dash(castling(position)));
    fields.push(match rules.has_series() {
        true => series::write_passed(position),
        false => info.ep().map_or("-".to_owned(), |passed| passed_site(rules, passed)),
    });
    fields.push(info.clock.to_string());
    fields.push(info.fullmove.to_string());
    if rules.memory().contains(&Memory::Pawns) {
        fields.extend(Color::ALL.map(|color| unmoved_pawns(position, color).to_string()));
    }
    if rules.memory().contains(&Memory::Kings) {
        fields.push(or_dash(kings(position)));
    }
    if rules.has_series() {
        fields.push(series::write(position));
    }
    if rules.memory().contains(&Memory::Turn) {
        fields.push((info.made_in_turn() + 1).to_string());
    }
    if rules.memory().contains(&Memory::Command) {
        fields.extend(command(info));
    }
    fields.join(" ")
}

/// Who commands White, the switches of sides in a row, and those left to each person.
fn command(info: &PositionInfo) -> [String; 3] {
    let commander = if info.player_of(Color::White) == Player::First { "1" } else { "2" };
    let Run { made, limit } = info.run();
    let run = if made == 0 { "-".to_owned() } else { format!("{made}/{limit}") };
    let left = info.switches_left().map(|[first, second]| format!("{first},{second}"));
    [commander.to_owned(), run, left.unwrap_or("-".to_owned())]
}

fn or_dash(field: String) -> String {
    if field.is_empty() { "-".to_owned() } else { field }
}

/// Who stands on a square; `~` behind whoever was a pawn, in games that remember it.
fn letter(board: &Board, square: Square) -> Option<String> {
    let Piece { color, role } = board.piece_at(square)?;
    let mark = if board.promoted().has(square) { "~" } else { "" };
    Some(piece_letter(color, role).to_string() + mark)
}

/// The ranks of a board from the eighth, by what stands on each square.
fn ranks(files: u8, piece: impl Fn(Square) -> Option<String>) -> String {
    let ranks = (0..8).rev().map(|rank| {
        let mut text = String::new();
        let mut gap = 0;
        for file in 0..files {
            match piece(Square::at(file, rank)) {
                None => gap += 1,
                Some(piece) => {
                    push_gap(&mut text, &mut gap);
                    text += &piece;
                }
            }
        }
        push_gap(&mut text, &mut gap);
        text
    });
    ranks.collect::<Vec<_>>().join("/")
}

fn push_gap(text: &mut String, gap: &mut u32) {
    if *gap > 0 {
        text.push_str(&gap.to_string());
        *gap = 0;
    }
}

fn zone(position: &Position) -> String {
    let pieces = Color::ALL.into_iter().flat_map(|color| {
        let zone = position.info.pocket(color);
        Role::RESERVABLE.into_iter().flat_map(move |role| {
            std::iter::repeat_n(piece_letter(color, role), zone.count(role) as usize)
        })
    });
    pieces.collect()
}

fn castling(position: &Position) -> String {
    let may = |color: Color, file: u8| {
        let corner = Square::at(file, color.pick(0, 7));
        position.boards().iter().any(|p| (p.unmoved() & p.pieces(color, Role::Rook)).has(corner))
    };
    CASTLING.iter().filter(|(_, color, file)| may(*color, *file)).map(|right| right.0).collect()
}

/// The kings that have never moved.
fn kings(position: &Position) -> String {
    let sits = |color: Color| {
        position.boards().iter().any(|p| !(p.unmoved() & p.pieces(color, Role::King)).is_empty())
    };
    Color::ALL.into_iter().filter(|&c| sits(c)).map(|c| piece_letter(c, Role::King)).collect()
}

/// The passed square, and on several boards the board the pawn left.
fn passed_site(rules: &dyn Variant, passed: BoardSquare) -> String {
    let board = (rules.boards() > 1).then(|| passed.board().letter());
    square(passed.square()) + &board.map(String::from).unwrap_or_default()
}

/// The pawns that have never left their squares, bit 0 for the a-file.
fn unmoved_pawns(position: &Position, color: Color) -> u8 {
    let home = Bitboard::rank_for(color, 1);
    let unmoved =
        position.boards().iter().map(|p| (p.unmoved() & p.pieces(color, Role::Pawn) & home).0);
    (unmoved.fold(0, |a, b| a | b) >> (8 * color.pick(1, 6))) as u8
}
