//! The set of pieces that is in force. Its drawings stand in the page once, in `svg#pieces`, and every piece only
//! names its own (`glyphs`): so another set is on all boards at once, and nothing is drawn anew.

use std::cell::{Cell, RefCell};

use crate::app::draw::pieces;
use crate::app::draw::sets::{PieceSet, ROUND, SETS};
use crate::board::Role;
use crate::notation::letter;
use crate::web::dom::browser;

thread_local! {
    static CURRENT: Cell<&'static PieceSet> = const { Cell::new(&pieces::ROUND) };
    /// What the set is called that is to be in force once it has come.
    static WANTED: RefCell<String> = RefCell::new(ROUND.to_owned());
    /// The sets that have come, by name.
    static KNOWN: RefCell<Vec<(&'static str, &'static PieceSet)>> =
        RefCell::new(vec![(ROUND, &pieces::ROUND)]);
}

/// The set in force.
pub fn current() -> &'static PieceSet {
    CURRENT.get()
}

/// Puts the drawings into the page before anything is drawn: those of the set that was chosen, whose file
/// `src/boot.js` fetches. If it does not come, everybody's.
pub async fn install() {
    let name = browser::root_attribute("data-pieces").unwrap_or_default();
    let file = browser::promised("wonderboardPieces").await;
    let chosen = SETS.into_iter().find(|&set| set == name).zip(file);
    let set = chosen.and_then(|(name, file)| learn(name, file));
    if !name.is_empty() {
        WANTED.set(name);
    }
    show(set.unwrap_or(&pieces::ROUND));
}

/// Has another set in force as soon as it has come.
pub fn want(name: &str) {
    if WANTED.with_borrow(|wanted| wanted != name) {
        WANTED.set(name.to_owned());
        change(name);
    }
}

/// Only whoever chooses comes here, in a later part of the program.
#[inline(never)]
fn change(name: &str) {
    let asked = name.to_owned();
    bring(name, move |set| {
        if WANTED.with_borrow(|wanted| *wanted == asked) {
            set.into_iter().for_each(show);
        }
    });
}

/// A set that has come.
pub fn known(name: &str) -> Option<&'static PieceSet> {
    KNOWN.with_borrow(|known| known.iter().find(|it| it.0 == name).map(|it| it.1))
}

/// Brings a set: at once where it has come before; `None` where it cannot be had.
pub fn bring(name: &str, done: impl FnOnce(Option<&'static PieceSet>) + 'static) {
    let file = SETS.into_iter().find(|&set| set == name);
    match (known(name), file) {
        (Some(set), _) => done(Some(set)),
        (None, None) => done(None),
        (None, Some(name)) => browser::fetch(&format!("pieces/{name}.txt"), move |file| {
            done(file.and_then(|file| learn(name, file)));
        }),
    }
}

/// Reads the file of a set, for good.
fn learn(name: &'static str, file: String) -> Option<&'static PieceSet> {
    let set: &PieceSet = Box::leak(Box::new(PieceSet::read(file.leak())?));
    KNOWN.with_borrow_mut(|known| known.push((name, set)));
    Some(set)
}

fn show(set: &'static PieceSet) {
    CURRENT.set(set);
    let drawing = |role| format!("<g id=\"piece-{}\">{}</g>", letter(role), markup(set, role));
    let drawings: String = Role::ALL.into_iter().map(drawing).collect();
    if let Some(place) = browser::document().get_element_by_id("pieces") {
        place.set_inner_html(&format!("<defs>{drawings}</defs>"));
    }
}

/// The drawing of a piece as SVG, to be colored by the page's styles.
pub fn markup(set: &PieceSet, role: Role) -> String {
    let glyph = set.glyph(role);
    format!(
        "<path class=\"body\" stroke-width=\"{}\" d=\"{}\"/><path class=\"shade\" d=\"{}\"/>\
         <path class=\"detail\" stroke-width=\"{}\" d=\"{}\"/>",
        set.outline, glyph.body, glyph.shade, set.line, glyph.detail
    )
}
