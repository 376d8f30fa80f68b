//! A board of the rulebook to try things on, where nobody waits for a turn.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::realtime::attempt::session;
use crate::app::realtime::{Phase, Session, SessionAction, words};
use crate::texts::texts;
use crate::web::common::near::use_near;
use crate::web::realtime::arena::stage;
use crate::web::realtime::cover::cover;
use crate::web::realtime::hooks::use_time;
use crate::web::realtime::pointer::Pointers;
use crate::web::realtime::room::{SessionHandle, SessionRoom};

#[derive(PartialEq, Properties)]
pub struct TimedAttemptProps {
    /// An RTFEN.
    pub start: &'static str,
    /// What there is to be tried.
    pub task: &'static str,
}

/// A board on which one commands both sides, and what is said of that.
#[component]
pub fn TimedAttempt(props: &TimedAttemptProps) -> Html {
    match session(props.start) {
        Some(session) => html! { <Boards session={Rc::new(session)} task={props.task} /> },
        None => html! {},
    }
}

#[derive(PartialEq, Properties)]
struct BoardsProps {
    /// How it begins.
    session: Rc<Session>,
    task: &'static str,
}

#[component]
fn Boards(props: &BoardsProps) -> Html {
    let start = props.session.clone();
    let room = use_reducer(|| SessionRoom::new((*start).clone()));
    use_time(&room);
    let hands = use_memo((), |()| Pointers::default());
    let place = use_node_ref();
    let near = use_near(&place);
    let start = {
        let room = room.clone();
        Callback::from(move |()| room.dispatch(SessionAction::GoOn))
    };
    let anew = {
        let (room, start) = (room.clone(), props.session.clone());
        move |_: MouseEvent| room.dispatch(SessionAction::Open(Box::new((*start).clone())))
    };
    html! {
        <figure class="puzzle attempt">
            <figcaption>
                <b>{ texts().try_title() }</b>{ " " }{ props.task }{ " " }{ texts().try_timed() }
            </figcaption>
            <div ref={place}>
                if near {
                    { stage(&room, &hands, cover(&room, &start), [html! {}, html! {}]) }
                } else {
                    <div class="stage"><div class="boards"><div class="world"><div class="board" /></div></div></div>
                }
            </div>
            <p class="puzzle-words" role="status">{ said(&room) }</p>
            <div class="puzzle-acts">
                <button class="button" type="button" onclick={anew}>{ texts().start_over() }</button>
            </div>
        </figure>
    }
}

/// Why a move was refused, or how the game stands; nothing before it has begun.
fn said(room: &SessionHandle) -> String {
    let session = &room.session;
    match &session.notice {
        Some(notice) => words::remark(&notice.what),
        None if session.arbiter.ending().is_none() && session.phase != Phase::Running => {
            String::new()
        }
        None => words::status(session),
    }
}
