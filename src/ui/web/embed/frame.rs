//! The page as a frame: what its address says, and nothing that is kept.

use std::rc::Rc;

use yew::prelude::*;

use super::timed::Timed;
use super::turns::Turns;
use crate::texts::Language;
use crate::ui::embed::Wish;
use crate::ui::route::Route;
use crate::ui::web::browser;
use crate::ui::web::keys::Listener;
use crate::ui::web::language::use_language;

/// What the frame is to show. The same address once more is another visit.
#[derive(Clone, PartialEq)]
pub struct Visit {
    pub number: u32,
    pub address: String,
}

impl Reducible for Visit {
    type Action = String;

    fn reduce(self: Rc<Self>, address: String) -> Rc<Self> {
        Rc::new(Visit { number: self.number + 1, address })
    }
}

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
    let wish = Wish::read(&visit.address).0;
    use_effect_with(wish.clone(), dress);
    use_language(wish.language.map_or("", Language::code));
    match Route::of(&visit.address) {
        Route::RealTime => html! { <Timed address={visit.address.clone()} /> },
        _ => html! { <Turns visit={(*visit).clone()} {open} /> },
    }
}

/// Puts on the looks that are wished for.
fn dress(wish: &Wish) {
    let theme = Some(wish.theme).filter(|theme| !theme.is_empty());
    browser::set_root_attribute("data-embed", Some(wish.mode.word()));
    browser::set_root_attribute("data-theme", theme);
}
