//! What a side commands, and what comes of it.

use crate::app::realtime::notice::Remark;
use crate::app::realtime::refusing::refused;
use crate::app::realtime::session::{Phase, Session};
use crate::app::realtime::wire::TimedWant;
use crate::board::Color;
use crate::realtime::{Command, Move, Refusal, Status};

/// A command of a side at a moment.
pub fn tell(session: &mut Session, side: Color, command: Command, now: f64) {
    // Over a connection it is for both devices to say what comes of it.
    if session.wire.is_some() {
        return session.want(TimedWant::Command(command, now));
    }
    if matches!(session.phase, Phase::Running | Phase::Countdown) {
        let status = session.arbiter.submit(session.clock.tick(now), side, command);
        answer(session, side, command, status);
        session.is_played_on = true;
        session.end_if_over(now);
    }
}

/// Notes what is to be said of a command's answer.
fn answer(session: &mut Session, side: Color, command: Command, status: Status) {
    match (command, status) {
        (Command::Move(m) | Command::Premove(m), Status::Rejected(reason)) => {
            // The computer keeps its mishaps to itself.
            if session.setup.is_human(side) {
                refuse(session, side, m, reason);
            }
        }
        (Command::Decline, Status::Ok) if !session.setup.is_human(side) => {
            session.say(Remark::DrawDeclined);
        }
        (_, Status::Ok | Status::Pending | Status::Queued) => {
            session.notice.take_if(|notice| notice.what.is_attempt());
        }
        (_, Status::Voided | Status::Rejected(_)) => {}
    }
}

/// Notes why a move of a side is refused.
pub fn refuse(session: &mut Session, side: Color, m: Move, reason: Refusal) {
    let why = refused(session, side, m, reason);
    session.say(Remark::Refused(why));
}
