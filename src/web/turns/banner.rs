//! The result of a game that has ended.

use yew::prelude::*;

use crate::app::turns::action::Action;
use crate::app::turns::ending::verdict;
use crate::app::turns::words;
use crate::app::wording::endings;
use crate::texts::texts;
use crate::web::common::parts::{Part, PartStage, use_part};
use crate::web::common::reveal::use_reveal;
use crate::web::dom::browser;
use crate::web::turns::ending::ending;
use crate::web::turns::room::RoomHandle;
use crate::web::turns::startup;

#[derive(PartialEq, Properties)]
pub struct BannerProps {
    pub room: RoomHandle,
    pub on_new_game: Callback<()>,
    pub on_analysis: Callback<()>,
}

/// Result, reason, and what to do next.
#[component]
pub fn Banner(props: &BannerProps) -> Html {
    let banner = use_node_ref();
    let outcome = props.room.table.outcome();
    use_reveal(&banner, outcome);
    let more = use_part(Part::Report, outcome.is_some());
    let Some(outcome) = outcome else { return html! {} };
    let table = &props.room.table;
    let rematch = {
        let room = props.room.clone();
        move |_| {
            startup::keep_previous(&room.table);
            browser::stay_here();
            room.dispatch(Action::Again(room.table.setup.rematch()));
        }
    };
    html! {
        <section class="banner" aria-label={texts().result()} ref={banner}>
            <span class="score">{ words::score(outcome) }</span>
            <span class="reason">
                if let Some(verdict) = verdict(table) {
                    <b class="verdict">{ endings::verdict(verdict) }</b>{ " " }{ words::ended_by(outcome) }
                } else {
                    { words::result(table, outcome) }
                }
                if let Some(hints) = words::hints(table) { <span class="note">{ hints }</span> }
            </span>
            <div class="banner-actions">
                if !table.setup.is_shown() {
                    <button class="button primary" type="button" onclick={rematch}>
                        { texts().rematch() }
                    </button>
                }
                <button class="button" type="button" onclick={props.on_new_game.reform(|_| ())}>
                    { texts().new_game() }
                </button>
                <button class="button" type="button" onclick={props.on_analysis.reform(|_| ())}>
                    { texts().analysis() }
                </button>
            </div>
            if !table.setup.is_shown() {
                <div class="banner-more">if more == PartStage::There { { ending(&props.room) } }</div>
            }
        </section>
    }
}
