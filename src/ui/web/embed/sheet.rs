//! The dialog that shows how to put the board into another page.

use yew::prelude::*;

use crate::ui::embed::shape::Ratio;
use crate::ui::embed::{Mode, Wish, snippet};
use crate::ui::table::Table;
use crate::ui::web::browser;
use crate::ui::web::new_game::{field, levels};
use crate::ui::web::room::RoomHandle;
use crate::ui::web::share::Copied;
use crate::ui::web::sheet::{Sheet, segmented, switch};
use crate::ui::words;

#[derive(PartialEq, Properties)]
pub struct EmbedSheetProps {
    pub room: RoomHandle,
    pub on_close: Callback<()>,
}

/// What can be wished for, what it looks like, and what is to be copied.
#[component]
pub fn EmbedSheet(props: &EmbedSheetProps) -> Html {
    let wish = use_state(Wish::default);
    let table = &props.room.table;
    let page = browser::address();
    let hash = snippet::address(table, &wish);
    let title = format!("{} on Wonderboard", words::title(table.setup.spec.card()));
    let Ratio(across, down) = snippet::ratio(table);
    let frame = snippet::iframe(&page, &hash, &title, Ratio(across, down));
    html! {
        <Sheet class="sheet-embed" title="Embed" on_close={props.on_close.clone()}>
            <div class="embedding">
                <div class="wishes">{ wishes(&wish, table) }</div>
                <iframe
                    class="preview" title="Preview" src={format!("{page}{hash}")}
                    ~style={format!("--ratio:{across}/{down}")}
                ></iframe>
            </div>
            <Copied name="Frame (HTML)" text={frame} />
            <Copied name="Custom element (HTML), which fits its height" text={snippet::element(&page, &hash)} />
            <p class="setting-note">
                { "Either goes into any web page: " }
                <a href="examples/embed.html" target="_blank">{ "some examples" }</a>{ "." }
            </p>
        </Sheet>
    }
}

fn wishes(wish: &UseStateHandle<Wish>, table: &Table) -> Html {
    let mut modes = vec![(Mode::Play, html! { "A position to play" })];
    if !table.game.is_empty() {
        modes.push((Mode::Replay, html! { "The game" }));
    }
    if table.shown.is_some() || table.game.start_fen().is_some() && !table.game.is_empty() {
        modes.push((Mode::Puzzle, html! { "What was played, as a puzzle" }));
    }
    let themes = [("", "System"), ("light", "Light"), ("dark", "Dark")];
    let themes = themes.map(|(theme, name)| (theme, html! { name }));
    html! {
        <>
            { field("What is shown", segmented("What is shown", modes, &wish.mode, set(wish, |w, mode| w.mode = mode))) }
            { field("Theme", segmented("Theme", themes.to_vec(), &wish.theme, set(wish, |w, theme| w.theme = theme))) }
            if wish.mode == Mode::Play {
                <label class="think-head">
                    <span>{ "The computer answers" }</span>
                    { switch("The computer answers", wish.engine, set(wish, |w, engine| w.engine = engine)) }
                </label>
                if wish.engine {
                    { field("Strength", levels(wish.level, set(wish, |w, level| w.level = level))) }
                }
            }
        </>
    }
}

fn set<T: 'static>(wish: &UseStateHandle<Wish>, set: fn(&mut Wish, T)) -> Callback<T> {
    let wish = wish.clone();
    Callback::from(move |value| {
        let mut wished = (*wish).clone();
        set(&mut wished, value);
        wish.set(wished);
    })
}
