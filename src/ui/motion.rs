//! How the men on the boards that are drawn together come from one position to the next.

use crate::board::BoardId;
use crate::game::men::ManScene;

/// What a man does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// It stands, or goes from square to square.
    Walk,
    /// It has come from nowhere: dropped, or taken back after a capture.
    Arrive,
    /// It is gone: captured, or warped.
    Leave,
    /// It goes to its square and sinks through the glass, to a board that is drawn elsewhere.
    Sink,
    /// It rises from such a board.
    Rise,
    /// It goes to its square and changes its world, both worlds being drawn here.
    Pass,
}

/// A man as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Actor {
    pub man: ManScene,
    pub motion: Motion,
    /// Does the mover travel to its square before anything else happens to this man?
    pub waits: bool,
}

/// More men than this never go or change boards in one move: a rocket takes two across and may
/// capture a third.
const MOST: usize = 3;

/// Are two positions a move apart, so that the way between them can be shown?
pub fn is_step(then: &[ManScene], now: &[ManScene]) -> bool {
    let moved = |man: &&ManScene| {
        found(now, man).is_none_or(|later| later.site.board() != man.site.board())
    };
    then.iter().filter(moved).count() <= MOST
}

/// The men of the boards drawn together, in the order of their keys, lest a page lose the elements
/// that move; among them those that are going.
pub fn cast(then: Option<&[ManScene]>, now: &[ManScene], worlds: &[BoardId]) -> Vec<Actor> {
    let here = |man: &ManScene| worlds.contains(&man.site.board());
    let then = then.unwrap_or(now);
    let staying = now.iter().filter(|man| here(man)).map(|&man| {
        let Some(before) = found(then, &man) else {
            return Actor { man, motion: Motion::Arrive, waits: false };
        };
        let motion = match before.site.board() == man.site.board() {
            true => Motion::Walk,
            false if here(before) => Motion::Pass,
            false => Motion::Rise,
        };
        Actor { man, motion, waits: before.site.square() != man.site.square() }
    });
    let going = then.iter().filter(|man| here(man)).filter_map(|&man| match found(now, &man) {
        None => Some(Actor { man, motion: Motion::Leave, waits: is_captured(then, now, &man) }),
        Some(later) if here(later) => None,
        Some(later) => {
            let site = later.site.on(man.site.board());
            let waits = site != man.site;
            Some(Actor { man: ManScene { site, ..man }, motion: Motion::Sink, waits })
        }
    });
    let mut actors: Vec<Actor> = staying.collect();
    for actor in going {
        let place = actors.partition_point(|other| other.man.key < actor.man.key);
        actors.insert(place, actor);
    }
    actors
}

/// Has another man come to the square of one that is gone?
fn is_captured(then: &[ManScene], now: &[ManScene], gone: &ManScene) -> bool {
    let comes = |man: &ManScene| {
        found(then, man).is_some_and(|before| before.site.square() != man.site.square())
    };
    now.iter().any(|man| man.site.square() == gone.site.square() && comes(man))
}

fn found<'a>(men: &'a [ManScene], man: &ManScene) -> Option<&'a ManScene> {
    men.iter().find(|other| other.key == man.key && other.color == man.color)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Color, Role, Site, Square};

    const A: BoardId = BoardId::A;
    const B: BoardId = BoardId::B;

    fn man(key: u16, color: Color, board: BoardId, file: u8) -> ManScene {
        ManScene { key, site: Site::new(board, Square::at(file, 3)), color, role: Role::Rook }
    }

    fn motions(then: &[ManScene], now: &[ManScene], worlds: &[BoardId]) -> Vec<(u16, Motion, u8)> {
        let actors = cast(Some(then), now, worlds);
        actors.iter().map(|a| (a.man.key, a.motion, a.man.site.square().file())).collect()
    }

    #[test]
    fn a_capture_sinks_on_one_board_and_rises_on_the_other() {
        let then = [man(1, Color::White, A, 0), man(2, Color::Black, A, 4)];
        let now = [man(1, Color::White, B, 4)];
        assert!(is_step(&then, &now));
        let gone = (2, Motion::Leave, 4);
        assert_eq!(motions(&then, &now, &[A]), [(1, Motion::Sink, 4), gone]);
        assert_eq!(motions(&then, &now, &[B]), [(1, Motion::Rise, 4)]);
        assert_eq!(motions(&then, &now, &[B, A]), [(1, Motion::Pass, 4), gone]);
        let sinks = cast(Some(&then), &now, &[A])[0];
        assert_eq!((sinks.man.site.board(), sinks.waits), (A, true));
        assert!(cast(Some(&then), &now, &[A])[1].waits, "until the mover has come");
    }

    #[test]
    fn whoever_goes_straight_through_does_not_travel() {
        let (then, now) = ([man(1, Color::White, B, 2)], [man(1, Color::White, A, 2)]);
        assert!(!cast(Some(&then), &now, &[B])[0].waits);
        assert!(!cast(Some(&then), &now, &[A])[0].waits);
    }

    #[test]
    fn men_without_a_past_stand_where_they_are() {
        let now = [man(1, Color::White, A, 0)];
        assert_eq!(cast(None, &now, &[A])[0].motion, Motion::Walk);
        assert_eq!(motions(&[], &now, &[A]), [(1, Motion::Arrive, 0)]);
        let far: Vec<ManScene> = (0..4).map(|key| man(key, Color::White, A, key as u8)).collect();
        assert!(!is_step(&far, &[]), "another game altogether");
    }
}
