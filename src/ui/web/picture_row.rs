//! The picture of a position, to save or to put on the clipboard.

use yew::prelude::*;

use super::glyphs::icon;
use super::{browser, save};
use crate::ui::icons::Icon;
use crate::ui::picture::{Picture, Style, squares};

#[derive(PartialEq, Properties)]
pub struct PictureRowProps {
    /// Draws the picture in the looks of the page.
    pub draw: Callback<Style, Picture>,
}

/// The buttons, and what became of the last one pressed.
#[component]
pub fn PictureRow(props: &PictureRowProps) -> Html {
    let said = use_state(|| "");
    let tell = {
        let said = said.setter();
        move |good: &'static str, bad: &'static str| {
            let said = said.clone();
            move |done: bool| said.set(if done { good } else { bad })
        }
    };
    let draw = {
        let draw = props.draw.clone();
        move || draw.emit(style())
    };
    let save_svg = {
        let (draw, told) = (draw.clone(), tell("The SVG is saved.", UNSAVED));
        move |_| told(save::save_svg(&draw()))
    };
    let save_png = {
        let (draw, told) = (draw.clone(), tell("The PNG is saved.", UNSAVED));
        move |_| save::save_png(draw(), told.clone())
    };
    let copy = {
        let told = tell(
            "The picture is on the clipboard.",
            "The browser does not copy it: save it instead.",
        );
        move |_| save::copy(draw(), told.clone())
    };
    html! {
        <section class="field">
            <h3 class="field-name">{ "Picture of this position" }</h3>
            <div class="button-row">
                { button(Icon::Save, "Save SVG", save_svg.into()) }
                { button(Icon::Save, "Save PNG", save_png.into()) }
                if save::can_copy() {
                    { button(Icon::Copy, "Copy picture", copy.into()) }
                }
            </div>
            <p class="said" aria-live="polite">{ *said }</p>
        </section>
    }
}

const UNSAVED: &str = "The browser does not let the page save it.";

fn button(sign: Icon, name: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button class="button" type="button" {onclick}>{ icon(sign) }{ name }</button> }
}

/// How boards look now.
fn style() -> Style {
    let look = browser::root_attribute;
    Style {
        squares: squares(&look("data-board").unwrap_or_default()),
        coordinates: look("data-coords").is_none_or(|coordinates| coordinates != "none"),
    }
}
