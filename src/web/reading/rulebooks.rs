//! Rulebooks: fetched when somebody wants to read them, and kept as long as the page is open.

use std::cell::RefCell;

use yew::prelude::*;

use crate::notation::rulebooks;
use crate::variants::rulebook;
use crate::variants::rulebook::Rulebook;
use crate::web::dom::browser;

/// A rulebook, if it could be fetched.
type Fetched = Option<&'static Rulebook>;

thread_local! {
    /// The rulebooks that were fetched, by language and name.
    static KEPT: RefCell<Vec<(RulebookKey, &'static Rulebook)>> = const { RefCell::new(Vec::new()) };
}

/// A rulebook's language and name.
type RulebookKey = (&'static str, &'static str);

/// The language in which rulebooks are read: that of the page, if there are any in it.
fn language() -> &'static str {
    rulebook::language(&browser::root_attribute("lang").unwrap_or_default())
}

/// A rulebook: none while it is on its way, and what came of it then; `tries` asks anew.
#[hook]
pub fn use_rulebook(name: &'static str, tries: u32) -> Option<Fetched> {
    let key = (language(), name);
    let heard = use_state(|| None::<(RulebookKey, u32, Fetched)>);
    use_effect_with((key, tries), {
        let heard = heard.clone();
        move |&(key, tries)| {
            if kept(key).is_none() {
                let (language, name) = key;
                browser::fetch(&format!("rulebooks/{language}/{name}.txt"), move |text| {
                    heard.set(Some((key, tries, text.map(|text| keep(key, text)))));
                });
            }
        }
    });
    let heard = heard.filter(|&(of, try_, _)| (of, try_) == (key, tries));
    kept(key).map(Some).or(heard.map(|(.., fetched)| fetched))
}

fn kept(key: RulebookKey) -> Fetched {
    KEPT.with_borrow(|kept| kept.iter().find(|(of, _)| *of == key).map(|&(_, book)| book))
}

fn keep(key: RulebookKey, text: String) -> &'static Rulebook {
    // There are few of them, and each is read once.
    let book: &'static Rulebook = Box::leak(Box::new(rulebooks::read(text.leak())));
    KEPT.with_borrow_mut(|kept| kept.push((key, book)));
    book
}
