//! A board of a rulebook to try things on.

use yew::prelude::*;

use crate::app::reading::attempt::table;
use crate::app::reading::words::attempted;
use crate::app::turns::action::Action;
use crate::app::turns::table::Table;
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::reading::diagram::measures;
use crate::web::reading::stage::NearStage;
use crate::web::turns::room::Room;

#[derive(PartialEq, Properties)]
pub struct AttemptProps {
    pub spec: Spec,
    pub fen: &'static str,
    /// Moves that do it; there may be none.
    pub moves: &'static str,
    /// What there is to be tried.
    pub task: &'static str,
}

/// Boards on which one moves freely, and what is said of that.
#[component]
pub fn Attempt(props: &AttemptProps) -> Html {
    let table = |moves| table(props.spec, props.fen, moves).ok();
    let shown = table(props.moves).filter(|_| !props.moves.is_empty());
    match table("") {
        Some(start) => html! { <Boards {start} {shown} task={props.task} /> },
        None => html! {},
    }
}

#[derive(PartialEq, Properties)]
struct BoardsProps {
    /// How it begins.
    start: Table,
    /// How it is done.
    shown: Option<Table>,
    task: &'static str,
}

#[component]
fn Boards(props: &BoardsProps) -> Html {
    let room = use_reducer(|| Room { table: props.start.clone() });
    let table = &room.table;
    let act = |action: Action| {
        let room = room.clone();
        move |_: MouseEvent| room.dispatch(action.clone())
    };
    // A button that has nothing to do keeps the focus.
    let idle = table.game.is_empty().then_some("true");
    let button = |name: String, idle: Option<&'static str>, action: Action| {
        let onclick = act(action);
        html! { <button class="button" type="button" aria-disabled={idle} {onclick}>{ name }</button> }
    };
    let open = |table: &Table| Action::Open(Box::new(table.clone()));
    html! {
        <figure class="puzzle attempt" ~style={measures(&table.game.scene())}>
            <figcaption><b>{ texts().try_title() }</b>{ " " }{ props.task }</figcaption>
            <NearStage room={room.clone()} />
            <p class="puzzle-words" role="status">{ attempted(table) }</p>
            <div class="puzzle-acts">
                { button(texts().take_back(), idle, Action::TakeBack) }
                { button(texts().start_over(), idle, open(&props.start)) }
                for shown in &props.shown { { button(texts().try_show(), None, open(shown)) } }
            </div>
        </figure>
    }
}
