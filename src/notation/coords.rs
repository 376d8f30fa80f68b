//! Moves as coordinates: exact, for links, UCI and storage.

use super::{Fault, fault, letter, square};
use crate::board::{Role, Site, State};
use crate::rules::{Move, Variant};

/// A move in coordinates: `e2e4`, `e7e8q`, castling by the king's move `e1g1`, warp `e2@Q`, drop
/// `N@e4`, a yoked pair together `e2e4T`, one of it `e2e4`, its rocket `e4e6^`, a move with a change of
/// armies `d2d3~`; `Ae2Be4` and the like on several boards.
pub fn write(state: &State, m: Move) -> String {
    let several = state.boards().len() > 1;
    let site = |at: Site| match several {
        true => format!("{}{}", at.board().letter(), square(at.square())),
        false => square(at.square()),
    };
    let role_at = |at: Site| state.plane(at).role_at(at.square()).unwrap_or(Role::Pawn);
    let path = |from: Site, to: Option<Site>| site(from) + &to.map(site).unwrap_or_default();
    let promotion = m.promotion(state).map(|role| letter(role).to_ascii_lowercase());
    let promotion = promotion.map(String::from).unwrap_or_default();
    let yoked = |from: Site| if role_at(from) == Role::Tandem { "T" } else { "" };
    match m {
        Move::Walk { from, to, .. } | Move::EnPassant { from, to, .. } => {
            path(from, Some(to)) + yoked(from) + &promotion
        }
        Move::Part { from, to, .. } => path(from, Some(to)) + &promotion,
        Move::Rocket { from, to, .. } => path(from, Some(to)) + "^" + &promotion,
        Move::PartEnPassant { from, to, .. } | Move::Flit { from, to } => path(from, Some(to)),
        Move::Switch(switched) => write(state, switched.plain()) + "~",
        Move::Castle { king, .. } => path(king, m.landing()),
        Move::Warp { from } => format!("{}@{}", site(from), letter(role_at(from))),
        Move::Drop { to, role, .. } if !several => format!("{}@{}", letter(role), site(to)),
        Move::Drop { on, to, role } => {
            format!("{}@{}{}", letter(role), site(to.on(on)), site(to))
        }
    }
}

/// A legal move in the short form, without its boards, where that tells it from all others; in full
/// elsewhere. The same as [`write()`] on one board.
pub fn write_short(rules: &dyn Variant, state: &State, m: Move) -> String {
    let short = brief(state, m);
    let legal = rules.legal(state);
    match legal.iter().filter(|&&other| brief(state, other) == short).count() {
        0 | 1 => short,
        _ => write(state, m),
    }
}

/// The legal move of that text. On several boards the short form `e2e4` is read too, where only one
/// move can be meant.
pub fn read(rules: &dyn Variant, state: &State, text: &str) -> Result<Move, Fault> {
    let legal = rules.legal(state);
    let mut exact = legal.iter().filter(|&&m| write(state, m) == text);
    let mut short = legal.iter().filter(|&&m| rules.boards() > 1 && brief(state, m) == text);
    match (exact.next(), short.next(), short.next()) {
        (Some(&m), _, _) | (None, Some(&m), None) => Ok(m),
        _ => Err(Fault::new("", format!("{} is not a legal move here", fault::excerpt(text)))),
    }
}

/// A move in coordinates without its boards: their letters stand before files.
fn brief(state: &State, m: Move) -> String {
    let full = write(state, m);
    let before_file = |i: usize| full[i + 1..].starts_with(|c: char| c.is_ascii_lowercase());
    let kept = full.char_indices().filter(|&(i, c)| {
        state.boards().len() == 1 || !matches!(c, 'A' | 'B' | 'C') || !before_file(i)
    });
    kept.map(|(_, c)| c).collect()
}
