//! Which game is played, by the names that people and programs give it.

use super::cursor::Cursor;
use super::tags::Head;
use crate::notation::Fault;
use crate::notation::fault::{Excerpt, Problem};
use crate::variants::{CATALOGUE, Spec};

/// Names of chess, as [`plain`] makes them. "From Position" is chess from another start.
const CHESS: [&str; 6] = ["", "chess", "fromposition", "normal", "orthodox", "classical"];

/// Chess from a shuffled start, of which the number of starts does not tell.
const SHUFFLED: [&str; 2] = ["fischerandom", "fischerrandom"];

/// The game that tags tell of.
#[derive(Clone, Copy)]
pub struct Told {
    pub spec: Spec,
    /// Does it begin from one of 960 starts? From some of them nobody can castle here.
    pub is_shuffled: bool,
}

/// Which game the tags say it is, with its options; without the tag `Variant` it is chess.
pub fn told(cursor: &Cursor, head: &Head) -> Result<Told, Fault> {
    let name = head.tags.get("Variant").unwrap_or_default();
    let Told { spec, is_shuffled } = named(name).ok_or_else(|| unknown(cursor, head))?;
    let mut tagged = spec.card().options.iter().filter_map(|c| Some((c, head.tags.get(c.tag)?)));
    let spec = tagged.try_fold(spec, |spec, (choice, value)| {
        let wrong = |what| cursor.fault(head.place(choice.tag), what);
        spec.with_option(choice.key, value.trim()).map_err(wrong)
    })?;
    Ok(Told { spec, is_shuffled })
}

/// The game that the tags tell of is not played here.
pub fn unknown(cursor: &Cursor, head: &Head) -> Fault {
    let name = head.tags.get("Variant").unwrap_or_default().trim();
    cursor.fault(head.place("Variant"), Problem::UnknownGame(Excerpt::of(name)))
}

/// The game of a name; chess, if it has none.
pub fn named(name: &str) -> Option<Told> {
    let name = plain(name);
    let unshuffled = match SHUFFLED.contains(&&*name) {
        true => Some(""),
        false => name.strip_suffix("960"),
    };
    let spec = of_plain(unshuffled.unwrap_or(&name))?;
    Some(Told { spec, is_shuffled: unshuffled.is_some() })
}

fn of_plain(name: &str) -> Option<Spec> {
    if CHESS.contains(&name) {
        return Some(Spec::CHESS);
    }
    let is_called = |known: &str| {
        let known = plain(known);
        known == name || name.strip_suffix("chess") == Some(&known)
    };
    let card = CATALOGUE.iter().find(|card| is_called(card.tag) || is_called(card.slug))?;
    Spec::from_slug(card.slug)
}

/// A name by which programs agree, whether they write `Racing Kings` or `racingkings`.
fn plain(name: &str) -> String {
    let signs = name.chars().filter(|c| !c.is_ascii() || c.is_ascii_alphanumeric());
    signs.map(|sign| sign.to_ascii_lowercase()).collect()
}
