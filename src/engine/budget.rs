//! How long a search may take.

use super::limits::{Clock, Limits};

/// Kept in hand for what happens between the move and the opponent's clock, in ms.
const MARGIN: u64 = 30;
/// Moves still to be made when nothing says how many.
const MOVES_LEFT: u64 = 28;

/// When a search must end and when it had better not begin anything new, in ms from its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    soft: u64,
    hard: u64,
}

impl Budget {
    /// What the limits and the mover's clock allow.
    pub fn new(limits: &Limits, clock: Option<Clock>) -> Budget {
        let unlimited = Budget { soft: u64::MAX, hard: u64::MAX };
        if limits.infinite {
            return unlimited;
        }
        match (limits.movetime_ms, clock) {
            (Some(ms), _) => Budget { soft: ms, hard: ms },
            (None, Some(clock)) => Budget::by_clock(clock),
            (None, None) => unlimited,
        }
    }

    fn by_clock(clock: Clock) -> Budget {
        let left = clock.remaining_ms.saturating_sub(MARGIN).max(1);
        let moves = clock.moves_to_go.map_or(MOVES_LEFT, |n| (n as u64).clamp(1, 40));
        let share = left / moves + clock.increment_ms.min(left) * 3 / 4;
        let most = if moves == 1 { left * 9 / 10 } else { left * 2 / 5 };
        Budget { soft: share.min(most).max(1), hard: (share * 4).min(most).max(1) }
    }

    /// Must the search end now?
    pub fn is_spent(&self, elapsed_ms: u64) -> bool {
        elapsed_ms >= self.hard
    }

    /// Is there too little left to begin another iteration? `steadiness` counts the iterations
    /// since the best move last changed: a steady choice needs less time.
    pub fn is_nearly_spent(&self, elapsed_ms: u64, steadiness: u32) -> bool {
        if self.soft == self.hard {
            return elapsed_ms >= self.hard;
        }
        let percent = match steadiness {
            0 => 110,
            1 => 85,
            2 => 65,
            3 => 55,
            _ => 45,
        };
        elapsed_ms >= self.soft.saturating_mul(percent) / 100
    }
}
