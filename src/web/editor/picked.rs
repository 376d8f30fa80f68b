//! What can be said of the piece that is picked, in games that ask something of each.

use yew::prelude::*;

use super::fields::{check, number};
use super::room::{DeskHandle, change};
use crate::app::editor::{Change, Counter, EditedGame, words};
use crate::rules::Memory;
use crate::texts::texts;
use crate::web::draw::glyphs::colored_glyph;

/// The picked piece, if there is something to be said of it.
pub fn picked(room: &DeskHandle) -> Html {
    let draft = &room.desk.draft;
    let Some(man) = room.desk.picked.and_then(|at| draft.man(at)).copied() else {
        return html! {};
    };
    let waits = draft.game == EditedGame::Timed;
    let is_promotable = draft.remembers(Memory::Promoted) && man.can_be_promoted();
    if !waits && !is_promotable {
        return html! {};
    }
    let t = texts();
    let name = t.editor_picked(&words::piece_name(man.piece), &words::site(draft, man.site));
    html! {
        <section class="field picked-piece" role="group" aria-label={name.clone()}>
            <h2 class="field-name">{ colored_glyph(man.piece.color, man.piece.role) }{ name }</h2>
            if waits {
                { number(room, Counter::Wait(man.site)) }
            }
            if is_promotable {
                {
                    check(
                        html! { t.editor_picked_was_pawn() }, t.editor_picked_was_pawn(), man.was_pawn, true,
                        change(room, move |was_pawn| Change::WasPawn(man.site, was_pawn)),
                    )
                }
            }
        </section>
    }
}
