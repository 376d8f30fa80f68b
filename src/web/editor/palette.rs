//! The pieces beside the boards, of which there are as many as one likes, with the hand and the eraser.

use web_sys::Element;
use yew::prelude::*;

use super::room::{DeskHandle, take};
use crate::app::draw::icons::Icon;
use crate::app::editor::{Tool, words};
use crate::app::wording::terms::color_word;
use crate::board::{Color, Piece, Role};
use crate::notation::{piece_letter, role_of};
use crate::rules::Memory;
use crate::texts::texts;
use crate::web::draw::glyphs::{glyph, icon, side};

const HAND: &str = "hand";
const ERASER: &str = "eraser";

/// The pieces of a side.
pub fn palette(room: &DeskHandle, color: Color, place: &'static str) -> Html {
    let desk = &room.desk;
    let marks = desk.draft.remembers(Memory::Promoted);
    html! {
        <div class={classes!("supplies", place)} role="group" aria-label={texts().editor_pieces(color_word(color))}>
            { tool(room, Tool::Hand, Icon::Hand) }
            for role in desk.draft.game.roles() {
                { piece(room, Piece { color, role }) }
            }
            if marks {
                for role in Role::PROMOTIONS { { promoted(room, Piece { color, role }) } }
            }
            { tool(room, Tool::Eraser, Icon::Bin) }
        </div>
    }
}

/// The hand or the eraser.
fn tool(room: &DeskHandle, tool: Tool, sign: Icon) -> Html {
    supply(room, tool, classes!("tool"), icon(sign))
}

/// A piece to be put on the boards.
fn piece(room: &DeskHandle, piece: Piece) -> Html {
    supply(room, Tool::Piece(piece), classes!(side(piece.color)), glyph(piece.role))
}

/// One that was a pawn.
fn promoted(room: &DeskHandle, piece: Piece) -> Html {
    let face = html! { <>{ glyph(piece.role) }<i class="was-pawn">{ glyph(Role::Pawn) }</i></> };
    supply(room, Tool::Promoted(piece), classes!(side(piece.color)), face)
}

fn supply(room: &DeskHandle, tool: Tool, class: Classes, face: Html) -> Html {
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
            class={classes!("supply", class)} type="button" data-tool={name(tool)} title={words::tool(tool)}
            aria-label={words::tool(tool)} aria-pressed={pressed(room, tool)} onclick={press}
        >
            { face }
        </button>
    }
}

fn pressed(room: &DeskHandle, tool: Tool) -> &'static str {
    if room.desk.tool == tool { "true" } else { "false" }
}

/// The name of a tool in the page: `hand`, `N`, `q~`.
fn name(tool: Tool) -> String {
    match tool {
        Tool::Hand => HAND.to_owned(),
        Tool::Eraser => ERASER.to_owned(),
        Tool::Piece(piece) => piece_letter(piece.color, piece.role).to_string(),
        Tool::Promoted(piece) => format!("{}~", piece_letter(piece.color, piece.role)),
    }
}

/// The tool beside the boards that an element belongs to, and the element that draws it.
pub fn tool_of(element: &Element) -> Option<(Tool, Element)> {
    let drawing = element.closest("[data-tool]").ok()??;
    let tool = match drawing.get_attribute("data-tool")?.as_str() {
        HAND => Tool::Hand,
        ERASER => Tool::Eraser,
        name => {
            let letter = name.chars().next()?;
            let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
            let piece = Piece { color, role: role_of(letter)? };
            if name.len() > 1 { Tool::Promoted(piece) } else { Tool::Piece(piece) }
        }
    };
    Some((tool, drawing))
}
