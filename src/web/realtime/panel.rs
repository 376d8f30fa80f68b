//! What stands beside the board: how the game stands, its moves, and what one can do.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::realtime::replay::ReplayLook;
use crate::app::realtime::{Phase, SessionAction, TimedWish, Why, words};
use crate::app::wording::terms::color_word;
use crate::board::Color;
use crate::realtime::Command;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::realtime::banner::Banner;
use crate::web::realtime::log::log;
use crate::web::realtime::looking::{looking, use_following};
use crate::web::realtime::room::SessionHandle;
use crate::web::realtime::tie::Tie;

/// So many times as long a time unit is in slow motion.
const SLOWER: u32 = 4;

#[derive(PartialEq, Properties)]
pub struct PanelProps {
    pub room: SessionHandle,
    pub confirm_resign: bool,
    /// What was wished for last.
    pub usual: TimedWish,
    pub tie: Tie,
    /// Starts the game, or goes on with it.
    pub on_start: Callback<()>,
    /// Shows how time passes.
    pub on_show: Callback<()>,
    pub on_new_game: Callback<()>,
}

/// The panel.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let room = &props.room;
    let session = &room.session;
    use_following(room);
    // Is it asked who resigns?
    let resigning = use_state(|| false);
    let still = matches!(session.phase, Phase::Paused(_) | Phase::Over);
    let checked = session.checks().iter().any(|check| session.setup.is_human(check.side));
    html! {
        <aside class="panel" aria-label={texts().timed_panel()}>
            <p class={classes!("status", (checked && !still).then_some("alarm"))}>
                <span>{ words::status(session) }</span>
                <span class="note">{ texts().timed_unit(&words::span(session.clock.tu_ms)) }</span>
            </p>
            if let Some(ending) = session.arbiter.ending() {
                <Banner
                    room={room.clone()} {ending} usual={props.usual.clone()}
                    on_new_game={props.on_new_game.clone()}
                />
            }
            if session.wire.is_some() { { props.tie.line(room) } }
            { log(room) }
            if still && !session.is_over() && !browser::is_frame() && session.wire.is_none() {
                <button class="button quiet intro-show" type="button" onclick={props.on_show.reform(|_| ())}>
                    { icon(Icon::Hourglass) }{ texts().intro_show() }
                </button>
            }
            if still && !session.arbiter.log().is_empty() {
                { looking(room) }
            }
            { acts(props, &resigning) }
        </aside>
    }
}

/// The row of buttons.
fn acts(props: &PanelProps, resigning: &UseStateHandle<bool>) -> Html {
    let &PanelProps { ref room, confirm_resign, ref on_start, .. } = props;
    let session = &room.session;
    let t = texts();
    let act = |sign: Icon, name: String, disabled: bool, action: SessionAction| {
        let room = room.clone();
        let onclick = move |_: MouseEvent| room.dispatch(action.clone());
        button(sign, name, disabled, onclick)
    };
    let over = session.is_over();
    let runs = matches!(session.phase, Phase::Running | Phase::Countdown);
    let begun = session.arbiter.has_begun();
    // Who plays somebody at another device need not wait for them to give up.
    let can_resign = runs || (session.wire.is_some() && begun && !over);
    let moves = session.arbiter.log().len();
    let own = session.setup.own();
    let shared = session.setup.is_shared();
    let slow = session.clock.tu_ms > session.setup.terms.tu_ms;
    let pace = if slow { session.setup.terms.tu_ms } else { session.setup.terms.tu_ms * SLOWER };
    let motion = if slow { t.timed_full_speed() } else { t.timed_slow_motion() };
    let ask = {
        let (resigning, room) = (resigning.clone(), room.clone());
        move |_: MouseEvent| match own.filter(|_| !confirm_resign) {
            Some(side) => room.dispatch(SessionAction::Tell(side, Command::Resign)),
            None => resigning.set(true),
        }
    };
    let going = match (runs, session.replay.is_some() && !over) {
        (true, _) => act(Icon::Pause, t.timed_pause(), false, SessionAction::Pause(Why::Asked)),
        (_, true) => {
            act(Icon::Last, t.timed_back_to_game(), false, SessionAction::Look(ReplayLook::Close))
        }
        _ => {
            let name = if begun { t.timed_resume() } else { t.timed_start() };
            let start = on_start.clone();
            let waits = session.phase == Phase::Paused(Why::Waiting);
            button(Icon::Play, name, over || waits, move |_| start.emit(()))
        }
    };
    let draw = match own {
        Some(side) => act(
            Icon::Draw,
            t.timed_draw(),
            !runs || !begun,
            SessionAction::Tell(side, Command::Offer),
        ),
        None => draws(room, !runs || !begun),
    };
    html! {
        <div class="actions">
            { going }
            // Two devices go back for nothing but a new game.
            if session.wire.is_none() {
                { act(Icon::Undo, t.take_back(), moves == 0, SessionAction::Rewind(before(room))) }
            }
            { draw }
            { button(Icon::Flag, t.resign(), !can_resign, ask) }
            if session.wire.is_none() {
                { act(Icon::Snail, motion, over, SessionAction::Pace(pace)) }
            }
            { act(Icon::Flip, t.flip(), false, SessionAction::Flip) }
            if **resigning && can_resign {
                { confirm(room, shared, resigning.setter()) }
            }
        </div>
    }
}

/// The number of moves there were before the last one, or the last of the one who takes back.
fn before(room: &SessionHandle) -> usize {
    let session = &room.session;
    let log = session.arbiter.log();
    let own = |side: Color| session.setup.own().is_none_or(|own| own == side);
    log.iter().rposition(|entry| own(entry.side)).unwrap_or(0)
}

/// Two people at one device agree by word of mouth.
fn draws(room: &SessionHandle, disabled: bool) -> Html {
    let room = room.clone();
    let onclick = move |_: MouseEvent| {
        room.dispatch(SessionAction::Tell(Color::White, Command::Offer));
        room.dispatch(SessionAction::Tell(Color::Black, Command::Offer));
    };
    button(Icon::Draw, texts().timed_agree_draw(), disabled, onclick)
}

fn button(
    sign: Icon,
    name: String,
    disabled: bool,
    onclick: impl Fn(MouseEvent) + 'static,
) -> Html {
    html! {
        <button class="act" type="button" {disabled} {onclick}>
            { icon(sign) }<span class="label">{ name }</span>
        </button>
    }
}

/// Who resigns, asked in place of the buttons.
fn confirm(room: &SessionHandle, shared: bool, resigning: UseStateSetter<bool>) -> Html {
    let t = texts();
    let sides: Vec<(Color, String)> = match (shared, room.session.setup.own()) {
        (false, Some(own)) => vec![(own, t.resign())],
        _ => Color::ALL.map(|side| (side, t.side(color_word(side)))).to_vec(),
    };
    let answer = |side: Color| {
        let (room, resigning) = (room.clone(), resigning.clone());
        move |_: MouseEvent| {
            resigning.set(false);
            room.dispatch(SessionAction::Tell(side, Command::Resign));
        }
    };
    let ask = if shared { t.timed_who_resigns() } else { t.resign_question() };
    html! {
        <div class="confirm" role="group" aria-label={ask.clone()}>
            <span class="ask">{ ask }</span>
            for (side, name) in sides {
                <button class="button primary" type="button" onclick={answer(side)}>{ name }</button>
            }
            <button class="button" type="button" onclick={move |_| resigning.set(false)}>
                { icon(Icon::Cross) }{ t.resign_not() }
            </button>
        </div>
    }
}
