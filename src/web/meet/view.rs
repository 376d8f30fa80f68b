//! The view in which two people meet: who invites, who is invited, and what is done with an answer that is opened.

use gloo_timers::callback::Interval;
use yew::prelude::*;

use super::accepting::Accepting;
use super::answering::Answering;
use super::inviting::Inviting;
use super::neighbours::Neighbours;
use super::page::MeetProps;
use super::timed_line::timed_line;
use super::wiring::Wiring;
use crate::app::shell::route::{MEET, MEET_TIMED, Route};
use crate::app::wording::faults;
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
    if !props.is_shown {
        return html! {};
    }
    html! {
        <main class="page meet">
            <article class="meet-sheet">{ told(props, &wiring) }</article>
        </main>
    }
}

/// What is between the table and another device, looked after for as long as there is something to look after.
#[hook]
fn use_wiring(props: &MeetProps) -> Wiring {
    let redraw = use_force_update();
    let wiring = {
        let (room, redraw) = (props.room.clone(), redraw.clone());
        use_memo((), |()| Wiring::new(room, Callback::from(move |()| redraw.force_update())))
    };
    // An address may change while the view stays.
    use_effect_with((), {
        let wiring = wiring.clone();
        move |()| {
            let listener = Listener::new(browser::window().into(), "hashchange", move |_| {
                redraw.force_update();
            });
            let takes = Neighbours::taking({
                let wiring = wiring.clone();
                move |answer| wiring.bring(answer).is_ok()
            });
            let beat = Interval::new(BEAT, move || wiring.beat());
            move || drop((listener, takes, beat))
        }
    });
    use_effect_with((props.room.clone(), props.on_board.clone()), {
        let wiring = wiring.clone();
        move |(room, on_board)| wiring.follow(room.clone(), on_board.clone())
    });
    use_effect_with(props.tie.clone(), {
        let wiring = wiring.clone();
        move |tie| {
            let hears = wiring.clone();
            tie.bind(Callback::from(move |room| hears.follow_session(room)), timed_line);
            tie.room().into_iter().for_each(|room| wiring.follow_session(room));
        }
    });
    (*wiring).clone()
}

/// What is at the address.
fn told(props: &MeetProps, wiring: &Wiring) -> Html {
    let address = browser::hash_now();
    if Route::of(&address) != Route::Meet {
        return html! {};
    }
    // What hears of it is drawn anew only if that differs.
    let stage = wiring.stage();
    let is_timed = address == MEET_TIMED;
    if is_timed || address == MEET {
        return html! {
            <Inviting key={address} page={props.clone()} wiring={wiring.clone()} {stage} {is_timed} />
        };
    }
    match link::decode(&address) {
        Ok(MeetLink::Invitation { offer, game }) => html! {
            <Accepting key={address} page={props.clone()} wiring={wiring.clone()} {stage} {offer} {game} />
        },
        Ok(MeetLink::Answer { to, .. }) => html! {
            <Answering
                key={address.clone()} page={props.clone()} wiring={wiring.clone()} address={address.clone()} {to}
            />
        },
        Err(fault) => html! {
            <>
                <h1>{ texts().meet() }</h1>
                <p class="error" role="alert">{ texts().bad_link(&faults::said(&fault)) }</p>
            </>
        },
    }
}
