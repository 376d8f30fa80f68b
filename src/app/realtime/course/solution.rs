//! A way to do what a step asks, found by trying.

use crate::app::realtime::act::SessionAction;
use crate::app::realtime::course::goals::LEARNER;
use crate::app::realtime::course::lesson::{Deed, TimedLesson};
use crate::app::realtime::session::Session;
use crate::notation::realtime::courses::TimedGoal;
use crate::realtime::{Command, Readiness, Tick};

/// No task asks for more.
const MOST: usize = 2;

/// What is done at a moment is seen a moment later.
const MOMENT: Tick = 100;

/// A lesson and a session of its step.
#[derive(Clone)]
struct Attempt {
    lesson: TimedLesson,
    session: Session,
}

/// The fewest commands that do what a step asks, at the first moments at which they do.
pub fn find(lesson: &TimedLesson) -> Option<Vec<Deed>> {
    lesson.task()?;
    let session = lesson.session().act(SessionAction::Run, 0.0);
    let attempt = Attempt { lesson: lesson.clone(), session };
    (0..=MOST).find_map(|left| attempt.solved(left))
}

impl Attempt {
    /// What is still to be done, in so many commands.
    fn solved(&self, left: usize) -> Option<Vec<Deed>> {
        for tick in self.moments() {
            let then = self.after(SessionAction::Wake, tick);
            match then.lesson.verdict {
                Some(_) => return then.lesson.is_done().then(Vec::new),
                None if left == 0 => continue,
                None => {}
            }
            for command in then.commands() {
                let tried = then.after(SessionAction::Tell(LEARNER, command), tick);
                let deed = (tick, command);
                let rest = match tried.lesson.verdict {
                    Some(_) => tried.lesson.is_done().then(Vec::new),
                    None => tried.solved(left - 1),
                };
                if let Some(rest) = rest {
                    return Some([vec![deed], rest].concat());
                }
            }
        }
        None
    }

    fn after(&self, action: SessionAction, tick: Tick) -> Attempt {
        let session = self.session.act(action, self.session.clock.ms(f64::from(tick)));
        Attempt { lesson: self.lesson.heard(&session), session }
    }

    /// When something may have become possible: now, once a piece is ready, and after what happens by itself.
    fn moments(&self) -> Vec<Tick> {
        let now = self.session.arbiter.now();
        let position = self.session.arbiter.view(LEARNER);
        let own = position.board().color(LEARNER).into_iter();
        let ready = own.map(|at| position.ready_at(at));
        let script = self.session.script.iter().map(|&(tick, ..)| tick + MOMENT);
        let later = ready.chain(script).filter(|&tick| tick > now);
        let mut moments: Vec<Tick> = later.chain([now]).collect();
        moments.sort_unstable();
        moments.dedup();
        moments
    }

    /// What whoever learns can command.
    fn commands(&self) -> Vec<Command> {
        let (arbiter, mut legal) = (&self.session.arbiter, Vec::new());
        let (position, tick) = (arbiter.view(LEARNER), arbiter.now());
        position.legal(arbiter.options(), LEARNER, tick, Readiness::Counted, &mut legal);
        let mut commands: Vec<Command> =
            legal.iter().map(|effect| Command::Move(effect.asked())).collect();
        let goals = self.lesson.task().map_or(&[][..], |task| &task.goals);
        for goal in goals {
            if let TimedGoal::Premove(wanted) = goal {
                commands.extend(wanted.iter().map(|&m| Command::Premove(m)));
            }
        }
        commands
    }
}
