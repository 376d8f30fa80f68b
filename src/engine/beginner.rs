//! What a beginner does not see. People who have just learned a game look at what is close by and at a few moves of their
//! own; they overlook captures from afar, what is special about a game, and above all what the opponent threatens. What
//! they do not see they go on not seeing for a while.

use crate::board::splitmix::first;
use crate::board::{Boards, Position};
use crate::rules::Move;

/// Of a thousand moves of a kind, how many are missed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Captures at most two squares away, and from farther.
    close: u64,
    far: u64,
    /// Moves that orthodox chess does not have.
    special: u64,
    /// All others: so few come to mind.
    quiet: u64,
}

/// What somebody sees who has not played for long.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beginner {
    /// Of one's own moves, and of the opponent's.
    pub own: Sight,
    pub theirs: Sight,
}

/// From who has just learned the game to who begins to see what the opponent threatens.
pub const BEGINNERS: [Beginner; 4] = [
    beginner([400, 950, 970, 930], [850, 1000, 1000, 1000]),
    beginner([290, 780, 960, 830], [590, 870, 1000, 1000]),
    beginner([190, 570, 940, 670], [350, 630, 1000, 1000]),
    beginner([90, 310, 900, 420], [160, 340, 1000, 1000]),
];

const fn beginner(own: [u64; 4], theirs: [u64; 4]) -> Beginner {
    Beginner { own: sight(own), theirs: sight(theirs) }
}

const fn sight([close, far, special, quiet]: [u64; 4]) -> Sight {
    Sight { close, far, special, quiet }
}

/// A capture that is not seen is not seen for so many moves.
const SPELL: u64 = 12;

/// So far one sees, in squares.
const CLOSE: u8 = 2;

impl Sight {
    /// Is a move missed, in a game with a seed?
    pub fn misses<B: Boards>(self, position: &Position<B>, m: Move, seed: u64) -> bool {
        let captures = m.captures(position);
        let missed = match m {
            _ if is_special(m) => self.special,
            _ if !captures => self.quiet,
            _ if distance(m) <= CLOSE => self.close,
            _ => self.far,
        };
        let when = match captures {
            true => u64::from(position.info.fullmove) / SPELL,
            false => position.info.key(),
        };
        first(when ^ seed ^ m.number()) % 1000 < missed
    }
}

/// Is it a move that takes no seeing: an orthodox one that captures nothing?
pub fn is_plain<B: Boards>(position: &Position<B>, m: Move) -> bool {
    !is_special(m) && !m.captures(position)
}

fn is_special(m: Move) -> bool {
    !matches!(m, Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. })
}

/// How far a move goes, in king's steps.
fn distance(m: Move) -> u8 {
    let (Some(from), Some(to)) = (m.origin(), m.landing()) else { return u8::MAX };
    let (from, to) = (from.square(), to.square());
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()))
}
