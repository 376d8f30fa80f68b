//! The lines of arrows and circles over a board, in hundredths of a square.

use crate::board::{Color, Square};
use crate::game::scene::BoardScene;

/// A place on a board, so many hundredths of a square right of and below its corner.
pub type Point = (i32, i32);

/// How far an arrow stays off the middle of its squares: a piece that stands there can be seen.
const OFF_START: f64 = 30.0;
const OFF_END: f64 = 34.0;

/// How long and how wide its head is.
const HEAD: (f64, f64) = (26.0, 20.0);

/// How large a circle around a piece is.
const RADIUS: i32 = 41;

/// An arrow, as the data of two paths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArrowLines {
    pub shaft: String,
    pub head: String,
}

/// The middle of a square drawn with a side below.
pub fn middle(board: BoardScene, square: Square, below: Color) -> Point {
    let (x, y) = board.corner(square, below);
    (i32::from(x) * 100 + 50, i32::from(y) * 100 + 50)
}

/// The arrow from the middle of a square to that of another.
pub fn arrow((x, y): Point, (to_x, to_y): Point) -> ArrowLines {
    let (dx, dy) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    // So far along the line, and so far to its left.
    let at = |along: f64, aside: f64| {
        let right = x + (along * ux + aside * uy).round() as i32;
        let down = y + (along * uy - aside * ux).round() as i32;
        format!("{right} {down}")
    };
    let tip = length - OFF_END;
    let (back, wide) = (tip - HEAD.0, HEAD.1);
    ArrowLines {
        shaft: format!("M{}L{}", at(OFF_START, 0.0), at(tip, 0.0)),
        head: format!("M{}L{}L{}", at(back, -wide), at(tip, 0.0), at(back, wide)),
    }
}

/// The circle around the middle of a square.
pub fn circle((x, y): Point) -> String {
    let (r, across) = (RADIUS, 2 * RADIUS);
    format!("M{} {y}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0", x - r)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_keeps_off_the_pieces_at_its_ends() {
        let up = arrow((450, 650), (450, 450));
        assert_eq!(up.shaft, "M450 620L450 484");
        assert_eq!(up.head, "M470 510L450 484L430 510");
    }

    #[test]
    fn a_circle_is_closed() {
        assert_eq!(circle((50, 150)), "M9 150a41 41 0 1 0 82 0a41 41 0 1 0 -82 0");
    }
}
