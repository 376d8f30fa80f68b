//! The hidden layer's sums along the line that a search is on.

use super::Network;
use super::inputs::{Outlook, Thing, pocketed, things};
use super::lanes::{self, Lanes};
use crate::board::{
    Board, BoardId, BoardSquare, Boards, ByColor, Color, Position, PositionInfo, Wide,
};

/// The sums of the last position that was looked at on each ply. One is made of the nearest there is, whichever that
/// is: so nobody need tell what a move has changed, and nothing can go stale.
pub struct Sums<'a> {
    network: &'a Network,
    plies: Vec<Summed>,
    /// What a position has and its neighbour had not, and the other way round.
    come: Vec<Thing>,
    gone: Vec<Thing>,
}

/// A position and its sums.
#[derive(Clone)]
struct Summed {
    boards: Wide,
    info: PositionInfo,
    outlooks: ByColor<Option<Outlook>>,
    sums: ByColor<Vec<Lanes>>,
}

impl<'a> Sums<'a> {
    /// Sums of a network for lines of so many plies.
    pub fn new(network: &'a Network, plies: usize) -> Sums<'a> {
        let bias = || network.bias.clone();
        let empty = Summed {
            boards: Wide::EMPTY,
            info: Position::<Wide>::EMPTY.info,
            outlooks: ByColor([None; 2]),
            sums: ByColor([bias(), bias()]),
        };
        Sums { network, plies: vec![empty; plies.max(1)], come: Vec::new(), gone: Vec::new() }
    }

    pub fn network(&self) -> &'a Network {
        self.network
    }

    /// What the network says of a position so many plies from the root, in centipawns for the side to move.
    pub fn value<B: Boards>(&mut self, position: &Position<B>, ply: usize) -> i32 {
        let ply = ply.min(self.plies.len() - 1);
        self.follow(position, ply);
        let (summed, us) = (&self.plies[ply], position.info.turn());
        self.network.output(position.boards(), &summed.sums[us], &summed.sums[!us])
    }

    /// Sees to it that a ply has the sums of a position.
    fn follow<B: Boards>(&mut self, position: &Position<B>, ply: usize) {
        let boards = position.boards();
        let (before, rest) = self.plies.split_at_mut(ply);
        let Some(here) = rest.first_mut() else { return };
        if let Some(parent) = before.last()
            && parent.distance(boards) < here.distance(boards)
        {
            here.become_like(parent);
        }
        self.come.clear();
        self.gone.clear();
        here.compare(boards, &position.info, &mut self.come, &mut self.gone);
        for color in Color::ALL {
            let outlook = self.network.inputs.outlook(boards, color);
            let sums = &mut here.sums[color];
            if here.outlooks[color] == Some(outlook) {
                update(self.network, sums, outlook, &self.come, &self.gone);
            } else {
                here.outlooks[color] = Some(outlook);
                rebuild(self.network, sums, outlook, position);
            }
        }
        here.boards.iter_mut().zip(boards).for_each(|(to, from)| *to = *from);
        here.info = position.info;
    }
}

impl Summed {
    /// Takes over all of another in the room there is: a clone would ask for new.
    fn become_like(&mut self, other: &Summed) {
        let Summed { boards, info, outlooks, sums } = other;
        self.boards.clone_from(boards);
        self.info = *info;
        self.outlooks = *outlooks;
        for color in Color::ALL {
            self.sums[color].copy_from_slice(&sums[color]);
        }
    }

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
                gone.extend(old.piece_at(square).map(|piece| Thing::Stands(at, piece)));
                come.extend(new.piece_at(square).map(|piece| Thing::Stands(at, piece)));
            }
        }
        if (Color::ALL.iter()).all(|&color| self.info.pocket(color) == info.pocket(color)) {
            return;
        }
        for (color, role) in pocketed() {
            let count = |info: &PositionInfo| info.pocket(color).count(role);
            let (old, new) = (count(&self.info), count(info));
            gone.extend((new..old).map(|n| Thing::Held(color, role, n)));
            come.extend((old..new).map(|n| Thing::Held(color, role, n)));
        }
    }
}

/// Changes the sums of a side by what has come and gone.
fn update(network: &Network, sums: &mut [Lanes], outlook: Outlook, come: &[Thing], gone: &[Thing]) {
    let input = |thing: &Thing| network.inputs.index(outlook, *thing);
    for row in come.iter().filter_map(input).map(|input| network.row(input)) {
        lanes::add(sums, row);
    }
    for row in gone.iter().filter_map(input).map(|input| network.row(input)) {
        lanes::subtract(sums, row);
    }
}

/// Sums up a position as a side sees it.
fn rebuild<B: Boards>(
    network: &Network,
    sums: &mut [Lanes],
    outlook: Outlook,
    position: &Position<B>,
) {
    sums.copy_from_slice(&network.bias);
    things(position.boards(), &position.info, |thing| {
        if let Some(input) = network.inputs.index(outlook, thing) {
            lanes::add(sums, network.row(input));
        }
    });
}
