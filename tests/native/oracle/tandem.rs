//! Tandem Pawn Chess by its rule sheet: pieces as in chess, pawns alone (`P`) and in pairs (`T`).

use super::attack::ahead;
use super::chess::{Chess, non_pawns, pass, touch};
use super::position::{Place, Plain, name};
use super::scatter::{Double, Kit};
use super::{Candidate, Sheet};

/// Tandem Pawn Chess on one board.
pub struct Tandem;

const KIT: Kit = Kit {
    pieces: "PPTTNBRQ",
    lowest: 0,
    doubles: &[
        Double { comes: 'P', rank: 0, stays: '.' },
        Double { comes: 'P', rank: 1, stays: '.' },
        Double { comes: 'T', rank: 1, stays: '.' },
        Double { comes: 'P', rank: 1, stays: 'P' },
    ],
};

impl Sheet for Tandem {
    fn slug(&self) -> &'static str {
        "tandem"
    }

    fn start(&self) -> Plain {
        let mut start = Plain::array(&["RNBQKBNR", "TTTTTTTT"]);
        start.castling = "KQkq".to_owned();
        start
    }

    fn candidates(&self, p: &Plain) -> Vec<Candidate> {
        let mut found = non_pawns(p);
        for (from, letter) in p.places(0).into_iter().filter(|place| p.is_own(place.1)) {
            let aims = aims(p, from, letter);
            match letter {
                'P' | 'p' => aims.iter().for_each(|aim| single(p, from, aim, &mut found)),
                'T' | 't' => {
                    aims.iter().for_each(|aim| together(p, from, aim, &mut found));
                    // "A tandem may capture a tandem, however, only by moving both pawns."
                    let takes_pair = |aim: &&Aim| aim.taken.eq_ignore_ascii_case(&'T');
                    let alone = aims.iter().filter(|aim| !takes_pair(aim));
                    alone.for_each(|aim| member(p, from, aim, &mut found));
                    rocket(p, from, &mut found);
                }
                _ => {}
            }
        }
        found
    }

    fn fen(&self, p: &Plain) -> String {
        Chess.fen(p)
    }

    fn is_dead(&self, p: &Plain) -> bool {
        Chess.is_dead(p)
    }

    fn kit(&self) -> &'static Kit {
        &KIT
    }
}

/// Where a pawn or a pair may go.
struct Aim {
    to: Place,
    /// The piece taken, or a dot.
    taken: char,
    /// Where that piece stands if it is taken in passing.
    in_passing: Option<Place>,
    /// The place passed over by a double step.
    over: Option<Place>,
}

fn aims(p: &Plain, from: Place, letter: char) -> Vec<Aim> {
    let up = ahead(letter);
    let plain = |to, taken| Aim { to, taken, in_passing: None, over: None };
    let [one, two] = [1, 2].map(|steps| (from.0 + steps * up, from.1));
    let is_free = |at| p.at(0, at) == Some('.');
    let mut found = Vec::new();
    if is_free(one) {
        found.push(plain(one, '.'));
        // Single pawns may from their first rank, too.
        let own_rank = if up == 1 { from.0 } else { 7 - from.0 };
        let may = own_rank == 1 || own_rank == 0 && letter.eq_ignore_ascii_case(&'P');
        if may && is_free(two) {
            found.push(Aim { over: Some(one), ..plain(two, '.') });
        }
    }
    for to in [-1, 1].map(|side| (from.0 + up, from.1 + side)) {
        match p.at(0, to) {
            Some(there) if p.is_foe(there) => found.push(plain(to, there)),
            Some('.') if p.passed == Some((0, to)) => {
                let stood = Some((from.0, to.1));
                found.push(Aim { in_passing: stood, ..plain(to, p.passer) });
            }
            _ => {}
        }
    }
    found
}

fn single(p: &Plain, from: Place, aim: &Aim, found: &mut Vec<Candidate>) {
    go(p, from, aim, ['.', p.own('p')], "", found);
}

/// Both go; on the last rank they become one piece.
fn together(p: &Plain, from: Place, aim: &Aim, found: &mut Vec<Candidate>) {
    go(p, from, aim, ['.', p.own('t')], "T", found);
}

/// One goes, the other stays.
fn member(p: &Plain, from: Place, aim: &Aim, found: &mut Vec<Candidate>) {
    go(p, from, aim, [p.own('p'), p.own('p')], "", found);
}

/// A pawn or pair goes; what stays on its place, and who comes down.
fn go(
    p: &Plain,
    from: Place,
    aim: &Aim,
    [stays, comes]: [char; 2],
    sign: &str,
    found: &mut Vec<Candidate>,
) {
    let mut next = p.clone();
    if let Some(stood) = aim.in_passing {
        next.set(0, stood, '.');
    }
    next.set(0, from, stays);
    next.set(0, aim.to, comes);
    touch(&mut next, aim.to);
    pass(&mut next, true);
    next.passed = aim.over.map(|over| (0, over));
    next.passer = comes;
    let text = name(from) + &name(aim.to) + sign;
    let mut m = Candidate::new(text, next, vec![(0, aim.to)]);
    m.in_passing = aim.in_passing;
    arrive(p, m, found);
}

/// "If the square behind and two squares before a tandem are not occupied, the tandem may decouple
/// with one pawn moving one step backward and the other two steps forward."
fn rocket(p: &Plain, from: Place, found: &mut Vec<Candidate>) {
    let up = ahead(p.own('t'));
    let [back, one, two] = [-1, 1, 2].map(|steps| (from.0 + steps * up, from.1));
    if [back, one, two].iter().any(|&at| p.at(0, at) != Some('.')) {
        return;
    }
    let mut next = p.clone();
    next.set(0, from, '.');
    next.set(0, back, p.own('p'));
    next.set(0, two, p.own('p'));
    pass(&mut next, true);
    let text = name(from) + &name(two) + "^";
    arrive(p, Candidate::new(text, next, vec![(0, two), (0, back)]), found);
}

/// Whoever arrives on the last rank becomes another piece.
fn arrive(p: &Plain, m: Candidate, found: &mut Vec<Candidate>) {
    let (board, to) = m.lands[0];
    if to.0 != 0 && to.0 != 7 {
        return found.push(m);
    }
    for new in "qrbn".chars() {
        let mut promotion = m.clone();
        promotion.next.set(board, to, p.own(new));
        promotion.text.push(new);
        found.push(promotion);
    }
}
