//! What somebody copies into a page of their own to have the board there.

use crate::app::embed::shape;
use crate::app::embed::shape::Ratio;
use crate::app::embed::wish::{FrameWish, Mode};
use crate::app::share::sharing;
use crate::app::turns::table::Table;
use crate::notation::address;

/// The custom element's script, beside the page.
pub const SCRIPT: &str = "wonder-board.js";

/// The widest that a frame need be, in rem; a wider one would only be higher.
const WIDEST: u32 = 30;

/// The address of a frame for what is on a table, from its `#` on: a replay or a puzzle of the game, or
/// the position to play on from.
pub fn address(table: &Table, wish: &FrameWish) -> String {
    wish.address(&match wish.mode {
        Mode::Play => sharing::position_link(table),
        Mode::Replay | Mode::Puzzle => sharing::game_link(table),
    })
}

/// The ratio that suits a table.
pub fn ratio(table: &Table) -> Ratio {
    let scene = table.game.scene();
    let files = scene.boards.first().map_or(8, |board| board.files);
    shape::ratio(scene.boards.len(), files, !scene.trays.is_empty())
}

/// A frame as HTML: of the page at an address, with what follows its `#`.
pub fn iframe(page: &str, hash: &str, title: &str, ratio: Ratio) -> String {
    let Ratio(across, down) = ratio;
    let style = format!("width:100%;max-width:{WIDEST}rem;aspect-ratio:{across}/{down};border:0");
    format!(
        "<iframe src=\"{}\" title=\"{}\" style=\"{style}\" loading=\"lazy\" \
         allow=\"clipboard-write; fullscreen\"></iframe>",
        escaped(&format!("{page}{hash}")),
        escaped(title),
    )
}

/// The same as a custom element with its script, which fits its height and speaks by events.
pub fn element(page: &str, hash: &str) -> String {
    let attributes = attributes(hash);
    let attributes = attributes.iter().map(|(name, value)| match value.as_str() {
        "" => format!(" {name}"),
        value => format!(" {name}=\"{}\"", escaped(value)),
    });
    let script = format!("{}{SCRIPT}", folder(page));
    format!(
        "<script async src=\"{}\"></script>\n<wonder-board{}></wonder-board>",
        escaped(&script),
        attributes.collect::<String>(),
    )
}

/// A frame's address as attributes of the custom element, each a part of it.
fn attributes(hash: &str) -> Vec<(String, String)> {
    let path = hash.trim_start_matches(['#', '/']).split('?').next().unwrap_or_default();
    let (game, fen) = path.split_once('/').unwrap_or((path, ""));
    let named = [("game", game), ("fen", fen)];
    let named = named.into_iter().filter(|(_, value)| !value.is_empty());
    let mut all: Vec<(String, String)> =
        named.map(|(name, value)| (name.to_owned(), value.replace('_', " "))).collect();
    let mut options = Vec::new();
    for (key, value) in address::parameters(hash) {
        match key.as_str() {
            "embed" => {}
            "m" => all.push(("moves".to_owned(), value)),
            "o" => all.push(("orientation".to_owned(), value)),
            "ply" | "mode" | "theme" | "engine" | "level" | "lang" => all.push((key, value)),
            _ => options.push(format!("{key}={value}")),
        }
    }
    if !options.is_empty() {
        all.push(("options".to_owned(), options.join("&")));
    }
    all
}

/// The folder of a page, with its last slash.
fn folder(page: &str) -> &str {
    let bare = page.split(['?', '#']).next().unwrap_or_default();
    bare.rfind('/').map_or("", |slash| &bare[..=slash])
}

/// A text as it may stand between the quotes of an attribute.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            _ => safe.push(c),
        }
    }
    safe
}
