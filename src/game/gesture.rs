//! A move is the spots one presses. Promotion, castling, warp and drop need no code of their own:
//! pressing filters the legal moves, and where several are left a chooser asks.

use crate::board::{BoardSquare, Color, Role};
use crate::rules::attempt::Source;
use crate::rules::{Attempt, Move};

/// Anything that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A square of a board.
    Square(BoardSquare),
    /// The pieces of one role in a side's pocket.
    Pocket(Color, Role),
    /// A side's zone as a whole.
    Zone(Color),
}

impl Spot {
    /// The spot where the piece is that is to move.
    pub const fn of(source: Source, us: Color) -> Spot {
        match source {
            Source::Square(at) => Spot::Square(at),
            Source::Pocket(role) => Spot::Pocket(us, role),
        }
    }

    /// What could be moved from here by a side.
    pub fn source(self, us: Color) -> Option<Source> {
        match self {
            Spot::Square(at) => Some(Source::Square(at)),
            Spot::Pocket(color, role) if color == us => Some(Source::Pocket(role)),
            Spot::Pocket(..) | Spot::Zone(_) => None,
        }
    }
}

/// The pairs of spots by which a move can be made; the first is the usual one.
pub fn gestures(m: Move, us: Color) -> impl Iterator<Item = [Spot; 2]> {
    Attempt::at(m).map(move |attempt| spots(attempt, us))
}

/// The two spots one presses to attempt something.
pub const fn spots(attempt: Attempt, us: Color) -> [Spot; 2] {
    let second = match attempt {
        Attempt::Go { to, .. } | Attempt::Enter { to, .. } => Spot::Square(to),
        Attempt::Leave { .. } => Spot::Zone(us),
    };
    [Spot::of(attempt.source(), us), second]
}

/// What a side attempts by pressing two spots, if it makes any sense.
pub fn attempt(us: Color, first: Spot, second: Spot) -> Option<Attempt> {
    match (first.source(us)?, second) {
        (Source::Square(from), Spot::Square(to)) => Some(Attempt::Go { from, to }),
        (Source::Square(from), Spot::Zone(color)) if color == us => Some(Attempt::Leave { from }),
        (Source::Pocket(role), Spot::Square(to)) => Some(Attempt::Enter { role, to }),
        _ => None,
    }
}

/// What pressing a spot does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// Nothing is picked any more.
    Nothing,
    /// The spot is picked, and waits for a second one.
    Pick(Spot),
    Play(Move),
    /// Several moves are made alike; one of them must be chosen.
    Choose(Vec<Move>),
}

/// What pressing a spot does when `picked` was pressed before.
pub fn press(legal: &[Move], us: Color, picked: Option<Spot>, spot: Spot) -> Press {
    let made: Vec<Move> = picked.map_or(Vec::new(), |first| between(legal, us, first, spot));
    match made[..] {
        [] if picked != Some(spot) && can_pick(legal, us, spot) => Press::Pick(spot),
        [] => Press::Nothing,
        [m] => Press::Play(m),
        _ => Press::Choose(made),
    }
}

/// Does some legal move begin at that spot?
pub fn can_pick(legal: &[Move], us: Color, spot: Spot) -> bool {
    legal.iter().any(|&m| gestures(m, us).any(|[first, _]| first == spot))
}

/// The legal moves made by pressing one spot and then another.
pub fn between(legal: &[Move], us: Color, first: Spot, second: Spot) -> Vec<Move> {
    let made = |m: &Move| gestures(*m, us).any(|pair| pair == [first, second]);
    legal.iter().copied().filter(made).collect()
}

/// The spots that complete a move begun at `first`, each once.
pub fn targets(legal: &[Move], us: Color, first: Spot) -> Vec<Spot> {
    let mut spots = Vec::new();
    for [begin, end] in legal.iter().flat_map(|&m| gestures(m, us)) {
        if begin == first && !spots.contains(&end) {
            spots.push(end);
        }
    }
    spots
}
