//! The hidden layer's sums along the line that a search is on.

use super::Network;
use super::inputs::{Outlook, Thing, things};
use super::lanes::{self, Lanes};
use crate::board::{
    Board, BoardId, BoardSquare, Boards, ByColor, Color, Pocket, Position, PositionInfo, Role, Wide,
};

/// The sums of the last position that was looked at on each ply. One is made of the nearest there is, whichever that
/// is: so nobody need tell what a move has changed, and nothing can go stale.
pub struct Sums<'a> {
    network: &'a Network,
    plies: Vec<Summed>,
    /// The sums of all plies: of each White's, then Black's.
    lanes: Vec<Lanes>,
    /// What a position has and its neighbour had not, and the other way round.
    come: Vec<Thing>,
    gone: Vec<Thing>,
    /// The rows of those as a side sees them.
    added: Vec<usize>,
    taken: Vec<usize>,
}

/// A position that was summed up.
#[derive(Clone)]
struct Summed {
    boards: Wide,
    pockets: ByColor<Pocket>,
    outlooks: ByColor<Option<Outlook>>,
}

/// Most moves change no more squares than these, so a position that differs in no more is near enough.
const NEAR: u32 = 4;

impl<'a> Sums<'a> {
    /// Sums of a network for lines of so many plies.
    pub fn new(network: &'a Network, plies: usize) -> Sums<'a> {
        let empty = Summed {
            boards: Wide::EMPTY,
            pockets: ByColor([Pocket::default(); 2]),
            outlooks: ByColor([None; 2]),
        };
        let plies = vec![empty; plies.max(1)];
        let lanes = network.bias.repeat(2 * plies.len());
        let (come, gone, added, taken) = Default::default();
        Sums { network, plies, lanes, come, gone, added, taken }
    }

    pub fn network(&self) -> &'a Network {
        self.network
    }

    /// What the network says of a position so many plies from the root, in centipawns for the side to move.
    pub fn value<B: Boards>(&mut self, position: &Position<B>, ply: usize) -> i32 {
        let ply = ply.min(self.plies.len() - 1);
        self.follow(position, ply);
        let us = position.info.turn();
        let sums = |side| &self.lanes[self.place(ply, side)..][..self.network.width()];
        self.network.output(position.boards(), sums(us), sums(!us))
    }

    /// Where the sums of a side on a ply are.
    fn place(&self, ply: usize, side: Color) -> usize {
        (2 * ply + side as usize) * self.network.width()
    }

    /// Sees to it that a ply has the sums of a position.
    fn follow<B: Boards>(&mut self, position: &Position<B>, ply: usize) {
        let boards = position.boards();
        let source = self.nearest(boards, ply);
        let near = &self.plies[source];
        self.come.clear();
        self.gone.clear();
        near.compare(boards, &position.info, &mut self.come, &mut self.gone);
        let known = near.outlooks;
        let outlooks = Color::ALL.map(|side| self.network.inputs.outlook(boards, side));
        for (side, outlook) in Color::ALL.into_iter().zip(outlooks) {
            let (from, to) = (self.place(source, side), self.place(ply, side));
            match known[side] == Some(outlook) {
                true => self.update(from, to, outlook),
                false => self.rebuild(to, outlook, position),
            }
        }
        let here = &mut self.plies[ply];
        here.boards.iter_mut().zip(boards).for_each(|(to, from)| *to = *from);
        here.pockets = ByColor(Color::ALL.map(|side| *position.info.pocket(side)));
        here.outlooks = ByColor(outlooks.map(Some));
    }

    /// The ply that differs least from boards: this or the one before.
    fn nearest(&self, boards: &[Board], ply: usize) -> usize {
        let Some(before) = ply.checked_sub(1) else { return ply };
        let distance = self.plies[before].distance(boards);
        match distance <= NEAR || distance < self.plies[ply].distance(boards) {
            true => before,
            false => ply,
        }
    }

    /// The sums of a side, made of others by what has come and gone.
    fn update(&mut self, from: usize, to: usize, outlook: Outlook) {
        self.network.note_rows(outlook, &self.come, &mut self.added);
        self.network.note_rows(outlook, &self.gone, &mut self.taken);
        for i in 0..self.network.width() {
            let rows = |row: &usize| &self.network.rows[row + i];
            let (added, taken) = (self.added.iter().map(rows), self.taken.iter().map(rows));
            self.lanes[to + i] = lanes::changed(&self.lanes[from + i], added, taken);
        }
    }

    /// Sums up a position as a side sees it.
    fn rebuild<B: Boards>(&mut self, to: usize, outlook: Outlook, position: &Position<B>) {
        let network = self.network;
        self.added.clear();
        things(position.boards(), &position.info, |thing| {
            self.added.extend(network.row(outlook, thing));
        });
        for (i, bias) in network.bias.iter().enumerate() {
            let added = self.added.iter().map(|row| &network.rows[row + i]);
            self.lanes[to + i] = lanes::changed(bias, added, [].iter());
        }
    }
}

impl Summed {
    /// On how many squares other boards differ.
    fn distance(&self, boards: &[Board]) -> u32 {
        self.boards.iter().zip(boards).map(|(old, new)| old.changed(new).len()).sum()
    }

    /// Notes what another position has and this has not, and the other way round.
    fn compare(
        &self,
        boards: &[Board],
        info: &PositionInfo,
        come: &mut Vec<Thing>,
        gone: &mut Vec<Thing>,
    ) {
        for (i, (old, new)) in self.boards.iter().zip(boards).enumerate() {
            for square in old.changed(new) {
                let at = BoardSquare::new(BoardId::new(i as u8), square);
                if let Some(piece) = old.piece_at(square) {
                    gone.push(Thing::Stands(at, piece));
                }
                if let Some(piece) = new.piece_at(square) {
                    come.push(Thing::Stands(at, piece));
                }
            }
        }
        for color in Color::ALL.into_iter().filter(|&c| self.pockets[c] != *info.pocket(c)) {
            for role in Role::RESERVABLE {
                let old = self.pockets[color].count(role);
                let new = info.pocket(color).count(role);
                (new..old).for_each(|n| gone.push(Thing::Held(color, role, n)));
                (old..new).for_each(|n| come.push(Thing::Held(color, role, n)));
            }
        }
    }
}

impl Network {
    /// Where the weights begin of the input that stands for something; none where no input does.
    fn row(&self, outlook: Outlook, thing: Thing) -> Option<usize> {
        Some(self.inputs.index(outlook, thing)? * self.width())
    }

    /// Notes the rows of some things as a side sees them.
    fn note_rows(&self, outlook: Outlook, things: &[Thing], rows: &mut Vec<usize>) {
        rows.clear();
        for &thing in things {
            if let Some(row) = self.row(outlook, thing) {
                rows.push(row);
            }
        }
    }
}
