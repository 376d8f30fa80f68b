//! Boards too small to be played on.

use yew::prelude::*;

use crate::board::{BoardSquare, Color};
use crate::game::Spot;
use crate::game::scene::{BoardScene, MarkKind, Scene};
use crate::web::draw::figure::figure;
use crate::web::draw::glyphs::{glyph, side};
use crate::web::draw::pieces_layer::PiecesLayer;

/// All boards of a position with a side below, and what waits beside them. Pieces that have just moved may cool down.
pub fn boards(scene: &Scene, below: Color, cools: bool) -> Html {
    html! {
        <>
            { waiting(scene, !below) }
            <div class="living-boards">
                for board in &scene.boards { { picture(scene, *board, below, cools) } }
            </div>
            { waiting(scene, below) }
        </>
    }
}

fn picture(scene: &Scene, board: BoardScene, below: Color, cools: bool) -> Html {
    let is_here = |at: &BoardSquare| at.board() == board.id;
    let marks = scene.marks.iter().filter_map(|mark| match (mark.spot, mark.kind) {
        (Spot::Square(at), MarkKind::LastMove | MarkKind::Check) if is_here(&at) => {
            Some((at, if mark.kind == MarkKind::Check { "check" } else { "last" }))
        }
        _ => None,
    });
    let cooling =
        marks.clone().filter(|(at, _)| cools && scene.piece_at(Spot::Square(*at)).is_some());
    html! {
        <div class="board skeleton" key={board.id.index()}>
            for (at, class) in marks { { mark(board, at, below, class) } }
            { figure(&scene.figure, board, &[board.id], below) }
            <PiecesLayer
                {board} worlds={vec![board.id]} pieces={scene.pieces.clone()}
                orientation={below} blast={scene.blast}
            />
            for (at, _) in cooling { { mark(board, at, below, "cooling") } }
        </div>
    }
}

fn mark(board: BoardScene, at: BoardSquare, below: Color, class: &'static str) -> Html {
    let (x, y) = board.corner(at.square(), below);
    html! {
        <i class={classes!("living-mark", class)} key={format!("{class}{x}{y}")} ~style={format!("--x:{x};--y:{y}")}></i>
    }
}

/// The pieces of a side that wait beside the boards. Where none do, their room is kept.
fn waiting(scene: &Scene, color: Color) -> Html {
    let Some(tray) = scene.trays.iter().find(|tray| tray.color == color) else { return html! {} };
    html! {
        <p class={classes!("living-tray", side(color))}>
            for &(role, count) in &tray.pockets {
                for _ in 0..count { { glyph(role) } }
            }
        </p>
    }
}
