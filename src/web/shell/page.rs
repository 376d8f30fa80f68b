//! What the page is at, and what can be done with it from its parts.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::common::id::Id;
use crate::app::common::player::{Opponent, Side};
use crate::app::library::protocol::FromLibrary as Filed;
use crate::app::library::{Keep, Kept, Record};
use crate::app::realtime;
use crate::app::realtime::card;
use crate::app::realtime::protocol::{Begin, FromRealtime, Place, ToRealtime as Wanted};
use crate::app::realtime::wish::TimedWish;
use crate::app::shell::route::{ANALYSIS, MEET, MEET_TIMED, Route};
use crate::app::shell::settings::{Settings, Wishes};
use crate::app::turns::action::Action;
use crate::app::turns::layout::Layout;
use crate::app::turns::notice::Saying;
use crate::app::turns::saved;
use crate::app::turns::table::Table;
use crate::app::turns::wire::Wire;
use crate::app::turns::wish::Wish;
use crate::board::{BoardId, Player};
use crate::game::Game;
use crate::variants::Spec;
use crate::web::dom::browser;
use crate::web::library::host::Desk;
use crate::web::realtime::first;
use crate::web::realtime::tie::Tie;
use crate::web::shell::history::Entries;
use crate::web::turns::room::{Room, RoomHandle};
use crate::web::turns::startup;

/// A dialog.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Open {
    NewGame,
    Share,
    Embed,
    Settings,
    Help,
    /// What a friend invites to.
    Invitation,
}

/// A game without turns to begin, with a number that tells the wish from the one before.
type Begun = Option<(u32, Begin)>;

/// What the page is at.
#[derive(Clone, PartialEq)]
pub struct Page {
    pub settings: UseStateHandle<Settings>,
    /// The game with turns that is on the table.
    pub room: RoomHandle,
    /// The dialog that is open.
    pub open: UseStateHandle<Option<Open>>,
    pub begun: UseStateHandle<Begun>,
    /// The games to be kept.
    pub desk: UseReducerHandle<Desk>,
    /// What was kept under one id goes on under another.
    pub refiled: UseStateHandle<Option<(Id, Id)>>,
    pub route: UseStateHandle<Route>,
    pub entries: Entries,
    /// What ties the game without turns to a connection, and whether that is played over one.
    pub tie: Tie,
    pub meets: UseStateHandle<bool>,
    pub studied: UseStateHandle<Studied>,
}

/// What is looked into, as the rest of the page knows it.
#[derive(Clone, Default)]
pub struct Studied {
    /// What is to be looked into, once that can be done.
    pub begins: Option<Rc<Table>>,
    pub spec: Option<Spec>,
    /// It changes with every move, of which the page need not hear.
    pub room: Rc<RefCell<Option<RoomHandle>>>,
}

impl PartialEq for Studied {
    fn eq(&self, other: &Studied) -> bool {
        let told = |it: &Studied| (it.begins.is_some(), it.spec);
        told(self) == told(other)
    }
}

/// Takes up where the last visit ended, or where the address leads.
#[hook]
pub fn use_page() -> Page {
    let settings = use_state(startup::settings);
    Page {
        room: use_reducer(|| Room { table: startup::first_table(&settings) }),
        open: use_state(|| None),
        begun: use_state(|| None),
        desk: use_reducer(Desk::default),
        refiled: use_state(|| None),
        studied: use_state(Studied::default),
        route: use_state(startup::first_route),
        entries: (*use_memo((), |()| Entries::default())).clone(),
        tie: (*use_memo((), |()| Tie::default())).clone(),
        meets: use_state(|| false),
        settings,
    }
}

impl Page {
    pub fn is_at_table(&self) -> bool {
        *self.route == Route::Table
    }

    /// Is the board in front larger than the others?
    pub fn zooms(&self) -> bool {
        self.settings.zooms(self.room.table.game.board_count())
    }

    /// What is wanted of the program of the game without turns.
    pub fn wanted(&self) -> Wanted {
        Wanted {
            place: self.route.place(),
            begin: (*self.begun).clone(),
            usual: self.settings.realtime.clone(),
            sound: self.settings.sound,
            confirm_resign: self.settings.confirm_resign,
            shares: *self.open == Some(Open::Share),
            refiled: *self.refiled,
        }
    }

    /// Opens a dialog.
    pub fn show(&self, what: Open) -> Callback<()> {
        let (open, entries) = (self.open.setter(), self.entries.clone());
        Callback::from(move |()| {
            entries.opened();
            open.set(Some(what));
        })
    }

    /// Closes the dialog.
    pub fn close(&self) -> Callback<()> {
        let (open, entries) = (self.open.setter(), self.entries.clone());
        Callback::from(move |()| {
            entries.closed();
            open.set(None);
        })
    }

    /// Closes the dialog for what it leads to.
    pub fn leave(&self) -> Callback<()> {
        let (open, entries) = (self.open.setter(), self.entries.clone());
        Callback::from(move |()| {
            entries.moved_on();
            open.set(None);
        })
    }

    /// Puts other settings in force.
    pub fn change(&self) -> Callback<Settings> {
        let settings = self.settings.setter();
        Callback::from(move |changed| settings.set(changed))
    }

    /// Shows the engine's thinking, or no longer.
    pub fn think(&self) -> Callback<bool> {
        let settings = self.settings.clone();
        Callback::from(move |thinking| settings.set(Settings { thinking, ..(*settings).clone() }))
    }

    /// Lays the boards otherwise.
    pub fn lay(&self) -> Callback<Layout> {
        let (room, settings) = (self.room.clone(), self.settings.clone());
        Callback::from(move |layout| {
            room.dispatch(Action::Lay(layout));
            settings.set(Settings { layout, ..(*settings).clone() });
        })
    }

    /// Makes a board the larger one, or all of one size again.
    pub fn enlarge(&self) -> Callback<BoardId> {
        let page = self.clone();
        Callback::from(move |board| {
            let zoom = Some(!page.zooms() || page.room.table.view.front != board);
            page.room.dispatch(Action::Front(board));
            page.settings.set(Settings { zoom, ..(*page.settings).clone() });
        })
    }

    /// Begins a game as it is wished for.
    pub fn start(&self) -> Callback<Wishes> {
        let page = self.clone();
        Callback::from(move |wishes: Wishes| {
            let Wishes { wish, realtime, turn_board } = wishes;
            page.leave().emit(());
            let usual = first::remembered(&realtime, &page.settings.realtime);
            if wish.game == card::SLUG && realtime.opponent == Opponent::Device {
                browser::show_hash(MEET_TIMED);
                page.route.set(Route::Meet);
            } else if wish.game == card::SLUG {
                first::note_choice(&realtime);
                page.begin(Begin::New(realtime));
                browser::show_hash(card::ADDRESS);
                page.route.set(Route::RealTime);
            } else {
                let setup = startup::setup(&wish);
                let meets = wish.opponent == Opponent::Device;
                let wire = meets.then(|| Wire::apart(0));
                let table = Table { names: wish.names_in(setup), wire, ..Table::new(setup) };
                page.room.dispatch(startup::leave(&page.room.table, table));
                if meets {
                    browser::show_hash(MEET);
                }
                page.route.set(if meets { Route::Meet } else { Route::Table });
            }
            page.settings.set(Settings {
                wish,
                realtime: usual,
                turn_board,
                ..(*page.settings).clone()
            });
        })
    }

    /// Takes a game that somebody brings in.
    pub fn bring(&self) -> Callback<Table> {
        let page = self.clone();
        Callback::from(move |table| {
            page.leave().emit(());
            page.room.dispatch(startup::take(&page.room.table, table));
        })
    }

    /// Looks into the game on the table.
    pub fn analyse(&self) -> Callback<()> {
        let page = self.clone();
        Callback::from(move |()| page.look_into(page.room.table.clone()))
    }

    /// Looks into a game. It is in a later part of the program.
    #[inline(never)]
    pub fn look_into(&self, table: Table) {
        let begins = Some(Rc::new(table));
        self.studied.set(Studied { begins, ..(*self.studied).clone() });
        browser::go(ANALYSIS);
        self.route.set(Route::Analysis);
    }

    /// Looks into a game that somebody brings in.
    pub fn study(&self) -> Callback<Table> {
        let page = self.clone();
        Callback::from(move |table| {
            page.leave().emit(());
            page.look_into(table);
        })
    }

    /// The game that is seen: the one that is looked into, or the one on the table.
    pub fn seen(&self) -> RoomHandle {
        let studied = self.studied.room.borrow().clone();
        let is_seen = matches!(*self.route, Route::Analysis | Route::Puzzles(Some(_)));
        studied.filter(|_| is_seen).unwrap_or_else(|| self.room.clone())
    }

    /// Hears what is looked into, whenever that changes.
    pub fn hear_analysis(&self) -> Callback<RoomHandle> {
        let studied = self.studied.clone();
        Callback::from(move |room: RoomHandle| {
            let spec = Some(room.table.setup.spec);
            studied.room.replace(Some(room));
            if studied.begins.is_some() || studied.spec != spec {
                studied.set(Studied { begins: None, spec, ..(*studied).clone() });
            }
        })
    }

    /// Plays on from a game against the computer, as was wished for last; the person has the side to move.
    pub fn go_on(&self) -> Callback<Table> {
        let page = self.clone();
        Callback::from(move |from: Table| {
            let mover = from.game.player_of(from.game.turn());
            page.play_from(from.game, mover, Opponent::Computer);
        })
    }

    /// Plays on from a game as one of the players against somebody, otherwise as was wished for last. It is in a
    /// later part of the program.
    #[inline(never)]
    pub fn play_from(&self, game: Game, person: Player, opponent: Opponent) {
        self.play_as(game, person, Wish { opponent, ..self.settings.wish.clone() });
    }

    /// Plays on from a game as one of the players without a clock, otherwise as is wished for.
    pub fn play_as(&self, game: Game, person: Player, wish: Wish) {
        let side = match person {
            Player::First => Side::White,
            Player::Second => Side::Black,
        };
        let wish = Wish { game: game.spec().text(), side, time: None, ..wish };
        let table = Table::with(startup::setup(&wish), game);
        self.room.dispatch(startup::leave(&self.room.table, table));
        browser::go("#");
        self.route.set(Route::Table);
    }

    /// Begins a game with turns against the computer, otherwise as was wished for last.
    pub fn play(&self, spec: Spec) -> Callback<()> {
        let page = self.clone();
        Callback::from(move |()| page.play_new(spec))
    }

    /// The same at once. It is in a later part of the program.
    #[inline(never)]
    pub fn play_new(&self, spec: Spec) {
        let wish = &self.settings.wish;
        let same = Spec::from_text(&wish.game).is_ok_and(|last| last.slug() == spec.slug());
        let game = if same { wish.game.clone() } else { spec.text() };
        let wish = Wish { game, opponent: Opponent::Computer, ..wish.clone() };
        let table = Table::new(startup::setup(&wish));
        self.room.dispatch(startup::leave(&self.room.table, table));
        browser::go("#");
        self.route.set(Route::Table);
        self.settings.set(Settings { wish, ..(*self.settings).clone() });
    }

    /// Begins a game without turns against the computer, otherwise as was wished for last. It is in a later
    /// part of the program.
    #[inline(never)]
    pub fn play_timed(&self) {
        let last = self.settings.realtime.clone();
        let realtime = TimedWish { opponent: Opponent::Computer, ..last };
        self.begin(Begin::New(first::proposed(&realtime)));
        browser::go(card::ADDRESS);
        self.route.set(Route::RealTime);
        self.settings.set(Settings { realtime, ..(*self.settings).clone() });
    }

    /// Hears the program of the game without turns.
    pub fn hear_arena(&self) -> Callback<FromRealtime> {
        let page = self.clone();
        Callback::from(move |told| match told {
            FromRealtime::NewGame => page.show(Open::NewGame).emit(()),
            FromRealtime::PlayComputer => page.play_timed(),
            FromRealtime::Shared => page.close().emit(()),
            FromRealtime::LedElsewhere => page.leave().emit(()),
            FromRealtime::Keep { id, finish, game } => {
                page.desk.dispatch(Keep { id, finish, game: Kept::Timed(*game) });
            }
            FromRealtime::Meets => page.meets.set(true),
            FromRealtime::Stands(_) => {}
        })
    }

    /// Hears the program that keeps games.
    pub fn hear_records(&self) -> Callback<Filed> {
        let page = self.clone();
        Callback::from(move |told| match told {
            Filed::Forked { from, to } => {
                page.room.dispatch(Action::File { from: Some(from), to });
                page.refiled.set(Some((from, to)));
            }
            Filed::Open(record) => page.resume(*record),
            Filed::Refused(why) => page.room.dispatch(Action::Say(Saying::NotSaved(why))),
        })
    }

    /// Puts a kept game on its table, and goes there; the list stays one step back.
    fn resume(&self, record: Record) {
        match record.game {
            Kept::Turns(saved) => {
                // What a file told was begun elsewhere.
                let here = Some(record.begun).filter(|_| saved.annotated.is_none());
                let begun = saved.begun.or(here);
                let saved = saved::SavedTable { record: Some(record.id), begun, ..*saved };
                match saved.open() {
                    Err(fault) => self.room.dispatch(Action::Say(Saying::BadGame(fault))),
                    Ok(table) => {
                        let resumed = startup::resume(&self.room.table, table);
                        resumed.into_iter().for_each(|action| self.room.dispatch(action));
                        browser::go("#");
                        self.route.set(Route::Table);
                    }
                }
            }
            Kept::Timed(saved) => {
                let saved = realtime::saved::SavedSession { record: Some(record.id), ..saved };
                self.begin(Begin::Kept(saved));
                browser::go(card::ADDRESS);
                self.route.set(Route::RealTime);
            }
        }
    }

    pub(super) fn begin(&self, begin: Begin) {
        let number = self.begun.as_ref().map_or(0, |(number, _)| number + 1);
        self.begun.set(Some((number, begin)));
    }
}

/// The address of the board one was at before one looked at the list of games; none elsewhere.
#[hook]
pub fn use_board_behind_list(route: Route) -> Option<&'static str> {
    let board = use_mut_ref(|| "#");
    if route != Route::Records {
        board.replace(if route.place() == Place::Away { "#" } else { card::ADDRESS });
    }
    (route == Route::Records).then(|| *board.borrow())
}
