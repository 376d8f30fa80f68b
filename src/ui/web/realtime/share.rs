//! Taking a game without turns along.

use yew::prelude::*;

use super::room::RoomHandle;
use crate::board::Color;
use crate::notation::realtime::{Record, link, pgn, record, rtfen};
use crate::ui::embed::shape::Ratio;
use crate::ui::embed::{Wish, snippet};
use crate::ui::realtime::{card, still, words};
use crate::ui::web::browser;
use crate::ui::web::link_row::LinkRow;
use crate::ui::web::picture_row::PictureRow;
use crate::ui::web::share::Copied;
use crate::ui::web::sheet::Sheet;

/// The start as a link, the position and the game as texts to copy.
pub fn share(room: &RoomHandle, on_close: Callback<()>) -> Html {
    let session = &room.session;
    let here = browser::address();
    let record = Record { settings: session.setup.terms, arbiter: session.arbiter.clone() };
    let played = !record.arbiter.log().is_empty();
    let names = Color::ALL.map(|side| words::name(session, side));
    let known = [("White", names[0]), ("Black", names[1])];
    let draw = {
        let session = session.clone();
        Callback::from(move |style| still::picture(&session, style, browser::now()))
    };
    html! {
        <Sheet title="Share" {on_close}>
            <LinkRow name="Link to the same start" text={format!("{here}{}", session.setup.link())} />
            if played {
                <LinkRow name="Link to the whole game" text={format!("{here}{}", link::encode(&record))} />
            }
            <PictureRow {draw} />
            <Copied name="Frame for a web page (HTML)" text={frame(&here, &link::encode(&record))} />
            <Copied name="Position (RTFEN)" text={position(room)} />
            <Copied name="Game (record)" text={record::write(&record)} />
            if played {
                <Copied name="Game (PGN with times)" text={pgn::write(&record, &known)} />
            }
        </Sheet>
    }
}

/// The game as a frame.
fn frame(page: &str, link: &str) -> String {
    snippet::iframe(page, &Wish::default().address(link), card::TITLE, Ratio(4, 5))
}

/// The position that is seen.
fn position(room: &RoomHandle) -> String {
    let (session, now) = (&room.session, browser::now());
    let (scene, tick) = match &session.replay {
        Some(replay) => (replay.scene(&session.arbiter, now), replay.tick(now)),
        None => (*session.scene(), session.tick(now)),
    };
    rtfen::write(&scene.position, session.arbiter.options(), tick)
}
