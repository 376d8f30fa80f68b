//! Writing positions.

use super::CASTLING;
use crate::board::{Bitboard, Boards, Color, Man, Plane, Role, Site, Square, State};
use crate::notation::{man_letter, square};
use crate::rules::{Memory, StateOf, Variant};

/// Writes a position.
pub fn write<V: Variant>(rules: &V, state: &StateOf<V>) -> String {
    let meta = &state.meta;
    let boards: Vec<String> =
        state.boards().iter().map(|plane| placement(plane, rules.files())).collect();
    let mut fields = vec![boards.join(":")];
    if rules.memory().contains(&Memory::Reserve) {
        fields.push(or_dash(zone(state)));
    }
    fields.push(meta.turn().pick("w", "b").to_owned());
    fields.push(or_dash(castling(state)));
    fields.push(meta.ep().map_or("-".to_owned(), |passed| passed_site::<V>(passed)));
    fields.push(meta.clock.to_string());
    fields.push(meta.fullmove.to_string());
    if rules.memory().contains(&Memory::Pawns) {
        fields.extend(Color::ALL.map(|color| fresh_pawns(state, color).to_string()));
    }
    fields.join(" ")
}

fn or_dash(field: String) -> String {
    if field.is_empty() { "-".to_owned() } else { field }
}

fn placement(plane: &Plane, files: u8) -> String {
    let ranks = (0..8).rev().map(|rank| {
        let mut text = String::new();
        let mut gap = 0;
        for file in 0..files {
            match plane.man_at(Square::at(file, rank)) {
                None => gap += 1,
                Some(Man { color, role }) => {
                    push_gap(&mut text, &mut gap);
                    text.push(man_letter(color, role));
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

fn zone<B: Boards>(state: &State<B>) -> String {
    let men = Color::ALL.into_iter().flat_map(|color| {
        let zone = state.meta.reserve(color);
        Role::RESERVABLE.into_iter().flat_map(move |role| {
            std::iter::repeat_n(man_letter(color, role), zone.count(role) as usize)
        })
    });
    men.collect()
}

fn castling<B: Boards>(state: &State<B>) -> String {
    let may = |color: Color, file: u8| {
        let corner = Square::at(file, color.pick(0, 7));
        state.boards().iter().any(|p| (p.fresh() & p.men(color, Role::Rook)).has(corner))
    };
    CASTLING.iter().filter(|(_, color, file)| may(*color, *file)).map(|right| right.0).collect()
}

/// The passed square, and on several boards the board the pawn left.
fn passed_site<V: Variant>(passed: Site) -> String {
    let board = (V::Boards::COUNT > 1).then(|| passed.board().letter());
    square(passed.square()) + &board.map(String::from).unwrap_or_default()
}

/// The pawns that have never left their squares, bit 0 for the a-file.
fn fresh_pawns<B: Boards>(state: &State<B>, color: Color) -> u8 {
    let home = Bitboard::rank_for(color, 1);
    let fresh = state.boards().iter().map(|p| (p.fresh() & p.men(color, Role::Pawn) & home).0);
    (fresh.fold(0, |a, b| a | b) >> (8 * color.pick(1, 6))) as u8
}
