//! Games as links: `#/<game>/<FEN with "_" for blanks>?m=<moves>&o=black&ply=12`.
//!
//! Everything stands in the fragment, so that any server can hold the page. Without a game it is
//! chess, without a FEN the usual start. `m` are moves in coordinates, joined by commas; `o` is
//! the army at the bottom of the board; a game's options stand under their names; `ply` is how
//! many of the moves have been made in the position that is shown. `by=link-1f3a` makes it a move of
//! a game by links: whoever opens it answers for the side to move. The number, in hexadecimal, tells
//! that game from others; without one it is `by=link`.
//!
//! Chat programs and browsers change links on their way, so blanks may also arrive as `%20`, `+`
//! or themselves, and every other sign as its percent code. What is written needs no such care.

use super::{Fault, coords, fault, fen};
use crate::board::{Color, State};
use crate::rules::{Move, Rules, Variant};
use crate::variants::Spec;

/// The longest link that is read, in bytes: a game of some 4000 moves.
pub const LONGEST: usize = 32 * 1024;

/// The longest FEN in a link, in bytes.
pub const LONGEST_FEN: usize = 2 * 1024;

/// The parameter that says nothing, see [`closed`].
const CLOSE: &str = "z";

/// What a link says, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Which game it is, with its options.
    pub spec: Spec,
    /// Where it starts, as we write it; none for the usual start.
    pub fen: Option<String>,
    /// What is played from there; every move is legal.
    pub moves: Vec<Move>,
    /// The army at the bottom of the board, if the link says.
    pub orientation: Option<Color>,
    /// How many of the moves have been made in the position shown; none for all of them.
    pub ply: Option<usize>,
    /// The number of the game by links of which this is a move.
    pub by_link: Option<u32>,
    /// Parameters that mean nothing here but may to the page, in order, each key once.
    pub others: Vec<(String, String)>,
}

impl Link {
    /// A game from its usual start.
    pub fn new(spec: Spec) -> Link {
        Link {
            spec,
            fen: None,
            moves: Vec::new(),
            orientation: None,
            ply: None,
            by_link: None,
            others: Vec::new(),
        }
    }
}

/// Reads a link: a whole address, or what stands in it from the `#` on. The fault says which part
/// is wrong.
pub fn decode(text: &str) -> Result<Link, Fault> {
    read(text).map_err(|fault| fault.within("link"))
}

/// The parameters of a link as they stand there, whatever else is wrong with it.
pub fn parameters(text: &str) -> Vec<(String, String)> {
    let text = without_codes(text.trim());
    split(&text).1.map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

/// The game that a link names, whatever else is wrong with it.
pub fn game_of(text: &str) -> Option<Spec> {
    game(split(&without_codes(text.trim())).0).ok().map(|(spec, _)| spec)
}

/// Writes a link, from the `#` on. What [`decode`] makes of it is written the same again.
pub fn encode(link: &Link) -> String {
    let mut text = format!("#/{}", link.spec.card().slug);
    if let Some(fen) = &link.fen {
        text.push('/');
        text += &fen::for_link(fen);
    }
    let mut parameters: Vec<String> = Vec::new();
    let moves = coordinates(link);
    if !moves.is_empty() {
        parameters.push(format!("m={}", moves.join(",")));
    }
    let options = link.spec.options();
    parameters.extend(options.map(|(choice, value)| format!("{}={value}", choice.key)));
    if let Some(color) = link.orientation {
        parameters.push(format!("o={}", color_word(color)));
    }
    if let Some(ply) = link.ply.filter(|&ply| ply < link.moves.len()) {
        parameters.push(format!("ply={ply}"));
    }
    parameters.extend(link.by_link.map(|number| match number {
        0 => "by=link".to_owned(),
        number => format!("by=link-{number:x}"),
    }));
    let others = link.others.iter().filter(|(k, v)| is_plain(k) && is_plain(v));
    parameters.extend(others.map(|(key, value)| format!("{key}={value}")));
    if !parameters.is_empty() {
        text.push('?');
        text += &parameters.join("&");
    }
    closed(text)
}

/// Chats take `-`, `_`, `~` and the like at the end of a link for the sentence's, not the link's. One
/// that would end so is closed by a parameter that says nothing.
pub(super) fn closed(mut link: String) -> String {
    if !link.ends_with(|c: char| c.is_ascii_alphanumeric()) {
        link.push(if link.contains('?') { '&' } else { '?' });
        link += CLOSE;
    }
    link
}

fn color_word(color: Color) -> &'static str {
    color.pick("white", "black")
}

/// The moves of a link in coordinates.
fn coordinates(link: &Link) -> Vec<String> {
    let rules = link.spec.rules();
    let start = link.fen.as_ref().map(|text| fen::read(rules, text));
    let mut state = start.and_then(Result::ok).unwrap_or_else(|| rules.start());
    let mut texts = Vec::new();
    for &m in &link.moves {
        texts.push(coords::write(&state, m));
        state = rules.play(&state, m);
    }
    texts
}

fn read(text: &str) -> Result<Link, Fault> {
    if text.len() > LONGEST {
        let what = format!("longer than {LONGEST} bytes");
        return Err(Fault::new("", what));
    }
    let text = without_codes(text.trim());
    let (path, query) = split(&text);
    let (spec, fen) = game(path)?;
    let query: Vec<(&str, &str)> = query.collect();
    let spec = options(spec, &query)?;
    let mut link = Link::new(spec);
    let mut moves = "";
    for (key, value) in query {
        match key {
            "m" => moves = value,
            "o" => link.orientation = Some(color(value)?),
            "ply" => link.ply = Some(ply(value)?),
            "by" if by_link(value).is_some() => link.by_link = by_link(value),
            _ if spec.option(key).is_some() => {}
            _ => keep(&mut link.others, key, value),
        }
    }
    (link.fen, link.moves) = check(spec.rules(), fen, moves)?;
    let shown = link.ply.filter(|&ply| ply < link.moves.len());
    link.ply = shown;
    Ok(link)
}

/// The text with percent codes replaced, as often as it was encoded on its way (three times at
/// most); what does not make sense stays as it is. No sign of a link needs a code, so nothing is
/// lost by doing this before the parts are told apart.
pub(super) fn without_codes(text: &str) -> String {
    let mut text = text.replace("&amp;", "&");
    for _ in 0..3 {
        if !text.contains('%') {
            break;
        }
        text = decode_once(&text);
    }
    text
}

fn decode_once(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'%').and_then(byte_of);
        bytes.push(code.unwrap_or(first));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn byte_of(digits: &[u8]) -> Option<u8> {
    let digit = |d: &u8| (*d as char).to_digit(16);
    let [high, low] = digits else { return None };
    Some((digit(high)? * 16 + digit(low)?) as u8)
}

/// The path of a link without slashes around it, and its parameters.
pub(super) fn split(text: &str) -> (&str, impl Iterator<Item = (&str, &str)>) {
    let fragment = match text.split_once('#') {
        Some((_, fragment)) => fragment,
        // An address without a fragment is the page itself.
        None if text.contains("://") => "",
        None => text,
    };
    let (path, query) = fragment.split_once('?').unwrap_or((fragment, ""));
    let parameters = query.split('&').filter(|text| !text.is_empty() && *text != CLOSE);
    let parameters = parameters.map(|text| text.split_once('=').unwrap_or((text, "")));
    (path.trim_matches('/'), parameters)
}

/// Which game the path names, and what it says beyond that.
fn game(path: &str) -> Result<(Spec, &str), Fault> {
    let (first, rest) = path.split_once('/').unwrap_or((path, ""));
    if first.is_empty() {
        return Ok((Spec::CHESS, ""));
    }
    if let Some(spec) = Spec::from_slug(first) {
        return Ok((spec, rest));
    }
    // Without a game's name the path is a FEN; only a FEN has that many slashes.
    if rest.matches('/').count() >= 6 {
        return Ok((Spec::CHESS, path));
    }
    let what = format!("no game {} is known here", fault::excerpt(first));
    Err(Fault::new("game", what))
}

/// The game with the options among the parameters.
fn options(game: Spec, query: &[(&str, &str)]) -> Result<Spec, Fault> {
    let mut given = query.iter().filter(|(key, _)| game.option(key).is_some());
    given.try_fold(game, |spec, (key, value)| {
        spec.with_option(key, value).map_err(|what| Fault::new("option", what))
    })
}

fn color(value: &str) -> Result<Color, Fault> {
    match value {
        "white" | "w" => Ok(Color::White),
        "black" | "b" => Ok(Color::Black),
        _ => {
            let what = format!("{} is not white or black", fault::excerpt(value));
            Err(Fault::new("orientation", what))
        }
    }
}

fn ply(value: &str) -> Result<usize, Fault> {
    value.parse().map_err(|_| {
        let what = format!("{} is not a number", fault::excerpt(value));
        Fault::new("ply", what)
    })
}

/// The number of a game by links; none if the word means something else.
fn by_link(value: &str) -> Option<u32> {
    match value.strip_prefix("link")? {
        "" => Some(0),
        number => u32::from_str_radix(number.strip_prefix('-')?, 16).ok(),
    }
}

/// Keeps a parameter for the page, if it is made of signs that survive any journey.
fn keep(others: &mut Vec<(String, String)>, key: &str, value: &str) {
    if key.is_empty() || !is_plain(key) || !is_plain(value) {
        return;
    }
    others.retain(|other| other.0 != key);
    others.push((key.to_owned(), value.to_owned()));
}

fn is_plain(text: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_.~,:/@".contains(c);
    text.chars().all(plain)
}

/// Reads the start, unless it is the usual one, and the moves.
fn check(rules: Rules, fen: &str, moves: &str) -> Result<(Option<String>, Vec<Move>), Fault> {
    let usual = rules.start();
    let start = match fen {
        "" => usual,
        text => read_fen(rules, text).map_err(|fault| fault.within("FEN"))?,
    };
    let fen = (start != usual).then(|| fen::write(rules, &start));
    let mut state = start;
    let mut made = Vec::new();
    let texts = moves.split(',').filter(|text| !text.is_empty());
    for (number, text) in (1..).zip(texts) {
        let m = coords::read(rules, &state, text.trim())
            .map_err(|fault| fault.within(&format!("move {number}")))?;
        state = rules.play(&state, m);
        made.push(m);
    }
    Ok((fen, made))
}

fn read_fen(rules: &dyn Variant, text: &str) -> Result<State, Fault> {
    if text.len() > LONGEST_FEN {
        return Err(Fault::new("", format!("longer than {LONGEST_FEN} bytes")));
    }
    fen::read(rules, &text.replace(['_', '+'], " "))
}
