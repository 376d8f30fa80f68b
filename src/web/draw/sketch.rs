//! An arrow or a circle while it is drawn. Like a piece that is carried it follows the pointer outside
//! the component tree.

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::app::common::shape::{Brush, Modifiers, Shape};
use crate::app::draw::shapes::{Aim, aimed, paths};
use crate::board::{Color, Square};
use crate::game::scene::BoardScene;
use crate::web::dom::browser;
use crate::web::draw::carry::place;
use crate::web::draw::keys::site_around;
use crate::web::draw::shapes::{class, view_box};

const SVG: &str = "http://www.w3.org/2000/svg";

/// A shape that is being drawn.
pub(crate) struct Sketch {
    board: BoardScene,
    below: Color,
    /// The board's element, and the picture over it.
    layer: Element,
    picture: Element,
    aim: Aim,
    shape: Shape,
    /// Is the pointer on the board, so that there is something to see?
    is_shown: bool,
}

impl Sketch {
    /// A circle around the square the pointer is on, to begin with; the keys held down choose its color.
    pub(crate) fn begin(board: BoardScene, below: Color, event: &PointerEvent) -> Option<Sketch> {
        let pressed = event.target()?.dyn_into::<Element>().ok()?;
        let (at, layer) = (site_around(&pressed)?, pressed.closest(".board").ok()??);
        let picture = browser::document().create_element_ns(Some(SVG), "svg").ok()?;
        let shape = Shape::circle(at.board(), at.square(), brush(event));
        let _ = picture.set_attribute("class", &class("drawn", shape));
        let _ = picture.set_attribute("viewBox", &view_box(board));
        layer.query_selector(".arrows").ok()??.append_child(&picture).ok()?;
        if let Some(stage) = layer.closest(".stage").ok().flatten() {
            let _ = stage.set_pointer_capture(event.pointer_id());
        }
        let mut sketch =
            Sketch { board, below, layer, picture, aim: Aim::Snapped, shape, is_shown: false };
        sketch.show(Some(shape.to));
        Some(sketch)
    }

    /// Has it end where the pointer is. Whoever has left the board draws freely when they come back.
    pub(crate) fn follow(&mut self, event: &PointerEvent) {
        let (bounds, (x, y)) = (self.layer.get_bounding_client_rect(), place(event));
        let across = (x - bounds.left()) / bounds.width() * f64::from(self.board.files);
        let down = (y - bounds.top()) / bounds.height() * f64::from(self.board.ranks);
        let to = aimed(self.aim, self.board, self.shape.from, (across, down), self.below);
        if to.is_none() {
            self.aim = Aim::Free;
        }
        if to != self.is_shown.then_some(self.shape.to) {
            self.show(to);
        }
    }

    /// What has been drawn; none beside the board.
    pub(crate) fn end(self) -> Option<Shape> {
        self.picture.remove();
        self.is_shown.then_some(self.shape)
    }

    fn show(&mut self, to: Option<Square>) {
        self.is_shown = to.is_some();
        self.shape.to = to.unwrap_or(self.shape.to);
        let path = |(class, line)| format!("<path class='{class}' d='{line}'/>");
        let paths = paths(self.shape, self.board, self.below).into_iter().map(path);
        self.picture.set_inner_html(&if self.is_shown { paths.collect() } else { String::new() });
    }
}

/// The color that the keys held down beside a pointer choose.
fn brush(event: &PointerEvent) -> Brush {
    Brush::of(Modifiers {
        shift: event.shift_key() || event.ctrl_key(),
        alt: event.alt_key() || event.meta_key(),
    })
}
