//! The page as a whole: what is on the table, which view is open, and what is kept.

use yew::prelude::*;

use super::arena::{self, use_arena};
use super::browser;
use super::embed::EmbedSheet;
use super::engine::use_engine;
use super::filing::{self, Desk, use_records};
use super::glyphs::icon;
use super::keys::{self, Listener};
use super::language::use_language;
use super::new_game::{NewGame, Wishes};
use super::panel::{Asked, panel};
use super::room::{Room, RoomHandle};
use super::rules_page::rules_of;
use super::settings_sheet::settings_sheet;
use super::share::share;
use super::sound;
use super::stage::Stage;
use super::store;
use super::toast::toast;
use super::visit;
use crate::board::BoardId;
use crate::texts::texts;
use crate::ui::icons::Icon;
use crate::ui::notice::Saying;
use crate::ui::realtime;
use crate::ui::realtime::asked::{Asked as Wanted, Begin, Place, Told};
use crate::ui::realtime::card;
use crate::ui::records::asked::Told as Filed;
use crate::ui::records::{Id, Keep, Kept, Record};
use crate::ui::route::{RECORDS, Route};
use crate::ui::saved;
use crate::ui::settings::Settings;
use crate::ui::sharing;
use crate::ui::table::{Action, Table};
use crate::ui::words;
use crate::variants::Spec;

/// The dialog that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    NewGame,
    Share,
    Embed,
    Settings,
}

/// The page.
#[component]
pub fn App() -> Html {
    let settings = use_state(visit::settings);
    let room = use_reducer(|| Room { table: visit::first_table(&settings) });
    let open = use_state(|| None::<Open>);
    let begun = use_state(|| None::<(u32, Begin)>);
    let desk = use_reducer(Desk::default);
    let refiled = use_state(|| None::<(Id, Id)>);
    let route = use_state(|| Route::of(&browser::hash()));
    let at_table = *route == Route::Table;
    use_engine(&room, settings.thinking && *route != Route::RealTime);
    use_keeping(&room, &settings, at_table);
    use_language(&settings.language);
    use_sounds(&room, settings.sound);
    use_address(&room, &route);
    use_view(room.table.setup.spec, *route);
    let lay = {
        let (room, settings) = (room.clone(), settings.clone());
        Callback::from(move |layout| {
            room.dispatch(Action::Lay(layout));
            settings.set(Settings { layout, ..(*settings).clone() });
        })
    };
    use_effect_with((room.clone(), settings.clone()), {
        let lay = lay.clone();
        move |(room, _)| {
            let listener = keys::listen(room.clone(), lay);
            move || drop(listener)
        }
    });

    let show = |what: Open| {
        let open = open.clone();
        Callback::from(move |()| open.set(Some(what)))
    };
    let close = {
        let open = open.clone();
        Callback::from(move |()| open.set(None))
    };
    let change = {
        let settings = settings.clone();
        Callback::from(move |changed: Settings| settings.set(changed))
    };
    let thinking = {
        let settings = settings.clone();
        Callback::from(move |thinking| settings.set(Settings { thinking, ..(*settings).clone() }))
    };
    let enlarge = {
        let (room, settings) = (room.clone(), settings.clone());
        Callback::from(move |board: BoardId| {
            let zoomed = settings.zooms(room.table.game.board_count());
            let zoom = Some(!zoomed || room.table.view.front != board);
            room.dispatch(Action::Front(board));
            settings.set(Settings { zoom, ..(*settings).clone() });
        })
    };
    let start = {
        let (room, begun, settings) = (room.clone(), begun.clone(), settings.clone());
        let (open, route) = (open.clone(), route.clone());
        Callback::from(move |wishes: Wishes| {
            let Wishes { wish, realtime } = wishes;
            if wish.game == card::SLUG {
                begun.set(Some(next(&begun, Begin::New(realtime.clone()))));
                browser::show_hash(card::ADDRESS);
                route.set(Route::RealTime);
            } else {
                room.dispatch(visit::leave(&room.table, Table::new(visit::setup(&wish))));
                route.set(Route::Table);
            }
            settings.set(Settings { wish, realtime, ..(*settings).clone() });
            open.set(None);
        })
    };
    let bring = {
        let room = room.clone();
        Callback::from(move |table: Table| room.dispatch(visit::take(&room.table, table)))
    };
    let zoom = settings.zooms(room.table.game.board_count());
    let stance = at_table.then(|| visit::stance(&settings, &room.table).map(|(_, value)| value));
    let [boards, files, layout, large] = stance.unwrap_or_default();
    let back = sharing::position_link(&room.table);
    let stage = use_arena(
        Wanted {
            place: route.place(),
            begin: (*begun).clone(),
            usual: settings.realtime.clone(),
            sound: settings.sound,
            confirm_resign: settings.confirm_resign,
            shares: *open == Some(Open::Share),
            refiled: *refiled,
        },
        {
            let (open, desk) = (open.setter(), desk.dispatcher());
            Callback::from(move |told| match told {
                Told::NewGame => open.set(Some(Open::NewGame)),
                Told::Shared => open.set(None),
                Told::Keep { id, finish, game } => {
                    desk.dispatch(Keep { id, finish, game: Kept::Timed(*game) });
                }
                Told::Stands(_) => {}
            })
        },
    );
    // Where one comes from is remembered while one is at the list.
    let board = use_mut_ref(|| "#");
    if *route != Route::Records {
        board.replace(if route.place() == Place::Away { "#" } else { card::ADDRESS });
    }
    let lists = (*route == Route::Records).then(|| *board.borrow());
    let list = use_records(&room, &desk, lists, {
        let (room, begun, route) = (room.clone(), begun.clone(), route.clone());
        Callback::from(move |told| match told {
            Filed::Forked { from, to } => {
                room.dispatch(Action::File { from: Some(from), to });
                refiled.set(Some((from, to)));
            }
            Filed::Open(record) => resume(*record, &room, &begun, &route),
            Filed::Refused(why) => room.dispatch(Action::Say(Saying::NotSaved(why))),
        })
    });
    html! {
        <div class="shell" data-boards={boards} data-files={files} data-layout={layout} data-large={large}>
            { bar(*route, room.table.setup.spec, &show) }
            { match *route {
                Route::Rules(spec) => rules_of(spec, back),
                Route::RealTime | Route::RealTimeRules => arena::waiting(stage),
                Route::Records => filing::waiting(list),
                Route::Table => html! {
                    <main class="table">
                        <h1 class="visually-hidden">{ words::title(room.table.setup.spec.card()) }</h1>
                        <Stage room={room.clone()} {zoom} on_enlarge={enlarge} />
                        { panel(&room, &settings, Asked {
                            thinking, layout: lay, new_game: show(Open::NewGame),
                        }) }
                    </main>
                },
            } }
            { match *open {
                None => html! {},
                Some(Open::NewGame) => html! {
                    <NewGame
                        wishes={Wishes::now(&settings, *route)} on_start={start} on_close={close}
                    />
                },
                // Whatever draws the game shares it.
                Some(Open::Share) if *route == Route::RealTime => html! {},
                Some(Open::Share) => share(&room, bring, show(Open::Embed), close),
                Some(Open::Embed) => html! { <EmbedSheet room={room.clone()} on_close={close} /> },
                Some(Open::Settings) => settings_sheet(&settings, &change, close),
            } }
            { toast(&room) }
        </div>
    }
}

/// A game to begin, with a number that tells it from the one before.
fn next(begun: &Option<(u32, Begin)>, begin: Begin) -> (u32, Begin) {
    (begun.as_ref().map_or(0, |(number, _)| number + 1), begin)
}

/// Puts a kept game on its table, and goes there; the list stays one step back.
fn resume(
    record: Record,
    room: &RoomHandle,
    begun: &UseStateHandle<Option<(u32, Begin)>>,
    route: &UseStateHandle<Route>,
) {
    match record.game {
        Kept::Turns(saved) => match (saved::Saved { record: Some(record.id), ..saved }).open() {
            Err(fault) => {
                room.dispatch(Action::Say(Saying::BadGame(fault)));
            }
            Ok(table) => {
                let resumed = visit::resume(&room.table, table);
                resumed.into_iter().for_each(|action| room.dispatch(action));
                browser::go("#");
                route.set(Route::Table);
            }
        },
        Kept::Timed(saved) => {
            let saved = realtime::saved::Saved { record: Some(record.id), ..saved };
            begun.set(Some(next(begun, Begin::Kept(saved))));
            browser::go(card::ADDRESS);
            route.set(Route::RealTime);
        }
    }
}

fn bar(route: Route, playing: Spec, show: &impl Fn(Open) -> Callback<()>) -> Html {
    let spec = if let Route::Rules(spec) = route { spec } else { playing };
    let rules = route.rules();
    let title = match rules {
        Some(_) => texts().timed_title(),
        None => words::title(spec.card()),
    };
    let rules = rules.unwrap_or_else(|| visit::rules_address(spec));
    let t = texts();
    let button = |sign: Icon, name: String, what: Open| {
        html! {
            <button class="icon-button wordy" type="button" aria-label={name.clone()} onclick={show(what).reform(|_| ())}>
                { icon(sign) }<span class="label">{ name }</span>
            </button>
        }
    };
    html! {
        <header class="bar">
            <a class="brand" href="#" aria-label="Wonderboard">
                { super::glyphs::brand() }
                <span class="brand-name">{ "Wonderboard" }</span>
            </a>
            <button
                class="game-name" type="button" aria-label={t.choose_game(&title)}
                onclick={show(Open::NewGame).reform(|_| ())}
            >
                <span class="label">{ title }</span>{ icon(Icon::Down) }
            </button>
            <nav class="bar-nav" aria-label={t.main_menu()}>
                { button(Icon::Plus, t.new_game(), Open::NewGame) }
                <a class="icon-button wordy to-games" aria-label={t.games()} href={RECORDS}>
                    { icon(Icon::List) }<span class="label">{ t.games() }</span>
                </a>
                <a class="icon-button wordy" aria-label={t.rules()} href={rules}>
                    { icon(Icon::Book) }<span class="label">{ t.rules() }</span>
                </a>
                { button(Icon::Share, t.share(), Open::Share) }
                { button(Icon::Gear, t.settings(), Open::Settings) }
            </nav>
        </header>
    }
}

/// Keeps game, settings and looks whenever they change, and the address with them.
#[hook]
fn use_keeping(room: &RoomHandle, settings: &UseStateHandle<Settings>, at_table: bool) {
    use_effect_with((**settings).clone(), |settings| {
        store::keep(store::SETTINGS, settings);
        visit::dress(settings);
    });
    let table = room.table.clone();
    // Elsewhere there is much to draw, and one board at most.
    let look = match at_table {
        true => visit::look(settings, &table),
        false => visit::plain_look(settings),
    };
    use_effect_with(look, |look| store::keep(store::LOOK, look));
    let looks = (table.orientation, table.view, table.shown);
    let state = (table.version, table.record, looks, at_table);
    use_effect_with(state, move |_| {
        visit::keep_table(&table);
        if at_table {
            browser::show_hash(&sharing::address(&table));
        }
    });
}

/// Lets each new move be heard.
#[hook]
fn use_sounds(room: &RoomHandle, on: bool) {
    let before = use_mut_ref(|| room.table.clone());
    let table = room.table.clone();
    use_effect_with((table.version, table.shown), move |_| {
        let then = before.replace(table.clone());
        if let Some(heard) = visit::heard(&then, &table).filter(|_| on) {
            sound::play(heard);
        }
    });
}

/// Names the view, and begins it at its top.
#[hook]
fn use_view(playing: Spec, route: Route) {
    use_effect_with((playing, route), |&(playing, route)| {
        let name = match route {
            Route::Rules(spec) => texts().rules_of(&words::title(spec.card())),
            Route::RealTimeRules => texts().rules_of(&texts().timed_title()),
            Route::RealTime => texts().timed_title(),
            Route::Table => words::title(playing.card()),
            Route::Records => texts().games(),
        };
        browser::document().set_title(&format!("{name} · Wonderboard"));
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    });
}

/// Follows links and the browser's own Back: to rules, to another position or game, and back.
#[hook]
fn use_address(room: &RoomHandle, route: &UseStateHandle<Route>) {
    let route = route.clone();
    use_effect_with(room.clone(), move |room| {
        let room = room.clone();
        let listener = Listener::new(browser::window().into(), "hashchange", move |_| {
            let hash = browser::hash();
            let there = Route::of(&hash);
            route.set(there);
            if there == Route::Table {
                room.dispatch(visit::follow(&hash, &room.table));
            }
        });
        move || drop(listener)
    });
}
