//! The arbiter: it owns a game, stamps what happens in it and decides (R3).
//!
//! White's moves are final at once. Black's are pending for the tie window: so long White does not
//! see them and may still be first (R20). `settled` is what is final, `live` the same with the
//! pending moves made: White sees the one, Black the other (R21).

mod command;
mod draws;
mod due;
mod ends;
mod log;
mod premoves;
mod resume;
mod scene;
mod tie;

pub use command::{ArbiterNews, Command, Status};
pub use draws::History;
pub use ends::{Ending, Reason};
pub use log::Entry;
pub use premoves::Premove;
pub use resume::Standing;
pub use scene::{Deed, Name, Scene};

use super::{Move, Options, Refusal, Tick, TimedPosition};
use crate::board::{ByColor, Color};

/// A game. Plain data: a copy of it goes its own way.
#[derive(Clone, PartialEq, Debug)]
pub struct Arbiter {
    options: Options,
    start: (TimedPosition, Tick),
    now: Tick,
    begun: bool,
    settled: Scene,
    live: Scene,
    /// Black's moves that are not final yet, in order.
    pending: Vec<Entry>,
    /// White's moves of late.
    recent: Vec<tie::Before>,
    log: Vec<Entry>,
    premoves: Vec<Premove>,
    offers: ByColor<Option<Tick>>,
    history: History,
    /// Up to this tick it is judged what the lapse of rights to capture in passing brings.
    judged: Tick,
    ending: Option<Ending>,
    submitted: u32,
    news: Vec<ArbiterNews>,
}

impl Arbiter {
    /// A game from a position at a tick. It is over if a side is mated there.
    pub fn new(options: Options, position: TimedPosition, tick: Tick) -> Arbiter {
        let scene = Scene::new(position);
        let mut arbiter = Arbiter {
            options,
            start: (position, tick),
            now: tick,
            begun: true,
            settled: scene,
            live: scene,
            pending: Vec::new(),
            recent: Vec::new(),
            log: Vec::new(),
            premoves: Vec::new(),
            offers: ByColor::default(),
            history: History::default(),
            judged: tick,
            ending: None,
            submitted: 0,
            news: Vec::new(),
        };
        arbiter.history.count(&options, &position, tick);
        arbiter.judge_start();
        arbiter
    }

    /// The same game before its start: until [`Arbiter::begin`] moves are kept as premoves (R9).
    pub fn held(self) -> Arbiter {
        Arbiter { begun: false, ..self }
    }

    /// The countdown is over.
    pub fn begin(&mut self) {
        self.begun = true;
    }

    /// Hears a command stamped at a tick, once everything due until then is done. A stamp before
    /// the last one counts as that. On one tick White's commands go first.
    pub fn submit(&mut self, tick: Tick, side: Color, command: Command) -> Status {
        self.advance(tick);
        let serial = self.submitted;
        self.submitted = serial.saturating_add(1);
        if self.ending.is_some() {
            return Status::Rejected(Refusal::GameOver);
        }
        let done = match command {
            Command::Move(m) if self.begun => self.play(serial, side, m),
            Command::Move(m) | Command::Premove(m) => self.enter(serial, side, m),
            Command::Cancel(at) => self.cancel(side, at),
            Command::Offer => self.offer(side),
            Command::Decline => self.decline(side),
            Command::Claim => self.claim(side),
            Command::Resign => self.resign(side),
        };
        self.drop_dead_premoves();
        // What it made due at once: a premove of a piece that is back, a right that has ended since.
        self.advance(self.now);
        done.unwrap_or_else(Status::Rejected)
    }

    fn resign(&mut self, side: Color) -> Result<Status, Refusal> {
        self.end(Some(!side), Reason::Resignation, self.now);
        Ok(Status::Ok)
    }

    fn tell(&mut self, serial: u32, side: Color, asked: Move, status: Status) {
        self.news.push(ArbiterNews { serial, side, tick: self.now, asked, status });
    }

    /// The commands whose status has changed since this was asked last, in order.
    pub fn take_news(&mut self) -> Vec<ArbiterNews> {
        std::mem::take(&mut self.news)
    }

    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Where the game started, and when.
    pub fn start(&self) -> &(TimedPosition, Tick) {
        &self.start
    }

    /// The last tick that has been dealt with.
    pub fn now(&self) -> Tick {
        self.now
    }

    /// Has the countdown ended?
    pub fn has_begun(&self) -> bool {
        self.begun
    }

    /// What a side may see (R21).
    pub fn view(&self, side: Color) -> &TimedPosition {
        &self.scene(side).position
    }

    /// The same, with the names of the pieces.
    pub fn scene(&self, side: Color) -> &Scene {
        match side {
            Color::White => &self.settled,
            Color::Black => &self.live,
        }
    }

    /// Black's moves that are not final yet, in order. White must not be shown them.
    pub fn pending(&self) -> &[Entry] {
        &self.pending
    }

    /// The final moves in the order in which they were applied; the stamps of a tie go backwards.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The premoves that wait, in the order in which they were entered.
    pub fn premoves(&self) -> &[Premove] {
        &self.premoves
    }

    /// Does an offer of a draw by a side stand?
    pub fn offers(&self, side: Color) -> bool {
        self.standing_offer(side).is_some()
    }

    /// How the game ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// How many commands have been submitted: the number of the next.
    pub fn submitted(&self) -> u32 {
        self.submitted
    }
}
