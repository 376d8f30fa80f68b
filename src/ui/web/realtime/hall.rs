//! The program of the game without turns: does what the page asks of it, see `ui/web/arena`.

use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit};
use yew::prelude::*;

use super::arena::Arena;
use super::demo::Demo;
use super::room::{Room, RoomHandle};
use super::share::share;
use super::visit;
use crate::ui::realtime::asked::{ASK, Asked, Place, Standing, TELL, Told};
use crate::ui::realtime::{Action, Setup, card};
use crate::ui::route::Route;
use crate::ui::web::browser;
use crate::ui::web::keys::Listener;
use crate::ui::web::rules_page::RulesPage;
use crate::variants::rulebook::Part;

/// Nothing to be seen until the page has asked.
#[component]
pub fn Hall() -> Html {
    let asked = use_state(|| None::<Asked>);
    use_effect_with((), {
        let asked = asked.setter();
        move |()| {
            let listener = Listener::new(browser::window().into(), ASK, move |event| {
                let detail = event.dyn_ref::<CustomEvent>().map(CustomEvent::detail);
                let read = detail.and_then(|detail| serde_wasm_bindgen::from_value(detail).ok());
                read.into_iter().for_each(|read| asked.set(Some(read)));
            });
            tell(Told::Ready);
            move || drop(listener)
        }
    });
    match &*asked {
        Some(asked) => html! { <Seats asked={asked.clone()} /> },
        None => html! {},
    }
}

fn tell(told: Told) {
    let init = CustomEventInit::new();
    init.set_detail(&serde_wasm_bindgen::to_value(&told).unwrap_or_default());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(TELL, &init) {
        let _ = browser::window().dispatch_event(&event);
    }
}

#[derive(PartialEq, Properties)]
struct SeatsProps {
    asked: Asked,
}

/// The game at hand, which stays while one is elsewhere.
#[component]
fn Seats(props: &SeatsProps) -> Html {
    let asked = &props.asked;
    let room = use_reducer(|| Room::new(visit::first_session(&asked.usual)));
    use_effect_with(asked.begin.clone(), {
        let room = room.clone();
        move |begin| {
            if let Some((_, wish)) = begin {
                room.dispatch(Action::Begin(Setup::of(wish, browser::chance())));
            }
        }
    });
    use_effect_with((), |()| tell(Told::Drawn));
    use_address(&room, asked);
    use_standing(&room);
    let on_new_game = Callback::from(|()| tell(Told::NewGame));
    let on_close = Callback::from(|()| tell(Told::Shared));
    match asked.place {
        Place::Away => html! {},
        Place::Table => html! {
            <>
                <Arena room={room.clone()} sound={asked.sound} confirm_resign={asked.confirm_resign} {on_new_game} />
                if asked.shares {
                    { share(&room, on_close) }
                }
            </>
        },
        Place::Rules => html! {
            <RulesPage
                slug={card::SLUG} title={card::TITLE} author={card::AUTHOR}
                back={room.session.setup.link()} live={Callback::from(demonstration)}
            />
        },
    }
}

/// A demonstration of the rulebook, to be played.
fn demonstration(part: &'static Part) -> Html {
    match part {
        Part::Demo { start, words, deeds } => html! { <Demo {start} {words} {deeds} /> },
        _ => html! {},
    }
}

/// Tells a frame how the game stands, whenever that changes.
#[hook]
fn use_standing(room: &RoomHandle) {
    let session = room.session.clone();
    let log = session.arbiter.log();
    let made = (log.len(), log.last().map(|entry| entry.tick));
    use_effect_with((made, session.is_over(), session.setup), move |_| {
        if browser::is_frame() {
            tell(Told::Stands(Standing::of(&session, browser::now())));
        }
    });
}

/// Shows the game in the address, and follows links to others.
#[hook]
fn use_address(room: &RoomHandle, asked: &Asked) {
    use_effect_with((room.session.setup, asked.place), |(setup, place)| {
        if *place == Place::Table {
            browser::show_hash(&setup.link());
        }
    });
    use_effect_with((room.clone(), asked.usual.clone()), |(room, usual)| {
        let (room, usual) = (room.clone(), usual.clone());
        let listener = Listener::new(browser::window().into(), "hashchange", move |_| {
            let hash = browser::hash();
            if Route::of(&hash) == Route::RealTime
                && let Some(other) = visit::other_session(&hash, &usual, &room.session)
            {
                room.dispatch(Action::Open(Box::new(other)));
            }
        });
        move || drop(listener)
    });
}
