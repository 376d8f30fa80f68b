//! What is drawn on the position that a link shows: `d=Ge2e4,Rd4`, each shape as in the comments of PGN.

use crate::app::common::shape::Shape;
use crate::app::share::sharing;
use crate::app::turns::table::Table;
use crate::app::turns::view::drawn_here;
use crate::game::link::{self, Link};

/// The parameter that says it.
pub const KEY: &str = "d";

/// A link reader draws no more than this: nobody has drawn more by hand.
const MOST: usize = 64;

/// The link to the position that is shown, with what is drawn on it, from its `#` on.
pub fn position_link(table: &Table) -> String {
    let codes: Vec<String> = drawn_here(table).into_iter().map(Shape::code).collect();
    let said = Some((KEY.to_owned(), codes.join(","))).filter(|_| !codes.is_empty());
    link::encode(&Link { others: said.into_iter().collect(), ..sharing::position(table) })
}

/// Draws what a link says on the position that a table shows. What is no shape is not drawn. It is in a later part of
/// the program.
#[inline(never)]
pub fn draw(table: &mut Table, codes: &str) {
    let ply = table.ply();
    for shape in codes.split(',').filter_map(Shape::parse).take(MOST) {
        let has_board = shape.board.index() < usize::from(table.game.board_count());
        if has_board && table.drawings.at(ply).all(|known| !known.lies_on(shape)) {
            table.drawings.draw(ply, shape);
        }
    }
}
