//! Moves as coordinates: exact, for links, UCI and storage.

use super::fault::{Excerpt, MoveProblem};
use super::{Fault, letter, square};
use crate::board::{BoardSquare, Position, Role};
use crate::rules::{Move, Variant};

/// A move in coordinates: `e2e4`, `e7e8q`, castling by the king's move `e1g1`, warp `e2@Q`, drop
/// `N@e4`, a yoked pair together `e2e4T`, one of it `e2e4`, its rocket `e4e6^`, a move with a change of
/// sides `d2d3~`; `Ae2Be4` and the like on several boards.
pub fn write(position: &Position, m: Move) -> String {
    let several = position.boards().len() > 1;
    let site = |at: BoardSquare| match several {
        true => format!("{}{}", at.board().letter(), square(at.square())),
        false => square(at.square()),
    };
    let role_at = |at: BoardSquare| position.board(at).role_at(at.square()).unwrap_or(Role::Pawn);
    let path =
        |from: BoardSquare, to: Option<BoardSquare>| site(from) + &to.map(site).unwrap_or_default();
    let promotion = m.promotion(position).map(|role| letter(role).to_ascii_lowercase());
    let promotion = promotion.map(String::from).unwrap_or_default();
    let yoked = |from: BoardSquare| if role_at(from) == Role::Tandem { "T" } else { "" };
    match m {
        Move::Normal { from, to, .. } | Move::EnPassant { from, to, .. } => {
            path(from, Some(to)) + yoked(from) + &promotion
        }
        Move::Part { from, to, .. } => path(from, Some(to)) + &promotion,
        Move::Rocket { from, to, .. } => path(from, Some(to)) + "^" + &promotion,
        Move::PartEnPassant { from, to, .. } | Move::Flit { from, to } => path(from, Some(to)),
        Move::Switch(switched) => write(position, switched.plain()) + "~",
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
pub fn write_short(rules: &dyn Variant, position: &Position, m: Move) -> String {
    let short = brief(position, m);
    let legal = rules.legal(position);
    match legal.iter().filter(|&&other| brief(position, other) == short).count() {
        0 | 1 => short,
        _ => write(position, m),
    }
}

/// The legal move of that text. On several boards the short form `e2e4` is read too, where only one
/// move can be meant.
pub fn read(rules: &dyn Variant, position: &Position, text: &str) -> Result<Move, Fault> {
    let legal = rules.legal(position);
    let mut exact = legal.iter().filter(|&&m| write(position, m) == text);
    let mut short = legal.iter().filter(|&&m| rules.boards() > 1 && brief(position, m) == text);
    match (exact.next(), short.next(), short.next()) {
        (Some(&m), _, _) | (None, Some(&m), None) => Ok(m),
        _ => Err(MoveProblem::NotLegal(Excerpt::of(text)).into()),
    }
}

/// A move in coordinates without its boards: their letters stand before files.
fn brief(position: &Position, m: Move) -> String {
    let full = write(position, m);
    let before_file = |i: usize| full[i + 1..].starts_with(|c: char| c.is_ascii_lowercase());
    let kept = full.char_indices().filter(|&(i, c)| {
        position.boards().len() == 1 || !matches!(c, 'A' | 'B' | 'C') || !before_file(i)
    });
    kept.map(|(_, c)| c).collect()
}
