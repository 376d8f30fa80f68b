//! The links by which two devices meet.
//!
//! `#/meet/<offer>/<link to a game>` invites: behind the packed offer stands any link to a game by links (`game/link`),
//! with its options, start, moves, number and who sends it. `#/meet/<answer>?to=<mark>` is what comes back; `to` is
//! the mark of the offer, in hexadecimal, so that an answer to another invitation is told from the right one.

use super::description::{Description, Kind};
use crate::notation::Fault;
use crate::notation::address::{LONGEST, closed, split, without_codes};
use crate::notation::fault::{Excerpt, Part, Problem};

/// The first word of such addresses.
pub const SLUG: &str = "meet";

/// What a link to a meeting says.
#[derive(Clone, PartialEq, Debug)]
pub enum MeetLink {
    Invitation {
        offer: Description,
        /// The link to the game, from its `#` on.
        game: String,
    },
    Answer {
        answer: Description,
        /// The mark of the offer it belongs to.
        to: u32,
    },
}

/// Writes an invitation, from the `#` on, to the game of a link.
pub fn invitation(offer: &Description, game: &str) -> String {
    let game = game.strip_prefix("#/").unwrap_or(game);
    closed(format!("#/{SLUG}/{}/{game}", offer.text()))
}

/// Writes an answer to an offer, from the `#` on.
pub fn answer(answer: &Description, offer: &Description) -> String {
    format!("#/{SLUG}/{}?to={:x}", answer.text(), offer.mark())
}

/// Reads a link: a whole address, or what stands in it from the `#` on. The fault says which part is wrong.
pub fn decode(text: &str) -> Result<MeetLink, Fault> {
    read(text).map_err(|fault| fault.within(Part::Link))
}

/// Is a text meant as a link to a meeting, whatever is wrong with it?
pub fn is_one(text: &str) -> bool {
    split(&without_codes(text.trim())).0.split('/').next() == Some(SLUG)
}

fn read(text: &str) -> Result<MeetLink, Fault> {
    if text.len() > LONGEST {
        return Err(Problem::TooLong { most: LONGEST }.into());
    }
    let text = without_codes(text.trim());
    let (path, query) = split(&text);
    let Some(rest) = path.strip_prefix(SLUG).and_then(|rest| rest.strip_prefix('/')) else {
        return Err(Problem::not_one_of(path, &[SLUG]).into());
    };
    let (code, path) = rest.split_once('/').unwrap_or((rest, ""));
    let description = Description::read(code)?;
    let parameters: Vec<(&str, &str)> = query.collect();
    match description.kind {
        Kind::Offer => {
            let pairs = parameters.iter().map(|(key, value)| format!("{key}={value}"));
            let query = pairs.collect::<Vec<_>>().join("&");
            let mark = if query.is_empty() { "" } else { "?" };
            let game = closed(format!("#/{path}{mark}{query}"));
            Ok(MeetLink::Invitation { offer: description, game })
        }
        Kind::Answer => {
            let to = parameters.iter().find(|(key, _)| *key == "to").map_or("", |pair| pair.1);
            let odd = |_| Problem::NotUnderstood(Excerpt::of(to)).at(Part::key("to"));
            let to = u32::from_str_radix(to, 16).map_err(odd)?;
            Ok(MeetLink::Answer { answer: description, to })
        }
    }
}
