//! Texts that lie beside the page, a file for each game and language: fetched when somebody wants to read them, and
//! kept as long as the page is open.

use std::any::Any;
use std::cell::RefCell;

use yew::prelude::*;

use crate::variants::rulebook;
use crate::web::dom::browser;

/// What a text becomes once it is read.
pub trait Book: 'static {
    /// Where the texts lie, a folder for each language.
    const FOLDER: &'static str;

    fn read(text: &'static str) -> Self;
}

/// A book, if it could be fetched.
type Fetched<B> = Option<&'static B>;

/// A book's folder, language and name.
type BookKey = (&'static str, &'static str, &'static str);

/// A book that was fetched.
type Kept = (BookKey, &'static dyn Any);

thread_local! {
    static KEPT: RefCell<Vec<Kept>> = const { RefCell::new(Vec::new()) };
}

/// A book: none while it is on its way, and what came of it then; `tries` asks anew. It is in the language of the
/// page, if there are any in it.
#[hook]
pub fn use_book<B: Book>(name: &'static str, tries: u32) -> Option<Fetched<B>> {
    let language = rulebook::language(&browser::root_attribute("lang").unwrap_or_default());
    let key: BookKey = (B::FOLDER, language, name);
    let heard = use_state(|| None::<(BookKey, u32, bool)>);
    use_effect_with((key, tries), {
        let heard = heard.setter();
        move |&(key, tries)| {
            if kept::<B>(key).is_none() {
                let (folder, language, name) = key;
                browser::fetch(&format!("{folder}/{language}/{name}.txt"), move |text| {
                    let is_there = text.map(|text| keep(key, Box::new(B::read(text.leak()))));
                    heard.set(Some((key, tries, is_there.is_some())));
                });
            }
        }
    });
    let failed = heard.is_some_and(|heard| heard == (key, tries, false));
    kept(key).map(Some).or(failed.then_some(None))
}

fn kept<B: Book>(key: BookKey) -> Fetched<B> {
    let found = KEPT.with_borrow(|kept| kept.iter().find(|(of, _)| *of == key).map(|kept| kept.1));
    found?.downcast_ref()
}

/// There are few of them, and each is read once.
fn keep(key: BookKey, book: Box<dyn Any>) {
    KEPT.with_borrow_mut(|kept| kept.push((key, Box::leak(book))));
}
