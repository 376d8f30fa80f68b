//! Pressing and dragging, by mouse, pen or finger.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::app::draw::spots;
use crate::app::turns::action::Action;
use crate::app::turns::view;
use crate::game::{Press, Spot};
use crate::web::dom::browser;
use crate::web::draw::carry::{Moving, element_under, hold_still, is_called_off, place};
use crate::web::turns::room::RoomHandle;

/// How far a pointer must go before a press becomes a drag, in pixels; once somebody has dragged,
/// every motion is meant.
const THRESHOLD: f64 = 3.0;

/// What the pointer is doing.
#[derive(Clone, Default)]
pub struct Drag(Rc<RefCell<DragState>>);

#[derive(Default)]
struct DragState {
    held: Option<Held>,
    /// Has somebody dragged a piece before?
    practised: bool,
}

/// A spot the pointer went down on and has not left.
struct Held {
    spot: Spot,
    /// The spot of the piece that is held: another one where boards lie over one another.
    piece: Spot,
    pointer: i32,
    from: (f64, f64),
    /// Was it picked before? Then letting go of it unpicks it.
    was_picked: bool,
    moving: Option<Moving>,
}

impl Drag {
    pub fn down(&self, room: &RoomHandle, event: &PointerEvent) {
        let mut state = self.0.borrow_mut();
        if event.button() != 0 || state.held.is_some() || !room.table.choosing.is_empty() {
            return;
        }
        let Some(spot) = spot_of(event) else { return };
        let was_picked = view::holds(&room.table, spot);
        let piece = match view::pressing(&room.table, spot) {
            _ if was_picked => room.table.picked,
            Press::Pick(piece) => Some(piece),
            Press::Play(_) | Press::Choose(_) | Press::Nothing => None,
        };
        if !was_picked {
            room.dispatch(Action::Press(spot));
        }
        state.held = piece.map(|piece| Held {
            spot,
            piece,
            pointer: event.pointer_id(),
            from: place(event),
            was_picked,
            moving: None,
        });
    }

    pub fn moved(&self, room: &RoomHandle, event: &PointerEvent) {
        if is_called_off(event) {
            return self.lost(room, event);
        }
        let mut state = self.0.borrow_mut();
        let practised = state.practised;
        let Some(held) = state.held.as_mut().filter(|h| h.pointer == event.pointer_id()) else {
            return;
        };
        if held.moving.is_none() {
            let threshold = if practised { 0.0 } else { THRESHOLD };
            held.moving = self.raise(room, held, event, threshold);
        }
        if let Some(moving) = &mut held.moving {
            moving.follow(event);
        }
    }

    /// Takes up what is held once the pointer has gone so far, in pixels.
    // In the same later part as what the pointer did when it went down.
    #[inline(never)]
    fn raise(
        &self,
        room: &RoomHandle,
        held: &Held,
        event: &PointerEvent,
        threshold: f64,
    ) -> Option<Moving> {
        let ((x, y), (from_x, from_y)) = (place(event), held.from);
        let (drag, room, pointer) = (self.clone(), room.clone(), held.pointer);
        let is_far = (x - from_x).hypot(y - from_y) > threshold;
        let put_back = move || drag.put_back(&room, pointer);
        is_far.then(|| Moving::begin(held.piece, event, put_back)).flatten()
    }

    pub fn up(&self, room: &RoomHandle, event: &PointerEvent) {
        if let Some(held) = self.take(event.pointer_id()) {
            self.let_go(room, held, event);
        }
    }

    // In the same later part as what the pointer did when it went down.
    #[inline(never)]
    fn let_go(&self, room: &RoomHandle, held: Held, event: &PointerEvent) {
        let Some(moving) = held.moving else {
            if held.was_picked {
                room.dispatch(match view::pressing(&room.table, held.spot) {
                    Press::Nothing => Action::LetGo,
                    _ => Action::Press(held.spot),
                });
            }
            return;
        };
        self.0.borrow_mut().practised = true;
        let under = element_under(event).and_then(|element| browser::spot_around(&element));
        let target = under.and_then(|(_, name)| spots::spot(&name));
        if let Some(Press::Play(_) | Press::Choose(_)) =
            target.map(|at| view::pressing(&room.table, at))
        {
            hold_still(event);
        }
        moving.end();
        match target {
            // Let go where it came from: it stays picked, as after a click.
            Some(spot) if spot == held.spot && !held.was_picked => {}
            Some(spot) if spot != held.spot => room.dispatch(Action::Drop(spot)),
            _ => room.dispatch(Action::LetGo),
        }
    }

    /// The browser has taken the pointer away, to scroll perhaps.
    pub fn lost(&self, room: &RoomHandle, event: &PointerEvent) {
        self.put_back(room, event.pointer_id());
    }

    /// What a pointer carries is where it was, at once.
    fn put_back(&self, room: &RoomHandle, pointer: i32) {
        if let Some(moving) = self.take(pointer).and_then(|held| held.moving) {
            moving.end();
            room.dispatch(Action::LetGo);
        }
    }

    fn take(&self, pointer: i32) -> Option<Held> {
        self.0.borrow_mut().held.take_if(|held| held.pointer == pointer)
    }
}

fn spot_of(event: &PointerEvent) -> Option<Spot> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    spots::spot(&browser::spot_around(&target)?.1)
}
