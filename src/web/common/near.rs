//! What is near what is seen: only that is drawn.

use wasm_bindgen::prelude::*;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};
use yew::prelude::*;

use crate::web::dom::browser;
use crate::web::draw::keys::Listener;

/// How far beyond what is seen things are drawn already.
const MARGIN: &str = "50% 0px";

/// Is all of a page wanted, because it is being printed?
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Whole(pub bool);

/// Is an element near what is seen, or all of the page wanted? From then on it stays so.
#[hook]
pub fn use_near(place: &NodeRef) -> bool {
    let near = use_state_eq(|| false);
    let whole = use_context::<Whole>().is_some_and(|whole| whole.0);
    let drawn = *near || whole;
    use_effect_with(drawn, {
        let (place, near) = (place.clone(), near.setter());
        move |&drawn| {
            let element = place.cast::<Element>().filter(|_| !drawn);
            if drawn {
                near.set(true);
            }
            let watch = element.and_then(|element| Watch::new(&element, move || near.set(true)));
            move || drop(watch)
        }
    });
    drawn
}

/// Is the page being printed? From then on it stays whole.
// One listener for all, for then all is drawn at once, before the browser takes its picture: what is drawn piece
// by piece is put off after 16 ms.
#[hook]
pub fn use_whole() -> Whole {
    let whole = use_state_eq(|| false);
    use_effect_with((), {
        let whole = whole.setter();
        move |()| {
            let listener = Listener::new(browser::window().into(), "beforeprint", move |_| {
                whole.set(true);
            });
            move || drop(listener)
        }
    });
    Whole(*whole)
}

/// Looks out for an element as long as it is kept.
struct Watch {
    observer: IntersectionObserver,
    _hear: Closure<dyn Fn(js_sys::Array)>,
}

impl Watch {
    /// Calls back once an element is near; none where the browser cannot tell.
    fn new(element: &Element, found: impl Fn() + 'static) -> Option<Watch> {
        let hear = Closure::new(move |entries: js_sys::Array| {
            let is_near = |entry: JsValue| {
                entry.unchecked_into::<IntersectionObserverEntry>().is_intersecting()
            };
            if entries.iter().any(is_near) {
                found();
            }
        });
        let init = IntersectionObserverInit::new();
        init.set_root_margin(MARGIN);
        let heard = hear.as_ref().unchecked_ref();
        let observer = IntersectionObserver::new_with_options(heard, &init).ok()?;
        observer.observe(element);
        Some(Watch { observer, _hear: hear })
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
