//! Painting, picking and carrying, by mouse, pen or finger.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::held::{Brush, Held, Holding};
use super::palette::tool_of;
use super::room::{DeskHandle, take};
use crate::app::draw::spots;
use crate::app::editor::{Change, Desk, DeskAction, Tool};
use crate::board::BoardSquare;
use crate::game::Spot;
use crate::web::dom::browser;
use crate::web::draw::carry::{Moving, element_under, hold_still, is_called_off, place};
use crate::web::draw::keys::site_around;

/// How far a pointer must go before a press becomes a drag, in pixels.
const THRESHOLD: f64 = 4.0;

const LEFT: i16 = 0;
const RIGHT: i16 = 2;

/// What the pointer is doing.
#[derive(Clone, Default)]
pub struct Pointer(Rc<RefCell<Option<Held>>>);

impl Pointer {
    pub fn down(&self, room: &DeskHandle, event: &PointerEvent) {
        if self.0.borrow().is_some() {
            return;
        }
        let what = match event.button() {
            LEFT => left(room, event),
            RIGHT => site(event).map(|at| stroke(room, Brush::Erase, at)),
            _ => None,
        };
        let (pointer, from) = (event.pointer_id(), place(event));
        if let Some(Holding::Stroke { .. }) = what {
            hold_on(event);
        }
        self.0.replace(what.map(|what| Held { pointer, from, what }));
    }

    pub fn moved(&self, room: &DeskHandle, event: &PointerEvent) {
        let mut state = self.0.borrow_mut();
        let Some(held) = state.as_mut().filter(|held| held.pointer == event.pointer_id()) else {
            return;
        };
        let ((x, y), (from_x, from_y)) = (place(event), held.from);
        let is_far = (x - from_x).hypot(y - from_y) > THRESHOLD;
        let put_back = {
            let (pointer, id) = (self.clone(), held.pointer);
            move || pointer.put_back(id)
        };
        match &mut held.what {
            Holding::Stroke { brush, last } => {
                let at = element_under(event).and_then(|under| site_around(&under));
                if let Some(at) = at.filter(|at| at != last) {
                    *last = at;
                    room.dispatch(DeskAction::GoOn(brush.on(at)));
                }
                return;
            }
            _ if is_called_off(event) => {
                drop(state);
                return self.put_back(event.pointer_id());
            }
            Holding::Spot { spot, moving } if moving.is_none() && is_far => {
                *moving = Moving::begin(*spot, event, put_back);
            }
            Holding::Spare { tool: Tool::Piece(_) | Tool::Promoted(_), drawing, moving }
                if moving.is_none() && is_far =>
            {
                *moving = Moving::begin_beside(drawing, event, put_back);
            }
            Holding::Spot { .. } | Holding::Spare { .. } => {}
        }
        if let Holding::Spot { moving: Some(moving), .. }
        | Holding::Spare { moving: Some(moving), .. } = &mut held.what
        {
            moving.follow(event);
        }
    }

    pub fn up(&self, room: &DeskHandle, event: &PointerEvent) {
        let Some(held) = self.take(event.pointer_id()) else { return };
        match held.what {
            Holding::Stroke { .. } => {}
            Holding::Spot { spot, moving: None } => press(room, spot),
            Holding::Spare { tool, moving: None, .. } => take(room, tool),
            Holding::Spot { spot, moving: Some(moving) } => {
                hold_still(event);
                moving.end();
                room.dispatch(DeskAction::Change(Change::Carry(spot, target(event))));
            }
            Holding::Spare { tool, moving: Some(moving), .. } => {
                hold_still(event);
                moving.end();
                bring(room, tool, target(event));
            }
        }
    }

    /// What a pointer carries is where it was, at once.
    pub fn put_back(&self, pointer: i32) {
        if let Some(Holding::Spot { moving, .. } | Holding::Spare { moving, .. }) =
            self.take(pointer).map(|held| held.what)
        {
            moving.into_iter().for_each(Moving::end);
        }
    }

    fn take(&self, pointer: i32) -> Option<Held> {
        self.0.borrow_mut().take_if(|held| held.pointer == pointer)
    }
}

/// What the left button, a pen or a finger takes hold of.
fn left(room: &DeskHandle, event: &PointerEvent) -> Option<Holding> {
    let at = event.target()?.dyn_into::<Element>().ok()?;
    let desk = &room.desk;
    if let Some((tool, drawing)) = tool_of(&at) {
        return Some(Holding::Spare { tool, drawing, moving: None });
    }
    let spot = spots::spot(&browser::spot_around(&at)?.1)?;
    match (spot, desk.tool) {
        // The buttons of a pocket are pressed by themselves.
        (Spot::Pocket(..), _) if at.closest("button:not(.pocket)").ok().flatten().is_some() => None,
        (Spot::Zone(_), _) => None,
        (Spot::Pocket(..), _) | (Spot::Square(_), Tool::Hand) => {
            Some(Holding::Spot { spot, moving: None })
        }
        (Spot::Square(at), tool) => Some(stroke(room, brush(desk, tool, at), at)),
    }
}

/// A tool puts its piece, or takes away one that is there already.
fn brush(desk: &Desk, tool: Tool, at: BoardSquare) -> Brush {
    let there = desk.draft.man(at).map(|man| (man.piece, man.was_pawn));
    match tool {
        Tool::Piece(piece) if there == Some((piece, false)) => Brush::Erase,
        Tool::Promoted(piece) if there == Some((piece, true)) => Brush::Erase,
        Tool::Hand | Tool::Eraser => Brush::Erase,
        tool => Brush::Put(tool),
    }
}

fn stroke(room: &DeskHandle, brush: Brush, at: BoardSquare) -> Holding {
    room.dispatch(DeskAction::Stroke(brush.on(at)));
    Holding::Stroke { brush, last: at }
}

/// A press on a spot with the hand: it picks who is there, or brings there who was picked.
pub fn press(room: &DeskHandle, spot: Spot) {
    let (desk, Spot::Square(at)) = (&room.desk, spot) else { return };
    let is_taken = desk.draft.man(at).is_some();
    room.dispatch(match desk.picked {
        Some(picked) if picked == at => DeskAction::Pick(None),
        Some(picked) if !is_taken => {
            DeskAction::Change(Change::Carry(Spot::Square(picked), Some(spot)))
        }
        _ => DeskAction::Pick(Some(at)),
    });
}

/// Brings a piece from beside the boards to a spot.
fn bring(room: &DeskHandle, tool: Tool, to: Option<Spot>) {
    let change = match (to, tool) {
        (Some(Spot::Square(at)), tool) => Brush::Put(tool).on(at),
        (Some(Spot::Zone(color) | Spot::Pocket(color, _)), Tool::Piece(piece)) => {
            Change::More(color, piece.role)
        }
        _ => return,
    };
    room.dispatch(DeskAction::Change(change));
}

/// Everything the pointer does from now on is told to the stage, wherever it goes.
fn hold_on(event: &PointerEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(stage) = target.and_then(|at| at.closest(".stage").ok().flatten()) {
        let _ = stage.set_pointer_capture(event.pointer_id());
    }
}

/// The spot under a pointer.
fn target(event: &PointerEvent) -> Option<Spot> {
    let under = element_under(event).and_then(|element| browser::spot_around(&element));
    under.and_then(|(_, name)| spots::spot(&name))
}

fn site(event: &PointerEvent) -> Option<BoardSquare> {
    site_around(&event.target()?.dyn_into::<Element>().ok()?)
}
