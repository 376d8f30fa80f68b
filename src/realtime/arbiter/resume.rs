//! Going on with a game that was put away.

use super::{Arbiter, Ending, Entry, Premove, Reason};
use crate::board::{ByColor, Color};
use crate::realtime::{Move, Refusal, Tick};

/// What there is to know of a game beyond its start and its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub now: Tick,
    /// Is the countdown over?
    pub begun: bool,
    /// Black's moves that are not final, in order.
    pub pending: Vec<(Tick, Move)>,
    /// In the order in which they were entered.
    pub premoves: Vec<Premove>,
    /// When a side made an offer of a draw that stands.
    pub offers: ByColor<Option<Tick>>,
    pub ending: Option<Ending>,
}

impl Default for Standing {
    /// What there is when a game begins at tick 0.
    fn default() -> Standing {
        Standing {
            now: 0,
            begun: true,
            pending: Vec::new(),
            premoves: Vec::new(),
            offers: ByColor::default(),
            ending: None,
        }
    }
}

impl Arbiter {
    pub fn standing(&self) -> Standing {
        let offer = |side| self.offers[side].filter(|_| self.standing_offer(side).is_some());
        Standing {
            now: self.now,
            begun: self.begun,
            pending: self.pending.iter().map(|entry| (entry.tick, entry.asked())).collect(),
            premoves: self.premoves.clone(),
            offers: ByColor(Color::ALL.map(offer)),
            ending: self.ending,
        }
    }

    /// Brings the game of a log to where it stood. An ending that cannot have come about is refused,
    /// as is what cannot be pending or premoved.
    pub fn resume(&mut self, standing: &Standing) -> Result<(), Refusal> {
        for &(tick, m) in &standing.pending {
            if self.ending.is_some() {
                return Err(Refusal::GameOver);
            }
            let deed = self.live.deed(&self.options, Color::Black, m, tick)?;
            let serial = self.submitted;
            self.submitted = serial.saturating_add(1);
            self.live = self.live.apply(&self.options, &deed, tick);
            self.pending.push(Entry { serial, tick, side: Color::Black, deed });
        }
        self.now = self.now.max(standing.now);
        self.offers = standing.offers;
        match standing.ending {
            Some(ending) => self.resume_ending(ending)?,
            None if self.ending.is_some() => return Err(Refusal::GameOver),
            None => {}
        }
        if self.pending.is_empty() {
            self.judged = self.judged.max(self.now);
        }
        self.begun = standing.begun;
        standing.premoves.iter().try_for_each(|&premove| self.resume_premove(premove))
    }

    fn resume_premove(&mut self, premove: Premove) -> Result<(), Refusal> {
        let scene = self.scene(premove.side);
        let piece = scene.find(premove.piece).and_then(|at| scene.position.piece_at(at));
        match piece {
            None => return Err(Refusal::NoPiece),
            Some(piece) if piece.color != premove.side => return Err(Refusal::NotYours),
            Some(_) => {}
        }
        let serial = self.submitted;
        self.submitted = serial.saturating_add(1);
        self.premoves.push(Premove { serial, ..premove });
        Ok(())
    }

    fn resume_ending(&mut self, ending: Ending) -> Result<(), Refusal> {
        let Ending { winner, reason, tick } = ending;
        // A right to capture in passing may have ended since the last move.
        while let Some(at) = self.next_lapse_until(tick).filter(|_| self.ending.is_none()) {
            self.judge_lapse(at);
        }
        let [white, black] = self.settled.position.quiet.0;
        let can = match reason {
            Reason::Resignation => winner.is_some(),
            Reason::Agreement => winner.is_none(),
            Reason::Threefold => winner.is_none() && self.history.current() >= 3,
            Reason::FiftyMoves => winner.is_none() && white.min(black) >= 50,
            Reason::Idle => winner.is_none() && self.idle_at() == Some(tick),
            _ => false,
        };
        if can && self.ending.is_none() {
            self.end(winner, reason, tick);
        }
        if self.ending == Some(ending) { Ok(()) } else { Err(Refusal::Illegal) }
    }
}
