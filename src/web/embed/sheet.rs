//! The dialog that shows how to put the board into another page.

use yew::prelude::*;

use crate::app::embed::shape::Ratio;
use crate::app::embed::{FrameWish, Mode, snippet};
use crate::app::turns::table::Table;
use crate::app::wording::terms;
use crate::texts::{Language, texts};
use crate::web::common::fields::{field, levels};
use crate::web::common::sheet::{Sheet, segmented, switch};
use crate::web::dom::browser;
use crate::web::share::copied::Copied;
use crate::web::turns::room::RoomHandle;

#[derive(PartialEq, Properties)]
pub struct EmbedSheetProps {
    pub room: RoomHandle,
    pub on_close: Callback<()>,
}

/// What can be wished for, what it looks like, and what is to be copied.
#[component]
pub fn EmbedSheet(props: &EmbedSheetProps) -> Html {
    let wish = use_state(FrameWish::default);
    let table = &props.room.table;
    let page = browser::address();
    let hash = snippet::address(table, &wish);
    let t = texts();
    let title = t.frame_title(&terms::title(table.setup.spec.card()));
    let Ratio(across, down) = snippet::ratio(table);
    let frame = snippet::iframe(&page, &hash, &title, Ratio(across, down));
    html! {
        <Sheet class="sheet-embed" title={t.embed_title()} on_close={props.on_close.clone()}>
            <div class="embedding">
                <div class="wishes">{ wishes(&wish, table) }</div>
                <iframe
                    class="preview" title={t.embed_preview()} src={format!("{page}{hash}")}
                    ~style={format!("--ratio:{across}/{down}")}
                ></iframe>
            </div>
            <Copied name={t.embed_frame()} text={frame} />
            <Copied name={t.embed_element()} text={snippet::element(&page, &hash)} />
            <p class="setting-note">
                { t.embed_either() }{ " " }
                <a href="examples/embed.html" target="_blank">{ t.embed_examples() }</a>
            </p>
        </Sheet>
    }
}

fn wishes(wish: &UseStateHandle<FrameWish>, table: &Table) -> Html {
    let t = texts();
    let mut modes = vec![(Mode::Play, html! { t.embed_position() })];
    if !table.game.is_empty() {
        modes.push((Mode::Replay, html! { t.embed_game() }));
    }
    if table.shown.is_some() || table.game.start_fen().is_some() && !table.game.is_empty() {
        modes.push((Mode::Puzzle, html! { t.embed_puzzle() }));
    }
    let themes = [("", t.theme_system()), ("light", t.theme_light()), ("dark", t.theme_dark())];
    let themes = themes.map(|(theme, name)| (theme, html! { name }));
    let languages = Language::ALL.map(|language| (Some(language), html! { language.own_name() }));
    let languages = [(None, html! { t.embed_language_reader() })].into_iter().chain(languages);
    let mode = set(wish, |w, mode| w.mode = mode);
    let theme = set(wish, |w, theme| w.theme = theme);
    let language = set(wish, |w, language| w.language = language);
    html! {
        <>
            { field(t.embed_shown(), segmented(t.embed_shown(), modes, &wish.mode, mode)) }
            { field(t.theme(), segmented(t.theme(), themes.to_vec(), &wish.theme, theme)) }
            { field(t.embed_language(), segmented(t.embed_language(), languages.collect(), &wish.language, language)) }
            if wish.mode == Mode::Play {
                <label class="think-head">
                    <span>{ t.embed_answers() }</span>
                    { switch(t.embed_answers(), wish.engine, set(wish, |w, engine| w.engine = engine)) }
                </label>
                if wish.engine {
                    { field(t.strength(), levels(wish.level, set(wish, |w, level| w.level = level))) }
                }
            }
        </>
    }
}

fn set<T: 'static>(wish: &UseStateHandle<FrameWish>, set: fn(&mut FrameWish, T)) -> Callback<T> {
    let wish = wish.clone();
    Callback::from(move |value| {
        let mut wished = (*wish).clone();
        set(&mut wished, value);
        wish.set(wished);
    })
}
