//! A copy of a piece that follows the pointer; the piece itself stays behind as a ghost. It is moved by its
//! style alone: nothing is drawn anew until it is let go.

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use crate::app::draw::spots;
use crate::game::Spot;
use crate::web::dom::browser;
use crate::web::draw::aim;
use crate::web::draw::keys::{Listener, on_escape};

/// For so long after a drop nothing moves by itself, in milliseconds: the piece is there already.
const STILL: u32 = 80;

/// The right button among those that are held.
const RIGHT: u16 = 2;

/// The copy of a piece that follows the pointer.
pub(crate) struct Moving {
    copy: HtmlElement,
    original: Option<Element>,
    over: Option<Element>,
    /// Hears Escape for as long as the piece is carried.
    _escape: Listener,
}

impl Moving {
    /// Lifts the piece of a spot; `None` if no piece is drawn there. Whoever presses Escape wants it put
    /// back.
    pub(crate) fn begin(
        spot: Spot,
        event: &PointerEvent,
        put_back: impl FnMut() + 'static,
    ) -> Option<Moving> {
        let name = spots::name(spot);
        // A page of rules has several boards with squares of the same names.
        let stage = stage_of(event)?;
        let find = |selector: &str| stage.query_selector(selector).ok().flatten();
        let original = find(&format!(".piece[data-at={name}]"));
        let layer = match &original {
            Some(piece) => piece.parent_element()?,
            None => find(".pieces")?,
        };
        let copy = match &original {
            Some(piece) => piece.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?,
            None => copy_of_pocket(&find(&format!(".pocket[data-spot={name}]"))?)?,
        };
        Moving::lift(layer, copy, original, event, put_back)
    }

    /// Lifts a copy of a piece that is drawn beside the boards, as a pocket is; `None` without boards.
    pub(crate) fn begin_beside(
        drawing: &Element,
        event: &PointerEvent,
        put_back: impl FnMut() + 'static,
    ) -> Option<Moving> {
        let layer = browser::document().query_selector(".stage .pieces").ok().flatten()?;
        Moving::lift(layer, copy_of_pocket(drawing)?, None, event, put_back)
    }

    fn lift(
        layer: Element,
        copy: HtmlElement,
        original: Option<Element>,
        event: &PointerEvent,
        put_back: impl FnMut() + 'static,
    ) -> Option<Moving> {
        let _ = copy.remove_attribute("data-at");
        let _ = copy.class_list().add_1("dragging");
        layer.append_child(&copy).ok()?;
        if let Some(piece) = &original {
            let _ = piece.class_list().add_1("ghost");
        }
        // The event's own current target is wherever Yew listens, not where our handlers are.
        if let Some(stage) = layer.closest(".stage").ok().flatten() {
            let _ = stage.set_pointer_capture(event.pointer_id());
        }
        Some(Moving { copy, original, over: None, _escape: on_escape(put_back) })
    }

    /// Puts the copy under the pointer, and marks the target it is over.
    pub(crate) fn follow(&mut self, event: &PointerEvent) {
        let Some(layer) = self.copy.parent_element() else { return };
        let (bounds, (x, y)) = (layer.get_bounding_client_rect(), place(event));
        let left = x - bounds.left() - self.copy.offset_width() as f64 / 2.0;
        let top = y - bounds.top() - self.copy.offset_height() as f64 / 2.0;
        let style = self.copy.style();
        let _ = style.set_property("transform", &format!("translate({left}px,{top}px)"));
        let found = element_under(event).and_then(|element| browser::spot_around(&element));
        let over = found.map(|(element, _)| element).filter(|element| {
            let classes = element.class_list();
            classes.contains("target") || classes.contains("capture")
        });
        if over != self.over {
            mark(&self.over, "over", DomTokens::Remove);
            mark(&over, "over", DomTokens::Add);
            aim::at(over.as_ref());
            self.over = over;
        }
    }

    pub(crate) fn end(self) {
        self.copy.remove();
        aim::at(None);
        mark(&self.over, "over", DomTokens::Remove);
        mark(&self.original, "ghost", DomTokens::Remove);
    }
}

/// Does a motion tell that the right button has been pressed beside the left one? It means to put back
/// whatever is carried. A mouse goes down only once, so no other event says so.
pub(crate) fn is_called_off(event: &PointerEvent) -> bool {
    event.buttons() & RIGHT != 0
}

/// A piece as it would look on the board, made of a pocket's drawing.
fn copy_of_pocket(pocket: &Element) -> Option<HtmlElement> {
    let glyph = pocket.query_selector("svg").ok()??.clone_node_with_deep(true).ok()?;
    let piece = browser::document().create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
    let side = if pocket.class_list().contains("white") { "white" } else { "black" };
    piece.set_class_name(&format!("piece {side}"));
    piece.append_child(&glyph).ok()?;
    Some(piece)
}

enum DomTokens {
    Add,
    Remove,
}

fn mark(element: &Option<Element>, class: &str, change: DomTokens) {
    let Some(element) = element else { return };
    let classes = element.class_list();
    let _ = match change {
        DomTokens::Add => classes.add_1(class),
        DomTokens::Remove => classes.remove_1(class),
    };
}

/// What was dropped is where it belongs: nothing glides there a second time.
pub(crate) fn hold_still(event: &PointerEvent) {
    let boards = stage_of(event).and_then(|stage| stage.query_selector(".boards").ok().flatten());
    mark(&boards, "still", DomTokens::Add);
    Timeout::new(STILL, move || mark(&boards, "still", DomTokens::Remove)).forget();
}

/// The stage that an event happens on.
fn stage_of(event: &PointerEvent) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(".stage").ok()?
}

pub(crate) fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x() as f64, event.client_y() as f64)
}

pub(crate) fn element_under(event: &PointerEvent) -> Option<Element> {
    let (x, y) = place(event);
    browser::document().element_from_point(x as f32, y as f32)
}
