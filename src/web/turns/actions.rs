//! What one can do besides moving: take back, offer or claim a draw, resign, turn the board, lay
//! several boards apart or over one another.

use yew::prelude::*;

use crate::app::common::player::Person;
use crate::app::draw::icons::Icon;
use crate::app::turns::action::Action;
use crate::app::turns::layout::Layout;
use crate::game::Due;
use crate::texts::texts;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::turns::room::RoomHandle;

#[derive(PartialEq, Properties)]
pub struct ActionsProps {
    pub room: RoomHandle,
    /// Ask before resigning?
    pub confirm_resign: bool,
    pub on_lay: Callback<Layout>,
    pub on_analysis: Callback<()>,
}

/// The row of buttons under the moves.
#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    let t = texts();
    let table = &props.room.table;
    let resigning = use_state(|| false);
    let over = table.outcome().is_some();
    let ask_resign = resign(&props.room, &resigning, props.confirm_resign);
    let (draw_label, draw_action) = match table.claim() {
        Some(_) => (t.claim_draw(), Action::ClaimDraw),
        None => (t.offer_draw(), Action::OfferDraw),
    };
    let undo = match table.game.due() {
        Some(Due::PieceNext) if !table.is_thinking() => t.undo_pawn(),
        _ => t.take_back(),
    };
    let asks = (*resigning && !over) || table.offered.is_some();
    let draw = act(&props.room, draw_action);
    use_focus_back(*resigning, table.offered.is_some());
    html! {
        <div class="actions">
            { button(Icon::Undo, undo, !table.can_take_back() || asks, act(&props.room, Action::TakeBack)) }
            { button(Icon::Draw, draw_label, over || table.game.is_empty() || asks, draw) }
            { button(Icon::Flag, t.resign(), over || asks, ask_resign) }
            { noted(Icon::Flip, t.flip(), t.flip_note(), asks, act(&props.room, Action::Flip)) }
            { button(Icon::Lens, t.analysis(), asks || !table.lets_engine_speak(), props.on_analysis.reform(|_| ())) }
            if table.game.board_count() > 1 {
                { layout(&props.room, &props.on_lay, asks) }
            }
            if let Some(offerer) = table.offered {
                <Confirm
                    ask={t.draw_offered(Person::of(table, offerer).word())}
                    yes={t.accept()}
                    no={t.decline()}
                    on_yes={run(&props.room, Action::AcceptDraw)}
                    on_no={run(&props.room, Action::DeclineDraw)}
                />
            } else if *resigning && !over {
                { resign_question(&props.room, &resigning) }
            }
        </div>
    }
}

/// Gives the game up, or asks first whether that is meant, for who wants to `confirm` it.
pub fn resign(
    room: &RoomHandle,
    asks: &UseStateHandle<bool>,
    confirm: bool,
) -> Callback<MouseEvent> {
    let (room, asks) = (room.clone(), asks.clone());
    Callback::from(move |_| match confirm {
        true => asks.set(true),
        false => room.dispatch(Action::Resign),
    })
}

/// The question that [`resign`] asks, in place of the buttons.
pub fn resign_question(room: &RoomHandle, asks: &UseStateHandle<bool>) -> Html {
    let t = texts();
    let no = asks.setter();
    let yes = {
        let (room, no) = (room.dispatcher(), no.clone());
        move |()| {
            no.set(false);
            room.dispatch(Action::Resign);
        }
    };
    let no = move |()| no.set(false);
    html! { <Confirm ask={t.resign_question()} yes={t.resign()} no={t.resign_not()} on_yes={yes} on_no={no} /> }
}

/// Lays the boards of a room apart or over one another, and keeps nothing of it.
pub fn lay(room: &RoomHandle) -> Callback<Layout> {
    let room = room.dispatcher();
    Callback::from(move |layout| room.dispatch(Action::Lay(layout)))
}

/// Gives the focus back to the button that asked, or to what comes after the game's end.
#[hook]
fn use_focus_back(resigning: bool, offered: bool) {
    use_effect_with((resigning, offered), |&(resigning, offered)| {
        let asker = match (resigning, offered) {
            (true, _) => Some(3),
            (_, true) => Some(2),
            _ => None,
        };
        move || {
            if let Some(place) = asker {
                let asker = format!(".act:nth-child({place}):enabled, .banner .button");
                browser::focus(&asker);
            }
        }
    });
}

/// The button that lays the boards apart or over one another.
pub fn layout(room: &RoomHandle, on_lay: &Callback<Layout>, disabled: bool) -> Html {
    let other = room.table.view.layout.other();
    let t = texts();
    let (sign, label, note) = match other {
        Layout::Merged => (Icon::Merge, t.merge(), t.merge_note()),
        Layout::Apart => (Icon::Apart, t.split(), t.split_note()),
    };
    noted(sign, label, note, disabled, on_lay.reform(move |_| other))
}

/// Does something at the table.
pub fn act(room: &RoomHandle, action: Action) -> Callback<MouseEvent> {
    let room = room.clone();
    Callback::from(move |_| room.dispatch(action.clone()))
}

fn run(room: &RoomHandle, action: Action) -> Callback<()> {
    let room = room.clone();
    Callback::from(move |()| room.dispatch(action.clone()))
}

/// A button of the row.
pub fn button(
    sign: Icon,
    label: impl Into<AttrValue>,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    labelled(sign, label.into(), None, disabled, onclick)
}

/// The same with a note that says more.
pub fn noted(
    sign: Icon,
    label: String,
    note: String,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    labelled(sign, label.into(), Some(note), disabled, onclick)
}

fn labelled(
    sign: Icon,
    label: AttrValue,
    note: Option<String>,
    disabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button class="act" type="button" title={note} {disabled} {onclick}>
            { icon(sign) }
            <span class="label">{ label }</span>
        </button>
    }
}

#[derive(PartialEq, Properties)]
pub struct ConfirmProps {
    pub ask: AttrValue,
    pub yes: AttrValue,
    pub no: AttrValue,
    pub on_yes: Callback<()>,
    pub on_no: Callback<()>,
}

/// A question in place of the buttons, answered in place.
#[component]
pub fn Confirm(props: &ConfirmProps) -> Html {
    let first = use_node_ref();
    use_effect_with(first.clone(), |first| {
        if let Some(button) = first.cast::<web_sys::HtmlElement>() {
            let _ = button.focus();
        }
    });
    let onkeydown = {
        let on_no = props.on_no.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                on_no.emit(());
            }
        }
    };
    html! {
        <div class="confirm" role="group" aria-label={props.ask.clone()} {onkeydown}>
            <span class="ask">{ &props.ask }</span>
            <button
                class="button primary" type="button" ref={first}
                onclick={props.on_yes.reform(|_| ())}
            >
                { icon(Icon::Check) }{ &props.yes }
            </button>
            <button class="button" type="button" onclick={props.on_no.reform(|_| ())}>
                { icon(Icon::Cross) }{ &props.no }
            </button>
        </div>
    }
}
