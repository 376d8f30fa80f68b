//! What the page does by itself while somebody learns: it judges what happens, answers it, and stops time.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::realtime::course::TimedLesson;
use crate::app::realtime::course::goals::LEARNER;
use crate::app::realtime::{Phase, SessionAction, Why};
use crate::web::common::sound::{self, Sound};
use crate::web::common::teaching_keys::CourseDesk;
use crate::web::realtime::room::SessionHandle;

/// How long after a try it is answered, in milliseconds: an answer at once could not be followed.
const PAUSE: u32 = 600;

/// A lesson on the page, and the session it is at.
#[derive(Clone, PartialEq)]
pub struct Desk {
    pub lesson: UseStateHandle<TimedLesson>,
    pub room: SessionHandle,
}

impl Desk {
    /// Shows a lesson at the beginning of its step.
    pub fn open(&self, lesson: TimedLesson) {
        self.room.dispatch(SessionAction::Open(Box::new(lesson.session())));
        self.lesson.set(lesson);
    }

    /// Lets time run.
    pub fn run(&self) {
        self.room.dispatch(SessionAction::Run);
    }
}

impl CourseDesk for Desk {
    fn is_done(&self) -> bool {
        self.lesson.is_done()
    }

    fn has_missed(&self) -> bool {
        self.lesson.has_missed()
    }

    fn go(&self, by: isize) {
        let to = self.lesson.to(self.lesson.at.saturating_add_signed(by));
        if to.step().is_some() && to.at != self.lesson.at {
            self.open(to);
        }
    }

    fn again(&self) {
        self.open(self.lesson.again());
    }

    fn hint(&self) {
        self.lesson.set(self.lesson.with_hint());
    }

    fn let_go(&self) {
        self.room.dispatch(SessionAction::LetGo);
    }

    fn start(&self) -> bool {
        let waits = matches!(self.room.session.phase, Phase::Paused(_));
        let asks = self.lesson.verdict.is_none() && self.lesson.task().is_some();
        if waits && asks {
            self.run();
        }
        waits && asks
    }
}

/// Judges what happens, shows what is wrong with a try, and stops time when all is said.
#[hook]
pub fn use_teacher(desk: &Desk, sounds: bool) {
    let Desk { lesson, room } = desk.clone();
    let before = lesson.verdict;
    use_effect_with(room.session.version, {
        let (lesson, room) = (lesson.clone(), room.clone());
        move |_| {
            let heard = lesson.heard(&room.session);
            if heard.verdict != before && sounds {
                sound::play(if heard.is_done() { Sound::Solved } else { Sound::Voided });
            }
            if heard != *lesson {
                lesson.set(heard);
            }
        }
    });
    let rests = lesson.rests(&room.session);
    use_effect_with((lesson.verdict, rests), move |&(_, rests)| {
        if rests {
            room.dispatch(SessionAction::Pause(Why::Asked));
        }
        let answer = lesson.refutation().filter(|_| !rests).map(|command| {
            let answer = SessionAction::Tell(!LEARNER, command);
            Timeout::new(PAUSE, move || room.dispatch(answer))
        });
        move || drop(answer)
    });
}
