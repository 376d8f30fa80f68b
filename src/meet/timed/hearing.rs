//! What a packet changes. What contradicts an earlier one, or the clock, is refused as a whole.

use super::lane::Stamped;
use super::live::{LiveTimed, Other};
use super::packet::Packet;
use super::run::{Phase, Run};
use crate::meet::frame::{Flaw, Head, Kind};
use crate::realtime::Tick;

/// By so much a command may be ahead of the clock here beyond what the measurement may be wrong, in microseconds.
const AHEAD: u64 = 100_000;

/// More commands of a side no game has.
const MOST_IN_A_GAME: usize = 20_000;

impl LiveTimed {
    /// Hears a packet. It need not come from the other device.
    pub fn hear(&mut self, bytes: &[u8], now: u64) {
        if let Err(flaw) = self.take_in(bytes, now) {
            self.note(flaw);
        }
    }

    fn take_in(&mut self, bytes: &[u8], now: u64) -> Result<(), Flaw> {
        let (head, mut bytes) = Head::read(bytes, self.terms.meeting)?;
        if head.kind != Kind::Timed {
            return Err(Flaw::Odd("kind"));
        }
        let packet = Packet::read(&mut bytes)?;
        let last = self.other.map_or((0, 0), |other| (other.life, other.number));
        if (head.life, packet.number) <= last {
            return Ok(());
        }
        self.offset.hear(head.life, head.stamps.believed(packet.knows == self.life), now);
        self.follow_run(packet.run);
        self.check(&packet, now)?;
        self.other = Some(Other {
            life: head.life,
            number: packet.number,
            run: packet.run,
            is_ready: packet.is_ready,
            total: packet.total,
            heard: packet.heard,
            at: now,
        });
        self.take_back_what_was_forgotten(&packet);
        let own = self.own;
        let theirs = &mut self.lanes[!own];
        let fresh = fresh(&packet, theirs.commands.len());
        let brings = fresh.is_some_and(|fresh| !fresh.is_empty()) || !packet.recalled.is_empty();
        // Where something is missing, a page has lost its memory: what it has forgotten is still to be said again.
        if let Some(fresh) = fresh {
            theirs.commands.extend(fresh);
            theirs.horizon = theirs.horizon.max(packet.horizon);
        }
        self.wait_with(&packet);
        self.settle();
        if brings {
            self.rebuild();
        }
        Ok(())
    }

    /// Can a packet be, after all that was said before, and now?
    fn check(&self, packet: &Packet, now: u64) -> Result<(), Flaw> {
        let (own, theirs) = (&self.lanes[self.own], &self.lanes[!self.own]);
        let (first, known) = (packet.first as usize, theirs.commands.len());
        let end = first.saturating_add(packet.commands.len());
        if end > packet.total as usize || end > MOST_IN_A_GAME {
            return Err(Flaw::Odd("total"));
        }
        let Some(fresh) = fresh(packet, known) else { return Ok(()) };
        let again = theirs.commands[first..].iter().zip(&packet.commands);
        if again.into_iter().any(|(known, said)| known != said) {
            return Err(Flaw::Changed);
        }
        let earliest = theirs.earliest();
        if fresh.first().is_some_and(|command| command.tick < earliest) {
            return Err(Flaw::Backdated);
        }
        let latest = fresh.last().map_or(packet.horizon, |last| last.tick.max(packet.horizon));
        if latest > theirs.horizon.max(own.horizon) && self.is_ahead_of_time(latest, now) {
            return Err(Flaw::Future);
        }
        Ok(())
    }

    /// Whether the other side may not have come so far yet, even if it has not heard that the game stands still.
    fn is_ahead_of_time(&self, tick: Tick, now: u64) -> bool {
        let error = self.offset.error().unwrap_or(0) + AHEAD;
        let common = self.common(now).map(|at| at.saturating_add(error));
        let started = self.started.filter(|started| started.epoch == self.run.epoch);
        let most = started.zip(common).and_then(|(run, at)| run.tick(at, self.terms.tu_ms));
        // A command given while the game stands still moves its own horizon by one.
        let halted = self.lanes[self.own].horizon.max(self.lanes[!self.own].horizon);
        most.is_some_and(|most| tick > most.max(halted.saturating_add(1)))
    }

    /// The guest follows the host's starts; a host that has lost its memory learns how many there were.
    fn follow_run(&mut self, theirs: Run) {
        if theirs.epoch <= self.run.epoch {
            return;
        }
        let phase = if self.is_host { Phase::Halted } else { theirs.phase };
        self.run = Run { epoch: theirs.epoch, phase };
        self.started = Some(self.run).filter(|run| !run.is_halted());
    }

    /// Either side may have the game stand still.
    fn wait_with(&mut self, packet: &Packet) {
        let stands = packet.run.is_halted() && packet.run.epoch == self.run.epoch;
        if stands && !self.run.is_halted() {
            self.halt();
        }
    }

    /// A page that has lost its memory hears what it had commanded and promised.
    fn take_back_what_was_forgotten(&mut self, packet: &Packet) {
        let own = &mut self.lanes[self.own];
        let heard = packet.heard as usize;
        let forgotten = heard.saturating_sub(own.commands.len());
        if forgotten > 0 && packet.recalled.len() == forgotten {
            let in_order = packet.recalled.first().is_some_and(|first| {
                own.commands.last().is_none_or(|last: &Stamped| last.tick <= first.tick)
            });
            if in_order {
                own.commands.extend(&packet.recalled);
            }
        }
        // Only who knows this life does not listen to earlier ones any more.
        if own.commands.len() >= heard && packet.knows == self.life {
            own.horizon = own.horizon.max(if self.is_told { 0 } else { packet.heard_horizon });
            self.is_told = true;
        }
    }
}

/// The commands of a packet that are new to whoever knows so many; none where there is a gap before them.
fn fresh(packet: &Packet, known: usize) -> Option<&[Stamped]> {
    let skipped = known.checked_sub(packet.first as usize)?;
    Some(packet.commands.get(skipped..).unwrap_or_default())
}
