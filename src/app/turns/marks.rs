//! What is marked on the boards because of what can be picked, and what is.

use crate::app::turns::choices::becomes;
use crate::app::turns::premoves;
use crate::app::turns::reach::Reach;
use crate::app::turns::table::Table;
use crate::board::{BoardSquare, Color, Role};
use crate::game::Spot;
use crate::game::gesture::{can_pick, gestures};
use crate::game::scene::Scene;
use crate::rules::Refusal;

/// The marks on all boards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// What can be picked, on boards and in pockets.
    pub movable: Vec<Spot>,
    /// What completes a move of what is picked.
    pub targets: Vec<Spot>,
    /// Where such moves come down on another board.
    pub landings: Vec<Landing>,
    /// What would complete a move, but for a piece in the way on another board.
    pub blocked: Vec<Blocked>,
    /// Where premoves begin and end.
    pub premoves: Vec<Spot>,
}

/// A piece coming down on another board than the one it is played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    /// What is pressed to play the move.
    pub target: Spot,
    pub at: BoardSquare,
    pub color: Color,
    pub role: Role,
}

/// A square one cannot go to, and where the piece stands that keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blocked {
    pub target: Spot,
    pub by: BoardSquare,
}

/// Whoever stands in the way of a refused move on another board.
fn taken((target, why): (Spot, Refusal)) -> impl Iterator<Item = Blocked> {
    let sites = match why {
        Refusal::Taken(sites) => sites,
        _ => Vec::new(),
    };
    sites.into_iter().map(move |by| Blocked { target, by })
}

/// Where a side has pieces, on boards and in pockets.
fn spots(scene: &Scene, us: Color) -> impl Iterator<Item = Spot> {
    let pieces = scene.pieces.iter().filter(move |piece| piece.color == us);
    let trays = scene.trays.iter().filter(move |tray| tray.color == us);
    let held = trays.flat_map(|tray| tray.pockets.iter().filter(|(_, count)| *count > 0));
    let pockets = held.map(move |&(role, _)| Spot::Pocket(us, role));
    pieces.map(|piece| Spot::Square(piece.site)).chain(pockets)
}

impl Marks {
    /// The marks of a table whose scene this is; none while nobody here may move or wait for a turn.
    pub fn of(table: &Table, scene: &Scene) -> Marks {
        // Whoever waits may try any piece: where it may go is asked for once it is picked.
        if let Some(us) = premoves::waiting(table).filter(|_| table.picked.is_none()) {
            let movable = spots(scene, us).collect();
            return Marks { movable, premoves: table.premoves.concat(), ..Marks::default() };
        }
        let Some(Reach { moves, us }) = Reach::of(table) else { return Marks::default() };
        let mut marks = Marks {
            movable: spots(scene, us).filter(|&spot| can_pick(&moves, us, spot)).collect(),
            premoves: table.premoves.concat(),
            ..Marks::default()
        };
        // A piece in a pocket may go nearly anywhere: where it may not would be half of all squares.
        if let Some(picked @ Spot::Square(_)) = table.picked.filter(|_| table.is_live()) {
            marks.blocked = table.game.refused(picked).into_iter().flat_map(taken).collect();
        }
        for &m in moves.iter() {
            for [_, target] in gestures(m, us).filter(|[first, _]| table.picked == Some(*first)) {
                // What one may win back oneself is plain enough without a mark.
                let own = scene.piece_at(target).is_some_and(|piece| piece.color == us);
                if !marks.targets.contains(&target) && (table.is_live() || !own) {
                    marks.targets.push(target);
                }
                let beyond = m.landing().filter(|at| at.board() != m.board());
                let beyond = beyond.filter(|&at| target != Spot::Square(at));
                marks.land(beyond.map(|at| (target, at)), us, becomes(scene, m));
            }
        }
        marks
    }

    /// Of several pieces that may come down on one square the first is enough.
    fn land(&mut self, landing: Option<(Spot, BoardSquare)>, color: Color, role: Role) {
        let Some((target, at)) = landing else { return };
        if !self.landings.iter().any(|known| (known.target, known.at) == (target, at)) {
            self.landings.push(Landing { target, at, color, role });
        }
    }

    /// Does a move of what is picked come down there from another board?
    pub fn is_landing(&self, spot: Spot) -> bool {
        self.landings.iter().any(|landing| Spot::Square(landing.at) == spot)
    }

    /// Would a move there fail for a piece on another board?
    pub fn is_blocked(&self, spot: Spot) -> bool {
        self.blocked.iter().any(|blocked| blocked.target == spot)
    }

    /// Does a piece there keep others from coming down?
    pub fn is_blocking(&self, spot: Spot) -> bool {
        self.blocked.iter().any(|blocked| Spot::Square(blocked.by) == spot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::player::PlayedBy;
    use crate::app::turns::action::Action;
    use crate::app::turns::table::Setup;
    use crate::board::BoardId;
    use crate::game::Game;
    use crate::notation::square_of;
    use crate::variants::Spec;

    fn site(board: BoardId, name: &str) -> Spot {
        Spot::Square(BoardSquare::new(board, square_of(name).expect("a square")))
    }

    fn marks(game: &str, fen: &str, picked: &str) -> Marks {
        let spec = Spec::from_slug(game).expect("a game");
        let setup = Setup { spec, players: [PlayedBy::Human; 2], time: None };
        let table = Table::with(setup, Game::replay(spec, Some(fen), []).expect("a FEN"));
        let table = table.act(Action::Press(site(BoardId::A, picked)), 0);
        Marks::of(&table, &table.game.scene())
    }

    #[test]
    fn landings_and_obstacles_are_on_the_other_board() {
        let fen = "7k/8/8/8/8/5N2/8/7K:8/8/8/4p3/8/8/8/8 w - - 0 1";
        let marks = marks("alice", fen, "f3");
        assert_eq!(marks.targets.len(), 7);
        assert!(
            marks.is_landing(site(BoardId::B, "g5")) && !marks.is_landing(site(BoardId::A, "g5"))
        );
        assert!(
            marks.is_blocked(site(BoardId::A, "e5")) && marks.is_blocking(site(BoardId::B, "e5"))
        );
        assert_eq!((marks.landings.len(), marks.blocked.len()), (7, 1));
    }

    #[test]
    fn whoever_may_stay_or_go_through_lands_where_it_goes_through() {
        let fen = "7k/8/8/8/8/8/8/3Q3K:8/8/8/8/8/8/8/3r4 w - - 0 1";
        let marks = marks("duo", fen, "d1");
        let straight = site(BoardId::B, "d1");
        assert!(marks.targets.contains(&straight) && !marks.is_landing(straight));
        assert!(marks.is_landing(site(BoardId::B, "d4")) && marks.blocked.is_empty());
    }

    #[test]
    fn a_game_of_one_board_has_neither() {
        let marks = marks("chess", "7k/P7/8/8/8/8/8/7K w - - 0 1", "a7");
        assert_eq!((marks.targets.len(), marks.landings.len(), marks.blocked.len()), (1, 0, 0));
    }
}
