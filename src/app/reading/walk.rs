//! A game of a rulebook, to step through.

use std::rc::Rc;

use crate::app::draw::spots;
use crate::app::wording::moves::numbering;
use crate::board::Color;
use crate::game::{Game, Spot};
use crate::notation::Fault;
use crate::notation::fault::PgnProblem;
use crate::variants::Spec;
use crate::variants::rulebook::Stop;

/// A place in a game to step through.
pub struct WalkPlace {
    /// The position.
    pub game: Game,
    /// What is said of it; may be empty.
    pub words: &'static str,
    /// The number before the move in a list of moves; may be empty.
    pub number: String,
    /// The move in SAN; empty at the start.
    pub san: Rc<str>,
    /// The spots of a move that is refused here.
    pub refused: Vec<Spot>,
}

/// The places of a game to step through, its start first. The fault says which move is not legal.
pub fn places(
    spec: Spec,
    fen: &str,
    words: &'static str,
    stops: &[Stop],
) -> Result<Vec<WalkPlace>, Fault> {
    let start = Game::replay(spec, Some(fen).filter(|fen| !fen.is_empty()), [])?;
    let first = WalkPlace {
        game: start,
        words,
        number: String::new(),
        san: "".into(),
        refused: Vec::new(),
    };
    let mut places = vec![first];
    for stop in stops {
        match stop {
            Stop::Play(moves, words) => {
                for m in moves.split_whitespace() {
                    let next = played(&places, m)?;
                    places.push(next);
                }
                if let Some(last) = places.last_mut() {
                    last.words = words;
                }
            }
            Stop::Try(m, san, words) => places.extend(tried(&places, m, san, words)),
        }
    }
    Ok(places)
}

/// The place after one more move.
fn played(places: &[WalkPlace], m: &str) -> Result<WalkPlace, Fault> {
    let nowhere = || PgnProblem::NoGame;
    let last = places.last().ok_or_else(nowhere)?;
    let made = last.game.read(m)?;
    let game = last.game.after(made).ok_or_else(nowhere)?;
    // A move of Black is numbered where no move of White stands before it.
    let follows = last.san.is_empty() || !last.refused.is_empty();
    let number = number(&game, game.len() - 1, follows);
    let san = game.sans().last().cloned().unwrap_or_default();
    Ok(WalkPlace { game, words: "", number, san, refused: Vec::new() })
}

/// The place of a move that is refused: the same position, with the move's spots.
fn tried(places: &[WalkPlace], m: &str, san: &str, words: &'static str) -> Option<WalkPlace> {
    let game = places.last()?.game.clone();
    let number = number(&game, game.len(), true);
    let us = game.turn();
    Some(WalkPlace { game, words, number, san: san.into(), refused: spots_of(m, us) })
}

fn number(game: &Game, ply: usize, always: bool) -> String {
    match numbering(game, ply) {
        (_, "…") if !always => String::new(),
        (number, dots) => format!("{number}{dots}"),
    }
}

/// The two spots of a side's move in coordinates: `e2e4`, `Ae2Be4`, `N@e4`.
fn spots_of(m: &str, us: Color) -> Vec<Spot> {
    if let Some((piece, square)) = m.split_once('@') {
        let held = format!("zone-{}-{piece}", us.pick('w', 'b'));
        return [held.as_str(), square].into_iter().filter_map(spots::spot).collect();
    }
    let mut sites = Vec::new();
    let mut rest = m;
    while sites.len() < 2 {
        let length =
            if rest.starts_with(|letter: char| letter.is_ascii_uppercase()) { 3 } else { 2 };
        let Some((name, later)) = rest.split_at_checked(length) else { break };
        sites.extend(spots::spot(name.trim_start_matches('A')));
        rest = later;
    }
    sites
}
