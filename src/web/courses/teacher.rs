//! What the page does by itself while somebody learns: it answers moves, shows how it is done, and keeps how far they
//! have come.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::courses::goals::Verdict;
use crate::app::courses::lesson::{Due, Lesson};
use crate::app::courses::progress::Progress;
use crate::app::courses::traces::examples;
use crate::app::turns::action::Action;
use crate::web::common::sound::{self, Sound};
use crate::web::common::teaching_keys::CourseDesk;
use crate::web::courses::keeping;
use crate::web::turns::room::RoomHandle;

/// How long after a move it is answered, in milliseconds: an answer at once feels wrong.
const PAUSE: u32 = 300;

/// As soon as the move is drawn.
const AT_ONCE: u32 = 20;

/// How long a position stands that is shown.
const SHOWN: u32 = 700;

/// A lesson on the page, and the boards it is at.
#[derive(Clone, PartialEq)]
pub struct Desk {
    pub lesson: UseStateHandle<Lesson>,
    pub room: RoomHandle,
}

impl Desk {
    /// Shows the lesson at the position of its step.
    pub fn open(&self, lesson: Lesson) {
        self.room.dispatch(Action::Open(Box::new(lesson.table(lesson.start.clone()))));
        self.lesson.set(lesson);
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
        let to = self.lesson.moved(by);
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
        self.room.dispatch(Action::Cancel);
    }
}

/// Answers moves, and makes those that are shown.
#[hook]
pub fn use_answers(desk: &Desk, sounds: bool) {
    let Desk { lesson, room } = desk.clone();
    let mark = (room.table.version, lesson.is_hint_shown, lesson.is_shown());
    use_effect_with(mark, move |_| {
        let due = lesson.due(&room.table.game);
        let pause = due.map(|due| match due {
            Due::Verdict => PAUSE,
            Due::VerdictNow => AT_ONCE,
            Due::Shown(_) => SHOWN,
        });
        let answer = move || match due {
            Some(Due::Shown(m)) => room.dispatch(Action::Choose(m)),
            _ => judge(&Desk { lesson, room }, sounds),
        };
        let waits = pause.map(|pause| Timeout::new(pause, answer));
        move || drop(waits)
    });
}

/// Says what has become of the last move, and answers it.
fn judge(Desk { lesson, room }: &Desk, sounds: bool) {
    let game = &room.table.game;
    let heard = lesson.heard(game);
    // Whoever goes on with a turn is left alone with it.
    if heard.verdict != Some(Verdict::Open) {
        let answered = heard.reply().and_then(|m| game.after(m));
        let table = heard.table(answered.unwrap_or_else(|| game.clone()));
        room.dispatch(Action::Open(Box::new(table)));
    }
    let sound = match heard.verdict {
        Some(Verdict::Done) => Some(Sound::Solved),
        Some(Verdict::Missed(..)) => Some(Sound::Voided),
        _ => None,
    };
    sound.filter(|_| sounds).into_iter().for_each(sound::play);
    lesson.set(heard);
}

/// Keeps how far somebody has come, and says it.
#[hook]
pub fn use_progress(desk: &Desk) -> UseStateHandle<Progress> {
    let progress = use_state(keeping::progress);
    let (lesson, room) = (desk.lesson.clone(), desk.room.clone());
    use_effect_with((lesson.at, lesson.is_solved()), {
        let progress = progress.setter();
        move |&(at, is_solved)| {
            let slug = lesson.spec().slug();
            progress.set(keeping::change(|progress| {
                progress.visit(slug, at, lesson.len());
                if is_solved {
                    progress.solve(slug, at);
                    let examples = examples(&lesson, &room.table.game);
                    examples.iter().for_each(|tip| progress.learn(tip.name));
                }
            }));
        }
    });
    progress
}
