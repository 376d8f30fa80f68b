//! Where a piece would come down beyond the glass: shown while one points at where it may be played.
//!
//! The pieces to be shown wait on the boards, unseen; pointing at a square only changes a class.

use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::web::dom::browser;

/// Shows what would come down if the square at or around an element were pressed, and hides what
/// was shown before.
pub fn at(element: Option<&Element>) {
    let found = element.and_then(browser::spot_around);
    let wanted = found.map(|(_, name)| name);
    let all = browser::document().query_selector_all(".landing").ok();
    let Some(all) = all else { return };
    for landing in (0..all.length()).filter_map(|i| all.item(i)) {
        let Ok(landing) = landing.dyn_into::<Element>() else { continue };
        let shown = wanted.is_some() && landing.get_attribute("data-for") == wanted;
        let _ = landing.class_list().toggle_with_force("shown", shown);
    }
}

/// The same for the element that an event happens at.
pub fn at_event(event: &web_sys::Event) {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    at(element.as_ref());
}
