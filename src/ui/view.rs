//! How the boards of a game with several are looked at, and what pressing a square means where
//! all of them lie over one another.

use serde::{Deserialize, Serialize};

use super::table::Table;
use crate::board::{BoardId, Site};
use crate::game::gesture::{between, can_pick};
use crate::game::{Press, Spot, press};
use crate::rules::Refusal;

/// Where the boards lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Layout {
    /// Each for itself.
    #[default]
    Apart,
    /// All over one another: one board that shows every world.
    Merged,
}

impl Layout {
    /// The other layout.
    pub fn other(self) -> Layout {
        match self {
            Layout::Apart => Layout::Merged,
            Layout::Merged => Layout::Apart,
        }
    }
}

/// How the boards are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub layout: Layout,
    /// The board that lies in front of the others, or is the large one among them.
    pub front: BoardId,
}

impl Default for View {
    fn default() -> View {
        View { layout: Layout::Apart, front: BoardId::A }
    }
}

/// The boards of the table's game, the one in front first, the others in their order from there.
pub fn worlds(table: &Table) -> impl Iterator<Item = BoardId> + Clone {
    let (count, front) = (table.game.board_count(), table.view.front.index() as u8);
    (0..count).map(move |i| BoardId::new((front + i) % count))
}

/// Do the boards lie over one another?
pub fn is_merged(table: &Table) -> bool {
    table.view.layout == Layout::Merged && table.game.board_count() > 1
}

/// What pressing a spot would do. On a merged board a square means the one on the board of the
/// man that is picked, else that of the foremost man that can move.
///
/// A man without a legal move can be picked like others, to be told why this or that is none,
/// unless one reason says it all.
pub fn pressing(table: &Table, spot: Spot) -> Press {
    let press = match spot {
        Spot::Site(at) if is_merged(table) => on_merged(table, at),
        _ => press(table.game.legal(), table.game.turn(), table.picked, spot),
    };
    match press {
        // A square that is marked as taken says so, whoever stands there.
        Press::Pick(_) | Press::Nothing if is_taken(table, spot) => Press::Nothing,
        Press::Nothing if !holds(table, spot) => {
            let man = under(table, spot).find(|&spot| table.game.can_try(spot));
            man.map_or(Press::Nothing, Press::Pick)
        }
        press => press,
    }
}

/// Would what is picked go there, but for a man on another board?
fn is_taken(table: &Table, spot: Spot) -> bool {
    let end = meant(table, spot);
    let taken = |(at, why): (Spot, Refusal)| at == end && matches!(why, Refusal::Taken(_));
    table.picked.is_some_and(|picked| table.game.refused(picked).into_iter().any(taken))
}

/// The spots that lie where one is drawn, the foremost first.
pub fn under(table: &Table, spot: Spot) -> impl Iterator<Item = Spot> + Clone {
    let at = match spot {
        Spot::Site(at) if is_merged(table) => Some(at),
        _ => None,
    };
    let alone = at.is_none().then_some(spot).into_iter();
    let sites = worlds(table).filter_map(move |board| Some(Spot::Site(at?.on(board))));
    alone.chain(sites)
}

fn on_merged(table: &Table, at: Site) -> Press {
    let (legal, us) = (table.game.legal(), table.game.turn());
    let sites = under(table, Spot::Site(at));
    let Some(picked) = table.picked else {
        return pick(table, sites);
    };
    if holds(table, Spot::Site(at)) {
        return again(table, picked, sites);
    }
    let made = sites.clone().map(|site| between(legal, us, picked, site)).find(|m| !m.is_empty());
    match made.as_deref() {
        Some(&[m]) => Press::Play(m),
        Some(several) => Press::Choose(several.to_vec()),
        None => pick(table, sites),
    }
}

/// Picks the first man that can move.
fn pick(table: &Table, mut spots: impl Iterator<Item = Spot>) -> Press {
    let (legal, us) = (table.game.legal(), table.game.turn());
    spots.find(|&spot| can_pick(legal, us, spot)).map_or(Press::Nothing, Press::Pick)
}

/// What pressing the square of the picked man does once more: its moves straight through are asked
/// for, never made unasked; else the man behind it is picked, if there is one that can move.
fn again(table: &Table, picked: Spot, sites: impl Iterator<Item = Spot> + Clone) -> Press {
    let (legal, us) = (table.game.legal(), table.game.turn());
    let through: Vec<_> = sites.clone().flat_map(|site| between(legal, us, picked, site)).collect();
    match through.is_empty() {
        true => pick(table, sites.skip_while(|&site| site != picked).skip(1)),
        false => Press::Choose(through),
    }
}

/// Is the picked man drawn on the square of a spot?
pub fn holds(table: &Table, spot: Spot) -> bool {
    match (table.picked, spot) {
        (Some(Spot::Site(picked)), Spot::Site(at)) if is_merged(table) => {
            picked.square() == at.square()
        }
        (picked, spot) => picked == Some(spot),
    }
}

/// The spot that is meant by pressing a spot while something is picked: on a merged board, the
/// square on the board of the man that is picked.
pub fn meant(table: &Table, spot: Spot) -> Spot {
    match (table.picked, spot) {
        (Some(Spot::Site(picked)), Spot::Site(at)) if is_merged(table) => {
            Spot::Site(at.on(picked.board()))
        }
        _ => spot,
    }
}

/// The spot that a square of the drawn boards stands for: itself, or on a merged board the one of
/// the world in front.
pub fn drawn(table: &Table, at: Site) -> Spot {
    Spot::Site(if is_merged(table) { at.on(table.view.front) } else { at })
}
