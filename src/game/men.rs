//! Which man is which: every man keeps its key through the game, so that a page can move it.

use crate::board::{BoardId, Color, Role, Site, Square, State};
use crate::rules::Move;

/// A man on a board, known by a key that stays the same as it moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ManScene {
    pub key: u16,
    pub site: Site,
    pub color: Color,
    pub role: Role,
}

/// All men of a position, numbered from 0 in the order of the squares.
pub fn number(state: &State) -> Vec<ManScene> {
    let sites = (0..state.boards().len() as u8)
        .flat_map(|board| Square::all().map(move |square| Site::new(BoardId::new(board), square)));
    let standing = sites.filter_map(|site| Some((site, state.man_at(site)?)));
    (0..)
        .zip(standing)
        .map(|(key, (site, man))| ManScene { key, site, color: man.color, role: man.role })
        .collect()
}

/// The men after a move, each with the key it had before.
///
/// A man that stayed keeps its key; the mover takes its own along; whoever else has come to a
/// square (a castling rook) is the nearest man of its kind that has left one; all others are new.
pub fn follow(before: &[ManScene], m: Move, after: &State) -> Vec<ManScene> {
    let mut now = number(after);
    let stays = |man: &ManScene| after.man_at(man.site).is_some_and(|m| is(man, m.color, m.role));
    let mut left: Vec<&ManScene> = before.iter().filter(|man| !stays(man)).collect();
    let mut fresh = before.iter().map(|man| man.key).max().unwrap_or(0);
    let mut take = |now: &ManScene| {
        let mover = |man: &ManScene| m.landing() == Some(now.site) && Some(man.site) == m.origin();
        let alike = |man: &ManScene| is(man, now.color, now.role) && m.origin().is_some();
        let found = left.iter().position(|man| mover(man)).or_else(|| {
            let near = |i: &usize| left[*i].site.square().distance(now.site.square());
            (0..left.len()).filter(|&i| alike(left[i])).min_by_key(near)
        });
        found.map(|i| left.swap_remove(i).key).unwrap_or_else(|| {
            fresh += 1;
            fresh
        })
    };
    // The mover first, lest a man of its kind take its key.
    if let Some(mover) = now.iter().position(|man| m.landing() == Some(man.site)) {
        now.swap(0, mover);
    }
    for man in &mut now {
        let stayed = before.iter().find(|b| b.site == man.site && is(b, man.color, man.role));
        man.key = match stayed {
            Some(stayed) => stayed.key,
            None => take(man),
        };
    }
    // A page keeps a man's element only if the order of the men stays the same. (The library's sort
    // would be a large piece of code for few men.)
    let mut sorted: Vec<ManScene> = Vec::with_capacity(now.len());
    for man in now {
        sorted.insert(sorted.partition_point(|other| other.key < man.key), man);
    }
    sorted
}

fn is(man: &ManScene, color: Color, role: Role) -> bool {
    man.color == color && man.role == role
}
