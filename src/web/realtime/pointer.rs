//! Pressing and dragging by any number of fingers at once: two people may sit at one board.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::PointerEvent;

use crate::app::realtime::{SessionAction, pressing};
use crate::board::{BoardId, BoardSquare, Square};
use crate::game::Spot;
use crate::web::draw::carry::{Moving, element_under, hold_still, is_called_off, place};
use crate::web::draw::keys::{site_around, site_of};
use crate::web::realtime::room::SessionHandle;

/// How far a pointer must go before a press becomes a drag, in pixels.
const THRESHOLD: f64 = 4.0;

/// What the pointers are doing.
#[derive(Clone, Default)]
pub struct Pointers(Rc<RefCell<Vec<Grasp>>>);

/// A piece that a pointer went down on and has not left.
struct Grasp {
    at: Square,
    pointer: i32,
    from: (f64, f64),
    /// Is the press still to be told of, if it stays one?
    untold: bool,
    moving: Option<Moving>,
}

impl Pointers {
    pub fn down(&self, room: &SessionHandle, event: &PointerEvent) {
        if event.button() != 0 {
            return;
        }
        let Some(at) = site_of(event).map(BoardSquare::square) else { return };
        let session = &room.session;
        let own = pressing::may_carry(session, at);
        // Whoever is picked already may be let go, and what another may capture may be carried off.
        let untold = own && !pressing::would_pick(session, at);
        if !untold {
            room.dispatch(SessionAction::Press { at, when: event.time_stamp() });
        }
        if own {
            let (pointer, from) = (event.pointer_id(), place(event));
            self.0.borrow_mut().push(Grasp { at, pointer, from, untold, moving: None });
        }
    }

    pub fn moved(&self, room: &SessionHandle, event: &PointerEvent) {
        if is_called_off(event) {
            return self.lost(room, event);
        }
        let mut hands = self.0.borrow_mut();
        let Some(held) = hands.iter_mut().find(|held| held.pointer == event.pointer_id()) else {
            return;
        };
        if held.moving.is_none() {
            let ((x, y), (from_x, from_y)) = (place(event), held.from);
            if (x - from_x).hypot(y - from_y) > THRESHOLD {
                let (pointers, room, pointer) = (self.clone(), room.clone(), held.pointer);
                let put_back = move || pointers.put_back(&room, pointer);
                let spot = Spot::Square(BoardSquare::new(BoardId::A, held.at));
                held.moving = Moving::begin(spot, event, put_back);
            }
        }
        if let Some(moving) = &mut held.moving {
            moving.follow(event);
        }
    }

    pub fn up(&self, room: &SessionHandle, event: &PointerEvent) {
        let Some(held) = self.take(event.pointer_id()) else { return };
        let when = event.time_stamp();
        let Some(moving) = held.moving else {
            if held.untold {
                room.dispatch(SessionAction::Press { at: held.at, when });
            }
            return;
        };
        let to =
            element_under(event).and_then(|element| site_around(&element)).map(BoardSquare::square);
        hold_still(event);
        moving.end();
        match to {
            Some(to) => room.dispatch(SessionAction::Drop { from: held.at, to, when }),
            None => room.dispatch(SessionAction::LetGo),
        }
    }

    /// The browser has taken the pointer away.
    pub fn lost(&self, room: &SessionHandle, event: &PointerEvent) {
        self.put_back(room, event.pointer_id());
    }

    /// What a pointer carries is where it was, at once.
    fn put_back(&self, room: &SessionHandle, pointer: i32) {
        if let Some(moving) = self.take(pointer).and_then(|held| held.moving) {
            moving.end();
            room.dispatch(SessionAction::LetGo);
        }
    }

    fn take(&self, pointer: i32) -> Option<Grasp> {
        let mut hands = self.0.borrow_mut();
        let place = hands.iter().position(|held| held.pointer == pointer)?;
        Some(hands.swap_remove(place))
    }
}
