//! The result of a game that has ended, and what now.

use yew::prelude::*;

use crate::app::realtime::ending::verdict;
use crate::app::realtime::first::{Experience, with_speed};
use crate::app::realtime::replay::ReplayLook;
use crate::app::realtime::{SessionAction, TimedWish, words};
use crate::app::wording::endings;
use crate::realtime::Ending;
use crate::texts::texts;
use crate::web::common::parts::{Part, PartStage, use_part};
use crate::web::common::reveal::use_reveal;
use crate::web::realtime::ending::ending as more;
use crate::web::realtime::room::SessionHandle;
use crate::web::realtime::startup::rematch;

#[derive(PartialEq, Properties)]
pub struct BannerProps {
    pub room: SessionHandle,
    pub ending: Ending,
    pub usual: TimedWish,
    pub on_new_game: Callback<()>,
}

/// Result, reason, and what to do next.
#[component]
pub fn Banner(props: &BannerProps) -> Html {
    let (room, t) = (&props.room, texts());
    let session = &room.session;
    let banner = use_node_ref();
    use_reveal(&banner, props.ending);
    let report = use_part(Part::Report, true);
    let again = rematch(room, session.setup);
    let watch = {
        let room = room.clone();
        move |_: MouseEvent| {
            room.dispatch(SessionAction::Look(ReplayLook::Move(0)));
            room.dispatch(SessionAction::Look(ReplayLook::Play));
        }
    };
    html! {
        <section class="banner" aria-label={t.result()} ref={banner}>
            <span class="score">{ words::score(props.ending) }</span>
            <span class="reason">
                if let Some((verdict, manner)) = verdict(session) {
                    <b class="verdict">{ endings::verdict(verdict) }</b>{ " " }{ words::ended_by(manner) }
                } else {
                    { words::result(session, props.ending) }
                }
            </span>
            <div class="banner-actions">
                <button class="button primary" type="button" onclick={again}>{ t.rematch() }</button>
                <button class="button" type="button" onclick={props.on_new_game.reform(|_| ())}>
                    { t.new_game() }
                </button>
                if !session.arbiter.log().is_empty() {
                    <button class="button" type="button" onclick={watch}>{ t.watch_again() }</button>
                }
            </div>
            <div class="banner-more">
                if Experience::was_slowed(session, &props.usual) {
                    <button
                        class="button" type="button"
                        onclick={rematch(room, with_speed(session.setup, props.usual.tu_ms))}
                    >
                        { t.first_rematch() }
                    </button>
                }
                if report == PartStage::There { { more(room) } }
            </div>
        </section>
    }
}
