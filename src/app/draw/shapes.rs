//! Arrows and circles as they are drawn, and where an arrow points meanwhile.

use crate::app::common::shape::Shape;
use crate::app::draw::arrows::{arrow, circle, middle};
use crate::board::{Color, Square};
use crate::game::scene::BoardScene;

/// How a pointer that draws is understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Arrows are where a queen or a knight could go.
    Snapped,
    /// An arrow ends wherever the pointer is.
    Free,
}

/// The lines of a shape on a board drawn with a side below: classes, and the data of paths. A light line lies under
/// each, so that it is seen on any square and any piece.
pub fn paths(shape: Shape, board: BoardScene, below: Color) -> Vec<(&'static str, String)> {
    let from = middle(board, shape.from, below);
    if shape.is_circle() {
        let line = circle(from);
        return vec![("under", line.clone()), ("over", line)];
    }
    let lines = arrow(from, middle(board, shape.to, below));
    let both = lines.shaft.clone() + &lines.head;
    vec![("under", both), ("over", lines.shaft), ("head", lines.head)]
}

/// The square that an arrow from a square ends on, for a pointer so many squares right of and below
/// the corner of the board; none beside the board.
pub fn aimed(
    aim: Aim,
    board: BoardScene,
    from: Square,
    (x, y): (f64, f64),
    below: Color,
) -> Option<Square> {
    let (width, height) = (f64::from(board.files), f64::from(board.ranks));
    if !(0.0..width).contains(&x) || !(0.0..height).contains(&y) {
        return None;
    }
    if aim == Aim::Free {
        return Some(board.square((x as u8, y as u8), below));
    }
    let (from_x, from_y) = board.corner(from, below);
    let is_line = |&(to_x, to_y): &(u8, u8)| {
        let (right, down) = (from_x.abs_diff(to_x), from_y.abs_diff(to_y));
        right == 0 || down == 0 || right == down || right + down == 3
    };
    let far =
        |&(to_x, to_y): &(u8, u8)| (f64::from(to_x) + 0.5 - x).hypot(f64::from(to_y) + 0.5 - y);
    let places = (0..board.files).flat_map(|x| (0..board.ranks).map(move |y| (x, y)));
    let nearest = places.filter(is_line).min_by(|a, b| far(a).total_cmp(&far(b)));
    nearest.map(|place| board.square(place, below))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::BoardId;
    use crate::notation::square_of;

    const BOARD: BoardScene = BoardScene { id: BoardId::A, files: 8, ranks: 8 };

    fn at(name: &str) -> Square {
        square_of(name).expect("a square")
    }

    #[test]
    fn an_arrow_snaps_to_the_lines_of_queen_and_knight() {
        let from = at("b1");
        let to = |place| aimed(Aim::Snapped, BOARD, from, place, Color::White);
        assert_eq!(to((2.5, 5.5)), Some(at("c3")), "a knight's move");
        assert_eq!(to((1.9, 3.4)), Some(at("b5")), "not quite straight");
        assert_eq!(to((5.4, 2.9)), Some(at("f5")), "at a distance only lines");
        assert_eq!(to((1.2, 7.9)), Some(from), "a circle");
        assert_eq!(to((-0.1, 4.0)), None);
        assert_eq!(to((4.0, 8.0)), None);
        let free = aimed(Aim::Free, BOARD, from, (5.4, 3.9), Color::White);
        assert_eq!(free, Some(at("f5")));
        assert_eq!(aimed(Aim::Free, BOARD, from, (5.4, 0.9), Color::White), Some(at("f8")));
    }

    #[test]
    fn a_board_turned_round_is_aimed_at_as_it_is_seen() {
        let to = aimed(Aim::Snapped, BOARD, at("g8"), (2.4, 5.6), Color::Black);
        assert_eq!(to, Some(at("f6")));
        let narrow = BoardScene { files: 4, ..BOARD };
        assert_eq!(aimed(Aim::Snapped, narrow, at("a1"), (5.0, 2.0), Color::White), None);
    }
}
