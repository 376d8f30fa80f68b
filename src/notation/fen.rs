//! Positions as FEN: `placement [zone] side castling ep half full [more]`.
//!
//! Placement joins the boards by `:`. The zone and what follows the full-move number are written
//! for the games that remember them ([`Memory`]). A plain six-field FEN of orthodox chess is read
//! for every game of one board.

use super::{Fault, fault, man_letter, role_of, square, square_of};
use crate::board::{Bitboard, BoardId, Boards, Color, Man, Plane, Role, Site, Square, State};
use crate::rules::{Memory, Rules, StateOf, Variant};

/// Writes a position.
pub fn write<V: Variant>(_rules: &V, state: &StateOf<V>) -> String {
    let meta = &state.meta;
    let boards: Vec<String> = state.boards().iter().map(placement).collect();
    let mut fields = vec![boards.join(":")];
    if V::MEMORY.contains(&Memory::Reserve) {
        fields.push(or_dash(zone(state)));
    }
    fields.push(meta.turn().pick("w", "b").to_owned());
    fields.push(or_dash(castling(state)));
    fields.push(
        meta.ep()
            .map_or("-".to_owned(), |passed| passed_site::<V>(passed)),
    );
    fields.push(meta.clock.to_string());
    fields.push(meta.fullmove.to_string());
    if V::MEMORY.contains(&Memory::Pawns) {
        fields.extend(Color::ALL.map(|color| fresh_pawns(state, color).to_string()));
    }
    fields.join(" ")
}

fn or_dash(field: String) -> String {
    if field.is_empty() {
        "-".to_owned()
    } else {
        field
    }
}

fn placement(plane: &Plane) -> String {
    let ranks = (0..8).rev().map(|rank| {
        let mut text = String::new();
        let mut gap = 0;
        for file in 0..8 {
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

/// The letters of castling, each with its color and the file of its rook.
const CASTLING: [(char, Color, u8); 4] = [
    ('K', Color::White, 7),
    ('Q', Color::White, 0),
    ('k', Color::Black, 7),
    ('q', Color::Black, 0),
];

fn castling<B: Boards>(state: &State<B>) -> String {
    let may = |color: Color, file: u8| {
        let corner = Square::at(file, color.pick(0, 7));
        state
            .boards()
            .iter()
            .any(|p| (p.fresh() & p.men(color, Role::Rook)).has(corner))
    };
    CASTLING
        .iter()
        .filter(|(_, color, file)| may(*color, *file))
        .map(|right| right.0)
        .collect()
}

/// The passed square, and on several boards the board the pawn left.
fn passed_site<V: Variant>(passed: Site) -> String {
    let board = (V::Boards::COUNT > 1).then(|| passed.board().letter());
    square(passed.square()) + &board.map(String::from).unwrap_or_default()
}

/// The pawns that have never left their squares, bit 0 for the a-file.
fn fresh_pawns<B: Boards>(state: &State<B>, color: Color) -> u8 {
    let home = Bitboard::rank_for(color, 1);
    let fresh = state
        .boards()
        .iter()
        .map(|p| (p.fresh() & p.men(color, Role::Pawn) & home).0);
    (fresh.fold(0, |a, b| a | b) >> (8 * color.pick(1, 6))) as u8
}

/// Reads a position. What cannot be read or played is refused with field and reason.
pub fn read<V: Variant>(rules: &V, text: &str) -> Result<StateOf<V>, Fault> {
    let fields = Fields::split::<V>(text)?;
    let mut state = StateOf::<V>::EMPTY;
    read_placement(rules, &mut state, fields.placement)?;
    read_zone(rules, &mut state, fields.zone)?;
    let turn = match fields.side {
        "w" => Color::White,
        "b" => Color::Black,
        other => return Err(fields.fault("side", format!("{} is not w or b", quote(other)))),
    };
    state.meta.set_turn(turn);
    read_castling::<V>(&mut state, &fields)?;
    read_pawns::<V>(&mut state, &fields)?;
    read_ep::<V>(&mut state, &fields)?;
    let half = number(&fields, "half-move clock", fields.half)?;
    state.meta.clock = half.min(u8::MAX as u32) as u8;
    let full = number(&fields, "full-move number", fields.full)?;
    state.meta.fullmove = full.clamp(1, u16::MAX as u32) as u16;
    check_playable(rules, &state)?;
    Ok(state)
}

fn quote(text: &str) -> String {
    fault::excerpt(text)
}

/// A FEN's fields, those left out filled in.
struct Fields<'a> {
    placement: &'a str,
    zone: &'a str,
    side: &'a str,
    castling: &'a str,
    ep: &'a str,
    half: &'a str,
    full: &'a str,
    /// The double-step numbers, White's and Black's.
    pawns: Option<[&'a str; 2]>,
    has_zone: bool,
}

impl<'a> Fields<'a> {
    /// Splits by blanks and tells by count what is left out. An empty zone is written as nothing
    /// between two blanks by the author of Twilight, so its field may be missing altogether.
    fn split<V: Variant>(text: &'a str) -> Result<Fields<'a>, Fault> {
        let all: Vec<&str> = text.split_whitespace().collect();
        let remembers = |memory| V::MEMORY.contains(&memory);
        let (reserve, pawns) = (remembers(Memory::Reserve), remembers(Memory::Pawns));
        let (has_zone, has_pawns) = match all.len() {
            0 => return Err(Fault::new("", "the FEN is empty")),
            1..=6 => (false, false),
            7 if reserve => (true, false),
            8 if pawns => (false, true),
            9 if pawns && reserve => (true, true),
            n => {
                let most = 6 + reserve as usize + 2 * pawns as usize;
                let what = format!("{n} fields where at most {most} are expected");
                return Err(Fault::new("", what));
            }
        };
        let after_zone = 1 + has_zone as usize;
        let field = |i: usize, default| all.get(after_zone + i).copied().unwrap_or(default);
        Ok(Fields {
            placement: all[0],
            zone: if has_zone { all[1] } else { "-" },
            side: field(0, "w"),
            castling: field(1, "-"),
            ep: field(2, "-"),
            half: field(3, "0"),
            full: field(4, "1"),
            pawns: has_pawns.then(|| [field(5, "0"), field(6, "0")]),
            has_zone,
        })
    }

    /// A fault in a field, with the number the field has in this text.
    fn fault(&self, name: &str, what: String) -> Fault {
        let order = [
            "side",
            "castling",
            "en passant",
            "half-move clock",
            "full-move number",
        ];
        let after_zone = order
            .iter()
            .position(|&field| field == name)
            .unwrap_or(order.len());
        let number = 2 + self.has_zone as usize + after_zone;
        Fault::new(format!("field {number} ({name})"), what)
    }
}

fn in_placement(what: String) -> Fault {
    Fault::new("field 1 (placement)", what)
}

fn read_placement<V: Variant>(rules: &V, state: &mut StateOf<V>, text: &str) -> Result<(), Fault> {
    let boards: Vec<&str> = text.split(':').collect();
    if boards.len() > V::Boards::COUNT {
        let (n, most) = (boards.len(), V::Boards::COUNT);
        return Err(in_placement(format!(
            "{n} boards where the game has {most}"
        )));
    }
    for (board, text) in (0..).map(BoardId::new).zip(boards) {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != 8 {
            return Err(in_placement(format!("{} ranks instead of 8", ranks.len())));
        }
        for (rank, text) in (0..8).rev().zip(ranks) {
            read_rank(rules, state, board, rank, text)?;
        }
    }
    Ok(())
}

fn read_rank<V: Variant>(
    rules: &V,
    state: &mut StateOf<V>,
    board: BoardId,
    rank: u8,
    text: &str,
) -> Result<(), Fault> {
    let mut file: u32 = 0;
    for c in text.chars() {
        if let Some(gap @ 1..=8) = c.to_digit(10) {
            file += gap;
            continue;
        }
        let Some(role) = role_of(c).filter(|&role| rules.men().has(role)) else {
            return Err(in_placement(format!("rank {}: {c:?} is no man", rank + 1)));
        };
        if file < 8 {
            let color = if c.is_ascii_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            let at = Site::new(board, Square::at(file as u8, rank));
            state.put(rules.weights(), at, Man { color, role });
        }
        file += 1;
    }
    match file {
        8 => Ok(()),
        n => Err(in_placement(format!("rank {} has {n} files", rank + 1))),
    }
}

fn read_zone<V: Variant>(rules: &V, state: &mut StateOf<V>, text: &str) -> Result<(), Fault> {
    for c in text.chars().filter(|_| text != "-") {
        let Some(role) = role_of(c).filter(|role| Role::RESERVABLE.contains(role)) else {
            return Err(Fault::new(
                "field 2 (zone)",
                format!("{c:?} cannot be in a zone"),
            ));
        };
        let color = if c.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        if state.meta.reserve(color).count(role) >= 64 {
            return Err(Fault::new("field 2 (zone)", format!("too many {c:?}")));
        }
        state.meta.stock(rules.weights(), color, role);
    }
    Ok(())
}

fn read_castling<V: Variant>(state: &mut StateOf<V>, fields: &Fields) -> Result<(), Fault> {
    for c in fields.castling.chars().filter(|_| fields.castling != "-") {
        let Some(&(_, color, file)) = CASTLING.iter().find(|right| right.0 == c) else {
            return Err(fields.fault("castling", format!("{c:?} is not one of KQkq")));
        };
        let (home, corner) = (color.pick(0, 7), Square::at(file, color.pick(0, 7)));
        let stands = |plane: &Plane| {
            plane.men(color, Role::King).has(Square::at(4, home))
                && plane.men(color, Role::Rook).has(corner)
        };
        let Some(board) = state.boards().iter().position(stands) else {
            let what = format!(
                "{c:?} needs a king on e{0} and a rook on {1}",
                home + 1,
                square(corner)
            );
            return Err(fields.fault("castling", what));
        };
        state.set_fresh(Site::new(BoardId::new(board as u8), corner));
    }
    Ok(())
}

/// Reads which pawns have never moved; bits without a pawn mean nothing. Without the fields every
/// pawn on its second rank counts as never moved, as in orthodox chess.
fn read_pawns<V: Variant>(state: &mut StateOf<V>, fields: &Fields) -> Result<(), Fault> {
    if !V::MEMORY.contains(&Memory::Pawns) {
        return Ok(());
    }
    for color in Color::ALL {
        let bits = match fields.pawns {
            None => u8::MAX,
            Some(numbers) => {
                let text = numbers[color as usize];
                text.parse().map_err(|_| {
                    let name = color.pick("white double steps", "black double steps");
                    let number = 7 + fields.has_zone as usize + color as usize;
                    let what = format!("{} is not a number from 0 to 255", quote(text));
                    Fault::new(format!("field {number} ({name})"), what)
                })?
            }
        };
        for file in (0..8).filter(|file| bits >> file & 1 == 1) {
            let home = Site::new(BoardId::A, Square::at(file, color.pick(1, 6)));
            if state.plane(home).men(color, Role::Pawn).has(home.square()) {
                state.set_fresh(home);
            }
        }
    }
    Ok(())
}

fn read_ep<V: Variant>(state: &mut StateOf<V>, fields: &Fields) -> Result<(), Fault> {
    if fields.ep == "-" {
        return Ok(());
    }
    let refuse = |what: String| fields.fault("en passant", what);
    let name = fields.ep.get(..2).unwrap_or(fields.ep);
    let board = match (V::Boards::COUNT, fields.ep.get(2..).unwrap_or_default()) {
        (_, "") | (2.., "A") => BoardId::A,
        (2.., "B") => BoardId::B,
        (3.., "C") => BoardId::C,
        _ => return Err(refuse(format!("{} is not a square", quote(fields.ep)))),
    };
    let Some(passed) = square_of(name) else {
        return Err(refuse(format!("{} is not a square", quote(fields.ep))));
    };
    let them = !state.meta.turn();
    let stood = passed.ahead(them, 1).zip(passed.ahead(them, -1));
    let Some((pawn, origin)) = stood.filter(|_| passed.rank_for(them) == 2) else {
        return Err(refuse(format!("no pawn can just have passed {name}")));
    };
    let empty = |plane: &Plane| !plane.occupied().has(passed) && !plane.occupied().has(origin);
    let plane = *state.plane(Site::new(board, passed));
    if !state.boards().iter().any(|p| p.pawns(them).has(pawn)) || !empty(&plane) {
        let army = them.pick("white", "black");
        let what = format!("no {army} pawn on {} has just passed {name}", square(pawn));
        return Err(refuse(what));
    }
    state.set_ep(Site::new(board, passed));
    Ok(())
}

fn number(fields: &Fields, name: &str, text: &str) -> Result<u32, Fault> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    match digits {
        // What is too long for a number is beyond every limit.
        true => Ok(text.parse().unwrap_or(u32::MAX)),
        false => Err(fields.fault(name, format!("{} is not a number", quote(text)))),
    }
}

/// Refuses positions that cannot be played.
fn check_playable<V: Variant>(rules: &V, state: &StateOf<V>) -> Result<(), Fault> {
    for color in Color::ALL {
        let army = color.pick("white", "black");
        let kings: u32 = state
            .boards()
            .iter()
            .map(|p| p.men(color, Role::King).len())
            .sum();
        if V::ROYAL && kings != 1 || kings > 1 {
            return Err(in_placement(format!("{kings} {army} kings")));
        }
        for plane in state.boards() {
            let astray = plane.men(color, Role::Pawn) & !rules.pawn_squares(color);
            if let Some(at) = astray.first() {
                let what = format!("a {army} pawn cannot stand on {}", square(at));
                return Err(in_placement(what));
            }
        }
    }
    let us = state.meta.turn();
    if rules.in_check(state, !us) {
        let army = us.pick("Black", "White");
        return Err(in_placement(format!(
            "{army} is in check though it is not {army}'s turn"
        )));
    }
    Ok(())
}
