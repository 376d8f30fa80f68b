//! Moves, and who was first.

use super::{Arbiter, Deed, Entry, Scene, Status};
use crate::board::Color;
use crate::realtime::{Move, Refusal, Tick};

/// A move of White's and what there was before it.
#[derive(Clone, PartialEq, Debug)]
pub struct Before {
    tick: Tick,
    scene: Scene,
    /// How long the log was, that move not counted.
    logged: usize,
}

impl Arbiter {
    /// A move of a side, now.
    pub(super) fn play(&mut self, serial: u32, side: Color, m: Move) -> Result<Status, Refusal> {
        match side {
            Color::White => self.play_white(serial, m),
            Color::Black => self.play_black(serial, m),
        }
    }

    fn deed(&self, scene: &Scene, entry: &Entry) -> Result<Deed, Refusal> {
        scene.deed(&self.options, entry.side, entry.deed.effect.asked(), entry.tick)
    }

    /// White's move (R22).
    fn play_white(&mut self, serial: u32, m: Move) -> Result<Status, Refusal> {
        let tick = self.now;
        let deed = |scene: &Scene| scene.deed(&self.options, Color::White, m, tick);
        let (now, then) = (deed(&self.live), deed(&self.settled));
        match then.ok().filter(|&then| now != Ok(then)) {
            Some(then) => self.overrule(serial, then)?,
            // No conflict: what Black has done stands, and so does this.
            None => {
                let now = now?;
                self.settle(self.pending.len());
                if self.ending.is_some() {
                    return Err(Refusal::GameOver);
                }
                self.make_white(serial, tick, now);
            }
        }
        Ok(Status::Ok)
    }

    /// A move of White's that is at odds with what is pending: White wins. Black's moves stand as
    /// far as this one stays the same after them, and if they are the same after this one.
    fn overrule(&mut self, serial: u32, deed: Deed) -> Result<(), Refusal> {
        self.settle(self.compatible(&deed));
        if self.ending.is_some() {
            return Err(Refusal::GameOver);
        }
        let rest = std::mem::take(&mut self.pending);
        self.make_white(serial, self.now, deed);
        for entry in rest {
            let stands =
                self.ending.is_none() && self.deed(&self.settled, &entry) == Ok(entry.deed);
            match stands {
                true => self.make_settled(entry),
                false => self.void(entry),
            }
        }
        self.live = self.settled;
        Ok(())
    }

    /// The length of the longest run of pending moves, from the first, after which White's move
    /// still does the same.
    fn compatible(&self, deed: &Deed) -> usize {
        let mut scene = self.settled;
        let mut longest = 0;
        for (count, entry) in (1..).zip(&self.pending) {
            scene = scene.apply(&self.options, &entry.deed, entry.tick);
            let m = deed.effect.asked();
            if scene.deed(&self.options, Color::White, m, self.now) == Ok(*deed) {
                longest = count;
            }
        }
        longest
    }

    /// Black's move (R23).
    fn play_black(&mut self, serial: u32, m: Move) -> Result<Status, Refusal> {
        let tick = self.now;
        self.forget(tick);
        let deed = |scene: &Scene| scene.deed(&self.options, Color::Black, m, tick);
        let now = deed(&self.live);
        let then = self.recent.first().map(|white| deed(&self.without_white(white)));
        let deed = match (now, then) {
            (Ok(now), Some(Ok(then))) if now != then => return Err(Refusal::TieLost),
            (Err(_), Some(Ok(_))) => return Err(Refusal::TieLost),
            (now, _) => now?,
        };
        let entry = Entry { serial, tick, side: Color::Black, deed };
        self.live = self.live.apply(&self.options, &deed, tick);
        self.pending.push(entry);
        if self.options.tie_window.is_none() {
            self.settle_quietly();
            return Ok(Status::Ok);
        }
        Ok(Status::Pending)
    }

    /// Forgets White's moves that are too long ago for a tie.
    fn forget(&mut self, tick: Tick) {
        let window = self.options.tie_window;
        let near = |since: Tick| window.is_some_and(|window| since.saturating_add(window) >= tick);
        self.recent.retain(|white| near(white.tick));
    }

    /// What there would be if White had not made that move nor any since: Black's moves are made
    /// again as far as they are the same.
    fn without_white(&self, white: &Before) -> Scene {
        let logged = self.log.get(white.logged..).unwrap_or_default();
        let black = logged.iter().chain(&self.pending).filter(|entry| entry.side == Color::Black);
        black.fold(white.scene, |scene, entry| match self.deed(&scene, entry) {
            Ok(deed) if deed == entry.deed => scene.apply(&self.options, &deed, entry.tick),
            _ => scene,
        })
    }

    /// The first so many pending moves become final.
    pub(super) fn settle(&mut self, count: usize) {
        let rest = self.pending.split_off(count.min(self.pending.len()));
        for entry in std::mem::replace(&mut self.pending, rest) {
            match self.ending {
                None => self.make_settled(entry),
                Some(_) => self.void(entry),
            }
        }
    }

    fn make_settled(&mut self, entry: Entry) {
        self.make(entry);
        self.tell(entry.serial, entry.side, entry.asked(), Status::Ok);
    }

    /// All pending moves become final, of which nobody has heard that they were pending.
    fn settle_quietly(&mut self) {
        for entry in std::mem::take(&mut self.pending) {
            self.make(entry);
        }
    }

    pub(super) fn make_white(&mut self, serial: u32, tick: Tick, deed: Deed) {
        let before = Before { tick, scene: self.settled, logged: self.log.len() };
        self.forget(tick);
        self.recent.push(before);
        self.make(Entry { serial, tick, side: Color::White, deed });
        self.live = self.settled;
    }

    /// Makes a final move.
    pub(super) fn make(&mut self, entry: Entry) {
        self.settled = self.settled.apply(&self.options, &entry.deed, entry.tick);
        self.log.push(entry);
        self.history.moved(&self.options, &entry, &self.settled.position);
        self.judge_move(&entry);
    }

    pub(super) fn void(&mut self, entry: Entry) {
        self.tell(entry.serial, entry.side, entry.asked(), Status::Voided);
    }
}
