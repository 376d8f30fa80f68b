//! Pressing and dragging, by mouse, pen or finger.
//!
//! A man that is dragged is moved by its style alone: nothing is drawn anew until it is let go.
//! What follows the pointer is a copy; the man itself stays behind as a ghost.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};

use super::room::RoomHandle;
use super::{aim, browser};
use crate::game::{Press, Spot};
use crate::ui::table::Action;
use crate::ui::{spots, view};

/// How far a pointer must go before a press becomes a drag, in pixels; once somebody has dragged,
/// every motion is meant.
const THRESHOLD: f64 = 3.0;

/// For so long after a drop nothing moves by itself, in milliseconds: the man is there already.
const STILL: u32 = 80;

/// What the pointer is doing.
#[derive(Clone, Default)]
pub struct Drag(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    held: Option<Held>,
    /// Has somebody dragged a man before?
    practised: bool,
}

/// A spot the pointer went down on and has not left.
struct Held {
    spot: Spot,
    /// The spot of the man that is held: another one where boards lie over one another.
    man: Spot,
    pointer: i32,
    from: (f64, f64),
    /// Was it picked before? Then letting go of it unpicks it.
    was_picked: bool,
    moving: Option<Moving>,
}

/// The copy of a man that follows the pointer.
pub(super) struct Moving {
    copy: HtmlElement,
    original: Option<Element>,
    over: Option<Element>,
}

impl Drag {
    pub fn down(&self, room: &RoomHandle, event: &PointerEvent) {
        let mut state = self.0.borrow_mut();
        if event.button() != 0 || state.held.is_some() || !room.table.choosing.is_empty() {
            return;
        }
        let Some(spot) = spot_of(event) else { return };
        let was_picked = view::holds(&room.table, spot);
        let man = match room.table.pressing(spot) {
            _ if was_picked => room.table.picked,
            Press::Pick(man) => Some(man),
            Press::Play(_) | Press::Choose(_) | Press::Nothing => None,
        };
        if !was_picked {
            room.dispatch(Action::Press(spot));
        }
        state.held = man.map(|man| Held {
            spot,
            man,
            pointer: event.pointer_id(),
            from: place(event),
            was_picked,
            moving: None,
        });
    }

    pub fn moved(&self, event: &PointerEvent) {
        let mut state = self.0.borrow_mut();
        let practised = state.practised;
        let Some(held) = state.held.as_mut().filter(|h| h.pointer == event.pointer_id()) else {
            return;
        };
        if held.moving.is_none() {
            let ((x, y), (from_x, from_y)) = (place(event), held.from);
            let threshold = if practised { 0.0 } else { THRESHOLD };
            if (x - from_x).hypot(y - from_y) > threshold {
                held.moving = Moving::begin(held.man, event);
            }
        }
        if let Some(moving) = &mut held.moving {
            moving.follow(event);
        }
    }

    pub fn up(&self, room: &RoomHandle, event: &PointerEvent) {
        let Some(held) = self.take(event) else { return };
        let Some(moving) = held.moving else {
            if held.was_picked {
                room.dispatch(match room.table.pressing(held.spot) {
                    Press::Nothing => Action::Cancel,
                    _ => Action::Press(held.spot),
                });
            }
            return;
        };
        self.0.borrow_mut().practised = true;
        let under = element_under(event).and_then(|element| browser::spot_around(&element));
        let target = under.and_then(|(_, name)| spots::spot(&name));
        if let Some(Press::Play(_) | Press::Choose(_)) = target.map(|at| room.table.pressing(at)) {
            hold_still();
        }
        moving.end();
        match target {
            // Let go where it came from: it stays picked, as after a click.
            Some(spot) if spot == held.spot && !held.was_picked => {}
            Some(spot) if spot != held.spot => room.dispatch(Action::Drop(spot)),
            _ => room.dispatch(Action::Cancel),
        }
    }

    /// The browser has taken the pointer away, to scroll perhaps.
    pub fn lost(&self, room: &RoomHandle, event: &PointerEvent) {
        if let Some(moving) = self.take(event).and_then(|held| held.moving) {
            moving.end();
            room.dispatch(Action::Cancel);
        }
    }

    fn take(&self, event: &PointerEvent) -> Option<Held> {
        let mut state = self.0.borrow_mut();
        state.held.take_if(|held| held.pointer == event.pointer_id())
    }
}

impl Moving {
    /// Lifts the man of a spot; `None` if no man is drawn there.
    pub(super) fn begin(spot: Spot, event: &PointerEvent) -> Option<Moving> {
        let name = spots::name(spot);
        let find = |selector: &str| browser::document().query_selector(selector).ok().flatten();
        let original = find(&format!(".stage .man[data-at={name}]"));
        let layer = match &original {
            Some(man) => man.parent_element()?,
            None => find(".stage .men")?,
        };
        let copy = match &original {
            Some(man) => man.clone_node_with_deep(true).ok()?.dyn_into::<HtmlElement>().ok()?,
            None => copy_of_pocket(&find(&format!(".pocket[data-spot={name}]"))?)?,
        };
        let _ = copy.remove_attribute("data-at");
        let _ = copy.class_list().add_1("dragging");
        layer.append_child(&copy).ok()?;
        if let Some(man) = &original {
            let _ = man.class_list().add_1("ghost");
        }
        // The event's own current target is wherever Yew listens, not where our handlers are.
        if let Some(stage) = layer.closest(".stage").ok().flatten() {
            let _ = stage.set_pointer_capture(event.pointer_id());
        }
        Some(Moving { copy, original, over: None })
    }

    /// Puts the copy under the pointer, and marks the target it is over.
    pub(super) fn follow(&mut self, event: &PointerEvent) {
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

    pub(super) fn end(self) {
        self.copy.remove();
        aim::at(None);
        mark(&self.over, "over", DomTokens::Remove);
        mark(&self.original, "ghost", DomTokens::Remove);
    }
}

/// A man as it would look on the board, made of a pocket's drawing.
fn copy_of_pocket(pocket: &Element) -> Option<HtmlElement> {
    let glyph = pocket.query_selector("svg").ok()??.clone_node_with_deep(true).ok()?;
    let man = browser::document().create_element("div").ok()?.dyn_into::<HtmlElement>().ok()?;
    let side = if pocket.class_list().contains("white") { "white" } else { "black" };
    man.set_class_name(&format!("man {side}"));
    man.append_child(&glyph).ok()?;
    Some(man)
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
pub(super) fn hold_still() {
    let boards = browser::document().query_selector(".boards").ok().flatten();
    mark(&boards, "still", DomTokens::Add);
    Timeout::new(STILL, move || mark(&boards, "still", DomTokens::Remove)).forget();
}

pub(super) fn place(event: &PointerEvent) -> (f64, f64) {
    (event.client_x() as f64, event.client_y() as f64)
}

pub(super) fn element_under(event: &PointerEvent) -> Option<Element> {
    let (x, y) = place(event);
    browser::document().element_from_point(x as f32, y as f32)
}

fn spot_of(event: &PointerEvent) -> Option<Spot> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    spots::spot(&browser::spot_around(&target)?.1)
}
