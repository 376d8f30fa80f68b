//! What is said in the course. Only views call it.

use crate::app::realtime::course::goals::{LEARNER, TimedVerdict};
use crate::app::realtime::course::lesson::TimedLesson;
use crate::app::realtime::notice::Remark;
use crate::app::realtime::session::{Phase, Session};
use crate::app::realtime::{listing, words};
use crate::app::wording::terms::color_word;
use crate::texts::texts;

/// What is said under the words of a step: why a move is refused, what has become of a try, or whether time runs.
pub fn said(lesson: &TimedLesson, session: &Session) -> String {
    let t = texts();
    match (&lesson.verdict, refusal(lesson, session)) {
        (Some(TimedVerdict::Done), _) => lesson.task().map_or("", |task| task.done).to_owned(),
        (Some(TimedVerdict::Missed(why, _)), _) => missed(why, lesson, session),
        (None, Some(refused)) => words::remark(refused),
        (None, None) if lesson.is_shown() => t.course_shown(),
        (None, None) if session.phase == Phase::Running => words::status(session),
        (None, None) => t.lesson_still(),
    }
}

/// Why a move is refused, as long as that is of interest.
pub fn refusal<'a>(lesson: &TimedLesson, session: &'a Session) -> Option<&'a Remark> {
    let notice = session.notice.as_ref().filter(|_| lesson.verdict.is_none())?;
    Some(&notice.what).filter(|what| what.is_attempt())
}

/// Why a try misses, and the answer that shows it once it was made.
fn missed(why: &str, lesson: &TimedLesson, session: &Session) -> String {
    let why = if why.is_empty() { texts().course_missed() } else { why.to_owned() };
    match session.arbiter.log().last().filter(|_| lesson.is_answered(session)) {
        None => why,
        Some(answer) => {
            let (black, answer) = (color_word(!LEARNER), listing::short(&answer.deed.effect));
            format!("{why} {}", texts().course_answer(black, &answer))
        }
    }
}
