//! Exact solution of mate problems: every move of the solver against every defence, with nothing
//! left out on trust.

use crate::board::key::Key;
use crate::board::{Player, Position};
use crate::rules::{Move, Moves, Rules};

/// No problem is solved deeper, in own moves.
const DEEPEST: u32 = 60;
/// Moves of the current line's positions, all together: whoever can go on alone for so long, first
/// with one side and then with the other, is not caught.
const LONGEST: usize = 1 << 14;
/// Positions remembered; a power of two.
const MEMORY: usize = 1 << 20;

/// All first moves by which the person to move forces mate (or takes the king, where that is how
/// to win) in at most `moves` own moves. A turn counts as one move; whoever switches sides
/// and moves again makes another. Draws by repetition or by the fifty moves do not count.
pub fn mating_moves(rules: Rules, position: &Position, moves: u32) -> Vec<Move> {
    all_mating_moves(Solver::new(rules, position, MEMORY, u64::MAX), position, moves)
        .unwrap_or_default()
}

/// The same, if no more positions than that need be looked at to tell.
pub fn mating_moves_within(
    rules: Rules,
    position: &Position,
    moves: u32,
    most: u64,
) -> Option<Vec<Move>> {
    let memory = most.clamp(1, MEMORY as u64).next_power_of_two() as usize;
    all_mating_moves(Solver::new(rules, position, memory, most), position, moves)
}

fn all_mating_moves(mut solver: Solver, position: &Position, moves: u32) -> Option<Vec<Move>> {
    if solver.rules.ending(position).is_some() {
        return Some(Vec::new());
    }
    let legal = solver.rules.legal(position);
    let mut found = Vec::new();
    for moves in 1..=moves.min(DEEPEST) {
        for &m in &legal {
            if !found.contains(&m) && solver.mates_after(position, m, moves) {
                found.push(m);
            }
        }
    }
    found.sort_by_key(|m| legal.iter().position(|other| other == m));
    (solver.left > 0).then_some(found)
}

/// What is known of a position with the solver to move: mate within `proven` moves, if not 0; none
/// within `refuted`.
#[derive(Clone, Copy, Default)]
struct Solved {
    key: Key,
    proven: u8,
    refuted: u8,
}

struct Solver {
    rules: Rules,
    solver: Player,
    known: Vec<Solved>,
    /// The move lists of the current line.
    stack: Moves,
    /// The last defence that held, by the number of moves left.
    refutations: Vec<Option<Move>>,
    /// How many positions it may still look at; once there are none, its answers mean nothing.
    left: u64,
}

impl Solver {
    /// Whoever is to move is to mate. It remembers so many positions, a power of two.
    fn new(rules: Rules, position: &Position, memory: usize, left: u64) -> Solver {
        Solver {
            rules,
            solver: position.info.player(),
            known: vec![Solved::default(); memory],
            stack: Moves::new(),
            refutations: vec![None; DEEPEST as usize + 1],
            left,
        }
    }

    /// Does a move of the solver, the first of so many, force mate?
    fn mates_after(&mut self, position: &Position, m: Move, moves: u32) -> bool {
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            return false;
        }
        let next = self.rules.play(position, m);
        if let Some(won) = self.settled(&next) {
            return won;
        }
        if next.info.player() == self.solver {
            // The moves of a turn count as one.
            let left = moves - (next.info.made_in_turn() == 0) as u32;
            return left > 0 && self.mates(&next, left);
        }
        // The last move must at least give check.
        if moves == 1 && !self.rules.in_check(&next, next.info.turn()) {
            return false;
        }
        self.is_lost(&next, moves - 1)
    }

    /// Whether the solver has won, where the game has ended without mate.
    fn settled(&self, position: &Position) -> Option<bool> {
        let won = self.rules.ending(position).map(|end| end.winner == Some(self.solver));
        won.or_else(|| self.rules.is_dead(position.boards(), &position.info).then_some(false))
    }

    /// Can the solver, to move, force mate in so many moves?
    fn mates(&mut self, position: &Position, moves: u32) -> bool {
        let key = position.info.key();
        let slot = key as usize & (self.known.len() - 1);
        let mut known = self.known[slot];
        if known.key != key {
            known = Solved { key, ..Solved::default() };
        }
        if known.proven > 0 && known.proven as u32 <= moves {
            return true;
        }
        if known.refuted as u32 >= moves {
            return false;
        }
        let base = self.stack.len();
        self.rules.append_legal(position, &mut self.stack);
        let found =
            (base..self.stack.len()).any(|i| self.mates_after(position, self.stack[i], moves));
        self.stack.truncate(base);
        match found {
            true => known.proven = moves as u8,
            false => known.refuted = moves as u8,
        }
        self.known[slot] = known;
        found
    }

    /// Is the defender, to move, mated now or by force in so many moves of the solver?
    fn is_lost(&mut self, position: &Position, moves: u32) -> bool {
        let base = self.stack.len();
        self.rules.append_legal(position, &mut self.stack);
        let lost = if self.stack.len() == base {
            self.rules.in_check(position, position.info.turn())
        } else {
            moves > 0 && self.all_lose(position, moves, base)
        };
        self.stack.truncate(base);
        lost
    }

    /// Do all defences on the stack lose? What held last is tried first.
    fn all_lose(&mut self, position: &Position, moves: u32, base: usize) -> bool {
        let held = self.refutations[moves as usize];
        if let Some(i) = (base..self.stack.len()).find(|&i| Some(self.stack[i]) == held) {
            self.stack.swap(base, i);
        }
        for i in base..self.stack.len() {
            self.left = self.left.saturating_sub(1);
            if self.left == 0 {
                return false;
            }
            let m = self.stack[i];
            let next = self.rules.play(position, m);
            let lost = match self.settled(&next) {
                Some(won) => won,
                None if next.info.player() == self.solver => self.mates(&next, moves),
                None => self.stack.len() < LONGEST && self.is_lost(&next, moves),
            };
            if !lost {
                self.refutations[moves as usize] = Some(m);
                return false;
            }
        }
        true
    }
}
