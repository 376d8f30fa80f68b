//! Writing positions.

use super::CASTLING;
use crate::board::{
    Bitboard, Color, Man, Meta, Phase, Plane, Role, Run, Seat, Site, Square, State,
};
use crate::notation::{man_letter, square};
use crate::rules::{Memory, Variant};

/// Writes a position of two boards as if they were one, `|` before each man of board B. None for
/// other games, and where a square is taken on both boards.
pub fn write_on_one_board(rules: &dyn Variant, state: &State) -> Option<String> {
    let [a, b] = state.boards() else { return None };
    let placement = ranks(rules.files(), |square| match (letter(a, square), letter(b, square)) {
        (Some(letter), None) => Some(letter),
        (None, Some(letter)) => Some(format!("|{letter}")),
        _ => None,
    });
    let shared = a.occupied() & b.occupied();
    shared.is_empty().then(|| with_fields(rules, state, placement))
}

/// Writes a position.
pub fn write(rules: &dyn Variant, state: &State) -> String {
    let board = |plane: &Plane| ranks(rules.files(), |square| letter(plane, square));
    let boards: Vec<String> = state.boards().iter().map(board).collect();
    with_fields(rules, state, boards.join(":"))
}

/// A position as links have it: brackets get lost in chats, so a pocket is one more rank.
pub fn for_link(written: &str) -> String {
    written.replace(' ', "_").replace('[', "/").replace(']', "")
}

/// A placement with the other fields behind it.
fn with_fields(rules: &dyn Variant, state: &State, placement: String) -> String {
    let meta = &state.meta;
    let mut fields = vec![placement];
    if rules.memory().contains(&Memory::Pocket) {
        fields[0] += &format!("[{}]", zone(state));
    }
    if rules.memory().contains(&Memory::Reserve) {
        fields.push(or_dash(zone(state)));
    }
    fields.push(meta.turn().pick("w", "b").to_owned());
    fields.push(or_dash(castling(state)));
    fields.push(meta.ep().map_or("-".to_owned(), |passed| passed_site(rules, passed)));
    fields.push(meta.clock.to_string());
    fields.push(meta.fullmove.to_string());
    if rules.memory().contains(&Memory::Pawns) {
        fields.extend(Color::ALL.map(|color| fresh_pawns(state, color).to_string()));
    }
    if rules.memory().contains(&Memory::Phase) {
        fields.push(if meta.phase() == Phase::First { "1" } else { "2" }.to_owned());
    }
    if rules.memory().contains(&Memory::Command) {
        fields.extend(command(meta));
    }
    fields.join(" ")
}

/// Who commands White, the changes of armies in a row, and those left to each person.
fn command(meta: &Meta) -> [String; 3] {
    let commander = if meta.seat_of(Color::White) == Seat::First { "1" } else { "2" };
    let Run { made, limit } = meta.run();
    let run = if made == 0 { "-".to_owned() } else { format!("{made}/{limit}") };
    let left = meta.switches_left().map(|[first, second]| format!("{first},{second}"));
    [commander.to_owned(), run, left.unwrap_or("-".to_owned())]
}

fn or_dash(field: String) -> String {
    if field.is_empty() { "-".to_owned() } else { field }
}

/// Who stands on a square; `~` behind whoever was a pawn, in games that remember it.
fn letter(plane: &Plane, square: Square) -> Option<String> {
    let Man { color, role } = plane.man_at(square)?;
    let mark = if plane.promoted().has(square) { "~" } else { "" };
    Some(man_letter(color, role).to_string() + mark)
}

/// The ranks of a board from the eighth, by what stands on each square.
fn ranks(files: u8, man: impl Fn(Square) -> Option<String>) -> String {
    let ranks = (0..8).rev().map(|rank| {
        let mut text = String::new();
        let mut gap = 0;
        for file in 0..files {
            match man(Square::at(file, rank)) {
                None => gap += 1,
                Some(man) => {
                    push_gap(&mut text, &mut gap);
                    text += &man;
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

fn zone(state: &State) -> String {
    let men = Color::ALL.into_iter().flat_map(|color| {
        let zone = state.meta.reserve(color);
        Role::RESERVABLE.into_iter().flat_map(move |role| {
            std::iter::repeat_n(man_letter(color, role), zone.count(role) as usize)
        })
    });
    men.collect()
}

fn castling(state: &State) -> String {
    let may = |color: Color, file: u8| {
        let corner = Square::at(file, color.pick(0, 7));
        state.boards().iter().any(|p| (p.fresh() & p.men(color, Role::Rook)).has(corner))
    };
    CASTLING.iter().filter(|(_, color, file)| may(*color, *file)).map(|right| right.0).collect()
}

/// The passed square, and on several boards the board the pawn left.
fn passed_site(rules: &dyn Variant, passed: Site) -> String {
    let board = (rules.boards() > 1).then(|| passed.board().letter());
    square(passed.square()) + &board.map(String::from).unwrap_or_default()
}

/// The pawns that have never left their squares, bit 0 for the a-file.
fn fresh_pawns(state: &State, color: Color) -> u8 {
    let home = Bitboard::rank_for(color, 1);
    let fresh = state.boards().iter().map(|p| (p.fresh() & p.men(color, Role::Pawn) & home).0);
    (fresh.fold(0, |a, b| a | b) >> (8 * color.pick(1, 6))) as u8
}
