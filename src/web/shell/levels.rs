//! The choice of a level: a row of faces, and who it is that is chosen.

use yew::prelude::*;

use crate::app::rating::Form;
use crate::app::rating::{Rating, matching, of_level};
use crate::texts::texts;
use crate::variants::Spec;
use crate::web::common::fields::levels;
use crate::web::common::store;

#[derive(PartialEq, Properties)]
pub struct LevelsProps {
    pub level: u8,
    /// The game of which it is a level.
    pub spec: Spec,
    pub choose: Callback<u8>,
}

/// The levels of the computer in games of turns: who plays at each, and which of them suits the person here.
#[component]
pub fn Levels(props: &LevelsProps) -> Html {
    let LevelsProps { level, spec, choose } = props;
    let form: std::rc::Rc<Form> =
        use_memo((), |()| store::kept(store::FORM).ok().flatten().unwrap_or_default());
    let t = texts();
    html! {
        <>
            { levels(*level, choose.clone()) }
            <div class="level-told" aria-live="polite">
                <p>
                    <b>{ t.level_name(*level) }</b>{ " " }
                    <span>{ t.level_rating(of_level(*level).rounded()) }</span>
                </p>
                <p>{ t.level_sees(*level) }</p>
                <p class="own-rating">{ own(form.rating(spec.slug()), *level, choose) }</p>
            </div>
        </>
    }
}

/// How well the person here plays the game, and the way to the level that suits.
fn own(rating: Option<Rating>, level: u8, choose: &Callback<u8>) -> Html {
    let Some(rating) = rating else { return html! { texts().level_unrated() } };
    let said = texts().your_rating(rating.rounded());
    let said = if rating.is_sure() { said } else { format!("{said}?") };
    let fits = matching(rating);
    html! {
        <>
            <span title={texts().rating_note()}>{ said }</span>
            if fits != level {
                <button class="link-button" type="button" onclick={choose.reform(move |_| fits)}>
                    { texts().level_match(&texts().level_name(fits)) }
                </button>
            }
        </>
    }
}
