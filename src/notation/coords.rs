//! Moves as coordinates: exact, for links, UCI and storage.

use super::{Fault, fault, letter, square};
use crate::board::{Boards, Role, Site, State};
use crate::rules::{Move, Rules, StateOf, Variant};

/// A site's name: the square, after its board's letter where there are several boards.
pub fn site<B: Boards>(at: Site) -> String {
    match B::COUNT {
        1 => square(at.square()),
        _ => format!("{}{}", at.board().letter(), square(at.square())),
    }
}

/// A move in coordinates: `e2e4`, `e7e8q`, castling by the king's move `e1g1`, warp `e2@Q`, drop
/// `N@e4`; `Ae2Be4` and the like on several boards.
pub fn write<B: Boards>(state: &State<B>, m: Move) -> String {
    let site = site::<B>;
    let role_at = |at: Site| state.plane(at).role_at(at.square()).unwrap_or(Role::Pawn);
    let path = |from: Site, to: Option<Site>| site(from) + &to.map(site).unwrap_or_default();
    match m {
        Move::Walk { from, to, becomes } if becomes != role_at(from) => {
            format!("{}{}", path(from, Some(to)), letter(becomes).to_ascii_lowercase())
        }
        Move::Walk { from, .. } | Move::EnPassant { from, .. } | Move::Flit { from, .. } => {
            path(from, m.landing())
        }
        Move::Castle { king, .. } => path(king, m.landing()),
        Move::Warp { from } => format!("{}@{}", site(from), letter(role_at(from))),
        Move::Drop { to, role, .. } if B::COUNT == 1 => format!("{}@{}", letter(role), site(to)),
        Move::Drop { on, to, role } => {
            format!("{}@{}{}", letter(role), site(to.on(on)), site(to))
        }
    }
}

/// The legal move of that text. On several boards the short form `e2e4` is read too, where only one
/// move can be meant.
pub fn read<V: Variant>(rules: &V, state: &StateOf<V>, text: &str) -> Result<Move, Fault> {
    let legal = rules.legal(state);
    let mut exact = legal.iter().filter(|&&m| write(state, m) == text);
    let mut short = legal.iter().filter(|&&m| V::Boards::COUNT > 1 && brief(state, m) == text);
    match (exact.next(), short.next(), short.next()) {
        (Some(&m), _, _) | (None, Some(&m), None) => Ok(m),
        _ => Err(Fault::new("", format!("{} is not a legal move here", fault::excerpt(text)))),
    }
}

/// A move in coordinates without its boards.
fn brief<B: Boards>(state: &State<B>, m: Move) -> String {
    write(state, m).chars().filter(|c| !matches!(c, 'A' | 'B' | 'C')).collect()
}
