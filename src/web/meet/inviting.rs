//! Inviting a friend: a link to send, and a place for what comes back.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::page::{MeetProps, to_board};
use super::wiring::{Purpose, Wiring};
use crate::app::meet::challenge::Challenge;
use crate::app::meet::invitation::Invitation;
use crate::app::meet::meeting::{Failure, NoAnswer, Stage};
use crate::app::meet::words;
use crate::app::realtime::wire::TimedWire;
use crate::app::turns::action::Action;
use crate::app::turns::wire::Wire;
use crate::notation::name;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::share::copied::Copied;
use crate::web::share::link_row::hand_on;
use crate::web::share::qr;

#[derive(PartialEq, Properties)]
pub struct InvitingProps {
    pub page: MeetProps,
    pub wiring: Wiring,
    /// How far the meeting is.
    pub stage: Option<Stage>,
    /// Is it the game without turns that is invited to?
    pub is_timed: bool,
}

/// The invitation to the game on the table, or to one without turns.
#[component]
pub fn Inviting(props: &InvitingProps) -> Html {
    let (t, InvitingProps { page, wiring, stage, is_timed }) = (texts(), props);
    let is_timed = *is_timed;
    let is_asked = is_timed || page.room.table.wire.is_some();
    // Together are only those who still hear each other.
    let is_here = |stage: &Stage| !matches!(stage, Stage::Together) || carries(page, is_timed);
    let stage = stage.clone().filter(|stage| wiring.invites(is_timed) && is_here(stage));
    let begin = {
        let (wiring, page) = (wiring.clone(), page.clone());
        Callback::from(move |()| invite(&wiring, &page, is_timed))
    };
    // Coming here means wanting to meet somebody; a meeting that is under way goes on.
    use_effect_with(is_asked, {
        let (begin, is_under_way) = (begin.clone(), stage.is_some());
        move |&is_asked| {
            if is_asked && !is_under_way {
                begin.emit(());
            }
        }
    });
    if !is_asked {
        return html! {
            <>
                <h1>{ t.meet() }</h1>
                <p>{ t.meet_nobody() }</p>
                <button class="button primary" type="button" onclick={page.on_new.reform(|_| ())}>
                    { t.new_game() }
                </button>
            </>
        };
    }
    html! {
        <>
            <h1>{ t.meet_invite() }</h1>
            <p class="lead">{ t.meet_lead() }</p>
            { match stage.as_ref() {
                Some(Stage::Inviting(link)) => waiting(page, wiring, link, is_timed),
                Some(Stage::Joining(_)) => html! { <p class="meet-state" role="status">{ t.meet_joining() }</p> },
                Some(Stage::Failed(why)) => failed(page, *why, t.meet_link_again(), &begin, is_timed),
                Some(Stage::Together) => to_board(page, is_timed),
                Some(Stage::Preparing | Stage::Answering(_)) | None => html! {
                    <p class="meet-state" role="status">{ t.meet_preparing() }</p>
                },
            } }
        </>
    }
}

/// Does the connection of the game at hand carry anything?
fn carries(page: &MeetProps, is_timed: bool) -> bool {
    let timed = || page.tie.room()?.session.wire.as_ref().map(TimedWire::carries);
    let turns = || page.room.table.wire.as_ref().map(Wire::carries);
    if is_timed { timed() } else { turns() }.unwrap_or_default()
}

/// Invites to the game at hand, or to a new one as was wished for.
fn invite(wiring: &Wiring, page: &MeetProps, is_timed: bool) {
    if !is_timed {
        let table = &page.room.table;
        let Some((game, meeting)) = Invitation::to(table).zip(table.meeting()) else { return };
        return wiring.invite(Purpose::Table(meeting), game.link(), stun(page));
    }
    let name = name::tidy(&page.name);
    let at_hand = page.tie.room().and_then(|room| Challenge::at(&room.session, name.clone()));
    let new = || {
        let number = (browser::chance() >> 12).max(1);
        Challenge::of(&page.wish, number, name.clone(), browser::chance())
    };
    let challenge = at_hand.unwrap_or_else(new);
    let link = challenge.link();
    wiring.invite(Purpose::Duel { challenge, name }, link, stun(page));
}

/// The server that tells addresses, if somebody wants one.
pub fn stun(page: &MeetProps) -> Option<String> {
    let address = page.stun.trim();
    (!address.is_empty()).then(|| format!("stun:{}", address.trim_start_matches("stun:")))
}

/// The link, and where the answer goes.
fn waiting(page: &MeetProps, wiring: &Wiring, link: &str, is_timed: bool) -> Html {
    let t = texts();
    html! {
        <>
            <section class="meet-step">
                <h2>{ t.meet_send() }</h2>
                <p>{ t.meet_send_note() }</p>
                { handed(t.meet_link(), &format!("{}{link}", browser::address())) }
            </section>
            <section class="meet-step">
                <h2>{ t.meet_wait() }</h2>
                <p>{ t.meet_wait_note() }</p>
                <Pasting wiring={wiring.clone()} />
            </section>
            if !is_timed { { by_links(page) } }
        </>
    }
}

/// A link to hand to somebody: to copy, to send, and to be read by a camera.
pub fn handed(name: String, link: &str) -> Html {
    html! {
        <div class="field meet-link">
            <Copied name={name.clone()} text={link.to_owned()}>{ hand_on(&name, link) }</Copied>
            { qr::code(&name, link) }
        </div>
    }
}

/// Why the two do not meet, and what can be done.
pub fn failed(
    page: &MeetProps,
    why: Failure,
    again: String,
    begin: &Callback<()>,
    is_timed: bool,
) -> Html {
    html! {
        <>
            <p class="meet-state error" role="alert">{ words::failure(why) }</p>
            <div class="button-row">
                <button class="button primary" type="button" onclick={begin.reform(|_| ())}>{ again }</button>
            </div>
            // Time does not wait for links.
            if !is_timed { { by_links(page) } }
        </>
    }
}

/// The same game without a connection.
pub fn by_links(page: &MeetProps) -> Html {
    let t = texts();
    let go_on = {
        let (room, on_board) = (page.room.clone(), page.on_board.clone());
        move |_| {
            room.dispatch(Action::GoOnByLinks);
            on_board.emit(false);
        }
    };
    html! {
        <section class="meet-else">
            <p>{ t.meet_by_links_note() }</p>
            <button class="button" type="button" onclick={go_on}>{ t.meet_by_links() }</button>
        </section>
    }
}

#[derive(PartialEq, Properties)]
struct PastingProps {
    wiring: Wiring,
}

/// A place for the friend's answer; why it is none is said.
#[component]
fn Pasting(props: &PastingProps) -> Html {
    let t = texts();
    let area = use_node_ref();
    let fault = use_state(|| None::<NoAnswer>);
    let connect = {
        let (area, fault, wiring) = (area.clone(), fault.clone(), props.wiring.clone());
        move |_| {
            let Some(area) = area.cast::<HtmlTextAreaElement>() else { return };
            if let Err(why) = wiring.bring(&area.value()) {
                fault.set(Some(why));
            }
        }
    };
    html! {
        <div class="field">
            <label class="field-name" for="meet-answer">{ t.meet_answer() }</label>
            <textarea
                id="meet-answer" ref={area} rows="2" spellcheck="false" autocomplete="off"
                aria-invalid={fault.is_some().then_some("true")} aria-describedby="meet-fault"
            />
            <p class="error" id="meet-fault" role="alert">
                { fault.as_ref().map(words::no_answer) }
            </p>
            <button class="button primary" type="button" onclick={connect}>{ t.meet_connect() }</button>
        </div>
    }
}
