//! The table at which nobody waits for a turn.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::app::common::notice::Notice;
use crate::app::realtime::protocol::FromRealtime;
use crate::app::realtime::{Phase, Remark, SessionAction, Why, words};
use crate::board::{Color, Square};
use crate::texts::texts;
use crate::web::common::toast::{Notices, STAYS};
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;
use crate::web::realtime::board::Board;
use crate::web::realtime::computer::use_computer;
use crate::web::realtime::cooldown::{Countdown, Span};
use crate::web::realtime::hooks::{Announcements, use_keeping, use_sounds, use_time};
use crate::web::realtime::looking::use_following;
use crate::web::realtime::panel::Panel;
use crate::web::realtime::player::player;
use crate::web::realtime::pointer::Pointers;
use crate::web::realtime::room::SessionHandle;

#[derive(PartialEq, Properties)]
pub struct ArenaProps {
    pub room: SessionHandle,
    pub sound: bool,
    pub confirm_resign: bool,
    pub on_new_game: Callback<()>,
    /// Hears what is to be kept among all games.
    pub on_keep: Callback<FromRealtime>,
}

/// The table.
#[component]
pub fn Arena(props: &ArenaProps) -> Html {
    let room = &props.room;
    let session = &room.session;
    use_time(room);
    use_keeping(room, &props.on_keep);
    use_sounds(room, props.sound);
    use_computer(room);
    use_keys(room);
    use_following(room);
    let settled = use_settled(room);
    let hands = use_memo((), |()| Pointers::default());
    let hush = {
        let room = room.clone();
        Callback::from(move |()| room.dispatch(SessionAction::Hush))
    };
    let lasts = session.notice.as_ref().is_some_and(|notice| notice.what.stays());
    let stays = (!lasts).then_some(STAYS);
    let facing = session.setup.facing && session.setup.is_shared();
    html! {
        <main class={classes!("table", "timed", facing.then_some("facing"))}>
            <h1 class="visually-hidden">{ texts().timed_title() }</h1>
            { stage(room, &hands) }
            <Panel
                room={settled} confirm_resign={props.confirm_resign}
                on_new_game={props.on_new_game.clone()}
            />
            <Announcements room={room.clone()} />
            <Notices notice={session.notice.as_ref().map(toast)} on_hush={hush} {stays} />
        </main>
    }
}

/// A notice in words.
fn toast(notice: &Notice<Remark>) -> Notice<AttrValue> {
    Notice { number: notice.number, what: words::remark(&notice.what).into() }
}

/// What need not be seen at once follows the board after so long, in milliseconds: drawn together they
/// would take a slow device more than a frame.
const SETTLES: u32 = 20;

/// The room as it is once the board has been drawn.
#[hook]
fn use_settled(room: &SessionHandle) -> SessionHandle {
    let settled = use_state(|| room.clone());
    use_effect_with(room.clone(), {
        let settled = settled.setter();
        move |room| {
            let room = room.clone();
            let later = Timeout::new(SETTLES, move || settled.set(room));
            move || drop(later)
        }
    });
    (*settled).clone()
}

/// The board and the players' strips.
fn stage(room: &SessionHandle, hands: &Rc<Pointers>) -> Html {
    let session = &room.session;
    let onpointerdown = {
        let (room, hands) = (room.clone(), hands.clone());
        move |event: PointerEvent| hands.down(&room, &event)
    };
    let onpointermove = {
        let (room, hands) = (room.clone(), hands.clone());
        move |event: PointerEvent| hands.moved(&room, &event)
    };
    let onpointerup = {
        let (room, hands) = (room.clone(), hands.clone());
        move |event: PointerEvent| hands.up(&room, &event)
    };
    let onpointercancel = {
        let (room, hands) = (room.clone(), hands.clone());
        move |event: PointerEvent| hands.lost(&room, &event)
    };
    let onmousedown = |event: MouseEvent| event.prevent_default();
    // The right button calls a drag off.
    let oncontextmenu = |event: MouseEvent| event.prevent_default();
    let press = {
        let room = room.clone();
        Callback::from(move |at: Square| {
            room.dispatch(SessionAction::Press { at, when: browser::now() })
        })
    };
    let undo = {
        let room = room.clone();
        Callback::from(move |at: Square| room.dispatch(SessionAction::Unmove(at)))
    };
    let clock = session.replay.map_or(session.clock, |replay| replay.clock);
    let below = session.below;
    html! {
        <div class="stage" {oncontextmenu} {onmousedown} {onpointerdown} {onpointermove} {onpointerup} {onpointercancel}>
            { player(room, !below, "strip-top") }
            <div class="boards">
                <div class="world">
                    <Board
                        picture={Rc::new(session.picture(browser::now()))} {clock}
                        epoch={session.epoch} {below}
                        hands={Color::ALL.map(|side| session.commands(side))}
                        on_press={press} on_undo={undo}
                    >
                        { cover(room) }
                    </Board>
                </div>
            </div>
            { player(room, below, "strip-bottom") }
        </div>
    }
}

/// What lies over the board while time stands still or is about to run.
fn cover(room: &SessionHandle) -> Html {
    let session = &room.session;
    match session.phase {
        Phase::Countdown => {
            let wait = session.clock.waits(browser::now());
            let span = Span { left: wait, wait: 0.0, unit: 1_000.0, gone: 0.0 };
            let class = classes!("cover", "counting");
            html! { <Countdown key={session.epoch} {span} {class} place={String::new()} /> }
        }
        Phase::Paused(why) if session.replay.is_none() => {
            let begun = session.arbiter.has_begun();
            let onclick = {
                let room = room.clone();
                move |_| room.dispatch(SessionAction::GoOn)
            };
            let name = if begun { texts().timed_resume() } else { texts().timed_start() };
            html! {
                <div class={classes!("cover", (why == Why::Asked && begun).then_some("veiled"))}>
                    <button class="button primary" type="button" {onclick}>{ name }</button>
                </div>
            }
        }
        _ => html! {},
    }
}

/// Escape lets go, `p` pauses and goes on, `f` turns the board, arrows look back.
#[hook]
fn use_keys(room: &SessionHandle) {
    let room = room.clone();
    use_effect_with(room.session.version, move |_| {
        let listener = Listener::new(browser::document().into(), "keydown", move |event| {
            let Some(event) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return };
            if let Some(action) = action(&room, event) {
                event.prevent_default();
                room.dispatch(action);
            }
        });
        move || drop(listener)
    });
}

fn action(room: &SessionHandle, event: &web_sys::KeyboardEvent) -> Option<SessionAction> {
    use crate::app::realtime::replay::ReplayLook;
    use crate::web::draw::keys::{is_inside, is_taken};
    if is_taken(event) {
        return None;
    }
    let session = &room.session;
    let still = matches!(session.phase, Phase::Paused(_) | Phase::Over);
    let looks = still && !is_inside(event, "[role=grid]");
    Some(match event.key().as_str() {
        "Escape" => SessionAction::LetGo,
        "f" => SessionAction::Flip,
        "p" if session.phase == Phase::Over => return None,
        "p" if still => SessionAction::GoOn,
        "p" => SessionAction::Pause(Why::Asked),
        "ArrowLeft" if looks => SessionAction::Look(ReplayLook::Back),
        "ArrowRight" if looks => SessionAction::Look(ReplayLook::Forward),
        _ => return None,
    })
}
