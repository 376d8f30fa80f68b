//! The clock of a game in PGN: as one tag, or at odds as two, a side each (as tournament programs have it).
//!
//! `300+3` is seconds and what is added after each turn; `300+2d` a delay (as python-chess has it). What is left
//! after each move stands in the comments: `[%clk 0:04:57.5]`.

use crate::app::turns::table::Table;
use crate::game::clock::TimeControl;
use crate::notation::pgn::{MoveTree, NodeId, Tags};

const BOTH: &str = "TimeControl";
/// The command that says what is left.
const CLOCK: &str = "clk";
const EACH: [&str; 2] = ["WhiteTimeControl", "BlackTimeControl"];

/// Says in the tags of a game which clock there was.
pub fn tell(tags: &mut Tags, time: TimeControl) {
    match time.second_base_ms {
        None => tags.set(BOTH, &written(time)),
        Some(_) => EACH.into_iter().zip(time.bases()).for_each(|(tag, base_ms)| {
            tags.set(tag, &written(TimeControl { base_ms, ..time }));
        }),
    }
}

/// The clock of which the tags of a game tell; none if there was none, or one of another kind.
pub fn told(tags: &Tags) -> Option<TimeControl> {
    if let [Some(first), Some(second)] = EACH.map(|tag| tags.get(tag).and_then(read)) {
        return Some(first.with_bases([first.base_ms, second.base_ms]));
    }
    read(tags.get(BOTH)?)
}

/// Says in the comments of the main line what was left after each move.
pub fn tell_times(tree: &mut MoveTree, table: &Table) {
    if table.times.len() != table.game.len() {
        return;
    }
    for (id, &left) in main_line(tree).into_iter().zip(&table.times) {
        tree.notes_mut(id).set_command(CLOCK, Some(&clock(left)));
    }
}

/// Takes out of the comments of the main line what was left after each move; nothing if it is not said of all.
pub fn take_times(tree: &mut MoveTree) -> Vec<u32> {
    let line = main_line(tree);
    let times: Option<Vec<u32>> = line.iter().map(|&id| tree.notes(id).clock()).collect();
    let times = times.unwrap_or_default();
    for (id, _) in line.into_iter().zip(&times) {
        tree.notes_mut(id).set_command(CLOCK, None);
    }
    times
}

fn main_line(tree: &MoveTree) -> Vec<NodeId> {
    tree.main_line_from(NodeId::START).collect()
}

fn written(time: TimeControl) -> String {
    let mut text = seconds(time.base_ms);
    if time.increment_ms > 0 || time.delay_ms == 0 {
        text += &format!("+{}", seconds(time.increment_ms));
    }
    if time.delay_ms > 0 {
        text += &format!("+{}d", seconds(time.delay_ms));
    }
    text
}

fn read(text: &str) -> Option<TimeControl> {
    let mut parts = text.split('+');
    let mut time =
        TimeControl { base_ms: milliseconds(parts.next()?)?, ..TimeControl::minutes(0, 0) };
    for more in parts {
        match more.strip_suffix('d') {
            Some(delay) => time.delay_ms = milliseconds(delay)?,
            None => time.increment_ms = milliseconds(more)?,
        }
    }
    Some(time).filter(|time| time.base_ms > 0)
}

/// `0:04:57.5`: hours, minutes, and seconds with a fraction where there is one.
fn clock(ms: u32) -> String {
    let (hours, minutes) = (ms / 3_600_000, ms / 60_000 % 60);
    let seconds = seconds(ms % 60_000);
    let whole = seconds.split('.').next().unwrap_or_default().len();
    let zero = if whole < 2 { "0" } else { "" };
    format!("{hours}:{minutes:02}:{zero}{seconds}")
}

/// Milliseconds as seconds, with a fraction where there is one.
fn seconds(ms: u32) -> String {
    let text = format!("{}.{:03}", ms / 1_000, ms % 1_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

fn milliseconds(seconds: &str) -> Option<u32> {
    let (whole, rest) = seconds.split_once('.').unwrap_or((seconds, ""));
    let rest = format!("{rest:0<3}");
    let part: u32 = rest.get(..3)?.parse().ok()?;
    whole.parse::<u32>().ok()?.checked_mul(1_000)?.checked_add(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_the_same() {
        let plain = TimeControl { base_ms: 90_500, ..TimeControl::minutes(0, 2) };
        let delayed = TimeControl { delay_ms: 2_000, ..TimeControl::minutes(5, 0) };
        let all = TimeControl { delay_ms: 1_500, second_base_ms: Some(60_000), ..plain };
        for time in [plain, delayed, all, TimeControl::minutes(1, 0)] {
            let mut tags = Tags::default();
            tell(&mut tags, time);
            assert_eq!(told(&tags), Some(time));
        }
        assert_eq!([plain, delayed, all].map(written), ["90.5+2", "300+2d", "90.5+2+1.5d"]);
    }

    #[test]
    fn clocks_of_other_kinds_are_none() {
        for text in
            ["", "-", "?", "40/9000", "*180", "0+3", "x+1", "300+y", "300+2dd", "99999999+0"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read("300"), Some(TimeControl::minutes(5, 0)));
    }

    #[test]
    fn a_clock_in_a_comment_has_two_digits_of_minutes_and_seconds() {
        let all = [0, 9_400, 59_999, 60_000, 297_500, 5_415_000].map(clock);
        let said = ["0:00:00", "0:00:09.4", "0:00:59.999", "0:01:00", "0:04:57.5", "1:30:15"];
        assert_eq!(all, said);
    }
}
