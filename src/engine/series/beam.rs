//! One series, layer by layer: all positions after one move of it, after two, and so on, each once whatever
//! the order of the moves. Where they become too many, the likeliest to mate and the best to have are kept.

use std::collections::HashSet;

use super::worth::{Place, grip, worth};
use crate::board::Color;
use crate::board::key::Key;
use crate::engine::value::Value;
use crate::evaluation::Rated;
use crate::rules::Move;

/// A position within a series, or at its end.
#[derive(Clone, Copy)]
pub struct Line {
    pub position: Place,
    /// The last step of the way to it; none at the root.
    step: Option<u32>,
    /// What it is worth to whoever plays the series, in centipawns, and how little room it leaves to the enemy
    /// king.
    pub worth: Value,
    pub grip: Value,
    /// Nobody can move on.
    pub is_stalemate: bool,
}

/// A move on the way, and the step before it.
#[derive(Clone, Copy)]
struct Step {
    m: Move,
    before: Option<u32>,
}

/// A series that is being looked through.
pub struct Beam {
    us: Color,
    width: usize,
    /// How many of these are kept for how they grip the enemy king.
    gripping: usize,
    steps: Vec<Step>,
    seen: HashSet<Key>,
    layer: Vec<Line>,
    /// The next line of the layer to go on from.
    at: usize,
    next: Vec<Line>,
    /// Where the series can end.
    pub ends: Vec<Line>,
    /// The moves of a mate, once one is found.
    pub mate: Option<Vec<Move>>,
    /// Has anything been left out?
    pub is_cut: bool,
}

impl Beam {
    /// Looks for a mate alone, keeping so many lines of a layer.
    pub fn for_mate(position: Place, width: usize) -> Beam {
        Beam { gripping: width, ..Beam::new(position, width) }
    }

    /// Looks through the rest of a series that begins in a position, keeping so many lines of a layer.
    pub fn new(position: Place, width: usize) -> Beam {
        let root = Line { position, step: None, worth: 0, grip: 0, is_stalemate: false };
        Beam {
            us: position.info.turn(),
            width,
            gripping: width / 2,
            steps: Vec::new(),
            seen: HashSet::new(),
            layer: vec![root],
            at: 0,
            next: Vec::new(),
            ends: Vec::new(),
            mate: None,
            is_cut: false,
        }
    }

    /// Is there nothing more to look at?
    pub fn is_done(&self) -> bool {
        self.mate.is_some() || self.at >= self.layer.len()
    }

    /// Goes on from one more line by the moves it has, or at the root by those of a list. Says how many
    /// positions it has come to.
    pub fn expand(&mut self, game: Rated, only: Option<&[Move]>) -> u64 {
        let Some(&line) = self.layer.get(self.at) else { return 0 };
        self.at += 1;
        let moves = match only.filter(|_| line.step.is_none()) {
            Some(moves) => moves.to_vec(),
            None => game.rules.legal(&line.position),
        };
        if moves.is_empty() {
            self.ends.push(Line { is_stalemate: true, ..line });
        }
        for &m in &moves {
            self.come_to(game, &line, m);
            if self.mate.is_some() {
                break;
            }
        }
        if self.at >= self.layer.len() {
            self.descend();
        }
        moves.len() as u64
    }

    /// Comes to the position after a move.
    fn come_to(&mut self, game: Rated, line: &Line, m: Move) {
        let position = game.rules.play(&line.position, m);
        if !self.seen.insert(position.info.key()) {
            return;
        }
        let step = Some(self.steps.len() as u32);
        self.steps.push(Step { m, before: line.step });
        let is_end = position.info.turn() != self.us;
        let them = !self.us;
        if is_end && game.rules.in_check(&position, them) && game.rules.legal(&position).is_empty()
        {
            self.mate = Some(self.way(step));
            return;
        }
        let (worth, grip) = (worth(game, &position, self.us), grip(&position, self.us));
        let next = Line { position, step, worth, grip, is_stalemate: false };
        if is_end { self.ends.push(next) } else { self.next.push(next) }
    }

    /// On to the next layer: some of what is kept grips the enemy king most, the rest is worth most.
    fn descend(&mut self) {
        let mut next = std::mem::take(&mut self.next);
        if next.len() > self.width {
            self.is_cut = true;
            next.sort_by_key(|line| std::cmp::Reverse(line.grip));
            next[self.gripping..].sort_by_key(|line| std::cmp::Reverse(line.worth));
            next.truncate(self.width);
        }
        (self.layer, self.at) = (next, 0);
    }

    /// The moves that lead to a line.
    pub fn moves(&self, line: &Line) -> Vec<Move> {
        self.way(line.step)
    }

    fn way(&self, last: Option<u32>) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut at = last;
        while let Some(step) = at.and_then(|at| self.steps.get(at as usize)) {
            moves.push(step.m);
            at = step.before;
        }
        moves.reverse();
        moves
    }
}
