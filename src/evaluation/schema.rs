//! What the numbers of an evaluation are called, and in which order they stand.

use super::Tapered;

/// Numbers of one name.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    pub name: &'static str,
    pub shape: Shape,
    /// How many there are; a worth for the middlegame and the endgame is one.
    pub count: usize,
}

/// What numbers of a name are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Worths in centipawns, for the middlegame and for the endgame: two numbers each.
    Pair,
    /// Worths in centipawns.
    Number,
    /// Weights of which a value is no linear function: of the attack on a king, whose sum is squared, and shares of what an endgame is worth.
    Weight,
}

impl Shape {
    /// How many numbers one of them is.
    pub const fn width(self) -> usize {
        match self {
            Shape::Pair => 2,
            Shape::Number | Shape::Weight => 1,
        }
    }
}

impl Field {
    pub const fn new(name: &'static str, shape: Shape, count: usize) -> Field {
        Field { name, shape, count }
    }

    /// How many numbers it has.
    pub const fn width(&self) -> usize {
        self.count * self.shape.width()
    }
}

/// How many numbers some fields have.
pub const fn total(fields: &[Field]) -> usize {
    let (mut total, mut i) = (0, 0);
    while i < fields.len() {
        total += fields[i].width();
        i += 1;
    }
    total
}

/// How many numbers stand before those of a name, or how many there are if none are called so.
pub const fn numbers_before(fields: &[Field], name: &str) -> usize {
    let (mut total, mut i) = (0, 0);
    while i < fields.len() && !same(fields[i].name, name) {
        total += fields[i].width();
        i += 1;
    }
    total
}

/// Are two texts the same? (The library's own comparison is not for constants.)
const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut i = 0;
    while i < a.len() && i < b.len() && a[i] == b[i] {
        i += 1;
    }
    i == a.len() && i == b.len()
}

/// Takes numbers from the front of a list.
pub struct Cursor<'a> {
    numbers: &'a [i32],
    next: usize,
}

impl<'a> Cursor<'a> {
    pub const fn new(numbers: &'a [i32]) -> Cursor<'a> {
        Cursor { numbers, next: 0 }
    }

    /// Is any of the numbers to come other than 0, from one on and before another?
    pub const fn has_any(&self, from: usize, before: usize) -> bool {
        let mut i = from;
        while i < before {
            if self.numbers[self.next + i] != 0 {
                return true;
            }
            i += 1;
        }
        false
    }

    pub const fn number(&mut self) -> i32 {
        self.next += 1;
        self.numbers[self.next - 1]
    }

    pub const fn pair(&mut self) -> Tapered {
        let middle = self.number();
        Tapered::new(middle, self.number())
    }

    pub const fn numbers<const N: usize>(&mut self) -> [i32; N] {
        let (mut numbers, mut i) = ([0; N], 0);
        while i < N {
            numbers[i] = self.number();
            i += 1;
        }
        numbers
    }

    pub const fn pairs<const N: usize>(&mut self) -> [Tapered; N] {
        let (mut pairs, mut i) = ([Tapered::ZERO; N], 0);
        while i < N {
            pairs[i] = self.pair();
            i += 1;
        }
        pairs
    }
}
