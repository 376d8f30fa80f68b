//! The pieces beside the boards, of which there are as many as one likes, with the hand and the eraser.

use web_sys::Element;
use yew::prelude::*;

use super::room::{DeskHandle, take};
use crate::app::draw::icons::Icon;
use crate::app::editor::{DeskAction, Tool, words};
use crate::app::wording::terms::color_word;
use crate::board::{Color, Piece, Role};
use crate::notation::{piece_letter, role_of};
use crate::rules::Memory;
use crate::texts::texts;
use crate::web::draw::glyphs::{glyph, icon, side};

/// The pieces of a side.
pub fn palette(room: &DeskHandle, color: Color, place: &'static str) -> Html {
    let desk = &room.desk;
    let marks = desk.draft.remembers(Memory::Promoted);
    html! {
        <div class={classes!("supplies", place)} role="group" aria-label={texts().editor_pieces(color_word(color))}>
            { tool(room, Tool::Hand, Icon::Hand) }
            for role in desk.draft.game.roles() {
                { supply(room, Tool::Piece(Piece { color, role })) }
            }
            if marks {
                for role in Role::PROMOTIONS { { supply(room, Tool::Promoted(Piece { color, role })) } }
            }
            { tool(room, Tool::Eraser, Icon::Bin) }
        </div>
    }
}

/// The hand or the eraser.
fn tool(room: &DeskHandle, tool: Tool, sign: Icon) -> Html {
    let choose = {
        let room = room.clone();
        move |_: MouseEvent| room.dispatch(DeskAction::Take(tool))
    };
    html! {
        <button
            class="supply tool" type="button" aria-label={words::tool(tool)} title={words::tool(tool)}
            aria-pressed={pressed(room, tool)} onclick={choose}
        >
            { icon(sign) }
        </button>
    }
}

/// A piece to be put on the boards.
fn supply(room: &DeskHandle, tool: Tool) -> Html {
    let (Tool::Piece(piece) | Tool::Promoted(piece)) = tool else { return html! {} };
    let press = {
        let room = room.clone();
        move |event: MouseEvent| {
            // A pointer has pressed already when it went up; this is the keyboard's way.
            if event.detail() == 0 {
                take(&room, tool);
            }
        }
    };
    html! {
        <button
            class={classes!("supply", side(piece.color))} type="button" data-tool={name(tool)}
            aria-label={words::tool(tool)} aria-pressed={pressed(room, tool)} onclick={press}
        >
            { glyph(piece.role) }
            if let Tool::Promoted(_) = tool { <i class="was-pawn">{ glyph(Role::Pawn) }</i> }
        </button>
    }
}

fn pressed(room: &DeskHandle, tool: Tool) -> &'static str {
    if room.desk.tool == tool { "true" } else { "false" }
}

/// The name of a tool in the page: `N`, `q~`.
fn name(tool: Tool) -> Option<String> {
    match tool {
        Tool::Hand | Tool::Eraser => None,
        Tool::Piece(piece) => Some(piece_letter(piece.color, piece.role).to_string()),
        Tool::Promoted(piece) => Some(format!("{}~", piece_letter(piece.color, piece.role))),
    }
}

/// The piece beside the boards that an element belongs to, and the element that draws it.
pub fn tool_of(element: &Element) -> Option<(Tool, Element)> {
    let drawing = element.closest("[data-tool]").ok()??;
    let name = drawing.get_attribute("data-tool")?;
    let letter = name.chars().next()?;
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let piece = Piece { color, role: role_of(letter)? };
    Some((if name.len() > 1 { Tool::Promoted(piece) } else { Tool::Piece(piece) }, drawing))
}
