//! Chains by trying every line: the definition itself, for boards of few pieces.

use std::collections::BTreeSet;

use super::position::{Board, Place};

/// The empty squares enclosed by one or another of the chains through a piece, once `enough` are found
/// or all lines tried; none at all if more than `budget` steps would have to be tried.
pub fn enclosed(board: &Board, through: Place, budget: usize, enough: usize) -> Option<Vec<Place>> {
    let mut lines = Lines { board, path: vec![through], found: BTreeSet::new(), budget, enough };
    lines.extend(through)?;
    Some(lines.found.into_iter().collect())
}

struct Lines<'a> {
    board: &'a Board,
    path: Vec<Place>,
    found: BTreeSet<Place>,
    budget: usize,
    enough: usize,
}

impl Lines<'_> {
    /// Tries every line that goes on from the last piece; nothing if the budget is spent.
    fn extend(&mut self, last: Place) -> Option<()> {
        self.budget = self.budget.checked_sub(1)?;
        let first = self.path[0];
        let mut next: Vec<Place> = around(last).filter(|&to| self.is_piece(to)).collect();
        // Pieces on the outside first: their lines surround most.
        next.sort_by_key(|&at| around(at).filter(|&to| self.is_piece(to)).count());
        for to in next {
            if self.crosses(last, to) {
                continue;
            }
            // Each line is tried in one direction only.
            if to == first && self.path.len() > 2 && self.path[1] < last {
                let inside = self.inside();
                if inside.iter().any(|&a| inside.iter().any(|&b| touch(a, b))) {
                    self.found.extend(inside);
                }
            }
            if !self.path.contains(&to) {
                self.path.push(to);
                if self.can_close() {
                    self.extend(to)?;
                }
                self.path.pop();
            }
            if self.found.len() >= self.enough {
                break;
            }
        }
        Some(())
    }

    fn is_piece(&self, (rank, file): Place) -> bool {
        self.board[rank as usize][file as usize] != '.'
    }

    /// Would a step cross another of the line? Two diagonals of four squares do.
    fn crosses(&self, a: Place, b: Place) -> bool {
        let other = [(a.0, b.1), (b.0, a.1)];
        let slants = a.0 != b.0 && a.1 != b.1;
        let is_other = |step: &[Place]| step == other || step == [other[1], other[0]];
        slants && self.path.windows(2).any(is_other)
    }

    /// Do pieces lead back from the last piece to the first, past those of the line?
    fn can_close(&self) -> bool {
        let mut reached = vec![*self.path.last().expect("a piece")];
        let mut next = 0;
        while let Some(&at) = reached.get(next) {
            if next > 0 && touch(at, self.path[0]) || touch(at, self.path[0]) && self.path.len() > 2
            {
                return true;
            }
            for to in around(at) {
                if self.is_piece(to) && !self.path.contains(&to) && !reached.contains(&to) {
                    reached.push(to);
                }
            }
            next += 1;
        }
        false
    }

    /// The empty squares inside of the closed line: a ray from there to the right, a little above
    /// their middle, crosses it an odd number of times.
    fn inside(&self) -> Vec<Place> {
        let steps = self.path.iter().zip(self.path.iter().cycle().skip(1));
        let steps: Vec<(Place, Place)> =
            steps.map(|(&a, &b)| if a.0 < b.0 { (a, b) } else { (b, a) }).collect();
        let mut inside = Vec::new();
        for at in (1..7).flat_map(|rank| (1..7).map(move |file| (rank, file))) {
            let crossed = steps
                .iter()
                .filter(|(low, high)| low.0 == at.0 && high.0 == at.0 + 1 && low.1 > at.1);
            if !self.is_piece(at) && crossed.count() % 2 == 1 {
                inside.push(at);
            }
        }
        inside
    }
}

/// Are two squares a king's step apart?
fn touch(a: Place, b: Place) -> bool {
    a != b && (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1
}

fn around((rank, file): Place) -> impl Iterator<Item = Place> {
    let near = |at: i32| (at - 1).max(0)..=(at + 1).min(7);
    let places = near(rank).flat_map(move |r| near(file).map(move |f| (r, f)));
    places.filter(move |&at| at != (rank, file))
}
