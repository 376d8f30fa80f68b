//! Orthodox chess by the FIDE Laws, told as plainly as possible.

use super::attack::{ahead, seen};
use super::position::{Place, Plain, name};
use super::{Candidate, Sheet};

/// Chess on one board.
pub struct Chess;

impl Sheet for Chess {
    fn slug(&self) -> &'static str {
        "chess"
    }

    fn start(&self) -> Plain {
        Plain::orthodox()
    }

    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        orthodox(p, |_file| true)
    }

    fn fen(&self, p: &Plain) -> String {
        format!("{} {}", p.placement(), p.tail())
    }

    /// FIDE 5.2.2: king against king, one bishop or knight more, or nothing but bishops that all
    /// go on one color.
    fn is_dead(&self, p: &Plain) -> bool {
        let pieces: Vec<(Place, char)> =
            p.places(0).into_iter().filter(|piece| piece.1 != '.').collect();
        let minor: Vec<(Place, char)> =
            pieces.into_iter().filter(|piece| !"kK".contains(piece.1)).collect();
        let shades: Vec<i32> = minor.iter().map(|((r, f), _)| (r + f) % 2).collect();
        let only = |letters: &str| minor.iter().all(|piece| letters.contains(piece.1));
        minor.is_empty()
            || minor.len() == 1 && only("bBnN")
            || only("bB") && (shades.iter().all(|&s| s == 0) || shades.iter().all(|&s| s == 1))
    }
}

/// The moves of orthodox chess, the king's safety aside; `may_double` says of a file whether its
/// pawn on the second rank may make a double step.
pub fn orthodox(p: &Plain, may_double: impl Fn(usize) -> bool) -> Vec<Candidate> {
    let mut found = pawns(p, may_double);
    found.extend(non_pawns(p));
    found
}

/// The moves of pawns.
pub fn pawns(p: &Plain, may_double: impl Fn(usize) -> bool) -> Vec<Candidate> {
    let mut found = Vec::new();
    for (from, letter) in p.places(0) {
        if letter == p.own('p') {
            pawn(p, from, letter, &may_double, &mut found);
        }
    }
    found
}

/// The moves of all other pieces, castling included.
pub fn non_pawns(p: &Plain) -> Vec<Candidate> {
    let mut found = Vec::new();
    for (from, letter) in p.places(0).into_iter().filter(|place| p.is_own(place.1)) {
        for to in seen(p, 0, from, letter) {
            if !p.at(0, to).is_some_and(|there| p.is_own(there)) {
                found.push(walk(p, from, to, letter));
            }
        }
    }
    castling(p, &mut found);
    found
}

fn pawn(
    p: &Plain,
    from: Place,
    letter: char,
    may_double: &impl Fn(usize) -> bool,
    found: &mut Vec<Candidate>,
) {
    let up = ahead(letter);
    let one = (from.0 + up, from.1);
    let two = (from.0 + 2 * up, from.1);
    let second = if up == 1 { 1 } else { 6 };
    if p.at(0, one) == Some('.') {
        arrive(p, from, one, letter, found);
        if from.0 == second && p.at(0, two) == Some('.') && may_double(from.1 as usize) {
            let mut step = walk(p, from, two, letter);
            step.next.passed = Some((0, one));
            step.next.passer = letter;
            found.push(step);
        }
    }
    for side in [-1, 1] {
        let to = (from.0 + up, from.1 + side);
        match p.at(0, to) {
            Some(there) if p.is_foe(there) => arrive(p, from, to, letter, found),
            Some('.') if p.passed == Some((0, to)) => {
                let mut capture = walk(p, from, to, letter);
                capture.next.set(0, (from.0, to.1), '.');
                capture.in_passing = Some((from.0, to.1));
                capture.takes = Some((foe_pawn(p), (from.0, to.1)));
                found.push(capture);
            }
            _ => {}
        }
    }
}

/// A pawn arrives; on the last rank it becomes another piece.
fn arrive(p: &Plain, from: Place, to: Place, letter: char, found: &mut Vec<Candidate>) {
    let step = walk(p, from, to, letter);
    if to.0 != 0 && to.0 != 7 {
        found.push(step);
        return;
    }
    for new in "qrbn".chars() {
        let mut promotion = step.clone();
        promotion.next.set(0, to, p.own(new));
        promotion.text.push(new);
        found.push(promotion);
    }
}

/// Who castles where: the letter of the right, the king's way, the rook's corner, and what must
/// be empty.
pub const CASTLES: [(char, [Place; 3], Place, &[Place]); 4] = [
    ('K', [(0, 4), (0, 5), (0, 6)], (0, 7), &[(0, 5), (0, 6)]),
    ('Q', [(0, 4), (0, 3), (0, 2)], (0, 0), &[(0, 1), (0, 2), (0, 3)]),
    ('k', [(7, 4), (7, 5), (7, 6)], (7, 7), &[(7, 5), (7, 6)]),
    ('q', [(7, 4), (7, 3), (7, 2)], (7, 0), &[(7, 1), (7, 2), (7, 3)]),
];

/// Where the king and the rook of a right stand.
pub fn homes_of(right: char) -> [Place; 2] {
    let (_, way, corner, _) = CASTLES.into_iter().find(|castle| castle.0 == right).expect("KQkq");
    [way[0], corner]
}

fn castling(p: &Plain, found: &mut Vec<Candidate>) {
    for (right, way, corner, between) in CASTLES {
        let open = between.iter().all(|&at| p.at(0, at) == Some('.'));
        if p.is_own(right) && p.castling.contains(right) && open {
            let [from, over, to] = way;
            let mut castles = walk(p, from, to, p.own('k'));
            touch(&mut castles.next, corner);
            castles.next.set(0, corner, '.');
            castles.next.set(0, over, p.own('r'));
            castles.lands.push((0, over));
            castles.way = way.to_vec();
            found.push(castles);
        }
    }
}

/// A piece goes from place to place, taking what stands there, and the turn passes.
fn walk(p: &Plain, from: Place, to: Place, letter: char) -> Candidate {
    let mut next = p.clone();
    let taken = p.at(0, to).filter(|&there| there != '.');
    next.set(0, from, '.');
    next.set(0, to, letter);
    touch(&mut next, from);
    touch(&mut next, to);
    pass(&mut next, taken.is_some() || letter.eq_ignore_ascii_case(&'P'));
    let takes = taken.map(|letter| (letter, to));
    Candidate { takes, ..Candidate::new(name(from) + &name(to), next, vec![(0, to)]) }
}

fn foe_pawn(p: &Plain) -> char {
    if p.white_to_move { 'p' } else { 'P' }
}

/// Whatever depended on the piece there never having moved is over.
pub fn touch(p: &mut Plain, at: Place) {
    let lost = match at {
        (0, 0) => "Q",
        (0, 4) => "KQ",
        (0, 7) => "K",
        (7, 0) => "q",
        (7, 4) => "kq",
        (7, 7) => "k",
        _ => "",
    };
    p.castling.retain(|c| !lost.contains(c));
    match at {
        (1, file) => p.unmoved[0][file as usize] = false,
        (6, file) => p.unmoved[1][file as usize] = false,
        _ => {}
    }
}

/// The other side is to move; `progress` sets the clock of the fifty moves back.
pub fn pass(p: &mut Plain, progress: bool) {
    p.half = if progress { 0 } else { p.half + 1 };
    p.passed = None;
    hand_over(p);
}

/// The other side is to move.
pub fn hand_over(p: &mut Plain) {
    p.full += !p.white_to_move as u32;
    p.white_to_move = !p.white_to_move;
}
