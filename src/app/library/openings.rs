//! The openings of finished games: a tree of first moves for each game and side, moves that were always
//! followed by the same ones in one line.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::rc::Rc;

use crate::app::library::score::{OwnResult, Score};
use crate::app::library::{Kept, Record};
use crate::app::turns::saved::SavedTable;
use crate::board::Color;
use crate::game::Game;
use crate::variants::Spec;

/// So many plies of a game are its opening.
const PLIES: usize = 8;

/// The openings of a game.
pub struct Openings {
    pub slug: String,
    /// How many games they are of.
    pub games: usize,
    /// By the side on which the one person began, White first; none where two people play.
    pub sides: Vec<(Option<Color>, Vec<Line>)>,
}

/// Moves with which games went on, and what came of these games.
pub struct Line {
    /// The game before them.
    pub before: Game,
    /// In SAN.
    pub sans: Vec<String>,
    pub games: usize,
    /// Of those games that have one.
    pub score: Score,
    /// How games went on after it, where they differ; the most frequent first.
    pub replies: Vec<Line>,
}

impl Openings {
    /// What was played from the usual start of games with turns, the most frequent game first.
    pub fn of<'a>(records: impl Iterator<Item = &'a Record>) -> Vec<Openings> {
        let mut games: BTreeMap<&str, Vec<Opening>> = BTreeMap::new();
        for record in records.filter(|record| record.finish.is_some()) {
            if let Some(opening) = Opening::of(record) {
                games.entry(record.game.slug()).or_default().push(opening);
            }
        }
        let games = games.into_iter().map(|(slug, openings)| Openings {
            slug: slug.to_owned(),
            games: openings.len(),
            sides: by_side(&openings),
        });
        let mut games: Vec<Openings> = games.collect();
        games.sort_by_key(|openings| Reverse(openings.games));
        games
    }
}

fn by_side(openings: &[Opening]) -> Vec<(Option<Color>, Vec<Line>)> {
    let sides = [Some(Color::White), Some(Color::Black), None].into_iter();
    let trees = sides.map(|side| {
        let alike: Vec<&Opening> = openings.iter().filter(|opening| opening.side == side).collect();
        (side, lines(&alike, 0))
    });
    trees.filter(|(_, lines)| !lines.is_empty()).collect()
}

/// How a game began.
struct Opening {
    game: Game,
    sans: Vec<Rc<str>>,
    side: Option<Color>,
    result: Option<OwnResult>,
}

impl Opening {
    /// None where no move was made, where the game began in another position, and where it cannot be read.
    fn of(record: &Record) -> Option<Opening> {
        let Kept::Turns(SavedTable { game, start: None, moves, .. }) = &record.game else {
            return None;
        };
        let first = moves.iter().take(PLIES).map(String::as_str);
        let game = Game::replay(Spec::from_text(game).ok()?, None, first).ok()?;
        let sans = game.sans();
        let side = record.game.own().map(|(side, _)| side);
        (!sans.is_empty()).then(|| Opening { game, sans, side, result: record.own_result() })
    }
}

/// How openings that are alike up to a ply go on.
fn lines(openings: &[&Opening], from: usize) -> Vec<Line> {
    let mut branches: BTreeMap<&str, Vec<&Opening>> = BTreeMap::new();
    for &opening in openings {
        if let Some(san) = opening.sans.get(from) {
            branches.entry(san).or_default().push(opening);
        }
    }
    let mut lines: Vec<Line> =
        branches.into_values().filter_map(|openings| line(&openings, from)).collect();
    lines.sort_by_key(|line| Reverse(line.games));
    lines
}

/// The line in which openings that are alike from a ply on stay together.
fn line(openings: &[&Opening], from: usize) -> Option<Line> {
    let first = openings.first()?;
    let is_shared =
        |ply: &usize| openings.iter().all(|opening| opening.sans.get(*ply) == first.sans.get(*ply));
    let to = (from..first.sans.len()).take_while(is_shared).last()? + 1;
    Some(Line {
        before: first.game.first_plies(from),
        sans: first.sans[from..to].iter().map(|san| san.to_string()).collect(),
        games: openings.len(),
        score: openings.iter().filter_map(|opening| opening.result).map(Score::from).sum(),
        replies: lines(openings, to),
    })
}
