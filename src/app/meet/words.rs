//! What is said of meeting somebody, and of the connection. Only views call it.

use crate::app::common::line::Line;
use crate::app::meet::meeting::{Failure, NoAnswer};
use crate::app::meet::visit::NoSight;
use crate::app::turns::table::Table;
use crate::app::turns::words::name;
use crate::app::wording::moves::place;
use crate::meet::turns::Stop;
use crate::texts::texts;

/// Why two devices do not meet.
pub fn failure(why: Failure) -> String {
    match why {
        Failure::Unable => texts().meet_unable(),
        Failure::Nowhere => texts().meet_nowhere(),
        Failure::Unreachable => texts().meet_unreachable(),
        Failure::TooLate => texts().meet_too_late(),
    }
}

/// Why what somebody brings is no answer.
pub fn no_answer(why: &NoAnswer) -> String {
    match why {
        NoAnswer::Invitation => texts().meet_no_answer(),
        NoAnswer::Another => texts().meet_other_answer(),
        NoAnswer::Unasked => texts().meet_unasked(),
        NoAnswer::Garbled => texts().meet_garbled(),
    }
}

/// Why nothing is to be seen through the camera.
pub fn no_sight(why: NoSight) -> String {
    match why {
        NoSight::Forbidden => texts().meet_camera_forbidden(),
        NoSight::Missing => texts().meet_camera_missing(),
    }
}

/// The word of how two devices are connected, by which looks choose.
pub fn line_word(line: Line) -> &'static str {
    match line {
        Line::Apart => "apart",
        Line::Steady => "steady",
        Line::Unsteady => "unsteady",
        Line::Cut => "cut",
        Line::Left => "left",
        Line::Stopped(_) => "stopped",
    }
}

/// How two devices are connected that have a table.
pub fn line(table: &Table, line: Line) -> String {
    let friend = name(table, !table.setup.human());
    let at = |moves: u16| place(&table.game, usize::from(moves).min(table.game.len()));
    match line {
        Line::Stopped(Stop::Differs(moves)) => match at(moves) {
            None => texts().wire_differs_at_once(),
            Some(at) => texts().wire_differs(&at),
        },
        line => line_timed(&friend, line),
    }
}

/// How two devices are connected; the other player is called so.
pub fn line_timed(friend: &str, line: Line) -> String {
    let t = texts();
    match line {
        Line::Apart => t.wire_apart(),
        Line::Steady => t.wire_steady(friend),
        Line::Unsteady => t.wire_unsteady(),
        Line::Cut => t.wire_cut(),
        Line::Left => t.wire_left(friend),
        Line::Stopped(Stop::Version(_)) => t.wire_version(),
        Line::Stopped(Stop::Illegal(moves)) => t.wire_illegal(u32::from(moves) + 1),
        Line::Stopped(Stop::Differs(_)) => t.wire_differs_at_once(),
        Line::Stopped(Stop::Over) => t.wire_over(),
        Line::Stopped(Stop::Theirs) => t.wire_stopped(),
    }
}
