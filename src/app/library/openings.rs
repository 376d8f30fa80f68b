//! The openings of finished games: a tree of first moves for each game and side, moves that were always
//! followed by the same ones in one line.

use std::cmp::Reverse;
use std::rc::Rc;

use crate::app::library::order::insert;
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
        let finished = records.filter(|record| record.finish.is_some());
        let begun: Vec<Opening> = finished.filter_map(Opening::of).collect();
        let begun: Vec<&Opening> = begun.iter().collect();
        let mut games = Vec::new();
        for (slug, openings) in grouped(&begun, &|opening| Some(opening.game.spec().slug())) {
            let (slug, sides) = (slug.to_owned(), by_side(&openings));
            let game = Openings { slug, games: openings.len(), sides };
            insert(&mut games, game, |game| (Reverse(game.games), game.slug.clone()));
        }
        games
    }
}

fn by_side(openings: &[&Opening]) -> Vec<(Option<Color>, Vec<Line>)> {
    let sides = [Some(Color::White), Some(Color::Black), None].into_iter();
    let trees = sides.map(|side| {
        let alike = openings.iter().copied().filter(|opening| opening.side == side);
        (side, lines(&alike.collect::<Vec<_>>(), 0))
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
        let Kept::Turns(saved) = &record.game else { return None };
        let SavedTable { game, start: None, moves, .. } = &**saved else { return None };
        let first = moves.iter().take(PLIES).map(String::as_str);
        let game = Game::replay(Spec::from_text(game).ok()?, None, first).ok()?;
        let sans = game.sans();
        let side = record.game.own().map(|(side, _)| side);
        (!sans.is_empty()).then(|| Opening { game, sans, side, result: record.own_result() })
    }
}

/// Openings by a text that some have in common, in the order in which they come.
fn grouped<'a>(
    openings: &[&'a Opening],
    key: &dyn Fn(&'a Opening) -> Option<&'a str>,
) -> Vec<(&'a str, Vec<&'a Opening>)> {
    let mut groups: Vec<(&str, Vec<&Opening>)> = Vec::new();
    for &opening in openings {
        let Some(key) = key(opening) else { continue };
        match groups.iter_mut().find(|(known, _)| *known == key) {
            Some((_, group)) => group.push(opening),
            None => groups.push((key, vec![opening])),
        }
    }
    groups
}

/// How openings that are alike up to a ply go on.
fn lines(openings: &[&Opening], from: usize) -> Vec<Line> {
    let mut lines = Vec::new();
    for (_, openings) in grouped(openings, &|opening| opening.sans.get(from).map(|san| &**san)) {
        if let Some(line) = line(&openings, from) {
            insert(&mut lines, line, |line: &Line| (Reverse(line.games), line.sans.clone()));
        }
    }
    lines
}

/// The line in which openings that have the same move at a ply stay together.
fn line(openings: &[&Opening], from: usize) -> Option<Line> {
    let first = openings.first()?;
    let is_shared =
        |ply: &usize| openings.iter().all(|opening| opening.sans.get(*ply) == first.sans.get(*ply));
    let length = (from..first.sans.len()).take_while(is_shared).count();
    let sans = first.sans.iter().skip(from).take(length);
    Some(Line {
        before: first.game.first_plies(from),
        sans: sans.map(|san| san.to_string()).collect(),
        games: openings.len(),
        score: openings.iter().filter_map(|opening| opening.result).map(Score::from).sum(),
        replies: lines(openings, from + length),
    })
}
