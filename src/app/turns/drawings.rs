//! What people have drawn on the boards, kept with the position it was drawn on.

use crate::app::common::shape::Shape;

/// Arrows and circles, each with the number of moves made in its position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawings(Vec<(usize, Shape)>);

impl Drawings {
    /// What is drawn on the position after so many moves, the oldest first.
    pub fn at(&self, ply: usize) -> impl Iterator<Item = Shape> {
        self.0.iter().filter(move |drawn| drawn.0 == ply).map(|drawn| drawn.1)
    }

    /// Everything that is drawn, each with the number of moves made in its position.
    pub fn all(&self) -> impl Iterator<Item = (usize, Shape)> {
        self.0.iter().copied()
    }

    /// Draws on the position after so many moves. The same once more is erased, in another color it is
    /// colored anew.
    pub fn draw(&mut self, ply: usize, shape: Shape) {
        let known = self.0.iter().position(|&(at, other)| at == ply && other.lies_on(shape));
        let was = known.map(|place| self.0.remove(place).1);
        if was != Some(shape) {
            self.0.push((ply, shape));
        }
    }

    /// Erases everything on the position after so many moves.
    pub fn clear(&mut self, ply: usize) {
        self.0.retain(|drawn| drawn.0 != ply);
    }

    /// Erases what belongs to positions beyond so many moves: they will be others.
    pub fn clear_beyond(&mut self, ply: usize) {
        self.0.retain(|drawn| drawn.0 <= ply);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(drawings: &Drawings, ply: usize) -> Vec<String> {
        drawings.at(ply).map(Shape::code).collect()
    }

    fn draw(drawings: &mut Drawings, ply: usize, code: &str) {
        drawings.draw(ply, Shape::parse(code).expect("a shape"));
    }

    #[test]
    fn the_same_once_more_erases_and_another_color_recolors() {
        let mut drawings = Drawings::default();
        for code in ["Ge2e4", "Rd4", "Be2e4"] {
            draw(&mut drawings, 0, code);
        }
        assert_eq!(drawn(&drawings, 0), ["Rd4", "Be2e4"]);
        draw(&mut drawings, 0, "Rd4");
        assert_eq!(drawn(&drawings, 0), ["Be2e4"]);
        // The way back is another arrow, and so is the same one on another board.
        draw(&mut drawings, 0, "Be4e2");
        draw(&mut drawings, 0, "BBe2e4");
        assert_eq!(drawn(&drawings, 0).len(), 3);
    }

    #[test]
    fn each_position_has_its_own() {
        let mut drawings = Drawings::default();
        draw(&mut drawings, 0, "Gd4");
        draw(&mut drawings, 2, "Gd4");
        drawings.clear(0);
        assert_eq!((drawn(&drawings, 0).len(), drawn(&drawings, 2).len()), (0, 1));
        drawings.clear_beyond(1);
        assert_eq!(drawn(&drawings, 2).len(), 0);
    }
}
