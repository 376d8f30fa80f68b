//! Rulebooks: fetched when somebody wants to read them, and kept as long as the page is open.

use std::cell::RefCell;

use yew::prelude::*;

use super::browser;
use crate::notation::rulebooks;
use crate::variants::rulebook::Rulebook;

/// A rulebook, if it could be fetched.
type Fetched = Option<&'static Rulebook>;

thread_local! {
    /// The rulebooks that were fetched, by name.
    static KEPT: RefCell<Vec<(&'static str, &'static Rulebook)>> = const { RefCell::new(Vec::new()) };
}

/// A rulebook: none while it is on its way, and what came of it then; `tries` asks anew.
#[hook]
pub fn use_rulebook(name: &'static str, tries: u32) -> Option<Fetched> {
    let heard = use_state(|| None::<(&'static str, u32, Fetched)>);
    use_effect_with((name, tries), {
        let heard = heard.clone();
        move |&(name, tries)| {
            if kept(name).is_none() {
                browser::fetch(&format!("rulebooks/{name}.txt"), move |text| {
                    heard.set(Some((name, tries, text.map(|text| keep(name, text)))));
                });
            }
        }
    });
    let heard = heard.filter(|&(of, try_, _)| (of, try_) == (name, tries));
    kept(name).map(Some).or(heard.map(|(.., fetched)| fetched))
}

fn kept(name: &str) -> Fetched {
    KEPT.with_borrow(|kept| kept.iter().find(|(of, _)| *of == name).map(|&(_, book)| book))
}

fn keep(name: &'static str, text: String) -> &'static Rulebook {
    // There are few of them, and each is read once.
    let book: &'static Rulebook = Box::leak(Box::new(rulebooks::read(text.leak())));
    KEPT.with_borrow_mut(|kept| kept.push((name, book)));
    book
}
