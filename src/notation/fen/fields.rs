//! The fields of a FEN.

use crate::notation::Fault;
use crate::notation::fault::{Excerpt, FenProblem, FieldName, Part, Problem};
use crate::rules::{Memory, Variant};

/// A field: its number in the text it came from, its name and what it says.
#[derive(Clone, Copy)]
pub struct FenField<'a> {
    number: usize,
    pub name: FieldName,
    pub text: &'a str,
}

impl<'a> FenField<'a> {
    pub fn new(number: usize, name: FieldName, text: &'a str) -> FenField<'a> {
        FenField { number, name, text }
    }

    /// Something is wrong with the field.
    pub fn fault(&self, what: impl Into<Problem>) -> Fault {
        what.into().at(Part::Field { number: self.number, name: self.name })
    }

    /// What the field says, to be quoted.
    pub fn excerpt(&self) -> Excerpt {
        Excerpt::of(self.text)
    }

    /// The field is none of the texts that can stand in it.
    pub fn not_one_of(&self, expected: &[&'static str]) -> Fault {
        self.fault(Problem::not_one_of(self.text, expected))
    }

    /// The field does not have the form of any of the examples.
    pub fn not_like(&self, examples: &[&'static str]) -> Fault {
        self.fault(Problem::NotLike { found: self.excerpt(), examples: examples.to_vec() })
    }
}

/// A FEN's fields. Those left out say what they usually do.
pub struct Fields<'a> {
    pub placement: FenField<'a>,
    pub zone: FenField<'a>,
    pub side: FenField<'a>,
    pub castling: FenField<'a>,
    pub ep: FenField<'a>,
    pub half: FenField<'a>,
    pub full: FenField<'a>,
    /// Which pawns have never moved, White's and Black's; none if the text does not say.
    pub pawns: Option<[FenField<'a>; 2]>,
    /// The kings that have never moved; nothing if the text does not say.
    pub kings: FenField<'a>,
    /// How many moves of the series have been made, and how many series before it were quiet.
    pub series: FenField<'a>,
    /// The part of the turn.
    pub phase: FenField<'a>,
    /// Who commands White, the switches of sides in a row, and those left to each person.
    pub command: [FenField<'a>; 3],
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
            return Err(FenProblem::Empty.into());
        };
        let remembers = |memory| rules.memory().contains(&memory);
        let pawns = remembers(Memory::Pawns);
        let (placement, pocket) = match remembers(Memory::Pocket) {
            true => split_pocket(placement)?,
            false => (placement, None),
        };
        let beside = rules.has_pocket() && pocket.is_none();
        // Of these no game has more than one, but that kings may stand before a series.
        let behind = 2 * pawns as usize
            + remembers(Memory::Kings) as usize
            + remembers(Memory::Series) as usize
            + remembers(Memory::Turn) as usize
            + 3 * remembers(Memory::Command) as usize;
        let is_side = |place: usize| matches!(all.get(place), Some(&("w" | "b")));
        let counted = all.len() == 9 || all.len() == 7 && !is_side(1);
        let has_zone = beside && (is_side(2) || counted);
        let most = 6 + has_zone as usize + behind;
        if all.len() > most {
            let most = 6 + beside as usize + behind;
            return Err(FenProblem::TooManyFields { found: all.len(), most }.into());
        }
        let has_pawns = pawns && all.len() > 6 + has_zone as usize;
        let field = |place: usize, name, usual| {
            let number = place + has_zone as usize;
            let text = all.get(number - 1).copied().unwrap_or(usual);
            FenField { number, name, text }
        };
        let zone = match pocket {
            Some(pocket) => FenField { number: 1, name: FieldName::Pocket, text: pocket },
            None => {
                let pocket = remembers(Memory::Pocket);
                let name = if pocket { FieldName::Pocket } else { FieldName::Zone };
                FenField { number: 2, name, text: if has_zone { all[1] } else { "-" } }
            }
        };
        Ok(Fields {
            placement: FenField { number: 1, name: FieldName::Placement, text: placement },
            zone,
            side: field(2, FieldName::Side, "w"),
            castling: field(3, FieldName::Castling, "-"),
            ep: field(4, FieldName::EnPassant, "-"),
            half: field(5, FieldName::HalfMoveClock, "0"),
            full: field(6, FieldName::FullMoveNumber, "1"),
            pawns: has_pawns.then(|| {
                [
                    field(7, FieldName::WhiteDoubleSteps, ""),
                    field(8, FieldName::BlackDoubleSteps, ""),
                ]
            }),
            kings: field(7, FieldName::Kings, ""),
            series: field(7 + remembers(Memory::Kings) as usize, FieldName::Series, "0/0"),
            phase: field(7, FieldName::Phase, "1"),
            command: [
                field(7, FieldName::Commander, "1"),
                field(8, FieldName::SwitchesInARow, "-"),
                field(9, FieldName::SwitchesLeft, ""),
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
                let field = FenField { number: 1, name: FieldName::Placement, text };
                Err(field.fault(FenProblem::OpenBracket))
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
