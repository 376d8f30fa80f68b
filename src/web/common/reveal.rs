//! Scrolling what has just come into view.

use yew::prelude::*;

/// Scrolls an element into view, as little as that takes, whenever something about it has changed.
#[hook]
pub fn use_reveal<T: PartialEq + 'static>(place: &NodeRef, changed: T) {
    use_effect_with((place.clone(), changed), |(place, _)| {
        if let Some(element) = place.cast::<web_sys::Element>() {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Nearest);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}
