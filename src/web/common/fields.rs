//! What every sheet for a new game asks.

use yew::prelude::*;

use crate::app::common::player::{Opponent, Side};
use crate::app::draw::icons::Icon;
use crate::app::wording::terms::side;
use crate::board::{Color, Role};
use crate::texts::texts;
use crate::web::common::sheet::segmented;
use crate::web::draw::glyphs::{colored_glyph, icon};

/// A question of a sheet: its name and how it is answered.
pub fn field(name: impl Into<AttrValue>, control: Html) -> Html {
    html! { <section class="field"><h3 class="field-name">{ name.into() }</h3>{ control }</section> }
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

/// How strong the computer plays.
pub fn levels(chosen: u8, choose: Callback<u8>) -> Html {
    let options = (1..=8).map(|level: u8| (level, html! { level })).collect();
    segmented(texts().strength(), options, &chosen, choose)
}
