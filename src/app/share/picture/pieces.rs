//! The pieces of a picture: each kind is drawn once, and named where it stands.

use crate::app::draw::sets::{BOX, PieceSet};
use crate::app::share::picture::colors;
use crate::board::{Color, Role};
use crate::game::Scene;
use crate::notation::letter;

/// How dark a shade is, as in `styles/pieces.css`.
const SHADE: &str = ".18";

/// The drawings of the kinds of pieces there are. A body's outline lies under it, as two drawings of
/// one path, for not every program knows the order of painting that the page asks for.
pub fn shapes(scene: &Scene, set: &PieceSet) -> String {
    let mut kinds: Vec<(Color, Role)> =
        scene.pieces.iter().map(|piece| (piece.color, piece.role)).collect();
    for tray in &scene.trays {
        let held = tray.pockets.iter().filter(|pocket| pocket.1 > 0);
        kinds.extend(held.map(|&(role, _)| (tray.color, role)));
    }
    kinds.sort_unstable_by_key(|&(color, role)| (role as u8, color as u8));
    kinds.dedup();
    let mut roles: Vec<Role> = kinds.iter().map(|kind| kind.1).collect();
    roles.dedup();
    let paths: String = roles.into_iter().map(|role| paths(set, role)).collect();
    let pieces: String = kinds.into_iter().map(|(color, role)| shape(set, color, role)).collect();
    format!("<defs>{paths}{pieces}</defs>")
}

/// The body of a role, what of it lies in the shade, and the lines inside, without color.
fn paths(set: &PieceSet, role: Role) -> String {
    let (drawing, letter) = (set.glyph(role), letter(role));
    format!(
        "<path id=\"{letter}\" d=\"{}\"/><path id=\"{letter}-shade\" d=\"{}\"/>\
         <path id=\"{letter}-in\" d=\"{}\"/>",
        drawing.body, drawing.shade, drawing.detail
    )
}

fn shape(set: &PieceSet, color: Color, role: Role) -> String {
    let [body, line, detail] = colors::piece(color);
    let (name, letter) = (name(color, role), letter(role));
    format!(
        "<g id=\"{name}\" fill=\"{body}\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\
         <use xlink:href=\"#{letter}\" stroke=\"{line}\" stroke-width=\"{}\"/>\
         <use xlink:href=\"#{letter}\"/>\
         <use xlink:href=\"#{letter}-shade\" fill=\"{detail}\" fill-opacity=\"{SHADE}\"/>\
         <use xlink:href=\"#{letter}-in\" fill=\"none\" stroke=\"{detail}\" stroke-width=\"{}\"/></g>",
        set.outline, set.line
    )
}

/// A piece in the middle of a square of a size.
pub fn piece(color: Color, role: Role, (x, y): (u32, u32), size: u32) -> String {
    // As on the page, a little is left around it: three in a hundred.
    let (left, top) = (thousandths(1_000 * x + 30 * size), thousandths(1_000 * y + 30 * size));
    let scale = thousandths(940 * size / BOX);
    format!(
        "<use xlink:href=\"#{}\" transform=\"translate({left} {top}) scale({scale})\"/>",
        name(color, role)
    )
}

/// So many thousandths as a decimal. (Writing floats would be a large piece of code for few digits.)
fn thousandths(count: u32) -> String {
    format!("{}.{:03}", count / 1_000, count % 1_000)
}

fn name(color: Color, role: Role) -> String {
    format!("{}{}", color.pick('w', 'b'), letter(role))
}
