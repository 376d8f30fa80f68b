//! The settings.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::shell::settings::Settings;
use crate::texts::{Language, texts};
use crate::web::common::sheet::{Sheet, segmented, slider, switch};
use crate::web::common::sound;
use crate::web::common::sound::Sound;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::shell::looks::{boards, pieces};

/// The server that is proposed for finding one's address: one that many programs ask.
const PROPOSED: &str = "stun.nextcloud.com:443";

/// The settings, each in force at once.
pub fn settings_sheet(
    settings: &Settings,
    on_change: &Callback<Settings>,
    on_help: Callback<()>,
    on_close: Callback<()>,
) -> Html {
    let t = texts();
    let choice = |value: &str, name: String| (value.to_owned(), html! { name });
    let languages = Language::ALL.map(|language| {
        let code = language.code();
        (code.to_owned(), html! { <bdi lang={code}>{ language.own_name() }</bdi> })
    });
    let languages = [choice("", t.language_system())].into_iter().chain(languages).collect();
    let themes = vec![
        choice("", t.theme_system()),
        ("light".to_owned(), html! { <>{ icon(Icon::Sun) }{ t.theme_light() }</> }),
        ("dark".to_owned(), html! { <>{ icon(Icon::Moon) }{ t.theme_dark() }</> }),
    ];
    let paces = vec![
        choice("none", t.animation_none()),
        choice("fast", t.animation_fast()),
        choice("", t.animation_normal()),
        choice("slow", t.animation_slow()),
    ];
    let text = |set: fn(&mut Settings, String)| change(settings, on_change, set);
    let flag = |set: fn(&mut Settings, bool)| change(settings, on_change, set);
    let either = |name: String, note: String, on: bool, set: fn(&mut Settings, bool)| {
        setting(name.clone(), note, switch(name, on, flag(set)))
    };
    let one_of = |name: String, options: Vec<(String, Html)>, chosen: &String, set| {
        setting(name.clone(), String::new(), segmented(name, options, chosen, text(set)))
    };
    let none = String::new;
    html! {
        <Sheet class="sheet-settings" title={t.settings_title()} {on_close}>
            { pieces(&settings.pieces, text(|s, v| s.pieces = v)) }
            { boards(&settings.board, text(|s, v| s.board = v)) }
            { one_of(t.language(), languages, &settings.language, |s, v| s.language = v) }
            { one_of(t.theme(), themes, &settings.theme, |s, v| s.theme = v) }
            { one_of(t.animation(), paces, &settings.pace, |s, v| s.pace = v) }
            { either(t.coordinates(), none(), settings.coordinates, |s, v| s.coordinates = v) }
            { either(t.figurines(), t.figurines_note(), settings.figurines, |s, v| s.figurines = v) }
            { setting(t.sound(), none(), sound(settings, on_change)) }
            { either(t.show_thinking(), t.show_thinking_note(), settings.thinking, |s, v| s.thinking = v) }
            { either(t.confirm_resign(), none(), settings.confirm_resign, |s, v| s.confirm_resign = v) }
            { either(t.turn_board(), t.turn_board_note(), settings.turn_board, |s, v| s.turn_board = v) }
            { setting(t.find_address(), t.find_address_note(), address(settings, on_change)) }
            { for browser::told("wonderboard-single").map(download) }
            <button class="button" type="button" onclick={on_help.reform(|_| ())}>{ t.help() }</button>
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

/// How loud sounds are, heard when it changes, and whether there are any.
fn sound(settings: &Settings, on_change: &Callback<Settings>) -> Html {
    let t = texts();
    let louder = change(settings, on_change, |s, percent: u8| {
        (s.sound, s.volume) = (percent > 0, percent);
    });
    // The page is told of the choice after the next drawing only, when it has been heard.
    let louder = louder.reform(|percent| {
        sound::set_loudness(percent);
        percent
    });
    let heard = Callback::from(|()| sound::play(Sound::Move));
    let on = change(settings, on_change, Settings::set_sound);
    html! {
        <span class="volume">
            { slider(t.volume(), t.percent(settings.loudness()), 0..=100, 5, settings.loudness(), louder, heard) }
            { switch(t.sound(), settings.sound, on) }
        </span>
    }
}

/// The server that tells this device its address, if somebody wants one.
fn address(settings: &Settings, on_change: &Callback<Settings>) -> Html {
    let t = texts();
    let on = change(settings, on_change, |s, on: bool| {
        s.stun = if on { PROPOSED.to_owned() } else { String::new() };
    });
    let other = change(settings, on_change, |s, address| s.stun = address);
    let onchange = other.reform(|event: Event| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.value().trim().to_owned()
    });
    let is_on = !settings.stun.is_empty();
    html! {
        <span class="address">
            if is_on {
                <input
                    aria-label={t.find_address_at()} value={settings.stun.clone()} {onchange}
                    inputmode="url" autocomplete="off" spellcheck="false" maxlength="120"
                />
            }
            { switch(t.find_address(), is_on, on) }
        </span>
    }
}

/// The page as one file, where there is one beside it.
fn download(file: String) -> Html {
    let t = texts();
    let link = html! { <a class="button" href={file.clone()} download={file}>{ t.download() }</a> };
    setting(t.single_file(), t.single_file_note(), link)
}

/// A question with a note, and how it is answered.
pub fn setting(name: String, note: String, control: Html) -> Html {
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
