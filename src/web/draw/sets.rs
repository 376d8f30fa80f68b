//! The set of pieces that is in force. Its drawings stand in the page once, in `svg#pieces`, and every piece only
//! names its own (`glyphs`): so another set is on all boards at once, and nothing is drawn anew.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::app::draw::sets::{PieceSet, ROUND, SETS};
use crate::web::dom::browser;

/// What the root element calls the set that was chosen.
const CHOSEN: &str = "data-pieces";

/// How the file of a set begins.
const BEGINNING: &str = "<defs>";

/// A set and its file.
type Known = (&'static str, Rc<str>);

thread_local! {
    /// The sets that have come.
    static KNOWN: RefCell<Vec<Known>> = const { RefCell::new(Vec::new()) };
    /// The drawings of which a picture was last made.
    static PICTURED: Cell<Option<(&'static str, &'static PieceSet)>> = const { Cell::new(None) };
}

/// The name of the set that was chosen.
pub fn chosen() -> String {
    browser::root_attribute(CHOSEN).unwrap_or_else(|| ROUND.to_owned())
}

/// Puts the drawings of the set that was chosen into the page before anything is drawn, if `src/boot.js` has
/// fetched them; those of everybody's set are there.
pub async fn install() {
    if let Some(file) = browser::promised("wonderboardPieces").await {
        show(&file);
    }
}

/// Has the set that is chosen now in force as soon as it has come. Only whoever chooses comes here, in a later
/// part of the program.
#[inline(never)]
pub fn change() {
    let asked = chosen();
    let name = asked.clone();
    bring(&name, move || {
        if let Some(file) = known(&asked).filter(|_| chosen() == asked) {
            show(&file);
        }
    });
}

/// The file of a set that has come.
pub fn known(name: &str) -> Option<Rc<str>> {
    KNOWN.with_borrow(|known| known.iter().find(|it| it.0 == name).map(|it| it.1.clone()))
}

/// Brings a set, if there is one of that name: `done` hears that it has come, at once where it had come before.
pub fn bring(name: &str, done: impl FnOnce() + 'static) {
    let Some(name) = SETS.into_iter().find(|&set| set == name) else { return };
    if known(name).is_some() {
        return done();
    }
    browser::fetch(&format!("pieces/{name}.txt"), move |file| {
        if let Some(file) = file.filter(|file| file.starts_with(BEGINNING)) {
            KNOWN.with_borrow_mut(|known| known.push((name, file.into())));
            done();
        }
    });
}

fn show(file: &str) {
    let place = browser::document().get_element_by_id("pieces");
    if let Some(place) = place.filter(|_| file.starts_with(BEGINNING)) {
        place.set_inner_html(file);
    }
}

/// The drawings that stand in the page, for pictures. It is in the later part of the program.
#[inline(never)]
pub fn pictured() -> &'static PieceSet {
    let place = browser::document().get_element_by_id("pieces");
    let file = place.map(|place| place.inner_html()).unwrap_or_default();
    if let Some((_, set)) = PICTURED.get().filter(|last| last.0 == file) {
        return set;
    }
    // As many as somebody chooses between two pictures.
    let file: &'static str = file.leak();
    let set: &'static PieceSet = Box::leak(Box::new(PieceSet::read(file)));
    PICTURED.set(Some((file, set)));
    set
}
