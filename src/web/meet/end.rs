//! The game's end of a connection: of a table, or of a session of the game without turns.

use crate::app::meet::duel::Duel;
use crate::app::meet::seat::Seat;
use crate::app::realtime::SessionAction;
use crate::app::turns::action::Action;
use crate::web::meet::peer::Peer;
use crate::web::realtime::room::SessionHandle;
use crate::web::turns::room::RoomHandle;

/// One of the two ends of a game.
pub enum End {
    Turns(Box<Seat>),
    Timed(Box<Duel>),
}

/// What the page has to be told.
pub enum News {
    Table(RoomHandle, Action),
    Session(SessionHandle, SessionAction),
}

impl News {
    pub fn tell(self) {
        match self {
            News::Table(room, action) => room.dispatch(action),
            News::Session(room, action) => room.dispatch(action),
        }
    }
}

impl End {
    /// The number of the meeting.
    pub fn meeting(&self) -> u32 {
        match self {
            End::Turns(seat) => seat.meeting(),
            End::Timed(duel) => duel.meeting(),
        }
    }

    pub fn is_timed(&self) -> bool {
        matches!(self, End::Timed(_))
    }

    pub fn connected(&mut self) {
        match self {
            End::Turns(seat) => seat.connected(),
            End::Timed(duel) => duel.connected(),
        }
    }

    pub fn lost(&mut self) {
        match self {
            End::Turns(seat) => seat.lost(),
            End::Timed(duel) => duel.lost(),
        }
    }

    /// Says that the player here leaves.
    pub fn leave(&mut self, peer: &Peer, now: u64) {
        let messages = match self {
            End::Turns(seat) => seat.leave(now),
            End::Timed(duel) => duel.leave(now),
        };
        messages.iter().for_each(|message| peer.send(message));
    }

    /// Hears a message that came in order.
    pub fn hear(&mut self, message: &[u8], now: u64) {
        match self {
            End::Turns(seat) => seat.hear(message, now),
            End::Timed(duel) => duel.hear(message, now),
        }
    }

    /// Hears one that may have come late, or twice. Games of turns need none.
    pub fn hear_packet(&mut self, packet: &[u8], now: u64) {
        if let End::Timed(duel) = self {
            duel.hear_packet(packet, now);
        }
    }

    /// Tells the other device what is new here, and says what is new there.
    pub fn exchange(
        &mut self,
        peer: Option<&Peer>,
        table: &RoomHandle,
        session: Option<&SessionHandle>,
        now: u64,
    ) -> Option<News> {
        let (told, messages, packet) = match self {
            End::Turns(seat) => {
                let report = seat.follow(&table.table, now);
                let action = report.map(|report| Action::Report(Box::new(report)));
                (action.map(|it| News::Table(table.clone(), it)), seat.collect(now), None)
            }
            End::Timed(duel) => {
                let action = session.and_then(|session| {
                    let report = duel.follow(&session.session, now)?;
                    let action = SessionAction::Report(Box::new(report));
                    Some(News::Session(session.clone(), action))
                });
                let (messages, packet) = duel.collect(now);
                (action, messages, packet)
            }
        };
        if let Some(peer) = peer {
            messages.iter().for_each(|message| peer.send(message));
            packet.iter().for_each(|packet| peer.send_packet(packet));
        }
        told
    }
}
