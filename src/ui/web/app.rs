//! The page as a whole: what is on the table, which view is open, and what is kept.

use std::rc::Rc;

use yew::prelude::*;

use super::browser;
use super::engine::use_engine;
use super::glyphs::icon;
use super::keys::{self, Listener};
use super::new_game::NewGame;
use super::panel::{Asked, panel};
use super::room::{Room, RoomHandle};
use super::rules_page::RulesPage;
use super::settings_sheet::settings_sheet;
use super::share::Share;
use super::sound;
use super::stage::Stage;
use super::store;
use super::toast::Toast;
use super::visit;
use crate::board::BoardId;
use crate::ui::icons::Icon;
use crate::ui::settings::{Settings, Wish};
use crate::ui::sharing;
use crate::ui::table::{Action, Table};
use crate::variants::Spec;

/// The dialog that is open.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    NewGame,
    Share,
    Settings,
}

/// The page.
#[component]
pub fn App() -> Html {
    let settings = use_state(visit::settings);
    let room = use_reducer(|| Room { table: visit::first_table(&settings) });
    let open = use_state(|| None::<Open>);
    let reading = use_state(|| visit::rules_in(&browser::hash()));
    use_engine(&room, settings.thinking);
    use_keeping(&room, &settings, reading.is_none());
    use_sounds(&room, settings.sound);
    use_address(&room, &reading);
    use_view(room.table.setup.spec, *reading);
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
        let (room, settings, open) = (room.clone(), settings.clone(), open.clone());
        Callback::from(move |wish: Wish| {
            room.dispatch(visit::leave(&room.table, Table::new(visit::setup(&wish))));
            settings.set(Settings { wish, ..(*settings).clone() });
            open.set(None);
        })
    };
    let bring = {
        let room = room.clone();
        Callback::from(move |table: Table| room.dispatch(visit::leave(&room.table, table)))
    };
    let spec = reading.unwrap_or(room.table.setup.spec);
    let zoom = settings.zooms(room.table.game.board_count());
    let stance = visit::stance(&settings, &room.table).map(|(_, value)| value);
    let [boards, files, layout, large] = stance.map(|value| value.filter(|_| reading.is_none()));
    html! {
        <div class="shell" data-boards={boards} data-files={files} data-layout={layout} data-large={large}>
            { bar(spec, &show) }
            if reading.is_some() {
                <RulesPage {spec} back={sharing::position_link(&room.table)} />
            } else {
                <main class="table">
                    <h1 class="visually-hidden">{ spec.card().title }</h1>
                    <Stage room={room.clone()} {zoom} on_enlarge={enlarge} />
                    { panel(&room, &settings, Asked {
                        thinking, layout: lay, new_game: show(Open::NewGame),
                    }) }
                </main>
            }
            { match *open {
                None => html! {},
                Some(Open::NewGame) => html! {
                    <NewGame wish={settings.wish.clone()} on_start={start} on_close={close} />
                },
                Some(Open::Share) => html! {
                    <Share room={room.clone()} on_open={bring} on_close={close} />
                },
                Some(Open::Settings) => settings_sheet(&settings, &change, close),
            } }
            <Toast room={room.clone()} />
        </div>
    }
}

fn bar(spec: Spec, show: &impl Fn(Open) -> Callback<()>) -> Html {
    let button = |sign: Icon, name: &'static str, what: Open| {
        html! {
            <button class="icon-button wordy" type="button" aria-label={name} onclick={show(what).reform(|_| ())}>
                { icon(sign) }<span class="label">{ name }</span>
            </button>
        }
    };
    let card = spec.card();
    html! {
        <header class="bar">
            <a class="brand" href="#" aria-label="Wonderboard">
                { super::glyphs::brand() }
                <span class="brand-name">{ "Wonderboard" }</span>
            </a>
            <button
                class="game-name" type="button" aria-label={format!("{}: choose another game", card.title)}
                onclick={show(Open::NewGame).reform(|_| ())}
            >
                <span class="label">{ card.title }</span>{ icon(Icon::Down) }
            </button>
            <nav class="bar-nav" aria-label="Main">
                { button(Icon::Plus, "New game", Open::NewGame) }
                <a class="icon-button wordy" aria-label="Rules" href={visit::rules_address(spec)}>
                    { icon(Icon::Book) }<span class="label">{ "Rules" }</span>
                </a>
                { button(Icon::Share, "Share", Open::Share) }
                { button(Icon::Gear, "Settings", Open::Settings) }
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
    use_effect_with(visit::look(settings, &table), |look| store::keep(store::LOOK, look));
    let state = (table.version, table.orientation, table.view, table.shown, at_table);
    use_effect_with(state, move |_| {
        visit::keep_table(&table);
        if at_table {
            browser::show_hash(&sharing::position_link(&table));
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
fn use_view(playing: Spec, reading: Option<Spec>) {
    use_effect_with((playing, reading), |&(playing, reading)| {
        let title = match reading {
            Some(spec) => format!("Rules of {} · Wonderboard", spec.card().title),
            None => format!("{} · Wonderboard", playing.card().title),
        };
        browser::document().set_title(&title);
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    });
}

/// Follows links and the browser's own Back: to rules, to another position, and back.
#[hook]
fn use_address(room: &RoomHandle, reading: &UseStateHandle<Option<Spec>>) {
    let (room, reading) = (room.clone(), reading.clone());
    let current = Rc::new(room.clone());
    use_effect_with(current, move |room| {
        let (room, reading) = (room.clone(), reading.clone());
        let listener = Listener::new(browser::window().into(), "hashchange", move |_| {
            let hash = browser::hash();
            let rules = visit::rules_in(&hash);
            reading.set(rules);
            if rules.is_none() {
                room.dispatch(visit::follow(&hash, &room.table));
            }
        });
        move || drop(listener)
    });
}
