//! How high a frame should be: measured, and told to the page around.

use wasm_bindgen::JsCast;
use web_sys::{DomRectReadOnly, Element};
use yew::prelude::*;

use crate::app::embed::FrameWish;
use crate::app::embed::messages::resize;
use crate::app::embed::shape;
use crate::app::embed::shape::Measured;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;
use crate::web::embed::neighbour::tell;

/// What lies around and between the boards and the panel beside them, in CSS pixels.
const GAPS: f64 = 48.0;

/// Tells the height when the frame's width changes, or what there is to be seen.
#[hook]
pub fn use_size<T: PartialEq + 'static>(wish: &FrameWish, seen: T) {
    let told = use_mut_ref(|| (0, 0));
    use_effect_with((wish.clone(), seen), move |(wish, _)| {
        let wish = wish.clone();
        let look = move || {
            let width = width();
            let height = shape::height(measured(width));
            let size = (width as u32, height);
            if told.replace(size) != size && height > 0 {
                tell(&wish, &resize(size.0, size.1));
            }
        };
        look();
        let listener = Listener::new(browser::window().into(), "resize", move |_| look());
        move || drop(listener)
    });
}

fn width() -> f64 {
    browser::document().document_element().map_or(0.0, |root| f64::from(root.client_width()))
}

fn measured(width: f64) -> Measured {
    let parts = rects("main.table > *");
    let worlds = rects(".table .world");
    let left = least(&worlds, DomRectReadOnly::left);
    let right = most(&worlds, DomRectReadOnly::right);
    let across = right - left;
    let panel = rects(".table > .panel").first().map_or(0.0, DomRectReadOnly::left);
    let beside = panel >= right - 1.0;
    let extent = most(&parts, DomRectReadOnly::right) - least(&parts, DomRectReadOnly::left);
    Measured {
        width,
        content: most(&parts, DomRectReadOnly::bottom)
            + browser::window().scroll_y().unwrap_or(0.0),
        boards: (
            across,
            most(&worlds, DomRectReadOnly::bottom) - least(&worlds, DomRectReadOnly::top),
        ),
        beside: if beside { extent - across + GAPS } else { 0.0 },
    }
}

/// Where the elements of a selector are that can be seen.
fn rects(selector: &str) -> Vec<DomRectReadOnly> {
    let Ok(found) = browser::document().query_selector_all(selector) else { return Vec::new() };
    let nodes = (0..found.length()).filter_map(|i| found.item(i));
    let elements = nodes.filter_map(|node| node.dyn_into::<Element>().ok());
    let rects =
        elements.map(|element| -> DomRectReadOnly { element.get_bounding_client_rect().into() });
    rects.filter(|rect| rect.width() > 1.0).collect()
}

fn least(rects: &[DomRectReadOnly], side: fn(&DomRectReadOnly) -> f64) -> f64 {
    rects.iter().map(side).reduce(f64::min).unwrap_or(0.0)
}

fn most(rects: &[DomRectReadOnly], side: fn(&DomRectReadOnly) -> f64) -> f64 {
    rects.iter().map(side).reduce(f64::max).unwrap_or(0.0)
}
