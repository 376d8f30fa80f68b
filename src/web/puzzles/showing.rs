//! What happens by itself in a puzzle of turns: a right move is answered, a wrong one refuted and taken back, and a
//! solution that somebody wants to see played through.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::app::puzzles::attempt::{Attempt, AttemptAction, Phase};
use crate::app::turns::action::Action;
use crate::app::turns::moves::MoveStep;
use crate::app::turns::solution::PuzzleVerdict;
use crate::web::turns::engine::use_errand;
use crate::web::turns::room::RoomHandle;

/// How long after a right move it is answered, in milliseconds.
const REPLY: u32 = 275;

/// How long after a wrong move what refutes it begins, between the moves of that, and how long the last of them stands.
const REFUTE: u32 = 400;
const NEXT: u32 = 500;
const STANDS: u32 = 1_500;

/// How long what refutes a move is waited for.
const PATIENCE: u32 = 6_000;

/// How long each move of a solution stands.
const STEP: u32 = 900;

/// The attempt on the page.
#[derive(Clone, PartialEq)]
pub struct AttemptRoom(pub Attempt);

impl Reducible for AttemptRoom {
    type Action = AttemptAction;

    fn reduce(self: Rc<Self>, action: AttemptAction) -> Rc<Self> {
        let attempt = self.0.act(action);
        if attempt == self.0 { self } else { Rc::new(AttemptRoom(attempt)) }
    }
}

/// The attempt and the way to act on it.
pub type AttemptHandle = UseReducerHandle<AttemptRoom>;

/// Has an attempt take its course at a table.
#[hook]
pub fn use_course(room: &RoomHandle, attempt: &AttemptHandle) {
    use_judge(room, attempt);
    use_phases(room, attempt);
    use_reply(room, attempt);
    use_refutation(room, attempt);
    use_solution(room, attempt);
    let hear = {
        let attempt = attempt.dispatcher();
        Callback::from(move |action| match action {
            Action::Told(tell) => attempt.dispatch(AttemptAction::Told(tell)),
            _ => attempt.dispatch(AttemptAction::NothingKnown),
        })
    };
    use_errand(attempt.0.question(), hear);
}

/// Tells the attempt of each move.
#[hook]
fn use_judge(room: &RoomHandle, attempt: &AttemptHandle) {
    let (table, attempt) = (room.table.clone(), attempt.clone());
    use_effect_with(room.table.version, move |_| {
        attempt.dispatch(AttemptAction::Played(Box::new(table)));
    });
}

/// Has another table where the attempt has come further: nobody moves while a try is refuted, or at the end.
#[hook]
fn use_phases(room: &RoomHandle, attempt: &AttemptHandle) {
    let before = use_mut_ref(|| attempt.0.clone());
    let (room, attempt) = (room.clone(), attempt.clone());
    use_effect_with(attempt.0.phase, move |&phase| {
        let before = before.replace(attempt.0.clone());
        let (now, table) = (&attempt.0, &room.table);
        let next = match phase {
            Phase::Refuting(_) => {
                now.refuted().map(|tried| now.table(tried.game.clone(), Some(table)))
            }
            Phase::Solved => Some(now.table(table.game.clone(), Some(table))),
            Phase::Shown => Some(now.laid_out(now.found(table), table)),
            Phase::Open => before.refuted().map(|tried| {
                let made = tried.game.len().saturating_sub(1);
                let game =
                    if now.tries.is_empty() { now.start() } else { tried.game.first_plies(made) };
                now.table(game, Some(table))
            }),
        };
        let again = before.is_done() && phase == Phase::Open;
        let next = next.or_else(|| again.then(|| now.table(now.start(), Some(table))));
        next.into_iter().for_each(|table| room.dispatch(Action::Open(Box::new(table))));
    });
}

/// Answers a right move after a moment.
#[hook]
fn use_reply(room: &RoomHandle, attempt: &AttemptHandle) {
    let reply = match attempt.0.verdict(&room.table) {
        PuzzleVerdict::Reply(reply) if attempt.0.phase == Phase::Open => Some(reply),
        _ => None,
    };
    let room = room.dispatcher();
    use_effect_with(reply, move |&reply| {
        let answer = move |m| move || room.dispatch(Action::Choose(m));
        let timer = reply.map(|m| Timeout::new(REPLY, answer(m)));
        move || drop(timer)
    });
}

/// Plays what refutes a try, once that is known, and goes back.
#[hook]
fn use_refutation(room: &RoomHandle, attempt: &AttemptHandle) {
    let (room, attempt) = (room.clone(), attempt.clone());
    let tried = attempt.0.refuted();
    let made = tried.map(|tried| room.table.game.len().saturating_sub(tried.game.len()));
    let is_known = tried.is_some_and(|tried| tried.refutation.is_some());
    use_effect_with((attempt.0.phase, made, is_known), move |&(_, made, _)| {
        let refuted = attempt.0.refuted().map(|tried| tried.refutation.clone());
        let timer = refuted.zip(made).map(|(refutation, made)| match refutation {
            None => Timeout::new(PATIENCE, move || attempt.dispatch(AttemptAction::NothingKnown)),
            Some(line) => match line.get(made).copied() {
                Some(m) => {
                    let wait = if made == 0 { REFUTE } else { NEXT };
                    Timeout::new(wait, move || room.dispatch(Action::Choose(m)))
                }
                None => Timeout::new(STANDS, move || attempt.dispatch(AttemptAction::Back)),
            },
        });
        move || drop(timer)
    });
}

/// Plays a solution through for a solver who asked for it, until they step through it themselves.
#[hook]
fn use_solution(room: &RoomHandle, attempt: &AttemptHandle) {
    let expected = use_mut_ref(|| None::<usize>);
    let is_shown = attempt.0.phase == Phase::Shown;
    let (ply, length) = (room.table.ply(), attempt.0.puzzle.line.len());
    let is_laid_out = room.table.game.len() == length && room.table.setup.is_shown();
    let room = room.dispatcher();
    use_effect_with((is_shown && is_laid_out, ply), move |&(plays, ply)| {
        let is_own = plays && expected.borrow().is_none_or(|expected| expected == ply);
        let next = (is_own && ply < length).then_some(ply + 1);
        expected.replace(if plays { Some(next.unwrap_or(usize::MAX)) } else { None });
        let step = move |ply| move || room.dispatch(Action::Show(MoveStep::To(ply)));
        let timer = next.map(|ply| Timeout::new(STEP, step(ply)));
        move || drop(timer)
    });
}
