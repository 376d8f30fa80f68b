//! Sets of pieces, drawn for this project. Each is a file (`pieces/NAME.txt`) of plain shapes in boxes of 45 by 45; the
//! first stands in the page (`index.html`), the others are fetched once they are chosen.
//!
//! A body is several simple shapes laid over one another in a single path. The style sheet paints its stroke *under*
//! its fill (`paint-order: stroke`), so seams inside the piece vanish and only the outline of the union is left. The
//! shade, where there is one, is what lies away from the light. The detail is stroked on top, never filled; a dot is a
//! stroke of no length with a round cap. The widths of strokes are the set's own.
//!
//! A file holds a drawing of each role: `<g id="piece-K"><path class="body" stroke-width=… d=…/>…</g>`.

use crate::board::Role;
use crate::notation::letter;

/// The side of the box every glyph is drawn in.
pub const BOX: u32 = 45;

/// The sets there are, by the names that settings and files call them.
pub const SETS: [&str; 4] = [ROUND, "carved", "folded", "letters"];

/// The set that everybody begins with.
pub const ROUND: &str = "round";

/// The drawing of one piece, as SVG path data; empty where there is nothing to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The silhouette: filled, and outlined from behind.
    pub body: &'static str,
    /// The lines inside it: stroked only.
    pub detail: &'static str,
    /// What of the body lies in the shade.
    pub shade: &'static str,
}

/// The drawings of all roles, which both sides share.
#[derive(Debug, PartialEq, Eq)]
pub struct PieceSet {
    /// In the order of [`Role::ALL`].
    glyphs: [Glyph; Role::ALL.len()],
    /// How wide the stroke is of which an outline is the outer half.
    pub outline: &'static str,
    /// How wide the lines inside are.
    pub line: &'static str,
}

impl PieceSet {
    /// The set of a file.
    pub fn read(file: &'static str) -> PieceSet {
        let glyph = |role| {
            let [body, detail, shade] = ["body", "detail", "shade"]
                .map(|part| attribute(path(drawing(file, role), part), "d"));
            Glyph { body, detail, shade }
        };
        let king = drawing(file, Role::King);
        let width = |part| attribute(path(king, part), "stroke-width");
        PieceSet { glyphs: Role::ALL.map(glyph), outline: width("body"), line: width("detail") }
    }

    /// The drawing of a role.
    pub fn glyph(&self, role: Role) -> &Glyph {
        &self.glyphs[role as usize]
    }
}

/// The drawing of a role in a file, as SVG; empty if it lacks one.
pub fn drawing(file: &str, role: Role) -> &str {
    between(file, &format!("<g id=\"piece-{}\">", letter(role)), "</g>")
}

fn path<'a>(drawing: &'a str, class: &str) -> &'a str {
    between(drawing, &format!("<path class=\"{class}\""), ">")
}

fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
    between(tag, &format!(" {name}=\""), "\"")
}

/// What stands between two texts; nothing if the first does not occur.
fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
    let rest = text.split_once(from).map_or("", |(_, rest)| rest);
    rest.split(to).next().unwrap_or_default()
}
