//! How the boards of a game with several are looked at, and what pressing a square means where
//! all of them lie over one another.

use std::rc::Rc;

use crate::app::common::shape::Shape;
use crate::app::turns::layout::Layout;
use crate::app::turns::reach::Reach;
use crate::app::turns::table::Table;
use crate::board::{BoardId, BoardSquare};
use crate::game::gesture::{between, can_pick};
use crate::game::{Press, Spot, press};
use crate::rules::Refusal;

/// The boards of the table's game, the one in front first, the others in their order from there.
pub fn worlds(table: &Table) -> impl Iterator<Item = BoardId> + Clone {
    let (count, front) = (table.game.board_count(), table.view.front.index() as u8);
    (0..count).map(move |i| BoardId::new((front + i) % count))
}

/// Do the boards lie over one another?
pub fn is_merged(table: &Table) -> bool {
    table.view.layout == Layout::Merged && table.game.board_count() > 1
}

/// What pressing a spot would do now; nothing while nobody here may move or wait for a turn. On a merged
/// board a square means the one on the board of the piece that is picked, else that of the foremost
/// piece that can move.
///
/// A piece without a legal move can be picked like others, to be told why this or that is none,
/// unless one reason says it all.
pub fn pressing(table: &Table, spot: Spot) -> Press {
    let Some(reach) = Reach::of(table) else { return Press::Nothing };
    let press = match spot {
        Spot::Square(at) if is_merged(table) => on_merged(table, &reach, at),
        _ => press(&reach.moves, reach.us, table.picked, spot),
    };
    match press {
        press if !table.is_live() => press,
        // A square that is marked as taken says so, whoever stands there.
        Press::Pick(_) | Press::Nothing if is_taken(table, spot) => Press::Nothing,
        Press::Nothing if !holds(table, spot) => {
            let piece = under(table, spot).find(|&spot| table.game.can_try(spot));
            piece.map_or(Press::Nothing, Press::Pick)
        }
        press => press,
    }
}

/// Would what is picked go there, but for a piece on another board?
fn is_taken(table: &Table, spot: Spot) -> bool {
    let end = meant(table, spot);
    let taken = |(at, why): (Spot, Refusal)| at == end && matches!(why, Refusal::Taken(_));
    table.picked.is_some_and(|picked| table.game.refused(picked).into_iter().any(taken))
}

/// The spots that lie where one is drawn, the foremost first.
pub fn under(table: &Table, spot: Spot) -> impl Iterator<Item = Spot> + Clone {
    let at = match spot {
        Spot::Square(at) if is_merged(table) => Some(at),
        _ => None,
    };
    let alone = at.is_none().then_some(spot).into_iter();
    let sites = worlds(table).filter_map(move |board| Some(Spot::Square(at?.on(board))));
    alone.chain(sites)
}

fn on_merged(table: &Table, reach: &Reach, at: BoardSquare) -> Press {
    let sites = under(table, Spot::Square(at));
    let Some(picked) = table.picked else {
        return pick(reach, sites);
    };
    if holds(table, Spot::Square(at)) {
        return again(reach, picked, sites);
    }
    let moves = |site| between(&reach.moves, reach.us, picked, site);
    let made = sites.clone().map(moves).find(|m| !m.is_empty());
    match made.as_deref() {
        Some(&[m]) => Press::Play(m),
        Some(several) => Press::Choose(several.to_vec()),
        None => pick(reach, sites),
    }
}

/// Picks the first piece that can move.
fn pick(reach: &Reach, mut spots: impl Iterator<Item = Spot>) -> Press {
    let moves = &reach.moves;
    spots.find(|&spot| can_pick(moves, reach.us, spot)).map_or(Press::Nothing, Press::Pick)
}

/// What pressing the square of the picked piece does once more: its moves straight through are asked
/// for, never made unasked; else the piece behind it is picked, if there is one that can move.
fn again(reach: &Reach, picked: Spot, sites: impl Iterator<Item = Spot> + Clone) -> Press {
    let moves = |site| between(&reach.moves, reach.us, picked, site);
    let through: Vec<_> = sites.clone().flat_map(moves).collect();
    match through.is_empty() {
        true => pick(reach, sites.skip_while(|&site| site != picked).skip(1)),
        false => Press::Choose(through),
    }
}

/// Is the picked piece drawn on the square of a spot?
pub fn holds(table: &Table, spot: Spot) -> bool {
    match (table.picked, spot) {
        (Some(Spot::Square(picked)), Spot::Square(at)) if is_merged(table) => {
            picked.square() == at.square()
        }
        (picked, spot) => picked == Some(spot),
    }
}

/// The spot that is meant by pressing a spot while something is picked: on a merged board, the
/// square on the board of the piece that is picked; of a pocket, which lies in its zone, the zone.
pub fn meant(table: &Table, spot: Spot) -> Spot {
    match (table.picked, spot) {
        (Some(Spot::Square(picked)), Spot::Square(at)) if is_merged(table) => {
            Spot::Square(at.on(picked.board()))
        }
        (Some(Spot::Square(_)), Spot::Pocket(color, _)) => Spot::Zone(color),
        _ => spot,
    }
}

/// The spot that a square of the drawn boards stands for: itself, or on a merged board the one of
/// the world in front.
pub fn drawn(table: &Table, at: BoardSquare) -> Spot {
    Spot::Square(if is_merged(table) { at.on(table.view.front) } else { at })
}

/// Draws an arrow or a circle on the position that is shown, or erases it. On a merged board it is the
/// same as one of a board that lies under the one in front.
pub fn draw(table: &mut Table, shape: Shape) {
    let ply = table.ply();
    let known = drawn_here(table)
        .into_iter()
        .find(|known| known.lies_on(Shape { board: known.board, ..shape }));
    let board = known.filter(|_| is_merged(table)).map_or(shape.board, |known| known.board);
    let shape = Shape { board, ..shape };
    match &mut table.study {
        Some(study) => Rc::make_mut(study).draw(shape),
        None => table.drawings.draw(ply, shape),
    }
}

/// Erases everything on the position that is shown.
pub fn erase(table: &mut Table) {
    let ply = table.ply();
    match &mut table.study {
        Some(study) => Rc::make_mut(study).erase(),
        None => table.drawings.clear(ply),
    }
}

/// The arrows and circles on the position that is shown, on all boards.
pub fn drawn_here(table: &Table) -> Vec<Shape> {
    match &table.study {
        Some(study) => study.drawn().collect(),
        None => table.drawings.at(table.ply()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::player::PlayedBy;
    use crate::app::turns::action::Action;
    use crate::app::turns::table::Setup;
    use crate::app::turns::words;
    use crate::game::Game;
    use crate::notation::square_of;
    use crate::rules::Move;
    use crate::variants::Spec;

    const A: BoardId = BoardId::A;
    const B: BoardId = BoardId::B;

    fn table(game: &str, fen: Option<&str>) -> Table {
        let spec = Spec::from_slug(game).expect("a game");
        let setup = Setup { spec, players: [PlayedBy::Human; 2], time: None };
        let table = Table::with(setup, Game::replay(spec, fen, []).expect("a FEN"));
        table.act(Action::Lay(Layout::Merged), 0)
    }

    fn site(board: BoardId, name: &str) -> Spot {
        Spot::Square(BoardSquare::new(board, square_of(name).expect("a square")))
    }

    /// Presses squares of the board in front.
    fn pressed(mut table: Table, names: &str) -> Table {
        for name in names.split(' ') {
            let spot = site(table.view.front, name);
            table = table.act(Action::Press(spot), 0);
        }
        table
    }

    #[test]
    fn a_square_means_the_foremost_piece_that_can_move() {
        let table = pressed(table("alice", None), "e2 e4 d7 d5 e4");
        assert_eq!(table.picked, Some(site(B, "e4")));
        assert_eq!(table.view.front, A);
        // It captures on its own board, whatever lies in front.
        let table = pressed(table, "d5");
        assert_eq!(table.game.sans().last().expect("a move").as_ref(), "exd5/A");
    }

    #[test]
    fn the_picked_piece_is_put_down_where_nobody_goes_straight_through() {
        let table = pressed(table("alice", None), "e2");
        assert!(holds(&table, site(A, "e2")) && holds(&table, site(B, "e2")));
        assert_eq!(pressed(table, "e2").picked, None);
    }

    #[test]
    fn a_move_straight_through_is_asked_for_and_never_made_unasked() {
        let through = "7k/8/8/8/8/8/8/3Q3K:8/8/8/8/8/8/8/3r4 w - - 0 1";
        let table = pressed(table("duo", Some(through)), "d1 d1");
        assert!(matches!(table.choosing[..], [Move::Flit { .. }]) && table.game.is_empty());
        let down = table.act(Action::LetGo, 0);
        assert_eq!((down.picked, down.choosing.len()), (None, 0));
        // Apart, the other board's square says it well enough.
        let apart = down.act(Action::Lay(Layout::Apart), 0).act(Action::Press(site(A, "d1")), 0);
        assert_eq!(apart.act(Action::Press(site(B, "d1")), 0).game.len(), 1);
    }

    #[test]
    fn of_two_pieces_on_a_square_the_second_press_picks_the_other() {
        let double = "7k/8/8/8/8/8/8/3Q3K:8/8/8/8/8/8/8/3R4 w - - 0 1";
        let table = pressed(table("duo", Some(double)), "d1");
        assert_eq!(table.picked, Some(site(A, "d1")));
        let table = pressed(table, "d1");
        assert_eq!(table.picked, Some(site(B, "d1")));
        assert_eq!(pressed(table, "d1").picked, None);
        let front = Action::Front(B);
        let turned =
            pressed(crate::app::turns::view::tests::table("duo", Some(double)).act(front, 0), "d1");
        assert_eq!(turned.picked, Some(site(B, "d1")));
    }

    #[test]
    fn a_refused_move_is_told_of_the_picked_piece_s_board() {
        // The knight's own board is behind; e5 is taken on the one in front.
        let table = pressed(table("alice", None), "g1 f3 e7 e6 f3 e5");
        assert_eq!(table.game.sans().last().expect("a move").as_ref(), "Ne5/A");
        let behind = "7k/8/8/4p3/8/8/8/7K:8/8/8/8/8/5N2/8/8 w - - 0 1";
        let table = pressed(crate::app::turns::view::tests::table("alice", Some(behind)), "f3 e5");
        assert_eq!(table.game.len(), 0);
        let said = table.notice.as_ref().map(|notice| words::saying(&table, &notice.what));
        assert_eq!(said.as_deref(), Some("e5 on board A is occupied."));
    }

    #[test]
    fn another_game_is_looked_at_as_the_last_one() {
        let table = table("alice-3", None).act(Action::Front(BoardId::C), 0);
        assert_eq!(worlds(&table).map(BoardId::letter).collect::<String>(), "CAB");
        let next = table.act(Action::Begin(Setup { spec: Spec::CHESS, ..table.setup }), 0);
        assert_eq!((next.view.layout, next.view.front), (Layout::Merged, A));
        assert!(!is_merged(&next), "one board lies over nothing");
        assert_eq!(pressed(next, "e2 e4").game.len(), 1);
    }
}
