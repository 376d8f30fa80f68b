//! The view in which two people meet: who invites, who is invited, and what is done with an answer that is opened.
//! It is one component: each more would take a kilobyte.

use std::rc::Rc;

use gloo_timers::callback::Interval;
use yew::prelude::*;

use super::accepting::accepting;
use super::answering::{answering, hand_over};
use super::inviting::{self, inviting};
use super::looking::try_eyes;
use super::neighbours::Neighbours;
use super::page::MeetProps;
use super::place::{self, Place};
use super::timed_line::timed_line;
use super::wiring::Wiring;
use crate::app::meet::invited::Invited;
use crate::app::shell::route::{MEET, MEET_TIMED, Route};
use crate::app::wording::faults;
use crate::notation::Fault;
use crate::notation::meeting::{MeetLink, link};
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;

/// How often a connection is looked after, in milliseconds.
const BEAT: u32 = 25;

/// What looks after the connection, and the view while it is shown. It is in a part of the program of its own.
#[inline(never)]
pub fn meet(props: MeetProps) -> Html {
    html! { <Meet ..props /> }
}

#[component]
fn Meet(props: &MeetProps) -> Html {
    let wiring = use_wiring(props);
    let address = if props.is_shown { browser::hash_now() } else { String::new() };
    let stage = wiring.stage();
    let place = Rc::new(Place { page: props.clone(), wiring, stage, address });
    use_effect({
        let place = place.clone();
        move || follow(&place)
    });
    let Some((title, said)) = told(&place) else { return html! {} };
    html! {
        <main class="page meet">
            <article key={place.address.clone()} class="meet-sheet">
                <h1>{ title }</h1>
                { said }
            </article>
        </main>
    }
}

/// What is between the page and another device, looked after for as long as there is something to look after.
#[hook]
fn use_wiring(props: &MeetProps) -> Wiring {
    let redraw = use_force_update();
    let wiring = {
        let (room, redraw) = (props.room.clone(), redraw.clone());
        use_memo((), |()| Wiring::new(room, Callback::from(move |()| redraw.force_update())))
    };
    use_effect_with((), {
        let (wiring, tie) = (wiring.clone(), props.tie.clone());
        move |()| {
            // An address may change while the view stays.
            let listener = Listener::new(browser::window().into(), "hashchange", move |_| {
                redraw.force_update();
            });
            let takes = Neighbours::taking({
                let wiring = wiring.clone();
                move |answer| wiring.bring(answer).is_ok()
            });
            try_eyes(&wiring);
            let hears = wiring.clone();
            tie.bind(Callback::from(move |room| hears.follow_session(room)), timed_line);
            tie.room().into_iter().for_each(|room| wiring.follow_session(room));
            let beat = Interval::new(BEAT, move || wiring.beat());
            move || drop((listener, takes, beat))
        }
    });
    (*wiring).clone()
}

/// The page is another one, or somebody goes elsewhere on it.
fn follow(place: &Place) {
    let Place { page, wiring, address, .. } = place;
    wiring.follow(page.room.clone(), page.on_board.clone());
    let is_asked = inviting::is_asked(place);
    if !wiring.visit(|visit| visit.comes_to(address, is_asked, &page.name)) {
        return;
    }
    wiring.forget_neighbours();
    if address == MEET || address == MEET_TIMED {
        return inviting::begin(place);
    }
    if let Ok(MeetLink::Answer { to, .. }) = link::decode(address) {
        hand_over(place, to);
    }
}

/// What is at the address, and its title; none while the view is not shown.
fn told(place: &Rc<Place>) -> Option<(String, Html)> {
    let address = &*place.address;
    if Route::of(address) != Route::Meet {
        return None;
    }
    if address == MEET || address == MEET_TIMED {
        return Some(inviting(place));
    }
    let invited = match link::decode(address) {
        Ok(MeetLink::Answer { .. }) => return Some((texts().meet_answer(), answering(place))),
        Ok(MeetLink::Invitation { game, .. }) => Invited::read(&game),
        Err(fault) => Err(fault),
    };
    Some(match invited {
        Ok(invited) => accepting(place, &invited),
        Err(fault) => (texts().meet(), unreadable(&fault)),
    })
}

/// What is wrong with the address.
fn unreadable(fault: &Fault) -> Html {
    place::fault(texts().bad_link(&faults::said(fault)))
}
