//! The program of the game without turns: does what the page asks of it, see `ui/web/arena`.

use yew::prelude::*;

use super::arena::Arena;
use super::demo::Demo;
use super::room::{Room, RoomHandle};
use super::share::share;
use super::visit;
use crate::texts::texts;
use crate::ui::realtime::asked::{ASK, Asked, Place, Standing, TELL, Told};
use crate::ui::realtime::{Action, card};
use crate::ui::route::Route;
use crate::ui::web::browser;
use crate::ui::web::guest::{self, use_asked};
use crate::ui::web::keys::Listener;
use crate::ui::web::rules_page::RulesPage;
use crate::variants::rulebook::Part;

/// Nothing to be seen until the page has asked.
#[component]
pub fn Hall() -> Html {
    match use_asked::<Asked>(ASK, TELL) {
        Some(asked) => html! { <Seats {asked} /> },
        None => html! {},
    }
}

fn tell(told: Told) {
    guest::tell(TELL, told);
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
            let begin = begin.as_ref().and_then(|(_, begin)| visit::begun(begin, &room.session));
            begin.into_iter().for_each(|action| room.dispatch(action));
        }
    });
    use_effect_with(asked.refiled, {
        let room = room.clone();
        move |refiled| {
            if let Some((from, to)) = *refiled {
                room.dispatch(Action::File { from: Some(from), to });
            }
        }
    });
    use_effect_with((), |()| guest::drawn(TELL));
    use_address(&room, asked);
    use_standing(&room);
    let on_new_game = Callback::from(|()| tell(Told::NewGame));
    let on_close = Callback::from(|()| tell(Told::Shared));
    let on_keep = Callback::from(tell);
    match asked.place {
        Place::Away => html! {},
        Place::Table => html! {
            <>
                <Arena
                    room={room.clone()} sound={asked.sound} confirm_resign={asked.confirm_resign}
                    {on_new_game} {on_keep}
                />
                if asked.shares {
                    { share(&room, on_close) }
                }
            </>
        },
        Place::Rules => html! {
            <RulesPage
                slug={card::SLUG} title={texts().timed_title()} author={texts().timed_author()}
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
