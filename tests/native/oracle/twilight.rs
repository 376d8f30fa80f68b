//! Twilight Chess by its rule sheet, on top of the plain chess.

use super::chess::{orthodox, pass, touch};
use super::position::{Plain, name};
use super::scatter::scattered;
use super::{Candidate, Sheet};
use crate::common::Chance;

/// Twilight Chess on one board.
pub struct Twilight;

impl Sheet for Twilight {
    fn slug(&self) -> &'static str {
        "twilight"
    }

    fn start(&self) -> Plain {
        Plain::orthodox()
    }

    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let side = !p.white_to_move as usize;
        let mut found = orthodox(p, |file| p.unmoved[side][file]);
        warps(p, &mut found);
        drops(p, &mut found);
        found
    }

    fn fen(&self, p: &Plain) -> String {
        let order = "QRBNPqrbnp".chars();
        let zone: String = order.flat_map(|c| p.zone.chars().filter(move |&z| z == c)).collect();
        let zone = if zone.is_empty() { "-" } else { &zone };
        let [white, black] = p.unmoved.map(|files| {
            let bits = files.iter().enumerate();
            bits.map(|(file, &unmoved)| (unmoved as u32) << file).sum::<u32>()
        });
        format!("{} {zone} {} {white} {black}", p.placement(), p.tail())
    }

    fn scatter(&self, chance: &mut Chance) -> Plain {
        let mut p = scattered(Plain::empty(8), self.kit(), chance);
        for _ in 0..chance.below(4) {
            p.zone.extend(chance.pick(&['Q', 'R', 'B', 'N', 'P', 'q', 'r', 'b', 'n', 'p']));
        }
        for file in 0..8 {
            for (side, at, pawn) in [(0, (1, file), 'P'), (1, (6, file), 'p')] {
                let stands = p.at(0, at) == Some(pawn);
                p.unmoved[side][file as usize] = stands && chance.below(3) > 0;
            }
        }
        // A pawn that was dropped may stand on its own first rank.
        let home = if p.white_to_move { 0 } else { 7 };
        let at = (home, chance.below(8) as i32);
        if p.at(0, at) == Some('.') && chance.below(2) == 0 {
            p.set(0, at, p.own('p'));
        }
        p
    }

    /// Rule 14: nothing but the kings and at most one bishop or knight, on the board or off it.
    fn is_dead(&self, p: &Plain) -> bool {
        let pieces: String =
            (p.pieces() + &p.zone).chars().filter(|c| !"kK".contains(*c)).collect();
        pieces.is_empty() || pieces.len() == 1 && "bBnN".contains(&pieces)
    }
}

/// Rule 3: an own piece that is not the king goes to the zone.
fn warps(p: &Plain, found: &mut Vec<Candidate>) {
    for (from, letter) in p.places(0) {
        if p.is_own(letter) && !letter.eq_ignore_ascii_case(&'K') {
            let mut next = p.clone();
            next.set(0, from, '.');
            next.zone.push(letter);
            touch(&mut next, from);
            pass(&mut next, letter.eq_ignore_ascii_case(&'P'));
            let text = format!("{}@{}", name(from), letter.to_ascii_uppercase());
            found.push(Candidate::new(text, next, vec![]));
        }
    }
}

/// Rule 4: an own piece of the zone comes down on an empty square, no pawn on the last rank.
fn drops(p: &Plain, found: &mut Vec<Candidate>) {
    let last = if p.white_to_move { 7 } else { 0 };
    for letter in "QRBNP".chars().map(|c| p.own(c)) {
        let is_pawn = letter.eq_ignore_ascii_case(&'P');
        for (to, there) in p.places(0) {
            if !p.zone.contains(letter) || there != '.' || is_pawn && to.0 == last {
                continue;
            }
            let mut next = p.clone();
            next.zone = next.zone.replacen(letter, "", 1);
            next.set(0, to, letter);
            pass(&mut next, is_pawn);
            let text = format!("{}@{}", letter.to_ascii_uppercase(), name(to));
            found.push(Candidate::new(text, next, vec![(0, to)]));
        }
    }
}
