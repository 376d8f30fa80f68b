//! Chains by the rule sheet's test, in plain loops over squares.

use crate::position::{Board, Place};

/// A king's step between two men.
type Step = (Place, Place);

/// The number of empty squares enclosed by the chains through a man; 0 if it is part of none.
pub fn size(board: &Board, through: Place) -> u32 {
    let areas = enclosed_areas(board);
    let mut inside: Vec<Place> = Vec::new();
    for area in areas.iter().filter(|area| area.len() >= 2) {
        if is_wound_around(board, through, area[0], None) {
            inside.extend(area);
        }
    }
    for (i, one) in areas.iter().enumerate() {
        for other in &areas[i + 1..] {
            let between = |&a: &Place| other.iter().filter_map(move |&b| step_between(a, b));
            let cuts: Vec<Step> = one.iter().flat_map(between).collect();
            if cuts.iter().any(|&cut| is_wound_around(board, through, one[0], Some(cut))) {
                inside.extend(one.iter().chain(other));
            }
        }
    }
    inside.sort();
    inside.dedup();
    inside.len() as u32
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

/// The men a king's step away from a man, along no step that is cut.
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

/// The men that a man can be connected with, without one man.
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

/// Does a closed line of men through a man wind around an empty square?
fn is_wound_around(board: &Board, through: Place, empty: Place, cut: Option<Step>) -> bool {
    let mut starts = beside(board, through, cut);
    while let Some(start) = starts.pop() {
        // Two men lie on a closed line if there is no man without whom they are not connected.
        let branch = connected(board, start, Some(through), cut);
        let mut block = branch.clone();
        for &man in &branch {
            let still = connected(board, through, Some(man), cut);
            block.retain(|at| *at == man || still.contains(at));
        }
        block.push(through);
        starts.retain(|at| !branch.contains(at));
        if !is_two_colorable(board, &block, empty, cut) {
            return true;
        }
    }
    false
}

/// Can men be colored so that steps across the ray upwards from a square change the color and all
/// others keep it?
fn is_two_colorable(board: &Board, men: &[Place], from: Place, cut: Option<Step>) -> bool {
    // The ray goes up a little to the right of the square's middle.
    let crosses = |a: Place, b: Place| {
        let (left, right) = if a.1 < b.1 { (a, b) } else { (b, a) };
        left.1 == from.1 && right.1 == from.1 + 1 && left.0 > from.0
    };
    let mut colored: Vec<(Place, bool)> = vec![(men[0], false)];
    let mut next = 0;
    while let Some(&(at, color)) = colored.get(next) {
        for to in beside(board, at, cut).into_iter().filter(|to| men.contains(to)) {
            let wanted = color != crosses(at, to);
            match colored.iter().find(|man| man.0 == to) {
                None => colored.push((to, wanted)),
                Some(&(_, other)) if other != wanted => return false,
                Some(_) => {}
            }
        }
        next += 1;
    }
    true
}
