//! The numbers that a position holds.

use super::draft::Draft;
use super::game::EditedGame;
use crate::board::{BoardSquare, Color, Player, Run, Series};
use crate::realtime::Tick;
use crate::rules::Memory;

/// The longest wait that can be set, in ticks: longer than any piece has.
const LONGEST_WAIT: Tick = 1_000_000;

/// The last moment that can be set, in ticks: so late that a wait still ends before ticks do.
const LAST_TICK: Tick = Tick::MAX - LONGEST_WAIT;

/// A number that a position holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counter {
    /// Plies since the last capture or pawn move.
    HalfMoves,
    /// The number of the full move.
    FullMove,
    /// Which move of the turn is next, from 1.
    MoveOfTurn,
    /// The switches of sides made in a row, and how many may be.
    Switches,
    SwitchLimit,
    /// The switches that a person has left.
    SwitchesLeft(Player),
    /// Without turns: a side's moves since the last capture or pawn move.
    Quiet(Color),
    /// Without turns: the moment, in ticks.
    Tick,
    /// How long a piece has to wait yet, in ticks.
    Wait(BoardSquare),
}

/// Do its turns have several moves?
fn has_turns(draft: &Draft) -> bool {
    draft.remembers(Memory::Turn) || draft.remembers(Memory::Series)
}

impl Counter {
    /// The numbers of a position but for waits, as its game's FEN holds them.
    pub fn of(draft: &Draft) -> Vec<Counter> {
        if draft.game == EditedGame::Timed {
            let [white, black] = Color::ALL.map(Counter::Quiet);
            return vec![white, black, Counter::Tick];
        }
        let mut counters = vec![Counter::HalfMoves, Counter::FullMove];
        counters.extend(has_turns(draft).then_some(Counter::MoveOfTurn));
        if draft.remembers(Memory::Command) {
            counters.push(Counter::Switches);
            // Without a switch there is nothing to limit.
            let is_limited = draft.off.info.run().made > 0;
            counters.extend(is_limited.then_some(Counter::SwitchLimit));
            let left = [Player::First, Player::Second].map(Counter::SwitchesLeft);
            counters.extend(left.into_iter().filter(|_| draft.off.info.switches_left().is_some()));
        }
        counters
    }

    /// The number as it is.
    pub fn get(self, draft: &Draft) -> u32 {
        let info = &draft.off.info;
        match self {
            Counter::HalfMoves => info.clock.into(),
            Counter::FullMove => info.fullmove.into(),
            Counter::MoveOfTurn => u32::from(info.made_in_turn()) + 1,
            Counter::Switches => info.run().made.into(),
            Counter::SwitchLimit => info.run().limit.into(),
            Counter::SwitchesLeft(player) => {
                info.switches_left().map_or(0, |left| left[player as usize].into())
            }
            Counter::Quiet(color) => draft.quiet[color].into(),
            Counter::Tick => draft.tick,
            Counter::Wait(at) => {
                draft.man(at).map_or(0, |man| man.ready.saturating_sub(draft.tick))
            }
        }
    }

    /// The least and the greatest that it can be.
    pub fn range(self, draft: &Draft) -> [u32; 2] {
        match self {
            Counter::HalfMoves
            | Counter::Switches
            | Counter::SwitchLimit
            | Counter::SwitchesLeft(_) => [0, u8::MAX.into()],
            Counter::FullMove => [1, u16::MAX.into()],
            Counter::MoveOfTurn => {
                let mut info = draft.off.info;
                info.set_made_in_turn(0);
                [1, draft.rules().moves_left(&info).into()]
            }
            Counter::Quiet(_) => [0, u16::MAX.into()],
            Counter::Tick => [0, LAST_TICK],
            Counter::Wait(_) => [0, LONGEST_WAIT],
        }
    }

    /// Sets the number, to the nearest that it can be.
    pub(super) fn set(self, draft: &mut Draft, count: u32) {
        let [least, most] = self.range(draft);
        let count = count.clamp(least, most);
        let info = &mut draft.off.info;
        let run = info.run();
        match self {
            Counter::HalfMoves => info.clock = count as u8,
            Counter::FullMove => {
                info.fullmove = count as u16;
                let series = info.series();
                if series.number > 0 {
                    info.set_series(Series { number: count as u16, ..series });
                }
            }
            Counter::MoveOfTurn => info.set_made_in_turn(count as u8 - 1),
            Counter::Switches => info.set_run(Run { made: count as u8, ..run }),
            Counter::SwitchLimit => info.set_run(Run { limit: count as u8, ..run }),
            Counter::SwitchesLeft(player) => {
                let mut left = info.switches_left().unwrap_or_default();
                left[player as usize] = count as u8;
                info.set_switches_left(Some(left));
            }
            Counter::Quiet(color) => draft.quiet[color] = count as u16,
            Counter::Tick => draft.go_to(count),
            Counter::Wait(at) => {
                let ready = draft.tick + count;
                draft.alter(at, |man| man.ready = ready);
            }
        }
    }
}

impl Draft {
    /// Another moment: whoever waits waits as long as before.
    fn go_to(&mut self, tick: Tick) {
        for man in &mut self.men {
            let left = man.ready.saturating_sub(self.tick);
            man.ready = if left > 0 { tick + left } else { 0 };
        }
        self.tick = tick;
    }
}
