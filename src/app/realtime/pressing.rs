//! What pressing squares and carrying pieces means where nobody waits for a turn.

use crate::app::realtime::commands::{refuse, tell};
use crate::app::realtime::refusing::goes_so;
use crate::app::realtime::session::Session;
use crate::board::{Bitboard, Color, Role, Square};
use crate::realtime::{Command, Move, Readiness, Refusal};

/// Presses a square: picks what stands there, or sends there what is picked.
pub fn press(session: &mut Session, at: Square, when: f64) {
    let piece = session.scene().position.piece_at(at);
    let own = piece.map(|piece| piece.color).filter(|&side| session.commands(side));
    match (own, sender(session, at)) {
        (_, Some((side, from))) => send(session, side, from, at, when),
        (Some(side), None) if session.picked[side] == Some(at) => {
            session.picked[side] = None;
            unmove(session, at, when);
        }
        (Some(side), None) => {
            session.picked[side] = Some(at);
            session.picker = side;
        }
        (None, None) => session.picked = Default::default(),
    }
}

/// May the piece there be carried by somebody here?
pub fn may_carry(session: &Session, at: Square) -> bool {
    session.scene().position.piece_at(at).is_some_and(|piece| session.commands(piece.color))
}

/// Would a press there pick a piece that is not picked yet?
pub fn would_pick(session: &Session, at: Square) -> bool {
    let picked = session.picked.0.contains(&Some(at));
    may_carry(session, at) && !picked && sender(session, at).is_none()
}

/// Whose picked piece is sent to a square that is pressed. Two people may have picked one each: on a
/// piece of one of them, the other's goes there only if it captures it and was picked last.
fn sender(session: &Session, at: Square) -> Option<(Color, Square)> {
    let scene = session.scene();
    let piece = scene.position.piece_at(at);
    let sides = [session.picker, !session.picker];
    sides.into_iter().filter(|&side| session.commands(side)).find_map(|side| {
        let from = session.picked[side].filter(|&from| from != at)?;
        let goes = match piece {
            Some(piece) if piece.color == side => false,
            Some(piece) if session.commands(piece.color) => {
                side == session.picker && can_ever_go(session, from, at)
            }
            _ => true,
        };
        goes.then_some((side, from))
    })
}

/// A piece was carried to a square.
pub fn drop_on(session: &mut Session, from: Square, to: Square, when: f64) {
    let stands = |side: Color| session.arbiter.view(side).piece_at(from).map(|piece| piece.color);
    let own = |&side: &Color| session.commands(side) && stands(side) == Some(side);
    // Whoever was picked up there was seen there, even if another has captured it since.
    let held = Color::ALL.into_iter().filter(|&side| session.picked[side] == Some(from));
    let side = held.chain(Color::ALL).find(own);
    if let Some(side) = side.filter(|_| from != to) {
        send(session, side, from, to, when);
    }
}

/// Takes back the premove of the piece there.
pub fn unmove(session: &mut Session, at: Square, now: f64) {
    let piece = session.scene().position.piece_at(at);
    let waits = piece.filter(|piece| session.premoves(piece.color).any(|arrow| arrow.from == at));
    if let Some(piece) = waits.filter(|piece| session.commands(piece.color)) {
        tell(session, piece.color, Command::Cancel(at), now);
    }
}

/// Moves a piece, or enters the move for the moment it is ready.
fn send(session: &mut Session, side: Color, from: Square, to: Square, when: f64) {
    session.picked[side] = None;
    // Each side acts on what it knows: White not on what may still be void.
    let position = session.arbiter.view(side);
    let Some(piece) = position.piece_at(from).filter(|piece| piece.color == side) else { return };
    let promotes = piece.role == Role::Pawn && Bitboard::rank_for(side, 7).has(to);
    let m = Move { from, to, promotion: promotes.then_some(session.promotion[side]) };
    let early = position.ready_at(from) > session.tick(when) || !session.arbiter.has_begun();
    if early && !goes_so(piece, from, to) {
        return refuse(session, side, m, Refusal::Illegal);
    }
    let command = if early { Command::Premove(m) } else { Command::Move(m) };
    tell(session, side, command, when);
}

/// Could the piece there go to a square once it is ready, as things stand?
fn can_ever_go(session: &Session, from: Square, to: Square) -> bool {
    let (position, tick) = (session.scene().position, session.arbiter.now());
    let Some(piece) = position.piece_at(from) else { return false };
    let promotion = (piece.role == Role::Pawn).then_some(Role::Queen);
    let moves = [None, promotion].map(|promotion| Move { from, to, promotion });
    let options = session.arbiter.options();
    moves
        .into_iter()
        .any(|m| position.effect(options, piece.color, m, tick, Readiness::Ignored).is_ok())
}
