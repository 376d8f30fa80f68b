//! The looks of boards and pieces, chosen by looking: each is shown as it is, and the board behind follows at once.

use yew::prelude::*;

use crate::app::draw::sets::{SETS, drawing};
use crate::app::shell::settings::BOARDS;
use crate::board::{Color, Role};
use crate::texts::texts;
use crate::web::draw::glyphs::{colored_glyph, side};
use crate::web::draw::sets;

/// The choice of a set of pieces.
pub fn pieces(chosen: &str, choose: Callback<String>) -> Html {
    let t = texts();
    let names = [t.pieces_round(), t.pieces_carved(), t.pieces_folded(), t.pieces_letters()];
    let tile = |(set, name): (&'static str, String)| {
        let face = html! { <span class="look"><SetFace {set} /></span> };
        tile("pieces", set, name, face, chosen == set, &choose)
    };
    tiles(t.pieces_style(), SETS.into_iter().zip(names).map(tile).collect())
}

/// The choice of the colors of squares.
pub fn boards(chosen: &str, choose: Callback<String>) -> Html {
    let t = texts();
    let names = [
        t.board_glass(),
        t.board_wood(),
        t.board_slate(),
        t.board_meadow(),
        t.board_sea(),
        t.board_print(),
    ];
    let tile = |(board, name): (&'static str, String)| {
        let face = html! {
            <span class="look" data-board={board}>
                { colored_glyph(Color::Black, Role::Knight) }{ colored_glyph(Color::White, Role::King) }
            </span>
        };
        tile("board", board, name, face, chosen == board, &choose)
    };
    tiles(t.board_style(), BOARDS.into_iter().zip(names).map(tile).collect())
}

fn tiles(name: String, tiles: Html) -> Html {
    html! {
        <section class="setting looks">
            <h3 class="setting-name">{ name.clone() }</h3>
            <div class="tiles" role="radiogroup" aria-label={name}>{ tiles }</div>
        </section>
    }
}

fn tile(
    of: &'static str,
    value: &'static str,
    name: String,
    face: Html,
    is_chosen: bool,
    choose: &Callback<String>,
) -> Html {
    html! {
        <label class="card" key={value}>
            <input
                type="radio" name={of} {value} checked={is_chosen}
                onchange={choose.reform(move |_| value.to_owned())}
            />
            <span class="card-face">{ face }<span>{ name }</span></span>
        </label>
    }
}

#[derive(PartialEq, Properties)]
struct SetFaceProps {
    set: &'static str,
}

/// Two pieces of a set, once it has come.
#[component]
fn SetFace(props: &SetFaceProps) -> Html {
    let redraw = use_force_update();
    use_effect_with(props.set, |set| sets::bring(set, move || redraw.force_update()));
    let Some(file) = sets::known(props.set) else { return html! {} };
    html! {
        <>{ piece(&file, Color::White, Role::King) }{ piece(&file, Color::Black, Role::Knight) }</>
    }
}

/// A piece of whichever set.
fn piece(file: &str, color: Color, role: Role) -> Html {
    let (side, drawing) = (side(color), drawing(file, role));
    let svg = format!(
        "<svg class=\"glyph {side}\" viewBox=\"0 0 45 45\" aria-hidden=\"true\">{drawing}</svg>"
    );
    Html::from_html_unchecked(svg.into())
}
