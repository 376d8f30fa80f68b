//! The picture of a position, to save or to put on the clipboard.

use yew::prelude::*;

use crate::app::draw::icons::Icon;
use crate::app::share::picture::{Picture, PictureStyle, squares};
use crate::texts::texts;
use crate::web::common::fields::heading;
use crate::web::dom::browser;
use crate::web::draw::glyphs::icon;
use crate::web::draw::sets;
use crate::web::share::save;

#[derive(PartialEq, Properties)]
pub struct PictureRowProps {
    /// Draws the picture in the looks of the page.
    pub draw: Callback<PictureStyle, Picture>,
}

/// The buttons, and what became of the last one pressed.
#[component]
pub fn PictureRow(props: &PictureRowProps) -> Html {
    let t = texts();
    let said = use_state(String::new);
    let tell = {
        let said = said.setter();
        move |good: String, bad: String| {
            let said = said.clone();
            move |done: bool| said.set(if done { good.clone() } else { bad.clone() })
        }
    };
    let draw = {
        let draw = props.draw.clone();
        move || draw.emit(style())
    };
    let save_svg = {
        let (draw, told) = (draw.clone(), tell(t.svg_saved(), t.picture_not_saved()));
        move |_| told(save::save_svg(&draw()))
    };
    let save_png = {
        let (draw, told) = (draw.clone(), tell(t.png_saved(), t.picture_not_saved()));
        move |_| save::save_png(draw(), told.clone())
    };
    let copy = {
        let told = tell(t.picture_copied(), t.picture_not_copied());
        move |_| save::copy(draw(), told.clone())
    };
    html! {
        <section class="field">
            { heading(t.picture()) }
            <div class="button-row">
                { button(Icon::Save, t.save_svg(), save_svg.into()) }
                { button(Icon::Save, t.save_png(), save_png.into()) }
                if save::can_copy() {
                    { button(Icon::Copy, t.copy_picture(), copy.into()) }
                }
            </div>
            <p class="said" aria-live="polite">{ &*said }</p>
        </section>
    }
}

fn button(sign: Icon, name: String, onclick: Callback<MouseEvent>) -> Html {
    html! { <button class="button" type="button" {onclick}>{ icon(sign) }{ name }</button> }
}

/// How boards look now.
fn style() -> PictureStyle {
    let look = browser::root_attribute;
    PictureStyle {
        squares: squares(&look("data-board").unwrap_or_default()),
        pieces: sets::pictured(),
        coordinates: look("data-coords").is_none_or(|coordinates| coordinates != "none"),
    }
}
