//! Q(d): a plain search of all moves to a depth, and of captures beyond it. Nothing is left out and nothing looked at more
//! closely, so its plies mean the same in every game.

use super::Choice;
use super::order::Memory;
use super::sight::{Eyes, Sight};
use super::transpositions::{Asked, Transpositions};
use crate::board::key::Key;
use crate::board::{Board, BoardId, Boards, Position, Wide};
use crate::engine::value::{DRAW, INFINITE, lost_at, won_at};
use crate::engine::{Value, eval};
use crate::evaluation::{Rated, Tally, Tapered};
use crate::lab::Line;
use crate::rules::{Move, Moves, Stage};

/// How many captures in a row are looked at beyond the horizon: in some games they need not end.
const CAPTURES: usize = 8;

/// A plain search.
pub struct Plain {
    game: Rated,
    /// The number of nodes after which it gives up.
    pub most_nodes: u64,
    pub sight: Sight,
}

/// What a search of all moves at the root came to.
pub struct Looked {
    /// The moves that were seen with their values in centipawns for the person to move, in the order of their generation.
    pub values: Vec<(Move, Value)>,
    /// Positions visited.
    pub nodes: u64,
}

impl Looked {
    /// The best move, the first of several.
    pub fn best(&self) -> Option<Choice> {
        let better = |best: Choice, next: Choice| if next.value > best.value { next } else { best };
        self.values.iter().map(|&(m, value)| Choice { m, value }).reduce(better)
    }
}

impl Plain {
    /// A search that sees everything.
    pub fn new(game: Rated) -> Plain {
        Plain { game, most_nodes: u64::MAX, sight: Sight::default() }
    }

    /// The value of every move at a depth of one ply or more; none if that takes too many nodes.
    pub fn values(&self, line: &Line, depth: u32) -> Option<Looked> {
        self.look(line, depth, Width::All)
    }

    /// The best move at a depth of one ply or more, as `values`: of the others it is only known that they are no better.
    pub fn best(&self, line: &Line, depth: u32) -> Option<Looked> {
        self.look(line, depth, Width::Best)
    }

    /// What a position is worth to the person to move when only captures are looked at.
    pub fn quiet_value(&self, line: &Line) -> Value {
        let looked = match self.game.rules.boards() {
            1 => Searching::<[Board; 1]>::new(self, line).quiet(line),
            2 => Searching::<[Board; 2]>::new(self, line).quiet(line),
            _ => Searching::<Wide>::new(self, line).quiet(line),
        };
        looked.unwrap_or(DRAW)
    }

    fn look(&self, line: &Line, depth: u32, width: Width) -> Option<Looked> {
        match self.game.rules.boards() {
            1 => Searching::<[Board; 1]>::new(self, line).root(line, depth, width),
            2 => Searching::<[Board; 2]>::new(self, line).root(line, depth, width),
            _ => Searching::<Wide>::new(self, line).root(line, depth, width),
        }
    }
}

/// Of how many moves at the root the value is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    All,
    Best,
}

/// A search at work.
struct Searching<'a, B> {
    game: Rated,
    eyes: Eyes<'a>,
    most_nodes: u64,
    nodes: u64,
    /// The keys of all positions before, those of the game first.
    before: Vec<Key>,
    memory: Memory,
    transpositions: Transpositions,
    root: Position<B>,
}

/// A position in the search, its window as the person to move sees it.
struct Spot<'a, B> {
    position: &'a Position<B>,
    /// What the pieces are worth where they stand.
    placed: Tapered,
    last_on: Option<BoardId>,
    /// Plies from the root.
    ply: usize,
    alpha: Value,
    beta: Value,
}

impl<'a, B: Boards> Searching<'a, B> {
    fn new(plain: &'a Plain, line: &Line) -> Searching<'a, B> {
        Searching {
            game: plain.game,
            eyes: Eyes::new(plain.game, &plain.sight),
            most_nodes: plain.most_nodes,
            nodes: 0,
            before: line.root.earlier.clone(),
            memory: Memory::new(),
            transpositions: Transpositions::of(plain.game.rules),
            root: line.position().fitted(),
        }
    }

    /// Deeper and deeper, the best moves of the last time first.
    fn root(mut self, line: &Line, depth: u32, width: Width) -> Option<Looked> {
        let position = self.root;
        let legal = self.game.rules.legal(&position);
        let mut moves = legal.clone();
        moves.retain(|&m| self.eyes.see(&position, line.last_on, m, legal.len()));
        if moves.is_empty() {
            moves = legal;
        }
        let mut values: Vec<(Move, Value)> = moves.iter().map(|&m| (m, -INFINITE)).collect();
        self.before.push(position.info.key());
        let placed = self.placed(&position);
        for depth in 1..=depth.max(1) {
            let mut alpha = -INFINITE;
            for (m, value) in &mut values {
                let window = if width == Width::All { -INFINITE } else { alpha };
                let spot = Spot {
                    position: &position,
                    placed,
                    last_on: None,
                    ply: 0,
                    alpha: window,
                    beta: INFINITE,
                };
                *value = self.after(&spot, *m, |search, next| search.value(next, depth - 1))?;
                alpha = alpha.max(*value);
            }
            // A stable sort: what was no better than the best stays behind it.
            values.sort_by_key(|&(_, value)| -value);
        }
        if width == Width::All {
            let place = |m: &Move| moves.iter().position(|other| other == m);
            values.sort_by_key(|(m, _)| place(m));
        }
        Some(Looked { values, nodes: self.nodes })
    }

    fn quiet(mut self, line: &Line) -> Option<Value> {
        let position = self.root;
        let spot = Spot {
            position: &position,
            placed: self.placed(&position),
            last_on: line.last_on,
            ply: 0,
            alpha: -INFINITE,
            beta: INFINITE,
        };
        self.value(&spot, 0)
    }

    /// The value of a move for the player who makes it, as the position after it is looked at; none if there are too many nodes.
    fn after(
        &mut self,
        spot: &Spot<B>,
        m: Move,
        look: impl FnOnce(&mut Self, &Spot<B>) -> Option<Value>,
    ) -> Option<Value> {
        let mut tally = Tally::from(self.game.weights, spot.placed);
        let mut next = *spot.position;
        self.game.rules.make(&mut next, m, Some(&mut tally));
        let stays = next.info.player() == spot.position.info.player();
        let (alpha, beta) = if stays { (spot.alpha, spot.beta) } else { (-spot.beta, -spot.alpha) };
        let (placed, last_on, ply) = (tally.sum, Some(m.board()), spot.ply + 1);
        let child = Spot { position: &next, placed, last_on, ply, alpha, beta };
        let value = look(self, &child)?;
        Some(if stays { value } else { -value })
    }

    fn value(&mut self, spot: &Spot<B>, depth: u32) -> Option<Value> {
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return None;
        }
        let info = &spot.position.info;
        if let Some(end) = self.game.rules.ending(spot.position) {
            let won = end.winner.map(|winner| winner == info.player());
            return Some(
                won.map_or(DRAW, |won| if won { won_at(spot.ply) } else { lost_at(spot.ply) }),
            );
        }
        let since = self.before.len().saturating_sub(info.clock as usize);
        if self.before[since..].contains(&info.key()) {
            return Some(DRAW);
        }
        self.once(spot, CAPTURES + depth as usize, |search| match depth {
            0 => search.captures(spot, 0),
            _ => search.all_moves(spot, depth),
        })
    }

    /// The value of a position `depth` plies deep, counting captures beyond the horizon: by `look`, unless it is known.
    fn once(
        &mut self,
        spot: &Spot<B>,
        depth: usize,
        look: impl FnOnce(&mut Self) -> Option<Value>,
    ) -> Option<Value> {
        let Spot { position, ply, alpha, beta, .. } = *spot;
        let asked = Asked { key: position.info.key(), ply, depth, alpha, beta };
        if let Some(value) = self.transpositions.known(asked) {
            return Some(value);
        }
        let value = look(self)?;
        self.transpositions.note(asked, value);
        Some(value)
    }

    fn all_moves(&mut self, spot: &Spot<B>, depth: u32) -> Option<Value> {
        let moves = self.game.rules.legal(spot.position);
        if moves.is_empty() {
            let in_check = self.game.rules.safety(spot.position).in_check;
            return Some(if in_check { lost_at(spot.ply) } else { DRAW });
        }
        let count = moves.len();
        let (mut best, mut alpha) = (-INFINITE, spot.alpha);
        let key = spot.position.info.key();
        self.before.push(key);
        for m in self.memory.order(spot.position, spot.ply, &moves) {
            if !self.eyes.see(spot.position, spot.last_on, m, count) {
                continue;
            }
            let now = Spot { alpha, ..*spot };
            let value = match best == -INFINITE {
                true => self.below(&now, m, depth)?,
                false => self.asked(&now, m, depth)?,
            };
            best = best.max(value);
            if value > alpha {
                alpha = value;
                self.memory.note_best(key, m);
            }
            if alpha >= spot.beta {
                if !m.is_noisy(spot.position) {
                    self.memory.note_cutoff(spot.ply, m, depth);
                }
                break;
            }
        }
        self.before.pop();
        // Who sees no move takes the position for what it looks like.
        Some(if best == -INFINITE { self.looks(spot) } else { best })
    }

    /// The value of a move, `depth` plies deep together with it.
    fn below(&mut self, spot: &Spot<B>, m: Move, depth: u32) -> Option<Value> {
        self.after(spot, m, |search, next| search.value(next, depth - 1))
    }

    /// The same where another move is the best so far: first only whether this one is better, and by how much if it is.
    fn asked(&mut self, spot: &Spot<B>, m: Move, depth: u32) -> Option<Value> {
        let value = self.below(&Spot { beta: spot.alpha + 1, ..*spot }, m, depth)?;
        match value > spot.alpha && value < spot.beta {
            true => self.below(spot, m, depth),
            false => Some(value),
        }
    }

    /// The value of a position beyond the horizon, where nobody must capture.
    fn captures(&mut self, spot: &Spot<B>, deep: usize) -> Option<Value> {
        let (rules, position) = (self.game.rules, spot.position);
        let safety = rules.safety(position);
        if safety.in_check && rules.legal(position).is_empty() {
            return Some(lost_at(spot.ply));
        }
        let mut best = self.looks(spot);
        if best >= spot.beta || deep == CAPTURES {
            return Some(best);
        }
        let mut moves = Moves::with_capacity(32);
        rules.generate(position, &safety, Stage::Noisy, &mut moves);
        for m in self.memory.order(position, spot.ply, &moves) {
            let is_seen = self.eyes.see_capture(position, spot.last_on, m);
            if !is_seen || !rules.is_legal(position, &safety, m) {
                continue;
            }
            let alpha = spot.alpha.max(best);
            let value = self.capture(&Spot { alpha, ..*spot }, m, deep)?;
            best = best.max(value);
            if best >= spot.beta {
                break;
            }
        }
        Some(best)
    }

    fn capture(&mut self, spot: &Spot<B>, m: Move, deep: usize) -> Option<Value> {
        self.nodes += 1;
        if self.nodes > self.most_nodes {
            return None;
        }
        let rules = self.game.rules;
        self.after(spot, m, |search, next| match rules.ending(next.position) {
            Some(_) => search.value(next, 0),
            None => {
                search.once(next, CAPTURES - deep - 1, |search| search.captures(next, deep + 1))
            }
        })
    }

    fn looks(&mut self, spot: &Spot<B>) -> Value {
        let (game, eyes, key) = (self.game, &self.eyes, spot.position.info.key());
        self.memory
            .look(key, || eval::evaluate_placed(game, spot.position, spot.placed) + eyes.whim(key))
    }

    fn placed(&self, position: &Position<B>) -> Tapered {
        Tally::of(self.game.weights, position.boards(), &position.info).sum
    }
}
