//! A moment of the search: a position, and when each player can act.

use crate::board::key::Key;
use crate::board::splitmix::nth;
use crate::board::{ByColor, Color, Square};
use crate::realtime::{Effect, Options, Tick, TimedPosition};

/// How fast a player acts, in ticks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// Between two moves of the player.
    pub interval: Tick,
    /// From a move of the other to the first that answers it.
    pub reaction: Tick,
}

/// Cooldowns are told apart in the table of positions by so many ticks.
const BUCKET: Tick = 50;

/// A moment of the search.
#[derive(Clone, Copy, Debug)]
pub struct TimedNode {
    pub position: TimedPosition,
    /// From when on each player can act.
    pub hand: ByColor<Tick>,
    /// Who has let a chance to act go by since the last move.
    pub waited: ByColor<bool>,
    /// Moves and waits from the root.
    pub ply: usize,
}

impl TimedNode {
    /// Who acts: whoever can first, White of two.
    pub fn actor(&self) -> Color {
        match self.hand[Color::White] <= self.hand[Color::Black] {
            true => Color::White,
            false => Color::Black,
        }
    }

    /// When.
    pub fn now(&self) -> Tick {
        self.hand[self.actor()]
    }

    /// The moment after a move of the actor.
    pub fn after(&self, options: &Options, pace: &ByColor<Pace>, effect: &Effect) -> TimedNode {
        let (side, now) = (self.actor(), self.now());
        let mut hand = ByColor([0; 2]);
        hand[side] = now.saturating_add(pace[side].interval);
        hand[!side] = self.hand[!side].max(now.saturating_add(pace[!side].reaction));
        TimedNode {
            position: self.position.apply(options, effect, now),
            hand,
            waited: ByColor([false; 2]),
            ply: self.ply + 1,
        }
    }

    /// The moment when somebody acts after the actor has let it go by: the other player, or, when
    /// both have waited, whoever acts first once another piece is ready. None when nothing will
    /// change up to the horizon.
    pub fn after_waiting(&self, horizon: Tick) -> Option<TimedNode> {
        let (side, now) = (self.actor(), self.now());
        let mut next = TimedNode { ply: self.ply + 1, ..*self };
        if !self.waited[!side] {
            next.waited[side] = true;
            next.hand[side] = now.max(self.hand[!side]).saturating_add(1);
            return Some(next);
        }
        let change = self.next_ready(now).filter(|&tick| tick <= horizon)?;
        next.waited = ByColor([false; 2]);
        for hand in &mut next.hand.0 {
            *hand = (*hand).max(change);
        }
        Some(next)
    }

    /// The first tick after `now` at which a frozen piece may move.
    fn next_ready(&self, now: Tick) -> Option<Tick> {
        let pieces = self.position.board().occupied();
        pieces.map(|at| self.position.ready_at(at)).filter(|&ready| ready > now).min()
    }

    /// The position, how long pieces stay frozen, and who acts when, as one number.
    pub fn key(&self) -> Key {
        let now = self.now();
        let mut key = self.position.key();
        let mut fact = |number: u64| key ^= nth(number);
        for at in self.position.board().occupied() {
            let left = self.position.ready_at(at).saturating_sub(now);
            if left > 0 {
                fact((left.div_ceil(BUCKET) as u64) << 8 | at.index() as u64);
            }
        }
        for color in Color::ALL {
            for pawn in self.position.passed(color) {
                fact(1 << 40 | square(pawn));
            }
            fact(2 << 40 | (color as u64) << 1 | self.waited[color] as u64);
        }
        let apart = self.hand[!self.actor()].saturating_sub(now).div_ceil(BUCKET);
        fact(3 << 40 | (apart as u64) << 1 | self.actor() as u64);
        key
    }
}

fn square(at: Square) -> u64 {
    at.index() as u64
}
