//! The table people play at: a game, who plays it, and what is picked and shown. What can happen at it
//! is in `action`.

use std::rc::Rc;

use crate::app::common::id::Id;
use crate::app::common::notice::Notice;
use crate::app::common::player::PlayedBy;
use crate::app::turns::drawings::Drawings;
use crate::app::turns::hint::Hint;
use crate::app::turns::layout::View;
use crate::app::turns::notice::Saying;
use crate::app::turns::question::ask;
use crate::app::turns::study::Study;
use crate::app::turns::watching::{Subject, Watching};
use crate::app::turns::wire::Wire;
use crate::board::{Color, Player};
use crate::game::clock::{Clock, TimeControl};
use crate::game::{Game, Spot};
use crate::rules::{Move, Outcome, Reason};
use crate::variants::Spec;
use crate::worker::{Ask, ClockNow, EngineTask, Info, Score};

/// How a game is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    pub spec: Spec,
    /// The first person, who begins with White, and the second.
    pub players: [PlayedBy; 2],
    pub time: Option<TimeControl>,
}

impl Setup {
    pub fn played_by(&self, player: Player) -> PlayedBy {
        self.players[player as usize]
    }

    pub fn is_human(&self, player: Player) -> bool {
        self.played_by(player) == PlayedBy::Human
    }

    /// Do both persons sit at this device?
    pub fn is_shared(&self) -> bool {
        self.players == [PlayedBy::Human; 2]
    }

    /// The person at this device, or the first of two.
    pub fn human(&self) -> Player {
        if self.players[0] != PlayedBy::Human && self.players[1] == PlayedBy::Human {
            Player::Second
        } else {
            Player::First
        }
    }

    /// Is the game only looked at?
    pub fn is_shown(&self) -> bool {
        self.players == [PlayedBy::Nobody; 2]
    }

    /// The number of the game, if it is played by links.
    pub fn by_link(&self) -> Option<u32> {
        self.players.into_iter().find_map(|player| match player {
            PlayedBy::Correspondence(number) => Some(number),
            _ => None,
        })
    }

    /// The same setup with the persons' places exchanged.
    pub fn reversed(self) -> Setup {
        let [first, second] = self.players;
        Setup { players: [second, first], time: self.time.map(TimeControl::reversed), ..self }
    }

    /// The setup of the game that follows. By links it is the next in number, for both.
    pub fn rematch(self) -> Setup {
        let players = self.players.map(|player| match player {
            PlayedBy::Correspondence(number) => PlayedBy::Correspondence(number.wrapping_add(1)),
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
    /// The moves that somebody who waits has entered ahead: two spots each.
    pub premoves: Vec<[Spot; 2]>,
    /// Which side is drawn below.
    pub orientation: Color,
    /// The game with its variations, where it is looked into; `game` is then what leads to the position
    /// that is looked at.
    pub study: Option<Rc<Study>>,
    /// How several boards are looked at.
    pub view: View,
    /// Arrows and circles on the boards.
    pub drawings: Drawings,
    pub clock: Option<Clock>,
    /// What whoever made each move had left after it, in milliseconds, as long as that is known of all.
    pub times: Vec<u32>,
    /// How the game ended other than by its own rules: resigned, agreed, claimed, out of time.
    pub ended: Option<Outcome>,
    /// Whose draw offer waits for an answer of the other person at this device.
    pub offered: Option<Player>,
    pub notice: Option<Notice<Saying>>,
    /// How the engine is asked what it makes of a position.
    pub watching: Watching,
    /// What the engine last told of the position it was asked about, by the best moves.
    pub thoughts: Vec<Info>,
    /// The computer's move in the position at hand, where somebody asked for it.
    pub hint: Option<Hint>,
    /// After how many plies somebody did so.
    pub hints: Vec<u32>,
    /// What the computer last thought its own position worth.
    pub score: Option<Score>,
    /// Grows with every change of the game, so that answers to old questions can be told.
    pub version: u32,
    /// What is said of the game beyond its moves, and how it was told elsewhere, as PGN. It is read only
    /// where it is wanted.
    pub annotated: Option<Rc<str>>,
    /// What the first and the second person are called, where that is known: by themselves, or by a file.
    pub names: [Option<Rc<str>>; 2],
    /// Has a friend's link brought the game, and its reader not yet said to play?
    pub is_invitation: bool,
    /// What is known of the connection to the other player, where the game is played over one.
    pub wire: Option<Wire>,
    /// When the game began here, in milliseconds since 1970.
    pub begun: Option<u64>,
    /// Under what the game is kept, once it is.
    pub record: Option<Id>,
    /// Has the game changed since it came to this table?
    pub is_played_on: bool,
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
            orientation: player_color(&game, setup.human()),
            clock: setup.time.map(Clock::new),
            times: Vec::new(),
            study: None,
            view: View::default(),
            drawings: Drawings::default(),
            game,
            shown: None,
            picked: None,
            choosing: Vec::new(),
            premoves: Vec::new(),
            ended: None,
            offered: None,
            notice: None,
            watching: Watching::default(),
            thoughts: Vec::new(),
            hint: None,
            hints: Vec::new(),
            score: None,
            version: 0,
            annotated: None,
            names: [None, None],
            is_invitation: false,
            wire: None,
            begun: None,
            record: None,
            is_played_on: false,
        }
    }

    /// A table at which a game is looked into, whoever played it.
    pub fn studying(study: Study) -> Table {
        let game = study.game();
        let setup = Setup { spec: game.spec(), players: [PlayedBy::Human; 2], time: None };
        Table { study: Some(Rc::new(study)), orientation: Color::White, ..Table::with(setup, game) }
    }

    /// The next game of the same people, set up so; they have changed places.
    pub fn again(&self, setup: Setup) -> Table {
        let [first, second] = self.names.clone();
        let names = if self.is_told() { [None, None] } else { [second, first] };
        Table { names, ..Table::new(setup) }
    }

    /// Was the game told by a file, and not begun here?
    pub fn is_told(&self) -> bool {
        self.annotated.is_some() && self.begun.is_none()
    }

    /// What a person at this table calls themselves; none if they gave no name.
    pub fn own_name(&self, player: Player) -> Option<&str> {
        self.names[player as usize].as_deref().filter(|_| !self.is_told())
    }

    /// Is somebody in the middle of a game here?
    pub fn is_at_hand(&self) -> bool {
        let is_played = self.setup.players.contains(&PlayedBy::Human);
        is_played && !self.game.is_empty() && self.outcome().is_none()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or(self.game.status().outcome)
    }

    /// The person to move; nobody once the game has ended.
    pub fn to_move(&self) -> Option<Player> {
        self.outcome().is_none().then(|| self.game.player_of(self.game.turn()))
    }

    /// Does the computer owe a move?
    pub fn is_thinking(&self) -> bool {
        let player = self.to_move().map(|player| self.setup.played_by(player));
        matches!(player, Some(PlayedBy::Computer(_)))
    }

    /// May somebody at this device move now, in the position that is shown?
    pub fn is_live(&self) -> bool {
        let lets_move = self.wire.as_ref().is_none_or(|wire| wire.lets_move(self.setup.human()));
        lets_move
            && self.shown.is_none()
            && self.to_move().is_some_and(|player| self.setup.is_human(player))
    }

    /// May the engine say what it thinks? Not while somebody plays who does not see it.
    pub fn lets_engine_speak(&self) -> bool {
        self.study.is_some() || self.setup.by_link().is_none() || self.outcome().is_some()
    }

    /// May the last move be taken back? What came by a link stays.
    pub fn can_take_back(&self) -> bool {
        if self.study.is_some() {
            return false;
        }
        if let Some(wire) = &self.wire {
            return self.can_ask_back(wire);
        }
        let before = self.game.len().checked_sub(1).filter(|_| !self.setup.is_shown());
        let Some(before) = before else { return false };
        let is_own = || {
            let game = self.game.first_plies(before);
            self.setup.is_human(game.player_of(game.turn()))
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

    /// The side a person commands.
    pub fn color_of(&self, player: Player) -> Color {
        player_color(&self.game, player)
    }

    /// What the engine is to be asked now: for a move when the computer owes one or somebody wants a hint,
    /// otherwise, if somebody `watches` its thinking, for what it makes of the position that is shown.
    pub fn question(&self, watches: bool, now: u64) -> Option<Ask> {
        if self.hint == Some(Hint::Asked) {
            return Some(ask(&self.game, self.version, Hint::task()));
        }
        let (game, task) = match self.to_move().map(|player| (player, self.setup.played_by(player)))
        {
            Some((player, PlayedBy::Computer(level))) => {
                (self.game.clone(), EngineTask::Move { level, clock: self.clock_for(player, now) })
            }
            _ if watches && self.lets_engine_speak() => {
                (self.watched_game()?, self.watching.task())
            }
            _ => return None,
        };
        // What has ended by its rules needs no thought.
        if game.status().outcome.is_some() {
            return None;
        }
        Some(ask(&game, self.version, task))
    }

    /// The game up to the position that the engine is asked about while somebody watches it; none where nobody
    /// threatens anything.
    pub fn watched_game(&self) -> Option<Game> {
        let shown = self.shown_game();
        match self.watching.subject {
            Subject::Position => Some(shown),
            Subject::Threat => shown.passed(),
        }
    }

    /// Asks the engine otherwise. What it told before is void if that is another question.
    pub(crate) fn watch(&mut self, watching: Watching) {
        let before = std::mem::replace(&mut self.watching, watching);
        if before.subject != watching.subject {
            self.thoughts.clear();
        }
        let asks_anew = before != Watching { arrows: before.arrows, ..watching };
        if asks_anew && !self.is_thinking() {
            self.version = self.version.wrapping_add(1);
        }
    }

    fn clock_for(&self, player: Player, now: u64) -> Option<ClockNow> {
        let clock = self.clock?;
        Some(ClockNow {
            // What may be used of the delay is used anew with every turn, as time that is added is.
            own: clock.left(player, now) + clock.delay_left(player, now),
            opponent: clock.left(!player, now),
            increment: clock.control.increment_ms + clock.control.delay_ms,
        })
    }

    pub(crate) fn let_go(&mut self) {
        self.picked = None;
        self.choosing.clear();
    }

    /// The game is another one than before: what was begun or asked about it is void.
    pub(crate) fn changed(&mut self, game: Game) {
        self.let_go();
        self.drawings.clear_beyond(self.game.len().min(game.len()));
        self.game = game;
        self.shown = None;
        self.offered = None;
        self.watching.subject = Subject::Position;
        self.thoughts.clear();
        self.hint = None;
        self.version = self.version.wrapping_add(1);
        self.is_played_on = true;
        self.notice.take_if(|notice| notice.what.ends_with_a_move());
        self.face_the_mover();
    }

    /// Turns the board to whoever is to move, if two people here want that. A game that is over stays as
    /// it is.
    pub(crate) fn face_the_mover(&mut self) {
        if self.view.turns && self.setup.is_shared() && self.outcome().is_none() {
            self.orientation = self.game.turn();
        }
    }

    pub(crate) fn end(&mut self, outcome: Outcome, now: u64) {
        self.let_go();
        self.premoves.clear();
        self.shown = None;
        self.ended = Some(outcome);
        self.offered = None;
        self.version = self.version.wrapping_add(1);
        self.is_played_on = true;
        self.stop_clock(now);
    }

    pub(crate) fn stop_clock(&mut self, now: u64) {
        self.clock = self.clock.map(|clock| clock.stopped(now));
    }

    pub(crate) fn say(&mut self, what: Saying) {
        self.notice = Some(Notice::after(self.notice.as_ref(), what));
    }

    /// The draw that may be claimed in the last position.
    pub fn claim(&self) -> Option<Reason> {
        self.game.status().claim.filter(|_| self.outcome().is_none())
    }
}

fn player_color(game: &Game, player: Player) -> Color {
    if game.player_of(Color::White) == player { Color::White } else { Color::Black }
}
