//! Premoves: moves that wait for their piece (R33).

use super::{Arbiter, Name, Status};
use crate::board::{Color, Role, Square};
use crate::realtime::{Move, Refusal, Tick};

/// A move that is tried once, when its piece is ready.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Premove {
    /// The number of the command with which it was entered.
    pub serial: u32,
    pub side: Color,
    pub piece: Name,
    pub to: Square,
    pub promotion: Option<Role>,
}

impl Arbiter {
    /// Enters a premove: that of a ready piece is a move, unless the game has not begun. Where premoves
    /// in a row are agreed on, a further one sets out from where the last one ends.
    pub(super) fn enter(&mut self, serial: u32, side: Color, m: Move) -> Result<Status, Refusal> {
        let Move { from, to, promotion } = m;
        let scene = self.scene(side);
        let piece = match (scene.name_at(from), scene.position.piece_at(from)) {
            (Some(name), Some(piece)) if piece.color == side => name,
            (_, found) => {
                let refusal = if found.is_some() { Refusal::NotYours } else { Refusal::NoPiece };
                return self.extend(serial, side, m).ok_or(refusal);
            }
        };
        if self.begun && self.free_at(side, from) <= self.now {
            return self.play(serial, side, m);
        }
        self.drop_premoves(piece, Refusal::Replaced);
        self.premoves.push(Premove { serial, side, piece, to, promotion });
        Ok(Status::Queued)
    }

    /// Enters a premove behind those of a piece which end where it sets out, if there are such.
    fn extend(&mut self, serial: u32, side: Color, m: Move) -> Option<Status> {
        let last = *self.premoves.iter().rfind(|p| p.side == side && p.to == m.from)?;
        let row: Vec<&Premove> = self.premoves.iter().filter(|p| p.piece == last.piece).collect();
        let ends_there = row.last().is_some_and(|end| end.serial == last.serial);
        if !ends_there || row.len() >= self.options.premoves as usize {
            return None;
        }
        let Move { to, promotion, .. } = m;
        self.premoves.push(Premove { serial, side, piece: last.piece, to, promotion });
        Some(Status::Queued)
    }

    /// Takes back the premoves of the piece there.
    pub(super) fn cancel(&mut self, side: Color, at: Square) -> Result<Status, Refusal> {
        let piece = self.scene(side).name_at(at).ok_or(Refusal::NoPremove)?;
        if !self.premoves.iter().any(|premove| premove.side == side && premove.piece == piece) {
            return Err(Refusal::NoPremove);
        }
        self.drop_premoves(piece, Refusal::Cancelled);
        Ok(Status::Ok)
    }

    /// From when on a piece there may move, as its player sees it.
    fn free_at(&self, side: Color, at: Square) -> Tick {
        let position = self.view(side);
        position.ready_at(at).max(position.hand_ready_at(&self.options, side))
    }

    /// The premove to be tried next: when, whose, and its index. On one tick White's go first, then
    /// those entered earlier.
    pub(super) fn next_premove(&self) -> Option<(Tick, Color, usize)> {
        let due = self.premoves.iter().enumerate().filter_map(|(i, premove)| {
            let at = self.scene(premove.side).find(premove.piece)?;
            // What came free in the past (its move was voided) is tried now.
            Some((self.free_at(premove.side, at).max(self.now), premove.side, i))
        });
        due.min()
    }

    /// Tries a premove.
    pub(super) fn fire(&mut self, index: usize) {
        if index >= self.premoves.len() {
            return;
        }
        let Premove { serial, side, piece, to, promotion } = self.premoves.remove(index);
        let Some(from) = self.scene(side).find(piece) else { return };
        let asked = Move { from, to, promotion };
        let status = self.play(serial, side, asked).unwrap_or_else(Status::Rejected);
        self.tell(serial, side, asked, status);
        if let Status::Rejected(reason) = status {
            // What was to follow starts from where the piece never came.
            self.drop_premoves(piece, reason);
        }
    }

    /// Drops the premoves of pieces that have been captured.
    pub(super) fn drop_dead_premoves(&mut self) {
        let dead = self.premoves.iter().find(|p| self.scene(p.side).find(p.piece).is_none());
        if let Some(piece) = dead.map(|premove| premove.piece) {
            self.drop_premoves(piece, Refusal::Captured);
            self.drop_dead_premoves();
        }
    }

    /// Drops all premoves, as the game is over.
    pub(super) fn drop_all_premoves(&mut self) {
        while let Some(premove) = self.premoves.first() {
            self.drop_premoves(premove.piece, Refusal::GameOver);
        }
    }

    /// The premoves that wait as moves of a side, in the order in which they were entered; one in a
    /// row sets out from where the last one ends.
    pub fn awaited(&self) -> Vec<(Color, Move)> {
        let origin = |i: usize, premove: &Premove| {
            let before = self.premoves[..i].iter().rfind(|p| p.piece == premove.piece);
            let stands = || self.scene(premove.side).find(premove.piece);
            before.map(|p| p.to).or_else(stands).unwrap_or(premove.piece.0)
        };
        let premoves = self.premoves.iter().enumerate();
        let asked = premoves.map(|(i, premove)| {
            let Premove { side, to, promotion, .. } = *premove;
            (side, Move { from: origin(i, premove), to, promotion })
        });
        asked.collect()
    }

    fn drop_premoves(&mut self, piece: Name, reason: Refusal) {
        let mut from = self
            .premoves
            .iter()
            .find(|p| p.piece == piece)
            .and_then(|premove| self.scene(premove.side).find(piece));
        let (dropped, kept): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.premoves).into_iter().partition(|p| p.piece == piece);
        self.premoves = kept;
        for Premove { serial, side, piece, to, promotion } in dropped {
            let asked = Move { from: from.unwrap_or(piece.0), to, promotion };
            from = Some(to);
            self.tell(serial, side, asked, Status::Rejected(reason));
        }
    }
}
