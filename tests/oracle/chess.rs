//! Orthodox chess by the FIDE Laws, told as plainly as possible.

use crate::position::{Place, Position, name};
use crate::{Candidate, Sheet};

/// Chess on one board.
pub struct Chess;

impl Sheet for Chess {
    fn slug(&self) -> &'static str {
        "chess"
    }

    fn start(&self) -> Position {
        Position::orthodox()
    }

    fn candidates(&self, p: &Position) -> Vec<Candidate> {
        orthodox(p, |_file| true)
    }

    fn fen(&self, p: &Position) -> String {
        format!("{} {}", p.placement(), p.tail())
    }

    /// FIDE 5.2.2: king against king, one bishop or knight more, or nothing but bishops that all
    /// go on one color.
    fn is_dead(&self, p: &Position) -> bool {
        let men: Vec<(Place, char)> = p.places(0).into_iter().filter(|man| man.1 != '.').collect();
        let minor: Vec<(Place, char)> =
            men.into_iter().filter(|man| !"kK".contains(man.1)).collect();
        let shades: Vec<i32> = minor.iter().map(|((r, f), _)| (r + f) % 2).collect();
        let only = |letters: &str| minor.iter().all(|man| letters.contains(man.1));
        minor.is_empty()
            || minor.len() == 1 && only("bBnN")
            || only("bB") && (shades.iter().all(|&s| s == 0) || shades.iter().all(|&s| s == 1))
    }
}

const STRAIGHT: [Place; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const OBLIQUE: [Place; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [Place; 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];

/// The places a man, no pawn, attacks from where it stands; the first man in the way included.
fn seen(p: &Position, board: usize, from: Place, letter: char) -> Vec<Place> {
    let (steps, far): (Vec<Place>, bool) = match letter.to_ascii_uppercase() {
        'N' => (LEAPS.to_vec(), false),
        'B' => (OBLIQUE.to_vec(), true),
        'R' => (STRAIGHT.to_vec(), true),
        'Q' => ([STRAIGHT, OBLIQUE].concat(), true),
        'K' => ([STRAIGHT, OBLIQUE].concat(), false),
        _ => (Vec::new(), false),
    };
    let mut places = Vec::new();
    for (up, right) in steps {
        let mut to = (from.0 + up, from.1 + right);
        while let Some(there) = p.at(board, to) {
            places.push(to);
            if there != '.' || !far {
                break;
            }
            to = (to.0 + up, to.1 + right);
        }
    }
    places
}

/// Which way a pawn goes.
fn ahead(letter: char) -> i32 {
    if letter.is_ascii_uppercase() { 1 } else { -1 }
}

/// Does a man of that army attack a place?
pub fn attacked(p: &Position, board: usize, at: Place, by_white: bool) -> bool {
    p.places(board).into_iter().any(|(from, letter)| {
        if letter == '.' || letter.is_ascii_uppercase() != by_white {
            return false;
        }
        if letter.eq_ignore_ascii_case(&'P') {
            return at.0 == from.0 + ahead(letter) && (at.1 - from.1).abs() == 1;
        }
        seen(p, board, from, letter).contains(&at)
    })
}

/// Is the king of that army attacked?
pub fn in_check(p: &Position, white: bool) -> bool {
    let king = if white { 'K' } else { 'k' };
    let found = p.places(0).into_iter().find(|place| place.1 == king);
    found.is_some_and(|(at, _)| attacked(p, 0, at, !white))
}

/// The moves of orthodox chess, the king's safety aside; `may_double` says of a file whether its
/// pawn on the second rank may make a double step.
pub fn orthodox(p: &Position, may_double: impl Fn(usize) -> bool) -> Vec<Candidate> {
    let mut found = Vec::new();
    for (from, letter) in p.places(0) {
        if !p.is_own(letter) {
            continue;
        }
        if letter.eq_ignore_ascii_case(&'P') {
            pawn(p, from, letter, &may_double, &mut found);
            continue;
        }
        for to in seen(p, 0, from, letter) {
            if !p.at(0, to).is_some_and(|there| p.is_own(there)) {
                let next = walked(p, from, to, letter);
                found.push((name(from) + &name(to), next));
            }
        }
    }
    castling(p, &mut found);
    found
}

fn pawn(
    p: &Position,
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
            let mut next = walked(p, from, two, letter);
            next.passed = Some(one);
            found.push((name(from) + &name(two), next));
        }
    }
    for side in [-1, 1] {
        let to = (from.0 + up, from.1 + side);
        match p.at(0, to) {
            Some(there) if p.is_foe(there) => arrive(p, from, to, letter, found),
            Some('.') if p.passed == Some(to) => {
                let mut next = walked(p, from, to, letter);
                next.set(0, (from.0, to.1), '.');
                found.push((name(from) + &name(to), next));
            }
            _ => {}
        }
    }
}

/// A pawn arrives; on the last rank it becomes another man.
fn arrive(p: &Position, from: Place, to: Place, letter: char, found: &mut Vec<Candidate>) {
    let text = name(from) + &name(to);
    if to.0 != 0 && to.0 != 7 {
        found.push((text, walked(p, from, to, letter)));
        return;
    }
    for new in "qrbn".chars() {
        let mut next = walked(p, from, to, letter);
        next.set(0, to, p.own(new));
        found.push((format!("{text}{new}"), next));
    }
}

/// Who castles where: the letter of the right, the king's way, the rook's corner, and what must
/// be empty.
const CASTLES: [(char, [Place; 3], Place, &[Place]); 4] = [
    ('K', [(0, 4), (0, 5), (0, 6)], (0, 7), &[(0, 5), (0, 6)]),
    ('Q', [(0, 4), (0, 3), (0, 2)], (0, 0), &[(0, 1), (0, 2), (0, 3)]),
    ('k', [(7, 4), (7, 5), (7, 6)], (7, 7), &[(7, 5), (7, 6)]),
    ('q', [(7, 4), (7, 3), (7, 2)], (7, 0), &[(7, 1), (7, 2), (7, 3)]),
];

fn castling(p: &Position, found: &mut Vec<Candidate>) {
    for (right, way, corner, between) in CASTLES {
        let open = between.iter().all(|&at| p.at(0, at) == Some('.'));
        let safe = || way.iter().all(|&at| !attacked(p, 0, at, !p.white_to_move));
        if p.is_own(right) && p.castling.contains(right) && open && safe() {
            let [from, over, to] = way;
            let mut next = walked(p, from, to, p.own('k'));
            touch(&mut next, corner);
            next.set(0, corner, '.');
            next.set(0, over, p.own('r'));
            found.push((name(from) + &name(to), next));
        }
    }
}

/// A man goes from place to place, taking what stands there, and the turn passes.
fn walked(p: &Position, from: Place, to: Place, letter: char) -> Position {
    let mut next = p.clone();
    let takes = p.at(0, to) != Some('.');
    next.set(0, from, '.');
    next.set(0, to, letter);
    touch(&mut next, from);
    touch(&mut next, to);
    pass(&mut next, takes || letter.eq_ignore_ascii_case(&'P'));
    next
}

/// Whatever depended on the man there never having moved is over.
pub fn touch(p: &mut Position, at: Place) {
    let lost = match at {
        (0, 0) => "Q",
        (0, 4) => "KQ",
        (0, 7) => "K",
        (7, 0) => "q",
        (7, 4) => "kq",
        (7, 7) => "k",
        _ => "",
    };
    p.castling = p.castling.chars().filter(|&c| !lost.contains(c)).collect();
    match at {
        (1, file) => p.unmoved[0][file as usize] = false,
        (6, file) => p.unmoved[1][file as usize] = false,
        _ => {}
    }
}

/// The other side is to move; `progress` sets the clock of the fifty moves back.
pub fn pass(p: &mut Position, progress: bool) {
    p.half = if progress { 0 } else { p.half + 1 };
    p.full += !p.white_to_move as u32;
    p.white_to_move = !p.white_to_move;
    p.passed = None;
}
