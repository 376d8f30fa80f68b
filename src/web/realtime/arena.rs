//! The table at which nobody waits for a turn.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::app::common::notice::Notice;
use crate::app::realtime::first::Experience;
use crate::app::realtime::protocol::FromRealtime;
use crate::app::realtime::{Phase, Remark, SessionAction, TimedWish, Why, words};
use crate::board::{Color, Square};
use crate::texts::texts;
use crate::web::common::toast::{Notices, STAYS};
use crate::web::dom::browser;
use crate::web::draw::keys::Listener;
use crate::web::realtime::board::Board;
use crate::web::realtime::computer::use_computer;
use crate::web::realtime::cover::{cover, slow_cover};
use crate::web::realtime::first;
use crate::web::realtime::hooks::{Announcements, use_keeping, use_sounds, use_time};
use crate::web::realtime::intro::{After, Intro};
use crate::web::realtime::looking::use_following;
use crate::web::realtime::panel::Panel;
use crate::web::realtime::player::player;
use crate::web::realtime::pointer::Pointers;
use crate::web::realtime::room::SessionHandle;
use crate::web::realtime::tie::Tie;

#[derive(PartialEq, Properties)]
pub struct ArenaProps {
    pub room: SessionHandle,
    /// Is it shown how time passes, and what comes after that?
    pub intro: UseStateHandle<Option<After>>,
    /// What was wished for last.
    pub usual: TimedWish,
    pub tie: Tie,
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
    let start = use_start(room, &props.intro);
    use_keys(room, &start, &props.intro);
    use_following(room);
    let on_show = use_callback(props.intro.clone(), |(), intro| intro.set(Some(After::Back)));
    let settled = use_settled(room);
    let hands = use_memo((), |()| Pointers::default());
    let hush = {
        let room = room.clone();
        Callback::from(move |()| room.dispatch(SessionAction::Hush))
    };
    let lasts = session.notice.as_ref().is_some_and(|notice| notice.what.stays());
    let stays = (!lasts).then_some(STAYS);
    let facing = session.setup.facing && session.setup.is_shared();
    if let Some(after) = *props.intro {
        let on_done = shown(room, &props.intro, after);
        return html! {
            <main class="table timed">
                <h1 class="visually-hidden">{ texts().timed_title() }</h1>
                <Intro below={session.below} {on_done} />
            </main>
        };
    }
    let over = slow_cover(room, &start, &props.usual).unwrap_or_else(|| cover(room, &start));
    html! {
        <main class={classes!("table", "timed", facing.then_some("facing"))}>
            <h1 class="visually-hidden">{ texts().timed_title() }</h1>
            { stage(room, &hands, over, players(room)) }
            <Panel
                room={settled} confirm_resign={props.confirm_resign} usual={props.usual.clone()}
                tie={props.tie.clone()} on_start={start} {on_show} on_new_game={props.on_new_game.clone()}
            />
            <Announcements room={room.clone()} />
            <Notices notice={session.notice.as_ref().map(toast)} on_hush={hush} {stays} />
        </main>
    }
}

/// Starts the game or goes on with it. Before a first game it is shown how time passes.
#[hook]
fn use_start(room: &SessionHandle, intro: &UseStateHandle<Option<After>>) -> Callback<()> {
    // Nobody at another device is to wait for that.
    let is_new = !room.session.arbiter.has_begun() && room.session.wire.is_none();
    use_callback((room.dispatcher(), intro.clone(), is_new), |(), (dispatcher, intro, is_new)| {
        match *is_new && !first::experience().is_shown {
            true => intro.set(Some(After::Start)),
            false => dispatcher.dispatch(SessionAction::GoOn),
        }
    })
}

/// It has been shown how time passes, or nobody wanted to see it.
fn shown(
    room: &SessionHandle,
    intro: &UseStateHandle<Option<After>>,
    after: After,
) -> Callback<()> {
    let (room, intro) = (room.clone(), intro.clone());
    Callback::from(move |()| {
        first::keep(Experience { is_shown: true, ..first::experience() });
        intro.set(None);
        if after == After::Start && !room.session.arbiter.has_begun() {
            room.dispatch(SessionAction::GoOn);
        }
    })
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

/// The players' strips: above the board and below it.
fn players(room: &SessionHandle) -> [Html; 2] {
    let below = room.session.below;
    [player(room, !below, "strip-top"), player(room, below, "strip-bottom")]
}

/// The board, what lies over it, and what stands above it and below.
pub fn stage(
    room: &SessionHandle,
    hands: &Rc<Pointers>,
    cover: Html,
    [above, under]: [Html; 2],
) -> Html {
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
            { above }
            <div class="boards">
                <div class="world">
                    <Board
                        picture={Rc::new(session.picture(browser::now()))} {clock}
                        epoch={session.epoch} {below}
                        hands={Color::ALL.map(|side| session.commands(side))}
                        on_press={press} on_undo={undo}
                    >
                        { cover }
                    </Board>
                </div>
            </div>
            { under }
        </div>
    }
}

/// Escape lets go, `p` pauses and goes on, `f` turns the board, arrows look back.
#[hook]
fn use_keys(room: &SessionHandle, start: &Callback<()>, intro: &UseStateHandle<Option<After>>) {
    let (room, start, is_shown) = (room.clone(), start.clone(), intro.is_none());
    use_effect_with((room.session.version, start.clone(), is_shown), move |_| {
        let listener = Listener::new(browser::document().into(), "keydown", move |event| {
            let Some(event) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return };
            let Some(action) = action(&room, event).filter(|_| is_shown) else { return };
            event.prevent_default();
            match action {
                SessionAction::GoOn => start.emit(()),
                action => room.dispatch(action),
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
