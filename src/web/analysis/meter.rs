//! The bar beside the boards that shows who stands better.

use yew::prelude::*;

use crate::app::turns::table::Table;
use crate::app::turns::words;
use crate::web::draw::glyphs::side;

/// The bar: the side that is drawn below grows from below. While the engine thinks anew it stays as it
/// was.
#[component]
pub fn Meter(props: &MeterProps) -> Html {
    let table = &props.table;
    let last = use_mut_ref(|| 500);
    let share = words::judged(table).map_or(*last.borrow(), |(player, score)| {
        let share = words::share(score);
        if table.color_of(player) == table.orientation { share } else { 1000 - share }
    });
    last.replace(share);
    html! {
        <div class={classes!("meter", side(!table.orientation))} aria-hidden="true">
            <div class={side(table.orientation)} ~style={format!("--share:{}.{}%", share / 10, share % 10)}></div>
        </div>
    }
}

#[derive(PartialEq, Properties)]
pub struct MeterProps {
    pub table: Table,
}
