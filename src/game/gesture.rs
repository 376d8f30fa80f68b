//! A move is the spots one presses. Promotion, castling, warp and drop need no code of their own:
//! pressing filters the legal moves, and where several are left a chooser asks.

use crate::board::{Color, Role, Site};
use crate::rules::Move;

/// Anything that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A square of a board.
    Site(Site),
    /// The men of one role in an army's reserve.
    Reserve(Color, Role),
    /// An army's zone as a whole.
    Zone(Color),
}

/// The pairs of spots by which a move can be made; the first is the usual one.
pub fn gestures(m: Move, us: Color) -> impl Iterator<Item = [Spot; 2]> {
    let site = |at: Site| Spot::Site(at.on(m.board()));
    let (usual, other) = match m {
        Move::Walk { from, to, .. } | Move::EnPassant { from, to, .. } => {
            ([site(from), site(to)], None)
        }
        // The king goes two squares, or onto its rook.
        Move::Castle { king, rook, .. } => {
            let target = m.landing().unwrap_or(rook);
            ([site(king), site(target)], Some([site(king), site(rook)]))
        }
        Move::Warp { from } => ([site(from), Spot::Zone(us)], None),
        Move::Flit { from, to } => ([Spot::Site(from), Spot::Site(to)], None),
        Move::Drop { to, role, .. } => ([Spot::Reserve(us, role), site(to)], None),
    };
    std::iter::once(usual).chain(other)
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
