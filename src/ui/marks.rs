//! What is marked on the boards because of what can be picked, and what is.

use super::choices::becomes;
use super::table::Table;
use crate::board::{Color, Role, Site};
use crate::game::Spot;
use crate::game::gesture::{can_pick, gestures};
use crate::game::scene::Scene;
use crate::rules::Refusal;

/// The marks on all boards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// What can be picked.
    pub movable: Vec<Spot>,
    /// What completes a move of what is picked.
    pub targets: Vec<Spot>,
    /// Where such moves come down on another board.
    pub landings: Vec<Landing>,
    /// What would complete a move, but for a man in the way on another board.
    pub blocked: Vec<Blocked>,
}

/// A man coming down on another board than the one it is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// What is pressed to play the move.
    pub target: Spot,
    pub at: Site,
    pub color: Color,
    pub role: Role,
}

/// A square one cannot go to, and where the man stands that keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blocked {
    pub target: Spot,
    pub by: Site,
}

/// Whoever stands in the way of a refused move on another board.
fn taken((target, why): (Spot, Refusal)) -> impl Iterator<Item = Blocked> {
    let sites = match why {
        Refusal::Taken(sites) => sites,
        _ => Vec::new(),
    };
    sites.into_iter().map(move |by| Blocked { target, by })
}

impl Marks {
    /// The marks of a table whose scene this is; none while nobody here may move.
    pub fn of(table: &Table, scene: &Scene) -> Marks {
        if !table.is_live() {
            return Marks::default();
        }
        let (legal, us) = (table.game.legal(), table.game.turn());
        let men = scene.men.iter().map(|man| Spot::Site(man.site));
        let mut marks = Marks {
            movable: men.filter(|&spot| can_pick(legal, us, spot)).collect(),
            ..Marks::default()
        };
        if let Some(picked) = table.picked {
            marks.blocked = table.game.refused(picked).into_iter().flat_map(taken).collect();
        }
        for &m in legal {
            for [_, target] in gestures(m, us).filter(|[first, _]| table.picked == Some(*first)) {
                if !marks.targets.contains(&target) {
                    marks.targets.push(target);
                }
                let beyond = m.landing().filter(|at| at.board() != m.board());
                let beyond = beyond.filter(|&at| target != Spot::Site(at));
                marks.land(beyond.map(|at| (target, at)), us, becomes(scene, m));
            }
        }
        marks
    }

    /// Of several men that may come down on one square the first is enough.
    fn land(&mut self, landing: Option<(Spot, Site)>, color: Color, role: Role) {
        let Some((target, at)) = landing else { return };
        if !self.landings.iter().any(|known| (known.target, known.at) == (target, at)) {
            self.landings.push(Landing { target, at, color, role });
        }
    }

    /// Does a move of what is picked come down there from another board?
    pub fn is_landing(&self, spot: Spot) -> bool {
        self.landings.iter().any(|landing| Spot::Site(landing.at) == spot)
    }

    /// Would a move there fail for a man on another board?
    pub fn is_blocked(&self, spot: Spot) -> bool {
        self.blocked.iter().any(|blocked| blocked.target == spot)
    }

    /// Does a man there keep others from coming down?
    pub fn is_blocking(&self, spot: Spot) -> bool {
        self.blocked.iter().any(|blocked| Spot::Site(blocked.by) == spot)
    }
}
