//! The puzzles of a game: fetched when somebody wants one, and kept as long as the page is open.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::app::puzzles::{Posed, PuzzleGame, Shelf};
use crate::puzzle::index::{self, Entry};
use crate::web::common::parts::{self, Part};
use crate::web::dom::browser;

/// Puzzles that are read in one go: a few milliseconds on a phone.
const AT_ONCE: usize = 8;

thread_local! {
    static SHELVES: RefCell<Vec<Rc<Shelf>>> = const { RefCell::new(Vec::new()) };
    static INDEX: RefCell<Option<Rc<[Entry]>>> = const { RefCell::new(None) };
}

/// The puzzles of a game, if they can be had.
pub async fn shelf(game: PuzzleGame) -> Option<Rc<Shelf>> {
    let known = || SHELVES.with_borrow(|all| all.iter().find(|shelf| shelf.game == game).cloned());
    if let Some(shelf) = known() {
        return Some(shelf);
    }
    // What is known of the game without turns is in a part of its own.
    if game == PuzzleGame::Timed && !parts::brought(Part::Timed).await {
        return None;
    }
    let text = browser::fetched(&format!("puzzles/{}.txt", game.slug())).await?;
    let shelf = Rc::new(Shelf { game, puzzles: unpacked(game, &text).await? });
    SHELVES.with_borrow_mut(|all| all.push(shelf.clone()));
    Some(shelf)
}

/// The puzzles of a packed text, read so that the page stays awake meanwhile.
async fn unpacked(game: PuzzleGame, text: &str) -> Option<Vec<Posed>> {
    let mut puzzles = Vec::new();
    for posed in Posed::unpack(game, text)? {
        puzzles.push(posed?);
        if puzzles.len() % AT_ONCE == 0 {
            TimeoutFuture::new(0).await;
        }
    }
    Some(puzzles)
}

/// What there is of all games, if that can be had.
pub async fn index() -> Option<Rc<[Entry]>> {
    if let Some(index) = INDEX.with_borrow(Clone::clone) {
        return Some(index);
    }
    let text = browser::fetched(&format!("puzzles/{}", index::FILE)).await?;
    let index: Rc<[Entry]> = index::read(&text).into();
    INDEX.replace(Some(index.clone()));
    Some(index)
}

/// What there is of all games, once it is there; empty until then.
#[hook]
pub fn use_index() -> Rc<[Entry]> {
    let known = use_state(|| INDEX.with_borrow(Clone::clone).unwrap_or_default());
    use_effect_with((), {
        let known = known.setter();
        move |()| {
            spawn_local(async move {
                index().await.into_iter().for_each(|index| known.set(index));
            });
        }
    });
    (*known).clone()
}
