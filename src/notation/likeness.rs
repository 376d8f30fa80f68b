//! What a text looks like that could not be read, to somebody who knows what people paste: a position of another
//! game, of chess from a shuffled start, a page of another site.

use super::elsewhere::SITES;
use super::fault::{Excerpt, Fault, Problem};
use super::fen;
use super::realtime::{link, rtfen};
use crate::board::Color;
use crate::rules::Memory;
use crate::variants::Spec;

/// What a text looks like.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Likeness {
    /// A position that another game can read.
    Game(Spec),
    /// Something of the game without turns.
    Timed,
    /// A position with captured pieces in brackets, as a game has them.
    Pocket(Spec),
    /// A position with both boards of a game drawn on one.
    Bars(Spec),
    /// Chess from one of 960 starts.
    Shuffled,
    /// A game in which checks are counted.
    CountedChecks,
    /// A position on a board of another size.
    OtherBoard { files: usize, ranks: usize },
    /// A position of which ranks are missing.
    CutOff { ranks: usize },
    /// A position that does not say who is to move.
    NoSide,
    /// A position with operations behind it.
    Epd,
    /// Moves of a game.
    Moves,
    /// A page of another site, to which a link leads.
    Page { site: Excerpt, kind: PageKind },
}

/// What there is on a page of another site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PageKind {
    Game,
    Study,
    Puzzle,
    Person,
    Tournament,
    Other,
}

/// What a text looks like in which somebody who is at a game found a fault; none if it looks like nothing known.
pub fn of(text: &str, spec: Spec, fault: &Fault) -> Option<Likeness> {
    let text = text.trim();
    if matches!(fault.what, Problem::Elsewhere(_)) {
        return page(text);
    }
    if text.contains(&format!("#/{}", link::SLUG)) || rtfen::read_draft(text).is_ok() {
        return Some(Likeness::Timed);
    }
    if text.contains("://") {
        return None;
    }
    if is_pgn(text) {
        return Some(Likeness::Moves);
    }
    let fields: Vec<&str> = text.split_whitespace().collect();
    let placement = fields.first().filter(|first| first.matches('/').count() >= 3)?;
    of_fen(text, placement, fields.get(1..).unwrap_or_default(), spec)
}

fn of_fen(text: &str, placement: &str, behind: &[&str], spec: Spec) -> Option<Likeness> {
    let has_side = behind.iter().any(|field| matches!(*field, "w" | "b"));
    // A position of another game is told before what it looks like in detail.
    let boards = placement.split(':').count();
    let reads = |other: &Spec| {
        let read = fen::read(other.rules(), text);
        read.is_ok_and(|position| other.rules().outcome(&position).is_none())
    };
    let others = || Spec::all().filter(|other| other.slug() != spec.slug()).filter(reads);
    let fitting = others().find(|other| other.rules().boards() == boards);
    if let Some(other) = fitting.or_else(|| others().next()) {
        return Some(Likeness::Game(other));
    }
    if placement.contains('[') {
        return with_pocket().map(Likeness::Pocket);
    }
    if placement.contains('|') {
        return Spec::all().find(|spec| spec.rules().boards() == 2).map(Likeness::Bars);
    }
    if behind.iter().any(|field| is_count_of_checks(field)) {
        return Some(Likeness::CountedChecks);
    }
    if is_shuffled(placement, behind) {
        return Some(Likeness::Shuffled);
    }
    if let Some(odd) = odd_board(placement) {
        return Some(odd);
    }
    if !has_side && !behind.is_empty() {
        return Some(Likeness::NoSide);
    }
    is_epd(behind).then_some(Likeness::Epd)
}

/// The game whose pocket stands in brackets.
fn with_pocket() -> Option<Spec> {
    Spec::all().find(|spec| spec.rules().memory().contains(&Memory::Pocket))
}

/// An example of how a game writes a position: with something in its zone or pocket, if a first move can put it
/// there.
pub fn example(spec: Spec) -> String {
    let rules = spec.rules();
    let start = rules.start();
    let after = rules.legal(&start).into_iter().map(|m| rules.play(&start, m));
    let filled = after.into_iter().find(|next| !next.info.pocket(Color::White).is_empty());
    fen::write(rules, &filled.unwrap_or(start))
}

/// Does a game keep pieces in a zone, which stands behind the board?
pub fn has_zone(spec: Spec) -> bool {
    spec.rules().memory().contains(&Memory::Zone)
}

/// `+2+1`, or `3+2`.
fn is_count_of_checks(field: &str) -> bool {
    let (first, second) = match field.strip_prefix('+') {
        Some(rest) => rest.split_once('+').unwrap_or_default(),
        None => field.split_once('+').unwrap_or_default(),
    };
    [first, second].iter().all(|count| matches!(*count, "0" | "1" | "2" | "3"))
}

/// Would it be a position of chess but for rights to castle from elsewhere?
fn is_shuffled(placement: &str, behind: &[&str]) -> bool {
    let [side, castling, ..] = behind else { return false };
    let is_right = |c: char| "KQkqABCDEFGHabcdefgh".contains(c);
    let without = format!("{placement} {side} - - 0 1");
    !castling.is_empty()
        && castling.chars().all(is_right)
        && fen::read(Spec::CHESS.rules(), &without).is_ok()
}

/// A board with too many ranks or files, or too few ranks.
fn odd_board(placement: &str) -> Option<Likeness> {
    if placement.contains(':') {
        return None;
    }
    let ranks: Vec<usize> = placement.split('/').map(width).collect();
    let files = ranks.iter().copied().max().unwrap_or_default();
    let is_even = ranks.iter().all(|&width| width == files);
    match ranks.len() {
        count @ ..8 if files <= 8 => Some(Likeness::CutOff { ranks: count }),
        count if is_even && (count, files) != (8, 8) => {
            Some(Likeness::OtherBoard { files, ranks: count })
        }
        _ => None,
    }
}

/// How many squares a rank has, whatever stands on them. Numbers may have two digits.
fn width(rank: &str) -> usize {
    let (mut width, mut number) = (0, 0);
    for c in rank.chars() {
        match c.to_digit(10) {
            Some(digit) => number = (number * 10 + digit as usize).min(99),
            None => {
                width += number + usize::from(c.is_ascii_alphabetic());
                number = 0;
            }
        }
    }
    width + number
}

/// Do operations stand where the counters would?
fn is_epd(behind: &[&str]) -> bool {
    let is_operation =
        |field: &&str| field.len() >= 2 && field.chars().all(|c| c.is_ascii_lowercase());
    behind.get(3).is_some_and(is_operation) && behind.iter().any(|field| field.ends_with(';'))
}

/// Does a text begin like a PGN: with a tag, or with the number of a move?
fn is_pgn(text: &str) -> bool {
    let tag = text.strip_prefix('[').and_then(|rest| rest.split_once(' '));
    let is_tag = tag.is_some_and(|(name, value)| {
        name.chars().all(|c| c.is_ascii_alphanumeric()) && value.starts_with('"')
    });
    let number = text.split('.').next().unwrap_or_default();
    let is_numbered = !number.is_empty() && number.len() <= 3 && number.len() < text.len();
    is_tag || is_numbered && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// What a link of another site leads to.
fn page(text: &str) -> Option<Likeness> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let address = rest.unwrap_or(text);
    let address = address.strip_prefix("www.").unwrap_or(address);
    let (site, path) = address.split_once('/').unwrap_or((address, ""));
    let is_known = SITES.contains(&site);
    let kind = if is_known { kind(path) } else { PageKind::Other };
    Some(Likeness::Page { site: Excerpt::of(site), kind })
}

fn kind(path: &str) -> PageKind {
    let path = path.split(['?', '#']).next().unwrap_or_default();
    let mut words = path.split('/').filter(|word| !word.is_empty());
    let first = words.next().unwrap_or_default();
    match first {
        "study" | "library" | "classroom" => PageKind::Study,
        "training" | "puzzles" | "puzzle" | "daily-chess-puzzle" | "storm" | "racer" => {
            PageKind::Puzzle
        }
        "@" | "member" | "players" | "profile" => PageKind::Person,
        "tournament" | "swiss" | "simul" | "broadcast" | "events" | "tournaments" => {
            PageKind::Tournament
        }
        "game" | "analysis" | "live" | "daily" | "games" => PageKind::Game,
        // A game of lichess or pychess is eight letters and digits, twelve for whoever plays it.
        _ if matches!(first.len(), 8 | 12) && first.bytes().all(|b| b.is_ascii_alphanumeric()) => {
            PageKind::Game
        }
        _ => PageKind::Other,
    }
}
