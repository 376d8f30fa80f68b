//! The doors by which the boards of a position change.

use super::state::Meta;
use super::{Bitboard, Color, Man, Plane, Role, Site, Weights, key};

/// The boards of a position, open to be changed. Key and score follow with every man put or lifted.
pub struct Placement<'a> {
    pub(super) boards: &'a mut [Plane],
    pub(super) meta: &'a mut Meta,
    pub(super) weights: &'a Weights,
}

impl Placement<'_> {
    /// The boards that there is room for.
    pub fn boards(&self) -> &[Plane] {
        self.boards
    }

    /// What is not on the boards, to change.
    pub fn meta(&mut self) -> &mut Meta {
        self.meta
    }

    /// A site beyond the boards stands for the last one.
    #[inline]
    fn plane_mut(&mut self, at: Site) -> &mut Plane {
        let last = self.boards.len() - 1;
        &mut self.boards[at.board().index().min(last)]
    }

    #[inline]
    pub fn man_at(&self, at: Site) -> Option<Man> {
        let last = self.boards.len() - 1;
        self.boards[at.board().index().min(last)].man_at(at.square())
    }

    /// Puts a man on an empty site.
    #[inline]
    pub fn put(&mut self, at: Site, man: Man) {
        self.plane_mut(at).put(at.square(), man);
        self.meta.key ^= key::man(man, at);
        self.meta.score += self.weights.of(man, at.square()) * man.color.pick(1, -1);
    }

    /// Takes a man that stands there off the board; whoever comes there later has moved.
    #[inline]
    pub fn lift(&mut self, at: Site, man: Man) {
        self.clear_fresh(at);
        if self.is_promoted(at) {
            self.meta.key ^= key::promoted(at);
        }
        self.plane_mut(at).lift(at.square(), man);
        self.meta.key ^= key::man(man, at);
        self.meta.score -= self.weights.of(man, at.square()) * man.color.pick(1, -1);
    }

    /// Notes that the man there has never moved.
    #[inline]
    pub fn set_fresh(&mut self, at: Site) {
        let plane = self.plane_mut(at);
        if !plane.fresh().has(at.square()) {
            plane.set_fresh(plane.fresh().with(at.square()));
            self.meta.key ^= key::fresh(at);
        }
    }

    #[inline]
    pub fn clear_fresh(&mut self, at: Site) {
        let plane = self.plane_mut(at);
        if plane.fresh().has(at.square()) {
            plane.set_fresh(plane.fresh().without(at.square()));
            self.meta.key ^= key::fresh(at);
        }
    }

    /// Does a man stand there that was a pawn, in a game that remembers it?
    #[inline]
    pub fn is_promoted(&self, at: Site) -> bool {
        let last = self.boards.len() - 1;
        self.boards[at.board().index().min(last)].promoted().has(at.square())
    }

    /// Notes that the man there was a pawn.
    pub fn set_promoted(&mut self, at: Site) {
        if !self.is_promoted(at) {
            let plane = self.plane_mut(at);
            plane.set_promoted(plane.promoted().with(at.square()));
            self.meta.key ^= key::promoted(at);
        }
    }

    /// Notes a double step over a square, once both armies stand as they will.
    ///
    /// The right is part of the key only when an enemy pawn bears on the square: otherwise the
    /// position is the same as without it.
    #[inline]
    pub fn set_ep(&mut self, passed: Site) {
        self.meta.clear_ep();
        self.meta.ep = Some(passed);
        let square = passed.square();
        let stepped = if square.rank() < 4 { Color::White } else { Color::Black };
        let bearing = Bitboard::of(square).pawn_attacks(stepped);
        if self.boards.iter().any(|plane| !(plane.pawns(!stepped) & bearing).is_empty()) {
            self.meta.ep_key = key::en_passant(passed);
            self.meta.key ^= self.meta.ep_key;
        }
    }

    /// One man more in reserve.
    pub fn stock(&mut self, color: Color, role: Role) {
        self.meta.stock(self.weights, color, role);
    }

    /// One man less in reserve; an empty one stays empty.
    pub fn unstock(&mut self, color: Color, role: Role) {
        self.meta.unstock(self.weights, color, role);
    }
}
