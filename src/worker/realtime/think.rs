//! Answers questions about moments: better and better, for a tenth of a second each.

use crate::engine::realtime::driver::LEAD_MS;
use crate::engine::realtime::{Thought, TimedSearch};
use crate::worker::Servant;
use crate::worker::realtime::{Ask, Tell};

/// The size of the table of positions, in megabytes.
const TABLE_MB: usize = 8;
/// The time is looked at after so many nodes.
const POLL: u64 = 1_000;

/// Somebody who answers questions, one after another, and remembers what was found from one to the
/// next.
#[derive(Default)]
pub struct TimedThinker {
    /// The player, and its level.
    player: Option<(TimedSearch, u8)>,
    task: Option<TimedTask>,
    failed: Option<Tell>,
}

/// A question being answered.
struct TimedTask {
    number: u32,
    /// When the answer is to be there.
    ends_ms: u64,
    told: Option<Thought>,
}

impl Servant for TimedThinker {
    type Ask = Ask;
    type Tell = Tell;
    const ASK: &'static str = "wonderboard-realtime-ask";
    const TELL: &'static str = "wonderboard-realtime-tell";

    fn attention(&self) -> u64 {
        8
    }

    fn begin(&mut self, ask: &Ask, now_ms: u64) {
        let number = ask.number;
        self.failed = None;
        self.task = None;
        match ask.question().and_then(|question| Ok((question, ask.style()?))) {
            Err(fault) => self.failed = Some(Tell::Failed { number, what: fault.to_string() }),
            Ok((question, style)) => {
                if self.player.as_ref().is_none_or(|&(_, level)| level != ask.level) {
                    self.player = Some((TimedSearch::new(style, TABLE_MB), ask.level));
                }
                if let Some((player, _)) = &mut self.player {
                    player.begin(&question);
                }
                let ends_ms = now_ms.saturating_add(LEAD_MS.into());
                self.task = Some(TimedTask { number, ends_ms, told: None });
            }
        }
    }

    fn slice(&mut self, millis: u64, now_ms: &dyn Fn() -> u64, tell: &mut dyn FnMut(Tell)) -> bool {
        if let Some(failed) = self.failed.take() {
            tell(failed);
            return false;
        }
        let (Some((player, _)), Some(task)) = (&mut self.player, &mut self.task) else {
            return false;
        };
        let pause = now_ms().saturating_add(millis).min(task.ends_ms);
        loop {
            let (thought, more) = player.slice(POLL);
            let now = now_ms();
            let is_news = task.told.is_none_or(|told| told.choice != thought.choice);
            let ends = !more || now >= task.ends_ms;
            if is_news || ends {
                task.told = Some(thought);
                tell(Tell::of(task.number, &thought));
            }
            if ends || now >= pause {
                return !ends;
            }
        }
    }

    fn ready() -> Tell {
        Tell::Ready
    }

    fn failed(what: String) -> Tell {
        Tell::Failed { number: 0, what }
    }
}
