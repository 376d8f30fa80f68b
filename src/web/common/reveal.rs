//! Scrolling what has just come into view.

use yew::prelude::*;

use crate::web::dom::browser;

/// Scrolls an element into view, as little as that takes, whenever something about it has changed.
#[hook]
pub fn use_reveal<T: PartialEq + 'static>(place: &NodeRef, changed: T) {
    use_effect_with((place.clone(), changed), |(place, _)| {
        if let Some(element) = place.cast::<web_sys::Element>() {
            browser::reveal(&element);
        }
    });
}
