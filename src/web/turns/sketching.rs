//! Drawing arrows and circles: with the right button, or with a finger while another one has rested for a
//! moment anywhere beside the boards. So one finger on the boards plays, and two on them zoom.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};
use yew::prelude::*;

use crate::app::turns::action::Action;
use crate::web::dom::browser;
use crate::web::draw::keys::{Listener, on_escape};
use crate::web::draw::sketch::Sketch;
use crate::web::turns::room::RoomHandle;

/// How long a finger must rest beside the boards, in milliseconds.
const LONG: u32 = 350;

/// The buttons of a mouse: the one that draws, and among those held the one that calls it off.
const RIGHT: i16 = 2;
const LEFT_HELD: u16 = 1;

/// What is being drawn.
#[derive(Clone, Default)]
pub struct Sketching(Rc<RefCell<SketchingState>>);

#[derive(Default)]
struct SketchingState {
    drawn: Option<Drawn>,
    /// The finger beside the boards.
    rests: Option<Rest>,
}

/// A pointer and what it draws. Escape calls it off.
struct Drawn {
    pointer: i32,
    sketch: Sketch,
    _escape: Listener,
}

/// A finger that rests, and after a while lets another one draw.
struct Rest {
    pointer: i32,
    _patience: Timeout,
}

impl Sketching {
    /// A pointer goes down. Does it draw?
    pub fn down(&self, room: &RoomHandle, event: &PointerEvent) -> bool {
        let touches = event.pointer_type() == "touch" && browser::is_there(".boards.sketching");
        let draws = event.button() == RIGHT || touches;
        if draws {
            self.begin(room, event);
        }
        draws
    }

    // Not merged into its caller, which is there at once: it comes later (Cargo.toml).
    #[inline(never)]
    fn begin(&self, room: &RoomHandle, event: &PointerEvent) {
        // Whoever has entered premoves means them.
        if !room.table.premoves.is_empty() {
            return room.dispatch(Action::Cancel);
        }
        let boards = room.table.game.scene().boards;
        let begun = boards.first().and_then(|&board| {
            let sketch = Sketch::begin(board, room.table.orientation, event)?;
            let (own, pointer) = (self.clone(), event.pointer_id());
            let _escape = on_escape(move || own.call_off(pointer));
            Some(Drawn { pointer, sketch, _escape })
        });
        self.0.borrow_mut().drawn = begun;
    }

    pub fn moved(&self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" && event.buttons() & LEFT_HELD != 0 {
            return self.lost(event);
        }
        let mut state = self.0.borrow_mut();
        let drawn = state.drawn.as_mut().filter(|drawn| drawn.pointer == event.pointer_id());
        drawn.into_iter().for_each(|drawn| drawn.sketch.follow(event));
    }

    pub fn up(&self, room: &RoomHandle, event: &PointerEvent) {
        let shape = self.take(event.pointer_id()).and_then(Sketch::end);
        shape.into_iter().for_each(|shape| room.dispatch(Action::Draw(shape)));
    }

    /// The browser has taken the pointer away.
    pub fn lost(&self, event: &PointerEvent) {
        self.call_off(event.pointer_id());
    }

    fn call_off(&self, pointer: i32) {
        self.take(pointer).map(Sketch::end);
    }

    fn take(&self, pointer: i32) -> Option<Sketch> {
        let drawn = self.0.borrow_mut().drawn.take_if(|drawn| drawn.pointer == pointer);
        drawn.map(|drawn| drawn.sketch)
    }

    /// A finger has come down somewhere on the page.
    fn rest(&self, event: &PointerEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let beside = target.is_some_and(|at| at.closest(".boards").ok().flatten().is_none());
        let mut state = self.0.borrow_mut();
        if event.pointer_type() == "touch" && beside && state.rests.is_none() {
            let _patience = Timeout::new(LONG, || set_ready(true));
            state.rests = Some(Rest { pointer: event.pointer_id(), _patience });
        }
    }

    /// A finger has gone, perhaps to scroll the page.
    fn lift(&self, event: &PointerEvent) {
        let rested = |rest: &mut Rest| rest.pointer == event.pointer_id();
        if self.0.borrow_mut().rests.take_if(rested).is_some() {
            set_ready(false);
        }
    }
}

/// Lets fingers draw on the boards, or play again.
fn set_ready(draws: bool) {
    if let Ok(Some(boards)) = browser::document().query_selector(".boards") {
        let _ = boards.class_list().toggle_with_force("sketching", draws);
    }
}

/// Keeps an eye on fingers beside the boards.
#[hook]
pub fn use_resting_finger(sketching: &Rc<Sketching>) {
    let sketching = sketching.clone();
    use_effect_with((), move |()| {
        let listen = |name, hear: fn(&Sketching, &PointerEvent)| {
            let sketching = sketching.clone();
            Listener::new(browser::document().into(), name, move |event| {
                event.dyn_ref().into_iter().for_each(|event| hear(&sketching, event));
            })
        };
        let listeners = [
            listen("pointerdown", Sketching::rest),
            listen("pointerup", Sketching::lift),
            listen("pointercancel", Sketching::lift),
        ];
        move || drop(listeners)
    });
}
