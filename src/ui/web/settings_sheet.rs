//! The settings.

use yew::prelude::*;

use super::browser;
use super::glyphs::icon;
use super::sheet::{Sheet, segmented, switch};
use crate::ui::icons::Icon;
use crate::ui::settings::Settings;

/// The settings, each in force at once.
pub fn settings_sheet(
    settings: &Settings,
    on_change: &Callback<Settings>,
    on_close: Callback<()>,
) -> Html {
    let system = |name: &str| (String::new(), html! { name });
    let themes = vec![
        system("System"),
        ("light".to_owned(), html! { <>{ icon(Icon::Sun) }{ "Light" }</> }),
        ("dark".to_owned(), html! { <>{ icon(Icon::Moon) }{ "Dark" }</> }),
    ];
    let boards = [("glass", "Glass"), ("wood", "Wood"), ("slate", "Slate")];
    let boards = boards.map(|(board, name)| {
        let face = html! { <><i class="swatch" data-board={board}></i>{ name }</> };
        (board.to_owned(), face)
    });
    let paces = [("none", "None"), ("fast", "Fast"), ("", "Normal"), ("slow", "Slow")];
    let paces = paces.map(|(pace, name)| (pace.to_owned(), html! { name }));
    let text = |set: fn(&mut Settings, String)| change(settings, on_change, set);
    let flag = |set: fn(&mut Settings, bool)| change(settings, on_change, set);
    html! {
        <Sheet title="Settings" {on_close}>
            { setting("Theme", "", segmented("Theme", themes, &settings.theme, text(|s, v| s.theme = v))) }
            { setting("Board", "", segmented("Board", boards.to_vec(), &settings.board, text(|s, v| s.board = v))) }
            { setting("Animation", "", segmented("Animation", paces.to_vec(), &settings.pace, text(|s, v| s.pace = v))) }
            { setting("Coordinates", "", switch("Coordinates", settings.coordinates, flag(|s, v| s.coordinates = v))) }
            { setting("Sound", "", switch("Sound", settings.sound, flag(|s, v| s.sound = v))) }
            { setting(
                "Show the engine’s thinking",
                "Its evaluation and the line it expects",
                switch("Show the engine's thinking", settings.thinking, flag(|s, v| s.thinking = v)),
            ) }
            { setting(
                "Ask before resigning", "",
                switch("Ask before resigning", settings.confirm_resign, flag(|s, v| s.confirm_resign = v)),
            ) }
            { for browser::told("wonderboard-single").map(download) }
            <p class="setting-note keys">
                { "Keys: arrows look back through the game, F turns the board, Escape lets go. \
                   On the board arrows walk and Enter presses. With several boards, V lays them over \
                   one another or apart, and W goes to the next." }
            </p>
        </Sheet>
    }
}

fn change<T: 'static>(
    settings: &Settings,
    on_change: &Callback<Settings>,
    set: fn(&mut Settings, T),
) -> Callback<T> {
    let settings = settings.clone();
    on_change.reform(move |value| {
        let mut settings = settings.clone();
        set(&mut settings, value);
        settings
    })
}

/// The page as one file, where there is one beside it.
fn download(file: String) -> Html {
    let link = html! { <a class="button" href={file.clone()} download={file}>{ "Download" }</a> };
    setting("Wonderboard as a file", "Every game in one page, to open without a network", link)
}

fn setting(name: &'static str, note: &'static str, control: Html) -> Html {
    html! {
        <div class="setting">
            <span class="setting-name">
                { name }
                if !note.is_empty() {
                    <span class="setting-note">{ note }</span>
                }
            </span>
            { control }
        </div>
    }
}
