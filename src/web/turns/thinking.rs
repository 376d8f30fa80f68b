//! What the engine thinks, for those who want to see it.

use yew::prelude::*;

use crate::app::shell::settings::Settings;
use crate::app::turns::words;
use crate::app::wording::figurines::figurines;
use crate::app::wording::moves;
use crate::texts::texts;
use crate::web::turns::room::RoomHandle;
use crate::worker::Info;

/// A switch, and while it is on the evaluation, how it was found, and the line expected.
pub fn thinking(room: &RoomHandle, settings: &Settings, on_toggle: &Callback<bool>) -> Html {
    let on = settings.thinking;
    let onchange = on_toggle.reform(move |_: Event| !on);
    html! {
        <section class="thinking" aria-label={texts().engine()}>
            <label class="think-head">
                <span>{ texts().show_thinking() }</span>
                <input class="switch" type="checkbox" checked={on} {onchange} />
            </label>
            if on {
                { facts(room, settings) }
            }
        </section>
    }
}

// It comes later than its caller (Cargo.toml).
#[inline(never)]
fn facts(room: &RoomHandle, settings: &Settings) -> Html {
    let table = &room.table;
    let Some(info) = table.thoughts.first() else {
        let text = match table.outcome() {
            Some(_) => texts().game_over(),
            None => texts().calculating(),
        };
        return html! {
            <>
                <div class="gauge" aria-hidden="true"></div>
                <p class="facts"><b>{ "–" }</b><span>{ text }</span><span></span></p>
                <p class="pv"></p>
            </>
        };
    };
    let score = words::judged(table).map_or(info.score, |(_, score)| score);
    let share = words::share(score);
    let line = line(room, info);
    let personal = table.game.changes().is_some();
    html! {
        <>
            <div
                class={classes!("gauge", personal.then_some("personal"))}
                role="meter" aria-label={words::chances(table)}
                aria-valuemin="0" aria-valuemax="100"
                aria-valuenow={(share / 10).to_string()}
                ~style={format!("--share:.{share:03}")}
            ></div>
            <p class="facts">
                <b>{ words::worth(score) }</b>
                if personal {
                    <span>{ words::chances(table) }</span>
                }
                <span>{ texts().depth(info.depth) }</span>
                <span>{ speed(info) }</span>
            </p>
            <p class="pv">{ if settings.figurines { figurines(&line) } else { line } }</p>
        </>
    }
}

/// Nodes per second in round numbers.
pub fn speed(info: &Info) -> String {
    texts().nodes(&match info.speed {
        0..1_000 => info.speed.to_string(),
        1_000..1_000_000 => format!("{} k", info.speed / 1_000),
        n => format!("{}.{} M", n / 1_000_000, n / 100_000 % 10),
    })
}

/// The expected line with its move numbers.
fn line(room: &RoomHandle, info: &Info) -> String {
    moves::line(room.table.game.first_plies(room.table.ply_asked()), &info.line)
}
