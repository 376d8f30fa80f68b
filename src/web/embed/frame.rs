//! The page as a frame: what its address says, and nothing that is kept.

use yew::prelude::*;

use crate::app::embed::FrameWish;
use crate::app::shell::route::Route;
use crate::texts::Language;
use crate::web::common::language::use_language;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;
use crate::web::embed::timed::Timed;
use crate::web::embed::turns::Turns;
use crate::web::embed::visit::Visit;

/// The frame.
#[component]
pub fn Frame() -> Html {
    let visit = use_reducer(|| Visit { number: 0, address: browser::hash() });
    let open = {
        let dispatcher = visit.dispatcher();
        Callback::from(move |address| dispatcher.dispatch(address))
    };
    use_effect_with((), {
        let open = open.clone();
        move |()| {
            let follow = move |_| open.emit(browser::hash());
            let listener = Listener::new(browser::window().into(), "hashchange", follow);
            move || drop(listener)
        }
    });
    let wish = FrameWish::read(&visit.address).0;
    use_effect_with(wish.clone(), set_root_attributes);
    use_language(wish.language.map_or("", Language::code));
    match Route::of(&visit.address) {
        Route::RealTime => html! { <Timed address={visit.address.clone()} /> },
        _ => html! { <Turns visit={(*visit).clone()} {open} /> },
    }
}

/// Puts on the looks that are wished for.
fn set_root_attributes(wish: &FrameWish) {
    let theme = Some(wish.theme).filter(|theme| !theme.is_empty());
    browser::set_root_attribute("data-embed", Some(wish.mode.word()));
    browser::set_root_attribute("data-theme", theme);
}
