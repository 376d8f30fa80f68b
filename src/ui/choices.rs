//! Moves that are made alike, as one is asked about them: by where the mover comes down, and as
//! what.

use crate::board::{BoardId, Role};
use crate::game::Spot;
use crate::game::scene::Scene;
use crate::rules::Move;

/// A way to come down, and the moves that do so, each with the man that stands there afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    pub text: String,
    pub moves: Vec<(Move, Role)>,
}

/// The ways among moves of a position, in the order of the moves.
pub fn ways(scene: &Scene, moves: &[Move]) -> Vec<Way> {
    let mut ways: Vec<Way> = Vec::new();
    for &m in moves {
        let (text, choice) = (way(m), (m, becomes(scene, m)));
        match ways.iter_mut().find(|way| way.text == text) {
            Some(way) => way.moves.push(choice),
            None => ways.push(Way { text, moves: vec![choice] }),
        }
    }
    ways
}

/// Where the mover of a move comes down: `Stay on A`, `Through to B`.
fn way(m: Move) -> String {
    let onto = m.landing().map_or(BoardId::A, |at| at.board());
    let way = match m {
        Move::Flit { .. } => "Straight through to",
        _ if onto == m.board() => "Stay on",
        _ => "Through to",
    };
    format!("{way} {}", onto.letter())
}

/// The man that stands there after a move of a position.
pub fn becomes(scene: &Scene, m: Move) -> Role {
    let mover = m.origin().and_then(|at| scene.man_at(Spot::Site(at)));
    match m {
        Move::Walk { becomes, .. } => becomes,
        Move::Drop { role, .. } => role,
        _ => mover.map_or(Role::Pawn, |man| man.role),
    }
}
