//! How long each piece waits before its first move (R9).

use super::{Options, TU, Tick, TimedPosition};
use crate::board::{Color, Square, splitmix};

/// How the first waits are found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Delays {
    /// Each piece's by chance, from nothing to its value.
    #[default]
    Fractional,
    /// The same, rounded to whole time units.
    Rounded,
    /// White's by chance; Black's as that of the piece on the same file and side of the board.
    Mirrored,
    /// Nobody waits.
    None,
    /// As agreed on beforehand: each piece waits as the position already has it.
    Table,
}

/// What the start of a game depends on: the same setup gives the same waits (R10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstDelays {
    pub delays: Delays,
    pub seed: u64,
    /// So many ticks more each black piece waits.
    pub black_extra: Tick,
}

impl Default for FirstDelays {
    fn default() -> FirstDelays {
        FirstDelays { delays: Delays::Fractional, seed: 0, black_extra: TU }
    }
}

impl FirstDelays {
    /// Freezes the pieces of a position until their first moves.
    pub fn freeze(&self, options: &Options, position: &mut TimedPosition) {
        let drawn = self.drawn(options, position);
        for at in position.board().occupied() {
            let black = position.board().color(Color::Black).has(at);
            let extra = if black { self.black_extra } else { 0 };
            position.set_ready(at, drawn[at.index()].saturating_add(extra));
        }
    }

    /// The wait of the piece on each square, without what Black waits more.
    fn drawn(&self, options: &Options, position: &TimedPosition) -> [Tick; Square::COUNT] {
        let board = position.board();
        let pieces = match self.delays {
            Delays::None => return [0; Square::COUNT],
            Delays::Table => {
                return std::array::from_fn(|i| position.ready_at(Square::new(i as u8)));
            }
            Delays::Mirrored => board.color(Color::White),
            Delays::Fractional | Delays::Rounded => board.occupied(),
        };
        let mut random = self.seed;
        let mut drawn = [0; Square::COUNT];
        for at in pieces {
            let value = position.piece_at(at).map_or(0, |piece| options.value(piece.role));
            drawn[at.index()] = below(splitmix::next(&mut random), value);
        }
        for at in board.occupied() {
            let wait = drawn[at.index()];
            match self.delays {
                Delays::Rounded => drawn[at.index()] = wait.saturating_add(TU / 2) / TU * TU,
                Delays::Mirrored if !pieces.has(at) => {
                    drawn[at.index()] = drawn[at.mirrored().index()];
                }
                _ => {}
            }
        }
        drawn
    }
}

/// A number from 0 to `most`, all alike, of a random one.
fn below(random: u64, most: Tick) -> Tick {
    let product = random as u128 * (most as u128 + 1);
    (product >> 64) as Tick
}
