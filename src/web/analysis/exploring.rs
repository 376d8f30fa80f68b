//! The way to the explorer, which is brought when it is wanted.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::texts::texts;
use crate::web::analysis::explorer::Explorer;
use crate::web::common::parts::{self, Part, PartStage, use_part};
use crate::web::turns::actions::button;
use crate::web::turns::room::RoomHandle;

#[derive(PartialEq, Properties)]
pub struct ExploringProps {
    pub room: RoomHandle,
    pub figurines: bool,
}

/// The explorer; before it is opened, the way to it.
#[component]
pub fn Exploring(props: &ExploringProps) -> Html {
    let ExploringProps { room, figurines } = props;
    let is_open = use_state_eq(|| false);
    let stage = use_part(Part::Explorer, *is_open);
    let open = {
        let is_open = is_open.setter();
        move |_: MouseEvent| is_open.set(true)
    };
    let end = {
        let is_open = is_open.setter();
        Callback::from(move |()| is_open.set(false))
    };
    let t = texts();
    let has_moves = !room.table.shown_game().legal().is_empty();
    html! {
        <section class="explorer" aria-label={t.explorer()}>
            if *is_open && stage == PartStage::There {
                <Explorer room={room.clone()} figurines={*figurines} on_end={end} />
            } else if *is_open && stage == PartStage::Missing {
                { parts::missing() }
            } else {
                { button(Icon::Lens, t.explorer(), *is_open || !has_moves, Callback::from(open)) }
            }
        </section>
    }
}
