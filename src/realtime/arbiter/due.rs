//! What happens by itself as time goes on.

use super::{Arbiter, Reason};
use crate::board::Color;
use crate::realtime::{EnPassantRule, Tick};

/// Something due, in the order in which things are done on one tick.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Due {
    /// The first pending move becomes final (R20).
    Settle,
    /// A right to capture in passing ends (R29).
    Lapse,
    /// The premove of that index is tried (R33).
    Premove(Color, usize),
    /// Nobody has moved for too long (R31).
    Idle,
}

impl Arbiter {
    /// Does everything due until a tick, that one included.
    pub fn advance(&mut self, tick: Tick) {
        while let Some((at, due)) = self.next().filter(|&(at, _)| at <= tick) {
            self.now = self.now.max(at);
            match due {
                Due::Settle => self.settle(1),
                Due::Lapse => self.judge_lapse(at),
                Due::Premove(_, index) => self.fire(index),
                Due::Idle => self.end(None, Reason::Idle, at),
            }
            self.drop_dead_premoves();
        }
        self.now = self.now.max(tick);
    }

    /// The next tick at which anything happens by itself, if anything will: so long nobody need
    /// call [`Arbiter::advance`]. Pieces becoming ready are no event.
    pub fn next_due(&self) -> Option<Tick> {
        let lapse = |side| Some(self.standing_offer(side)?.saturating_add(1));
        let offers = Color::ALL.into_iter().filter_map(lapse);
        self.next().map(|(tick, _)| tick).into_iter().chain(offers).min()
    }

    fn next(&self) -> Option<(Tick, Due)> {
        if self.ending.is_some() || !self.begun {
            return None;
        }
        let premoves = self.next_premove().map(|(tick, side, i)| (tick, Due::Premove(side, i)));
        let idle = self.idle_at().map(|tick| (tick, Due::Idle));
        let all = [self.next_settled(), self.next_lapse(), premoves, idle];
        all.into_iter().flatten().min()
    }

    fn next_settled(&self) -> Option<(Tick, Due)> {
        let window = self.options.tie_window.unwrap_or(0);
        let first = self.pending.first()?;
        Some((first.tick.saturating_add(window).saturating_add(1), Due::Settle))
    }

    /// The next end of a right. While moves are pending it must wait: they were made before.
    fn next_lapse(&self) -> Option<(Tick, Due)> {
        if self.options.en_passant != EnPassantRule::Cooldown || !self.pending.is_empty() {
            return None;
        }
        let position = &self.settled.position;
        let pawns = Color::ALL.into_iter().flat_map(|side| position.passed(side));
        let ends = pawns.map(|pawn| position.ready_at(pawn)).filter(|&end| end > self.judged);
        Some((ends.min()?, Due::Lapse))
    }

    /// The tick of the next end of a right, if it is not after a tick.
    pub(super) fn next_lapse_until(&self, tick: Tick) -> Option<Tick> {
        self.next_lapse().map(|(at, _)| at).filter(|&at| at <= tick)
    }

    /// When the game is drawn if nobody moves.
    pub(super) fn idle_at(&self) -> Option<Tick> {
        let limit = Some(self.options.idle_limit).filter(|&limit| limit > 0)?;
        let moved = self.live.position.moved.0.into_iter().flatten().max();
        Some(moved.unwrap_or(self.start.1).saturating_add(limit))
    }
}
