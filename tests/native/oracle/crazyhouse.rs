//! Crazyhouse by its rule sheet, on top of the plain chess.

use super::chess::{orthodox, pass};
use super::position::{Place, Plain, name};
use super::scatter::scattered;
use super::{Candidate, Sheet};
use crate::common::Chance;

pub struct Crazyhouse;

impl Sheet for Crazyhouse {
    fn slug(&self) -> &'static str {
        "crazyhouse"
    }

    fn start(&self) -> Plain {
        Plain::orthodox()
    }

    /// Rule 5: a pawn on its second rank may always make the double step.
    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let mut found = orthodox(p, |_file| true);
        for m in &mut found {
            remember(p, m);
        }
        drops(p, &mut found);
        found
    }

    /// The pocket in brackets behind the placement, `~` behind whoever was a pawn.
    fn fen(&self, p: &Plain) -> String {
        let order = "QRBNPqrbnp".chars();
        let pocket: String = order.flat_map(|c| p.zone.chars().filter(move |&z| z == c)).collect();
        let boards = (0..p.boards.len()).map(|board| {
            let ranks = (0..8).rev().map(|rank| marked_rank(p, board, rank));
            ranks.collect::<Vec<String>>().join("/")
        });
        format!("{}[{pocket}] {}", boards.collect::<Vec<String>>().join(":"), p.tail())
    }

    fn scatter(&self, chance: &mut Chance) -> Plain {
        let mut p = scattered(Plain::empty(8), self.kit(), chance);
        for _ in 0..chance.below(4) {
            p.zone.extend(chance.pick(&['Q', 'R', 'B', 'N', 'P', 'q', 'r', 'b', 'n', 'p']));
        }
        for (at, letter) in p.places(0) {
            // A rook with the right to castle has never been anything else.
            let corner = (at.0 == 0 || at.0 == 7) && (at.1 == 0 || at.1 == 7);
            if "QRBNqrbn".contains(letter) && !corner && chance.below(4) == 0 {
                p.promoted.push((0, at));
            }
        }
        p
    }

    /// Rule 7: dead only where a FEN has nothing but the kings and at most one bishop or knight
    /// that was none but that.
    fn is_dead(&self, p: &Plain) -> bool {
        let pieces: String =
            (p.pieces() + &p.zone).chars().filter(|c| !"kK".contains(*c)).collect();
        p.promoted.is_empty()
            && (pieces.is_empty() || pieces.len() == 1 && "bBnN".contains(&pieces))
    }
}

/// A rank with `~` behind what was a pawn.
fn marked_rank(p: &Plain, board: usize, rank: i32) -> String {
    let mut text = String::new();
    for file in 0..8 {
        match p.at(board, (rank, file)) {
            Some('.') => text.push('1'),
            Some(letter) => text.push(letter),
            None => {}
        }
        if p.promoted.contains(&(board, (rank, file))) {
            text.push('~');
        }
    }
    for gap in (2..=8).rev() {
        text = text.replace(&"1".repeat(gap), &gap.to_string());
    }
    text
}

/// A place by its name.
fn place(name: &str) -> Place {
    let bytes = name.as_bytes();
    (bytes[1] as i32 - b'1' as i32, bytes[0] as i32 - b'a' as i32)
}

/// Rules 1 and 3: what is captured changes color and goes to the pocket, as a pawn if it was one;
/// whoever becomes another piece, or has before, is marked.
fn remember(p: &Plain, m: &mut Candidate) {
    let (from, to) = (place(&m.text[..2]), place(&m.text[2..4]));
    let was_pawn = |at: Place| p.promoted.contains(&(0, at));
    if let Some((victim, taken)) = m.takes {
        let is_marked = m.in_passing.is_none() && was_pawn(taken);
        m.next.zone.push(p.own(if is_marked { 'P' } else { victim }));
    }
    let promotes = m.text.len() == 5;
    m.next.promoted.retain(|&(board, at)| board != 0 || at != from && at != to);
    if promotes || was_pawn(from) {
        m.next.promoted.push((0, to));
    }
}

/// Rule 2: an own piece of the pocket comes down on an empty square, no pawn on the first or the last
/// rank.
fn drops(p: &Plain, found: &mut Vec<Candidate>) {
    for kind in "QRBNP".chars() {
        if !p.zone.contains(p.own(kind)) {
            continue;
        }
        for (to, there) in p.places(0) {
            if there != '.' || kind == 'P' && (to.0 == 0 || to.0 == 7) {
                continue;
            }
            let mut next = p.clone();
            next.zone = next.zone.replacen(p.own(kind), "", 1);
            next.set(0, to, p.own(kind));
            pass(&mut next, kind == 'P');
            found.push(Candidate::new(format!("{kind}@{}", name(to)), next, vec![(0, to)]));
        }
    }
}
