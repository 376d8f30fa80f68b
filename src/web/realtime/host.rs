//! The game without turns as the page has it: brought when somebody goes there.

use yew::prelude::*;

use crate::app::realtime::protocol::{FromRealtime, Place, ToRealtime};
use crate::web::common::parts::{Part, PartStage, use_part};
use crate::web::realtime::seats::Seats;
use crate::web::realtime::tie::Tie;
use crate::web::realtime::waiting::waiting;

#[derive(PartialEq, Properties)]
pub struct RealtimeViewProps {
    pub asked: ToRealtime,
    #[prop_or_default]
    pub tie: Tie,
    pub hear: Callback<FromRealtime>,
}

/// The game without turns, from somebody's first visit on.
#[component]
pub fn RealtimeView(props: &RealtimeViewProps) -> Html {
    let is_visited = props.asked.place != Place::Away;
    match use_part(Part::Timed, is_visited) {
        PartStage::There => {
            html! { <Seats asked={props.asked.clone()} tie={props.tie.clone()} hear={props.hear.clone()} /> }
        }
        stage if is_visited => waiting(stage),
        _ => html! {},
    }
}
