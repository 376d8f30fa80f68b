//! Looking back in a game: as it went, faster or slower, step by step, or anywhere at once.

use crate::app::realtime::TickClock;
use crate::realtime::arbiter::{Entry, Scene};
use crate::realtime::{Arbiter, Tick};

/// The speeds that are offered, in quarters of that of the game.
pub const SPEEDS: [(u32, &str); 5] = [(1, "¼×"), (2, "½×"), (4, "1×"), (8, "2×"), (16, "4×")];

/// Where somebody looks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Replay {
    /// The time that is shown.
    pub clock: TickClock,
    /// In quarters of that of the game.
    pub speed: u32,
    /// The last tick there is to see.
    pub end: Tick,
}

/// What somebody wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayLook {
    /// The moment of a tick.
    At(Tick),
    /// After so many moves.
    Move(usize),
    Back,
    Forward,
    /// It goes on, or stops.
    Play,
    Speed(u32),
    /// The game itself again.
    Close,
}

impl Replay {
    /// A look at the end of a game that has been played so far, at the pace it was agreed to have.
    pub fn of(arbiter: &Arbiter, tu_ms: u32) -> Replay {
        let last = moments(arbiter).last().unwrap_or(0);
        let ended = arbiter.ending().map_or(arbiter.now(), |ending| ending.tick);
        let end = ended.max(last);
        Replay { clock: TickClock::stopped(tu_ms, end), speed: 4, end }
    }

    /// Looks elsewhere.
    pub(crate) fn moved(self, arbiter: &Arbiter, look: ReplayLook, tu_ms: u32, now: f64) -> Replay {
        let tick = self.tick(now);
        let made = self.made(arbiter, now);
        let at = |tick: Tick| Replay { clock: self.clock.set(tick, now), ..self };
        match look {
            ReplayLook::At(tick) => at(tick.min(self.end)),
            ReplayLook::Move(count) => at(moment(arbiter, count)).halted(now),
            ReplayLook::Back if moment(arbiter, made) < tick => {
                at(moment(arbiter, made)).halted(now)
            }
            ReplayLook::Back => at(moment(arbiter, before(arbiter, made))).halted(now),
            ReplayLook::Forward => at(moments(arbiter).nth(made).unwrap_or(self.end)).halted(now),
            ReplayLook::Play if self.clock.runs() => self.halted(now),
            ReplayLook::Play => {
                let from = if tick >= self.end { arbiter.start().1 } else { tick };
                Replay { clock: self.clock.set(from, now).started(now), ..self }
            }
            ReplayLook::Speed(speed) => {
                let clock = self.clock.paced((tu_ms * 4) / speed.max(1), now);
                Replay { clock, speed, ..self }
            }
            ReplayLook::Close => self,
        }
    }

    /// What is shown, standing still.
    pub(crate) fn halted(self, now: f64) -> Replay {
        Replay { clock: self.clock.halted(now), ..self }
    }

    /// The tick that is shown.
    pub fn tick(&self, now: f64) -> Tick {
        self.clock.tick(now).min(self.end)
    }

    /// How many moves have been made by then.
    pub fn made(&self, arbiter: &Arbiter, now: f64) -> usize {
        let tick = self.tick(now);
        moments(arbiter).take_while(|&moment| moment <= tick).count()
    }

    /// The pieces at that moment.
    pub fn scene(&self, arbiter: &Arbiter, now: f64) -> Scene {
        let start = Scene::new(arbiter.start().0);
        let made = arbiter.log().iter().take(self.made(arbiter, now));
        made.fold(start, |scene, Entry { deed, tick, .. }| {
            scene.apply(arbiter.options(), deed, *tick)
        })
    }

    pub(crate) fn stop_at_end(&mut self, now: f64, epoch: &mut u32) {
        if self.clock.runs() && self.clock.tick(now) >= self.end {
            self.clock = TickClock::stopped(self.clock.tu_ms, self.end);
            *epoch = epoch.wrapping_add(1);
        }
    }

    /// In how many milliseconds something happens in it.
    pub(crate) fn due(&self, arbiter: &Arbiter, now: f64) -> Option<f64> {
        let tick = self.tick(now);
        let next = moments(arbiter).find(|&moment| moment > tick);
        self.clock.until(next.unwrap_or(self.end).min(self.end), now)
    }
}

/// When the moves of a log are seen: a tie's stamps go backwards, but its moves are made in order.
fn moments(arbiter: &Arbiter) -> impl Iterator<Item = Tick> {
    arbiter.log().iter().scan(0, |latest, entry| {
        *latest = entry.tick.max(*latest);
        Some(*latest)
    })
}

/// When so many moves have been made.
fn moment(arbiter: &Arbiter, count: usize) -> Tick {
    match count {
        0 => arbiter.start().1,
        count => moments(arbiter).nth(count - 1).or(moments(arbiter).last()).unwrap_or(0),
    }
}

/// The number of moves that had been made a moment earlier.
fn before(arbiter: &Arbiter, made: usize) -> usize {
    let tick = moment(arbiter, made);
    moments(arbiter).take_while(|&moment| moment < tick).count()
}
