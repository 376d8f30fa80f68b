//! Links of other sites to positions, as their analysis boards and editors have them.
//!
//! | link | what it shows |
//! |---|---|
//! | `lichess.org/analysis/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1` | a position of chess |
//! | `lichess.org/analysis/crazyhouse/…`, `lichess.org/editor/…` | one of another game |
//! | `lichess.org/analysis/pgn/e4_e5` | moves |
//! | `chess.com/analysis?fen=…`, `pychess.org/analysis/alice?fen=…` | a position |
//!
//! What a link only points to, such as a game of somebody, is on the other site and cannot be read.

use super::Fault;
use super::address::without_codes;
use super::fault::{Excerpt, Part, Problem};
use super::pgn::variant::named;
use crate::board::Color;
use crate::variants::Spec;

/// What a link of another site says.
#[derive(Clone, PartialEq, Debug)]
pub struct ForeignLink {
    /// Which game it is of, if it says so.
    pub spec: Option<Spec>,
    pub shown: Shown,
    /// The side at the bottom of the board, if the link says.
    pub orientation: Option<Color>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Shown {
    /// The usual start.
    Start,
    Fen(String),
    /// Moves, as PGN has them.
    Moves(String),
}

/// Sites that people name without `https://`.
pub const SITES: [&str; 3] = ["lichess.org", "chess.com", "pychess.org"];

/// Where sites show a position, with a game's name behind it.
const BOARDS: [&str; 4] = ["analysis", "editor", "variants", "practice"];

/// Reads a link of another site; none if the text is no such link.
pub fn read(text: &str) -> Option<Result<ForeignLink, Fault>> {
    let text = text.trim();
    let bare = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let address = bare.unwrap_or(text);
    let address = address.strip_prefix("www.").unwrap_or(address);
    let host = address.split(['/', '?', '#']).next().unwrap_or_default();
    // Our own links may lie anywhere.
    if text.contains("#/") || bare.is_none() && !SITES.contains(&host) {
        return None;
    }
    let rest = without_codes(&address[host.len()..]);
    Some(read_rest(host, &rest).map_err(|fault| fault.within(Part::Link)))
}

fn read_rest(host: &str, rest: &str) -> Result<ForeignLink, Fault> {
    let rest = rest.split('#').next().unwrap_or_default();
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    let value = |key: &str| {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.filter(|pair| pair.0 == key).map(|pair| pair.1).next_back()
    };
    let path = path.trim_matches('/');
    let (place, behind) = path.split_once('/').unwrap_or((path, ""));
    let (name, told) = match is_rank(behind) {
        true => ("", behind),
        false => behind.split_once('/').unwrap_or((behind, "")),
    };
    let shown = match (value("fen"), value("pgn")) {
        (Some(fen), _) => Shown::Fen(spaced(fen)),
        (_, Some(moves)) => Shown::Moves(spaced(moves)),
        _ if !BOARDS.contains(&place) => {
            return Err(Problem::Elsewhere(Excerpt::of(host)).into());
        }
        _ if name == "pgn" => Shown::Moves(spaced(told)),
        _ if told.is_empty() => Shown::Start,
        // A game that is analysed lies at the other site.
        _ if !is_rank(told) => return Err(Problem::Elsewhere(Excerpt::of(host)).into()),
        _ => Shown::Fen(spaced(told)),
    };
    let is_named = BOARDS.contains(&place) && !matches!(name, "" | "pgn" | "game");
    let spec = match is_named {
        true => {
            let unknown = || Problem::UnknownGame(Excerpt::of(name)).at(Part::GameName);
            Some(named(name).ok_or_else(unknown)?.spec)
        }
        false => SITES.contains(&host).then_some(Spec::CHESS),
    };
    let is_turned = value("color") == Some("black")
        || value("orientation") == Some("black")
        || value("flip") == Some("true");
    Ok(ForeignLink { spec, shown, orientation: is_turned.then_some(Color::Black) })
}

/// Does a text begin like a FEN, with a rank?
fn is_rank(text: &str) -> bool {
    let rank = text.split('/').next().unwrap_or_default();
    !rank.is_empty() && rank.chars().all(|c| "pnbrqkPNBRQK12345678~".contains(c))
}

/// A text with blanks where a link has other signs for them.
fn spaced(text: &str) -> String {
    text.replace(['_', '+'], " ")
}
