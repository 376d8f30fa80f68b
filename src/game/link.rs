//! Games as links: `#/<game>/<FEN with "_" for blanks>?m=<moves>&o=black&ply=12`.
//!
//! Everything stands in the fragment, so that any server can hold the page. Without a game it is
//! chess, without a FEN the usual start. `m` are moves in coordinates, joined by commas; `o` is
//! the side at the bottom of the board; a game's options stand under their names; `ply` is how
//! many of the moves have been made in the position that is shown. `by=link-1f3a` makes it a move of
//! a game by links: whoever opens it answers for the side to move. The number, in hexadecimal, tells
//! that game from others; without one it is `by=link`. `from` is what whoever sends it is called, in percent codes
//! where need be.
//!
//! Chat programs and browsers change links on their way, so blanks may also arrive as `%20`, `+`
//! or themselves, and every other sign as its percent code. What is written needs no such care.

use super::Game;
use crate::board::{Color, Position};
use crate::notation::address::{LONGEST, LONGEST_FEN, closed, is_plain, split, without_codes};
use crate::notation::fault::{Excerpt, Part, Problem};
use crate::notation::{Fault, fen, name};
use crate::rules::Variant;
use crate::variants::Spec;

/// The parameter with the name of whoever sends the link.
pub const FROM: &str = "from";

/// What a link says, checked.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// The game, with its options, its start and the moves played from there.
    pub game: Game,
    /// The side at the bottom of the board, if the link says.
    pub orientation: Option<Color>,
    /// How many of the moves have been made in the position shown; none for all of them.
    pub ply: Option<usize>,
    /// The number of the game by links of which this is a move.
    pub by_link: Option<u32>,
    /// Parameters that mean nothing here but may to the page, in order, each key once.
    pub others: Vec<(String, String)>,
}

impl Link {
    /// The link to a game, and nothing else.
    pub fn to(game: Game) -> Link {
        Link { game, orientation: None, ply: None, by_link: None, others: Vec::new() }
    }
}

/// Reads a link: a whole address, or what stands in it from the `#` on. The fault says which part
/// is wrong.
pub fn decode(text: &str) -> Result<Link, Fault> {
    read(text).map_err(|fault| fault.within(Part::Link))
}

/// The game that a link names, whatever else is wrong with it.
pub fn game_of(text: &str) -> Option<Spec> {
    game(split(&without_codes(text.trim())).0).ok().map(|(spec, _)| spec)
}

/// Writes a link, from the `#` on. What [`decode`] makes of it is written the same again.
pub fn encode(link: &Link) -> String {
    let spec = link.game.spec();
    let mut text = format!("#/{}", spec.card().slug);
    if let Some(fen) = link.game.start_fen() {
        text.push('/');
        text += &fen::for_link(&fen);
    }
    let mut parameters: Vec<String> = Vec::new();
    let moves = link.game.coords();
    if !moves.is_empty() {
        parameters.push(format!("m={}", moves.join(",")));
    }
    let options = spec.options();
    parameters.extend(options.map(|(choice, value)| format!("{}={value}", choice.key)));
    if let Some(color) = link.orientation {
        parameters.push(format!("o={}", color_word(color)));
    }
    if let Some(ply) = link.ply.filter(|&ply| ply < link.game.len()) {
        parameters.push(format!("ply={ply}"));
    }
    parameters.extend(link.by_link.map(|number| match number {
        0 => "by=link".to_owned(),
        number => format!("by=link-{number:x}"),
    }));
    let others = link.others.iter().filter(|(k, v)| is_plain(k) && (is_plain(v) || k == FROM));
    parameters.extend(others.map(|(key, value)| match &**key {
        FROM => format!("{FROM}={}", name::coded(value)),
        _ => format!("{key}={value}"),
    }));
    if !parameters.is_empty() {
        text.push('?');
        text += &parameters.join("&");
    }
    closed(text)
}

fn color_word(color: Color) -> &'static str {
    color.pick("white", "black")
}

fn read(text: &str) -> Result<Link, Fault> {
    if text.len() > LONGEST {
        return Err(Problem::TooLong { most: LONGEST }.into());
    }
    let text = without_codes(text.trim());
    let (path, query) = split(&text);
    let (spec, fen) = game(path)?;
    let query: Vec<(&str, &str)> = query.collect();
    let spec = options(spec, &query)?;
    let moves = query.iter().rfind(|(key, _)| *key == "m").map_or("", |(_, moves)| moves);
    let mut link = Link::to(played(spec, fen, moves)?);
    for (key, value) in query {
        match key {
            "m" => {}
            "o" => link.orientation = Some(color(value)?),
            "ply" => link.ply = Some(ply(value)?),
            "by" if by_link(value).is_some() => link.by_link = by_link(value),
            _ if spec.option(key).is_some() => {}
            _ => keep(&mut link.others, key, value),
        }
    }
    let shown = link.ply.filter(|&ply| ply < link.game.len());
    link.ply = shown;
    Ok(link)
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
    Err(Problem::UnknownGame(Excerpt::of(first)).at(Part::GameName))
}

/// The game with the options among the parameters.
fn options(game: Spec, query: &[(&str, &str)]) -> Result<Spec, Fault> {
    let mut given = query.iter().filter(|(key, _)| game.option(key).is_some());
    given.try_fold(game, |spec, (key, value)| {
        spec.with_option(key, value).map_err(|what| Problem::from(what).at(Part::key(key)))
    })
}

fn color(value: &str) -> Result<Color, Fault> {
    match value {
        "white" | "w" => Ok(Color::White),
        "black" | "b" => Ok(Color::Black),
        _ => Err(Problem::not_one_of(value, &["white", "black"]).at(Part::key("o"))),
    }
}

fn ply(value: &str) -> Result<usize, Fault> {
    value.parse().map_err(|_| Problem::NotANumber(Excerpt::of(value)).at(Part::key("ply")))
}

/// The number of a game by links; none if the word means something else.
fn by_link(value: &str) -> Option<u32> {
    match value.strip_prefix("link")? {
        "" => Some(0),
        number => u32::from_str_radix(number.strip_prefix('-')?, 16).ok(),
    }
}

/// Keeps a parameter for the page, if it is made of signs that survive any journey. A name is made so.
fn keep(others: &mut Vec<(String, String)>, key: &str, value: &str) {
    let value = match key {
        FROM => name::tidy(value),
        _ => Some(value.to_owned()).filter(|value| is_plain(value)),
    };
    if let Some(value) = value.filter(|_| !key.is_empty() && is_plain(key)) {
        others.retain(|other| other.0 != key);
        others.push((key.to_owned(), value));
    }
}

/// Plays the moves from the start, the usual one if there is no FEN.
fn played(spec: Spec, fen: &str, moves: &str) -> Result<Game, Fault> {
    let begun = match fen {
        "" => Game::new(spec),
        text => {
            let start = read_fen(spec.rules(), text).map_err(|fault| fault.within(Part::Fen))?;
            Game::from(spec, start)
        }
    };
    begun.played(moves.split(',').map(str::trim).filter(|text| !text.is_empty()))
}

fn read_fen(rules: &dyn Variant, text: &str) -> Result<Position, Fault> {
    if text.len() > LONGEST_FEN {
        return Err(Problem::TooLong { most: LONGEST_FEN }.into());
    }
    fen::read(rules, &text.replace(['_', '+'], " "))
}
