//! The table people play at: a game, who plays it, and what is picked and shown. No browser is
//! needed to use it: an action makes a new table of an old one.

use super::clock::{Clock, TimeControl};
use super::moves::{self, Step};
use super::notice::{self, Saying};
use super::offers;
use super::player::Player;
use super::records::Id;
use super::view::{self, Layout, View};
use crate::board::{BoardId, Color, Seat};
use crate::game::{Game, Press, Spot};
use crate::rules::{Move, Outcome, Reason};
use crate::variants::Spec;
use crate::worker::{Ask, ClockNow, Info, Task, Tell, Worth};

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    pub spec: Spec,
    /// The first person, who begins with White, and the second.
    pub players: [Player; 2],
    pub time: Option<TimeControl>,
}

impl Setup {
    pub fn player(&self, seat: Seat) -> Player {
        self.players[seat as usize]
    }

    pub fn is_human(&self, seat: Seat) -> bool {
        self.player(seat) == Player::Human
    }

    /// Do both persons sit at this device?
    pub fn is_shared(&self) -> bool {
        self.players == [Player::Human; 2]
    }

    /// The person at this device, or the first of two.
    pub fn human(&self) -> Seat {
        if self.players[0] != Player::Human && self.players[1] == Player::Human {
            Seat::Second
        } else {
            Seat::First
        }
    }

    /// The number of the game, if it is played by links.
    pub fn by_link(&self) -> Option<u32> {
        self.players.into_iter().find_map(|player| match player {
            Player::Afar(number) => Some(number),
            _ => None,
        })
    }

    /// The same setup with the persons' places exchanged.
    pub fn reversed(self) -> Setup {
        let [first, second] = self.players;
        Setup { players: [second, first], ..self }
    }

    /// The setup of the game that follows. By links it is the next in number, for both.
    pub fn rematch(self) -> Setup {
        let players = self.players.map(|player| match player {
            Player::Afar(number) => Player::Afar(number.wrapping_add(1)),
            player => player,
        });
        Setup { players, ..self }.reversed()
    }
}

/// The table.
#[derive(Clone, PartialEq)]
pub struct Table {
    pub setup: Setup,
    /// The game up to its last move.
    pub game: Game,
    /// The earlier position that is looked at, by the number of moves made; none for the last.
    pub shown: Option<usize>,
    pub picked: Option<Spot>,
    /// The moves among which one must be chosen.
    pub choosing: Vec<Move>,
    /// Which army is drawn below.
    pub orientation: Color,
    /// How several boards are looked at.
    pub view: View,
    pub clock: Option<Clock>,
    /// How the game ended other than by its own rules: resigned, agreed, claimed, out of time.
    pub ended: Option<Outcome>,
    /// Whose draw offer waits for an answer of the other person at this device.
    pub offered: Option<Seat>,
    pub notice: Option<notice::Notice<Saying>>,
    /// What the engine last told of the position it was asked about.
    pub thought: Option<Info>,
    /// What the computer last thought its own position worth.
    pub verdict: Option<Worth>,
    /// Grows with every change of the game, so that answers to old questions can be told.
    pub version: u32,
    /// Under what the game is kept, once it is.
    pub record: Option<Id>,
    /// Has the game changed since it came to this table?
    pub is_played_on: bool,
}

/// What can happen at a table.
#[derive(Clone)]
pub enum Action {
    Press(Spot),
    /// What is picked has been carried to a spot.
    Drop(Spot),
    /// One of the moves among which to choose.
    Choose(Move),
    /// Nothing is picked and nothing is to be chosen any more.
    Cancel,
    Show(Step),
    TakeBack,
    Resign,
    OfferDraw,
    AcceptDraw,
    DeclineDraw,
    ClaimDraw,
    Flip,
    /// Lays the boards apart or over one another.
    Lay(Layout),
    /// Brings a board to the front.
    Front(BoardId),
    /// A new game from the usual start.
    Begin(Setup),
    /// A game from elsewhere: a link, a file, an earlier visit.
    Open(Box<Table>),
    Told(Tell),
    /// Time has passed.
    Tick,
    Say(Saying),
    Hush,
    /// The game is kept under an id from now on, if it was kept as is said.
    File {
        from: Option<Id>,
        to: Id,
    },
}

impl Table {
    /// A table with a new game on it.
    pub fn new(setup: Setup) -> Table {
        Table::with(setup, Game::new(setup.spec))
    }

    /// A table with a game on it that is under way.
    pub fn with(setup: Setup, game: Game) -> Table {
        Table {
            setup,
            orientation: seat_color(&game, setup.human()),
            clock: setup.time.map(Clock::new),
            view: View::default(),
            game,
            shown: None,
            picked: None,
            choosing: Vec::new(),
            ended: None,
            offered: None,
            notice: None,
            thought: None,
            verdict: None,
            version: 0,
            record: None,
            is_played_on: false,
        }
    }

    /// The table after an action at a time in milliseconds.
    pub fn act(&self, action: Action, now: u64) -> Table {
        let mut table = self.clone();
        match action {
            Action::Press(spot) => moves::press_spot(&mut table, spot, now),
            Action::Drop(spot) => moves::drop_on(&mut table, spot, now),
            Action::Choose(m) => moves::make(&mut table, m, now),
            Action::Cancel => table.let_go(),
            Action::Show(step) => moves::show(&mut table, step),
            Action::TakeBack => moves::take_back(&mut table, now),
            Action::Resign => offers::resign(&mut table, now),
            Action::OfferDraw => offers::offer_draw(&mut table, now),
            Action::AcceptDraw => offers::accept_draw(&mut table, now),
            Action::DeclineDraw => offers::decline_draw(&mut table),
            Action::ClaimDraw => offers::claim_draw(&mut table, now),
            Action::Flip => table.orientation = !table.orientation,
            Action::Lay(layout) => table.view.layout = layout,
            Action::Front(board) => table.view.front = board,
            Action::Begin(setup) => table.replace(Table::new(setup)),
            Action::Open(other) => table.replace(*other),
            Action::Told(tell) => moves::told(&mut table, tell, now),
            Action::Tick => offers::flag(&mut table, now),
            Action::Say(what) => table.say(what),
            Action::Hush => table.notice = None,
            Action::File { from, to } if table.record == from => {
                table.record = Some(to);
                if from.is_some() {
                    table.say(Saying::Forked);
                }
            }
            Action::File { .. } => {}
        }
        table
    }

    /// Another game takes this one's place, looked at as this one; answers about this one are void.
    fn replace(&mut self, other: Table) {
        let version = self.version.wrapping_add(1);
        let view = View { layout: self.view.layout, ..other.view };
        *self = Table { version, view, ..other };
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or(self.game.status().outcome)
    }

    /// The person to move; nobody once the game has ended.
    pub fn to_move(&self) -> Option<Seat> {
        self.outcome().is_none().then(|| self.game.seat_of(self.game.turn()))
    }

    /// Does the computer owe a move?
    pub fn is_thinking(&self) -> bool {
        let player = self.to_move().map(|seat| self.setup.player(seat));
        matches!(player, Some(Player::Computer(_)))
    }

    /// May somebody at this device move now, in the position that is shown?
    pub fn is_live(&self) -> bool {
        self.shown.is_none() && self.to_move().is_some_and(|seat| self.setup.is_human(seat))
    }

    /// May the last move be taken back? What came by a link stays.
    pub fn can_take_back(&self) -> bool {
        let Some(before) = self.game.len().checked_sub(1) else { return false };
        let is_own = || {
            let game = self.game.first_plies(before);
            self.setup.is_human(game.seat_of(game.turn()))
        };
        self.setup.by_link().is_none() || is_own()
    }

    /// The number of moves made in the position that is shown.
    pub fn ply(&self) -> usize {
        self.shown.unwrap_or(self.game.len())
    }

    /// The number of moves made in the position the engine is asked about.
    pub fn ply_asked(&self) -> usize {
        if self.is_thinking() { self.game.len() } else { self.ply() }
    }

    /// The game up to the position that is shown.
    pub fn shown_game(&self) -> Game {
        match self.shown {
            None => self.game.clone(),
            Some(ply) => self.game.first_plies(ply),
        }
    }

    /// What pressing a spot would do now.
    pub fn pressing(&self, spot: Spot) -> Press {
        match self.is_live() {
            true => view::pressing(self, spot),
            false => Press::Nothing,
        }
    }

    /// The army a person commands.
    pub fn color_of(&self, seat: Seat) -> Color {
        seat_color(&self.game, seat)
    }

    /// What the engine is to be asked now: for a move when the computer owes one, otherwise, if
    /// somebody `watches` its thinking, for what it makes of the position that is shown.
    pub fn question(&self, watches: bool, now: u64) -> Option<Ask> {
        let (game, task) = match self.to_move().map(|seat| (seat, self.setup.player(seat))) {
            Some((seat, Player::Computer(level))) => {
                (self.game.clone(), Task::Move { level, clock: self.clock_for(seat, now) })
            }
            _ if watches => (self.shown_game(), Task::Analyse),
            _ => return None,
        };
        // What has ended by its rules needs no thought.
        if game.status().outcome.is_some() {
            return None;
        }
        Some(Ask {
            version: self.version,
            game: self.setup.spec.text(),
            fen: game.fen(),
            earlier: game.repeatable_keys().into_iter().map(halves).collect(),
            seed: 0,
            task,
        })
    }

    fn clock_for(&self, seat: Seat, now: u64) -> Option<ClockNow> {
        let clock = self.clock?;
        Some(ClockNow {
            own: clock.left(seat, now),
            opponent: clock.left(!seat, now),
            increment: clock.control.increment_ms,
        })
    }

    pub(super) fn let_go(&mut self) {
        self.picked = None;
        self.choosing.clear();
    }

    /// The game is another one than before: what was begun or asked about it is void.
    pub(super) fn changed(&mut self, game: Game) {
        self.let_go();
        self.game = game;
        self.shown = None;
        self.offered = None;
        self.thought = None;
        self.version = self.version.wrapping_add(1);
        self.is_played_on = true;
        self.notice.take_if(|notice| matches!(notice.what, Saying::Refused(_)));
    }

    pub(super) fn end(&mut self, outcome: Outcome, now: u64) {
        self.let_go();
        self.shown = None;
        self.ended = Some(outcome);
        self.offered = None;
        self.version = self.version.wrapping_add(1);
        self.is_played_on = true;
        self.stop_clock(now);
    }

    pub(super) fn stop_clock(&mut self, now: u64) {
        self.clock = self.clock.map(|clock| clock.stopped(now));
    }

    pub(super) fn say(&mut self, what: Saying) {
        self.notice = Some(notice::Notice::after(self.notice.as_ref(), what));
    }

    /// The draw that may be claimed in the last position.
    pub fn claim(&self) -> Option<Reason> {
        self.game.status().claim.filter(|_| self.outcome().is_none())
    }
}

/// A key in two halves.
fn halves(key: u64) -> [u32; 2] {
    [(key >> 32) as u32, key as u32]
}

fn seat_color(game: &Game, seat: Seat) -> Color {
    if game.seat_of(Color::White) == seat { Color::White } else { Color::Black }
}
