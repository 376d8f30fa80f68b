//! Moves that are made alike, as one is asked about them: how the mover goes, where it comes down,
//! whether armies are changed, and what it becomes.

use crate::board::{BoardId, Role};
use crate::game::Spot;
use crate::game::scene::Scene;
use crate::notation::square;
use crate::rules::Move;

/// A way to make a move, and the moves that are made so, each with the man that stands on its
/// landing afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// What it is called, shortly.
    pub text: String,
    /// The same for those who do not see the pictures.
    pub spoken: String,
    pub moves: Vec<(Move, Role)>,
}

/// The ways among moves of a position, in the order of the moves. They are called by what tells
/// them from one another; one way alone, by where it leads.
pub fn ways(scene: &Scene, moves: &[Move]) -> Vec<Way> {
    let told = telling(moves);
    let mut ways: Vec<Way> = Vec::new();
    for &m in moves {
        let words: Vec<(String, String)> = told.iter().map(|aspect| aspect(m)).collect();
        let text = words.iter().map(|word| word.0.as_str()).collect::<Vec<_>>().join(", ");
        let choice = (m, becomes(scene, m));
        match ways.iter_mut().find(|way| way.text == text) {
            Some(way) => way.moves.push(choice),
            None => {
                let spoken = words.iter().map(|word| word.1.as_str()).collect::<Vec<_>>();
                ways.push(Way { text, spoken: spoken.join(", "), moves: vec![choice] });
            }
        }
    }
    ways
}

/// Do these moves differ in whether a yoked pair goes as one, parts, or shoots ahead?
pub fn part_ways(moves: &[Move]) -> bool {
    differ(moves, manner)
}

/// What is said of a move in one respect, shown and spoken.
type Aspect = fn(Move) -> (String, String);

/// The respects in which moves differ.
fn telling(moves: &[Move]) -> Vec<Aspect> {
    let all: [Aspect; 3] = [manner, place, change];
    let told: Vec<Aspect> = all.into_iter().filter(|&aspect| differ(moves, aspect)).collect();
    if told.is_empty() { vec![place] } else { told }
}

fn differ(moves: &[Move], aspect: Aspect) -> bool {
    moves.windows(2).any(|pair| aspect(pair[0]).0 != aspect(pair[1]).0)
}

/// How a yoked pair goes.
fn manner(m: Move) -> (String, String) {
    let at =
        |site: Option<crate::board::Site>| site.map(|at| square(at.square())).unwrap_or_default();
    let (from, to, back) = (at(m.origin()), at(m.landing()), at(m.companion()));
    let (text, more) = match m.plain() {
        Move::Part { .. } | Move::PartEnPassant { .. } => {
            ("One", format!("the other stays on {from}"))
        }
        Move::Rocket { .. } => ("Rocket", format!("one ahead to {to}, one back to {back}")),
        _ => ("Both", format!("together to {to}")),
    };
    (text.to_owned(), format!("{text}: {more}"))
}

/// Where the mover of a move comes down: `Stay on A`, `Through to B`.
fn place(m: Move) -> (String, String) {
    let onto = m.landing().map_or(BoardId::A, |at| at.board());
    let way = match m {
        Move::Flit { .. } => "Straight through to",
        _ if onto == m.board() => "Stay on",
        _ => "Through to",
    };
    let text = format!("{way} {}", onto.letter());
    (text.clone(), text)
}

/// Whether the persons change armies.
fn change(m: Move) -> (String, String) {
    let text = match m {
        Move::Switch(_) => "Move and switch sides",
        _ => "Move",
    };
    (text.to_owned(), text.to_owned())
}

/// The man that stands there after a move of a position.
pub fn becomes(scene: &Scene, m: Move) -> Role {
    let mover = m.origin().and_then(|at| scene.man_at(Spot::Site(at)));
    match m.plain() {
        Move::Walk { becomes, .. } | Move::Part { becomes, .. } | Move::Rocket { becomes, .. } => {
            becomes
        }
        Move::PartEnPassant { .. } => Role::Pawn,
        Move::Drop { role, .. } => role,
        _ => mover.map_or(Role::Pawn, |man| man.role),
    }
}
