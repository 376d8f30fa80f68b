//! Arrows and circles that somebody draws on a board: their colors, and how they are written.

use crate::board::{BoardId, Square};
use crate::notation::{square, square_of};

/// A color to draw with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brush {
    Green,
    Red,
    Blue,
    Yellow,
}

/// An arrow, or a circle if it ends where it begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    pub board: BoardId,
    pub from: Square,
    pub to: Square,
    pub brush: Brush,
}

/// What is held down beside a pointer that draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modifiers {
    /// Shift or Control.
    pub shift: bool,
    /// Alt, or the key that some keyboards have for it.
    pub alt: bool,
}

impl Brush {
    pub const ALL: [Brush; 4] = [Brush::Green, Brush::Red, Brush::Blue, Brush::Yellow];

    /// The color that is drawn with, as elsewhere.
    pub fn of(held: Modifiers) -> Brush {
        match (held.shift, held.alt) {
            (false, false) => Brush::Green,
            (true, false) => Brush::Red,
            (false, true) => Brush::Blue,
            (true, true) => Brush::Yellow,
        }
    }

    /// Its name, in English everywhere.
    pub fn name(self) -> &'static str {
        match self {
            Brush::Green => "green",
            Brush::Red => "red",
            Brush::Blue => "blue",
            Brush::Yellow => "yellow",
        }
    }

    /// Its letter in the comments of PGN.
    fn letter(self) -> char {
        match self {
            Brush::Green => 'G',
            Brush::Red => 'R',
            Brush::Blue => 'B',
            Brush::Yellow => 'Y',
        }
    }
}

impl Shape {
    /// A circle around a square.
    pub fn circle(board: BoardId, at: Square, brush: Brush) -> Shape {
        Shape { board, from: at, to: at, brush }
    }

    pub fn is_circle(self) -> bool {
        self.from == self.to
    }

    /// Is it drawn where another is, in whatever color?
    pub fn lies_on(self, other: Shape) -> bool {
        Shape { brush: other.brush, ..self } == other
    }

    /// How it is written in the comments of PGN, `%csl` for circles and `%cal` for arrows: `Rd4`, `Gf3e5`; on
    /// a board other than the first with its letter, `GBf3e5`.
    pub fn code(self) -> String {
        let board = Some(self.board).filter(|&board| board != BoardId::A).map(BoardId::letter);
        let mut code: String = std::iter::once(self.brush.letter()).chain(board).collect();
        code += &square(self.from);
        if !self.is_circle() {
            code += &square(self.to);
        }
        code
    }

    /// The shape that is written so.
    pub fn parse(code: &str) -> Option<Shape> {
        let brush = Brush::ALL.into_iter().find(|brush| code.starts_with(brush.letter()))?;
        let rest = &code[1..];
        let (board, squares) = match rest.chars().next()? {
            'B' => (BoardId::B, &rest[1..]),
            'C' => (BoardId::C, &rest[1..]),
            _ => (BoardId::A, rest),
        };
        let from = square_of(squares.get(..2)?)?;
        match squares.get(2..)? {
            "" => Some(Shape::circle(board, from, brush)),
            end => Some(Shape { board, from, to: square_of(end)?, brush }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &str) -> Square {
        square_of(name).expect("a square")
    }

    #[test]
    fn what_is_written_is_read_the_same() {
        for board in [BoardId::A, BoardId::B, BoardId::C] {
            for brush in Brush::ALL {
                let arrow = Shape { board, from: at("f3"), to: at("e5"), brush };
                let circle = Shape::circle(board, at("d4"), brush);
                assert_eq!(Shape::parse(&arrow.code()), Some(arrow));
                assert_eq!(Shape::parse(&circle.code()), Some(circle));
            }
        }
        assert_eq!(Shape::circle(BoardId::A, at("d4"), Brush::Red).code(), "Rd4");
        let glass = Shape { to: at("e5"), ..Shape::circle(BoardId::B, at("f3"), Brush::Blue) };
        assert_eq!(glass.code(), "BBf3e5");
    }

    #[test]
    fn what_is_no_shape_is_not_read() {
        for code in ["", "G", "d4", "Xd4", "Gd9", "Gd4e", "Gd4e5f6", "GDd4", "Gé4", "é"] {
            assert_eq!(Shape::parse(code), None, "{code}");
        }
    }

    #[test]
    fn keys_choose_the_color() {
        let brush = |shift, alt| Brush::of(Modifiers { shift, alt }).name();
        let names = [brush(false, false), brush(true, false), brush(false, true)];
        assert_eq!(names, ["green", "red", "blue"]);
        assert_eq!(brush(true, true), "yellow");
    }
}
