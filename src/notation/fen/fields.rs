//! The fields of a FEN.

use crate::notation::{Fault, fault};
use crate::rules::{Memory, Variant};

/// A field: its number in the text it came from, its name and what it says.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    number: usize,
    pub name: &'static str,
    pub text: &'a str,
}

impl<'a> Field<'a> {
    pub fn new(number: usize, name: &'static str, text: &'a str) -> Field<'a> {
        Field { number, name, text }
    }

    /// Something is wrong with the field.
    pub fn fault(&self, what: impl Into<String>) -> Fault {
        Fault::new(format!("field {} ({})", self.number, self.name), what)
    }

    /// What the field says, quoted.
    pub fn quote(&self) -> String {
        fault::excerpt(self.text)
    }
}

/// A FEN's fields. Those left out say what they usually do.
pub struct Fields<'a> {
    pub placement: Field<'a>,
    pub zone: Field<'a>,
    pub side: Field<'a>,
    pub castling: Field<'a>,
    pub ep: Field<'a>,
    pub half: Field<'a>,
    pub full: Field<'a>,
    /// Which pawns have never moved, White's and Black's; none if the text does not say.
    pub pawns: Option<[Field<'a>; 2]>,
    /// The part of the turn.
    pub phase: Field<'a>,
    /// Who commands White, the changes of armies in a row, and those left to each person.
    pub command: [Field<'a>; 3],
}

impl<'a> Fields<'a> {
    /// Splits a text by blanks.
    ///
    /// The author of Twilight writes an empty zone as nothing between two blanks, so that field
    /// may be missing: it is there if the side to move is the third field and not the second, or
    /// if that makes the count right. A pocket is read as such a field, too, unless it stands with
    /// the placement.
    pub fn split(rules: &dyn Variant, text: &'a str) -> Result<Fields<'a>, Fault> {
        let all: Vec<&str> = text.split_whitespace().collect();
        let Some(&placement) = all.first() else {
            return Err(Fault::new("", "the FEN is empty"));
        };
        let remembers = |memory| rules.memory().contains(&memory);
        let pawns = remembers(Memory::Pawns);
        let (placement, pocket) = match remembers(Memory::Pocket) {
            true => split_pocket(placement)?,
            false => (placement, None),
        };
        let reserve = rules.has_reserve() && pocket.is_none();
        // Of these no game has more than one.
        let behind = 2 * pawns as usize
            + remembers(Memory::Phase) as usize
            + 3 * remembers(Memory::Command) as usize;
        let is_side = |place: usize| matches!(all.get(place), Some(&("w" | "b")));
        let counted = all.len() == 9 || all.len() == 7 && !is_side(1);
        let has_zone = reserve && (is_side(2) || counted);
        let most = 6 + has_zone as usize + behind;
        if all.len() > most {
            let most = 6 + reserve as usize + behind;
            let what = format!("{} fields where at most {most} are expected", all.len());
            return Err(Fault::new("", what));
        }
        let has_pawns = pawns && all.len() > 6 + has_zone as usize;
        let field = |place: usize, name, usual| {
            let number = place + has_zone as usize;
            let text = all.get(number - 1).copied().unwrap_or(usual);
            Field { number, name, text }
        };
        let zone = match pocket {
            Some(pocket) => Field { number: 1, name: "pocket", text: pocket },
            None => {
                let name = if remembers(Memory::Pocket) { "pocket" } else { "zone" };
                Field { number: 2, name, text: if has_zone { all[1] } else { "-" } }
            }
        };
        Ok(Fields {
            placement: Field { number: 1, name: "placement", text: placement },
            zone,
            side: field(2, "side", "w"),
            castling: field(3, "castling", "-"),
            ep: field(4, "en passant", "-"),
            half: field(5, "half-move clock", "0"),
            full: field(6, "full-move number", "1"),
            pawns: has_pawns
                .then(|| [field(7, "white double steps", ""), field(8, "black double steps", "")]),
            phase: field(7, "phase", "1"),
            command: [
                field(7, "commander of White", "1"),
                field(8, "switches in a row", "-"),
                field(9, "switches left", ""),
            ],
        })
    }
}

/// A placement and the pocket written with it: in brackets, or as a rank beyond the last.
fn split_pocket(text: &str) -> Result<(&str, Option<&str>), Fault> {
    if let Some((placement, rest)) = text.split_once('[') {
        return match rest.strip_suffix(']') {
            Some(pocket) => Ok((placement, Some(pocket))),
            None => {
                let field = Field { number: 1, name: "placement", text };
                Err(field.fault("the pocket does not end with ]"))
            }
        };
    }
    let last_board = text.rsplit(':').next().unwrap_or_default();
    Ok(match text.rsplit_once('/') {
        Some((placement, pocket)) if last_board.matches('/').count() == 8 => {
            (placement, Some(pocket))
        }
        _ => (text, None),
    })
}
