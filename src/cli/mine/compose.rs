//! A puzzle made of a position, if there is one in it.

use std::ops::RangeInclusive;

use crate::board::{Position, Role};
use crate::engine::value::is_mate;
use crate::engine::{Score, Value};
use crate::puzzle::line::{Line, balance};
use crate::puzzle::proof::{Margin, Prover, Two};
use crate::puzzle::{Difficulty, Kind, Puzzle, Theme};
use crate::rules::{Move, Rules};
use crate::variants::Spec;

use super::Task;

/// Nodes of the first look at a position.
const LOOK: u64 = 8_000;
/// Nodes of the second one, for whoever is well ahead: is there a mate?
const LOOK_AGAIN: u64 = 60_000;
/// Well ahead, in centipawns.
const AHEAD: Value = 500;
/// Whoever proves a puzzle anew has so many nodes a search: if the first do not do, the next.
pub const AGAIN: [u64; 3] = [4_000, 16_000, 64_000];
/// Positions that a mate may take, move by move.
pub const MOST: u64 = 3_000_000;
/// A line that wins material has no more turns of the solver.
const TURNS: u32 = 4;
/// A win of material is so many pawns at least.
const GAIN: i32 = 2;
/// Whoever has fewer moves to choose from finds the right one without thinking.
const CHOICES: usize = 5;
/// So few moves left of a series can be played in every way there is. The last one alone is no puzzle.
const SHORT: RangeInclusive<u8> = 2..=4;
/// Replies tried to a move that mates, of those that hold out longest.
const REPLIES: usize = 8;

/// A position of a game, and the move that led to it if it was a capture.
#[derive(Clone, Copy)]
pub struct Clue<'a> {
    pub position: &'a Position,
    pub last: Option<Move>,
}

/// Who makes puzzles.
pub struct Composer {
    game: Spec,
    rules: Rules,
    prover: Prover,
    nodes: u64,
}

impl Composer {
    pub fn new(task: &Task) -> Composer {
        let game = task.game;
        Composer { game, rules: game.rules(), prover: Prover::new(game, MOST), nodes: task.nodes }
    }

    /// What a position is worth at first sight to whoever moves.
    pub fn value(&mut self, position: &Position) -> Value {
        self.prover.two_best(position, LOOK).map_or(0, |two| two.best.1)
    }

    /// What a position is worth at first sight to whoever moves, and the puzzle in it.
    pub fn look(&mut self, clue: Clue) -> (Value, Option<Puzzle>) {
        let Some(two) = self.prover.two_best(clue.position, LOOK) else { return (0, None) };
        let value = two.best.1;
        // Of a series only the mates are taken: no search shows that there is no second way to be safe or to gain.
        if self.rules.has_series() {
            return (value, self.rest_of_series(*clue.position));
        }
        let mut start = *clue.position;
        start.info.clock = 0;
        start.info.fullmove = 1;
        let two = match value >= AHEAD && !is_mate(value) {
            true => self.prover.two_best(&start, LOOK_AGAIN).filter(|two| is_mate(two.best.1)),
            false => Some(two),
        };
        (value, two.and_then(|two| self.compose(start, &two, clue.last)))
    }

    /// The mate by the rest of a series, if that is short and there is only one.
    fn rest_of_series(&mut self, start: Position) -> Option<Puzzle> {
        let is_short = SHORT.contains(&self.rules.moves_left(&start.info));
        let is_open = self.rules.legal(&start).len() >= CHOICES;
        if is_short && is_open { self.mate(start, 1) } else { None }
    }

    fn compose(&mut self, start: Position, two: &Two, last: Option<Move>) -> Option<Puzzle> {
        let (first, best) = two.best;
        let second = two.second?.1;
        if self.rules.legal(&start).len() < CHOICES {
            return None;
        }
        if let Score::Mate(moves @ 1..=4) = Score::of(best) {
            let close = is_mate(second) && second >= best - 1;
            return if close { None } else { self.mate(start, moves as u8) };
        }
        let takes_back = last
            .and_then(Move::landing)
            .is_some_and(|at| first.landing().is_some_and(|to| to.square() == at.square()));
        let kind = match (best, second) {
            _ if takes_back || is_mate(best) => return None,
            (151.., ..=130) if best - second >= 150 => Kind::Material,
            (-120..=150, ..=-250) if best - second >= 200 => Kind::Defence,
            _ => return None,
        };
        let line = self.line(&start, kind)?;
        self.finish(Puzzle {
            game: self.game,
            start,
            line,
            kind,
            themes: Default::default(),
            rating: 0,
        })
    }

    /// The solution of a puzzle that is no mate: as long as only one move of the solver is right.
    fn line(&mut self, start: &Position, kind: Kind) -> Option<Vec<Move>> {
        let solver = start.info.player();
        let mut position = *start;
        let mut line: Vec<Move> = Vec::new();
        let mut sure = 0;
        let mut outlook = Vec::new();
        let most = if kind == Kind::Defence { 1 } else { TURNS };
        while Line::of(self.rules, start, &line).turns() <= most
            && self.rules.outcome(&position).is_none()
        {
            let solves = position.info.player() == solver;
            let is_only = |two: &Two| Margin::STRICT.tells(kind, line.is_empty(), two);
            let early = self.prover.two_best(&position, self.nodes / 4)?;
            if solves && !is_only(&early) {
                break;
            }
            let two = self.prover.two_best(&position, self.nodes)?;
            let m = two.best.0;
            if solves {
                if m != early.best.0 || !is_only(&two) {
                    break;
                }
                sure = line.len() + 1;
                outlook = two.line;
            }
            line.push(m);
            position = self.rules.play(&position, m);
        }
        line.truncate(sure);
        let known = line.len().saturating_sub(1);
        let whole: Vec<Move> = line[..known].iter().copied().chain(outlook).collect();
        let wins = kind == Kind::Defence || gains(&Line::of(self.rules, start, &whole));
        (sure > 0 && wins).then_some(line)
    }

    /// The mate in so many moves that starts here, if there is only one.
    fn mate(&mut self, start: Position, moves: u8) -> Option<Puzzle> {
        let mut line = Vec::new();
        let several = self.solve(&start, moves as u32, moves > 1, &mut line)?;
        let themes =
            if several { [Theme::AnyMate].into_iter().collect() } else { Default::default() };
        let kind = Kind::Mate(moves);
        self.finish(Puzzle { game: self.game, start, line, kind, themes, rating: 0 })
    }

    /// Appends the only way to mate in so many moves; says whether several moves of the last turn do. None where
    /// there is another way.
    fn solve(
        &self,
        position: &Position,
        moves: u32,
        may_vary: bool,
        line: &mut Vec<Move>,
    ) -> Option<bool> {
        let found = self.prover.mating(position, moves)?;
        let several = found.len() > 1;
        // Of several the plainest is shown.
        let plainness = |m: &Move| match m.promotion(position) {
            None => 0,
            Some(Role::Queen) => 1,
            Some(_) => 2,
        };
        let m = found.into_iter().min_by_key(plainness)?;
        if several && !(may_vary && moves == 1) {
            return None;
        }
        line.push(m);
        let next = self.rules.play(position, m);
        if self.rules.outcome(&next).is_some() {
            return Some(several);
        }
        if next.info.player() == position.info.player() {
            let left = moves - (next.info.made_in_turn() == 0) as u32;
            return Some(self.solve(&next, left, may_vary, line)? || several);
        }
        Some(self.defend(&next, moves - 1, may_vary, line)? || several)
    }

    /// Appends the defence that holds out longest, and the only way to mate against it.
    fn defend(
        &self,
        position: &Position,
        moves: u32,
        may_vary: bool,
        line: &mut Vec<Move>,
    ) -> Option<bool> {
        let us = position.info.player();
        let mut replies: Vec<(bool, Move)> = Vec::new();
        for m in self.rules.legal(position) {
            let next = self.rules.play(position, m);
            let quick = moves > 1 && next.info.player() != us;
            if quick && !self.prover.mating(&next, moves - 1)?.is_empty() {
                continue;
            }
            let captures = balance(&next, us) > balance(position, us);
            replies.push((!captures, m));
        }
        replies.sort();
        let mut varied = None;
        for (_, m) in replies.into_iter().take(REPLIES) {
            let next = self.rules.play(position, m);
            let mut tail = vec![m];
            let solved = match next.info.player() == us {
                true => self.defend(&next, moves, may_vary, &mut tail),
                false => self.solve(&next, moves, may_vary, &mut tail),
            };
            match solved {
                Some(false) => {
                    line.extend(tail);
                    return Some(false);
                }
                Some(true) if varied.is_none() => varied = Some(tail),
                _ => {}
            }
        }
        line.extend(varied?);
        Some(true)
    }

    /// The puzzle with its themes and how hard it is, if it can be proved anew with less.
    fn finish(&mut self, mut puzzle: Puzzle) -> Option<Puzzle> {
        self.prover.prove(&puzzle, &AGAIN, Margin::AGAIN).ok()?;
        let shown = puzzle.recognised().iter();
        puzzle.themes = puzzle.themes.iter().chain(shown).collect();
        if is_plain(&puzzle) {
            return None;
        }
        let first = *puzzle.line.first()?;
        let mut depth = 0;
        for (step, nodes) in (1..).zip(Difficulty::LOOKS) {
            if self.prover.best(&puzzle.start, nodes) != Some(first) {
                depth = step;
            }
        }
        let difficulty = Difficulty {
            kind: puzzle.kind,
            turns: puzzle.steps().turns(),
            choices: self.rules.legal(&puzzle.start).len(),
            depth,
            themes: puzzle.themes,
        };
        puzzle.rating = difficulty.rating();
        Some(puzzle)
    }
}

/// Does everybody see it: a king that can be taken on the spot, a piece to take in defence?
fn is_plain(puzzle: &Puzzle) -> bool {
    let has = |theme| puzzle.themes.has(theme);
    let defends = puzzle.kind == Kind::Defence && has(Theme::HangingPiece);
    defends || puzzle.line.len() == 1 && has(Theme::KingCapture)
}

/// Does the solver have more at the end of a line than at its start?
fn gains(line: &Line) -> bool {
    let (Some(first), Some(last)) = (line.steps.first(), line.steps.last()) else { return false };
    let mates = line.victory().is_some();
    mates || balance(&last.after, line.solver) - balance(&first.before, line.solver) >= GAIN
}
