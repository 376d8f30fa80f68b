//! Clocks that can be chosen: those that are offered, the steps of one's own, and what clocks are called.

use crate::app::common::player::Opponent;
use crate::game::clock::{TimeControl, face};
use crate::texts::texts;

const QUARTER: u32 = 15_000;

/// The clocks that are offered.
pub const OFFERED: [TimeControl; 5] = [
    TimeControl::minutes(1, 1),
    TimeControl::minutes(3, 2),
    TimeControl::minutes(5, 3),
    TimeControl::minutes(10, 5),
    TimeControl::minutes(15, 10),
];

/// What somebody begins with who wants a clock of their own.
pub const FIRST: TimeControl = TimeControl::minutes(5, 3);

/// A number that is chosen step by step.
pub struct Scale(&'static [u32]);

/// Times of a person, in quarters of a minute: from a quarter to three hours.
pub const BASES: Scale = Scale(&[
    1, 2, 3, 4, 6, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 100,
    120, 140, 160, 180, 240, 300, 360, 420, 480, 540, 600, 660, 720,
]);

/// What is added, or waited for, in seconds.
pub const SECONDS: Scale = Scale(&[
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 25, 30, 35, 40, 45,
    60,
]);

impl Scale {
    /// The number of the last step.
    pub fn last(&self) -> u8 {
        self.0.len() as u8 - 1
    }

    /// The step that comes next to a number.
    pub fn step(&self, number: u32) -> u8 {
        let far = |step: &usize| self.0[*step].abs_diff(number);
        (0..self.0.len()).min_by_key(far).unwrap_or(0) as u8
    }

    /// The number of a step.
    pub fn number(&self, step: u8) -> u32 {
        self.0[usize::from(step.min(self.last()))]
    }
}

/// The step of a person's time in milliseconds.
pub fn base_step(ms: u32) -> u8 {
    BASES.step(ms / QUARTER)
}

/// A person's time in milliseconds at a step.
pub fn base(step: u8) -> u32 {
    BASES.number(step) * QUARTER
}

/// The words for the two whose times are wished for, by which texts choose.
pub fn sides(against: Opponent) -> [&'static str; 2] {
    match against {
        Opponent::Computer => ["you", "computer"],
        Opponent::Device => ["you", "friend"],
        Opponent::Friend | Opponent::Correspondence => ["white", "black"],
    }
}

/// What a clock is called: `5+3`, `½+0`, `5 | 2 delay`, `10 vs 3`.
pub fn name(time: TimeControl) -> String {
    let more = match (time.increment_ms, time.delay_ms, time.second_base_ms) {
        (0, 1.., _) | (0, _, Some(_)) => String::new(),
        (more, ..) => format!("+{}", seconds(more)),
    };
    let [first, second] = time.bases().map(|base| minutes(base) + &more);
    let clock = match time.second_base_ms {
        None => first,
        Some(_) => texts().clock_at_odds(&first, &second),
    };
    match time.delay_ms {
        0 => clock,
        delay => texts().clock_with_delay(&clock, &seconds(delay)),
    }
}

/// Minutes with their quarters; what is none as a clock shows it.
pub fn minutes(ms: u32) -> String {
    if !ms.is_multiple_of(QUARTER) {
        return face(ms);
    }
    let (whole, quarters) = (ms / 60_000, ms / QUARTER % 4);
    let quarters = ["", "¼", "½", "¾"][quarters as usize];
    match whole {
        0 if !quarters.is_empty() => quarters.to_owned(),
        _ => format!("{whole}{quarters}"),
    }
}

fn seconds(ms: u32) -> String {
    let tenths = ms / 100 % 10;
    let rest = if tenths == 0 { String::new() } else { format!(".{tenths}") };
    format!("{}{rest}", ms / 1_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_called_as_players_do() {
        let odds = TimeControl::minutes(10, 0).with_bases([600_000, 180_000]);
        let delay = TimeControl { delay_ms: 2_000, ..TimeControl::minutes(5, 0) };
        let all = TimeControl { delay_ms: 2_000, increment_ms: 3_000, ..odds };
        let quick = TimeControl { base_ms: 90_000, ..TimeControl::minutes(0, 1) };
        let names =
            [TimeControl::minutes(5, 3), TimeControl::minutes(1, 0), delay, odds, all, quick]
                .map(name);
        let said = ["5+3", "1+0", "5 | 2 delay", "10 vs 3", "10+3 vs 3+3 | 2 delay", "1½+1"];
        assert_eq!(names, said);
        assert_eq!([15_000, 30_000, 45_000, 90_500].map(minutes), ["¼", "½", "¾", "1:31"]);
    }

    #[test]
    fn every_step_leads_back_to_itself() {
        for step in 0..=BASES.last() {
            assert_eq!(base_step(base(step)), step);
        }
        for step in 0..=SECONDS.last() {
            assert_eq!(SECONDS.step(SECONDS.number(step)), step);
        }
        assert_eq!([base(0), base(BASES.last())], [15_000, 180 * 60_000]);
        assert_eq!(SECONDS.number(SECONDS.last()), 60);
        assert_eq!(base(base_step(185_000)), 180_000, "what is no step is near one");
    }
}
