//! Sets of pieces: the one that everybody begins with is in the program, the others are files, each fetched once
//! it is chosen (`pieces/NAME.txt`).
//!
//! A line of such a file is a key and what it stands for: the letter of a piece and its body, the letter with `-in`
//! and the lines inside it, with `-shade` and its shade; `outline` and `line` and how wide they are.

use crate::board::Role;
use crate::notation::letter;

/// The side of the box every glyph is drawn in.
pub const BOX: u32 = 45;

/// The sets there are, by the names that settings and files call them.
pub const SETS: [&str; 4] = [ROUND, "carved", "folded", "letters"];

/// The name of the set that is in the program (`pieces`).
pub const ROUND: &str = "round";

/// The drawing of one piece, as SVG path data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The silhouette: filled, and outlined from behind.
    pub body: &'static str,
    /// The lines inside it: stroked only.
    pub detail: &'static str,
    /// What of the body lies in the shade; empty where nothing does.
    pub shade: &'static str,
}

/// The drawings of all roles, which both sides share.
#[derive(Debug, PartialEq, Eq)]
pub struct PieceSet {
    /// In the order of [`Role::ALL`].
    pub glyphs: [Glyph; Role::ALL.len()],
    /// How wide the stroke is of which an outline is the outer half.
    pub outline: &'static str,
    /// How wide the lines inside are.
    pub line: &'static str,
}

impl PieceSet {
    /// The set of a file; none if it lacks a piece.
    pub fn read(file: &'static str) -> Option<PieceSet> {
        let value = |key: &str| {
            file.lines()
                .find_map(|line| line.split_once(' ').filter(|it| it.0 == key))
                .map(|it| it.1)
        };
        let glyph = |role: Role| {
            let letter = letter(role);
            let part = |part: &str| value(&format!("{letter}{part}"));
            let (detail, shade) = (part("-in")?, part("-shade").unwrap_or_default());
            Some(Glyph { body: part("")?, detail, shade })
        };
        let mut glyphs = [Glyph { body: "", detail: "", shade: "" }; Role::ALL.len()];
        for (place, role) in glyphs.iter_mut().zip(Role::ALL) {
            *place = glyph(role)?;
        }
        Some(PieceSet { glyphs, outline: value("outline")?, line: value("line")? })
    }

    /// The drawing of a role.
    pub fn glyph(&self, role: Role) -> &Glyph {
        &self.glyphs[role as usize]
    }
}
