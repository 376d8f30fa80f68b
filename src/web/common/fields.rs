//! What every sheet for a new game asks.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::common::player::{Opponent, Side};
use crate::app::draw::icons::Icon;
use crate::app::wording::guesses::Explained;
use crate::app::wording::terms;
use crate::app::wording::terms::side;
use crate::board::{Color, Role};
use crate::engine::Level;
use crate::notation::name::LONGEST;
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::common::sheet::segmented;
use crate::web::draw::faces::face;
use crate::web::draw::glyphs::{colored_glyph, icon};

/// What is asked.
pub fn heading(name: impl Into<AttrValue>) -> Html {
    html! { <h3 class="field-name">{ name.into() }</h3> }
}

/// A question of a sheet: its name and how it is answered.
pub fn field(name: impl Into<AttrValue>, control: Html) -> Html {
    html! { <section class="field">{ heading(name) }{ control }</section> }
}

/// Against whom one may play at this device.
pub fn opponents() -> Vec<(Opponent, Html)> {
    vec![
        (Opponent::Computer, html! { <>{ icon(Icon::Chip) }{ texts().opponent_computer() }</> }),
        (Opponent::Friend, html! { <>{ icon(Icon::People) }{ texts().opponent_friend() }</> }),
    ]
}

/// With which pieces.
pub fn sides(chosen: Side, choose: Callback<Side>) -> Html {
    let king = |color| colored_glyph(color, Role::King);
    let options = vec![
        (Side::White, html! { <>{ king(Color::White) }{ side(Color::White) }</> }),
        (
            Side::Either,
            html! { <>{ king(Color::White) }{ king(Color::Black) }{ texts().random_side() }</> },
        ),
        (Side::Black, html! { <>{ king(Color::Black) }{ side(Color::Black) }</> }),
    ];
    segmented(texts().play_as(), options, &chosen, choose)
}

/// A field for somebody's name, who may leave it empty.
pub fn name_field(label: String, name: &str, change: Callback<String>) -> Html {
    let oninput = change.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        input.value()
    });
    html! {
        <label class="name-field">
            <span class="field-name">{ label }</span>
            <input maxlength={LONGEST.to_string()} autocomplete="nickname" spellcheck="false" value={name.to_owned()} {oninput} />
        </label>
    }
}

/// What is wrong with a text that somebody brought, for the field that names it by `id`: what it looks like, what was
/// found, and the way to open it as the game that reads it. It is empty while nothing is wrong.
pub fn wrong(id: &'static str, what: Option<&Explained>, open: &Callback<Spec>) -> Html {
    let opens = what.and_then(|what| what.opens);
    html! {
        <>
            <p class="error" {id} role="alert">
                if let Some(what) = what {
                    <span>
                        { &what.words }
                        if let Some(detail) = &what.detail { <small>{ detail }</small> }
                    </span>
                }
            </p>
            if let Some(other) = opens {
                <button class="button" type="button" onclick={open.reform(move |_| other)}>
                    { texts().guess_open(&terms::title(other.card())) }
                </button>
            }
        </>
    }
}

/// How strong the computer plays: a face for each level.
pub fn levels(chosen: u8, choose: Callback<u8>) -> Html {
    let name = texts().strength();
    html! {
        <div class="levels" role="radiogroup" aria-label={name.clone()}>
            for level in 1..=Level::COUNT { { one_level(&name, level, chosen == level, &choose) } }
        </div>
    }
}

fn one_level(group: &str, level: u8, is_chosen: bool, choose: &Callback<u8>) -> Html {
    let who = texts().level_name(level);
    html! {
        <label class="level-choice" title={who.clone()}>
            <input
                type="radio" name={group.to_owned()} aria-label={texts().level_named(&who, level)}
                checked={is_chosen} onchange={choose.reform(move |_| level)}
            />
            <span class="level-face">{ face(level) }<b aria-hidden="true">{ level }</b></span>
        </label>
    }
}
