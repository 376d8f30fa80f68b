//! An answer that was opened: it goes to the page that waits for it, this one or another window.

use yew::prelude::*;

use super::neighbours::Neighbours;
use super::page::MeetProps;
use super::wiring::Wiring;
use crate::app::meet::words;
use crate::app::shell::route::{MEET, MEET_TIMED};
use crate::texts::texts;
use crate::web::dom::browser;

#[derive(PartialEq, Properties)]
pub struct AnsweringProps {
    pub page: MeetProps,
    pub wiring: Wiring,
    pub address: String,
    /// The mark of the offer that is answered.
    pub to: u32,
}

/// Hands the answer over, and says what has become of it.
#[component]
pub fn Answering(props: &AnsweringProps) -> Html {
    let t = texts();
    let handed = use_state(|| false);
    let wrong = use_state(|| None);
    use_effect_with((), {
        let (wiring, address, to) = (props.wiring.clone(), props.address.clone(), props.to);
        let (handed, wrong) = (handed.clone(), wrong.setter());
        move |()| {
            let mut elsewhere = None;
            if wiring.waits_for(to) {
                // It was opened where it is waited for.
                match wiring.bring(&address) {
                    Ok(()) if wiring.invites(true) => browser::show_hash(MEET_TIMED),
                    Ok(()) => browser::show_hash(MEET),
                    Err(why) => wrong.set(Some(why)),
                }
            } else {
                elsewhere = Neighbours::handing(&address, move || handed.set(true));
            }
            move || drop(elsewhere)
        }
    });
    let said = match (&*wrong, *handed) {
        (Some(why), _) => words::no_answer(why),
        (None, true) => t.meet_handed(),
        (None, false) => t.meet_unclaimed(),
    };
    html! {
        <>
            <h1>{ t.meet_answer() }</h1>
            <p class="meet-state" role="status">{ said }</p>
        </>
    }
}
