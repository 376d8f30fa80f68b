//! What is said in a course. Only views call it.

use crate::app::courses::goals::Verdict;
use crate::app::courses::lesson::Lesson;
use crate::app::courses::progress::CourseProgress;
use crate::app::turns::notice::Saying;
use crate::app::turns::table::Table;
use crate::app::turns::words::{saying, status};
use crate::app::wording::terms::color_word;
use crate::texts::texts;
use crate::variants::Tip;

/// What is said under the words of a step: why a move is refused, what has become of one, or who is to move.
pub fn said(lesson: &Lesson, table: &Table) -> String {
    if let Some(refused) = refusal(table) {
        return saying(table, refused);
    }
    let t = texts();
    let task = lesson.step().and_then(|step| step.task.as_ref());
    match &lesson.verdict {
        None if lesson.is_shown() => t.course_shown(),
        None => status(table),
        Some(Verdict::Open) => t.course_half(),
        Some(Verdict::Reply(_)) => format!("{} {}", t.course_right(), answered(table)),
        Some(Verdict::Done) => task.map_or_else(String::new, |task| task.done.to_owned()),
        Some(Verdict::Missed(why, reply)) => {
            let why = if why.is_empty() { t.course_missed() } else { (*why).to_owned() };
            if reply.is_some() { format!("{why} {}", answered(table)) } else { why }
        }
    }
}

/// Why a move is refused, as long as that is of interest.
pub fn refusal(table: &Table) -> Option<&Saying> {
    let what = &table.notice.as_ref().filter(|_| table.choosing.is_empty())?.what;
    matches!(what, Saying::Refused(_) | Saying::NotYours(_)).then_some(what)
}

/// What the other side has answered, which is the last move of the table's game.
fn answered(table: &Table) -> String {
    let game = &table.game;
    let before = game.first_plies(game.len().saturating_sub(1));
    let color = color_word(before.turn());
    texts().course_answer(color, game.last_san().unwrap_or_default())
}

/// How far somebody has come in a course.
pub fn how_far(course: &CourseProgress) -> String {
    match course.is_done {
        true => texts().course_done(),
        false => texts().course_at(course.at + 1, course.steps),
    }
}

/// What somebody is told in a first game.
pub fn tip(tip: Tip) -> String {
    texts().entry("tip", tip.name, "text")
}
