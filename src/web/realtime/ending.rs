//! What follows the end of a game: how one fares, and another level. It is in a part of the program of its own.

use yew::prelude::*;

use crate::app::rating::Form;
use crate::app::realtime::card;
use crate::app::realtime::ending::{at_level, counted as after, proposed};
use crate::texts::texts;
use crate::web::common::form;
use crate::web::realtime::room::SessionHandle;
use crate::web::realtime::startup::rematch;

#[derive(PartialEq, Properties)]
pub struct EndingProps {
    pub room: SessionHandle,
}

/// What follows the end of a game. It is in a later part of the program.
#[inline(never)]
pub fn ending(room: &SessionHandle) -> Html {
    html! { <Ending room={room.clone()} /> }
}

/// How one fares, and another level.
#[component]
fn Ending(props: &EndingProps) -> Html {
    let session = &props.room.session;
    let form = use_memo((session.record, session.is_over()), |_| {
        form::counted(|before: &Form| after(before, session))
    });
    let is_alone = session.setup.computer().is_some();
    let level = proposed(&form, session.setup);
    html! {
        <>
            if is_alone { { form::rating(&form, card::SLUG) } }
            if let Some(level) = level {
                <button
                    class="button" type="button"
                    onclick={rematch(&props.room, at_level(session.setup, level))}
                >
                    { texts().try_level(level, &texts().level_name(level)) }
                </button>
            }
        </>
    }
}
