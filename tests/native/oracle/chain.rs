//! Chains by the rule sheet's test, in plain loops over squares.

use super::lines;
use super::position::{Board, Place};

/// A king's step between two pieces.
type Step = (Place, Place);

/// So many steps are tried to find lines.
const BUDGET: usize = 20_000;

/// The number of empty squares enclosed by the chains through a piece; 0 if it is part of none.
pub fn size(board: &Board, through: Place) -> usize {
    let mut enclosed = Vec::new();
    for Bounds { certain, possible } in bounds(board, through) {
        let (least, most) = (certain.len(), possible.len());
        // Whether other squares are enclosed along with these, lines must tell. Where they are too
        // many to be tried, there is nearly always one around all.
        let is_open = least > 0 && least < most;
        let found =
            is_open.then(|| lines::enclosed(board, through, BUDGET, most).unwrap_or(possible));
        enclosed.extend(found.unwrap_or(certain));
    }
    enclosed.sort();
    enclosed.dedup();
    enclosed.len()
}

/// What the chains of one block through a piece enclose.
pub struct Bounds {
    /// The empty squares that the sheet's test finds enclosed.
    pub certain: Vec<Place>,
    /// Those that can be, if there is a chain at all.
    pub possible: Vec<Place>,
}

/// A piece is part of chains of each of its blocks.
pub fn bounds(board: &Board, through: Place) -> Vec<Bounds> {
    let areas = enclosed_areas(board);
    let mut all = Vec::new();
    for block in blocks(board, through, None) {
        let around = |area: &&Vec<Place>| winds(board, &block, area[0], None);
        let held: Vec<&Vec<Place>> = areas.iter().filter(around).collect();
        let large = held.iter().filter(|area| area.len() > 1);
        let mut certain: Vec<Place> = large.copied().flatten().copied().collect();
        for (i, one) in held.iter().enumerate() {
            for other in &held[i + 1..] {
                let between = |&a: &Place| other.iter().filter_map(move |&b| step_between(a, b));
                let is_around = |cut| {
                    let blocks = blocks(board, through, Some(cut));
                    blocks.iter().any(|block| winds(board, block, one[0], Some(cut)))
                };
                if one.iter().flat_map(between).any(is_around) {
                    certain.extend(one.iter().chain(*other));
                }
            }
        }
        let possible: Vec<Place> = held.into_iter().flatten().copied().collect();
        // The outermost line of a block surrounds whatever the block does.
        if !certain.is_empty() && is_outermost(&block, through) {
            certain.clone_from(&possible);
        }
        certain.sort();
        certain.dedup();
        all.push(Bounds { certain, possible });
    }
    all
}

fn on_board(&(rank, file): &Place) -> bool {
    (0..8).contains(&rank) && (0..8).contains(&file)
}

fn is_empty(board: &Board, (rank, file): Place) -> bool {
    board[rank as usize][file as usize] == '.'
}

fn squares() -> impl Iterator<Item = Place> {
    (0..8).flat_map(|rank| (0..8).map(move |file| (rank, file)))
}

/// Empty squares connected by their sides that do not reach the edge of the board.
fn enclosed_areas(board: &Board) -> Vec<Vec<Place>> {
    let mut areas: Vec<Vec<Place>> = Vec::new();
    for start in squares().filter(|&at| is_empty(board, at)) {
        if areas.iter().any(|area| area.contains(&start)) {
            continue;
        }
        let mut area = vec![start];
        let mut next = 0;
        while let Some(&(rank, file)) = area.get(next) {
            for at in [(rank + 1, file), (rank - 1, file), (rank, file + 1), (rank, file - 1)] {
                if on_board(&at) && is_empty(board, at) && !area.contains(&at) {
                    area.push(at);
                }
            }
            next += 1;
        }
        areas.push(area);
    }
    areas.retain(|area| {
        area.iter().all(|&(rank, file)| ![0, 7].contains(&rank) && ![0, 7].contains(&file))
    });
    areas
}

/// The step that lies between two squares touching at a corner.
fn step_between(a: Place, b: Place) -> Option<Step> {
    let corner = (a.0 - b.0).abs() == 1 && (a.1 - b.1).abs() == 1;
    corner.then_some(((a.0, b.1), (b.0, a.1)))
}

/// The pieces a king's step away from a piece, along no step that is cut.
fn beside(board: &Board, at: Place, cut: Option<Step>) -> Vec<Place> {
    let mut found = Vec::new();
    for (up, right) in STEPS {
        let to = (at.0 + up, at.1 + right);
        if on_board(&to) && !is_empty(board, to) && cut != Some((at, to)) && cut != Some((to, at)) {
            found.push(to);
        }
    }
    found
}

const STEPS: [Place; 8] = [(1, -1), (1, 0), (1, 1), (0, -1), (0, 1), (-1, -1), (-1, 0), (-1, 1)];

/// The pieces that a piece can be connected with, without one piece.
fn connected(board: &Board, start: Place, without: Option<Place>, cut: Option<Step>) -> Vec<Place> {
    let mut seen = [[false; 8]; 8];
    seen[start.0 as usize][start.1 as usize] = true;
    let mut reached = vec![start];
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        for to in beside(board, at, cut) {
            let seen = &mut seen[to.0 as usize][to.1 as usize];
            if !*seen && Some(to) != without {
                *seen = true;
                reached.push(to);
            }
        }
        next += 1;
    }
    reached
}

/// The blocks of a piece: sets of pieces of which every two lie on a closed line.
fn blocks(board: &Board, through: Place, cut: Option<Step>) -> Vec<Vec<Place>> {
    let mut found = Vec::new();
    let mut starts = beside(board, through, cut);
    while let Some(start) = starts.pop() {
        // Two pieces lie on a closed line if there is no piece without whom they are not connected.
        let branch = connected(board, start, Some(through), cut);
        let mut block = branch.clone();
        for &piece in &branch {
            let still = connected(board, through, Some(piece), cut);
            block.retain(|at| *at == piece || still.contains(at));
        }
        block.push(through);
        starts.retain(|at| !branch.contains(at));
        found.push(block);
    }
    found
}

/// Is there a way from a piece to the edge by steps to the side, past the pieces of a block?
fn is_outermost(block: &[Place], piece: Place) -> bool {
    let mut reached = vec![piece];
    let mut next = 0;
    while let Some(&(rank, file)) = reached.get(next) {
        for at in [(rank + 1, file), (rank - 1, file), (rank, file + 1), (rank, file - 1)] {
            if !on_board(&at) {
                return true;
            }
            if !block.contains(&at) && !reached.contains(&at) {
                reached.push(at);
            }
        }
        next += 1;
    }
    false
}

/// Does a closed line of some pieces wind around a square? It does unless they can be colored so that
/// steps across the ray upwards from there change the color and all others keep it.
fn winds(board: &Board, pieces: &[Place], from: Place, cut: Option<Step>) -> bool {
    // The ray goes up a little to the right of the square's middle.
    let crosses = |a: Place, b: Place| {
        let (left, right) = if a.1 < b.1 { (a, b) } else { (b, a) };
        left.1 == from.1 && right.1 == from.1 + 1 && left.0 > from.0
    };
    let mut colored: Vec<(Place, bool)> = vec![(pieces[0], false)];
    let mut next = 0;
    while let Some(&(at, color)) = colored.get(next) {
        for to in beside(board, at, cut).into_iter().filter(|to| pieces.contains(to)) {
            let wanted = color != crosses(at, to);
            match colored.iter().find(|piece| piece.0 == to) {
                None => colored.push((to, wanted)),
                Some(&(_, other)) if other != wanted => return true,
                Some(_) => {}
            }
        }
        next += 1;
    }
    false
}
