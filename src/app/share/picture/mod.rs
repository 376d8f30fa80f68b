//! Positions as pictures: SVG that needs nothing but itself, to be saved and sent.
//!
//! Boards stand side by side, each side's zone on its side of them. Pieces, marks and colors are those
//! of the page.

mod boards;
mod colors;
mod pieces;

pub use colors::{Squares, squares};

use crate::app::draw::sets::PieceSet;
use crate::app::share::picture::boards::BoardPlan;
use crate::app::turns::table::Table;
use crate::app::wording::{moves, terms};
use crate::board::Color;
use crate::game::Scene;
use crate::texts::texts;

/// A picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// What its file is called, without the ending.
    pub name: String,
    /// Its size in the SVG's own units.
    pub width: u32,
    /// The same.
    pub height: u32,
    /// The SVG.
    pub svg: String,
}

/// How boards look on the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PictureStyle {
    /// The colors of the squares.
    pub squares: &'static Squares,
    /// How pieces are drawn.
    pub pieces: &'static PieceSet,
    /// Are files and ranks named?
    pub coordinates: bool,
}

/// The position that is shown at a table.
pub fn of_table(table: &Table, style: PictureStyle) -> Picture {
    let (game, card) = (table.shown_game(), table.setup.spec.card());
    let (mut title, mut name) = (vec![terms::title(card)], card.slug.to_owned());
    if let Some(at) = moves::place(&table.game, table.ply()) {
        title.push(texts().after_move(&at));
        name += &format!("-ply-{}", table.ply());
    }
    if game.status().outcome.is_none() {
        title.push(texts().side_to_move(terms::color_word(game.turn())));
    }
    let title = title.join(", ");
    Picture { name, ..draw(&game.scene(), &title, table.orientation, style) }
}

/// A position, with a side below; the title is for those who do not see it.
pub fn draw(scene: &Scene, title: &str, below: Color, style: PictureStyle) -> Picture {
    drawn(scene, title, below, style, colors::GROUND)
}

/// The same without a ground of its own or a title, to stand beside its words.
pub fn bare(scene: &Scene, below: Color, style: PictureStyle) -> Picture {
    drawn(scene, "", below, style, "none")
}

fn drawn(scene: &Scene, title: &str, below: Color, style: PictureStyle, ground: &str) -> Picture {
    let plan = BoardPlan::of(scene);
    let (width, height) = (plan.width, plan.height);
    let head = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"img\" \
         font-family=\"system-ui,sans-serif\" font-weight=\"600\"><title>{}</title>",
        escaped(title),
    );
    let ground = format!("<rect width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>");
    let parts = [
        head,
        pieces::shapes(scene, style.pieces),
        ground,
        scene.trays.iter().map(|tray| plan.zone(scene, tray, below)).collect(),
        plan.boards.iter().map(|board| board.drawn(scene, below, style)).collect(),
        "</svg>".to_owned(),
    ];
    Picture { name: String::new(), width, height, svg: parts.concat() }
}

/// A text as it may stand in XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
