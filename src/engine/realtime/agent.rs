//! When the computer acts, and what it has seen: at most one move in each gap, and an answer to what
//! happens only after its reaction.

use std::collections::VecDeque;

use crate::board::splitmix::nth;
use crate::board::{ByColor, Color};
use crate::engine::realtime::node::Pace;
use crate::engine::realtime::player::Question;
use crate::engine::realtime::style::TimedStyle;
use crate::realtime::{Move, Options, Readiness, TU, Tick, TimedPosition};

/// Who waits thinks again after so many ticks at the latest.
const AGAIN: Tick = TU / 2;
/// Moments of acting are spread by so many hundredths to either side.
const JITTER: u64 = 15;

/// The computer's eyes and hand. It knows what happened only some ticks later, its own moves at
/// once.
#[derive(Clone, Debug)]
pub struct Agent {
    side: Color,
    options: Options,
    pace: ByColor<Pace>,
    seed: u64,
    /// What is seen by now, and what will be seen at which tick.
    seen: TimedPosition,
    coming: VecDeque<(Tick, TimedPosition)>,
    /// Its own moves since what is seen by now, by when they were made.
    own: Vec<(Tick, Move)>,
    /// When it next looks whether to act.
    wakes: Tick,
    acted: Tick,
    turns: u64,
}

impl Agent {
    /// An agent for a side that plays in a style where a time unit lasts so many milliseconds, from
    /// a position at a tick on.
    pub fn new(
        side: Color,
        style: &TimedStyle,
        tu_ms: u32,
        options: Options,
        start: (Tick, TimedPosition),
        seed: u64,
    ) -> Agent {
        let mut pace = ByColor([TimedStyle::expected(tu_ms); 2]);
        pace[side] = style.pace(tu_ms);
        let mut agent = Agent {
            side,
            options,
            pace,
            seed,
            seen: start.1,
            coming: VecDeque::new(),
            own: Vec::new(),
            wakes: 0,
            acted: start.1.moved[side].unwrap_or(0),
            turns: 0,
        };
        agent.wakes = start.0.saturating_add(agent.spread(agent.pace[side].reaction));
        // A pause is no reason to move twice in one gap.
        if start.1.moved[side].is_some() {
            agent.wakes = agent.wakes.max(agent.free());
        }
        agent
    }

    pub fn side(&self) -> Color {
        self.side
    }

    /// The next tick at which it wants to be asked what it does.
    pub fn wakes(&self) -> Tick {
        self.wakes
    }

    /// Something has happened that its side can see: the position since a tick. Returns when it
    /// notices.
    pub fn show(&mut self, tick: Tick, position: TimedPosition) -> Tick {
        let reaction = self.pace[self.side].reaction;
        let sees = tick.saturating_add(reaction);
        self.coming.push_back((sees, position));
        self.wakes = self.wakes.min(sees).max(self.free());
        sees
    }

    /// Its own move was accepted.
    pub fn acted(&mut self, tick: Tick, m: Move) {
        self.own.push((tick, m));
        self.acted = tick;
        self.turns += 1;
        self.wakes = self.free();
    }

    /// Its move was refused, or voided later on: what it had seen is no longer so.
    pub fn refused(&mut self, tick: Tick) {
        self.own.clear();
        self.wakes = tick.saturating_add(self.spread(self.pace[self.side].reaction).max(1));
    }

    /// It has chosen to wait at a tick: until another of its pieces is ready, or for a while.
    pub fn waited(&mut self, tick: Tick) {
        let pieces = self.seen.board().color(self.side);
        let ready = pieces.map(|at| self.seen.ready_at(at)).filter(|&ready| ready > tick).min();
        let again = tick.saturating_add(AGAIN);
        let sees = self.coming.front().map_or(again, |&(sees, _)| sees.max(tick + 1));
        self.wakes = ready.unwrap_or(again).min(again).min(sees);
    }

    /// What to think about, to act at a tick.
    pub fn question(&mut self, at: Tick) -> Question {
        Question {
            position: self.known(at),
            options: self.options,
            side: self.side,
            at,
            pace: ByColor([self.pace[Color::White], self.pace[Color::Black]]),
            seed: self.seed,
        }
    }

    /// The position as far as it is known at a tick: as seen, with its own later moves made.
    fn known(&mut self, tick: Tick) -> TimedPosition {
        let reaction = self.pace[self.side].reaction;
        while let Some(&(sees, position)) = self.coming.front()
            && sees <= tick
        {
            self.seen = position;
            self.coming.pop_front();
            self.own.retain(|&(made, _)| made.saturating_add(reaction) > sees);
        }
        let mut known = self.seen;
        for &(made, m) in &self.own {
            let again = known.effect(&self.options, self.side, m, made, Readiness::Ignored);
            if let Ok(effect) = again {
                known = known.apply(&self.options, &effect, made);
            }
        }
        known
    }

    /// When it may act again.
    fn free(&self) -> Tick {
        self.acted.saturating_add(self.spread(self.pace[self.side].interval))
    }

    /// A span of time, a little longer or shorter.
    fn spread(&self, span: Tick) -> Tick {
        let hundredths = 100 - JITTER + nth(self.seed ^ self.turns << 32) % (2 * JITTER + 1);
        (span as u64 * hundredths / 100) as Tick
    }
}
