//! What of a session is to be seen, at a moment.

use crate::app::realtime::picture;
use crate::app::realtime::picture::{Arrow, ArrowKind, Check, TimedMark, TimedPicture};
use crate::app::realtime::session::Session;
use crate::board::{Color, Square};
use crate::realtime::arbiter::{Entry, Scene};
use crate::realtime::{Move, Tick};

/// How many moves are drawn as arrows, and for how long at most, in milliseconds.
const ARROWS: usize = 5;
pub const ARROW_MS: f64 = 4_000.0;

impl Session {
    /// Everything on the board at a moment.
    pub fn picture(&self, now: f64) -> TimedPicture {
        match &self.replay {
            Some(replay) => {
                let made = replay.made(&self.arbiter, now);
                let log = self.arbiter.log().get(..made).unwrap_or_default();
                let scene = replay.scene(&self.arbiter, now);
                let tick = replay.tick(now);
                let since = tick.saturating_sub(self.span(ARROW_MS, replay.clock.tu_ms));
                TimedPicture { arrows: made_arrows(log, since), ..self.bare(&scene, tick) }
            }
            None => self.live(self.clock.tick(now)),
        }
    }

    /// So many milliseconds in ticks.
    fn span(&self, ms: f64, tu_ms: u32) -> Tick {
        (ms * 1_000.0 / f64::from(tu_ms)) as Tick
    }

    /// The pieces of a scene and what they wait for.
    fn bare(&self, scene: &Scene, tick: Tick) -> TimedPicture {
        let pieces = picture::pieces(scene);
        let options = self.arbiter.options();
        let checks = self.checks_in(scene, tick);
        let marks = checks.iter().flat_map(|check| picture::check_marks(&scene.position, check));
        TimedPicture {
            frozen: picture::frozen(&scene.position, options, &pieces, tick),
            marks: marks.collect(),
            pieces: pieces.into(),
            checks,
            arrows: Vec::new(),
            unsure: Vec::new(),
        }
    }

    fn live(&self, tick: Tick) -> TimedPicture {
        let scene = self.scene();
        let mut picture = self.bare(scene, tick);
        let shown = self.arbiter.pending().iter().filter(|_| self.viewer() == Color::Black);
        picture.unsure = shown.clone().map(|entry| entry.deed.effect.to).collect();
        let since = tick.saturating_sub(self.span(ARROW_MS, self.clock.tu_ms));
        let log: Vec<Entry> = self.arbiter.log().iter().chain(shown).copied().collect();
        picture.arrows = made_arrows(&log, since);
        picture.arrows.extend(
            self.voided
                .iter()
                .map(|&(serial, m)| arrow(serial, Color::Black, m, ArrowKind::Voided)),
        );
        for side in Color::ALL {
            picture.arrows.extend(self.premoves(side));
            if let Some(at) = self.picked[side] {
                picture.marks.push((at, TimedMark::Picked));
                let targets = picture::targets(&scene.position, self.arbiter.options(), at, tick);
                picture.marks.extend(targets);
            }
        }
        let waiting: Vec<Square> = picture
            .arrows
            .iter()
            .filter(|a| a.kind == ArrowKind::Premove)
            .map(|a| a.from)
            .collect();
        picture.marks.extend(waiting.into_iter().map(|at| (at, TimedMark::Premove)));
        picture
    }

    /// The premoves of a side that is played here, as arrows.
    pub fn premoves(&self, side: Color) -> impl Iterator<Item = Arrow> {
        let shown = self.setup.is_human(side);
        let premoves = self.arbiter.premoves().iter().filter(move |p| shown && p.side == side);
        premoves.filter_map(move |premove| {
            let from = self.arbiter.scene(side).find(premove.piece)?;
            let m = Move { from, to: premove.to, promotion: premove.promotion };
            Some(arrow(premove.serial, side, m, ArrowKind::Premove))
        })
    }

    /// The checks there are in the game as it stands, as they are seen here.
    pub fn checks(&self) -> Vec<Check> {
        self.checks_in(self.scene(), self.arbiter.now())
    }

    /// The checks there are in what is shown at a moment, and its tick.
    pub fn shown_checks(&self, now: f64) -> (Vec<Check>, Tick) {
        match &self.replay {
            Some(replay) => {
                let (scene, tick) = (replay.scene(&self.arbiter, now), replay.tick(now));
                (self.checks_in(&scene, tick), tick)
            }
            None => (self.checks(), self.arbiter.now()),
        }
    }

    fn checks_in(&self, scene: &Scene, tick: Tick) -> Vec<Check> {
        let options = self.arbiter.options();
        let check = |side| picture::check(&scene.position, options, side, tick);
        Color::ALL.into_iter().filter_map(check).collect()
    }
}

/// The last moves that were made after a tick.
fn made_arrows(log: &[Entry], since: Tick) -> Vec<Arrow> {
    let last = log.len().saturating_sub(ARROWS);
    let late = log[last..].iter().filter(|entry| entry.tick >= since);
    late.map(|entry| arrow(entry.serial, entry.side, entry.asked(), ArrowKind::Made)).collect()
}

fn arrow(id: u32, color: Color, m: Move, kind: ArrowKind) -> Arrow {
    Arrow { id, from: m.from, to: m.to, color, kind }
}
