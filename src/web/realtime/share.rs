//! Taking a game without turns along.

use yew::prelude::*;

use crate::app::embed::shape::Ratio;
use crate::app::embed::{FrameWish, snippet};
use crate::app::realtime::snapshot;
use crate::app::shell::route::editor_address;
use crate::board::Color;
use crate::notation::realtime::{TimedRecord, link, pgn, record, rtfen};
use crate::texts::texts;
use crate::web::common::sheet::{Sheet, link_out};
use crate::web::dom::browser;
use crate::web::realtime::room::SessionHandle;
use crate::web::share::copied::Copied;
use crate::web::share::link_row::LinkRow;
use crate::web::share::picture_row::PictureRow;

/// The start as a link, the position and the game as texts to copy.
// It is in another part than its caller (Cargo.toml).
#[inline(never)]
pub fn share(room: &SessionHandle, on_close: Callback<()>, on_leave: Callback<()>) -> Html {
    let session = &room.session;
    let (t, here) = (texts(), browser::address());
    let record = TimedRecord { settings: session.setup.terms, arbiter: session.arbiter.clone() };
    let played = !record.arbiter.log().is_empty();
    let names = Color::ALL.map(|side| session.setup.who(side).tag());
    let known = [("White", names[0]), ("Black", names[1])];
    let draw = {
        let session = session.clone();
        Callback::from(move |style| {
            snapshot::picture(&session, &texts().timed_title(), style, browser::now())
        })
    };
    html! {
        <Sheet title={t.share()} {on_close}>
            <LinkRow name={t.timed_link_to_start()} text={format!("{here}{}", session.setup.link())} />
            if played {
                <LinkRow name={t.timed_link_to_game()} text={format!("{here}{}", link::encode(&record))} />
            }
            <PictureRow {draw} />
            <Copied name={t.timed_frame()} text={frame(&here, &link::encode(&record))} />
            <Copied name={t.timed_position()} text={position(room)} />
            <div class="field button-row">
                { link_out("button", editor_address(&link::to_editor(&position(room))), t.editor_edit(), &on_leave) }
            </div>
            <Copied name={t.timed_record()} text={record::write(&record)} />
            if played {
                <Copied name={t.timed_pgn()} text={pgn::write(&record, &known)} />
            }
        </Sheet>
    }
}

/// The game as a frame.
fn frame(page: &str, link: &str) -> String {
    snippet::iframe(page, &FrameWish::default().address(link), &texts().timed_title(), Ratio(4, 5))
}

/// The position that is seen.
fn position(room: &SessionHandle) -> String {
    let (session, now) = (&room.session, browser::now());
    let (scene, tick) = match &session.replay {
        Some(replay) => (replay.scene(&session.arbiter, now), replay.tick(now)),
        None => (*session.scene(), session.tick(now)),
    };
    rtfen::write(&scene.position, session.arbiter.options(), tick)
}
